# not compiled: pictures for people
"""What is printed on tiles and action spaces, as signs and numbers. The words for them are in `locale/*/tiles.toml`."""

from typing import Final

from spielwerk.core.markup import NOTHING, Markup, joined, sign
from spielwerk.games.terra_mystica.factions.faction import NO_ACTION
from spielwerk.games.terra_mystica.presentation.markup import piece
from spielwerk.games.terra_mystica.terms import CULT_NAMES
from spielwerk.games.terra_mystica.tiles import bonus, favours, power_actions, scoring, special_actions, towns

_NEUTRAL: Final = "wood"
_ON_PASSING: Final = (
    (bonus.POINTS_PER_BIG, ("SH", "SA")),
    (bonus.POINTS_PER_TRADING_HOUSE, ("TP",)),
    (bonus.POINTS_PER_DWELLING, ("D",)),
)
"""What bonus cards pay for buildings on passing."""
_POWER_SIGNS: Final = (
    (power_actions.BRIDGES, "bridge"),
    (power_actions.PRIESTS, "priest"),
    (power_actions.WORKERS, "worker"),
    (power_actions.COINS, "coin"),
    (power_actions.SPADES, "spade"),
)
_SPECIAL_SIGNS: Final = (
    (special_actions.SPADES, "spade"),
    (special_actions.CULT_STEPS, "cult"),
    (special_actions.ACTIONS, "double"),
    (special_actions.BRIDGES, "bridge"),
    (special_actions.SANDSTORMS, "storm"),
    (special_actions.TRADING_HOUSES, "TP"),
    (special_actions.DWELLINGS, "broom"),
)


def power_face(number: int) -> tuple[str, int]:
    """What a power action brings: sign and number; 0 is ACT1."""
    return next((name, int(column[number])) for column, name in _POWER_SIGNS if column[number])


def special_face(number: int) -> tuple[str, int]:
    """What a special action brings, by its number in `actions`."""
    return next((name, int(column[number])) for column, name in _SPECIAL_SIGNS if column[number])


def count(n: object, name: str) -> Markup:
    """A number and a sign."""
    return Markup(f'<span class="n">{n}{sign(name)}</span>')


def _income(coins: int, workers: int, priests: int, power: int) -> Markup:
    pairs = ((coins, "coin"), (workers, "worker"), (priests, "priest"), (power, "power"))
    return joined(count(n, name) for n, name in pairs if n)


def octagon(name: str, times: int = 1, used: bool = False) -> Markup:
    """An action space: one sign in an octagon, crossed out when used."""
    shown = (
        Markup(f'<use href="#p-{name}" class="c-wood" transform="scale(.8)"/>')
        if name == "TP"
        else Markup(f'<use href="#s-{name}"/>')
    )
    number = Markup(f'<text x="12" y="-6">{times}</text>') if times > 1 else NOTHING
    cross = Markup(
        '<path class="used-o" d="M-13-13 13 13M13-13-13 13"/><path class="used" d="M-13-13 13 13M13-13-13 13"/>'
    )
    return Markup(
        f'<svg class="oct{" is-used" if used else ""}" viewBox="-20 -20 40 40" aria-hidden="true"><use href="#oct"/>'
        f"{shown}{number}{cross if used else ''}</svg>"
    )


def bonus_face(number: int) -> Markup:
    """A bonus card: income, then what it does."""
    top = _income(
        int(bonus.INCOME_COINS[number]),
        int(bonus.INCOME_WORKERS[number]),
        int(bonus.INCOME_PRIESTS[number]),
        int(bonus.INCOME_POWER[number]),
    )
    return Markup(f'<span class="top">{top}</span><span class="low">{_bonus_effect(number)}</span>')


def _bonus_effect(number: int) -> Markup:
    if bonus.ACTION[number] != NO_ACTION:
        return octagon(*special_face(int(bonus.ACTION[number])))
    if bonus.EXTRA_SHIPPING[number]:
        return count(f"+{int(bonus.EXTRA_SHIPPING[number])}", "ship")
    if bonus.POINTS_PER_SHIPPING[number]:
        points = count(int(bonus.POINTS_PER_SHIPPING[number]), "points")
        return Markup(f'<span class="per">{sign("ship")}</span>{sign("pass")}{points}')
    for column, buildings in _ON_PASSING:
        if column[number]:
            shown = joined(piece(name, _NEUTRAL) for name in buildings)
            return Markup(f'<span class="per">{shown}</span>{sign("pass")}{count(int(column[number]), "points")}')
    return NOTHING


def favour_face(number: int) -> Markup:
    """A favour tile: steps on its cult, then what it does."""
    cult = CULT_NAMES[favours.CULT_OF[number]]
    top = Markup(f'<span class="top">{count(int(favours.STEPS[number]), cult)}</span>')
    return Markup(f'{top}<span class="low">{_favour_effect(number)}</span>')


def _favour_effect(number: int) -> Markup:
    if favours.TOWN_POWER[number]:
        return count(int(favours.TOWN_POWER[number]), "town")
    if favours.ACTION[number] != NO_ACTION:
        return octagon(*special_face(int(favours.ACTION[number])))
    if number == favours.PASS_TILE:
        paid = [int(points) for points in favours.PASS_POINTS][1:]
        return sign("pass") + piece("TP", _NEUTRAL) + count(f"{min(paid)}\u2013{max(paid)}", "points")
    if favours.POINTS_PER_TRADING_HOUSE[number]:
        return piece("TP", _NEUTRAL) + count(int(favours.POINTS_PER_TRADING_HOUSE[number]), "points")
    if favours.POINTS_PER_DWELLING[number]:
        return piece("D", _NEUTRAL) + count(int(favours.POINTS_PER_DWELLING[number]), "points")
    return _income(
        int(favours.INCOME_COINS[number]), int(favours.INCOME_WORKERS[number]), 0, int(favours.INCOME_POWER[number])
    )


def town_face(number: int) -> Markup:
    """A town tile: points, keys, and what else it brings."""
    top = count(int(towns.POINTS[number]), "points") + sign("key") * int(towns.KEYS[number])
    low = _income(
        int(towns.COINS[number]), int(towns.WORKERS[number]), int(towns.PRIESTS[number]), int(towns.POWER[number])
    )
    if towns.CULT_STEPS[number]:
        low += count(f"+{int(towns.CULT_STEPS[number])}", "cult")
    if towns.SHIPPING_STEP[number]:
        low += count(f"+{int(towns.SHIPPING_STEP[number])}", "ship")
    return Markup(f'<span class="top">{top}</span><span class="low">{low}</span>')


def scoring_face(number: int) -> Markup:
    """What a scoring tile pays for during its round."""
    if scoring.POINTS_PER_SPADE[number]:
        return sign("spade") + count(int(scoring.POINTS_PER_SPADE[number]), "points")
    if scoring.POINTS_PER_TOWN[number]:
        return sign("town") + count(int(scoring.POINTS_PER_TOWN[number]), "points")
    paid = (
        (scoring.POINTS_PER_DWELLING, ("D",)),
        (scoring.POINTS_PER_TRADING_HOUSE, ("TP",)),
        (scoring.POINTS_PER_TEMPLE, ("TE",)),
        (scoring.POINTS_PER_BIG, ("SH", "SA")),
    )
    for points, buildings in paid:
        if points[number]:
            return joined(piece(name, _NEUTRAL) for name in buildings) + count(int(points[number]), "points")
    return NOTHING


def reward_face(number: int) -> Markup:
    """What a scoring tile pays at the end of its round: steps, and what they bring."""
    if scoring.COINS_PER_BOARD_PRIEST[number]:
        return sign("priest") + arrow() + count(int(scoring.COINS_PER_BOARD_PRIEST[number]), "coin")
    if scoring.REWARD_CULT[number] < 0:
        return NOTHING
    gained = _income(
        int(scoring.REWARD_COINS[number]),
        int(scoring.REWARD_WORKERS[number]),
        int(scoring.REWARD_PRIESTS[number]),
        int(scoring.REWARD_POWER[number]),
    )
    if scoring.REWARD_SPADES[number]:
        gained += count(int(scoring.REWARD_SPADES[number]), "spade")
    return count(int(scoring.REWARD_STEPS[number]), CULT_NAMES[scoring.REWARD_CULT[number]]) + arrow() + gained


def arrow() -> Markup:
    return Markup('<span class="to"></span>')
