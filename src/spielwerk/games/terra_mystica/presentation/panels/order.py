# not compiled: pictures for people
"""Who comes after whom: the order of this round, who must decide now, and the order in which seats have passed."""

from spielwerk.core.markup import Markup, escape, joined, named, sign
from spielwerk.games.terra_mystica.presentation.markup import token_of
from spielwerk.games.terra_mystica.presentation.telling.wording import seat_title
from spielwerk.games.terra_mystica.state import ACTIONS, State
from spielwerk.games.terra_mystica.turn import TerraMystica
from spielwerk.locale.catalogue import Catalogue


def seats_in_order(state: State) -> list[int]:
    """Those of this round's order; before the first round, from the first seat on."""
    return [int(seat) for seat in state.order] or list(range(len(state.players)))


def order_panel(state: TerraMystica, say: Catalogue) -> Markup:
    deciders = state.deciders()
    return Markup(
        f'<ol class="order">{"".join(_seat(state, seat, deciders, say) for seat in seats_in_order(state))}</ol>'
    )


def _seat(state: State, seat: int, deciders: list[int], say: Catalogue) -> Markup:
    player = state.players[seat]
    name = seat_title(state, seat, say)
    facts, signs, classes = [name], "", ""
    if state.phase == ACTIONS and seat == state.turn:
        facts.append(say("pictures.order.turn"))
        classes = " now"
    elif seat in deciders:
        facts.append(say("pictures.order.decides"))
        classes = " decides"
    if player.passed:
        facts.append(say("pictures.seat.passed"))
        signs += sign("pass")
        classes += " passed"
    if seat == state.first_to_pass:
        facts.append(say("pictures.order.next-start"))
        signs += sign("start")
    content = Markup(f'{sign(token_of(player, seat), "s token")}<span class="who">{escape(name)}</span>{signs}')
    return Markup(f"<li>{named(', '.join(facts), content, f'order-seat{classes}')}</li>")


def order_line(state: TerraMystica, say: Catalogue) -> Markup:
    return joined(
        named(seat_title(state, seat, say), sign(token_of(state.players[seat], seat), "s token"), "order-seat")
        for seat in seats_in_order(state)
    )
