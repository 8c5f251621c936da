"""Administration (rulebook, "Administration"): knowledge for cogs, all rings turn, bought discs are inserted."""

from librt.vecs import vec
from mypy_extensions import i64

from spielwerk.core.game import Refusal
from spielwerk.games.noria.actions import INSERT
from spielwerk.games.noria.rules import wheel
from spielwerk.games.noria.state import ADMINISTRATION, Player, State
from spielwerk.games.noria.terms import EMPTY, RINGS, SLOTS, kind_of


def cogs(state: State, player: Player) -> i64:
    """Cogs that the factories built so far have laid open."""
    seen: i64 = 0
    for place in range(player.factories_built):
        seen += state.settings.values.factory_cogs[place]
    return seen


def begin(state: State, seat: i64) -> None:
    player = state.players[seat]
    player.knowledge += cogs(state, player)
    for ring in range(RINGS):
        wheel.turn_ring(player, ring)
    state.stage = ADMINISTRATION


def is_complete(state: State, seat: i64) -> bool:
    return len(state.players[seat].waiting) == 0


def legal(state: State, seat: i64, out: list[int]) -> None:
    """Free slots and occupied ones alike."""
    for slot in range(SLOTS):
        out.append(INSERT + slot)


def refusal(state: State, seat: i64) -> Refusal | None:
    return Refusal("administration.none-waiting", 1, 0) if len(state.players[seat].waiting) == 0 else None


def apply(state: State, seat: i64, action: i64) -> None:
    """A disc that lay there goes back to the box, and with it its better side."""
    player = state.players[seat]
    slot = action - INSERT
    if player.wheel[slot] != EMPTY:
        state.boxed[kind_of(player.wheel[slot])] += 1
    player.wheel[slot] = take_waiting(player)


def take_waiting(player: Player) -> i64:
    """The first disc that waits."""
    kind = player.waiting[0]
    rest: vec[i64] = player.waiting[1:]
    player.waiting = rest
    return kind
