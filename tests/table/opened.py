"""Files with games, made up for tests of opening them, and how programs send them."""

import base64
import gzip
import json
from functools import cache
from random import Random
from typing import Any

from httpx2 import Response

from spielwerk.core.discovery import find_game
from spielwerk.core.driver import Play, new_game
from spielwerk.core.options import PLAYERS, options_of
from spielwerk.core.record import Record
from spielwerk.core.record_text import parse
from spielwerk.games.terra_mystica.interchange import export_log
from spielwerk.games.terra_mystica.interchange.command_log import read_command_log
from table.webs import Person

SEED = "opened"


@cache
def _played(players: int, turns: int) -> Play:
    game = find_game("terra-mystica")
    play = new_game(game, options_of(game).preset("introductory") | {PLAYERS: players}, SEED)
    dice = Random(SEED)
    while not play.state.is_terminal() and turns:
        seat = play.state.deciders()[0]
        sensible = game.sensible_turns(play.state.clone(), seat)
        texts = [play.state.action_to_string(turn[0], seat) for turn in sensible]
        lasting = [turn for turn, text in zip(sensible, texts, strict=True) if not text.startswith("pass")]
        for action in dice.choice(lasting or sensible):
            play.act(action, seat)
        turns -= 1
    return play


def played(players: int = 4, turns: int = -1) -> Record:
    """A game of ours, played to its end or so many turns, the same every time. Nobody passes early, so it is long."""
    return _played(players, turns).copy().record


def taken_back() -> Record:
    """A game under way in which something was taken back twice."""
    play = _played(2, 30).copy()
    for count in (1, 3):
        play.take_back(count)
        seat = play.state.deciders()[0]
        play.act(play.record.game.sensible_turns(play.state.clone(), seat)[0][0], seat)
    return play.record


def as_json(name: str, record: Record) -> str:
    """The game as one line of JSON."""
    entries = read_command_log(export_log(record))
    commands = [f"{entry.faction}: {entry.command}" if entry.faction else entry.command for entry in entries]
    return json.dumps({"game_id": name, "commands": commands})


def packed(text: str) -> bytes:
    return gzip.compress(text.encode())


def send(person: Person, text: str = "", content: bytes = b"", **more: object) -> Response:
    body: dict[str, object] = {"text": text} if text else {"content": base64.b64encode(content).decode()}
    language = more.pop("language", "en")
    return person.post(f"/api/open?language={language}", body | more)


def opened(person: Person, text: str = "", content: bytes = b"", **more: object) -> str:
    """The table of a file with one game."""
    answer = send(person, text, content, **more)
    assert answer.status_code == 200, answer.text
    (table,) = answer.json()["tables"]
    return str(table["table"])


def refused(answer: Response, status: int, key: str) -> dict[str, Any]:
    assert answer.status_code == status, answer.text
    fault: dict[str, Any] = answer.json()
    assert fault["error"] == key and fault["reason"]
    return fault


def record_of(person: Person, table: str) -> Record:
    return parse(person.get(f"/api/tables/{table}/record").text, table)


def points_of(record: Record) -> dict[str, float]:
    state = record.replay()
    return {state.seat_name(seat): value for seat, value in enumerate(state.returns())}
