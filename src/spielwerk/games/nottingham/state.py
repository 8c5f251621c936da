"""The position: plain numbers, copied by hand. What may be done with them stands in `turn` and `rules/`.

Equal cards cannot be told apart, so places hold counts by kind. A view (`views.py`) is a position too, in which what
the viewer does not know is missing: `hands`, `pile` and `discards` hold only what is known to be there, while
`hand_size`, `pile_size` and `discard_size` stay true.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from spielwerk.core import game
from spielwerk.core.sets import BIT
from spielwerk.core.tape import Tape
from spielwerk.games.nottingham.settings import Settings
from spielwerk.games.nottingham.terms import AMBUSH_CARDS, KINDS, NO_KIND, NO_TASK, TASKS

# Phases, in the order of a turn; `turn.py` has them as a table.
BEGINNING: Final = 0  # chance: who begins
DEALING: Final = 1  # chance: three cards each
REVEALING: Final = 2  # chance: the top card
DECIDING: Final = 3  # keep the card or use its action
CHOOSING_VICTIM: Final = 4  # theft, robbery, raid
DEFENDING: Final = 5  # the victim is asked for a chain
STEALING: Final = 6  # chance: the card that a theft draws
TAKING: Final = 7  # robbery, raid: a card of the open hand
OFFERING: Final = 8  # purchase: the others offer at once
BUYING: Final = 9  # purchase: accept one or refuse all
BARTERING: Final = 10  # the others offer one after the other
ACCEPTING: Final = 11  # barter: accept one
LOOKING: Final = 12  # chance: the top ambush cards
LAYING: Final = 13  # which of them to lay
TRADING: Final = 14  # a set, a task, or nothing
AMBUSHING: Final = 15  # owners of ambushes are asked
FAVOURING: Final = 16  # chance: hidden cards from the sheriff
DISCARDING: Final = 17  # both piles are empty: down to the number under the sheriff
FINISHED: Final = 18
PHASE_NAMES: Final = [
    "beginning", "dealing", "revealing", "deciding", "choosing-victim", "defending", "stealing", "taking", "offering",
    "buying", "bartering", "accepting", "looking", "laying", "trading", "ambushing", "favouring", "discarding",
    "finished",
]  # fmt: skip

# Where an ambush card is (`State.ambush_place`), if it does not lie before a seat.
NOT_IN_GAME: Final = -1  # colour that nobody has
SHUFFLED: Final = -2  # in the upper part of the pile, whose order nobody knows
UNDER: Final = -3  # put under the pile; `State.under` has the order
LOOKED_AT: Final = -4  # in the hand of the one who lays an ambush
UNKNOWN_PLACE: Final = -5  # only in views: somewhere the viewer does not know

EVERYTHING: Final = -9
"""`State.viewer` of the position itself, as opposed to views of seats or of NOBODY."""

PUBLIC: Final = 7
"""Number of the onlooker in sets of observers, beside seats 0 to 6: what he knows, everybody knows."""
EVERYBODY: Final = 255
"""Bits of all observers."""

NO_OFFER: Final = -1
"""In `State.offers`; otherwise a kind, or UNKNOWN_KIND for a hidden offer in a view."""

NO_CARD: Final = -1

# Kinds of event in the journal, for sentences and animation.
CARD_KEPT: Final = 0  # first: kind, openly into the seat's hand
HAND_SHOWN: Final = 1  # only coins (purchase) or boxes (barter)
OFFERS_MISSING: Final = 2  # nobody could offer; first: kind of the card
ATTACK_DEFENDED: Final = 3  # seat: victim
CARD_TAKEN: Final = 4  # first: kind (or UNKNOWN_KIND), second: the seat it came from
AMBUSH_LAID: Final = 5
AMBUSH_IMPOSSIBLE: Final = 6  # the only card of the pile has the seat's own colour
AMBUSH_SPRUNG: Final = 7  # first: ambush card, second: trader
SET_TRADED: Final = 8  # first: kind, second: cards
SET_FAILED: Final = 9  # first: kind, second: cards back to the hand
TASK_DONE: Final = 10  # first: task, second: points of the card
SHERIFF_MOVED: Final = 11  # first: field, second: its number (0 for the town)
FAVOUR_GIVEN: Final = 12  # to the seat
PILE_SHUFFLED: Final = 13  # first: cards
PILES_EMPTY: Final = 14  # first: field, second: its number
GAME_ENDED: Final = 15


class Event:
    """Something that happened, for logs: kind, seat and two arguments."""

    def __init__(self, kind: i64, seat: i64, first: i64, second: i64) -> None:
        self.kind: Final = kind
        self.seat: Final = seat
        self.first: Final = first
        self.second: Final = second


class State(game.State):
    """Everything on the table and in the hands. `turn.Nottingham` adds the face.

    Vectors by seat and kind are flat: `hands[KINDS * seat + kind]`.
    """

    def __init__(self, settings: Settings) -> None:
        players = settings.num_players
        self.settings: Settings = settings
        self.viewer: i64 = EVERYTHING  # seat or NOBODY whose view this is, or EVERYTHING for the position itself
        self.phase: i64 = BEGINNING
        self.turn: i64 = game.NOBODY  # seat whose turn it is
        self.dealt: i64 = 0  # cards dealt so far, one each in turn
        self.withdrawn: i64 = 0  # bits of seats that have left

        self.hands: vec[i64] = vec[i64]([0] * (players * KINDS))
        self.hand_size: vec[i64] = vec[i64]([0] * players)
        self.pile: vec[i64] = vec[i64]([0] * KINDS)  # draw pile by kind; its order is drawn when cards are
        self.pile_size: i64 = 0
        self.discards: vec[i64] = vec[i64]([0] * KINDS)
        self.discard_size: i64 = 0
        self.won: vec[i64] = vec[i64]([0] * (players * KINDS))  # winning piles by seat and kind
        self.known: vec[i64] = vec[i64]([0] * ((players + 1) * (players + 1) * KINDS))  # `knowledge.py` says of what

        self.sheriff: i64 = 0  # field: 0 is the town, n has the number `settings.numbers[n - 1]`
        self.task_first: vec[i64] = vec[i64]([game.NOBODY] * TASKS)  # seat with the first card of a task
        self.task_second: vec[i64] = vec[i64]([game.NOBODY] * TASKS)

        # Ambushes. Every lying ambush card has one gold under it.
        self.ambush_place: vec[i64] = vec[i64]([NOT_IN_GAME] * AMBUSH_CARDS)  # seat before whom it lies, or above
        self.ambush_seen: vec[i64] = vec[i64]([0] * AMBUSH_CARDS)  # bits of observers who know where the card is
        self.shuffled: i64 = 0  # cards in the upper part of the ambush pile
        self.under: vec[i64] = vec[i64]([])  # lower part of the ambush pile from top to bottom; NO_CARD if unknown
        self.lying: vec[i64] = vec[i64]([0] * players)  # ambushes before each seat

        # The turn under way.
        self.card: i64 = NO_KIND  # kind of the revealed card as long as it is nobody's
        self.revealed: i64 = NO_KIND  # kind of the card that was revealed in this turn, wherever it is
        self.victim: i64 = game.NOBODY  # attacked seat
        self.asked: i64 = game.NOBODY  # seat whose turn it is to offer (barter), to spring, to discard
        self.due: i64 = 0  # bits of seats that still have to offer (purchase) or to discard
        self.favoured: i64 = 0  # bits of seats that still get a card from the sheriff
        self.offers: vec[i64] = vec[i64]([NO_OFFER] * (2 * players))  # two cards a seat; a purchase uses the first
        self.looked: vec[i64] = vec[i64]([])  # ambush cards looked at; NO_CARD if unknown
        self.laid_kind: i64 = NO_KIND  # set laid out for a trade
        self.laid: i64 = 0
        self.sprung: i64 = 0  # ambushes sprung on this set
        self.done: i64 = NO_TASK  # task that was done by the last decision of anybody
        self.interrupted: i64 = REVEALING  # phase that an exhaustion of both piles interrupts
        self.journal: list[Event] | None = None

    def copy_to(self, copy: "State") -> None:
        """Everything but settings and journal. A copy keeps no journal."""
        copy.begun = self.begun
        copy.viewer = self.viewer
        copy.phase = self.phase
        copy.turn = self.turn
        copy.dealt = self.dealt
        copy.withdrawn = self.withdrawn
        copy.hands = self.hands[:]
        copy.hand_size = self.hand_size[:]
        copy.pile = self.pile[:]
        copy.pile_size = self.pile_size
        copy.discards = self.discards[:]
        copy.discard_size = self.discard_size
        copy.won = self.won[:]
        copy.known = self.known[:]
        copy.sheriff = self.sheriff
        copy.task_first = self.task_first[:]
        copy.task_second = self.task_second[:]
        copy.ambush_place = self.ambush_place[:]
        copy.ambush_seen = self.ambush_seen[:]
        copy.shuffled = self.shuffled
        copy.under = self.under[:]
        copy.lying = self.lying[:]
        copy.card = self.card
        copy.revealed = self.revealed
        copy.victim = self.victim
        copy.asked = self.asked
        copy.due = self.due
        copy.favoured = self.favoured
        copy.offers = self.offers[:]
        copy.looked = self.looked[:]
        copy.laid_kind = self.laid_kind
        copy.laid = self.laid
        copy.sprung = self.sprung
        copy.done = self.done
        copy.interrupted = self.interrupted

    def transfer(self, tape: Tape) -> None:
        """See `game.State.transfer`."""
        self.viewer = tape.number(self.viewer)
        self.phase = tape.number(self.phase)
        self.turn = tape.number(self.turn)
        self.dealt = tape.number(self.dealt)
        self.withdrawn = tape.number(self.withdrawn)
        self.hands = tape.numbers(self.hands)
        self.hand_size = tape.numbers(self.hand_size)
        self.pile = tape.numbers(self.pile)
        self.pile_size = tape.number(self.pile_size)
        self.discards = tape.numbers(self.discards)
        self.discard_size = tape.number(self.discard_size)
        self.won = tape.numbers(self.won)
        self.known = tape.numbers(self.known)
        self.sheriff = tape.number(self.sheriff)
        self.task_first = tape.numbers(self.task_first)
        self.task_second = tape.numbers(self.task_second)
        self.ambush_place = tape.numbers(self.ambush_place)
        self.ambush_seen = tape.numbers(self.ambush_seen)
        self.shuffled = tape.number(self.shuffled)
        self.under = tape.numbers(self.under)
        self.lying = tape.numbers(self.lying)
        self.card = tape.number(self.card)
        self.revealed = tape.number(self.revealed)
        self.victim = tape.number(self.victim)
        self.asked = tape.number(self.asked)
        self.due = tape.number(self.due)
        self.favoured = tape.number(self.favoured)
        self.offers = tape.numbers(self.offers)
        self.looked = tape.numbers(self.looked)
        self.laid_kind = tape.number(self.laid_kind)
        self.laid = tape.number(self.laid)
        self.sprung = tape.number(self.sprung)
        self.done = tape.number(self.done)
        self.interrupted = tape.number(self.interrupted)

    def players(self) -> i64:
        return self.settings.num_players

    def has_left(self, seat: i64) -> bool:
        return self.withdrawn & BIT[seat] != 0

    def count(self, seat: i64, kind: i64) -> i64:
        """Cards of a kind in a hand, in views those known to be there."""
        return self.hands[KINDS * seat + kind]

    def worth(self, kind: i64) -> i64:
        """Points of a card of a kind in a winning pile, as printed on it."""
        return self.settings.values[kind]

    def unknown_cards(self, seat: i64) -> i64:
        """Cards of a hand whose kind the viewer does not know; 0 in the position itself."""
        known: i64 = 0
        for kind in range(KINDS):
            known += self.hands[KINDS * seat + kind]
        return self.hand_size[seat] - known

    def number(self) -> i64:
        """The number under the sheriff; 0 where there is none, as on the town field."""
        return self.settings.numbers[self.sheriff - 1] if self.sheriff > 0 else self.settings.town_number

    def ambush_pile_size(self) -> i64:
        return self.shuffled + len(self.under)

    def note(self, kind: i64, seat: i64, first: i64, second: i64) -> None:
        """Writes an event into the journal, if one is kept."""
        journal = self.journal
        if journal is not None:
            journal.append(Event(kind, seat, first, second))
