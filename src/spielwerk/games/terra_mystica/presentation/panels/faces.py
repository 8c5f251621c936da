# not compiled: pictures for people
"""What is printed on tiles and action spaces, as signs and numbers. The words for them are in `locale/*/tiles.toml`."""

from typing import Final

from spielwerk.core.markup import NOTHING, Markup, joined, sign
from spielwerk.games.terra_mystica.presentation.markup import piece
from spielwerk.games.terra_mystica.terms import CULT_NAMES
from spielwerk.games.terra_mystica.tiles import bonus, favours, scoring, towns

_NEUTRAL: Final = "wood"
_TWO_TO_FOUR: Final = "2\u20134"
_PASS_LINES: Final = {
    6: ("4", ("SH", "SA")),
    7: ("2", ("TP",)),
    9: ("1", ("D",)),
}
"""Bonus cards that pay for buildings on passing: points, and for which."""
POWER_FACES: Final = (("bridge", 1), ("priest", 1), ("worker", 2), ("coin", 7), ("spade", 1), ("spade", 2))
"""What ACT1 to ACT6 bring."""
SPECIAL_FACES: Final = {
    "BON1": ("spade", 1),
    "BON2": ("cult", 1),
    "FAV6": ("cult", 1),
    "ACTA": ("cult", 2),
    "ACTC": ("double", 1),
    "ACTE": ("bridge", 1),
    "ACTG": ("spade", 2),
    "ACTN": ("storm", 1),
    "ACTS": ("TP", 1),
    "ACTW": ("broom", 1),
}
"""What special actions bring."""


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
    if number in (1, 2):
        return octagon(*SPECIAL_FACES[f"BON{number}"])
    if number == 4:
        return count("+1", "ship")
    if number == 10:
        return Markup(f'<span class="per">{sign("ship")}</span>{sign("pass")}{count(3, "points")}')
    if number in _PASS_LINES:
        points, buildings = _PASS_LINES[number]
        shown = joined(piece(name, _NEUTRAL) for name in buildings)
        return Markup(f'<span class="per">{shown}</span>{sign("pass")}{count(points, "points")}')
    return NOTHING


def favour_face(number: int) -> Markup:
    """A favour tile: steps on its cult, then what it does."""
    cult = CULT_NAMES[favours.CULT_OF[number]]
    top = Markup(f'<span class="top">{count(int(favours.STEPS[number]), cult)}</span>')
    return Markup(f'{top}<span class="low">{_favour_effect(number)}</span>')


def _favour_effect(number: int) -> Markup:
    if number == favours.SMALLER_TOWN:
        return count(6, "town")
    if number == favours.CULT_ACTION:
        return octagon("cult")
    if number == favours.PASS_TILE:
        return Markup(f"{sign('pass')}{piece('TP', _NEUTRAL)}{count(_TWO_TO_FOUR, 'points')}")
    if number == favours.TRADING_HOUSE_TILE:
        return piece("TP", _NEUTRAL) + count(favours.POINTS_PER_TRADING_HOUSE, "points")
    if number == favours.DWELLING_TILE:
        return piece("D", _NEUTRAL) + count(favours.POINTS_PER_DWELLING, "points")
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
        low += count("+1", "ship")
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
