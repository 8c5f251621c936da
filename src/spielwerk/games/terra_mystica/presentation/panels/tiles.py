# not compiled: pictures for people
"""Tiles on the table: bonus cards, favour tiles, town tiles, each with who holds one."""

from collections.abc import Sequence

from spielwerk.core.markup import NOTHING, Marks, Markup, escape, joined, sign
from spielwerk.games.terra_mystica.presentation.markup import token_of
from spielwerk.games.terra_mystica.presentation.panels.faces import bonus_face, count, favour_face, town_face
from spielwerk.games.terra_mystica.presentation.telling.wording import seat_title
from spielwerk.games.terra_mystica.state import HELD, NOT_IN_GAME, State, holds_favour
from spielwerk.games.terra_mystica.steps import tile
from spielwerk.games.terra_mystica.terms import CULT_NAMES
from spielwerk.games.terra_mystica.tiles import bonus, favours, towns
from spielwerk.locale.catalogue import Catalogue


def _holders(state: State, seats: Sequence[int]) -> Markup:
    tokens = joined(sign(token_of(state.players[seat], seat), "s token") for seat in seats)
    return Markup(f'<span class="holders">{tokens}</span>') if tokens else NOTHING


def _with_holders(words: str, state: State, seats: Sequence[int], say: Catalogue) -> str:
    names = say.enumerate([seat_title(state, seat, say) for seat in seats])
    return words + (say("pictures.tile.held", who=names) if names else "")


# Bonus cards.


def bonus_in_game(state: State) -> list[int]:
    return [number for number in range(1, bonus.TILES + 1) if state.bonus_coins[number] != NOT_IN_GAME]


def bonus_panel(state: State, marks: Marks, say: Catalogue) -> Markup:
    """All cards in the game: free ones with their coins, the others with their holder."""
    cards = joined(_card(state, number, marks, say) for number in bonus_in_game(state))
    return Markup(f'<div class="tiles cards">{cards}</div>')


def _card(state: State, number: int, marks: Marks, say: Catalogue) -> Markup:
    coins = int(state.bonus_coins[number])
    seats = [seat for seat, player in enumerate(state.players) if player.bonus == number]
    words = _with_holders(f"BON{number}: {tile('bonus', number, say)}", state, seats, say)
    foot = _holders(state, seats)
    if coins > 0:
        words += say("pictures.tile.coins", n=coins)
        foot = Markup(f'<span class="lying">{count(f"+{coins}", "coin")}</span>')
    classes = "tile bonus" + (" is-held" if coins == HELD else "")
    return marks.button(f"tile-BON{number}", classes, words, bonus_face(number) + foot)


def bonus_line(state: State, say: Catalogue) -> Markup:
    """The short form: how many cards are free and what lies on them."""
    free = [number for number in bonus_in_game(state) if state.bonus_coins[number] != HELD]
    coins = sum(int(state.bonus_coins[number]) for number in free)
    lying = Markup(f" {count(f'+{coins}', 'coin')}") if coins else NOTHING
    return escape(say("pictures.tile.free-cards", n=len(free))) + lying


# Favour tiles.


def favours_panel(state: State, marks: Marks, say: Catalogue) -> Markup:
    """Three rows of four, a column for each cult; what is left, and who holds which."""
    tiles = joined(_favour(state, number, marks, say) for number in range(1, favours.TILES + 1))
    return Markup(f'<div class="tiles favours">{tiles}</div>')


def _favour(state: State, number: int, marks: Marks, say: Catalogue) -> Markup:
    left = int(state.favours_left[number])
    seats = [seat for seat, player in enumerate(state.players) if holds_favour(player, number)]
    words = f"FAV{number}: {tile('favour', number, say)}{say('pictures.tile.left', n=left)}"
    classes = f"tile favour k-{CULT_NAMES[favours.CULT_OF[number]]}" + ("" if left else " is-gone")
    content = favour_face(number) + _copies(left) + _holders(state, seats)
    return marks.button(f"tile-FAV{number}", classes, _with_holders(words, state, seats, say), content)


def _copies(left: int) -> Markup:
    return Markup(f'<span class="copies">{left}\u00d7</span>')


def favours_line(state: State, say: Catalogue) -> Markup:
    return escape(say("pictures.tile.all-left", n=sum(int(left) for left in state.favours_left)))


# Town tiles.


def towns_panel(state: State, marks: Marks, say: Catalogue) -> Markup:
    numbers = [n for n in range(1, towns.TILES + 1) if towns.copies(n, state.settings)]
    return Markup(f'<div class="tiles towns">{"".join(_town(state, n, marks, say) for n in numbers)}</div>')


def _town(state: State, number: int, marks: Marks, say: Catalogue) -> Markup:
    left = int(state.towns_left[number])
    seats = [seat for seat, player in enumerate(state.players) for _ in range(int(player.towns[number - 1]))]
    words = f"TW{number}: {tile('town', number, say)}{say('pictures.tile.left', n=left)}"
    classes = "tile town" + ("" if left else " is-gone")
    content = town_face(number) + _copies(left) + _holders(state, seats)
    return marks.button(f"tile-TW{number}", classes, _with_holders(words, state, seats, say), content)


def towns_line(state: State, say: Catalogue) -> Markup:
    return escape(say("pictures.tile.all-left", n=sum(int(left) for left in state.towns_left)))
