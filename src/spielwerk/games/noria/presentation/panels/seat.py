# not compiled: pictures for people
"""What lies before a seat: the wheel, and beside it everything that its discs work with."""

from spielwerk.core.markup import NOTHING, Marks, Markup, escape, joined, named, sign
from spielwerk.games.noria.presentation.board.wheel import wheel
from spielwerk.games.noria.presentation.markup import count, disc_picture
from spielwerk.games.noria.presentation.panels.influence import ahead, influence
from spielwerk.games.noria.presentation.telling.words import colour_of, disc_name, good, resource, seat_title
from spielwerk.games.noria.rules import administration, scoring
from spielwerk.games.noria.state import BUILDING_WHEELS, FREE, FULL, RESOURCE, SHIP, SOLO_BOT, STEP, State
from spielwerk.games.noria.terms import (
    FACTORIES,
    GOOD_NAMES,
    GOODS,
    PATH_NAMES,
    PATHS,
    RESOURCE_NAMES,
    RESOURCES,
    SIMPLE_GOODS,
)
from spielwerk.locale.catalogue import Catalogue


def seat_panel(state: State, seat: int, marks: Marks, own: bool, say: Catalogue) -> Markup:
    """The whole place of a seat. Only the reader's own one has elements that can be tapped."""
    look = ahead(state, seat, say) if own else NOTHING
    control = influence(state, seat, marks, say) if own else NOTHING
    return Markup(
        f'<div class="place-of {"is-own " if own else ""}seat-{colour_of(seat, state)}">'
        f'<div class="wheel-box" id="wheel-{seat}">{wheel(state, seat, marks, own, say)}{look}</div>'
        f'<div class="beside-wheel">{head(state, seat, say)}{stock(state, seat, marks, own, say)}'
        f"{goods(state, seat, marks, own, say)}{factories(state, seat, say)}{control}{waiting(state, seat, say)}"
        f"</div></div>"
    )


def head(state: State, seat: int, say: Catalogue) -> Markup:
    """Sign, colour, and the points as if the game ended now."""
    name = escape(seat_title(state, seat, say))
    points = int(scoring.points(state, seat))
    start = (
        named(say("pictures.seat.start"), sign("chimney"), "flag") if seat == 0 and not state.settings.solo else NOTHING
    )
    gone = (
        Markup(f'<span class="gone">{escape(say("pictures.seat.withdrawn"))}</span>')
        if state.players[seat].withdrawn
        else NOTHING
    )
    return Markup(
        f'<div class="seat-head">{sign(f"seat-{colour_of(seat, state)}", "s token")}<b>{name}</b>{start}{gone}'
        f"{named(say('pictures.seat.points', n=points), count(points, 'points'), 'n')}</div>"
    )


def stock(state: State, seat: int, marks: Marks, own: bool, say: Catalogue) -> Markup:
    """Resources with the ships that bring them, and knowledge with the cogs that do."""
    player = state.players[seat]
    parts = []
    for kind in range(RESOURCES):
        n, ships = int(player.amounts[RESOURCE + kind]), int(player.amounts[SHIP + kind])
        words = say("pictures.seat.resource", what=resource(kind, say), n=n, ships=ships)
        fleet = Markup(f'<i class="coming k-{RESOURCE_NAMES[kind]}">{ships}{sign("ship")}</i>')
        content = Markup(f"{sign(RESOURCE_NAMES[kind])}<b>{n}</b>{fleet}")
        parts.append(_tappable(f"resource-{RESOURCE_NAMES[kind]}", "resource", words, content, marks, own))
    cogs = int(administration.cogs(state, player))
    words = say("pictures.seat.knowledge", n=int(player.knowledge), cogs=cogs)
    content = Markup(f'{sign("knowledge")}<b>{player.knowledge}</b><i class="coming">+{cogs}{sign("cog")}</i>')
    parts.append(_tappable("knowledge", "resource", words, content, marks, own))
    return Markup(f'<div class="stock" id="stock-{seat}">{"".join(parts)}</div>')


def _tappable(element: str, classes: str, words: str, content: str, marks: Marks, own: bool) -> Markup:
    return marks.button(element, classes, words, Markup(content)) if own else named(words, Markup(content), classes)


def goods(state: State, seat: int, marks: Marks, own: bool, say: Catalogue) -> Markup:
    """Warehouses of each good: the full ones filled, the empty ones open."""
    amounts = state.players[seat].amounts
    parts = []
    for number in range(GOODS):
        name, full, free = GOOD_NAMES[number], int(amounts[FULL + number]), int(amounts[FREE + number])
        words = say("pictures.seat.good", what=good(number, say), full=full, free=free)
        crates = Markup(f'<i class="crate full">{sign(name)}</i>') * full + Markup('<i class="crate"></i>') * free
        shown = (
            Markup(f'<span class="crates">{crates}</span>')
            if full + free
            else Markup('<span class="crates none">–</span>')
        )
        price = Markup(f'<i class="made">{_made_of(state, number)}</i>') if own else NOTHING
        content = Markup(f"{sign(name)}<b>{full}<small>/{full + free}</small></b>{shown}{price}")
        classes = f"good {'simple' if number < SIMPLE_GOODS else 'complex'}"
        parts.append(_tappable(f"good-{name}", classes, words, content, marks, own))
    return Markup(f'<div class="goods" id="goods-{seat}">{"".join(parts)}</div>')


def _made_of(state: State, number: int) -> Markup:
    """The resources that a good is made of, in signs."""
    cost = state.settings.values.good_cost
    return joined(sign(RESOURCE_NAMES[kind]) * int(cost[number * RESOURCES + kind]) for kind in range(RESOURCES))


def factories(state: State, seat: int, say: Catalogue) -> Markup:
    """The factory board: what is left, and the cogs that are laid open."""
    player = state.players[seat]
    built = int(player.factories_built)
    cogs = state.settings.values.factory_cogs
    places = joined(
        Markup(f'<i class="place built">{sign("cog") * int(cogs[place])}</i>')
        if place < built
        else Markup(f'<i class="place">{sign("factory")}</i>')
        for place in range(FACTORIES)
    )
    words = say("pictures.seat.factories", n=FACTORIES - built, cogs=int(administration.cogs(state, player)))
    return named(words, places, "factories", f"factories-{seat}")


def waiting(state: State, seat: int, say: Catalogue) -> Markup:
    """Discs that are to be put into the wheel."""
    found = [int(number) for number in state.players[seat].waiting]
    if not found:
        return NOTHING
    key = "waiting-build" if state.phase == BUILDING_WHEELS else "waiting"
    discs = joined(disc_picture(number) for number in found)
    names = say.enumerate([disc_name(number, say) for number in found])
    return Markup(
        f'<p class="waiting"><span>{escape(say(f"pictures.seat.{key}"))}</span>{named(names, discs, "discs")}</p>'
    )


def seat_line(state: State, seat: int, say: Catalogue) -> Markup:
    """The short form: everything that changes from turn to turn in one line."""
    player = state.players[seat]
    if state.settings.solo and seat == SOLO_BOT:
        amounts = NOTHING
    else:
        amounts = joined(
            named(resource(kind, say), count(int(player.amounts[RESOURCE + kind]), RESOURCE_NAMES[kind]), "n")
            for kind in range(RESOURCES)
        ) + named(say("shown.knowledge", n=int(player.knowledge)), count(int(player.knowledge), "knowledge"), "n")
    points = int(scoring.points(state, seat))
    return Markup(
        f'<span class="seat-line">{sign(f"seat-{colour_of(seat, state)}", "s token")}'
        f"<b>{escape(seat_title(state, seat, say))}</b>"
        f"{named(say('pictures.seat.points', n=points), count(points, 'points'), 'n')}{amounts}</span>"
    )


def steps_of(state: State, seat: int, say: Catalogue) -> str:
    """Where the envoys of a seat stand, in words."""
    amounts = state.players[seat].amounts
    return ", ".join(f"{say(f'shown.path.{PATH_NAMES[path]}')} {amounts[STEP + path]}" for path in range(PATHS))
