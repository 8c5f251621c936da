"""What must be true of every position, for tests and long random runs. Nothing here is needed to play."""

from librt.vecs import vec
from mypy_extensions import i64

from spielwerk.core import game
from spielwerk.core.game import NOBODY
from spielwerk.core.sets import BIT
from spielwerk.games.nottingham import knowledge
from spielwerk.games.nottingham.actions import CARD
from spielwerk.games.nottingham.chance import unseen_cards
from spielwerk.games.nottingham.rules import scoring
from spielwerk.games.nottingham.rules.ambush import is_own
from spielwerk.games.nottingham.state import (
    AMBUSHING,
    BARTERING,
    BUYING,
    DEALING,
    DECIDING,
    DISCARDING,
    EVERYBODY,
    EVERYTHING,
    FAVOURING,
    FINISHED,
    LAYING,
    LOOKED_AT,
    LOOKING,
    NO_OFFER,
    NOT_IN_GAME,
    OFFERING,
    PUBLIC,
    REVEALING,
    SHUFFLED,
    TAKING,
    TRADING,
    UNDER,
    State,
)
from spielwerk.games.nottingham.terms import (
    AMBUSH_CARDS,
    COIN,
    HAND_AT_START,
    KIND_NAMES,
    KINDS,
    NO_KIND,
    SMALLEST_SET,
    TASKS,
)


def check(position: game.State) -> list[str]:
    """What is wrong with the position, a sentence each; empty if all is well."""
    assert isinstance(position, State)
    state = position
    wrong: list[str] = []
    if state.viewer != EVERYTHING:
        wrong.append("this is a view, not a position")
    _check_cards(state, wrong)
    _check_ambushes(state, wrong)
    _check_tasks(state, wrong)
    _check_knowledge(state, wrong)
    _check_turn(state, wrong)
    return wrong


class Watch:
    """Compares a position with the one before: points of the winning piles and the sheriff never go back."""

    def __init__(self, position: game.State) -> None:
        assert isinstance(position, State)
        self.sheriff: i64 = position.sheriff
        self.won: vec[i64] = position.won[:]

    def look(self, position: game.State, seat: int, action: int) -> list[str]:
        """What is wrong after an action, with the step as well as with the position."""
        assert isinstance(position, State)
        wrong = check(position)
        if position.sheriff < self.sheriff and position.phase != FINISHED:
            wrong.append("the sheriff has gone back")
        for place in range(len(self.won)):
            if position.won[place] < self.won[place]:
                wrong.append("a card has left a winning pile")
        self.sheriff = position.sheriff
        self.won = position.won[:]
        return wrong


def _check_cards(state: State, wrong: list[str]) -> None:
    """All cards of each kind, wherever they are, and sizes that are those of the piles."""
    missing = unseen_cards(state)
    for kind in range(KINDS):
        if missing[kind] != 0:
            wrong.append(f"{state.settings.counts[kind] - missing[kind]} cards of {KIND_NAMES[kind]}")
        if state.pile[kind] < 0 or state.discards[kind] < 0:
            wrong.append(f"a pile has fewer than no cards of {KIND_NAMES[kind]}")
    for count in state.hands:
        if count < 0:
            wrong.append("a hand has fewer than no cards")
    for seat in range(state.settings.num_players):
        if state.unknown_cards(seat) != 0:
            wrong.append(f"{state.seat_name(seat)} has not {state.hand_size[seat]} cards")
        if state.has_left(seat) and (state.hand_size[seat] > 0 or state.lying[seat] > 0):
            wrong.append(f"{state.seat_name(seat)} has left but still has cards")
    if _sum(state.pile) != state.pile_size or _sum(state.discards) != state.discard_size:
        wrong.append("a pile has not as many cards as it should")


def _sum(values: vec[i64]) -> i64:
    total: i64 = 0
    for value in values:
        total += value
    return total


def _check_ambushes(state: State, wrong: list[str]) -> None:
    """Thirteen cards: put away, in the pile, looked at, or before a seat, never before the one whose colour it is."""
    players = state.settings.num_players
    lying = vec[i64]([0] * players)
    shuffled: i64 = 0
    for card in range(AMBUSH_CARDS):
        place = state.ambush_place[card]
        if (place == NOT_IN_GAME) == CARD.exists(state, card):
            wrong.append(f"ambush card {card} is or is not in the game")
        if place == SHUFFLED:
            shuffled += 1
            if state.ambush_seen[card] != 0:
                wrong.append(f"somebody knows where the shuffled ambush card {card} is")
        elif (place == UNDER and card not in state.under) or (place == LOOKED_AT and card not in state.looked):
            wrong.append(f"ambush card {card} is lost")
        elif place >= 0:
            lying[place] += 1
            if is_own(state, place, card):
                wrong.append(f"{state.seat_name(place)} has laid the own colour")
            if state.ambush_seen[card] & BIT[place] == 0:
                wrong.append(f"{state.seat_name(place)} does not know the own ambush")
    if shuffled != state.shuffled:
        wrong.append("the ambush pile has not as many shuffled cards as it should")
    for seat in range(players):
        if lying[seat] != state.lying[seat]:
            wrong.append(f"{state.seat_name(seat)} has not {state.lying[seat]} ambushes")
    for card in state.under:
        if state.ambush_place[card] != UNDER:
            wrong.append(f"ambush card {card} is in two places")


def _check_tasks(state: State, wrong: list[str]) -> None:
    taken: i64 = 0
    for task in range(TASKS):
        first = state.task_first[task]
        second = state.task_second[task]
        taken += (1 if first != NOBODY else 0) + (1 if second != NOBODY else 0)
        if second != NOBODY and (first == NOBODY or first == second):
            wrong.append(f"task {task} has a second player without another first one")
    if taken == 2 * TASKS and state.phase != FINISHED:
        wrong.append("all tasks are done, but the game goes on")


def _check_knowledge(state: State, wrong: list[str]) -> None:
    """Nobody knows of cards that are not there, and what everybody knows is known to each."""
    players = state.settings.num_players
    for observer in range(players + 1):
        for owner in range(players + 1):
            start = knowledge.row(state, observer, owner)
            common = knowledge.row(state, players, owner)
            for kind in range(KINDS):
                there = state.pile[kind] if owner == players else state.hands[KINDS * owner + kind]
                known = state.known[start + kind]
                if known < 0 or known > there:
                    wrong.append(f"{observer} knows {known} {KIND_NAMES[kind]} of {owner}, who has {there}")
                if observer != owner and known < state.known[common + kind]:
                    wrong.append(f"{observer} does not know what everybody knows of {owner}")
                if observer == owner and observer < players and known != 0:
                    wrong.append(f"{observer} keeps a ledger of the own hand")
    for card in range(AMBUSH_CARDS):
        if state.ambush_seen[card] & BIT[PUBLIC] != 0 and state.ambush_seen[card] != EVERYBODY:
            wrong.append(f"not everybody knows what the onlooker knows of ambush card {card}")


def _check_turn(state: State, wrong: list[str]) -> None:
    phase = state.phase
    if phase < DEALING or phase == FINISHED:
        return
    if phase > DEALING and state.dealt != HAND_AT_START * state.settings.num_players:
        wrong.append("not everybody has been dealt a hand")
    if state.turn < 0 or (state.has_left(state.turn) and phase != FAVOURING and phase != DISCARDING):
        wrong.append("it is the turn of somebody who is not there")
    if (state.laid > 0) != (phase == AMBUSHING) or (phase == AMBUSHING and state.laid < SMALLEST_SET):
        wrong.append(f"{state.laid} cards are laid out")
    if (phase == LAYING and len(state.looked) == 0) or (phase != LAYING and phase != LOOKING and len(state.looked) > 0):
        wrong.append("ambush cards are looked at at the wrong time")
    if (state.card != NO_KIND) != (TRADING > phase and phase > REVEALING):
        wrong.append(f"a revealed card {state.card} in phase {phase}")
    if (phase == OFFERING or phase == BARTERING or phase == BUYING) and state.card == NO_KIND:
        wrong.append("offers for nothing")
    for seat in range(state.settings.num_players):
        offer = state.offers[2 * seat]
        if offer != NO_OFFER and state.hands[KINDS * seat + offer] == 0:
            wrong.append(f"{state.seat_name(seat)} offers what is not there")
        if (phase == OFFERING or phase == BUYING) and offer == COIN:
            wrong.append(f"{state.seat_name(seat)} offers a coin")
    if phase > DECIDING and phase < FAVOURING and state.revealed == NO_KIND:
        wrong.append("the turn goes on without a card that was revealed")
    if state.card != NO_KIND and state.card != state.revealed:
        wrong.append("the card in question is not the one that was revealed")
    if phase == TAKING and state.hand_size[state.victim] == 0:
        wrong.append("the victim has nothing to take")
    if scoring.points(state, state.turn) < 0 or state.sheriff > len(state.settings.numbers):
        wrong.append("points below nothing, or a sheriff beyond his path")
