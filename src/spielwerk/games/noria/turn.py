"""The sequence of play: who decides, what may be done, and what follows. The rules themselves are in `rules/`.

| phase           | who decides        | what                                                                          |
|-----------------|--------------------|-------------------------------------------------------------------------------|
| DRAWING         | chance             | lower row of the market; then resource discs, or (expert) islands |
| BUILDING_WHEELS | seats in turn order | expert game: `insert` six discs each |
| TAKING_RESOURCE | seats in turn order | base game: one resource                                                      |
| FREE_STEP       | seats in turn order | base game: one envoy to step 1                                               |
| TURNS           | the seat on turn   | one turn: see below; chance where an island is discovered                     |
| FINISHED        | nobody             |                                                                               |

A turn runs through the stages INFLUENCE (`night-shift`, `rebuild`), ACTION (`use`, `inspect`, what discs allow, black
market) and POLITICS (`intrigue`, `remove`); an action of a later stage begins that stage. `done` ends the turn:
knowledge, rotation, and in the stage ADMINISTRATION an `insert` for every bought disc. What an action makes due
(a payment with a choice, a landing, a removal) comes before anything else.
"""

from typing import Final

from mypy_extensions import i64

from spielwerk.core.errors import Problem
from spielwerk.core.game import ABSENT, CHANCE_PLAYER, NOBODY, TERMINAL_PLAYER, Refusal
from spielwerk.core.kinds import NO_KIND, Obstacles
from spielwerk.core.sets import BIT
from spielwerk.games.noria import text
from spielwerk.games.noria.kind import Kind, Price
from spielwerk.games.noria.kinds import KINDS, LOOKED_AT, TABLE, row
from spielwerk.games.noria.rules import discs, scoring, setup, turns
from spielwerk.games.noria.settings import Settings
from spielwerk.games.noria.situations import (
    ACTING,
    CHANCE,
    DUE,
    IN_TURN,
    INSERTING,
    ISLAND_DRAW,
    SETTING_UP,
    SITUATIONS,
    situation_of,
)
from spielwerk.games.noria.state import DRAWING, FINISHED, TURNS, State
from spielwerk.games.noria.terms import COLOUR_NAMES

STREAMS: Final = ["market", "wheels", "islands"]
"""What is drawn, by situation."""
YOUR_TURN: Final = "turn.your-turn"


class Noria(State):
    """A position that can be asked and played. See `spielwerk.core.game.State` for the questions."""

    def clone(self) -> "Noria":
        copy = Noria(self.settings)
        self.copy_to(copy)
        return copy

    # Who decides.

    def current_player(self) -> int:
        if self.phase == FINISHED:
            return TERMINAL_PLAYER
        if self.phase == DRAWING or self.due_reveal:
            return CHANCE_PLAYER
        return self.turn

    def deciders(self) -> list[int]:
        if self.phase == FINISHED or self.phase == DRAWING or self.due_reveal:
            return []
        return [self.turn]

    def num_players(self) -> int:
        return self.settings.num_players

    # What may be done. What is legal within a kind stands in the file of its rule.

    def _looked_at(self) -> list[Kind]:
        """Kinds that may have legal actions now, ascending."""
        situation = situation_of(self)
        if situation == ACTING and discs.gives_action(self, self.turn):
            return LOOKED_AT[SITUATIONS + discs.current_kind(self, self.turn)]
        return LOOKED_AT[situation]

    def legal_actions(self, player: i64 = NOBODY) -> list[int]:
        out: list[int] = []
        if self.phase == FINISHED:
            return out
        if self.phase == DRAWING or self.due_reveal:
            if player >= 0:
                return out
        elif self.seat_asked(player) != self.turn:
            return out
        for kind in self._looked_at():
            kind.legal(self, self.turn, out)
        return out

    def why_not(self, action: i64, player: i64 = NOBODY) -> Refusal | None:
        found = Obstacles(False)
        self._look(action, player, found)
        return found.first()

    def obstacles(self, action: i64, player: i64 = NOBODY) -> list[Refusal]:
        found = Obstacles(True)
        self._look(action, player, found)
        return found.found

    def price(self, action: i64) -> Price:
        """What an action takes from the seat on turn, whether or not it is legal."""
        return row(action).price(self, self.turn, action)

    def _look(self, action: i64, player: i64, found: Obstacles) -> None:
        """What stands in the way: of its time, then of its rule."""
        number = KINDS.number(action)
        if number == NO_KIND or (TABLE[number].is_partial and not TABLE[number].exists(self, action)):
            found.add(ABSENT)
            return
        kind = TABLE[number]
        untimely = self._untimely(kind, player)
        if untimely is not None:
            in_turn = self.phase == TURNS and kind.when & IN_TURN != 0 and untimely.rule != YOUR_TURN
            if found.add(untimely.rule, untimely.need, untimely.have) or not in_turn:
                return
        kind.obstacles(self, self.turn, action, found)

    def _untimely(self, kind: Kind, player: i64) -> Refusal | None:
        """Why nothing of a kind can be done now by somebody."""
        situation = situation_of(self)
        fits = kind.when & BIT[situation] != 0
        if kind.when & CHANCE != 0:
            return None if fits and player < 0 else Refusal("chance.not-now")
        if self.phase == FINISHED:
            return Refusal("turn.over")
        if self.phase == DRAWING:
            return Refusal("turn.phase")
        if (player != NOBODY and player != self.turn) or situation == ISLAND_DRAW:
            return Refusal(YOUR_TURN)
        if fits:
            return None
        if self.phase != TURNS:
            return Refusal("turn.phase")
        if situation == INSERTING and kind.when & SETTING_UP == 0:
            return Refusal("turn.administration")
        if BIT[situation] & DUE != 0 and kind.when & IN_TURN != 0:
            return Refusal("turn.decide-first")
        return kind.misplaced(self)

    def apply_action(self, action: i64, player: i64 = NOBODY) -> None:
        TABLE[KINDS.checked(action)].apply(self, player if player != NOBODY else self.turn, action)

    def withdraw(self, seat: i64) -> None:
        """The seat's turns are left out from now on. Its envoys and factories stay, and its points count."""
        player = self.players[seat]
        if player.withdrawn or self.phase == FINISHED or self.phase == DRAWING or self.due_reveal:
            raise Problem("seat.cannot-withdraw", seat=self.seat_name(seat))
        player.withdrawn = True
        if self.phase == TURNS:
            turns.leave(self, seat)
        elif self.turn == seat:
            setup.next_choice(self)

    # Texts and results.

    def action_to_string(self, action: i64, player: i64 = NOBODY) -> str:
        return KINDS.text(self, action)

    def string_to_action(self, words: str, player: i64 = NOBODY) -> int:
        return text.parse_action(self, words)

    def seat_name(self, seat: i64) -> str:
        return COLOUR_NAMES[seat]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        outcomes = self.legal_actions()
        return [(outcome, 1.0 / len(outcomes)) for outcome in outcomes]

    def chance_stream(self) -> str:
        """`market`, `wheels` or `islands`."""
        return STREAMS[situation_of(self)]

    def chapter(self) -> str:
        return f"round {self.round}" if self.round > 0 else ""

    def returns(self) -> list[float]:
        """Points from the town hall, as if the game ended now; there are no others."""
        return [float(scoring.points(self, seat)) for seat in range(self.settings.num_players)]

    def to_string(self) -> str:
        return text.position_text(self)


def new_state(settings: Settings) -> Noria:
    """The table before the first draw."""
    state = Noria(settings)
    setup.lay_out(state)
    return state
