"""Exact short texts: of actions as they stand in records, and of whole positions and views."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from spielwerk.core.game import NOBODY
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
from spielwerk.games.nottingham.state import EVERYTHING, PHASE_NAMES, State
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
    TASK_NAMES,
    TASKS,
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
    raise ValueError(f"not an action: {words.strip()[:200]!r}")


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
            raise ValueError(f"{words.strip()!r} does not go with {card}; it is {_VERBS[state.card]!r}")
    if start < 0 or seat < 0:
        raise ValueError(f"not an action: {words.strip()[:200]!r}")
    players = state.settings.num_players
    steps = (other - seat + players) % players
    if other >= players or steps == 0:
        raise ValueError(f"{words.strip()!r}: {COLOUR_NAMES[other]} is no other player at this table")
    return start + steps - 1


def _reordered(parts: list[str]) -> int:
    """Offers and pairs whose kinds stand in another order; -1 if the text is none of these."""
    start = 2 if parts[:2] == ["task", "pairs"] else 1
    kinds = [KIND_NAMES.index(part) for part in parts[start:] if part in KIND_NAMES]
    if len(kinds) + start != len(parts):
        return -1
    kinds.sort()
    return _texts().get(" ".join(parts[:start] + [KIND_NAMES[kind] for kind in kinds]), -1)


# Whole positions.


def _numbers(values: vec[i64]) -> str:
    return " ".join([str(value) for value in values])


def _kinds(values: vec[i64], start: i64, size: i64) -> str:
    """Counts by kind; with a `?` and the number of cards that are not known, where there are such."""
    counts = [str(values[start + kind]) for kind in range(KINDS)]
    missing = size
    for kind in range(KINDS):
        missing -= values[start + kind]
    return "/".join(counts) + (f" ?{missing}" if missing != 0 else "")


def position_text(state: State) -> str:
    """Everything that the position or view consists of, one fact per line. Equal positions have equal texts."""
    lines = observation_lines(state)
    players = state.settings.num_players
    for observer in range(players + 1):
        for owner in range(players + 1):
            counts = _kinds(state.known, KINDS * ((players + 1) * observer + owner), 0).split(" ")[0]
            if counts != "0/0/0/0/0/0/0":
                lines.append(
                    f"{_observer(observer, players, 'all')} knows {_observer(owner, players, 'pile')} {counts}"
                )
    lines.append(f"ambush cards {_numbers(state.ambush_place)} seen {_numbers(state.ambush_seen)}")
    lines.append(f"ambush pile {state.shuffled} then {_numbers(state.under)}")
    for seat in range(players):
        lines.append(f"{COLOUR_NAMES[seat]} hand {_kinds(state.hands, KINDS * seat, state.hand_size[seat])}")
    lines.append(f"pile {_kinds(state.pile, 0, state.pile_size)}")
    return "\n".join(lines) + "\n"


def _observer(number: i64, players: i64, beyond: str) -> str:
    return COLOUR_NAMES[number] if number < players else beyond


def observation_text(state: State) -> str:
    """What a view shows of the table and of the own hand, without what has only been seen before."""
    lines = observation_lines(state)
    if state.viewer >= 0:
        lines.append(f"hand {_kinds(state.hands, KINDS * state.viewer, state.hand_size[state.viewer])}")
        own = [ambush_name(state.settings, card) for card in range(AMBUSH_CARDS) if _lies(state, card)]
        lines.append(f"own ambushes {' '.join(own)}")
    if state.phase == PHASE_NAMES.index("taking") and state.unknown_cards(state.victim) == 0:
        lines.append(f"open hand {_kinds(state.hands, KINDS * state.victim, state.hand_size[state.victim])}")
    return "\n".join(lines) + "\n"


def _lies(state: State, card: i64) -> bool:
    return state.ambush_place[card] == state.viewer


def observation_lines(state: State) -> list[str]:
    """What lies on the table now; in views without what the viewer cannot see."""
    viewer = "everything" if state.viewer == EVERYTHING else "all" if state.viewer < 0 else COLOUR_NAMES[state.viewer]
    players = state.settings.num_players
    left = [COLOUR_NAMES[seat] for seat in range(players) if state.has_left(seat)]
    lines = [
        f"seen by {viewer}",
        f"phase {PHASE_NAMES[state.phase]} turn {_seat(state.turn)} card {state.card} victim {_seat(state.victim)} "
        f"asked {_seat(state.asked)} due {state.due} favoured {state.favoured} dealt {state.dealt}",
        f"sheriff {state.sheriff} pile {state.pile_size} discards {_kinds(state.discards, 0, state.discard_size)}",
        f"offers {_numbers(state.offers)} looked {_numbers(state.looked)}",
        f"laid {state.laid} of {state.laid_kind} sprung {state.sprung} interrupted {PHASE_NAMES[state.interrupted]}",
        f"ambush pile {state.shuffled}+{len(state.under)} left {' '.join(left)}",
    ]
    for task in range(TASKS):
        lines.append(f"task {TASK_NAMES[task]} {_seat(state.task_first[task])} {_seat(state.task_second[task])}")
    for seat in range(players):
        won = "/".join([str(state.won[KINDS * seat + kind]) for kind in range(KINDS)])
        lines.append(f"{COLOUR_NAMES[seat]} cards {state.hand_size[seat]} won {won} ambushes {state.lying[seat]}")
    return lines


def _seat(seat: i64) -> str:
    return "-" if seat == NOBODY else COLOUR_NAMES[seat]


def _mix(total: i64, value: i64) -> i64:
    return (total * 1009 + value + 13) % 2147483647


def _mix_all(total: i64, values: vec[i64]) -> i64:
    for value in values:
        total = _mix(total, value)
    return _mix(total, len(values))


def position_checksum(state: State) -> int:
    """A number below 2^31 made from all fields."""
    total: i64 = 17
    for value in (state.viewer, state.phase, state.turn, state.dealt, state.withdrawn, state.pile_size):
        total = _mix(total, value)
    for value in (state.discard_size, state.sheriff, state.shuffled, state.card, state.victim, state.asked, state.due):
        total = _mix(total, value)
    for value in (state.favoured, state.laid_kind, state.laid, state.sprung, state.interrupted):
        total = _mix(total, value)
    for values in (state.hands, state.hand_size, state.pile, state.discards, state.won, state.known):
        total = _mix_all(total, values)
    for values in (state.task_first, state.task_second, state.ambush_place, state.ambush_seen, state.under):
        total = _mix_all(total, values)
    for values in (state.lying, state.offers, state.looked):
        total = _mix_all(total, values)
    return total
