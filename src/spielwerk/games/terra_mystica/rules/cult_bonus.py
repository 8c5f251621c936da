"""The cult bonus at the end of a round (rulebook, "Cult Bonus"): a reward for every full number of steps."""

from mypy_extensions import i64

from spielwerk.games.terra_mystica.rules import transform
from spielwerk.games.terra_mystica.rules.power import gain_power
from spielwerk.games.terra_mystica.rules.priests import gain_priests
from spielwerk.games.terra_mystica.state import CULT_INCOME, State
from spielwerk.games.terra_mystica.tiles import scoring


def times_earned(state: State, seat: i64) -> i64:
    """How often the seat gets the reward of this round's tile."""
    tile = state.scoring[state.round]
    cult = scoring.REWARD_CULT[tile]
    if cult < 0:
        return 0
    return state.players[seat].cults[cult] // scoring.REWARD_STEPS[tile]


def pay(state: State, seat: i64) -> None:
    """Coins, workers, priests and power at once; spades lie ready for the time before the income."""
    player = state.players[seat]
    tile = state.scoring[state.round]
    times = times_earned(state, seat)
    player.coins += times * scoring.REWARD_COINS[tile] + player.priests_on_board * scoring.COINS_PER_BOARD_PRIEST[tile]
    player.workers += times * scoring.REWARD_WORKERS[tile]
    gain_priests(player, times * scoring.REWARD_PRIESTS[tile])
    gain_power(player, times * scoring.REWARD_POWER[tile])
    spades = times * scoring.REWARD_SPADES[tile]
    if spades > 0:
        transform.gain_spades(state, seat, spades)
        player.spades = spades
        player.spreads = True
    state.note(CULT_INCOME, seat, spades, 0)
