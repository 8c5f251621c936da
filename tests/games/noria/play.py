"""Tests that read like play: a table in a line, moves as people write them, and what everybody has then.

    state = table(2)
    wheel(state, "red", "S-B city, M-BL tool+, L-B energy")
    given(state, "red", energy=3, knowledge=2)
    play(state, "red: use S-B. buy tool. pay 3 energy. done")
    have(state, "red", "0E 2K waiting=tool")
    assert refused(state, "yellow: night-shift small") == "influence.small-ring"

Seats are called by their colours. Everything stays a real position: discs, ships, warehouses and politicians that a
test puts somewhere come from where they were, the invariants are looked at after every line of play, and every move is
held against both answers of the engine, `legal_actions` and `why_not`.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from spielwerk.core.game import IllegalAction, Refusal
from spielwerk.core.options import options_of
from spielwerk.games.noria.game import GAME
from spielwerk.games.noria.invariants import check
from spielwerk.games.noria.rules import journey, turns
from spielwerk.games.noria.state import FREE, FULL, RESOURCE, SHIP, STEP, TURNS, Player
from spielwerk.games.noria.terms import (
    CHAMBER_NAMES,
    COLOUR_NAMES,
    DISC_NAMES,
    EMPTY,
    GOOD_NAMES,
    ISLAND_NAMES,
    PATH_NAMES,
    PLOTS,
    POLITICIANS,
    RESOURCE_NAMES,
    SLOT_NAMES,
    SLOTS,
    UPGRADED,
    is_upgraded,
    kind_of,
)
from spielwerk.games.noria.turn import Noria

ORDERS = [
    "wheel obsidian mycelium energy",
    "wheel mycelium energy obsidian",
    "wheel energy obsidian mycelium",
    "wheel obsidian energy mycelium",
]
"""Resource discs in M-BR, L-B, L-T, by seat."""


# Setting up.


def fresh(players: int = 2, **options: object) -> Noria:
    """A game before the first draw."""
    names = {name.replace("_", "-"): value for name, value in options.items()}
    return GAME.new_initial_state(options_of(GAME).complete({"players": players, **names}))


def drawn(players: int = 2, **options: object) -> Noria:
    """A base game with its wheels drawn: the first resource may be taken."""
    state = fresh(players, **options)
    for order in ORDERS[:players]:
        chance(state, order)
    return state


def table(players: int = 2, **options: object) -> Noria:
    """A base game at the first turn of round 1. Everybody has taken energy and begun on the refinement path."""
    state = drawn(players, **options)
    for seat in range(players):
        apply(state, seat, "take energy")
    for seat in range(players):
        apply(state, seat, "envoy refinement")
    assert state.phase == TURNS
    return state


def expert(players: int = 2, islands: str = "I1 I2 I3 I4 I5 I6 I7", **options: object) -> Noria:
    """An expert game (alone: the solo game) with prices and islands drawn: the first wheel may be built."""
    state = fresh(players, **({"expert": True} | options))
    for kind in ("city", "journey", "tool"):
        chance(state, f"market {kind}")
    for island in islands.split()[: max(players, 2) + 3]:
        chance(state, f"reveal {island}")
    return state


def built(players: int = 2, islands: str = "I1 I2 I3 I4 I5 I6 I7", **options: object) -> Noria:
    """An expert game at the first turn: city S-T, journey and obsidian in the middle, tool and two others large."""
    state = expert(players, islands, **options)
    for seat in range(players):
        large = ["L-TL", "L-T", "L-TR"][seat % 3]
        for slot in ("M-BR", large, "L-B", "S-T", "M-TL", "L-TR" if large != "L-TR" else "L-TL"):
            apply(state, seat, f"insert {slot}")
    assert state.phase == TURNS
    return state


def chance(state: Noria, text: str) -> None:
    state.apply_action_with_legality_check(state.string_to_action(text))


# Moves.


def seat_of(name: str) -> int:
    return COLOUR_NAMES.index(name)


def player_of(state: Noria, name: str) -> Player:
    return state.players[seat_of(name)]


def number_of(state: Noria, move: str) -> tuple[int, int]:
    """Action and seat of one move, "red: use S-B"."""
    name, _, text = move.partition(": ")
    return state.string_to_action(text, seat_of(name)), seat_of(name)


def apply(state: Noria, seat: int, text: str) -> None:
    action = state.string_to_action(text, seat)
    assert state.action_to_string(action, seat) == text, "a move is written in its canonical form"
    state.apply_action_with_legality_check(action, seat)


def play(state: Noria, *lines: str) -> None:
    """Plays moves: "red: use S-B. buy tool. done". Raises IllegalAction with the rule where refused.

    "reveal I4" among the moves is what is drawn.
    """
    for line in lines:
        name, _, texts = line.partition(": ")
        for text in texts.split(". "):
            if text.startswith("reveal"):
                chance(state, text)
            elif may(state, f"{name}: {text}"):
                apply(state, seat_of(name), text)
            else:
                raise IllegalAction(f"{name}: {text}", refusal(state, f"{name}: {text}"))
        assert check(state) == []


def may(state: Noria, move: str) -> bool:
    """Whether a move is legal; the engine's two answers must agree."""
    action, seat = number_of(state, move)
    legal = action in state.legal_actions(seat)
    reason = state.why_not(action, seat)
    assert legal == (reason is None), f"{move}: legal {legal}, but {reason}"
    return legal


def refusal(state: Noria, move: str) -> Refusal:
    """Why a move is refused. A refused move changes nothing."""
    assert not may(state, move), f"{move} is legal"
    action, seat = number_of(state, move)
    before = state.checksum()
    try:
        state.apply_action_with_legality_check(action, seat)
    except IllegalAction as refused:
        assert state.checksum() == before
        return refused.refusal
    raise AssertionError(f"{move} was carried out though refused")


def refused(state: Noria, move: str) -> str:
    """The id of the rule that refuses a move."""
    return refusal(state, move).rule


def lacks(state: Noria, move: str) -> tuple[str, int, int]:
    """The rule that refuses a move, what it needs and what is there."""
    found = refusal(state, move)
    return found.rule, found.need, found.have


def choices(state: Noria, name: str, verb: str) -> str:
    """What may follow a word now: choices(state, "red", "use") is "S-B M-BR" where these two discs are open."""
    seat = seat_of(name)
    texts = [state.action_to_string(action, seat) for action in state.legal_actions(seat)]
    return ", ".join(text.removeprefix(verb).strip() for text in texts if text.startswith(verb + " "))


# Positions.


def turn_of(state: Noria, name: str, round: int = 0) -> None:
    """It is this seat's turn, with nothing done yet, in a round if one is given."""
    state.round = round or state.round
    turns.begin_turn(state, seat_of(name))


def given(state: Noria, name: str, **amounts: int | str) -> None:
    """Gives a seat what a position needs.

    Resources by name, knowledge; `ships="2/1/1"` (obsidian, mycelium, energy); `full="engine sail"`, `free="lamp"`:
    warehouses with and without a good; `steps="0/7/3/2"` from left to right; `waiting="city tool"`.
    """
    player = player_of(state, name)
    for what, amount in amounts.items():
        if what in RESOURCE_NAMES:
            player.amounts[RESOURCE + RESOURCE_NAMES.index(what)] = int(amount)
        elif what == "ships":
            for kind, ships in enumerate(str(amount).split("/")):
                state.ship_supply[kind] -= int(ships) - player.amounts[SHIP + kind]
                player.amounts[SHIP + kind] = int(ships)
        elif what in ("full", "free"):
            for good in str(amount).split():
                state.warehouse_supply[GOOD_NAMES.index(good)] -= 1
                player.amounts[(FULL if what == "full" else FREE) + GOOD_NAMES.index(good)] += 1
        elif what == "steps":
            for path, step in enumerate(str(amount).split("/")):
                player.amounts[STEP + path] = int(step)
        elif what == "waiting":
            for kind_name in str(amount).split():
                state.market[DISC_NAMES.index(kind_name)] -= 1
                player.waiting = append(player.waiting, DISC_NAMES.index(kind_name))
        else:
            assert what == "knowledge"
            player.knowledge = int(amount)
    assert check(state) == []


def wheel(state: Noria, name: str, discs: str) -> None:
    """Fills the wheel: "S-B city, M-BL tool+, L-B energy", + for upgraded; all other slots are free."""
    player = player_of(state, name)
    for slot in range(SLOTS):
        if player.wheel[slot] != EMPTY:
            state.boxed[kind_of(player.wheel[slot])] += 1
            player.wheel[slot] = EMPTY
    for disc in discs.split(", "):
        slot_name, kind_name = disc.split()
        kind = DISC_NAMES.index(kind_name.removesuffix("+"))
        if state.boxed[kind] > 0:
            state.boxed[kind] -= 1
        else:
            state.market[kind] -= 1
        player.wheel[SLOT_NAMES.index(slot_name)] = kind + (UPGRADED if kind_name.endswith("+") else 0)
    assert check(state) == []


def seated(state: Noria, **chambers: int) -> None:
    """Seats politicians, `settlement=3`; as many others leave the game, as intrigues would have it."""
    for name, count in chambers.items():
        chamber = CHAMBER_NAMES.index(name)
        state.seated[chamber] = count
        state.upper[chamber] = POLITICIANS - count
    for _ in range(sum(chambers.values())):
        fullest = max(range(len(CHAMBER_NAMES)), key=lambda chamber: int(state.upper[chamber]))
        state.upper[fullest] -= 1
    assert check(state) == []


def discovered(state: Noria, *islands: str) -> None:
    """Islands that are open already, with their ships."""
    for island in islands:
        state.hidden -= 1
        journey.open_up(state, ISLAND_NAMES.index(island))


def at(state: Noria, name: str, island: str) -> None:
    """The ambassador of a seat stands on an open island."""
    player_of(state, name).ambassador = ISLAND_NAMES.index(island)
    assert check(state) == []


def next_turn(state: Noria, name: str) -> None:
    """All others are done at once until it is this seat's turn again."""
    round = state.round
    while state.turn != seat_of(name) or state.round == round:
        play(state, f"{COLOUR_NAMES[state.turn]}: done")
        if state.turn == seat_of(name):
            return


def finish(state: Noria) -> None:
    """The last round ends without anything more being done."""
    while not state.is_terminal():
        apply(state, state.current_player(), "done")


# What is there.


def have(state: Noria, name: str, what: str) -> None:
    """Asserts what a seat has: "2O 0M 1E 3K", or some of it.

    Also ships=1/1/1, full=engine:2, free=lamp:1, steps=0/1/0/0, at=I4, factories=1, waiting=city.
    """
    there = everything(player_of(state, name))
    wrong = [word for word in what.split() if word not in there]
    assert not wrong, f"{name} has {' '.join(there)}, not {' '.join(wrong)}"


def everything(player: Player) -> list[str]:
    resources = [int(player.amounts[RESOURCE + kind]) for kind in range(3)]
    return [
        f"{resources[0]}O",
        f"{resources[1]}M",
        f"{resources[2]}E",
        f"{player.knowledge}K",
        "ships=" + "/".join(str(player.amounts[SHIP + kind]) for kind in range(3)),
        "full=" + ",".join(_counted(player, FULL)),
        "free=" + ",".join(_counted(player, FREE)),
        "steps=" + "/".join(str(player.amounts[STEP + path]) for path in range(len(PATH_NAMES))),
        f"at={ISLAND_NAMES[player.ambassador] if player.ambassador >= 0 else 'harbour'}",
        f"factories={player.factories_built}",
        "waiting=" + ",".join(DISC_NAMES[kind] for kind in player.waiting),
    ]


def _counted(player: Player, offset: int) -> list[str]:
    counts = {good: int(player.amounts[offset + number]) for number, good in enumerate(GOOD_NAMES)}
    return [f"{good}:{count}" for good, count in counts.items() if count]


def disc(state: Noria, name: str, slot: str) -> str:
    """The disc in a slot, with + when upgraded; "-" for none."""
    found = player_of(state, name).wheel[SLOT_NAMES.index(slot)]
    if found == EMPTY:
        return "-"
    return DISC_NAMES[kind_of(found)] + ("+" if is_upgraded(found) else "")


def builder(state: Noria, island: str, plot: int) -> str:
    """Who has built on a plot, counted from 1."""
    seat = state.builders[ISLAND_NAMES.index(island) * PLOTS + plot - 1]
    return COLOUR_NAMES[seat] if seat >= 0 else ""


def numbers(values: vec[i64]) -> list[int]:
    return [int(value) for value in values]
