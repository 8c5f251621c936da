"""The table of all kinds of action: name, first number, what it is about, exact text, when it is looked at.

Everything else follows from it. A new kind is a row here with a number that no kind has had, a class in the file of
its rule, and its entries in `presentation/choosing/elements.py` and `presentation/telling/steps.py`.
"""

from typing import Final

from mypy_extensions import i64

from spielwerk.core.kinds import Kinds
from spielwerk.core.sets import BIT
from spielwerk.games.noria import actions
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
    TakeResource("take-resource", actions.TAKE_RESOURCE, [actions.RESOURCE], "take {resource}", BIT[TAKING]),
    Envoy("envoy", actions.ENVOY, [actions.PATH], "envoy {path}", BIT[STEPPING]),
    Done("done", actions.DONE, [], "done", IN_TURN),
    NightShift("night-shift", actions.NIGHT_SHIFT, [actions.RING], "night-shift {ring}", BIT[INFLUENCING]),
    Rebuild("rebuild", actions.REBUILD, [actions.PAIR], "rebuild {pair}", BIT[INFLUENCING]),
    Use("use", actions.USE, [actions.SLOT], "use {slot}", ACTIONS),
    Inspect("inspect", actions.INSPECT, [actions.SLOT], "inspect {slot}", ACTIONS),
    Buy("buy", actions.BUY, [actions.DISC], "buy {disc}", ACTIONS, CITY),
    Invest("invest", actions.INVEST, [actions.PATH], "invest {path}", ACTIONS, CITY),
    Journey("journey", actions.JOURNEY_TO, [actions.ISLAND], "journey {island}", ACTIONS, JOURNEY),
    Discover("discover", actions.DISCOVER, [], "discover", ACTIONS, JOURNEY),
    TakeShip("take-ship", actions.TAKE_SHIP, [actions.RESOURCE], "ship {resource}", BIT[LANDING]),
    Factory("factory", actions.FACTORY, [actions.PLOT], "factory {plot}", BIT[LANDING]),
    TakeNothing("take-nothing", actions.TAKE_NOTHING, [], "nothing", BIT[LANDING]),
    Upgrade("upgrade", actions.UPGRADE, [actions.SLOT], "upgrade {slot}", ACTIONS, TOOL),
    Produce("produce", actions.PRODUCE, [actions.GOOD, actions.AMOUNT], "produce {amount} {good}", ACTIONS, TOOL),
    ProduceEach("produce-each", actions.PRODUCE_EACH, [actions.SET_OF_GOODS], "produce {goods}", ACTIONS, TOOL),
    Sell("sell", actions.SELL, [actions.GOOD], "sell {good}", ACTIONS),
    Trade("trade", actions.TRADE, [actions.RESOURCE], "trade {resource}", ACTIONS),
    PayResources("pay-resources", actions.PAY, [actions.PAID_RESOURCES], "pay {paid}", BIT[PAYING]),
    PaySimple("pay-simple", actions.PAY_SIMPLE, [actions.PAID_SIMPLE], "pay {paid}", BIT[PAYING]),
    PayComplex("pay-complex", actions.PAY_COMPLEX, [actions.PAID_COMPLEX], "pay {paid}", BIT[PAYING]),
    Intrigue("intrigue", actions.INTRIGUE, [actions.CHAMBER], "intrigue {chamber}", IN_TURN),
    Remove("remove", actions.REMOVE, [actions.CHAMBER], "remove {chamber}", BIT[REMOVING]),
    Insert("insert", actions.INSERT, [actions.SLOT], "insert {slot}", BIT[BUILDING] | BIT[INSERTING]),
    DrawMarket("draw-market", actions.DRAW_MARKET, [actions.DRAWN_DISC], "market {disc}", BIT[MARKET_DRAW]),
    DrawWheel("draw-wheel", actions.DRAW_WHEEL, [actions.ORDER], "wheel {order}", BIT[WHEEL_DRAW]),
    Reveal("reveal", actions.REVEAL, [actions.ISLAND], "reveal {island}", BIT[ISLAND_DRAW]),
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
