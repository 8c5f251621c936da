# not compiled: made for people, once per tap
"""Why not: what refuses the actions that belong to an element, in the words of the rulebook, with the amounts."""

from typing import Final

from spielwerk.core import game
from spielwerk.core.presentation import Reason
from spielwerk.games.terra_mystica.actions import SPECIAL_NAMES
from spielwerk.games.terra_mystica.planner import ways
from spielwerk.games.terra_mystica.presentation.choosing.obstacles import Obstacle, Obstacles
from spielwerk.games.terra_mystica.presentation.telling.labels import named
from spielwerk.games.terra_mystica.presentation.telling.wording import position, rulebook, wording
from spielwerk.games.terra_mystica.price import Price
from spielwerk.games.terra_mystica.state import ACTIONS, Player
from spielwerk.games.terra_mystica.steps import step
from spielwerk.games.terra_mystica.turn import TerraMystica
from spielwerk.locale.catalogue import Catalogue

MOST_REASONS: Final = 4
_GENERAL: Final = ("turn.", "conversions.rates", "components.absent", "favours.due", "towns.due", "give-up.nothing")
"""Beginnings of rules that say little about the very element; they come last."""
_AMOUNTS: Final = {
    "transform.spades": "spades",
    "towns.size": "buildings",
    "towns.power": "value",
    "burn.two-tokens": "tokens",
    "conversions.power": "power",
    "conversions.priests": "plain",
    "conversions.workers": "plain",
    "conversions.coins": "plain",
    "conversions.points": "plain",
}
"""Rules about an amount that is not a price of several things, and how the amount is told."""
_SPECIAL_RULES: Final = dict(
    zip(
        SPECIAL_NAMES,
        (
            "bonus-spade",
            "bonus-cult",
            "favour-cult",
            "auren",
            "chaos-magicians",
            "engineers",
            "giants",
            "nomads",
            "swarmlings",
            "witches",
        ),
        strict=True,
    )
)


def reasons(state: game.State, seat: int, element: str, language: str) -> list[Reason]:
    """Why nothing, or not everything, may be done with an element; empty if everything about it is a choice.

    What a tile or action space does comes last, where something about it is refused.
    """
    table, say = position(state), wording(language)
    book = rulebook(language)
    found: dict[str, Reason] = {}
    for obstacle in Obstacles(table, seat).of(element):
        rule = obstacle.refusal.rule
        text = " ".join(filter(None, (book.rule(rule).text, _amounts(table, seat, obstacle, say))))
        label = named(step(table, obstacle.action, seat, say), say)
        found.setdefault(text, Reason(label, rule, text))
    ordered = sorted(found.values(), key=lambda reason: reason.rule.startswith(_GENERAL))[:MOST_REASONS]
    about = _about(element)
    if about in book.rules and (ordered or element.startswith("tile-SCORE")):
        ordered.append(Reason(say("shown.about", name=element.partition("-")[2]), about, book.rule(about).text))
    return ordered


def _amounts(state: TerraMystica, seat: int, obstacle: Obstacle, say: Catalogue) -> str:
    """What is needed and what is there, as a sentence of its own."""
    player = state.players[seat]
    if any(obstacle.price):
        needed = _listed(obstacle.price, obstacle.price, say)
        there = _listed(_holdings(player), obstacle.price, say)
        exchanged = state.phase == ACTIONS and state.turn == seat and not ways(player, obstacle.price, 1)
        return say("shown.needed.exchanged" if exchanged else "shown.needed.price", need=needed, have=there)
    name = _AMOUNTS.get(obstacle.refusal.rule, "")
    if not name or obstacle.refusal.need < 0:
        return ""
    return say(f"shown.needed.{name}", need=obstacle.refusal.need, have=obstacle.refusal.have)


def _holdings(player: Player) -> Price:
    return (player.coins, player.workers, player.priests, player.bowl_three)


def _listed(amounts: Price, wanted: Price, say: Catalogue) -> str:
    """Amounts of what is wanted: "1 worker and 2 coins"."""
    coins, workers, priests, power = (
        say(f"shown.amount.{name}", n=int(amount), sign="")
        for name, amount in zip(("coins", "workers", "priests", "power"), amounts, strict=True)
    )
    order = ((workers, wanted[1]), (coins, wanted[0]), (priests, wanted[2]), (power, wanted[3]))
    return say.enumerate([text for text, need in order if need > 0])


def _about(element: str) -> str:
    """The rule that says what a tile or an action space does."""
    kind, _, name = element.partition("-")
    if kind == "tile":
        headings = {"BON": "tiles", "SCORE": "tiles", "FAV": "favours", "TW": "towns"}
        return f"{headings.get(name.rstrip('0123456789'), '')}.{name.lower()}"
    if kind == "action":
        return f"special-actions.{_SPECIAL_RULES[name]}" if name in _SPECIAL_RULES else f"power-actions.{name.lower()}"
    return ""
