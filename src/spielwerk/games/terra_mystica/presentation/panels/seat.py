# not compiled: pictures for people
"""The faction board of a seat: what it has, what comes in, what is still to be built."""

from typing import Final, NamedTuple

from spielwerk.core.markup import NOTHING, Marks, Markup, escape, joined, named, sign
from spielwerk.games.terra_mystica.presentation.markup import amount, colour_of, token_of
from spielwerk.games.terra_mystica.presentation.panels.buildings import buildings
from spielwerk.games.terra_mystica.presentation.panels.faces import count
from spielwerk.games.terra_mystica.presentation.panels.tracks import held, tracks
from spielwerk.games.terra_mystica.presentation.telling.wording import seat_title
from spielwerk.games.terra_mystica.rules import income
from spielwerk.games.terra_mystica.state import ACTIONS, FINISHED, Player, State
from spielwerk.games.terra_mystica.terms import ROUNDS
from spielwerk.games.terra_mystica.tiles import bonus
from spielwerk.games.terra_mystica.values import PRIESTS
from spielwerk.locale.catalogue import Catalogue

_PILE: Final = tuple(
    (x, 21 - 6 * row) for row, xs in enumerate(((-16, -8, 0, 8, 16), (-12, -4, 4, 12), (-8, 0, 8))) for x in xs
)
"""Where up to twelve tokens lie in a bowl, seen from the middle of its rim."""


class Income(NamedTuple):
    """What the next income brings as far as it is known, and whether the bonus card is counted."""

    coins: int
    workers: int
    priests: int
    power: int
    with_bonus: bool


def next_income(state: State, player: Player) -> Income | None:
    """The income of the next round; None if there is none. A card that goes back on passing is not counted."""
    if state.phase == FINISHED or not player.has_faction or (state.round == ROUNDS and state.phase == ACTIONS):
        return None
    amounts = (income.coins(player), income.workers(player), income.priests(player), income.power(player))
    with_bonus = state.phase != ACTIONS or player.passed
    card = player.bonus if not with_bonus else 0
    less = (
        bonus.INCOME_COINS[card],
        bonus.INCOME_WORKERS[card],
        bonus.INCOME_PRIESTS[card],
        bonus.INCOME_POWER[card],
    )
    coins, workers, priests, power = (int(whole - part) for whole, part in zip(amounts, less, strict=True))
    return Income(coins, workers, priests, power, with_bonus)


def seat_panel(state: State, seat: int, marks: Marks, own: bool, say: Catalogue) -> Markup:
    """The whole board. Only the reader's own one has elements that can be tapped.

    Parts have ids, so that a page need not be told again of those that are as before.
    """
    player = state.players[seat]
    if not player.has_faction:
        return Markup(f'<div class="faction c-none">{head(state, seat, say)}</div>')
    return Markup(
        f'<div class="faction seat-{colour_of(player)}">{head(state, seat, say)}{stock(state, seat, marks, own, say)}'
        f'<div class="works" id="works-{seat}">{buildings(player, marks, own, say)}'
        f"{tracks(player, marks, own, say)}</div>"
        f"{held(player, marks, own, say)}</div>"
    )


def head(state: State, seat: int, say: Catalogue) -> Markup:
    """Sign, name and points."""
    player = state.players[seat]
    name, token = escape(seat_title(state, seat, say)), sign(token_of(player, seat), "s token")
    passed = named(say("pictures.seat.passed"), sign("pass"), "flag") if player.passed else NOTHING
    gone = (
        Markup(f'<span class="gone">{escape(say("pictures.seat.withdrawn"))}</span>') if player.withdrawn else NOTHING
    )
    return Markup(
        f'<div class="faction-head">{token}<b>{name}</b>{passed}{gone}{amount(say, "points", int(player.points))}</div>'
    )


def stock(state: State, seat: int, marks: Marks, own: bool, say: Catalogue) -> Markup:
    """Coins, workers, priests and power, each with what comes in."""
    player = state.players[seat]
    coming = next_income(state, player)
    room = PRIESTS - int(player.priests_on_board)
    parts = [
        _resource("coins", "coin", int(player.coins), coming.coins if coming else 0, "", marks, own, say),
        _resource("workers", "worker", int(player.workers), coming.workers if coming else 0, "", marks, own, say),
        _resource(
            "priests", "priest", int(player.priests), coming.priests if coming else 0, f"/{room}", marks, own, say
        ),
        _power(player, coming, marks, own, say),
    ]
    note = escape(say("pictures.seat.income" if coming and coming.with_bonus else "pictures.seat.income-open"))
    return Markup(f'<div class="stock" id="stock-{seat}">{"".join(parts)}</div>') + (
        Markup(f'<p class="note">{note}</p>') if coming else NOTHING
    )


def _resource(kind: str, name: str, n: int, coming: int, limit: str, marks: Marks, own: bool, say: Catalogue) -> Markup:
    words = say(f"pictures.amount.{kind}", n=n)
    if coming:
        words += ", " + say("pictures.seat.comes", what=say(f"pictures.amount.{kind}", n=coming))
    more = Markup(f'<i class="coming">+{coming}</i>') if coming else Markup('<i class="coming"></i>')
    small = Markup(f"<small>{limit}</small>") if limit else NOTHING
    return _tappable(f"resource-{kind}", "resource", words, f"{sign(name)}<b>{n}{small}</b>{more}", marks, own)


def _tappable(element: str, classes: str, words: str, content: str, marks: Marks, own: bool) -> Markup:
    return marks.button(element, classes, words, Markup(content)) if own else named(words, Markup(content), classes)


def _power(player: Player, coming: Income | None, marks: Marks, own: bool, say: Catalogue) -> Markup:
    counts = (int(player.bowl_one), int(player.bowl_two), int(player.bowl_three))
    words = say("pictures.seat.bowls", one=counts[0], two=counts[1], three=counts[2])
    power = coming.power if coming else 0
    if power:
        words += ", " + say("pictures.seat.comes", what=say("pictures.amount.power", n=power))
    more = Markup(f'<i class="coming">+{power}{sign("power")}</i>') if power else Markup('<i class="coming"></i>')
    drawn = joined(_bowl(place, n) for place, n in enumerate(counts))
    picture = Markup(f'<svg class="bowls" viewBox="0 0 168 45" aria-hidden="true">{drawn}</svg>')
    return _tappable("resource-power", "resource power", words, picture + more, marks, own)


def _bowl(place: int, n: int) -> Markup:
    """A bowl with its tokens and their number."""
    left = 4 + 56 * place
    tokens = "".join(f"M{left + 24 + x} {y - 5}l3.8 5-3.8 5-3.8-5z" for x, y in _PILE[:n])
    dish = f"M{left} 24h48c0 12-9 19-24 19s-24-7-24-19z"
    return Markup(
        f'<path class="token-power" d="{tokens}"/><path class="dish dish-{place + 1}" d="{dish}"/>'
        f'<text x="{left + 24}" y="38.5">{n}</text>'
    )


def seat_line(state: State, seat: int, say: Catalogue) -> Markup:
    """The short form: everything that changes from turn to turn in one line."""
    player = state.players[seat]
    name = escape(seat_title(state, seat, say))
    if not player.has_faction:
        return Markup(f'<span class="seat-line">{sign(token_of(player, seat), "s token")}<b>{name}</b></span>')
    bowls = f"{player.bowl_one}/{player.bowl_two}/{player.bowl_three}"
    words = say("pictures.seat.bowls", one=int(player.bowl_one), two=int(player.bowl_two), three=int(player.bowl_three))
    amounts = joined(
        amount(say, kind, n)
        for kind, n in (
            ("coins", int(player.coins)),
            ("workers", int(player.workers)),
            ("priests", int(player.priests)),
        )
    )
    passed = named(say("pictures.seat.passed"), sign("pass"), "flag") if player.passed else NOTHING
    return Markup(
        f'<span class="seat-line">{sign(token_of(player, seat), "s token")}<b>{name}</b>{passed}'
        f"{amount(say, 'points', int(player.points))}{amounts}"
        f"{named(words, count(bowls, 'power'), 'n bowls-line')}</span>"
    )
