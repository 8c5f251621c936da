"""Whole positions and views as text, and the number made from them."""

from librt.vecs import vec
from mypy_extensions import i64

from spielwerk.core.game import NOBODY
from spielwerk.games.nottingham.actions import ambush_name
from spielwerk.games.nottingham.state import EVERYTHING, PHASE_NAMES, TAKING, State
from spielwerk.games.nottingham.terms import AMBUSH_CARDS, COLOUR_NAMES, KINDS, TASK_NAMES, TASKS


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
    if state.phase == TAKING and state.unknown_cards(state.victim) == 0:
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
        f"laid {state.laid} of {state.laid_kind} sprung {state.sprung} interrupted {PHASE_NAMES[state.interrupted]} "
        f"revealed {state.revealed} done {state.done}",
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
