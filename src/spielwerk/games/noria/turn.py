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

from mypy_extensions import i64

from spielwerk.core.errors import Problem
from spielwerk.core.game import CHANCE_PLAYER, NOBODY, TERMINAL_PLAYER, Refusal, outside
from spielwerk.games.noria import effects, legality, text
from spielwerk.games.noria.actions import DRAW_MARKET, DRAW_WHEEL, NUM_DISTINCT_ACTIONS, REVEAL
from spielwerk.games.noria.rules import scoring, setup, turns
from spielwerk.games.noria.settings import Settings
from spielwerk.games.noria.state import DRAWING, FINISHED, TURNS, State
from spielwerk.games.noria.terms import COLOUR_NAMES


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

    # What may be done.

    def legal_actions(self, player: i64 = NOBODY) -> list[int]:
        out: list[int] = []
        if self.phase == FINISHED:
            return out
        if self.phase == DRAWING or self.due_reveal:
            if player < 0:
                setup.draws(self, out)
            return out
        legality.legal_actions(self, self.seat_asked(player), out)
        return out

    def why_not(self, action: i64, player: i64 = NOBODY) -> Refusal | None:
        if action < 0 or action >= NUM_DISTINCT_ACTIONS:
            return Refusal("components.absent")
        if action >= DRAW_MARKET:
            return setup.draw_refusal(self, action) if player < 0 else Refusal("chance.not-now")
        if self.phase == FINISHED:
            return Refusal("turn.over")
        if self.phase == DRAWING:
            return Refusal("turn.phase")
        seat: i64 = player if player != NOBODY else self.turn
        return legality.refusal(self, seat, action)

    def apply_action(self, action: i64, player: i64 = NOBODY) -> None:
        if action < 0 or action >= NUM_DISTINCT_ACTIONS:
            raise outside(action)
        if action >= DRAW_MARKET:
            setup.draw(self, action)
        else:
            effects.apply(self, player if player != NOBODY else self.turn, action)

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
        return text.action_text(action)

    def string_to_action(self, words: str, player: i64 = NOBODY) -> int:
        return text.parse_action(words)

    def seat_name(self, seat: i64) -> str:
        return COLOUR_NAMES[seat]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        outcomes: list[int] = []
        setup.draws(self, outcomes)
        return [(outcome, 1.0 / len(outcomes)) for outcome in outcomes]

    def chance_stream(self) -> str:
        """`market`, `wheels` or `islands`."""
        outcomes: list[int] = []
        setup.draws(self, outcomes)
        if outcomes[0] >= REVEAL:
            return "islands"
        return "wheels" if outcomes[0] >= DRAW_WHEEL else "market"

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
