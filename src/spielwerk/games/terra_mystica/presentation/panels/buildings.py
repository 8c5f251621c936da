# not compiled: pictures for people
"""What a faction can still build: pieces on their places, what each costs, and the income that it uncovers."""

from typing import Final

from spielwerk.core.markup import NOTHING, Marks, Markup, joined, named
from spielwerk.games.terra_mystica.factions.faction import Faction
from spielwerk.games.terra_mystica.presentation.markup import colour_of, piece
from spielwerk.games.terra_mystica.presentation.panels.faces import count
from spielwerk.games.terra_mystica.state import Player
from spielwerk.games.terra_mystica.terms import (
    BUILDING_NAMES,
    DWELLING,
    SANCTUARY,
    STRONGHOLD,
    TEMPLE,
    TRADING_HOUSE,
)
from spielwerk.games.terra_mystica.values import LONELY, SUPPLY
from spielwerk.locale.catalogue import Catalogue

Amounts = tuple[tuple[str, str, int], ...]
"""Kind, sign and number."""
ORDER: Final = (DWELLING, TRADING_HOUSE, TEMPLE, STRONGHOLD, SANCTUARY)


def on_map(player: Player, building: int) -> int:
    """How many buildings of a kind the player has on the map."""
    counts = (player.dwellings, player.trading_houses, player.temples, player.strongholds, player.sanctuaries)
    return int(counts[building - DWELLING])


def income_of(faction: Faction, building: int, n: int) -> Amounts:
    """What the n-th building of a kind adds to the income."""
    if building == DWELLING:
        return _given(workers=int(faction.dwelling_workers[n] - faction.dwelling_workers[n - 1]))
    if building == TRADING_HOUSE:
        return _given(
            coins=int(faction.trading_house_coins[n] - faction.trading_house_coins[n - 1]),
            power=int(faction.trading_house_power[n] - faction.trading_house_power[n - 1]),
        )
    if building == TEMPLE:
        return _given(
            priests=int(faction.temple_priests[n] - faction.temple_priests[n - 1]),
            power=int(faction.temple_power[n] - faction.temple_power[n - 1]),
        )
    if building == SANCTUARY:
        return _given(priests=int(faction.sanctuary_priests))
    return _given(
        coins=int(faction.stronghold_coins),
        workers=int(faction.stronghold_workers),
        priests=int(faction.stronghold_priests),
        power=int(faction.stronghold_power),
    )


def _given(coins: int = 0, workers: int = 0, priests: int = 0, power: int = 0) -> Amounts:
    whole = (
        ("coins", "coin", coins),
        ("workers", "worker", workers),
        ("priests", "priest", priests),
        ("power", "power", power),
    )
    return tuple(entry for entry in whole if entry[2])


def buildings(player: Player, marks: Marks, own: bool, say: Catalogue) -> Markup:
    return joined(_row(player, building, marks, own, say) for building in ORDER)


def _row(player: Player, building: int, marks: Marks, own: bool, say: Catalogue) -> Markup:
    name, colour = BUILDING_NAMES[building], colour_of(player)
    faction = player.faction
    built = on_map(player, building)
    price = Markup(
        f"{count(int(faction.cost_workers[building]), 'worker')}{count(int(faction.cost_coins[building]), 'coin')}"
    )
    start = NOTHING
    if building == DWELLING and faction.dwelling_workers[0]:
        start = Markup(f'<span class="place base">{count(int(faction.dwelling_workers[0]), "worker")}</span>')
    places = joined(_place(faction, building, n, n <= built, name, colour) for n in range(1, SUPPLY[building] + 1))
    content = Markup(f'<span class="price">{price}</span>{start}{places}')
    words = _words(player, building, built, say)
    classes = f"building b-{name}"
    if own:
        return marks.button(f"building-{name}", classes, words, content)
    return named(words, content, classes, f"building-{name}-{colour}")


def _place(faction: Faction, building: int, n: int, built: bool, name: str, colour: str) -> Markup:
    gained = joined(count(number, shown) for _, shown, number in income_of(faction, building, n))
    inside = NOTHING if built else piece(name, colour)
    return Markup(f'<span class="place{" built" if built else ""}">{inside}<span class="gain">{gained}</span></span>')


def _words(player: Player, building: int, built: int, say: Catalogue) -> str:
    """ "Trading house: 2 of 4 left; costs 2 workers, 3 coins; the next one brings 2 coins, 1 power"."""
    faction = player.faction
    name = BUILDING_NAMES[building]
    left = int(SUPPLY[building]) - built
    price = _enumerated(
        (
            ("workers", "", int(faction.cost_workers[building])),
            ("coins", "", int(faction.cost_coins[building])),
        ),
        say,
    )
    words = say(
        "pictures.building.left",
        building=say(f"words.building.{name}"),
        left=left,
        all=int(SUPPLY[building]),
        price=price,
    )
    if building == TRADING_HOUSE:
        words += say("pictures.building.alone", coins=LONELY * int(faction.cost_coins[building]))
    gained = income_of(faction, building, built + 1) if left else ()
    return words + (say("pictures.building.next", what=_enumerated(gained, say)) if gained else "")


def _enumerated(amounts: Amounts, say: Catalogue) -> str:
    return ", ".join(say(f"pictures.amount.{kind}", n=n) for kind, _, n in amounts)
