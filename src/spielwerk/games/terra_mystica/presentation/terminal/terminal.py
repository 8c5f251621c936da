# not compiled: text for people
"""The table in a terminal: map, players, tiles. Two sizes, for 80 columns and for wide and tall windows."""

from typing import Final

from rich.text import Text

from spielwerk.core.game import State as AnyState
from spielwerk.core.terminal import Terminal
from spielwerk.games.terra_mystica.actions import SPECIAL_NAMES
from spielwerk.games.terra_mystica.presentation.telling.wording import position, seat_title, wording
from spielwerk.games.terra_mystica.presentation.terminal.map import TERRAIN_STYLES, large_map, map_width, small_map
from spielwerk.games.terra_mystica.presentation.terminal.tiles import power_column, round_tile, tiles
from spielwerk.games.terra_mystica.rules import income
from spielwerk.games.terra_mystica.rules.special_actions import is_used, owns
from spielwerk.games.terra_mystica.state import (
    ACTIONS,
    CULT_SPADES,
    FINISHED,
    OFFER_FIELDS,
    Player,
    State,
    holds_favour,
)
from spielwerk.games.terra_mystica.steps import tile
from spielwerk.games.terra_mystica.terms import (
    BUILDING_NAMES,
    ROUNDS,
    TERRAIN_LETTERS,
    TERRAIN_NAMES,
    TERRAINS,
)
from spielwerk.games.terra_mystica.tiles import favours, towns
from spielwerk.games.terra_mystica.values import BRIDGES, SUPPLY
from spielwerk.locale.catalogue import Catalogue

WIDE: Final = 120
TALL: Final = 38
"""Columns and lines from which the large map is drawn, with the tiles beside it."""
NARROW: Final = 80
"""Columns below which map and players do not fit as they are, so that an empty line keeps them apart."""
ROOMY: Final = 32
"""Lines from which the small picture has a legend."""
NAME: Final = 15


def picture(state: State, seat: int, say: Catalogue, width: int, height: int) -> list[Text]:
    """Everything that the seat looks at before its turn."""
    large = width >= WIDE and height >= TALL
    lines = [headline(state, say)]
    if large:
        side = [line for part in tiles(state, say, width - map_width(True) - 3)[:3] for line in part]
        lines += beside(large_map(state, seat), side, map_width(True) + 2)
    else:
        lines += beside(small_map(state, seat), power_column(state, say), map_width(False))
    if height >= ROOMY:
        lines += legend(say)
    elif width < NARROW:
        lines.append(Text())
    if any(player.has_faction for player in state.players):
        lines += players_table(state, seat, say)
    if state.players[seat].has_faction:
        lines += own_lines(state, seat, say, large)
    return lines


def beside(left: list[Text], right: list[Text], column: int) -> list[Text]:
    """Two columns; the right one begins at a given column."""
    lines = []
    for place in range(max(len(left), len(right))):
        line = left[place].copy() if place < len(left) else Text(no_wrap=True)
        if place < len(right):
            line.pad_right(column - line.cell_len)
            line.append_text(right[place])
        lines.append(line)
    return lines


def headline(state: State, say: Catalogue) -> Text:
    """Which round it is, and what it rewards."""
    if state.phase == FINISHED:
        return Text(say("screen.end"), "bold")
    if state.phase not in (ACTIONS, CULT_SPADES):
        line = Text(say("screen.setup"), "bold")
        if state.scoring[ROUNDS]:
            line.append(f"   {say('screen.round', round=1, rounds=ROUNDS)}: {round_tile(state, 1, say)}", "not bold")
        return line
    line = Text(say("screen.round", round=state.round, rounds=ROUNDS), "bold")
    return line.append(f"   {round_tile(state, state.round, say)}", "not bold")


def legend(say: Catalogue) -> list[Text]:
    terrains = Text()
    for number in range(TERRAINS):
        terrains.append(f" {TERRAIN_LETTERS[number].lower()} ", TERRAIN_STYLES[number])
        terrains.append(f" {say(f'words.terrain.{TERRAIN_NAMES[number]}')}  ")
    return [terrains, Text(say("screen.buildings"), "dim"), Text(say("screen.legend"), "dim")]


# Players.


def players_table(state: State, seat: int, say: Catalogue) -> list[Text]:
    """A line for every player, in the order of play."""
    short = {name: say(f"words.short.{name}") for name in ("points", "coins", "workers", "priests", "power", "cults")}
    head = (
        f"   {'':<{NAME}}{short['points']:>3}{short['coins']:>3}{short['workers']:>3}{short['priests']:>2} "
        f"{short['power']:<6}{short['cults']:>12} {say('words.short.shipping'):>2} {say('words.short.digging'):>3} "
        f"{' '.join(BUILDING_NAMES[1:])} {say('words.short.keys'):>2} {say('words.short.bonus')}"
    )
    deciders = state.deciders()
    return [Text(head, "dim", no_wrap=True)] + [
        _player_line(state, other, seat, deciders, say) for other in state.order
    ]


def _player_line(state: State, seat: int, reader: int, deciders: list[int], say: Catalogue) -> Text:
    player = state.players[seat]
    sign = "x" if player.passed else ">" if seat in deciders else " "
    name = seat_title(state, seat, say)
    line = Text(f"{sign}", no_wrap=True)
    if player.has_faction:
        line.append(TERRAIN_LETTERS[player.faction.colour], TERRAIN_STYLES[player.faction.colour])
    else:
        line.append(" ")
    name = f"{name[: NAME - 1]}*" if seat == reader else name
    bowls = f"{player.bowl_one}/{player.bowl_two}/{player.bowl_three}"
    cults = "".join(f"{step:>3}" for step in player.cults)
    counts = " ".join(f"{count:>{len(name)}}" for count, name in zip(_on_map(player), BUILDING_NAMES[1:], strict=True))
    card = f"BON{player.bonus}" if player.bonus else "-"
    line.append(
        f" {name:<{NAME}}{player.points:>3}{player.coins:>3}{player.workers:>3}{player.priests:>2} {bowls:<6}{cults}"
        f" {player.shipping:>2} {spade_price(player, say):>3} {counts} {player.keys:>2} {card}",
        "bold" if seat == reader else "",
    )
    return line


def _on_map(player: Player) -> tuple[int, int, int, int, int]:
    return (player.dwellings, player.trading_houses, player.temples, player.strongholds, player.sanctuaries)


def spade_price(player: Player, say: Catalogue) -> str:
    """What a spade costs now, as "3W"."""
    faction = player.faction
    if faction.spade_priests:
        return f"{faction.spade_priests}{say('words.short.priests')}"
    return f"{faction.spade_workers[player.digging]}{say('words.short.workers')}"


def own_lines(state: State, seat: int, say: Catalogue, with_words: bool) -> list[Text]:
    """What else belongs to the seat: income, pieces left, tiles and actions."""
    player = state.players[seat]
    amounts = {
        "coins": income.coins(player),
        "workers": income.workers(player),
        "priests": income.priests(player),
        "power": income.power(player),
    }
    gains = ", ".join(say(f"words.unit.{name}", n=f"+{amount}") for name, amount in amounts.items() if amount)
    left = [
        f"{whole - used} {name}"
        for whole, used, name in zip(list(SUPPLY)[1:], _on_map(player), BUILDING_NAMES[1:], strict=True)
        if whole > used
    ]
    left.append(say("words.bridges", n=int(player.bridges_left)) if player.bridges_left < BRIDGES else "")
    parts = {"income": gains, "left": ", ".join(filter(None, left)), "tiles": _own_tiles(player, say, with_words)}
    parts["actions"] = ", ".join(_own_actions(player, say, with_words))
    line = Text()
    for name, text in parts.items():
        if text:
            line.append(f"{say(f'screen.{name}')}: ", "bold" if with_words else "dim").append(f"{text}   ")
    line.rstrip()
    return [line, *offers(state, say)]


def _own_tiles(player: Player, say: Catalogue, with_words: bool) -> str:
    held = [("bonus", "BON", int(player.bonus))] if player.bonus else []
    held += [("favour", "FAV", number) for number in range(1, favours.TILES + 1) if holds_favour(player, number)]
    held += [("town", "TW", number + 1) for number in range(towns.TILES) for _ in range(player.towns[number])]
    if with_words:
        return ", ".join(f"{short}{number} ({tile(kind, number, say)})" for kind, short, number in held)
    return " ".join(f"{short}{number}" for _, short, number in held)


def _own_actions(player: Player, say: Catalogue, with_words: bool) -> list[str]:
    """Special actions that the player has, and whether they are used up."""
    found = []
    for kind, name in enumerate(SPECIAL_NAMES):
        if owns(player, kind):
            text = say(f"tiles.special.{name}") if with_words else name
            found.append(f"{text} ({say('screen.used')})" if is_used(player, kind) else text)
    return found


def offers(state: State, say: Catalogue) -> list[Text]:
    """Power offers that nobody has answered yet."""
    found = []
    for start in range(0, len(state.offers), OFFER_FIELDS):
        to, source, power = (int(state.offers[start + field]) for field in range(3))
        names = f"{seat_title(state, source, say)} > {seat_title(state, to, say)}"
        found.append(f"{names}: {say('words.unit.power', n=power)}")
    return [Text(f"{say('screen.waiting')}: {'; '.join(found)}")] if found else []


class TerraMysticaTerminal:
    """See `core.terminal.Terminal`."""

    def picture(self, state: AnyState, seat: int, language: str, width: int, height: int) -> list[Text]:
        return picture(position(state), seat, wording(language), width, height)

    def players(self, state: AnyState, seat: int, language: str) -> list[Text]:
        return players_table(position(state), seat, wording(language))

    def own(self, state: AnyState, seat: int, language: str) -> list[Text]:
        return own_lines(position(state), seat, wording(language), True)

    def tiles(self, state: AnyState, language: str, width: int) -> list[list[Text]]:
        return tiles(position(state), wording(language), width)


TERMINAL: Final[Terminal] = TerraMysticaTerminal()
