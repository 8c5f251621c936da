"""The turn (rulebook, "The turn"): reveal a card, decide about it, trade once at most, then the left neighbour."""

from mypy_extensions import i64

from spielwerk.core.game import NOBODY, Refusal
from spielwerk.core.sets import BIT
from spielwerk.games.nottingham import cards
from spielwerk.games.nottingham.actions import ACT, KEEP
from spielwerk.games.nottingham.rules import ambush, attack, barter, purchase
from spielwerk.games.nottingham.state import DECIDING, FINISHED, GAME_ENDED, REVEALING, TRADING, State
from spielwerk.games.nottingham.terms import BOX, CHAIN, COIN, GOLD, NO_KIND, SMALLEST_SET, is_attack


def begin(state: State, seat: i64) -> None:
    state.turn = seat
    state.phase = REVEALING
    state.victim = NOBODY
    state.asked = NOBODY
    state.due = 0
    state.favoured = 0
    state.laid_kind = NO_KIND
    state.laid = 0
    state.sprung = 0


def end(state: State) -> None:
    """The left neighbour is next; seats that have left are passed over."""
    players = state.settings.num_players
    for step in range(1, players + 1):
        seat = (state.turn + step) % players
        if state.withdrawn & BIT[seat] == 0:
            begin(state, seat)
            return
    finish(state)


def finish(state: State) -> None:
    """The game is over at once (p. 4)."""
    state.phase = FINISHED
    state.asked = NOBODY
    state.due = 0
    state.favoured = 0
    state.note(GAME_ENDED, state.turn, 0, 0)


def may_trade(state: State) -> bool:
    """With fewer than three cards nobody is asked; all can see how many there are."""
    return state.hand_size[state.turn] >= SMALLEST_SET


def reveal(state: State, kind: i64) -> None:
    """A chain always goes to the hand (p. 6-7)."""
    cards.draw_openly(state, kind)
    if kind == CHAIN:
        cards.keep_revealed(state, state.turn)
        state.phase = TRADING
    else:
        state.phase = DECIDING


def legal(state: State, seat: i64, out: list[int]) -> None:
    out.append(KEEP)
    if action_refusal(state, seat) is None:
        out.append(ACT)


def refusal(state: State, seat: i64, action: i64) -> Refusal | None:
    return action_refusal(state, seat) if action == ACT else None


def action_refusal(state: State, seat: i64) -> Refusal | None:
    """Why the action of the revealed card is not possible. Depends only on what all can see."""
    if state.card == GOLD:
        return ambush.act_refusal(state, seat)
    for other in range(state.settings.num_players):
        if other != seat and state.hand_size[other] > 0:
            return None
    return Refusal("turn.no-possible-action")


def apply(state: State, action: i64) -> None:
    if action == KEEP:
        cards.keep_revealed(state, state.turn)
        state.phase = TRADING
    elif is_attack(state.card):
        attack.begin(state)
    elif state.card == COIN:
        purchase.begin(state)
    elif state.card == BOX:
        barter.begin(state)
    else:
        ambush.begin(state)
