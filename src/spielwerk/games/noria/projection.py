"""What a position is worth to a seat: the points that it may expect at the end.

The rest of the game is imagined in one go. The wheel tells how many investments are still to come and how much the
ships will bring in until then; these investments are made, the best first, as far as the means go; and the knowledge
that comes in pays intrigues for the chambers in which the envoys then stand high. The weights are estimates by
hand, tried out in games of bots; they say what pays, not what the rules are.
"""

from typing import Final

from mypy_extensions import i64

from spielwerk.games.noria.rules import administration, intrigue, rounds
from spielwerk.games.noria.rules.scoring import counted_step
from spielwerk.games.noria.state import FREE, FULL, NO_SLOT, RESOURCE, SHIP, STEP, TURNS, Player, State
from spielwerk.games.noria.terms import (
    BONUS,
    CHAMBERS,
    CITY,
    DISC_KINDS,
    DIVISION,
    EMPTY,
    ENERGY,
    EXPLORATION,
    GOODS,
    JOURNEY,
    MYCELIUM,
    OBSIDIAN,
    PATHS,
    POLITICIANS,
    REFINEMENT,
    RESEARCH,
    RESOURCES,
    SETTLEMENT,
    SIMPLE_GOODS,
    SLOTS,
    SPECIALIZATION,
    TOOL,
    TOP_STEP,
    is_upgraded,
    kind_of,
)
from spielwerk.games.noria.values import FIELDS


class Weights:
    """Points for this and that."""

    def __init__(self) -> None:
        self.rise: float = 0.3  # share of what a chamber may still rise that others will see to
        self.rival: float = 0.3  # a point of the best other
        self.uses: float = 0.42  # uses of a disc per turn: it is active every other turn
        self.better_uses: float = 0.74  # of an upgraded one
        self.most_uses: float = 3.0  # of all discs together
        self.invests: float = 0.85  # of the uses of a city disc; the others buy discs
        self.future: float = 0.78  # of the points that are imagined
        self.price: float = 0.35  # a unit that an investment costs, when one is chosen
        self.journey: float = 0.9  # per use, beyond ships
        self.tool: float = 0.7
        self.bonus: float = 0.8
        self.knowledge: float = 0.6  # of the points that intrigues are imagined to bring
        self.inspections: float = 0.5  # knowledge per turn from discs left out
        self.dear: float = 0.7  # how far the price of intrigues has risen on average when they are paid
        self.left_over: float = 0.12  # a unit that nothing is imagined for
        self.warehouse: float = 0.35
        self.spread: float = 0.25  # a step of the lowest envoy, as the division chamber counts
        self.started: float = 0.5  # a disc under way that has not given its action yet
        self.started_city: float = 0.9


WEIGHTS: Final = Weights()


def projection(state: State, seat: i64) -> float:
    if state.phase > TURNS:
        return _points(state, seat) - WEIGHTS.rival * _best_other(state, seat)
    left = float(_turns_left(state, seat))
    return _imagined(state, seat, left) - WEIGHTS.rival * _best_other(state, seat) + _under_way(state, seat)


def _turns_left(state: State, seat: i64) -> i64:
    """Turns that the seat still has after this one."""
    whole = rounds.rounds(state.settings) - state.round
    return whole + 1 if state.phase < TURNS or state.turn < seat else whole


def _points(state: State, seat: i64) -> float:
    values = state.settings.values.chamber_values
    total = 0.0
    for chamber in range(CHAMBERS):
        value = float(values[chamber * FIELDS + state.seated[chamber]])
        total += float(counted_step(state, seat, chamber)) * value
    return total


def _best_other(state: State, seat: i64) -> float:
    best = 0.0
    for other in range(state.settings.num_players):
        if other != seat:
            points = _points(state, other)
            if points > best:
                best = points
    return best


def _imagined(state: State, seat: i64, left: float) -> float:
    """Points at the end, if what is there is used until then."""
    player = state.players[seat]
    uses = _uses(player)
    steps = [float(player.amounts[STEP + path]) for path in range(PATHS)]
    chambers = _chambers(state, left)
    now = _count(steps, chambers)
    invested = left * WEIGHTS.invests * uses[CITY]
    rest = _invest(state, seat, steps, chambers, _means(player, uses, left), invested)
    later = _count(steps, chambers)
    total = now + WEIGHTS.future * (later - now) + WEIGHTS.left_over * rest
    total += WEIGHTS.knowledge * _intrigues(state, player, steps, left)
    total += left * (WEIGHTS.journey * uses[JOURNEY] + WEIGHTS.tool * uses[TOOL] + WEIGHTS.bonus * uses[BONUS])
    room: i64 = 0
    for good in range(GOODS):
        room += player.amounts[FREE + good]
    return total + WEIGHTS.warehouse * float(room if room < 6 else 6) * left / (left + 2.0)


def _uses(player: Player) -> list[float]:
    """Uses per turn to be expected of the discs of each kind."""
    found = [0.0] * DISC_KINDS
    for slot in range(SLOTS):
        disc = player.wheel[slot]
        if disc != EMPTY:
            found[kind_of(disc)] += WEIGHTS.better_uses if is_upgraded(disc) else WEIGHTS.uses
    for kind in player.waiting:
        found[kind] += WEIGHTS.uses
    total = 0.0
    for kind in range(DISC_KINDS):
        total += found[kind]
    if total > WEIGHTS.most_uses:
        for kind in range(DISC_KINDS):
            found[kind] *= WEIGHTS.most_uses / total
    return found


def _chambers(state: State, left: float) -> list[float]:
    """What each chamber may be worth without intrigues of the seat's own."""
    values = state.settings.values.chamber_values
    share = WEIGHTS.rise * left / (left + 4.0)
    found = []
    for chamber in range(CHAMBERS):
        at = chamber * FIELDS + state.seated[chamber]
        now = float(values[at])
        found.append(now + share * (float(values[at + _open_seats(state, chamber)]) - now))
    return found


def _open_seats(state: State, chamber: i64) -> i64:
    """Politicians that may still be seated."""
    seats = POLITICIANS - state.seated[chamber]
    return seats if seats < state.upper[chamber] else state.upper[chamber]


def _means(player: Player, uses: list[float], left: float) -> list[float]:
    """By path, the units of its currency at hand and to come."""
    amounts = player.amounts
    income = [left * uses[resource] * float(amounts[SHIP + resource]) for resource in range(RESOURCES)]
    simple: i64 = 0
    complex: i64 = 0
    for good in range(GOODS):
        if good < SIMPLE_GOODS:
            simple += amounts[FULL + good]
        else:
            complex += amounts[FULL + good]
    settlement = float(amounts[RESOURCE + MYCELIUM] + amounts[RESOURCE + ENERGY]) + income[MYCELIUM] + income[ENERGY]
    return [float(amounts[RESOURCE + OBSIDIAN]) + income[OBSIDIAN], settlement, float(simple), float(complex)]


def _count(steps: list[float], chambers: list[float]) -> float:
    """Points of envoys that stand so high, steps in parts too."""
    total = 0.0
    highest = steps[0]
    lowest = steps[0]
    sum = 0.0
    for path in range(PATHS):
        total += steps[path] * chambers[path]
        sum += steps[path]
        if steps[path] > highest:
            highest = steps[path]
        if steps[path] < lowest:
            lowest = steps[path]
    spread = WEIGHTS.spread * (sum / float(PATHS) - lowest)
    return total + highest * chambers[SPECIALIZATION] + (lowest + spread) * chambers[DIVISION]


def _invest(
    state: State, seat: i64, steps: list[float], chambers: list[float], means: list[float], turns: float
) -> float:
    """Makes so many investments, the best first; what is left of the means."""
    prices = state.settings.values.step_price
    while turns > 0.0:
        best: i64 = -1
        most = 0.0
        for path in range(PATHS):
            step = int(steps[path])
            if step >= TOP_STEP:
                continue
            price = float(prices[path * (TOP_STEP + 1) + step + 1])
            if means[path] >= price:
                gain = _gain(steps, chambers, path) - WEIGHTS.price * price
                if best < 0 or gain > most:
                    best = path
                    most = gain
        if best < 0:
            break
        share = turns if turns < 1.0 else 1.0
        means[best] -= share * float(prices[best * (TOP_STEP + 1) + int(steps[best]) + 1])
        turns -= 1.0
        if share < 1.0:
            steps[best] += share
            break
        steps[best] += 1.0
    return means[REFINEMENT] + means[SETTLEMENT] + 2.0 * means[EXPLORATION] + 3.0 * means[RESEARCH]


def _gain(steps: list[float], chambers: list[float], path: i64) -> float:
    """Points of one more step on a path."""
    before = _count(steps, chambers)
    steps[path] += 1.0
    after = _count(steps, chambers)
    steps[path] -= 1.0
    return after - before


def _intrigues(state: State, player: Player, steps: list[float], left: float) -> float:
    """Points that intrigues may bring to envoys that stand so high in the end."""
    values = state.settings.values.chamber_values
    last = float(rounds.cogs_at(state.settings, rounds.rounds(state.settings)))
    now = float(intrigue.price(state)) if state.round > 0 else 1.0
    price = now + WEIGHTS.dear * (last - now) * left / (left + 4.0) if last > now else now
    if price < 1.0:
        price = 1.0
    knowledge = float(player.knowledge) + left * (WEIGHTS.inspections + float(administration.cogs(state, player)) * 0.5)
    counted = [steps[0], steps[1], steps[2], steps[3], steps[0], steps[0]]
    for path in range(PATHS):
        if steps[path] > counted[SPECIALIZATION]:
            counted[SPECIALIZATION] = steps[path]
        if steps[path] < counted[DIVISION]:
            counted[DIVISION] = steps[path]
    seated = [state.seated[chamber] for chamber in range(CHAMBERS)]
    open = [_open_seats(state, chamber) for chamber in range(CHAMBERS)]
    total = 0.0
    while knowledge > 0.0:
        best: i64 = -1
        most = 0.0
        for chamber in range(CHAMBERS):
            if open[chamber] > 0:
                at = chamber * FIELDS + seated[chamber]
                gain = float(values[at + 1] - values[at]) * counted[chamber]
                if gain > most:
                    best = chamber
                    most = gain
        if best < 0:
            break
        total += most if knowledge >= price else most * knowledge / price
        knowledge -= price
        seated[best] += 1
        open[best] -= 1
    return total


def _under_way(state: State, seat: i64) -> float:
    """A disc that has been chosen and has not given its action yet; what is due comes to the seat."""
    if state.turn != seat or state.phase != TURNS:
        return 0.0
    if state.due_reveal or state.due_landing:
        return WEIGHTS.started
    if state.current == NO_SLOT or state.uses > 0:
        return 0.0
    kind = kind_of(state.players[seat].wheel[state.current])
    return WEIGHTS.started_city if kind == CITY else WEIGHTS.started
