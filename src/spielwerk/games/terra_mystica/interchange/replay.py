"""Plays the commands of a log on our position and keeps the actions that they became.

A log does not say where a turn ends and answers power offers late. So a turn ends here as on the server: when the
log goes on with somebody else, when the same player begins another action, or answers an offer, and nothing of the
turn is still to be decided.
"""

from collections.abc import Callable, Sequence
from typing import Final

from spielwerk.core.errors import Problem
from spielwerk.core.game import CHANCE_PLAYER, NOBODY, Refusal
from spielwerk.core.record import CHANCE, TABLE, WITHDRAW, Record
from spielwerk.core.record import Entry as RecordEntry
from spielwerk.games.terra_mystica import actions, terms
from spielwerk.games.terra_mystica.factions.all import FACTIONS
from spielwerk.games.terra_mystica.game import GAME
from spielwerk.games.terra_mystica.interchange import moves
from spielwerk.games.terra_mystica.interchange.agreement import DROP, UNKNOWN_LINE, Agreement, is_without_effect
from spielwerk.games.terra_mystica.interchange.command_log import Entry
from spielwerk.games.terra_mystica.interchange.commands import Vocabulary
from spielwerk.games.terra_mystica.interchange.problems import LogProblem
from spielwerk.games.terra_mystica.interchange.source import SourceGame
from spielwerk.games.terra_mystica.interchange.steps import WITHDRAWN, Step
from spielwerk.games.terra_mystica.rules.turns import others_have_passed
from spielwerk.games.terra_mystica.state import ACTIONS, AFTER_ACTION, BEFORE_ACTION, TRANSFORMING
from spielwerk.games.terra_mystica.turn import TerraMystica

_VOCABULARIES: Final[dict[str, Vocabulary]] = {}


class RefusedByRules(Problem):
    """An action that the rules refuse."""

    def __init__(self, action: str, refusal: Refusal) -> None:
        if refusal.need >= 0:
            super().__init__("log.refused-amounts", move=action, need=int(refusal.need), have=int(refusal.have))
        else:
            super().__init__("log.refused", move=action)
        self.rule = refusal.rule


class Replay:
    """A log under way. `state` is the position, `steps` what led to it, `seats` the factions' seats."""

    def __init__(self, entries: Sequence[Entry], file: str = "log") -> None:
        """Plays the head of the log: drawn tiles and the choice of factions. `moves` is the first entry after it."""
        agreement = Agreement(entries, file)
        self.file: Final = file
        self.options: Final = agreement.options
        self.people: Final = agreement.people
        self.moves: Final = agreement.moves
        self.turn_ends_written: Final = agreement.turn_ends_written
        state = GAME.new_initial_state(self.options)
        assert isinstance(state, TerraMystica)
        self.state: Final = state
        self.steps: Final[list[Step]] = []
        self.seats: Final[dict[str, int]] = {}
        self.entry = Entry(0, "", "")
        self.told_cults: Callable[[], tuple[int, ...] | None] = nothing_told
        """What a ledger says of the player's cults after the command's row, for choices that a log leaves open."""
        self.vocabulary: Final = _VOCABULARIES.setdefault(state.board.name, Vocabulary(state.board))
        self._begin(agreement)

    def play(self, entry: Entry) -> None:
        """Plays one command. Raises LogProblem where it cannot be read or the rules refuse it."""
        self.entry = entry
        try:
            if not entry.faction:
                self._administrative(entry)
                return
            seat = self.seats.get(entry.faction, NOBODY)
            if seat == NOBODY:
                raise self.problem(Problem("log.nobody", name=entry.faction, names=list(self.seats)))
            if seat != self.state.turn:
                self.end_turn()
            moves.play(self, seat, self.vocabulary.command(entry.command))
        except LogProblem:
            raise
        except RefusedByRules as refused:
            raise self.problem(refused, refused.rule) from None
        except Problem as problem:
            raise self.problem(problem) from None

    def finish(self) -> None:
        """After the last command: the turn that it may have completed ends."""
        self.end_turn()

    def stopped(self) -> tuple[int, int] | None:
        """The round in which the game breaks off (0: before the first) and how many it has; None if it is over."""
        return None if self.state.is_terminal() else (int(self.state.round), terms.ROUNDS)

    def apply(self, seat: int, action: int) -> None:
        """Applies an action of a seat. Where it does not fit into the turn, the seat's next turn may begin with it."""
        refusal = self.state.why_not(action, seat)
        if refusal is not None and self.begin_another(seat):
            refusal = self.state.why_not(action, seat)
        if refusal is not None:
            raise RefusedByRules(self.state.action_to_string(action, seat), refusal)
        self._add(seat, action)

    def end_turn(self) -> None:
        """Ends the turn under way if its action is complete and nothing in it is still to be decided."""
        state = self.state
        if self.turn_ends_written or state.turn < 0 or state.phase != ACTIONS or state.stage == BEFORE_ACTION:
            return
        player = state.players[state.turn]
        last = state.stage == AFTER_ACTION or state.actions_left <= 1
        if last and player.spades == 0 and not player.must_decide():
            self.apply(state.turn, actions.DONE)

    def begin_another(self, seat: int) -> bool:
        """Ends the action under way if the seat then goes on: all others have passed, or it has actions left."""
        state = self.state
        if self.turn_ends_written or seat != state.turn or state.stage == BEFORE_ACTION:
            return False
        if state.why_not(actions.DONE, seat) is not None:
            return False
        goes_on = state.stage == TRANSFORMING and state.actions_left > 1
        if goes_on or others_have_passed(state, seat):
            self._add(seat, actions.DONE)
            return True
        return False

    def problem(self, reason: Problem, rule: str = "") -> LogProblem:
        entry = self.entry
        command = f"{entry.faction}: {entry.command}" if entry.faction else entry.command
        return LogProblem(self.file, entry.line, command, reason, rule)

    def record(self) -> Record:
        """The game so far as a record of ours."""
        record = Record(GAME, self.options, file=self.file)
        # Our own logs call people so who have no name.
        record.people.update({seat: name for seat, name in enumerate(self.people) if name != f"seat{seat + 1}"})
        state = record.initial_state()
        for seat, action in self.steps:
            if action == WITHDRAWN:
                record.append(RecordEntry(TABLE, f"{WITHDRAW} {state.seat_name(seat)}"))
                state.withdraw(seat)
            elif seat == CHANCE_PLAYER:
                record.append(RecordEntry(CHANCE, state.action_to_string(action)))
                state.apply_action(action)
            else:
                record.append(RecordEntry(state.seat_name(seat), state.action_to_string(action, seat)))
                state.apply_action(action, seat)
        return record

    def _add(self, seat: int, action: int) -> None:
        self.steps.append(Step(seat, action))
        self.state.apply_action(action, seat)

    def _begin(self, agreement: Agreement) -> None:
        """Draws the tiles and lets the factions be chosen, as the head of the log says."""
        draws = [actions.DRAW_SCORING + number - 1 for number in agreement.scoring]
        draws += [actions.REMOVE_BONUS + number - 1 for number in agreement.removed]
        for action in draws:
            if not self.state.is_chance_node() or self.state.why_not(action) is not None:
                raise self.problem(Problem("log.no-draw", move=self.state.action_to_string(action)))
            self._add(CHANCE_PLAYER, action)
        if self.state.is_chance_node():
            raise self.problem(Problem("log.no-bonus"))
        for step in agreement.steps:
            self.entry = step.entry
            if step.left:
                self._withdraw(self.seats[step.faction] if step.faction else step.seat)
            else:
                self._choose(step.faction)

    def _choose(self, faction: str) -> None:
        if faction not in [known.name for known in FACTIONS]:
            raise self.problem(Problem("log.faction", name=faction))
        seat = self.state.current_player()
        action = self.state.string_to_action(f"faction {faction}", seat)
        refusal = self.state.why_not(action, seat)
        if refusal is not None:
            raise self.problem(Problem("log.faction-taken", name=faction), refusal.rule)
        self.seats[faction] = seat
        self._add(seat, action)

    def _administrative(self, entry: Entry) -> None:
        self.end_turn()
        dropped = DROP.fullmatch(entry.command)
        if dropped is not None:
            seat = self.seats.get(dropped[1].lower(), NOBODY)
            if seat == NOBODY:
                raise self.problem(Problem("log.not-in-game", name=dropped[1]))
            self._withdraw(seat)
        elif not is_without_effect(entry.command):
            raise self.problem(UNKNOWN_LINE)

    def _withdraw(self, seat: int) -> None:
        try:
            self.state.withdraw(seat)
        except (ValueError, IndexError):
            raise self.problem(Problem("log.cannot-leave")) from None
        self.steps.append(Step(seat, WITHDRAWN))


def nothing_told() -> tuple[int, ...] | None:
    return None


def replay_game(game: SourceGame) -> Replay:
    """Plays all commands of a game that was read."""
    replay = Replay(game.entries, game.file)
    place = replay.moves
    replay.told_cults = lambda: game.cults_after(place)
    for entry in game.entries[replay.moves :]:
        replay.play(entry)
        place += 1
    replay.finish()
    return replay
