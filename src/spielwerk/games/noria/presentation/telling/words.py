# not compiled: sentences for people
"""What things on the table are called, for tips, for screen readers and in sentences."""

from spielwerk.core.game import NOBODY
from spielwerk.core.sets import BIT
from spielwerk.games.noria.rules import scoring
from spielwerk.games.noria.state import SOLO_BOT, STEP, State
from spielwerk.games.noria.terms import (
    ACTIVE,
    CHAMBER_NAMES,
    COLOUR_NAMES,
    DISC_NAMES,
    EMPTY,
    GOOD_NAMES,
    GOODS,
    ISLAND_NAMES,
    LETTER_NAMES,
    LETTERS,
    PATH_NAMES,
    PLOTS,
    POLITICIANS,
    RESOURCE_NAMES,
    RESOURCES,
    RING_NAMES,
    RING_OF,
    SLOT_NAMES,
    is_upgraded,
    kind_of,
)
from spielwerk.games.noria.values import FIELDS
from spielwerk.locale.catalogue import Catalogue

BOT_COLOUR = "white"
"""Colour of the solo opponent, which no seat has."""


def colour_of(seat: int, state: State) -> str:
    """The colour of a seat as the style sheets call it; that of the solo opponent is none of the seats'."""
    return BOT_COLOUR if state.settings.solo and seat == SOLO_BOT else str(COLOUR_NAMES[seat])


def seat_title(state: State, seat: int, say: Catalogue) -> str:
    """What a seat is called: its colour."""
    return say(f"shown.seat.{colour_of(seat, state)}")


def resource(kind: int, say: Catalogue) -> str:
    return say(f"shown.resource.{RESOURCE_NAMES[kind]}")


def good(number: int, say: Catalogue) -> str:
    return say(f"shown.good.{GOOD_NAMES[number]}")


def path(number: int, say: Catalogue) -> str:
    return say(f"shown.path.{PATH_NAMES[number]}")


def chamber(number: int, say: Catalogue) -> str:
    return say(f"shown.chamber.{CHAMBER_NAMES[number]}")


def ring(number: int, say: Catalogue) -> str:
    return say(f"shown.ring.{RING_NAMES[number]}")


def ring_object(number: int, say: Catalogue) -> str:
    """The ring as the object of a sentence: "turns the large ring"."""
    return say(f"shown.ring-object.{RING_NAMES[number]}")


def disc_name(number: int, say: Catalogue) -> str:
    """ "City", or "City, upgraded". `number` is the kind, plus UPGRADED."""
    name = say(f"shown.kind.{DISC_NAMES[kind_of(number)]}")
    return say("shown.upgraded", name=name) if is_upgraded(number) else name


def disc_object(number: int, say: Catalogue) -> str:
    """The disc as the object of a sentence: "uses upgraded City"."""
    name = DISC_NAMES[kind_of(number)]
    return say(f"shown.better.{name}") if is_upgraded(number) else say(f"shown.kind.{name}")


def slot_name(slot: int, say: Catalogue) -> str:
    """Ring and place: "large ring, bottom left"."""
    _, _, place = SLOT_NAMES[slot].partition("-")
    return say("shown.slot", ring=ring(int(RING_OF[slot]), say), place=say(f"shown.place.{place}"))


def slot_words(state: State, seat: int, slot: int, say: Catalogue) -> str:
    """What lies where: "City, upgraded – large ring, bottom left"."""
    number = int(state.players[seat].wheel[slot])
    where = slot_name(slot, say)
    if number == EMPTY:
        return say("pictures.wheel.free", where=where)
    words = say("pictures.wheel.disc", disc=disc_name(number, say), where=where)
    if state.turn == seat and state.inspected & BIT[slot]:
        words += say("pictures.wheel.inspected")
    elif state.turn == seat and state.chosen[int(RING_OF[slot])] == slot:
        words += say("pictures.wheel.used")
    elif not ACTIVE[slot]:
        words += say("pictures.wheel.idle")
    return words


def goods_list(amounts: dict[int, int], say: Catalogue) -> str:
    """ "2 sails and 1 lamp"."""
    return say.enumerate([say(f"shown.goods.{GOOD_NAMES[one]}", n=n) for one, n in amounts.items() if n])


def resources_list(amounts: dict[int, int], say: Catalogue) -> str:
    """ "2 obsidian and 1 energy"."""
    return say.enumerate([say("shown.of", n=n, what=resource(kind, say)) for kind, n in amounts.items() if n])


def letter_words(slot: int, letter: int, say: Catalogue) -> str:
    """A letter of the solo opponent's wheel, and where it lies."""
    better = letter >= LETTERS
    name = LETTER_NAMES[letter % LETTERS]
    return say(f"pictures.wheel.letter{'-better' if better else ''}", letter=name, where=slot_name(slot, say))


def island_name(island: int, say: Catalogue) -> str:
    return say("shown.island", n=ISLAND_NAMES[island].removeprefix("I"))


def plot_goods(state: State, island: int, plot: int) -> list[int]:
    """The warehouses that a plot brings, a good for each."""
    values = state.settings.values
    start = (island * PLOTS + plot) * GOODS
    return [number for number in range(GOODS) for _ in range(int(values.plot_goods[start + number]))]


def plot_words(state: State, island: int, plot: int, say: Catalogue) -> str:
    """ "Plot 2 on island 4: 2 sails, free"."""
    goods = plot_goods(state, island, plot)
    what = say.enumerate([say(f"shown.goods.{GOOD_NAMES[one]}", n=goods.count(one)) for one in dict.fromkeys(goods)])
    owner = int(state.builders[island * PLOTS + plot])
    whose = say("pictures.island.plot-free") if owner == NOBODY else seat_title(state, owner, say)
    return say("pictures.island.plot", n=plot + 1, island=island_name(island, say), what=what, whose=whose)


def island_words(state: State, island: int, say: Catalogue) -> str:
    """The island, and whose ambassadors are there."""
    there = [seat_title(state, seat, say) for seat, player in enumerate(state.players) if player.ambassador == island]
    name = island_name(island, say)
    return say("pictures.island.with", island=name, who=say.enumerate(there), n=len(there)) if there else name


def ship_words(state: State, island: int, kind: int, say: Catalogue) -> str:
    n = int(state.ships[island * RESOURCES + kind])
    return say("pictures.island.ships", n=n, what=resource(kind, say), island=island_name(island, say))


def hidden_words(state: State, say: Catalogue) -> str:
    return say("pictures.island.hidden", n=int(state.hidden))


def harbour_words(state: State, seats: list[int], say: Catalogue) -> str:
    names = say.enumerate([seat_title(state, seat, say) for seat in seats])
    return say("pictures.hall.harbour", who=names, n=len(seats)) if names else say("pictures.hall.harbour-empty")


def chamber_words(state: State, number: int, say: Catalogue) -> str:
    """ "Research chamber: worth 4, 3 politicians above, 1 seated; next value 8"."""
    seated, upper = int(state.seated[number]), int(state.upper[number])
    words = say(
        "pictures.hall.chamber",
        chamber=chamber(number, say),
        value=int(scoring.chamber_value(state, number)),
        seated=seated,
        n=upper,
    )
    if upper > 0 and seated < POLITICIANS:
        following = int(state.settings.values.chamber_values[number * FIELDS + seated + 1])
        return words + say("pictures.hall.next", value=following)
    return words + say("pictures.hall.closed")


def path_words(state: State, number: int, say: Catalogue) -> str:
    """The path, and where everybody's envoy stands on it."""
    places = [
        say("pictures.hall.envoy", who=seat_title(state, seat, say), step=int(player.amounts[STEP + number]))
        for seat, player in enumerate(state.players)
    ]
    return say(
        "pictures.hall.path", path=path(number, say), currency=say(f"shown.currency.{number}"), places=", ".join(places)
    )


def points_words(state: State, say: Catalogue) -> str:
    parts = [
        say("pictures.hall.points-of", who=seat_title(state, seat, say), n=int(scoring.points(state, seat)))
        for seat in range(len(state.players))
    ]
    return say("pictures.hall.points-all", all=", ".join(parts))
