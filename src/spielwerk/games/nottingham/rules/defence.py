"""Defence with the chain (rulebook, p. 6-7): the attack comes to nothing, and the two cards change hands.

Everybody attacked is asked, with or without a chain, before anything is drawn, looked at or shown.
"""

from mypy_extensions import i64

from spielwerk.core.game import Refusal
from spielwerk.games.nottingham import cards
from spielwerk.games.nottingham.actions import DEFEND, YIELD
from spielwerk.games.nottingham.rules import attack, raid, robbery, theft
from spielwerk.games.nottingham.state import ATTACK_DEFENDED, State
from spielwerk.games.nottingham.terms import CANDLESTICK, CHAIN, KINDS, PEARLS


def legal(state: State, seat: i64, out: list[int]) -> None:
    has_chain = state.hands[KINDS * seat + CHAIN] > 0
    if has_chain:
        out.append(DEFEND)
    if not (has_chain and state.settings.defence_compulsory):
        out.append(YIELD)


def refusal(state: State, seat: i64, action: i64) -> Refusal | None:
    has_chain = state.hands[KINDS * seat + CHAIN] > 0
    if action == DEFEND:
        return None if has_chain else Refusal("defence.no-chain")
    if has_chain and state.settings.defence_compulsory:
        return Refusal("options.defence-compulsory")
    return None


def apply(state: State, seat: i64, action: i64) -> None:
    if action == DEFEND:
        cards.lose(state, seat, CHAIN, 1)
        cards.gain(state, state.turn, CHAIN, 1)
        state.note(ATTACK_DEFENDED, seat, state.card, 0)
        attack.end(state)
    elif state.card == CANDLESTICK:
        theft.begin(state)
    elif state.card == PEARLS:
        robbery.begin(state)
    else:
        raid.begin(state)
