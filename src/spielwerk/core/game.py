"""What every game and every position can be asked, in OpenSpiel's words.

A `State` is data with a thin face. Chance is explicit: a position where something must be drawn lists its
outcomes, and whoever drives the game draws. An action is an integer from one fixed range per game.
"""

from collections.abc import Mapping
from typing import Final

from mypy_extensions import mypyc_attr

from spielwerk.core.options import Option

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

    def __repr__(self) -> str:
        if self.need < 0:
            return f"Refusal({self.rule!r})"
        return f"Refusal({self.rule!r}, need={self.need}, have={self.have})"


class IllegalAction(ValueError):
    """An action that the rules refuse; `refusal` names the rule."""

    def __init__(self, text: str, refusal: Refusal) -> None:
        amounts = f" (needed {refusal.need}, there {refusal.have})" if refusal.need >= 0 else ""
        super().__init__(f"{text}: refused by rule {refusal.rule}{amounts}")
        self.text = text
        self.refusal = refusal


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position of a game.

    Several seats may have to decide at once (`deciders`); `current_player` is the one whom a reader that wants
    one decision after the other asks next. Methods that take `player` mean `current_player()` where it is left out.
    """

    def current_player(self) -> int:
        """Seat 0..n-1 that decides next in the order of the rulebook, or CHANCE_PLAYER or TERMINAL_PLAYER."""
        raise NotImplementedError

    def deciders(self) -> list[int]:
        """All seats that may decide now, in the order of the rulebook. Empty at chance and at the end."""
        raise NotImplementedError

    def legal_actions(self, player: int = NOBODY) -> list[int]:
        """Legal actions of a seat, ascending; never empty for a decider. At a chance node: the outcomes."""
        raise NotImplementedError

    def why_not(self, action: int, player: int = NOBODY) -> Refusal | None:
        """None if the action is legal for the seat, otherwise the rule that refuses it."""
        raise NotImplementedError

    def apply_action(self, action: int, player: int = NOBODY) -> None:
        """Changes this position by a legal action. Unchecked; see `apply_action_with_legality_check`."""
        raise NotImplementedError

    def apply_action_with_legality_check(self, action: int, player: int = NOBODY) -> None:
        """As `apply_action`, but raises IllegalAction and changes nothing where the rules refuse."""
        refusal = self.why_not(action, player)
        if refusal is not None:
            raise IllegalAction(self.action_to_string(action, player), refusal)
        self.apply_action(action, player)

    def action_to_string(self, action: int, player: int = NOBODY) -> str:
        """The exact short text of an action; `string_to_action` gives the integer back."""
        raise NotImplementedError

    def string_to_action(self, text: str, player: int = NOBODY) -> int:
        """The action of a text. Raises ValueError with the reason where it is none."""
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

    def seat_name(self, seat: int) -> str:
        """How records name a seat: a lower-case word without blanks, another one for every seat."""
        raise NotImplementedError

    def withdraw(self, seat: int) -> None:
        """The seat leaves the game for good. Not an action: the table decides it, not the rules of play.

        Raises ValueError where a seat cannot leave: it has left already, or the game is over.
        """
        raise NotImplementedError

    def serialize(self) -> str:
        """The whole position as text, one fact per line: two positions are equal when these texts are."""
        raise NotImplementedError

    def checksum(self) -> int:
        """A number below 2^31 made from the whole position; equal positions have equal numbers."""
        raise NotImplementedError

    def view(self, player: int) -> "State":
        """The position as a seat knows it, or everybody for NOBODY: what cannot be known from there is not in it.

        Legal actions of that seat are the same as here, and so are its refusals. Nobody changes a view that is given
        away: without secrets it is the position itself, and it is after the end, when everything may be known. The
        view of a view is the view.
        """
        return self

    def text_for(self, viewer: int, action: int, player: int = NOBODY) -> str:
        """The text of an action or draw in a record that a seat may read (NOBODY: everybody), without secrets.

        What is hidden reads `?` (`draw ?`); draws that read the same look the same to the seat.
        """
        return self.action_to_string(action, player)

    def observation_string(self, player: int = NOBODY) -> str:
        """What the seat sees now, as text; without secrets the whole position."""
        return self.serialize()

    def information_state_string(self, player: int = NOBODY) -> str:
        """All that the seat has seen so far and that matters for what may follow; without secrets the position."""
        return self.serialize()

    def resample_from_infostate(self, player: int, seed: int) -> "State":
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
        """Goes up whenever an old record could be read in a new way."""
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

    def new_initial_state(self, options: Mapping[str, object]) -> State:
        """The position before the first draw or decision.

        `options` has a checked value for `players` and for every option (`options.options_of` makes it so). Raises
        OptionError for values that do not go together.
        """
        raise NotImplementedError

    def sensible_turns(self, state: State, seat: int) -> list[list[int]]:
        """What a thinking player would consider: lists of actions, each legal one after the other for the seat.

        Free exchanges are folded into the actions that need them. Never empty for a decider; by default every legal
        action by itself.
        """
        return [[action] for action in state.legal_actions(seat)]

    def promising_turns(self, state: State, seat: int) -> list[list[int]]:
        """What is worth a closer look: as `sensible_turns`, but chosen by what comes of it.

        For games whose turns are long chains of small actions, which only a plan can compare; by default all
        sensible turns.
        """
        return self.sensible_turns(state, seat)

    def projection(self, state: State, seat: int) -> float:
        """Points that the seat may expect at the end; by default those it has."""
        return state.returns()[seat]
