# not compiled: pictures for people
"""Shipping and digging with what a step costs, special actions, and the tiles that a seat holds."""

from spielwerk.core.markup import NOTHING, Marks, Markup, joined, named, sign
from spielwerk.games.terra_mystica.actions import SPECIAL_NAMES
from spielwerk.games.terra_mystica.presentation.markup import colour_of
from spielwerk.games.terra_mystica.presentation.panels.faces import (
    bonus_face,
    count,
    favour_face,
    octagon,
    special_face,
    town_face,
)
from spielwerk.games.terra_mystica.rules.special_actions import is_used, owns
from spielwerk.games.terra_mystica.state import Player, holds_favour
from spielwerk.games.terra_mystica.steps import tile
from spielwerk.games.terra_mystica.terms import CULT_NAMES
from spielwerk.games.terra_mystica.tiles import favours, towns
from spielwerk.games.terra_mystica.values import BRIDGES
from spielwerk.locale.catalogue import Catalogue


def tracks(player: Player, marks: Marks, own: bool, say: Catalogue) -> Markup:
    return _shipping(player, marks, own, say) + _digging(player, marks, own, say)


def _track(player: Player, element: str, words: str, content: str, marks: Marks, own: bool) -> Markup:
    if own:
        return marks.button(element, "track", words, Markup(content))
    return named(words, Markup(content), "track", f"{element}-{colour_of(player)}")


def _steps(labels: list[str], now: int) -> Markup:
    """The steps of a track; those reached are filled, the present one stands out."""
    return joined(
        Markup(f'<i class="step{" now" if place == now else " reached" if place < now else ""}">{label}</i>')
        for place, label in enumerate(labels)
    )


def _price(priests: int, coins: int, workers: int, points: int) -> Markup:
    paid = count(priests, "priest") + (count(workers, "worker") if workers else NOTHING) + count(coins, "coin")
    return Markup(f'<span class="price">{paid}<span class="to"></span>{count(points, "points")}</span>')


def _shipping(player: Player, marks: Marks, own: bool, say: Catalogue) -> Markup:
    faction = player.faction
    if faction.shipping_max == 0:
        if faction.tunnel_range == 0:
            return NOTHING
        reach = int(faction.tunnel_range_now(player))
        words = say("pictures.track.range", n=reach)
        return _track(player, "track-shipping", words, f"{sign('range')}{_steps([str(reach)], 0)}", marks, own)
    first, level = int(faction.shipping_start), int(player.shipping)
    words, price = say("pictures.track.shipping", n=level), ""
    if level < faction.shipping_max:
        points = int(faction.shipping_points[level + 1])
        price = _price(int(faction.shipping_priests), int(faction.shipping_coins), 0, points)
        words += say("pictures.track.ship-price", coins=int(faction.shipping_coins), points=points)
    labels = [str(step) for step in range(first, int(faction.shipping_max) + 1)]
    return _track(player, "track-shipping", words, f"{sign('ship')}{_steps(labels, level - first)}{price}", marks, own)


def _digging(player: Player, marks: Marks, own: bool, say: Catalogue) -> Markup:
    faction = player.faction
    if faction.spade_priests:
        words = say("pictures.track.spade-priests", n=int(faction.spade_priests))
        content = Markup(f"{sign('spade')}{count(int(faction.spade_priests), 'priest')}")
        return _track(player, "track-digging", words, content, marks, own)
    level = int(player.digging)
    words, price = say("pictures.track.digging", n=int(faction.spade_workers[level])), ""
    if level < faction.digging_max:
        points = int(faction.digging_points)
        coins, workers = int(faction.digging_coins), int(faction.digging_workers)
        price = _price(int(faction.digging_priests), coins, workers, points)
        words += say("pictures.track.dig-price", coins=coins, workers=workers, points=points)
    labels = [str(faction.spade_workers[step]) for step in range(int(faction.digging_max) + 1)]
    content = Markup(f'{sign("spade")}{_steps(labels, level)}<span class="unit">{sign("worker")}</span>{price}')
    return _track(player, "track-digging", words, content, marks, own)


def special_kinds(player: Player) -> list[int]:
    """Special actions that the player has, used or not."""
    return [number for number in range(len(SPECIAL_NAMES)) if owns(player, number)]


def held(player: Player, marks: Marks, own: bool, say: Catalogue) -> Markup:
    """Special actions, keys, bridges, tiles."""
    parts = [_special(player, kind, marks, own, say) for kind in special_kinds(player)]
    if player.keys:
        parts.append(named(say("pictures.amount.keys", n=int(player.keys)), count(int(player.keys), "key"), "chip"))
    bridges = int(player.bridges_left)
    words = say("pictures.seat.bridges", n=bridges, all=BRIDGES)
    parts.append(named(words, count(bridges, "bridge"), "chip"))
    if player.priests_on_board:
        n = int(player.priests_on_board)
        parts.append(
            named(say("pictures.seat.priests-away", n=n), Markup(f"{count(n, 'priest')}{sign('cult')}"), "chip")
        )
    parts += _tiles(player, say)
    return Markup(f'<div class="held" id="held-{colour_of(player)}">{"".join(parts)}</div>')


def _special(player: Player, kind: int, marks: Marks, own: bool, say: Catalogue) -> Markup:
    name = SPECIAL_NAMES[kind]
    used = is_used(player, kind)
    words = say(f"tiles.special.{name}")
    if used:
        words = say("pictures.used", what=words)
    content = octagon(*special_face(kind), used)
    return marks.button(f"action-{name}", "act", words, content) if own else named(words, content, "act")


def _tiles(player: Player, say: Catalogue) -> list[Markup]:
    found = []
    if player.bonus:
        number = int(player.bonus)
        found.append(_tile(f"BON{number}", tile("bonus", number, say), "bonus", bonus_face(number)))
    for number in range(1, favours.TILES + 1):
        if holds_favour(player, number):
            cult = CULT_NAMES[favours.CULT_OF[number]]
            found.append(_tile(f"FAV{number}", tile("favour", number, say), f"favour k-{cult}", favour_face(number)))
    for place in range(towns.TILES):
        for _ in range(int(player.towns[place])):
            found.append(_tile(f"TW{place + 1}", tile("town", place + 1, say), "town", town_face(place + 1)))
    return found


def _tile(name: str, what: str, classes: str, face: str) -> Markup:
    return named(f"{name}: {what}", Markup(face), f"tile {classes}")
