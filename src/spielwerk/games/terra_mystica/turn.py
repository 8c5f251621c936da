"""The sequence of play: who decides, what may be done, and what follows. The rules themselves are in `rules/`.

| phase              | who decides                          | what                                               |
|--------------------|--------------------------------------|----------------------------------------------------|
| DRAWING            | chance                               | scoring tiles, bonus tiles left out                |
| CHOOSING_FACTIONS  | seats in turn order                  | faction                                            |
| PLACING_DWELLINGS  | turn order, reverse, third, last     | start dwellings                                    |
| TAKING_BONUS_TILES | reverse turn order                   | first bonus tile                                   |
| ACTIONS            | the seat whose turn it is; seats with an offer or something due, at once | one turn: see below |
| CULT_SPADES        | every seat with spades, at once      | transform or give up                               |
| FINISHED           | nobody                               |                                                    |

A turn: free actions and one main action (BEFORE_ACTION); a transform and build in several steps (TRANSFORMING); free
actions until `done` (AFTER_ACTION). What an action makes due comes before anything else the seat does.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from spielwerk.core.errors import Problem
from spielwerk.core.game import CHANCE_PLAYER, NOBODY, TERMINAL_PLAYER, Refusal, outside
from spielwerk.core.tape import Tape
from spielwerk.games.terra_mystica import effects, legality, text
from spielwerk.games.terra_mystica.actions import DRAW_SCORING, NUM_DISTINCT_ACTIONS
from spielwerk.games.terra_mystica.factions.all import FACTIONS
from spielwerk.games.terra_mystica.maps.board import Board
from spielwerk.games.terra_mystica.rules import (
    bridges,
    offers,
    passing,
    rounds,
    setup,
)
from spielwerk.games.terra_mystica.settings import Settings
from spielwerk.games.terra_mystica.state import (
    ACTIONS,
    BRIDGE_FIELDS,
    CULT_SPADES,
    DRAWING,
    FINISHED,
    OFFER_FIELDS,
    OFFER_TO,
    State,
)


class TerraMystica(State):
    """A position that can be asked and played. See `spielwerk.core.game.State` for the questions."""

    def clone(self) -> "TerraMystica":
        copy = TerraMystica(self.settings, self.board)
        self.copy_to(copy)
        return copy

    # Who decides.

    def current_player(self) -> int:
        if self.phase == FINISHED:
            return TERMINAL_PLAYER
        if self.phase == DRAWING:
            return CHANCE_PLAYER
        if self.phase < ACTIONS:
            return self.turn
        return _deciders(self)[0]

    def deciders(self) -> list[int]:
        if self.phase == FINISHED or self.phase == DRAWING:
            return []
        if self.phase < ACTIONS:
            return [self.turn]
        return [seat for seat in _deciders(self)]

    def num_players(self) -> int:
        return self.settings.num_players

    # What may be done.

    def legal_actions(self, player: i64 = NOBODY) -> list[int]:
        out: list[int] = []
        if self.phase == DRAWING:
            if player < 0:
                setup.draws(self, out)
            return out
        if self.phase != FINISHED:
            legality.legal_actions(self, self.seat_asked(player), out)
        return out

    def why_not(self, action: i64, player: i64 = NOBODY) -> Refusal | None:
        if action < 0 or action >= NUM_DISTINCT_ACTIONS:
            return Refusal("components.absent")
        if action >= DRAW_SCORING:
            return setup.draw_refusal(self, action) if player < 0 else Refusal("chance.not-now")
        if self.phase == FINISHED:
            return Refusal("turn.over")
        seat: i64 = player if player != NOBODY else self.current_player()
        if seat < 0 or seat >= self.settings.num_players:
            return Refusal("turn.your-turn")
        return legality.refusal(self, seat, action)

    def apply_action(self, action: i64, player: i64 = NOBODY) -> None:
        if action < 0 or action >= NUM_DISTINCT_ACTIONS:
            raise outside(action)
        if action >= DRAW_SCORING:
            setup.draw(self, action)
            return
        seat: i64 = player if player != NOBODY else self.current_player()
        effects.apply(self, seat, action)
        _go_on(self)

    def withdraw(self, seat: i64) -> None:
        """The seat's offers are declined, its bonus tile goes back; its buildings stay and still count at the end."""
        player = self.players[seat]
        if player.withdrawn or self.phase == FINISHED or self.phase == DRAWING:
            raise Problem("seat.cannot-withdraw", seat=self.seat_name(seat))
        player.withdrawn = True
        player.give_up_everything()
        offers.decline_all(self, seat)
        if self.phase < ACTIONS:
            setup.leave(self, seat)
        else:
            passing.return_tile(self, seat)
            passing.leave_game(self, seat)
        _go_on(self)

    # Texts and results.

    def action_to_string(self, action: i64, player: i64 = NOBODY) -> str:
        return text.action_text(self, action, player if player >= 0 else self.current_player())

    def string_to_action(self, words: str, player: i64 = NOBODY) -> int:
        return text.parse_action(self, words)

    def seat_name(self, seat: i64) -> str:
        player = self.players[seat]
        return player.faction.name if player.has_faction else f"seat{seat + 1}"

    def chance_outcomes(self) -> list[tuple[int, float]]:
        outcomes: list[int] = []
        setup.draws(self, outcomes)
        return [(outcome, 1.0 / len(outcomes)) for outcome in outcomes]

    def chapter(self) -> str:
        return f"round {self.round}" if self.round > 0 else ""

    def returns(self) -> list[float]:
        return [float(player.points) for player in self.players]

    def to_string(self) -> str:
        return text.position_text(self)

    def transfer(self, tape: Tape) -> None:
        """The faction boards are told by their numbers; who is whose neighbour follows from map and bridges."""
        for player in self.players:
            player.faction = FACTIONS[tape.below(FACTIONS.index(player.faction), len(FACTIONS))]
        State.transfer(self, tape)
        if tape.reading:
            self.near_lo = self.board.near_lo
            self.near_hi = self.board.near_hi
            for bridge in range(0, len(self.bridges), BRIDGE_FIELDS):
                bridges.join(self, self.bridges[bridge])


def new_state(settings: Settings, board: Board) -> TerraMystica:
    """The table before the first draw."""
    state = TerraMystica(settings, board)
    setup.lay_out(state)
    return state


def _deciders(state: State) -> vec[i64]:
    """Rulebook order: what is due, the seat on turn first; offers around the table; then the turn itself."""
    found = vec[i64]([])
    if state.phase == CULT_SPADES:
        for seat in state.order:
            if state.players[seat].spades > 0:
                found = append(found, seat)
        return found
    turn = state.turn
    if turn >= 0 and state.players[turn].must_decide():
        found = append(found, turn)
    for seat in state.order:
        if seat != turn and state.players[seat].must_decide():
            found = append(found, seat)
    for start in range(0, len(state.offers), OFFER_FIELDS):
        seat = state.offers[start + OFFER_TO]
        if seat not in found:
            found = append(found, seat)
    if turn >= 0 and turn not in found:
        found = append(found, turn)
    return found


def _go_on(state: State) -> None:
    """What follows without anybody's decision: the first income, the end of a round, the next one."""
    if setup.is_complete(state):
        rounds.begin(state)
    if rounds.is_over(state):
        rounds.end(state)
    if state.phase == CULT_SPADES and not rounds.spades_left(state):
        rounds.begin(state)
        if rounds.is_over(state):
            _go_on(state)
