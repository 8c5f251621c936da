"""Exact short texts of actions, as they stand in records."""

from typing import Final

from mypy_extensions import i64

from spielwerk.core.errors import Problem
from spielwerk.core.sets import BIT
from spielwerk.games.nottingham.actions import (
    ACCEPT,
    ATTACK,
    BARTER,
    BARTER_TWO,
    BEGIN,
    DEAL,
    DEFEND,
    DISCARD,
    FAVOUR,
    FOURS,
    HOLD,
    LAY,
    LOOK,
    NUM_DISTINCT_ACTIONS,
    OFFER,
    PAIR_KINDS,
    PASS,
    REFUSE,
    REVEAL,
    SET,
    SET_SIZES,
    SPRING,
    TAKE,
    TASK_FIVE,
    TASK_FOUR_PAIRS,
    TASK_SEVEN,
    TASK_THREE_PAIRS,
    THEFT,
    THREES,
)
from spielwerk.games.nottingham.settings import Settings
from spielwerk.games.nottingham.state import State
from spielwerk.games.nottingham.terms import (
    AMBUSH_CARDS,
    CANDLESTICK,
    COLOUR_CARDS,
    COLOUR_NAMES,
    GEMS,
    KIND_NAMES,
    KINDS,
    PEARLS,
    SMALLEST_SET,
    is_attack,
)

_VERBS: Final = {CANDLESTICK: "steal from", PEARLS: "rob", GEMS: "raid"}
_ANY_ATTACK: Final = "attack"


def ambush_name(settings: Settings, card: i64) -> str:
    """A colour, or two kinds with a hyphen: `pearls-gems`."""
    if card < COLOUR_CARDS:
        return COLOUR_NAMES[card]
    return "-".join(_kind_list(settings.ambush_items[card]))


def _kind_list(kinds: i64) -> list[str]:
    return [KIND_NAMES[kind] for kind in range(KINDS) if kinds & BIT[kind] != 0]


def action_text(state: State, action: i64, seat: i64) -> str:
    """The canonical text of an action of a seat."""
    if ATTACK <= action and action < DEFEND:
        verb = _VERBS[state.card] if is_attack(state.card) else _ANY_ATTACK
        return f"{verb} {_other(state, seat, action - ATTACK)}"
    if ACCEPT <= action and action < REFUSE:
        return f"accept {_other(state, seat, action - ACCEPT)}"
    if LAY <= action and action < PASS:
        return f"lay {ambush_name(state.settings, action - LAY)}"
    if SPRING <= action and action < HOLD:
        return f"spring {ambush_name(state.settings, action - SPRING)}"
    if action >= LOOK:
        return f"look {ambush_name(state.settings, action - LOOK)}"
    return _fixed_text(action)


def _other(state: State, seat: i64, place: i64) -> str:
    """The colour so many steps clockwise; places that the table does not have keep their number."""
    if place + 1 < state.settings.num_players and seat >= 0:
        return COLOUR_NAMES[(seat + place + 1) % state.settings.num_players]
    return f"neighbour-{place + 1}"


def _fixed_text(action: i64) -> str:
    """The text of an action that is the same for every seat and position."""
    if action < LAY:
        return _early_text(action)
    if action < SPRING:
        return _trade_text(action)
    if action == HOLD:
        return "hold"
    if action < BEGIN:
        return f"discard {KIND_NAMES[action - DISCARD]}"
    if action < DEAL:
        return f"begin {COLOUR_NAMES[action - BEGIN]}"
    if action < REVEAL:
        return f"deal {KIND_NAMES[action - DEAL]}"
    if action < FAVOUR:
        return f"reveal {KIND_NAMES[action - REVEAL]}"
    if action < THEFT:
        return f"favour {KIND_NAMES[action - FAVOUR]}"
    return f"theft {KIND_NAMES[action - THEFT]}"


def _early_text(action: i64) -> str:
    if action < ATTACK:
        return "act" if action else "keep"
    if action < TAKE:
        return "defend" if action == DEFEND else "yield"
    if action < OFFER:
        return f"take {KIND_NAMES[action - TAKE]}"
    if action < BARTER:
        return f"offer {KIND_NAMES[action - OFFER]}"
    if action < BARTER_TWO:
        return f"barter {KIND_NAMES[action - BARTER]}"
    if action < ACCEPT:
        pair = PAIR_KINDS[action - BARTER_TWO]
        return f"barter {KIND_NAMES[pair // KINDS]} {KIND_NAMES[pair % KINDS]}"
    return "refuse"


def _trade_text(action: i64) -> str:
    if action == PASS:
        return "pass"
    if action < TASK_SEVEN:
        return f"set {(action - SET) % SET_SIZES + SMALLEST_SET} {KIND_NAMES[(action - SET) // SET_SIZES]}"
    if action < TASK_FIVE:
        return "task seven"
    if action < TASK_FOUR_PAIRS:
        return f"task five {KIND_NAMES[action - TASK_FIVE]}"
    kinds = THREES[action - TASK_THREE_PAIRS] if action >= TASK_THREE_PAIRS else FOURS[action - TASK_FOUR_PAIRS]
    return f"task pairs {' '.join(_kind_list(kinds))}"


def hidden_text(action: i64) -> str:
    """What others read of an action or draw that they do not see: the verb alone."""
    if action >= LOOK:
        return "look ?"
    if LAY <= action and action < PASS:
        return "lay ?"
    return f"{_fixed_text(action).split(' ')[0]} ?"


_known_texts: dict[str, int] = {}


def _texts() -> dict[str, int]:
    """All texts that depend neither on the position nor on the data. Made once."""
    if not _known_texts:
        for action in range(NUM_DISTINCT_ACTIONS):
            if not _depends(action):
                _known_texts[_fixed_text(action)] = action
    return _known_texts


def _depends(action: i64) -> bool:
    return (
        (ATTACK <= action and action < DEFEND)
        or (ACCEPT <= action and action < REFUSE)
        or (LAY <= action and action < PASS)
        or (SPRING <= action and action < HOLD)
        or action >= LOOK
    )


def parse_action(state: State, words: str, seat: i64) -> int:
    """The action of a canonical text, upper and lower case alike. Raises ValueError that quotes the text."""
    parts = words.lower().split()
    known = _texts().get(" ".join(parts), -1)
    if known >= 0:
        return known
    if len(parts) == 2 and parts[0] in ("lay", "spring", "look"):
        card = _card_named(state.settings, parts[1])
        if card >= 0:
            start: i64 = LAY if parts[0] == "lay" else SPRING if parts[0] == "spring" else LOOK
            return start + card
    if len(parts) >= 2 and parts[-1] in COLOUR_NAMES:
        return _parse_other(state, words, " ".join(parts[:-1]), COLOUR_NAMES.index(parts[-1]), seat)
    in_order = _reordered(parts)
    if in_order >= 0:
        return in_order
    raise Problem("action.none", text=words.strip())


def _card_named(settings: Settings, name: str) -> i64:
    """The ambush card of a name, its kinds in either order; -1 if there is none."""
    wanted = sorted(name.split("-"))
    for card in range(AMBUSH_CARDS):
        if sorted(ambush_name(settings, card).split("-")) == wanted:
            return card
    return -1


def _parse_other(state: State, words: str, verb: str, other: i64, seat: i64) -> int:
    start: i64 = -1
    if verb == "accept":
        start = ACCEPT
    elif verb == _ANY_ATTACK or verb in _VERBS.values():
        start = ATTACK
        if verb != _ANY_ATTACK and is_attack(state.card) and verb != _VERBS[state.card]:
            card = KIND_NAMES[state.card]
            raise Problem("nottingham.other-verb", text=words.strip(), card=card, verb=_VERBS[state.card])
    if start < 0 or seat < 0:
        raise Problem("action.none", text=words.strip())
    players = state.settings.num_players
    steps = (other - seat + players) % players
    if other >= players or steps == 0:
        raise Problem("nottingham.no-other-player", text=words.strip(), colour=COLOUR_NAMES[other])
    return start + steps - 1


def _reordered(parts: list[str]) -> int:
    """Offers and pairs whose kinds stand in another order; -1 if the text is none of these."""
    start = 2 if parts[:2] == ["task", "pairs"] else 1
    kinds = [KIND_NAMES.index(part) for part in parts[start:] if part in KIND_NAMES]
    if len(kinds) + start != len(parts):
        return -1
    kinds.sort()
    return _texts().get(" ".join(parts[:start] + [KIND_NAMES[kind] for kind in kinds]), -1)
