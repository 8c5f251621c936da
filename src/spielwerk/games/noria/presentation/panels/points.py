# not compiled: pictures for people
"""Two tables: everybody's points by chamber as things stand, and what an intrigue would change in each chamber."""

from spielwerk.core.markup import Marks, Markup, escape, joined, sign
from spielwerk.games.noria.presentation.costs import knowledge
from spielwerk.games.noria.presentation.forecast import all_points, gains, may_rise, value_then
from spielwerk.games.noria.presentation.markup import signed
from spielwerk.games.noria.presentation.telling.words import chamber, colour_of, seat_title
from spielwerk.games.noria.rules import intrigue, rounds, scoring
from spielwerk.games.noria.state import State
from spielwerk.games.noria.terms import CHAMBER_NAMES, CHAMBERS
from spielwerk.locale.catalogue import Catalogue


def points_panel(state: State, say: Catalogue) -> str:
    """Step times value, chamber by chamber, and the totals."""
    rows = []
    for number, points in enumerate(all_points(state)):
        value = int(scoring.chamber_value(state, number))
        cells = joined(
            Markup(f"<td>{total}<small>{scoring.counted_step(state, index, number)}\u00d7{value}</small></td>")
            for index, total in enumerate(points)
        )
        rows.append(Markup(f"<tr><th scope=row>{escape(chamber(number, say))}</th><td>{value}</td>{cells}</tr>"))
    totals = joined(Markup(f"<td>{scoring.points(state, index)}</td>") for index in range(len(state.players)))
    total = escape(say("pictures.table.sum"))
    return (
        f'<table class="forecast"><thead><tr><th>{escape(say("pictures.table.chamber"))}</th>'
        f"<th>{escape(say('pictures.table.now'))}</th>{_heads(state, say)}</tr></thead><tbody>{''.join(rows)}"
        f'<tr class="sum"><th scope="row">{total}</th><td></td>{totals}</tr></tbody></table>'
    ).replace("scope=row", 'scope="row"')


def _heads(state: State, say: Catalogue) -> Markup:
    return joined(
        Markup(
            f'<th scope="col">{sign(f"seat-{colour_of(index, state)}", "s token")}'
            f'<span class="said">{escape(seat_title(state, index, say))}</span></th>'
        )
        for index in range(len(state.players))
    )


def points_line(state: State, say: Catalogue) -> Markup:
    return escape(
        ", ".join(f"{seat_title(state, i, say)} {scoring.points(state, i)}" for i in range(len(state.players)))
    )


def intrigue_panel(state: State, marks: Marks, say: Catalogue) -> Markup:
    """For each chamber the value that a politician would make it, and what that is worth to everybody."""
    rows = joined(_intrigue(state, number, marks, say) for number in range(CHAMBERS))
    cost = int(intrigue.price(state)) if state.round else int(rounds.cogs_at(state.settings, 1))
    note = f"{say('pictures.table.price', n=cost)} {say('pictures.table.prices', n=2 * cost, m=4 * cost)}"
    return Markup(
        f'<p class="small">{escape(note)} {knowledge(cost)}</p><table class="forecast intrigues">'
        f"<thead><tr><th>{escape(say('pictures.table.gain'))}</th><th></th>{_heads(state, say)}</tr></thead>"
        f"<tbody>{rows}</tbody></table>"
    )


def _intrigue(state: State, number: int, marks: Marks, say: Catalogue) -> Markup:
    name = escape(chamber(number, say))
    left = escape(say("pictures.table.left", n=int(state.upper[number])))
    head = Markup(f'<th scope="row">{name} <small>{left}</small></th>')
    now = int(scoring.chamber_value(state, number))
    if not may_rise(state, number):
        none = Markup(f'<td colspan="{len(state.players)}">{escape(say("pictures.table.none"))}</td>')
        return Markup(f'<tr class="is-gone">{head}<td>{now}</td>{none}</tr>')
    found = gains(state, number)
    cells = joined(Markup(f'<td class="{_kind(found, gain)}">{signed(gain)}</td>') for gain in found)
    classes = marks.classes(f"chamber-{CHAMBER_NAMES[number]}").strip()
    return Markup(f'<tr class="{classes}">{head}<td>{now} \u2192 {value_then(state, number)}</td>{cells}</tr>')


def _kind(found: list[int], gain: int) -> str:
    return "most" if gain > 0 and gain == max(found) else ""


def intrigue_line(state: State, say: Catalogue) -> Markup:
    return escape(say("pictures.table.price", n=int(intrigue.price(state))))
