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
from spielwerk.core.game import ABSENT, CHANCE_PLAYER, NOBODY, TERMINAL_PLAYER, Refusal
from spielwerk.core.kinds import Obstacles
from spielwerk.core.tape import Tape
from spielwerk.games.terra_mystica import text
from spielwerk.games.terra_mystica.factions.all import FACTIONS
from spielwerk.games.terra_mystica.kind import Kind
from spielwerk.games.terra_mystica.kinds import KIND_OF, NUM_DISTINCT_ACTIONS, ROWS, TABLE, kind, looked_at
from spielwerk.games.terra_mystica.maps.board import Board
from spielwerk.games.terra_mystica.price import Price
from spielwerk.games.terra_mystica.rules import (
    bridges,
    offers,
    passing,
    rounds,
    setup,
    turns,
)
from spielwerk.games.terra_mystica.settings import Settings
from spielwerk.games.terra_mystica.situations import ANY_TIME, CHANCE, IN_TRANSFORMATION, IN_TURN, OWN_TURN, situation
from spielwerk.games.terra_mystica.state import (
    ACTIONS,
    AFTER_ACTION,
    BRIDGE_FIELDS,
    CULT_SPADES,
    DRAWING,
    FINISHED,
    OFFER_FIELDS,
    OFFER_TO,
    TRANSFORMING,
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

    # What may be done. What is legal within a kind stands in the file of its rule.

    def legal_actions(self, player: i64 = NOBODY) -> list[int]:
        out: list[int] = []
        if self.phase == DRAWING:
            if player < 0:
                _look_for(self, NOBODY, CHANCE, out)
        elif self.phase != FINISHED:
            seat = self.seat_asked(player)
            _look_for(self, seat, situation(self, seat), out)
        return out

    def why_not(self, action: i64, player: i64 = NOBODY) -> Refusal | None:
        found = Obstacles(False)
        _look(self, action, player, found)
        return found.first()

    def obstacles(self, action: i64, player: i64 = NOBODY) -> list[Refusal]:
        found = Obstacles(True)
        _look(self, action, player, found)
        return found.found

    def price(self, action: i64, player: i64 = NOBODY) -> Price:
        """Coins, workers, priests and power that an action would cost a seat now, whether or not it is legal."""
        return kind(action).price(self, self.seat_asked(player), action)

    def apply_action(self, action: i64, player: i64 = NOBODY) -> None:
        row = kind(action)
        if row.when & CHANCE != 0:
            row.apply(self, NOBODY, action)
            return
        row.apply(self, player if player != NOBODY else self.current_player(), action)
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
        outcomes = self.legal_actions(CHANCE_PLAYER) if self.phase == DRAWING else []
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
            player.faction = FACTIONS[tape.below(player.faction.number, len(FACTIONS))]
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
    players = int(settings.num_players)
    if players not in board.actions:
        board.actions[players] = bytes([_exists(state, action) for action in range(NUM_DISTINCT_ACTIONS)])
    state.there = board.actions[players]
    return state


def _exists(state: State, action: i64) -> int:
    """1 if this game has everything that an action is about."""
    return 1 if TABLE[KIND_OF[action]].exists(state, action) else 0


def _look_for(state: State, seat: i64, situation: i64, out: list[int]) -> None:
    """Legal actions of all kinds that are looked at in a situation, ascending."""
    link = looked_at(situation)
    while link is not None:
        link.kind.legal(state, seat, out)
        link = link.next


def _look(state: TerraMystica, action: i64, player: i64, found: Obstacles) -> None:
    """What stands in the way of an action: of its time, then of its rule."""
    if action < 0 or action >= NUM_DISTINCT_ACTIONS or state.there[action] == 0:
        found.add(ABSENT)
        return
    row = ROWS[KIND_OF[action]].kind
    if row.when & CHANCE != 0:
        if player >= 0 or state.phase != DRAWING:
            found.add("chance.not-now")
        else:
            row.obstacles(state, NOBODY, action, found)
        return
    if state.phase == FINISHED:
        found.add("turn.over")
        return
    seat: i64 = player if player != NOBODY else state.current_player()
    if seat < 0 or seat >= state.settings.num_players:
        found.add("turn.your-turn")
        return
    untimely = _untimely(state, row, seat)
    if untimely != "":
        in_turn = state.phase == ACTIONS and row.when & IN_TURN != 0
        if found.add(untimely) or not in_turn:
            return
    row.obstacles(state, seat, action, found)


def _untimely(state: State, row: Kind, seat: i64) -> str:
    """The rule that refuses everything of a kind now, whatever it is about; empty if there is none."""
    now = situation(state, seat)
    if row.when & now != 0:
        return ""
    if state.phase == CULT_SPADES:
        return "turn.phase"
    if state.phase != ACTIONS:
        return "turn.phase" if state.turn == seat and state.phase != DRAWING else "turn.your-turn"
    if row.when & ANY_TIME != 0:
        return ""
    if row.when & IN_TURN == 0:
        return "turn.phase"
    if now & OWN_TURN == 0:
        return "turn.your-turn"
    if turns.must_decide_first(state, seat):
        return "turn.decide-first"
    if state.stage == AFTER_ACTION:
        return "turn.one-action"
    return "turn.finish-first" if state.stage == TRANSFORMING and row.when & IN_TRANSFORMATION == 0 else ""


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
