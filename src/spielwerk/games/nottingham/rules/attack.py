"""What theft, robbery and raid have in common: whom they aim at, the card that is taken, the card given for it."""

from mypy_extensions import i64

from spielwerk.core.game import NOBODY, Refusal
from spielwerk.games.nottingham import cards
from spielwerk.games.nottingham.actions import ATTACK, TAKE
from spielwerk.games.nottingham.state import CARD_TAKEN, CHOOSING_VICTIM, DEFENDING, TRADING, State
from spielwerk.games.nottingham.terms import CANDLESTICK, KINDS, NO_KIND, PEARLS, UNKNOWN_KIND


def begin(state: State) -> None:
    state.phase = CHOOSING_VICTIM


def victim_of(state: State, seat: i64, action: i64) -> i64:
    return (seat + action - ATTACK + 1) % state.settings.num_players


def legal(state: State, seat: i64, out: list[int]) -> None:
    players = state.settings.num_players
    for steps in range(1, players):
        if state.hand_size[(seat + steps) % players] > 0:
            out.append(ATTACK + steps - 1)


def refusal(state: State, seat: i64, action: i64) -> Refusal | None:
    """Somebody who has left has no cards either."""
    if state.hand_size[victim_of(state, seat, action)] == 0:
        if state.card == CANDLESTICK:
            return Refusal("theft.target")
        return Refusal("robbery.target" if state.card == PEARLS else "raid.target")
    return None


def apply(state: State, seat: i64, action: i64) -> None:
    state.victim = victim_of(state, seat, action)
    state.phase = DEFENDING


def take_legal(state: State, out: list[int]) -> None:
    for kind in range(KINDS):
        if state.hands[KINDS * state.victim + kind] > 0:
            out.append(TAKE + kind)


def take_refusal(state: State, action: i64) -> Refusal | None:
    if state.hands[KINDS * state.victim + action - TAKE] == 0:
        return Refusal("attack.taken-card")
    return None


def take_hidden(state: State, kind: i64) -> None:
    """Only attacker and victim see the card. The victim gets the attack card afterwards."""
    cards.pass_hidden(state, state.victim, state.turn, kind, cards.ANY_KIND)
    state.note(CARD_TAKEN, state.turn, UNKNOWN_KIND, state.victim)
    end(state)


def take_openly(state: State, kind: i64) -> None:
    cards.lose(state, state.victim, kind, 1)
    cards.gain(state, state.turn, kind, 1)
    state.note(CARD_TAKEN, state.turn, kind, state.victim)
    end(state)


def end(state: State) -> None:
    """The victim gets the card that he was attacked with."""
    cards.gain(state, state.victim, state.card, 1)
    state.card = NO_KIND
    state.victim = NOBODY
    state.phase = TRADING
