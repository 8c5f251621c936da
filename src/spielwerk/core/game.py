"""What every game and every position can be asked, in OpenSpiel's words.

A `State` is data with a thin face. Chance is explicit: a position where something must be drawn lists its
outcomes, and whoever drives the game draws. An action is an integer from one fixed range per game.
"""

import importlib
from collections.abc import Callable, Mapping
from hashlib import blake2b
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from spielwerk.core.checksums import mixed_all
from spielwerk.core.errors import Problem
from spielwerk.core.options import Agreement, Option, options_of
from spielwerk.core.rulebook import RuleId
from spielwerk.core.tape import (
    DamagedPosition,
    Tape,
    blank,
    opened,
    packed,
    recorded,
    sealed,
    sealed_text,
    unsealed_text,
)

CHANCE_PLAYER: Final = -1
"""`current_player()` where something must be drawn."""

TERMINAL_PLAYER: Final = -4
"""`current_player()` after the end."""

NOBODY: Final = -5
"""A seat number that belongs to nobody, for fields that may be empty."""


class Refusal:
    """Why an action is not legal: the id of a rule in the game's rulebook, and what was needed and there.

    `need` and `have` are amounts where the rule is about an amount, otherwise -1.
    """

    def __init__(self, rule: str, need: int = -1, have: int = -1) -> None:
        self.rule: Final = rule
        self.need: Final = need
        self.have: Final = have

    def __reduce__(self) -> "tuple[Callable[[str, int, int], Refusal], tuple[str, int, int]]":
        return (Refusal, (self.rule, self.need, self.have))

    def __repr__(self) -> str:
        if self.need < 0:
            return f"Refusal({self.rule!r})"
        return f"Refusal({self.rule!r}, need={self.need}, have={self.have})"


ABSENT: Final = "components.absent"
"""Rule that refuses what is not in the game: every rulebook has it."""


def refused(refusal: Refusal, package: str = "") -> Problem:
    """What a rule says against an action. Only with the game's package people read the rule's wording."""
    rule: object = RuleId(package, refusal.rule) if package else refusal.rule
    if refusal.need < 0:
        return Problem("action.refused", rule=rule)
    return Problem("action.refused-amounts", rule=rule, need=refusal.need, have=refusal.have)


def not_an_action(error: ValueError, text: str) -> Problem:
    """Why a text is no action: what the game says, or only that, where it fell over the text."""
    return error if isinstance(error, Problem) else Problem("action.none", text=text)


class IllegalAction(Problem):
    """An action that the rules refuse; `refusal` names the rule."""

    def __init__(self, text: str, refusal: Refusal) -> None:
        super().__init__("action.illegal", text=text, reason=refused(refusal))
        self.text = text
        self.refusal = refusal


def outside(action: i64) -> IllegalAction:
    """The refusal of an integer that is no action of the game."""
    return IllegalAction(f"action {action}", Refusal(ABSENT))


class Beginning:
    """What a position was begun with: its game, and all options that were agreed on."""

    def __init__(self, game: "Game", options: Agreement) -> None:
        self.game: Final = game
        self.options: Final = options
        self._text = ""

    def text(self) -> str:
        """In one line, as records have it: `noria 1 players=3 ...`, where 1 is the version of the rules."""
        if not self._text:
            self._text = f"{self.game.name} {self.game.rules_version} {options_of(self.game).format(self.options)}"
        return self._text


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position of a game.

    Several seats may have to decide at once (`deciders`); `current_player` is the one whom a reader that wants
    one decision after the other asks next. Methods that take `player` mean `current_player()` where it is left out.
    Actions and seats may be any integers, NumPy's too.

    A position is a value: it can be compared, hashed (by what it is now, so change none that lies in a set), copied,
    pickled, and written into bytes. It holds no history: that is kept by whoever plays (`core.driver.Play`).
    """

    begun: Beginning | None = None
    """Noted by `Game.new_initial_state`; `clone` hands it on."""

    def current_player(self) -> int:
        """Seat 0..n-1 that decides next in the order of the rulebook, or CHANCE_PLAYER or TERMINAL_PLAYER."""
        raise NotImplementedError

    def deciders(self) -> list[int]:
        """All seats that may decide now, in the order of the rulebook. Empty at chance and at the end."""
        raise NotImplementedError

    def legal_actions(self, player: i64 = NOBODY) -> list[int]:
        """Legal actions of a seat, ascending; never empty for a decider. At a chance node: the outcomes."""
        raise NotImplementedError

    def why_not(self, action: i64, player: i64 = NOBODY) -> Refusal | None:
        """None if the action is legal for the seat, otherwise the rule that refuses it."""
        raise NotImplementedError

    def obstacles(self, action: i64, player: i64 = NOBODY) -> list[Refusal]:
        """Everything that stands in the way of an action, what `why_not` names first; empty if it is legal."""
        refusal = self.why_not(action, player)
        return [] if refusal is None else [refusal]

    def apply_action(self, action: i64, player: i64 = NOBODY) -> None:
        """Changes this position by a legal action. Whether it is legal is not looked at, as that takes time; see
        `apply_action_with_legality_check`. An integer that is no action of the game at all raises IllegalAction."""
        raise NotImplementedError

    def apply_action_with_legality_check(self, action: i64, player: i64 = NOBODY) -> None:
        """As `apply_action`, but raises IllegalAction and changes nothing where the rules refuse."""
        refusal = self.why_not(action, player)
        if refusal is not None:
            if action < 0 or action >= self.get_game().num_distinct_actions():
                raise outside(action)
            raise IllegalAction(self.action_to_string(action, player), refusal)
        self.apply_action(action, player)

    def action_to_string(self, action: i64, player: i64 = NOBODY) -> str:
        """The exact short text of an action; `string_to_action` gives the integer back."""
        raise NotImplementedError

    def string_to_action(self, text: str, player: i64 = NOBODY) -> int:
        """The action of a text. Raises Problem where it is none."""
        raise NotImplementedError

    def is_chance_node(self) -> bool:
        return self.current_player() == CHANCE_PLAYER

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Outcomes and their probabilities; the sum is 1."""
        raise NotImplementedError

    def chance_stream(self) -> str:
        """Name of what is drawn here (`deck`, `tiles`): draws of one stream do not shift those of another."""
        return "draw"

    def is_terminal(self) -> bool:
        return self.current_player() == TERMINAL_PLAYER

    def returns(self) -> list[float]:
        """Points of every seat: final ones at the end, those scored so far before."""
        raise NotImplementedError

    def clone(self) -> "State":
        """An independent copy."""
        raise NotImplementedError

    def chapter(self) -> str:
        """The part of the game that runs now (`round 3`), for comments in records; empty where there are no parts."""
        return ""

    def num_players(self) -> int:
        raise NotImplementedError

    def seat_name(self, seat: i64) -> str:
        """How records name a seat: a lower-case word without blanks, another one for every seat."""
        raise NotImplementedError

    def withdraw(self, seat: i64) -> None:
        """The seat leaves the game for good. Not an action: the table decides it, not the rules of play.

        Raises Problem where a seat cannot leave: it has left already, or the game is over.
        """
        raise NotImplementedError

    def to_string(self) -> str:
        """The whole position as text for people, one fact per line: two positions are equal when these texts are."""
        raise NotImplementedError

    def __str__(self) -> str:
        return self.to_string()

    # A position as a value.

    def transfer(self, tape: Tape) -> None:
        """Every field of the position, once and in one order: `self.round = tape.number(self.round)` and so on.

        A tape that is written takes the fields down, one that is read fills them. What follows from other fields is
        made anew after reading. The options of the game are not fields: a position is read into one that was begun
        with the same.
        """
        raise NotImplementedError

    def numbers(self) -> vec[i64]:
        """All fields as numbers; equal positions of a game with the same options have equal ones."""
        tape = blank()
        self.transfer(tape)
        return tape.values

    def get_game(self) -> "Game":
        return self.beginning().game

    def options(self) -> Agreement:
        """All options that the game was begun with, the number of players among them."""
        return self.beginning().options

    def to_bytes(self) -> bytes:
        """The whole position with its game and options; `Game.state_from_bytes` gives it back."""
        return sealed(self.beginning().text(), self.numbers())

    def serialize(self) -> str:
        """`to_bytes` as one word of text; `Game.deserialize_state` gives the position back."""
        return sealed_text(self.to_bytes())

    def key(self) -> int:
        """A number below 2^64 made from the whole position and its options; the same in every run."""
        digest = blake2b(self.beginning().text().encode(), digest_size=8)
        digest.update(packed(self.numbers()))
        return int.from_bytes(digest.digest(), "big")

    def checksum(self) -> int:
        """A number below 2^31 made from all fields, faster than `key`; it does not tell games and options apart."""
        return mixed_all(17, self.numbers())

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        if not isinstance(other, State) or type(self) is not type(other):
            return False
        mine, theirs = self.beginning(), other.beginning()
        if mine is not theirs and mine.text() != theirs.text():
            return False
        return packed(self.numbers()) == packed(other.numbers())

    def __hash__(self) -> int:
        return hash(self.key())

    def __copy__(self) -> "State":
        return self.clone()

    def __deepcopy__(self, memo: object) -> "State":
        return self.clone()

    def __reduce__(self) -> "tuple[Callable[[str, bytes], State], tuple[str, bytes]]":
        return (position_of, (self.get_game().package, self.to_bytes()))

    def __repr__(self) -> str:
        """A line that says which game, how far it is and whose turn it is."""
        begun = self.begun
        name = begun.game.name if begun is not None else type(self).__name__
        chapter = self.chapter()
        player = self.current_player()
        doing = {CHANCE_PLAYER: "chance", TERMINAL_PLAYER: "over"}.get(player) or f"{self.seat_name(player)} decides"
        points = "/".join([f"{total:g}" for total in self.returns()])
        return f"<{name}: {', '.join(filter(None, [chapter, doing, points]))}>"

    def beginning(self) -> Beginning:
        begun = self.begun
        if begun is None:
            raise ValueError("a position that no game has begun: make it by Game.new_initial_state")
        return begun

    def seat_asked(self, player: i64) -> i64:
        """The seat that a question is about: `current_player()` where it is left out. Problem if there is none."""
        if player == NOBODY:
            return self.current_player()
        if player < 0 or player >= self.num_players():
            raise Problem("seat.none", seat=player, last=self.num_players() - 1)
        return player

    def legal_actions_mask(self, player: i64 = NOBODY) -> list[int]:
        """1 for every legal action of a seat, 0 for all others; at a chance node, of the outcomes."""
        mask = [0] * self.get_game().num_distinct_actions()
        for action in self.legal_actions(player):
            mask[action] = 1
        return mask

    def child(self, action: i64, player: i64 = NOBODY) -> "State":
        """A copy after an action."""
        copy = self.clone()
        copy.apply_action(action, player)
        return copy

    def view(self, player: i64) -> "State":
        """The position as a seat knows it, or everybody for NOBODY: what cannot be known from there is not in it.

        Legal actions of that seat are the same as here, and so are its refusals. Nobody changes a view that is given
        away: without secrets it is the position itself, and it is after the end, when everything may be known. The
        view of a view is the view.
        """
        return self

    def text_for(self, viewer: int, action: i64, player: i64 = NOBODY) -> str:
        """The text of an action or draw in a record that a seat may read (NOBODY: everybody), without secrets.

        What is hidden reads `?` (`draw ?`); draws that read the same look the same to the seat.
        """
        return self.action_to_string(action, player)

    def tells(self, action: i64, player: i64 = NOBODY) -> bool:
        """Whether anybody, the seat itself and onlookers among them, knows more after a legal action than that the
        seat has decided so: cards that it shows, and what can be concluded from a choice that not every hand has.

        Asked of the position before the action. Where it is False, nothing has been drawn since and no other seat has
        decided, the action can be taken back as if it had never been. Without secrets it is always False.
        """
        if self.get_game().has_secrets:
            raise NotImplementedError("a game with secrets says what an action tells; core.learned can find it out")
        return False

    def observation_string(self, player: i64 = NOBODY) -> str:
        """What the seat sees now, as text; without secrets the whole position."""
        return self.to_string()

    def information_state_string(self, player: i64 = NOBODY) -> str:
        """All that the seat has seen so far and that matters for what may follow; without secrets the position."""
        return self.to_string()

    def resample_from_infostate(self, player: i64, seed: int) -> "State":
        """A position drawn from those that look alike to the seat; without secrets, a copy.

        It needs no more than the seat's view, and may be asked of one: so bots look ahead. Afterwards the seat sees
        the same as before: view, legal actions and texts.
        """
        return self.clone()


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """A game that can be played: the entry point of its folder, where module `game` holds one as `GAME`.

    What only some folders have (drawing, interchange, a rulebook ...) is found by `package`; see `core.discovery`.
    """

    def __init__(
        self,
        name: str,
        package: str,
        min_players: int,
        max_players: int,
        rules_version: int,
        has_secrets: bool = False,
    ) -> None:
        self.name: Final = name
        """As people write it: lower case with hyphens. The folder has the same name with underscores."""
        self.package: Final = package
        """Import path of the folder."""
        self.min_players: Final = min_players
        self.max_players: Final = max_players
        self.rules_version: Final = rules_version
        """Goes up whenever an old record could be read in a new way; `readings_of` keeps the old one."""
        self.has_secrets: Final = has_secrets
        """Whether seats know different things, so that `State.view` differs from the position."""

    def num_distinct_actions(self) -> int:
        """Actions are 0 to this number - 1."""
        raise NotImplementedError

    def max_game_length(self) -> int:
        """No game has more actions than this, chance included."""
        raise NotImplementedError

    def option_specs(self) -> list[Option]:
        """What can be agreed before the game, besides the number of players."""
        return []

    def presets(self) -> Mapping[str, Mapping[str, object]]:
        """Named sets of values of the options."""
        return {}

    def readings_of(self, version: i64) -> Mapping[str, object]:
        """Values of options under which a game of an older version of the rules is read as it was begun.

        A change of the rules that would read an old record in a new way raises `rules_version`, keeps the old reading
        as the value of a new option, and names it here for all versions before, such as `return {} if version > 1 else
        {"ring": "any"}`. Only options that did not exist in that version may be named.
        """
        return {}

    def agreed(self, options: Mapping[str, object] | None = None) -> Agreement:
        """All options: the given ones, checked, and the default values of the others. OptionError for wrong ones."""
        if isinstance(options, Agreement):
            return options
        return options_of(self).complete(options or {})

    def new_initial_state(self, options: Mapping[str, object] | None = None) -> State:
        """The position before the first draw or decision.

        Options that are left out have their default values. Raises OptionError for wrong ones and for values that
        do not go together. A game asks `agreed` for all values, and notes them in `State.begun`.
        """
        raise NotImplementedError

    def deserialize_state(self, text: str) -> State:
        """The position that `State.serialize` wrote. Raises DamagedPosition for anything else."""
        return self.state_from_bytes(unsealed_text(text))

    def state_from_bytes(self, data: bytes) -> State:
        """The position that `State.to_bytes` wrote. Raises DamagedPosition for anything else.

        It is read by the same version of the rules only: what games are kept in are records.
        """
        head, numbers = opened(data)
        name, version, options = (head + "  ").split(" ", 2)
        if name != self.name:
            raise DamagedPosition("position.other-game", name=name, game=self.name)
        if version != str(self.rules_version):
            raise DamagedPosition("position.rules", given=version, known=self.rules_version)
        state = self.new_initial_state(options_of(self).parse(options.strip()))
        tape = recorded(numbers)
        state.transfer(tape)
        tape.end()
        return state

    def sensible_turns(self, state: State, seat: i64) -> list[list[int]]:
        """What a thinking player would consider: lists of actions, each legal one after the other for the seat.

        Free exchanges are folded into the actions that need them. Never empty for a decider; by default every legal
        action by itself.
        """
        return [[action] for action in state.legal_actions(seat)]

    def promising_turns(self, state: State, seat: i64) -> list[list[int]]:
        """What is worth a closer look: as `sensible_turns`, but chosen by what comes of it.

        For games whose turns are long chains of small actions, which only a plan can compare; by default all
        sensible turns.
        """
        return self.sensible_turns(state, seat)

    def projection(self, state: State, seat: i64) -> float:
        """Points that the seat may expect at the end; by default those it has."""
        return state.returns()[seat]


def position_of(package: str, data: bytes) -> State:
    """The position of bytes, of the game in a package: what unpickling calls."""
    game: Game = importlib.import_module(f"{package}.game").GAME
    return game.state_from_bytes(data)
