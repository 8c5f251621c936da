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

from spielwerk.core.game import CHANCE_PLAYER, NOBODY, TERMINAL_PLAYER, Refusal
from spielwerk.games.terra_mystica import text
from spielwerk.games.terra_mystica.actions import (
    ACCEPT,
    ADVANCE_DIGGING,
    ADVANCE_SHIPPING,
    BRIDGE,
    BUILD,
    BURN,
    CONNECT,
    CULT,
    DIG,
    DONE,
    DRAW_SCORING,
    FAVOUR,
    GIVE_UP,
    LARGEST_OFFER,
    NUM_DISTINCT_ACTIONS,
    OFFER_SLOTS,
    PASS,
    POWER_ACTION,
    SEND_PRIEST,
    SPECIAL_ACTION,
    TOWN,
    TRANSFORM,
    UPGRADE,
)
from spielwerk.games.terra_mystica.maps.board import Board
from spielwerk.games.terra_mystica.rules import (
    bridges,
    build,
    conversions,
    cults,
    digging,
    favours,
    give_up,
    offers,
    passing,
    power_actions,
    priests,
    rounds,
    setup,
    shipping,
    special_actions,
    towns,
    transform,
    turns,
    upgrade,
)
from spielwerk.games.terra_mystica.settings import Settings
from spielwerk.games.terra_mystica.state import (
    ACTIONS,
    AFTER_ACTION,
    BEFORE_ACTION,
    CHOOSING_FACTIONS,
    CULT_SPADES,
    DRAWING,
    FINISHED,
    OFFER_FIELDS,
    OFFER_TO,
    PLACING_DWELLINGS,
    TAKING_BONUS_TILES,
    TRANSFORMING,
    State,
)
from spielwerk.games.terra_mystica.terms import TERRAINS


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

    def legal_actions(self, player: int = NOBODY) -> list[int]:
        out: list[int] = []
        if self.phase == DRAWING:
            if player < 0:
                setup.draws(self, out)
            return out
        if self.phase != FINISHED:
            seat: i64 = player if player != NOBODY else self.current_player()
            if 0 <= seat < self.settings.num_players:
                _legal(self, seat, out)
        return out

    def why_not(self, action: int, player: int = NOBODY) -> Refusal | None:
        if action < 0 or action >= NUM_DISTINCT_ACTIONS:
            return Refusal("components.absent")
        if action >= DRAW_SCORING:
            return setup.draw_refusal(self, action) if player < 0 else Refusal("chance.not-now")
        if self.phase == FINISHED:
            return Refusal("turn.over")
        seat: i64 = player if player != NOBODY else self.current_player()
        if seat < 0 or seat >= self.settings.num_players:
            return Refusal("turn.your-turn")
        return _refusal(self, seat, action)

    def apply_action(self, action: int, player: int = NOBODY) -> None:
        if action >= DRAW_SCORING:
            setup.draw(self, action)
            return
        seat: i64 = player if player != NOBODY else self.current_player()
        _apply(self, seat, action)
        _go_on(self)

    def withdraw(self, seat: int) -> None:
        """The seat's offers are declined, its bonus tile goes back; its buildings stay and still count at the end."""
        player = self.players[seat]
        if player.withdrawn or self.phase == FINISHED or self.phase == DRAWING:
            raise ValueError(f"seat {seat} cannot withdraw now")
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

    def action_to_string(self, action: int, player: int = NOBODY) -> str:
        return text.action_text(self, action, player if player >= 0 else self.current_player())

    def string_to_action(self, words: str, player: int = NOBODY) -> int:
        return text.parse_action(self, words)

    def seat_name(self, seat: int) -> str:
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

    def serialize(self) -> str:
        return text.position_text(self)

    def checksum(self) -> int:
        return text.position_checksum(self)

    def observation_string(self, player: int = NOBODY) -> str:
        """Nothing is hidden, so everybody sees the whole position."""
        return text.position_text(self)

    def information_state_string(self, player: int = NOBODY) -> str:
        return text.position_text(self)

    def resample_from_infostate(self, player: int, seed: int) -> "TerraMystica":
        return self.clone()


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


def _legal(state: State, seat: i64, out: list[int]) -> None:
    """Blocks in ascending order of their integers, so that the list is sorted."""
    if state.phase != ACTIONS:
        _legal_outside_actions(state, seat, out)
        return
    player = state.players[seat]
    own_turn = state.turn == seat
    due = player.must_decide()
    free = own_turn and not turns.must_decide_first(state, seat)
    main = free and state.stage == BEFORE_ACTION
    transforming = free and state.stage == TRANSFORMING
    if main:
        passing.legal(state, seat, out)
    if own_turn and state.stage != BEFORE_ACTION and not turns.must_decide_in_turn(state, seat):
        if player.bought_spades == 0 or transform.may_leave_bought(state, seat):
            out.append(DONE)
    if own_turn:
        conversions.legal(state, seat, out)
    if main:
        shipping.legal(state, seat, out)
        digging.legal(state, seat, out)
        priests.legal(state, seat, out)
        power_actions.legal(state, seat, out)
        special_actions.legal(state, seat, out)
    if main or transforming:
        transform.dig_legal(state, seat, out)
    if due:
        favours.legal(state, seat, out)
        towns.legal(state, seat, out)
        cults.legal(state, seat, out, own_turn)
    if due or transforming:
        give_up.legal(state, seat, out)
    offers.legal(state, seat, out)
    if due:
        bridges.legal(state, seat, out)
    if own_turn:
        towns.connect_legal(state, seat, out)
    if main or transforming or player.due_ride > 0:
        build.legal(state, seat, out)
    if main or player.due_trading_house > 0:
        upgrade.legal(state, seat, out)
    if transforming or player.due_sandstorm > 0:
        transform.legal(state, seat, out)


def _legal_outside_actions(state: State, seat: i64, out: list[int]) -> None:
    if state.phase == CULT_SPADES:
        give_up.legal(state, seat, out)
        transform.legal(state, seat, out)
    elif seat == state.turn:
        if state.phase == CHOOSING_FACTIONS:
            setup.faction_legal(state, seat, out)
        elif state.phase == PLACING_DWELLINGS:
            setup.dwelling_legal(state, seat, out)
        else:
            passing.legal(state, seat, out)


def _exists(state: State, action: i64) -> bool:
    """Whether this game has the hex, river hex, bridge place or neighbour of an action."""
    board = state.board
    if action >= TRANSFORM:
        return (action - TRANSFORM) // TERRAINS < board.land
    if action >= UPGRADE:
        return (action - UPGRADE) // 4 < board.land
    if action >= BUILD:
        return action - BUILD < board.land
    if action >= CONNECT:
        return action - CONNECT < board.rivers
    if action >= BRIDGE:
        return action - BRIDGE < len(board.bridge_a)
    if action >= ACCEPT:
        return (action - ACCEPT) % OFFER_SLOTS // LARGEST_OFFER < state.settings.num_players
    return True


def _refusal(state: State, seat: i64, action: i64) -> Refusal | None:
    if not _exists(state, action):
        return Refusal("components.absent")
    if state.phase != ACTIONS:
        return _refusal_outside_actions(state, seat, action)
    if action >= BRIDGE:
        return _refusal_on_map(state, seat, action)
    if action >= ACCEPT:
        return offers.refusal(state, seat, action)
    if action >= GIVE_UP:
        return give_up.refusal(state, seat, action)
    own_turn = state.turn == seat
    if action >= CULT:
        return cults.refusal(state, seat, action, own_turn)
    if action >= TOWN:
        return towns.refusal(state, seat, action)
    if action >= FAVOUR:
        return favours.refusal(state, seat, action)
    if action < PASS:
        return Refusal("turn.phase")
    if not own_turn:
        return Refusal("turn.your-turn")
    if BURN <= action and action < ADVANCE_SHIPPING:
        return conversions.refusal(state, seat, action)
    player = state.players[seat]
    if action == DONE:
        return _done_refusal(state, seat)
    if turns.must_decide_first(state, seat):
        return Refusal("turn.decide-first")
    if state.stage == AFTER_ACTION:
        return Refusal("turn.one-action")
    if action >= DIG:
        return transform.dig_refusal(state, seat, action)
    if state.stage == TRANSFORMING:
        return Refusal("turn.finish-first")
    return _main_action_refusal(state, seat, action)


def _done_refusal(state: State, seat: i64) -> Refusal | None:
    if turns.must_decide_in_turn(state, seat):
        return Refusal("turn.decide-first")
    if state.stage == BEFORE_ACTION:
        return Refusal("turn.nothing-to-end")
    if state.players[seat].bought_spades > 0 and not transform.may_leave_bought(state, seat):
        return Refusal("transform.use-bought")
    return None


def _main_action_refusal(state: State, seat: i64, action: i64) -> Refusal | None:
    if action < DONE:
        return passing.refusal(state, seat, action)
    if action == ADVANCE_SHIPPING:
        return shipping.refusal(state, seat)
    if action == ADVANCE_DIGGING:
        return digging.refusal(state, seat)
    if action < POWER_ACTION:
        return priests.refusal(state, seat, action)
    if action < SPECIAL_ACTION:
        return power_actions.refusal(state, seat, action)
    return special_actions.refusal(state, seat, action)


def _refusal_on_map(state: State, seat: i64, action: i64) -> Refusal | None:
    player = state.players[seat]
    if action < CONNECT:
        return bridges.refusal(state, seat, action)
    if state.turn != seat:
        return Refusal("turn.your-turn")
    if action < BUILD:
        return towns.connect_refusal(state, seat, action)
    if action < UPGRADE and player.due_ride > 0:
        return build.refusal(state, seat, action)
    if UPGRADE <= action and action < TRANSFORM and player.due_trading_house > 0:
        return upgrade.refusal(state, seat, action)
    if action >= TRANSFORM and player.due_sandstorm > 0:
        return transform.refusal(state, seat, action)
    if turns.must_decide_first(state, seat):
        return Refusal("turn.decide-first")
    if state.stage == AFTER_ACTION:
        return Refusal("turn.one-action")
    if action < UPGRADE:
        return build.refusal(state, seat, action)
    if action < TRANSFORM:
        return Refusal("turn.finish-first") if state.stage == TRANSFORMING else upgrade.refusal(state, seat, action)
    return transform.refusal(state, seat, action)


def _refusal_outside_actions(state: State, seat: i64, action: i64) -> Refusal | None:
    if state.phase == CULT_SPADES:
        if action >= TRANSFORM:
            return transform.refusal(state, seat, action)
        if action == GIVE_UP:
            return give_up.refusal(state, seat, action)
        return Refusal("turn.phase")
    if state.phase == DRAWING or seat != state.turn:
        return Refusal("turn.your-turn")
    if state.phase == CHOOSING_FACTIONS and action < PASS:
        return setup.faction_refusal(state, seat, action)
    if state.phase == PLACING_DWELLINGS and BUILD <= action and action < UPGRADE:
        return setup.dwelling_refusal(state, seat, action)
    if state.phase == TAKING_BONUS_TILES and PASS <= action and action < DONE:
        return passing.refusal(state, seat, action)
    return Refusal("turn.phase")


def _apply(state: State, seat: i64, action: i64) -> None:
    if action >= BRIDGE:
        _apply_on_map(state, seat, action)
    elif action >= ACCEPT:
        offers.apply(state, seat, action)
    elif action >= GIVE_UP:
        give_up.apply(state, seat, action)
    elif action >= CULT:
        cults.apply(state, seat, action)
    elif action >= TOWN:
        towns.apply(state, seat, action)
    elif action >= FAVOUR:
        favours.apply(state, seat, action)
    elif action >= DIG:
        transform.dig(state, seat, action)
    elif action >= SPECIAL_ACTION:
        special_actions.apply(state, seat, action)
    elif action >= POWER_ACTION:
        power_actions.apply(state, seat, action)
    elif action >= SEND_PRIEST:
        priests.apply(state, seat, action)
    elif action == ADVANCE_DIGGING:
        digging.apply(state, seat)
    elif action == ADVANCE_SHIPPING:
        shipping.apply(state, seat)
    elif action >= BURN:
        conversions.apply(state, seat, action)
    elif action == DONE:
        _done(state, seat)
    elif action < PASS:
        setup.choose_faction(state, seat, action)
    elif state.phase == TAKING_BONUS_TILES:
        setup.take_bonus_tile(state, seat, action)
    else:
        passing.apply(state, seat, action)


def _apply_on_map(state: State, seat: i64, action: i64) -> None:
    if action >= TRANSFORM:
        transform.apply(state, seat, action)
    elif action >= UPGRADE:
        upgrade.apply(state, seat, action)
    elif action < CONNECT:
        bridges.apply(state, seat, action)
    elif action < BUILD:
        towns.connect(state, seat, action)
    elif state.phase == PLACING_DWELLINGS:
        setup.place_dwelling(state, seat, action)
    else:
        build.apply(state, seat, action)


def _done(state: State, seat: i64) -> None:
    """Ends the turn; within a double action of the Chaos Magicians, a transform and build without a dwelling."""
    left = state.players[seat].bought_spades
    if state.stage == TRANSFORMING:
        turns.finish_action(state, seat)
        if state.actions_left > 0:
            return
    turns.end_turn(state)
    if left > 0:
        transform.take_along(state, seat, left)
