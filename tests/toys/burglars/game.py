"""Burglars: hands drawn from a counted deck, a choice that all make secretly, and thefts.

Everybody gets two cards of three kinds. In every round all choose secretly to lock their doors or leave them open;
then all choices are shown. In turn, seats steal a card from somebody (nothing where the door is locked) or rest, and
then draw a card. Whoever was robbed may cry for a point with gold in hand, and is asked even without any. The game
ends where the deck is empty; cards in hand count.
"""

from collections.abc import Mapping
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from spielwerk.core.data import DATA, numbers, option, values
from spielwerk.core.errors import Problem
from spielwerk.core.game import CHANCE_PLAYER, NOBODY, TERMINAL_PLAYER, Beginning, Game, Refusal, State
from spielwerk.core.learned import tells
from spielwerk.core.options import PLAYERS, Option
from spielwerk.core.random import Random
from spielwerk.core.tape import Tape

COLOURS: Final = ("red", "blue", "green", "white")
KINDS: Final = ("copper", "silver", "gold")
GOLD: Final = 2
LOCK, OPEN, STEAL, REST, CRY, QUIET, DEAL, DRAW, THEFT, END = 0, 1, 2, 6, 7, 8, 9, 12, 15, 18
TEXTS: Final = [
    "lock",
    "open",
    *(f"steal {name}" for name in COLOURS),
    "rest",
    "cry",
    "quiet",
    *(f"{verb} {kind}" for verb in ("deal", "draw", "theft") for kind in KINDS),
]
NOT_CHOSEN, LOCKED, OPENED, HIDDEN = 0, 1, 2, 3
"""What a seat has chosen about its door; HIDDEN in the view of others until all have."""
DEALING, CHOOSING, TURN, STEALING, ASKING, DRAWING, OVER = range(7)


class Burglars(State):
    def __init__(self, players: int, deck: list[int], worth: list[int]) -> None:
        self.players = players
        self.deck = deck
        self.worth = worth
        self.unknown_deck = 0
        self.hands = [[0, 0, 0] for _ in range(players)]
        self.unknown = [0] * players
        self.cards = sum(deck)
        self.all_cards = deck[:]
        self.open_cards = [0, 0, 0]
        self.doors = [NOT_CHOSEN] * players
        self.points = [0] * players
        self.gone = [False] * players
        self.phase = DEALING
        self.turn = 0
        self.target = -1

    def clone(self) -> "Burglars":
        copy = Burglars(self.players, self.deck[:], self.worth)
        for name, value in vars(self).items():
            setattr(copy, name, value[:] if isinstance(value, list) else value)
        copy.hands = [hand[:] for hand in self.hands]
        copy.begun = self.begun
        return copy

    # Whose turn it is.

    def current_player(self) -> int:
        if self.phase == OVER:
            return TERMINAL_PLAYER
        if self.phase in (DEALING, STEALING, DRAWING):
            return CHANCE_PLAYER
        return self.deciders()[0]

    def deciders(self) -> list[int]:
        if self.phase == CHOOSING:
            return [seat for seat in self.here() if self.doors[seat] == NOT_CHOSEN]
        return {TURN: [self.turn], ASKING: [self.target]}.get(self.phase, [])

    def here(self) -> list[int]:
        return [seat for seat in range(self.players) if not self.gone[seat]]

    def size(self, seat: int) -> int:
        return sum(self.hands[seat]) + self.unknown[seat]

    # What is legal.

    def legal_actions(self, player: int = NOBODY) -> list[int]:
        if self.is_chance_node() and player in (NOBODY, CHANCE_PLAYER):
            return [outcome for outcome, _ in self.chance_outcomes()]
        return [action for action in range(END) if self.why_not(action, player) is None]

    def why_not(self, action: int, player: int = NOBODY) -> Refusal | None:
        seat = self.current_player() if player == NOBODY else player
        if not 0 <= action < END or (STEAL <= action < REST and action - STEAL >= self.players):
            return Refusal("components.absent")
        if self.is_chance_node() and seat == CHANCE_PLAYER:
            return None if action in dict(self.chance_outcomes()) else Refusal("chance.not-now")
        if seat not in self.deciders():
            return Refusal("turn.your-turn")
        phase = CHOOSING if action < STEAL else TURN if action < CRY else ASKING if action < DEAL else DEALING
        if phase != self.phase:
            return Refusal("turn.phase")
        if STEAL <= action < REST and (action - STEAL == seat or not self.size(action - STEAL)):
            return Refusal("steal.target")
        if action == CRY and not self.hands[seat][GOLD]:
            return Refusal("cry.gold")
        return None

    def chance_outcomes(self) -> list[tuple[int, float]]:
        first = {DEALING: DEAL, DRAWING: DRAW, STEALING: THEFT}[self.phase]
        counts = self.hands[self.target] if self.phase == STEALING else self.deck
        return [(first + kind, count / sum(counts)) for kind, count in enumerate(counts) if count]

    def chance_stream(self) -> str:
        return "theft" if self.phase == STEALING else "deck"

    # What happens.

    def apply_action(self, action: int, player: int = NOBODY) -> None:
        seat = self.current_player() if player == NOBODY else player
        if action < STEAL:
            self.doors[seat] = LOCKED if action == LOCK else OPENED
            self.end_choosing()
        elif action < REST:
            self.target = action - STEAL
            self.phase = ASKING if self.doors[self.target] == LOCKED else STEALING
        elif action == REST:
            self.draw()
        elif action < DEAL:
            self.points[seat] += action == CRY
            self.draw()
        elif action < DRAW:
            self.gain(self.dealt_to(), action - DEAL)
            if self.dealt_to() < 0:
                self.phase = CHOOSING
        elif action < THEFT:
            self.gain(self.turn, action - DRAW)
            self.next_turn()
        else:
            self.hands[self.target][action - THEFT] -= 1
            self.hands[self.turn][action - THEFT] += 1
            self.phase = ASKING

    def dealt_to(self) -> int:
        return next((seat for seat in self.here() if self.size(seat) < 2), -1)

    def gain(self, seat: int, kind: int) -> None:
        self.deck[kind] -= 1
        self.hands[seat][kind] += 1

    def end_choosing(self) -> None:
        if not self.deciders():
            self.phase = TURN
            if self.gone[self.turn]:
                self.next_turn()

    def draw(self) -> None:
        self.target = -1
        self.phase = DRAWING if sum(self.deck) + self.unknown_deck else OVER

    def next_turn(self) -> None:
        """The next seat that is there; after the last one all doors are chosen anew."""
        self.target = -1
        self.phase = TURN
        self.turn += 1
        while self.turn < self.players and self.gone[self.turn]:
            self.turn += 1
        if self.turn >= self.players:
            self.turn, self.phase = 0, CHOOSING
            self.doors = [NOT_CHOSEN] * self.players

    def withdraw(self, seat: int) -> None:
        if self.gone[seat] or self.is_terminal():
            raise Problem("seat.cannot-withdraw", seat=self.seat_name(seat))
        self.gone[seat] = True
        self.open_cards = [there + more for there, more in zip(self.open_cards, self.hands[seat], strict=True)]
        self.hands[seat] = [0, 0, 0]
        if not self.here():
            self.phase = OVER
        elif self.phase == CHOOSING:
            self.end_choosing()
        elif self.phase == DEALING:
            self.phase = CHOOSING if self.dealt_to() < 0 else DEALING
        elif self.turn == seat:
            self.next_turn()
        elif self.target == seat:
            self.draw()

    # Who knows what.

    def view(self, player: int) -> "Burglars":
        if self.is_terminal():
            return self
        seen = self.clone()
        seen.unknown_deck += sum(seen.deck)
        seen.deck = [0, 0, 0]
        for seat in range(self.players):
            if seat != player:
                seen.unknown[seat] += sum(seen.hands[seat])
                seen.hands[seat] = [0, 0, 0]
                if self.phase == CHOOSING and seen.doors[seat] != NOT_CHOSEN:
                    seen.doors[seat] = HIDDEN
        return seen

    def text_for(self, viewer: int, action: int, player: int = NOBODY) -> str:
        text = TEXTS[action]
        if action < STEAL and len(self.deciders()) > 1:
            return text if viewer == player else "choose ?"
        if action < DEAL:
            return text
        knows = {DEALING: [self.dealt_to()], DRAWING: [self.turn], STEALING: [self.turn, self.target]}[self.phase]
        return text if viewer in knows else f"{text.split()[0]} ?"

    def tells(self, action: int, player: int = NOBODY) -> bool:
        return tells(self, action, self.seat_asked(player))

    def resample_from_infostate(self, player: int, seed: int) -> "Burglars":
        world, dice = self.view(player).clone(), Random(seed)
        if self.is_terminal():
            return world
        unseen = []
        for kind, count in enumerate(world.all_cards):
            seen = world.open_cards[kind] + sum(hand[kind] for hand in world.hands)
            unseen += [kind] * (count - seen)
        for seat in range(self.players):
            for _ in range(world.unknown[seat]):
                world.hands[seat][unseen.pop(dice.below(len(unseen)))] += 1
            if world.doors[seat] == HIDDEN:
                world.doors[seat] = LOCKED + dice.below(2)
        world.unknown = [0] * self.players
        world.deck, world.unknown_deck = [unseen.count(kind) for kind in range(3)], 0
        return world

    def observation_string(self, player: int = NOBODY) -> str:
        return self.view(player).to_string()

    def information_state_string(self, player: int = NOBODY) -> str:
        return self.view(player).to_string()

    # Texts and numbers.

    def action_to_string(self, action: int, player: int = NOBODY) -> str:
        return TEXTS[action]

    def string_to_action(self, text: str, player: int = NOBODY) -> int:
        if text not in TEXTS:
            raise Problem("action.none", text=text)
        return TEXTS.index(text)

    def returns(self) -> list[float]:
        worth = [sum(map(int.__mul__, hand, self.worth)) for hand in self.hands]
        return [float(points + (worth[seat] if self.phase == OVER else 0)) for seat, points in enumerate(self.points)]

    def chapter(self) -> str:
        return "" if self.phase == DEALING else f"cards in the deck: {sum(self.deck) + self.unknown_deck}"

    def num_players(self) -> int:
        return self.players

    def seat_name(self, seat: int) -> str:
        return COLOURS[seat]

    def to_string(self) -> str:
        return "\n".join(f"{name} {value}" for name, value in vars(self).items() if name != "begun")

    def transfer(self, tape: Tape) -> None:
        for name in ("unknown_deck", "cards", "phase", "turn", "target"):
            setattr(self, name, int(tape.number(getattr(self, name))))
        for name in ("deck", "unknown", "all_cards", "open_cards", "doors", "points", "gone"):
            kind = type(getattr(self, name)[0])
            setattr(self, name, [kind(value) for value in tape.numbers(vec[i64](getattr(self, name)))])
        self.hands = [[int(value) for value in tape.numbers(vec[i64](hand))] for hand in self.hands]


class BurglarsGame(Game):
    def __init__(self) -> None:
        super().__init__("burglars", __package__, 2, 4, 1, has_secrets=True)

    def num_distinct_actions(self) -> int:
        return END

    def max_game_length(self) -> int:
        return 400

    def option_specs(self) -> list[Option]:
        return [option(self.package)]

    def presets(self) -> Mapping[str, Mapping[str, object]]:
        return {"rich": {DATA: "deck.counts=[5,4,20]"}}

    def new_initial_state(self, options: Mapping[str, object] | None = None) -> Burglars:
        agreed = self.agreed(options)
        players = agreed[PLAYERS]
        assert isinstance(players, int)
        own = values(self.package, str(agreed[DATA]))
        state = Burglars(players, numbers(own, "deck.counts"), numbers(own, "deck.worth"))
        state.begun = Beginning(self, agreed)
        return state


GAME: Final = BurglarsGame()
