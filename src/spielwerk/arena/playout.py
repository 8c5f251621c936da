"""Plays games to the end at full speed: at random for measuring and testing, or from a list of steps.

The loops stand here, apart from what is measured or collected around them, because they are compiled.
"""

from collections.abc import Callable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from spielwerk.bots.bot import Bot
from spielwerk.core.checksums import mixed
from spielwerk.core.game import CHANCE_PLAYER, NOBODY, TERMINAL_PLAYER, State
from spielwerk.core.random import Random

WITHDRAWS: Final = -1
"""Stands for an action where a seat leaves the game."""


def play_randomly(state: State, random: Random) -> int:
    """Plays to the end, every legal action and every draw as likely as the others. Gives the number of steps."""
    steps: i64 = 0
    while True:
        player = state.current_player()
        if player == TERMINAL_PLAYER:
            return steps
        legal = state.legal_actions(player)
        state.apply_action(legal[random.below(len(legal))], player)
        steps += 1


def any_decider(state: State, random: Random) -> int:
    """One of those who may decide now, whoever the rulebook asks first; chance or the end otherwise."""
    deciders = state.deciders()
    if not deciders:
        return state.current_player()
    return deciders[random.below(len(deciders))]


def pick(legal: list[int], weights: list[int], random: Random) -> int:
    """One of the actions, as likely as its weight says; without weights all alike."""
    if not weights:
        return legal[random.below(len(legal))]
    total: i64 = 0
    for action in legal:
        total += weights[action]
    rest: i64 = random.below(total)
    for action in legal:
        rest -= weights[action]
        if rest < 0:
            return action
    raise AssertionError("the weights add up")


def play_match(
    state: State, bots: list[Bot], draw: Callable[[State], int], longest: int, chosen: list[tuple[int, int]]
) -> list[tuple[int, int]]:
    """Plays to the end, every seat by its bot from its view, draws by `draw`. Gives seat and action of every step.

    `chosen` is what has been played already; it becomes the beginning of the list. Raises ValueError where a bot
    does something that the rules refuse, or where there is no end.
    """
    steps = chosen[:]
    while True:
        player = state.current_player()
        if player == TERMINAL_PLAYER:
            return steps
        actions = [draw(state)] if player == CHANCE_PLAYER else bots[player].choose(state.view(player), player)
        for action in actions:
            refusal = state.why_not(action, player)
            if refusal is not None:
                who = f"bot {bots[player].name}" if player >= 0 else "chance"
                text = state.action_to_string(action, player)
                raise ValueError(f"{who}, seat {player}: {text!r} is refused by rule {refusal.rule}")
            state.apply_action(action, player)
            steps.append((player, action))
        if not actions or len(steps) > longest:
            raise ValueError(f"no end after {len(steps)} steps")


def begin_randomly(state: State, draw: Callable[[State], int], decisions: int, random: Random) -> list[tuple[int, int]]:
    """Plays until every seat that decides has made so many decisions, at random. Gives seat and action of each step."""
    steps: list[tuple[int, int]] = []
    made = [0] * state.num_players()
    while True:
        player = state.current_player()
        if player == TERMINAL_PLAYER or (player >= 0 and made[player] >= decisions):
            return steps
        if player == CHANCE_PLAYER:
            action = draw(state)
        else:
            legal = state.legal_actions(player)
            action = legal[random.below(len(legal))]
            made[player] += 1
        state.apply_action(action, player)
        steps.append((player, action))


class RandomGame:
    """A random game in which every position is looked at.

    `weights` says by action how likely it is; empty: all alike. In games of `any_order` any decider may be asked.
    """

    def __init__(self, state: State, random: Random, weights: list[int], any_order: bool) -> None:
        self.state: Final = state
        self.random: Final = random
        self.weights: Final = weights
        self.any_order: Final = any_order
        self.steps: int = 0
        self.folded: int = 0
        """Checksums of all positions so far in one number."""

    def step(self) -> tuple[int, int] | None:
        """Plays one step and gives seat and action; None at the end."""
        state = self.state
        player = any_decider(state, self.random) if self.any_order else state.current_player()
        if player == TERMINAL_PLAYER:
            return None
        legal = state.legal_actions(player)
        if not legal:
            raise ValueError(f"seat {player} decides but has no legal action")
        action = pick(legal, self.weights if player != CHANCE_PLAYER else [], self.random)
        state.apply_action(action, player)
        self.steps += 1
        self.folded = mixed(self.folded, state.checksum())
        return player, action

    def play(self, longest: int, look: Callable[[State, int, int], None] | None = None) -> None:
        """Plays to the end. `look` is called after every step with the position, the seat and its action."""
        while True:
            step = self.step()
            if step is None:
                return
            if self.steps > longest:
                raise ValueError(f"the game goes on after {longest} steps")
            if look is not None:
                look(self.state, step[0], step[1])


def disagreements(state: State, actions: int) -> list[str]:
    """Where the list of legal actions and `why_not` contradict each other, over all seats and actions 0, 1, 2 ..."""
    wrong: list[str] = []
    for player in range(state.num_players()):
        legal = state.legal_actions(player)
        place: i64 = 0
        for action in range(actions):
            listed = place < len(legal) and legal[place] == action
            if listed:
                place += 1
            refusal = state.why_not(action, player)
            if listed != (refusal is None):
                reason = "not listed" if refusal is None else f"listed, but refused by rule {refusal.rule}"
                wrong.append(f"{state.action_to_string(action, player)!r} of seat {player} is {reason}")
        if place < len(legal):
            wrong.append(f"the actions of seat {player} are not in ascending order, or there is no such action")
    return wrong


def dead_ends(state: State) -> list[str]:
    """Where the game would not go on if seats left it now, one after the other, whoever is the first of them."""
    wrong: list[str] = []
    players = state.num_players()
    for first in range(players):
        copy = state.clone()
        left: list[str] = []
        for step in range(players):
            player = (first + step) % players
            try:
                copy.withdraw(player)
            except ValueError:
                continue
            left.append(str(player))
            problem = _dead_end(copy)
            if problem:
                wrong.append(f"when the seats {', '.join(left)} leave, {problem}")
                break
    return wrong


def _dead_end(state: State) -> str:
    """Why nobody can go on; empty where somebody can, or the game is over."""
    if state.is_terminal():
        return ""
    if state.is_chance_node():
        return "" if state.legal_actions(NOBODY) else "there is nothing to draw"
    deciders = state.deciders()
    for decider in deciders:
        if not state.legal_actions(decider):
            return f"seat {decider} must decide and has no legal action"
    return "" if deciders else "nobody is asked"


def replay(state: State, seats: vec[i64], actions: vec[i64]) -> int:
    """Plays a list of steps, every one checked by the rules. Gives the number of steps; ValueError at a refusal."""
    count: i64 = len(actions)
    for step in range(count):
        seat = seats[step]
        action = actions[step]
        if action == WITHDRAWS:
            state.withdraw(seat)
            continue
        refusal = state.why_not(action, seat)
        if refusal is not None:
            raise ValueError(f"step {step}: refused by rule {refusal.rule}")
        state.apply_action(action, seat)
    return count


def clone_often(state: State, times: int) -> None:
    """Copies a position so many times, for measuring."""
    for _ in range(times):
        state.clone()
