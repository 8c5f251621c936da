"""A tiny game for tests of what all games share: draws, decisions of several seats at once, names that change.

A heap is drawn. Everybody picks a colour, in any order. In turn, seats take 1 to 3 stones; then a draw may put one
stone back (not more than twice), and every other seat may pick up a point, at once or later. Whoever takes the last
stone gets three points. By the second version of the rules whoever picks up gets two points, not one; the first is an
option.
"""

from collections.abc import Mapping
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from spielwerk.core.errors import Problem
from spielwerk.core.game import CHANCE_PLAYER, NOBODY, TERMINAL_PLAYER, Beginning, Game, Refusal, State
from spielwerk.core.options import Option, OptionError, choice, number, several, switch, text
from spielwerk.core.tape import Tape

COLOURS: Final = ("red", "blue", "green", "white")
TAKE: Final = 4
GAIN: Final = 7
DECLINE: Final = 8
HEAP: Final = 9
STONES: Final = 13
TEXTS: Final = [
    *(f"colour {name}" for name in COLOURS),
    *(f"take {count}" for count in (1, 2, 3)),
    "gain",
    "decline",
    *(f"heap {size}" for size in (5, 6, 7, 8)),
    "stones 0",
    "stones 1",
]


class ToyState(State):
    def __init__(self, players: int, colours: tuple[str, ...], rich: bool, gain: int = 1) -> None:
        self.players = players
        self.gain = gain
        self.allowed = colours or COLOURS
        self.rich = rich
        self.heap = -1
        self.put_back = 0
        self.draws_stone = False
        self.colour = [-1] * players
        self.offered = [False] * players
        self.points = [0] * players
        self.gone = [False] * players
        self.turn = 0

    def current_player(self) -> int:
        if self.heap == 0 or all(self.gone):
            return TERMINAL_PLAYER
        if self.heap < 0 or self.draws_stone:
            return CHANCE_PLAYER
        return self.deciders()[0]

    def deciders(self) -> list[int]:
        if self.heap <= 0 or self.draws_stone or all(self.gone):
            return []
        here = [seat for seat in range(self.players) if not self.gone[seat]]
        if any(self.colour[seat] < 0 for seat in here):
            return [seat for seat in here if self.colour[seat] < 0]
        return [seat for seat in here if self.offered[seat] and seat != self.turn] + [self.turn]

    def legal_actions(self, player: int = NOBODY) -> list[int]:
        if self.is_chance_node():
            return [outcome for outcome, _ in self.chance_outcomes()]
        seat = self.current_player() if player == NOBODY else player
        return [action for action in range(len(TEXTS)) if self.why_not(action, seat) is None]

    def why_not(self, action: int, player: int = NOBODY) -> Refusal | None:
        seat = self.current_player() if player == NOBODY else player
        if not 0 <= action < len(TEXTS):
            return Refusal("components.absent")
        if self.is_chance_node() and seat in (CHANCE_PLAYER, NOBODY):
            drawn = [outcome for outcome, _ in self.chance_outcomes()]
            return None if action in drawn else Refusal("chance.not-now")
        if seat not in self.deciders():
            return Refusal("turn.your-turn")
        if self.colour[seat] < 0:
            if action >= TAKE:
                return Refusal("turn.phase")
            free = COLOURS[action] in self.allowed and action not in self.colour
            return None if free else Refusal("setup.colour-taken")
        if action in (GAIN, DECLINE):
            return None if self.offered[seat] else Refusal("gain.no-offer")
        if not TAKE <= action < GAIN or seat != self.turn:
            return Refusal("turn.phase")
        count = action - TAKE + 1
        return None if count <= self.heap else Refusal("take.heap", count, self.heap)

    def apply_action(self, action: int, player: int = NOBODY) -> None:
        seat = self.current_player() if player == NOBODY else player
        if action >= STONES:
            self.heap += action - STONES
            self.put_back += action - STONES
            self.draws_stone = False
            self.next_turn()
        elif action >= HEAP:
            self.heap = action - HEAP + 5
        elif action in (GAIN, DECLINE):
            self.points[seat] += self.gain if action == GAIN else 0
            self.offered[seat] = False
        elif action >= TAKE:
            self.take(seat, action - TAKE + 1)
        else:
            self.colour[seat] = action

    def take(self, seat: int, count: int) -> None:
        self.heap -= count
        self.offered = [not gone for gone in self.gone]
        self.offered[seat] = False
        if self.heap == 0:
            self.points[seat] += 3 + self.rich
        elif self.put_back < 2:
            self.draws_stone = True
        else:
            self.next_turn()

    def next_turn(self) -> None:
        for _ in range(self.players):
            self.turn = (self.turn + 1) % self.players
            if not self.gone[self.turn]:
                return

    def action_to_string(self, action: int, player: int = NOBODY) -> str:
        return TEXTS[action]

    def string_to_action(self, text: str, player: int = NOBODY) -> int:
        if text not in TEXTS:
            raise Problem("action.none", text=text)
        return TEXTS.index(text)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        if self.heap < 0:
            return [(HEAP, 0.5), (HEAP + 1, 0.25), (HEAP + 2, 1 / 6), (HEAP + 3, 1 / 12)]
        return [(STONES, 2 / 3), (STONES + 1, 1 / 3)]

    def chance_stream(self) -> str:
        return "heap" if self.heap < 0 else "stones"

    def chapter(self) -> str:
        return "" if self.heap < 0 or -1 in self.colour else f"stones put back: {self.put_back}"

    def returns(self) -> list[float]:
        return [float(points) for points in self.points]

    def clone(self) -> "ToyState":
        copy = ToyState(self.players, self.allowed, self.rich, self.gain)
        copy.begun = self.begun
        copy.heap, copy.put_back, copy.draws_stone, copy.turn = self.heap, self.put_back, self.draws_stone, self.turn
        copy.colour, copy.offered = self.colour[:], self.offered[:]
        copy.points, copy.gone = self.points[:], self.gone[:]
        return copy

    def num_players(self) -> int:
        return self.players

    def seat_name(self, seat: int) -> str:
        return COLOURS[self.colour[seat]] if self.colour[seat] >= 0 else f"seat{seat + 1}"

    def withdraw(self, seat: int) -> None:
        if self.gone[seat] or self.is_terminal():
            raise Problem("seat.cannot-withdraw", seat=self.seat_name(seat))
        self.gone[seat] = True
        self.offered[seat] = False
        if self.turn == seat and not self.draws_stone:
            self.next_turn()

    def to_string(self) -> str:
        return "\n".join(f"{name} {value}" for name, value in vars(self).items() if name != "begun")

    def transfer(self, tape: Tape) -> None:
        self.draws_stone = tape.flag(self.draws_stone)
        for name in ("heap", "put_back", "turn"):
            setattr(self, name, int(tape.number(getattr(self, name))))
        for name in ("colour", "offered", "points", "gone"):
            kind = type(getattr(self, name)[0])
            setattr(self, name, [kind(value) for value in tape.numbers(vec[i64](getattr(self, name)))])


class ToyGame(Game):
    def __init__(self, rules_version: int = 1) -> None:
        super().__init__("toy", "toy", 2, 4, rules_version)

    def num_distinct_actions(self) -> int:
        return len(TEXTS)

    def max_game_length(self) -> int:
        return 100

    def option_specs(self) -> list[Option]:
        return [
            switch("rich", False),
            several("colours", COLOURS),
            choice("mood", "calm", ("calm", "wild")),
            text("motto", "-"),
            *([number("gain", 2, 1, 2)] if self.rules_version > 1 else []),
        ]

    def readings_of(self, version: int) -> Mapping[str, object]:
        return {"gain": 1} if version < 2 else {}

    def presets(self) -> Mapping[str, Mapping[str, object]]:
        return {"plain": {}, "wealth": {"rich": True, "mood": "wild"}}

    def new_initial_state(self, options: Mapping[str, object] | None = None) -> ToyState:
        agreed = self.agreed(options)
        players, colours = agreed["players"], agreed["colours"]
        assert isinstance(players, int)
        assert isinstance(colours, tuple)
        if colours and len(colours) < players:
            raise OptionError("bots.for-players", n=len(colours), players=players)
        gain = agreed.get("gain", 1)
        assert isinstance(gain, int)
        state = ToyState(players, colours, agreed["rich"] is True, gain)
        state.begun = Beginning(self, agreed)
        return state


TOY: Final = ToyGame()
NEWER_TOY: Final = ToyGame(rules_version=2)


def find_toy(name: str) -> Game:
    """For readers of records in tests: the only game there is."""
    if name != "toy":
        raise OptionError("game.unknown", name=name, names=["toy"])
    return TOY


def find_newer_toy(name: str) -> Game:
    """As `find_toy`, in a program whose rules have changed since."""
    find_toy(name)
    return NEWER_TOY
