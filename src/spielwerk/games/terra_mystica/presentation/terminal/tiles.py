# not compiled: text for people
"""Tiles and action spaces on the table, as text: rounds, power actions, cards, the cult board's priests, bridges."""

from rich.text import Text

from spielwerk.core.sets import BIT
from spielwerk.games.terra_mystica.actions import POWER_ACTION_SLOTS
from spielwerk.games.terra_mystica.presentation.telling.wording import seat_title
from spielwerk.games.terra_mystica.state import BRIDGE_FIELDS, HELD, NOT_IN_GAME, State
from spielwerk.games.terra_mystica.steps import cult, tile
from spielwerk.games.terra_mystica.terms import CULTS, ROUNDS
from spielwerk.games.terra_mystica.tiles import bonus
from spielwerk.games.terra_mystica.tiles.power_actions import COST
from spielwerk.games.terra_mystica.values import SPACES
from spielwerk.locale.catalogue import Catalogue


def round_tile(state: State, number: int, say: Catalogue) -> str:
    """What the tile of a round rewards, and its cult bonus."""
    scoring = state.scoring[number]
    points = tile("scoring", scoring, say)
    return points if number == ROUNDS else say("screen.tile", points=points, reward=tile("reward-short", scoring, say))


def power_column(state: State, say: Catalogue) -> list[Text]:
    """The power actions beside the small map."""
    lines = [Text(f" ACT {say('words.short.power')}", "dim")]
    for number in range(POWER_ACTION_SLOTS):
        used = state.power_used & BIT[number] != 0
        text = f" {number + 1} {say(f'tiles.power-short.{number + 1}'):<8}"
        lines.append(Text(text, "dim strike") if used else Text(text))
        lines[-1].append("-" if used else str(COST[number]), "not strike")
    return lines


def tiles(state: State, say: Catalogue, width: int) -> list[list[Text]]:
    """Rounds, power actions, cards and tiles on the table, each with a title."""
    return [
        _titled("rounds", _rounds(state, say), say),
        _titled("power", _wrapped(_power_actions(state, say), width), say),
        _titled("bonus", _bonus_cards(state, say), say),
        _titled("favours", _wrapped(_left("FAV", state.favours_left), width), say),
        _titled("towns", _wrapped(_left("TW", state.towns_left), width), say),
        _titled("priests", _wrapped(_priest_spaces(state, say), width), say),
        _titled("bridges", _wrapped(_bridges(state, say), width), say) if len(state.bridges) else [],
    ]


def _titled(name: str, lines: list[Text], say: Catalogue) -> list[Text]:
    return [Text(say(f"screen.{name}"), "bold"), *lines]


def _wrapped(parts: list[str], width: int) -> list[Text]:
    """Parts in lines, none broken in the middle."""
    lines = [""]
    for part in parts:
        if lines[-1] and len(lines[-1]) + 2 + len(part) > width:
            lines.append("")
        lines[-1] += f"  {part}"
    return [Text(line[1:], no_wrap=True) for line in lines]


def _rounds(state: State, say: Catalogue) -> list[Text]:
    found = []
    for number in range(1, ROUNDS + 1):
        if state.scoring[number]:
            now = number == state.round
            style = "bold" if now else "dim" if number < state.round else ""
            found.append(Text(f"{'>' if now else ' '}{number} {round_tile(state, number, say)}", style, no_wrap=True))
    return found


def _power_actions(state: State, say: Catalogue) -> list[str]:
    return [
        f"ACT{number + 1} {tile('power', number + 1, say)} "
        + (say("screen.used") if state.power_used & BIT[number] else say("words.unit.power", n=int(COST[number])))
        for number in range(POWER_ACTION_SLOTS)
    ]


def _bonus_cards(state: State, say: Catalogue) -> list[Text]:
    found = []
    for number in range(1, bonus.TILES + 1):
        coins = state.bonus_coins[number]
        if coins not in (HELD, NOT_IN_GAME):
            extra = f" ({say('screen.coins', n=int(coins))})" if coins else ""
            found.append(Text(f" BON{number}{extra} {tile('bonus', number, say)}", no_wrap=True))
    return found


def _left(short: str, counts: object) -> list[str]:
    assert hasattr(counts, "__getitem__") and hasattr(counts, "__len__")
    return [f"{short}{number}x{counts[number]}" for number in range(1, len(counts)) if counts[number]]


def _priest_spaces(state: State, say: Catalogue) -> list[str]:
    return [
        say(
            "screen.priest-space",
            cult=cult(number, say),
            three=say("screen.taken" if state.cult_threes & BIT[number] else "screen.free"),
            twos=SPACES[2] - state.cult_twos[number],
        )
        for number in range(CULTS)
    ]


def _bridges(state: State, say: Catalogue) -> list[str]:
    found = []
    for start in range(0, len(state.bridges), BRIDGE_FIELDS):
        place, seat = state.bridges[start], state.bridges[start + 1]
        found.append(f"{state.board.bridge_names[place]} {seat_title(state, int(seat), say)}")
    return found
