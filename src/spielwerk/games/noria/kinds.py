"""The table of all kinds of action: name, first number, what it is about, exact text, when it is looked at.

Everything else follows from it. A new kind is a row here with a number that no kind has had, a class in the file of
its rule, and its entries in `presentation/choosing/elements.py` and `presentation/telling/steps.py`.
"""

from typing import Final

from mypy_extensions import i64

from spielwerk.core.kinds import Kinds
from spielwerk.core.sets import BIT
from spielwerk.games.noria.actions import (
    AMOUNT,
    BUY,
    CHAMBER,
    DISC,
    DISCOVER,
    DONE,
    DRAW_MARKET,
    DRAW_WHEEL,
    DRAWN_DISC,
    ENVOY,
    FACTORY,
    GOOD,
    INSERT,
    INSPECT,
    INTRIGUE,
    INVEST,
    ISLAND,
    JOURNEY_TO,
    NIGHT_SHIFT,
    ORDER,
    PAID_COMPLEX,
    PAID_RESOURCES,
    PAID_SIMPLE,
    PAIR,
    PATH,
    PAY,
    PAY_COMPLEX,
    PAY_SIMPLE,
    PLOT,
    PRODUCE,
    PRODUCE_EACH,
    REBUILD,
    REMOVE,
    RESOURCE,
    REVEAL,
    RING,
    SELL,
    SET_OF_GOODS,
    SLOT,
    TAKE_NOTHING,
    TAKE_RESOURCE,
    TAKE_SHIP,
    TRADE,
    UPGRADE,
    USE,
)
from spielwerk.games.noria.kind import ANY_DISC, Kind
from spielwerk.games.noria.rules.administration import Done, Insert
from spielwerk.games.noria.rules.black_market import Sell, Trade
from spielwerk.games.noria.rules.discs import Use
from spielwerk.games.noria.rules.draws import DrawMarket, DrawWheel, Reveal
from spielwerk.games.noria.rules.influence import NightShift, Rebuild
from spielwerk.games.noria.rules.inspection import Inspect
from spielwerk.games.noria.rules.intrigue import Intrigue, Remove
from spielwerk.games.noria.rules.investment import Invest
from spielwerk.games.noria.rules.journey import Discover, Journey
from spielwerk.games.noria.rules.landing import Factory, TakeNothing, TakeShip
from spielwerk.games.noria.rules.market import Buy
from spielwerk.games.noria.rules.payment import PayComplex, PayResources, PaySimple
from spielwerk.games.noria.rules.production import Produce, ProduceEach
from spielwerk.games.noria.rules.setup import Envoy, TakeResource
from spielwerk.games.noria.rules.upgrade import Upgrade
from spielwerk.games.noria.situations import (
    ACTING,
    ACTIONS,
    BUILDING,
    IN_TURN,
    INFLUENCING,
    INSERTING,
    ISLAND_DRAW,
    LANDING,
    MARKET_DRAW,
    PAYING,
    REMOVING,
    SITUATIONS,
    STEPPING,
    TAKING,
    WHEEL_DRAW,
)
from spielwerk.games.noria.terms import CITY, DISC_KINDS, JOURNEY, TOOL

TABLE: Final[list[Kind]] = [
    TakeResource("take-resource", TAKE_RESOURCE, [RESOURCE], "take {resource}", BIT[TAKING]),
    Envoy("envoy", ENVOY, [PATH], "envoy {path}", BIT[STEPPING]),
    Done("done", DONE, [], "done", IN_TURN),
    NightShift("night-shift", NIGHT_SHIFT, [RING], "night-shift {ring}", BIT[INFLUENCING]),
    Rebuild("rebuild", REBUILD, [PAIR], "rebuild {pair}", BIT[INFLUENCING]),
    Use("use", USE, [SLOT], "use {slot}", ACTIONS),
    Inspect("inspect", INSPECT, [SLOT], "inspect {slot}", ACTIONS),
    Buy("buy", BUY, [DISC], "buy {disc}", ACTIONS, CITY),
    Invest("invest", INVEST, [PATH], "invest {path}", ACTIONS, CITY),
    Journey("journey", JOURNEY_TO, [ISLAND], "journey {island}", ACTIONS, JOURNEY),
    Discover("discover", DISCOVER, [], "discover", ACTIONS, JOURNEY),
    TakeShip("take-ship", TAKE_SHIP, [RESOURCE], "ship {resource}", BIT[LANDING]),
    Factory("factory", FACTORY, [PLOT], "factory {plot}", BIT[LANDING]),
    TakeNothing("take-nothing", TAKE_NOTHING, [], "nothing", BIT[LANDING]),
    Upgrade("upgrade", UPGRADE, [SLOT], "upgrade {slot}", ACTIONS, TOOL),
    Produce("produce", PRODUCE, [GOOD, AMOUNT], "produce {amount} {good}", ACTIONS, TOOL),
    ProduceEach("produce-each", PRODUCE_EACH, [SET_OF_GOODS], "produce {goods}", ACTIONS, TOOL),
    Sell("sell", SELL, [GOOD], "sell {good}", ACTIONS),
    Trade("trade", TRADE, [RESOURCE], "trade {resource}", ACTIONS),
    PayResources("pay-resources", PAY, [PAID_RESOURCES], "pay {paid}", BIT[PAYING]),
    PaySimple("pay-simple", PAY_SIMPLE, [PAID_SIMPLE], "pay {paid}", BIT[PAYING]),
    PayComplex("pay-complex", PAY_COMPLEX, [PAID_COMPLEX], "pay {paid}", BIT[PAYING]),
    Intrigue("intrigue", INTRIGUE, [CHAMBER], "intrigue {chamber}", IN_TURN),
    Remove("remove", REMOVE, [CHAMBER], "remove {chamber}", BIT[REMOVING]),
    Insert("insert", INSERT, [SLOT], "insert {slot}", BIT[BUILDING] | BIT[INSERTING]),
    DrawMarket("draw-market", DRAW_MARKET, [DRAWN_DISC], "market {disc}", BIT[MARKET_DRAW]),
    DrawWheel("draw-wheel", DRAW_WHEEL, [ORDER], "wheel {order}", BIT[WHEEL_DRAW]),
    Reveal("reveal", REVEAL, [ISLAND], "reveal {island}", BIT[ISLAND_DRAW]),
]

KINDS: Final = Kinds([*TABLE])
NUM_DISTINCT_ACTIONS: Final[i64] = KINDS.num_distinct_actions


def row(action: i64) -> Kind:
    """The kind of an action. IllegalAction for an integer that is none."""
    return TABLE[KINDS.checked(action)]


def named(name: str) -> Kind:
    """The kind of a name."""
    return TABLE[KINDS.of[KINDS.named(name).start]]


def _looked_at() -> list[list[Kind]]:
    found: list[list[Kind]] = []
    for situation in range(SITUATIONS):
        found.append([one for one in TABLE if one.when & BIT[situation] != 0 and one.disc == ANY_DISC])
    for disc in range(DISC_KINDS):
        found.append([one for one in TABLE if one.when & BIT[ACTING] != 0 and one.disc in (ANY_DISC, disc)])
    return found


LOOKED_AT: Final[list[list[Kind]]] = _looked_at()
"""Kinds that may have legal actions, ascending: by situation; then, from SITUATIONS on, those of the action phase while
a disc can give an action, by the disc's kind.
"""
