"""What theft, robbery and raid have in common: whom they aim at, the card that is taken, the card given for it."""

from typing import Final

from mypy_extensions import i64

from spielwerk.core.errors import Problem
from spielwerk.core.game import NOBODY
from spielwerk.core.kinds import Obstacles
from spielwerk.games.nottingham import cards
from spielwerk.games.nottingham.actions import NO_VALUE
from spielwerk.games.nottingham.kind import Kind, OfOther
from spielwerk.games.nottingham.state import CARD_TAKEN, CHOOSING_VICTIM, DEFENDING, TRADING, State
from spielwerk.games.nottingham.terms import (
    CANDLESTICK,
    GEMS,
    KIND_NAMES,
    KINDS,
    NO_KIND,
    PEARLS,
    UNKNOWN_KIND,
    is_attack,
)

VERBS: Final = {CANDLESTICK: "steal from", PEARLS: "rob", GEMS: "raid"}
TARGETS: Final = {CANDLESTICK: "theft.target", PEARLS: "robbery.target", GEMS: "raid.target"}
"""Rules that say who can be attacked, by the card."""


def begin(state: State) -> None:
    state.phase = CHOOSING_VICTIM


class Attack(OfOther):
    """Somebody who has cards; somebody who has left has none."""

    def legal(self, state: State, seat: i64, out: list[int]) -> None:
        players = state.settings.num_players
        for steps in range(1, players):
            if state.hand_size[(seat + steps) % players] > 0:
                out.append(self.start + steps - 1)

    def obstacles(self, state: State, seat: i64, action: i64, found: Obstacles) -> None:
        if state.hand_size[self.other(state, seat, action)] == 0:
            found.add(TARGETS[state.card])

    def apply(self, state: State, seat: i64, action: i64) -> None:
        state.victim = self.other(state, seat, action)
        state.phase = DEFENDING

    def verb(self, state: State) -> str:
        return VERBS[state.card] if is_attack(state.card) else super().verb(state)

    def verbs(self) -> list[str]:
        return [*super().verbs(), *[verb.split()[0] for verb in VERBS.values()]]

    def read(self, state: State, seat: i64, words: list[str]) -> i64:
        """The verb must be that of the card, or the one that stands for all attacks."""
        verb = " ".join(words[:-1])
        if verb not in VERBS.values():
            return super().read(state, seat, words)
        action = super().read(state, seat, [*super().verbs(), words[-1]])
        if action != NO_VALUE and is_attack(state.card) and verb != VERBS[state.card]:
            card = KIND_NAMES[state.card]
            raise Problem("nottingham.other-verb", text=" ".join(words), card=card, verb=VERBS[state.card])
        return action


class Take(Kind):
    """A card of the hand that a robbery or raid has laid open; in a raid all see which."""

    def legal(self, state: State, seat: i64, out: list[int]) -> None:
        for kind in range(KINDS):
            if state.hands[KINDS * state.victim + kind] > 0:
                out.append(self.start + kind)

    def obstacles(self, state: State, seat: i64, action: i64, found: Obstacles) -> None:
        if state.hands[KINDS * state.victim + action - self.start] == 0:
            found.add("attack.taken-card")

    def apply(self, state: State, seat: i64, action: i64) -> None:
        kind = action - self.start
        if state.card == PEARLS:
            take_hidden(state, kind)
            return
        cards.lose(state, state.victim, kind, 1)
        cards.gain(state, state.turn, kind, 1)
        state.note(CARD_TAKEN, state.turn, kind, state.victim)
        end(state)

    def hides(self, state: State, viewer: i64, seat: i64, action: i64) -> bool:
        return state.card == PEARLS and viewer != state.turn and viewer != state.victim


def take_hidden(state: State, kind: i64) -> None:
    """Only attacker and victim see the card. The victim gets the attack card afterwards."""
    cards.pass_hidden(state, state.victim, state.turn, kind, cards.ANY_KIND)
    state.note(CARD_TAKEN, state.turn, UNKNOWN_KIND, state.victim)
    end(state)


def end(state: State) -> None:
    """The victim gets the card that he was attacked with."""
    cards.gain(state, state.victim, state.card, 1)
    state.card = NO_KIND
    state.victim = NOBODY
    state.phase = TRADING
