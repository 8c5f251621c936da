"""A process that thinks for bots: reads requests, one JSON line each, and answers with the actions of a turn.

    {"record": "spielwerk record 1 ...", "bot": "greedy", "seat": 2, "seed": 7}
    {"actions": ["build E7", "done"]}

It knows nothing of tables or people. The server ends it if it takes too long.
"""

import sys
from typing import Any

import msgspec

from spielwerk.bots.all import make_bot
from spielwerk.core.record_text import parse
from spielwerk.table.games.features import features_of

MOST_ACTIONS = 100
"""No bot does more in one go; the server asks again."""


def think(record_text: str, bot_name: str, seat: int, seed: int) -> list[str]:
    """What a bot does now: its decision, and what follows as long as its own turn is under way.

    In a game with secrets it is one decision at a time, for each may tell the bot something new.
    """
    record = parse(record_text)
    state = record.replay()
    features = features_of(record.game)
    bot = make_bot(bot_name, record.game, seed)
    texts: list[str] = []
    while not texts or (
        len(texts) < MOST_ACTIONS
        and seat in state.deciders()
        and (state.current_player() == seat or features.is_under_way(state, seat))
    ):
        for action in bot.choose(state.view(seat).clone(), seat):
            texts.append(state.action_to_string(action, seat))
            state.apply_action_with_legality_check(action, seat)
        if record.game.has_secrets:
            break
    return texts


def main() -> None:
    for line in sys.stdin.buffer:
        asked: dict[str, Any] = msgspec.json.decode(line)
        try:
            answer: dict[str, object] = {
                "actions": think(asked["record"], asked["bot"], asked["seat"], asked["seed"]),
            }
        except Exception as error:  # whatever a bot does wrong, the server goes on without it
            answer = {"error": f"{type(error).__name__}: {error}"}
        sys.stdout.buffer.write(msgspec.json.encode(answer) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
