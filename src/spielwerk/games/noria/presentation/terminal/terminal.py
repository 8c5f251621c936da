# not compiled: text for people
"""The table in a terminal: wheel, town hall, islands, market, players. Below 80 columns the hall is under the wheel."""

from typing import Final

from rich.text import Text

from spielwerk.core.game import NOBODY
from spielwerk.core.game import State as AnyState
from spielwerk.core.sets import BIT
from spielwerk.core.terminal import Terminal
from spielwerk.games.noria.presentation.telling.wording import position, wording
from spielwerk.games.noria.presentation.telling.words import (
    colour_of,
    disc_name,
    good,
    plot_goods,
    resource,
    seat_title,
)
from spielwerk.games.noria.rules import influence, rounds, scoring
from spielwerk.games.noria.rules.solo import ENTRIES
from spielwerk.games.noria.rules.wheel import turn_ring
from spielwerk.games.noria.state import FREE, FULL, RESOURCE, SHIP, STEP, TURNS, State
from spielwerk.games.noria.terms import (
    ACTIVE,
    CHAMBER_NAMES,
    CHAMBERS,
    CITY,
    DISC_KINDS,
    EMPTY,
    GOODS,
    ISLAND_NAMES,
    LETTER_NAMES,
    LETTERS,
    PATHS,
    PLOTS,
    POLITICIANS,
    RESOURCES,
    RING_OF,
    RINGS,
    SLOT_NAMES,
    SLOTS,
    UPGRADED,
    kind_of,
)
from spielwerk.locale.catalogue import Catalogue

CELL: Final = 14
"""Columns of a slot."""
WHEEL: Final = 46
"""Columns of a wheel."""
WIDE: Final = 80
"""Columns from which wheel and town hall stand beside each other."""
NAME: Final = 8
_ROWS: Final = (
    ((0, 6), (16, 7), (32, 8)),
    ((8, 2), (24, 3)),
    ((16, 0),),
    (),
    ((16, 1),),
    ((8, 5), (24, 4)),
    ((0, 11), (16, 10), (32, 9)),
)
"""Rows of a wheel from top to bottom: column and slot; an empty row divides the halves."""
_STYLES: Final = {"red": "red", "yellow": "yellow", "blue": "blue", "purple": "magenta", "white": "white"}
_KIND_STYLES: Final = ("bright_black", "green", "red", "yellow", "blue", "cyan", "white")


def picture(state: State, seat: int, say: Catalogue, width: int, height: int) -> list[Text]:
    """Everything that the seat looks at before its turn."""
    lines = [headline(state, say)]
    if width >= WIDE:
        lines += beside(wheel(state, seat, say), hall(state, say), WHEEL)
    else:
        lines += [*wheel(state, seat, say), Text(), *hall(state, say)]
    lines += opponent(state, say)
    lines += islands(state, say)
    lines += market(state, say)
    lines += players_table(state, seat, say)
    return lines + own_lines(state, seat, say, False)


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
    """Which round it is, and what knowledge buys in it."""
    if state.is_over():
        return Text(say("screen.end"), "bold")
    if state.phase != TURNS:
        return Text(say("screen.setup"), "bold")
    line = Text(say("screen.round", round=int(state.round), rounds=int(rounds.rounds(state.settings))), "bold")
    prices = say(
        "screen.prices",
        intrigue=int(rounds.cogs(state)),
        shift=int(influence.night_shift_price(state)),
        rebuild=int(influence.rebuild_price(state)),
    )
    return line.append(f"   {prices}", "not bold")


# The wheel.


def wheel(state: State, seat: int, say: Catalogue) -> list[Text]:
    """The wheel as it lies before the seat: the active half below. Used discs stand in brackets."""
    lines = []
    for row in _ROWS:
        line = Text(no_wrap=True)
        if not row:
            line.append("-" * (WHEEL - 2), "dim")
        for column, slot in row:
            line.pad_right(column - line.cell_len)
            line.append_text(_slot(state, seat, slot, say))
        lines.append(line)
    return lines


def _slot(state: State, seat: int, slot: int, say: Catalogue) -> Text:
    disc = int(state.players[seat].wheel[slot])
    name = disc_short(disc, say) if disc != EMPTY else "-"
    if state.turn == seat and state.inspected & BIT[slot]:
        name = f"<{name}>"
    elif state.turn == seat and state.chosen[int(RING_OF[slot])] == slot:
        name = f"[{name}]"
    style = "dim" if disc == EMPTY else _KIND_STYLES[kind_of(disc)]
    text = Text(f"{SLOT_NAMES[slot]} ", "dim", no_wrap=True)
    return text.append(name[: CELL - 5], f"not dim {style}{' bold' if ACTIVE[slot] else ''}")


def disc_short(disc: int, say: Catalogue) -> str:
    """The kind, with a plus when upgraded."""
    return disc_name(int(kind_of(disc)), say) + ("+" if disc >= UPGRADED else "")


def _active(wheel_of: State, seat: int, turns: int, say: Catalogue) -> str:
    """The discs of the active half after so many turns without influence."""
    player = wheel_of.players[seat].clone()
    for _ in range(turns):
        for ring in range(RINGS):
            turn_ring(player, ring)
    found = [
        disc_short(int(player.wheel[slot]), say) for slot in range(SLOTS) if ACTIVE[slot] and player.wheel[slot] >= 0
    ]
    return ", ".join(found) or "-"


def opponent(state: State, say: Catalogue) -> list[Text]:
    """The letters of the solo opponent that come into its active half next, ring by ring."""
    if not state.settings.solo:
        return []
    comings = []
    for entry in ENTRIES:
        letter = int(state.letters[entry - 1])
        name = "-" if letter == EMPTY else LETTER_NAMES[letter % LETTERS] + ("+" if letter >= LETTERS else "")
        comings.append(name)
    line = Text(f"{say('screen.opponent')}: ", "bold")
    return [line.append(" ".join(comings), "not bold")]


# The town hall.


def hall(state: State, say: Catalogue) -> list[Text]:
    """A line for every chamber: its value, politicians above and seated, and whose envoy stands where."""
    lines = []
    for number in range(CHAMBERS):
        seated, upper = int(state.seated[number]), int(state.upper[number])
        seats = "#" * seated + "." * (POLITICIANS - seated)
        value = int(scoring.chamber_value(state, number))
        name = say(f"screen.chamber.{CHAMBER_NAMES[number]}")
        line = Text(f"{name:<12}{value:>3} {seats} {upper}", no_wrap=True)
        if number < PATHS:
            for index, player in enumerate(state.players):
                colour = colour_of(index, state)
                line.append(f" {seat_title(state, index, say)[0]}{int(player.amounts[STEP + number])}", _STYLES[colour])
        lines.append(line)
    return lines


# Islands and market.


def islands(state: State, say: Catalogue) -> list[Text]:
    """A line for every open island: ships, building plots with their builders, ambassadors."""
    lines = []
    for island in (int(island) for island in state.open_islands):
        line = Text(f"{ISLAND_NAMES[island]} ", "bold")
        ships = [
            f"{int(state.ships[island * RESOURCES + kind])} {resource(kind, say)}"
            for kind in range(RESOURCES)
            if state.ships[island * RESOURCES + kind]
        ]
        line.append(f"{', '.join(ships) or '-'} | ", "not bold")
        for plot in range(int(state.settings.values.plots[island])):
            goods = plot_goods(state, island, plot)
            builder = int(state.builders[island * PLOTS + plot])
            words = f"{plot + 1}:{f'{len(goods)}x' if len(goods) > 1 else ''}{_goods(goods, say)}"
            line.append(
                f"{words} ", "not bold" if builder == NOBODY else f"strike {_STYLES[colour_of(builder, state)]}"
            )
        for index, player in enumerate(state.players):
            if player.ambassador == island:
                line.append(f"@{seat_title(state, index, say)[0]} ", _STYLES[colour_of(index, state)])
        lines.append(line)
    if state.hidden and not state.settings.expert:
        lines.append(Text(say("screen.hidden", n=int(state.hidden)), "dim"))
    return lines


def _goods(goods: list[int], say: Catalogue) -> str:
    """The warehouses of a plot; usually they are of one kind."""
    return "+".join(good(number, say) for number in dict.fromkeys(goods))


def market(state: State, say: Catalogue) -> list[Text]:
    """Price and number of every kind of disc."""
    line = Text(f"{say('screen.market')}:", "bold")
    for kind in sorted(range(DISC_KINDS), key=lambda kind: (kind >= CITY, int(state.prices[kind]))):
        price = str(int(state.prices[kind])) if state.prices[kind] >= 0 else "?"
        line.append(f" {disc_name(kind, say)} {price}({int(state.market[kind])})", f"not bold {_KIND_STYLES[kind]}")
    return [line]


def tiles(state: State, say: Catalogue, width: int) -> list[list[Text]]:
    """What lies in the middle of the table, part by part."""
    legend = [Text(say("screen.legend"), "dim")]
    return [hall(state, say), islands(state, say), market(state, say), legend]


# Players.


def players_table(state: State, seat: int, say: Catalogue) -> list[Text]:
    """A line for every player; goods are full warehouses and all warehouses."""
    goods = " ".join(f"{good(number, say)[:5]:>5}" for number in range(GOODS))
    head = (
        f"  {'':<{NAME}}{say('screen.short.points'):>4}{say('screen.short.resources'):>9}"
        f"{say('screen.short.knowledge'):>4} {say('screen.short.ships'):>8} {goods} {say('screen.short.factories'):>3}"
    )
    return [Text(head, "dim", no_wrap=True)] + [
        _player_line(state, other, seat, say) for other in range(state.settings.num_players)
    ]


def _player_line(state: State, seat: int, reader: int, say: Catalogue) -> Text:
    player = state.players[seat]
    sign = "x" if player.withdrawn else ">" if state.turn == seat else " "
    name = seat_title(state, seat, say)[: NAME - 2] + ("*" if seat == reader else "")
    amounts = [int(amount) for amount in player.amounts]
    goods = " ".join(f"{f'{amounts[FULL + n]}/{amounts[FULL + n] + amounts[FREE + n]}':>5}" for n in range(GOODS))
    resources = "/".join(map(str, amounts[RESOURCE : RESOURCE + RESOURCES]))
    ships = "/".join(map(str, amounts[SHIP : SHIP + RESOURCES]))
    line = Text(f"{sign} ", no_wrap=True).append(f"{name:<{NAME}}", _STYLES[colour_of(seat, state)])
    return line.append(
        f"{int(scoring.points(state, seat)):>4}{resources:>9}{int(player.knowledge):>4} {ships:>8} {goods}"
        f" {int(player.factories_built):>3}",
        "bold" if seat == reader else "",
    )


def own_lines(state: State, seat: int, say: Catalogue, with_words: bool) -> list[Text]:
    """What waits to be inserted, and which discs will be active in the next two turns."""
    player = state.players[seat]
    lines = []
    if len(player.waiting):
        names = ", ".join(disc_name(int(kind), say) for kind in player.waiting)
        lines.append(Text(f"{say('screen.waiting')}: {names}"))
    if state.phase == TURNS:
        first, second = _active(state, seat, 1, say), _active(state, seat, 2, say)
        line = Text(say("screen.next", first=first, second=second), "dim" if not with_words else "")
        lines.append(line)
    return lines


class NoriaTerminal:
    """See `core.terminal.Terminal`."""

    def picture(self, state: AnyState, seat: int, language: str, width: int, height: int) -> list[Text]:
        return picture(position(state), seat, wording(language), width, height)

    def players(self, state: AnyState, seat: int, language: str) -> list[Text]:
        return players_table(position(state), seat, wording(language))

    def own(self, state: AnyState, seat: int, language: str) -> list[Text]:
        return own_lines(position(state), seat, wording(language), True)

    def tiles(self, state: AnyState, language: str, width: int) -> list[list[Text]]:
        return tiles(position(state), wording(language), width)


TERMINAL: Final[Terminal] = NoriaTerminal()
