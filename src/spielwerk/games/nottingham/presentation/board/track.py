# not compiled: pictures for people
"""The sheriff's path round the forest: numbers, town, the sheriff, and who would get his favour at his next step."""

from spielwerk.core.markup import NOTHING, Marks, Markup, escape, joined
from spielwerk.games.nottingham.presentation.board import geometry
from spielwerk.games.nottingham.presentation.markup import seat_token
from spielwerk.games.nottingham.presentation.telling.wording import seat_name
from spielwerk.games.nottingham.state import FINISHED, State
from spielwerk.locale.catalogue import Catalogue


def next_number(state: State) -> int:
    """The number on the field ahead of the sheriff; 0 if that is the town."""
    field = int(state.sheriff) + 1
    return int(state.settings.numbers[field - 1]) if field <= len(state.settings.numbers) else 0


def in_favour(state: State) -> list[int]:
    """Seats that would get the favour if the sheriff moved now, hands as they are."""
    limit = next_number(state)
    if state.phase == FINISHED or not limit:
        return []
    seats = range(int(state.settings.num_players))
    return [seat for seat in seats if not state.has_left(seat) and state.hand_size[seat] <= limit]


def is_round(state: State) -> bool:
    """Whether the sheriff has come back to the town."""
    return bool(state.phase == FINISHED and state.sheriff == 0)


def track(state: State, say: Catalogue, marks: Marks) -> Markup:
    """Town and fields, and on them the sheriff."""
    plan = geometry.plan(len(state.settings.numbers))
    fields = joined(_field(state, number, plan, say) for number in range(1, len(plan.fields) + 1))
    return Markup(f"{fields}{_town(state, plan, say, marks)}{_ahead(state, plan, say)}{_sheriff(state, plan)}")


def _field(state: State, field: int, plan: geometry.Plan, say: Catalogue) -> Markup:
    x, y, _ = plan.fields[field - 1]
    limit = int(state.settings.numbers[field - 1])
    words = say("pictures.field.limit", field=field, n=limit)
    classes = "field"
    if field <= state.sheriff or is_round(state):
        classes += " passed"
    elif field == state.sheriff + 1 and state.phase != FINISHED:
        classes += " ahead"
    return Markup(
        f'<g class="{classes}" role="img" aria-label="{escape(words)}" transform="translate({x:.1f} {y:.1f})">'
        f'<title>{escape(words)}</title><circle r="{plan.radius:.1f}"/>'
        f'<text y="{plan.radius * 0.36:.1f}" font-size="{plan.radius * 1.12:.1f}">{limit}</text></g>'
    )


def _town(state: State, plan: geometry.Plan, say: Catalogue, marks: Marks) -> Markup:
    words = say("pictures.field.town")
    x, y, _ = plan.town
    ahead = " ahead" if state.sheriff == len(plan.fields) and state.phase != FINISHED else ""
    return Markup(
        f'<g {marks.named("town", f"town{ahead}", words)} transform="translate({x - 6:.1f} {y + 2:.1f})">'
        f'<title>{escape(words)}</title><ellipse class="town-ground" cy="14" rx="44" ry="17"/>'
        f'<use href="#p-town"/></g>'
    )


def _ahead(state: State, plan: geometry.Plan, say: Catalogue) -> Markup:
    """The seats that would get the favour, around the field ahead."""
    seats = in_favour(state)
    if not seats or state.sheriff >= len(plan.fields):
        return NOTHING
    place = plan.fields[state.sheriff]
    tokens = []
    for number, seat in enumerate(seats):
        x, y = geometry.around(place, number, len(seats))
        tokens.append(Markup(f'<use href="#s-{seat_token(seat)}" transform="translate({x:.1f} {y:.1f}) scale(.62)"/>'))
    words = say("pictures.field.favour", who=say.enumerate([seat_name(seat, say) for seat in seats]), n=len(seats))
    return Markup(f'<g role="img" aria-label="{escape(words)}"><title>{escape(words)}</title>{"".join(tokens)}</g>')


def _sheriff(state: State, plan: geometry.Plan) -> Markup:
    if state.sheriff == 0 or state.sheriff > len(plan.fields):
        x, y = plan.town.x + 22, plan.town.y + 12
    else:
        x, y, _ = plan.fields[state.sheriff - 1]
    return Markup(f'<use class="piece" href="#p-sheriff" transform="translate({x:.1f} {y - 6:.1f}) scale(1.16)"/>')
