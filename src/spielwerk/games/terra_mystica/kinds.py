"""The table of all kinds of action: name, first number, what it is about, exact text, when it is looked at.

Everything else follows from it. A new kind is a row here with a number that no kind has had, a class in the file of
its rule, and its entries in `steps.py` and `presentation/choosing/elements.py`.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from spielwerk.core.kinds import Kinds
from spielwerk.games.terra_mystica.actions import (
    ACCEPT,
    ADVANCE_DIGGING,
    ADVANCE_SHIPPING,
    BRIDGE,
    BUILD,
    BURN,
    CONNECT,
    CONVERT,
    CULT,
    DECLINE,
    DIG,
    DONE,
    DRAW_SCORING,
    FACTION,
    FAVOUR,
    GIVE_UP,
    KEY,
    LOWER,
    PASS,
    POWER_ACTION,
    REMOVE_BONUS,
    SEND_PRIEST,
    SPECIAL_ACTION,
    TOWN,
    TRANSFORM,
    UPGRADE,
)
from spielwerk.games.terra_mystica.arguments import (
    BONUS_TILE,
    BRIDGE_PLACE,
    BUILDING,
    CULT_ARGUMENT,
    EXCHANGE,
    FACTION_ARGUMENT,
    FAVOUR_TILE,
    HEX,
    POWER,
    POWER_ACTION_NUMBER,
    RIVER,
    SCORING_TILE,
    SEAT,
    SPADES,
    SPECIAL,
    STEPS,
    TAKEN_TILE,
    TERRAIN,
    TOWN_TILE,
    UNTAKEN,
)
from spielwerk.games.terra_mystica.kind import Kind
from spielwerk.games.terra_mystica.rules.bridges import Bridge
from spielwerk.games.terra_mystica.rules.build import Build
from spielwerk.games.terra_mystica.rules.conversions import Burn, Convert
from spielwerk.games.terra_mystica.rules.cults import Cult, Key, Lower
from spielwerk.games.terra_mystica.rules.dig import Dig
from spielwerk.games.terra_mystica.rules.digging import AdvanceDigging
from spielwerk.games.terra_mystica.rules.favours import Favour
from spielwerk.games.terra_mystica.rules.give_up import GiveUp
from spielwerk.games.terra_mystica.rules.offers import Accept, Decline
from spielwerk.games.terra_mystica.rules.passing import Pass
from spielwerk.games.terra_mystica.rules.power_actions import PowerAction
from spielwerk.games.terra_mystica.rules.priests import SendPriest
from spielwerk.games.terra_mystica.rules.setup import ChooseFaction, DrawScoring, RemoveBonus
from spielwerk.games.terra_mystica.rules.shipping import AdvanceShipping
from spielwerk.games.terra_mystica.rules.special_actions import SpecialAction
from spielwerk.games.terra_mystica.rules.towns import Connect, Town
from spielwerk.games.terra_mystica.rules.transform import Transform
from spielwerk.games.terra_mystica.rules.turn_end import Done
from spielwerk.games.terra_mystica.rules.upgrade import Upgrade
from spielwerk.games.terra_mystica.situations import (
    ALWAYS,
    CHANCE,
    CHOOSING,
    CULT_BONUS,
    DUE,
    IN_TRANSFORMATION,
    MAIN,
    OWN_TURN,
    PLACING,
    RIDE,
    SANDSTORM,
    TAKING,
    TRADING_HOUSE,
)

TABLE: Final[list[Kind]] = [
    ChooseFaction("faction", FACTION, [FACTION_ARGUMENT], "faction {faction}", CHOOSING),
    Pass("pass", PASS, [TAKEN_TILE], "pass{tile}", MAIN | TAKING),
    Done("done", DONE, [], "done", OWN_TURN),
    Burn("burn", BURN, [], "burn 1", OWN_TURN),
    Convert("convert", CONVERT, [EXCHANGE], "convert {exchange}", OWN_TURN),
    AdvanceShipping("advance-shipping", ADVANCE_SHIPPING, [], "advance ship", MAIN),
    AdvanceDigging("advance-digging", ADVANCE_DIGGING, [], "advance dig", MAIN),
    SendPriest("send-priest", SEND_PRIEST, [CULT_ARGUMENT, STEPS], "send p to {cult} for {steps}", MAIN),
    PowerAction("power-action", POWER_ACTION, [POWER_ACTION_NUMBER], "action ACT{number}", MAIN),
    SpecialAction("special-action", SPECIAL_ACTION, [SPECIAL], "action {special}", MAIN),
    Dig("dig", DIG, [SPADES], "dig {spades}", MAIN | IN_TRANSFORMATION),
    Favour("favour", FAVOUR, [FAVOUR_TILE], "+FAV{favour}", DUE),
    Town("town", TOWN, [TOWN_TILE], "+TW{town}", DUE),
    Cult("cult", CULT, [CULT_ARGUMENT], "+{cult}", DUE),
    Key("key", KEY, [CULT_ARGUMENT], "key {cult}", DUE),
    Lower("lower", LOWER, [CULT_ARGUMENT], "-{cult}", DUE),
    GiveUp("give-up", GIVE_UP, [UNTAKEN], "-{due}", DUE | IN_TRANSFORMATION | CULT_BONUS),
    Accept("accept", ACCEPT, [SEAT, POWER], "leech {power} from {seat}", ALWAYS),
    Decline("decline", DECLINE, [SEAT, POWER], "decline {power} from {seat}", ALWAYS),
    Bridge("bridge", BRIDGE, [BRIDGE_PLACE], "bridge {place}", DUE),
    Connect("connect", CONNECT, [RIVER], "connect {river}", OWN_TURN),
    Build("build", BUILD, [HEX], "build {hex}", MAIN | IN_TRANSFORMATION | RIDE | PLACING),
    Upgrade("upgrade", UPGRADE, [HEX, BUILDING], "upgrade {hex} to {building}", MAIN | TRADING_HOUSE),
    Transform(
        "transform", TRANSFORM, [HEX, TERRAIN], "transform {hex} to {terrain}",
        IN_TRANSFORMATION | SANDSTORM | CULT_BONUS,
    ),
    DrawScoring("draw-scoring", DRAW_SCORING, [SCORING_TILE], "score SCORE{tile}", CHANCE),
    RemoveBonus("remove-bonus", REMOVE_BONUS, [BONUS_TILE], "delete BON{tile}", CHANCE),
]  # fmt: skip


class Link:
    """A row of the table, and the next one to look at.

    Compiled, an item of a list of kinds is checked for its class each time, which takes as long as a short rule.
    """

    def __init__(self, kind: Kind, next: "Link | None") -> None:
        self.kind: Final = kind
        self.next: Final = next


ROWS: Final[list[Link]] = [Link(row, None) for row in TABLE]
"""The table again, quicker to look up."""

_CHAINS: Final[list[Link | None]] = [None] * (2 * CHANCE)
_known: Final[vec[i64]] = vec[i64]([0] * (2 * CHANCE))


def looked_at(situation: i64) -> Link | None:
    """The rows that are looked at in a situation, ascending; made when the situation comes up first."""
    if _known[situation] == 0:
        chain: Link | None = None
        for row in reversed(TABLE):
            if row.when & situation != 0:
                chain = Link(row, chain)
        _CHAINS[situation] = chain
        _known[situation] = 1
    return _CHAINS[situation]


KINDS: Final = Kinds([*TABLE])
KIND_OF: Final[vec[i64]] = KINDS.of
"""Row of every action."""
NUM_DISTINCT_ACTIONS: Final[i64] = KINDS.num_distinct_actions


def kind(action: i64) -> Kind:
    """The kind of an action. IllegalAction for an integer that is none."""
    return ROWS[KINDS.checked(action)].kind


def name_of(action: i64) -> str:
    """The name of an action's kind."""
    return ROWS[KINDS.checked(action)].kind.name


def named(name: str) -> Kind:
    """The kind of a name."""
    return TABLE[KINDS.of[KINDS.named(name).start]]


def marked(names: list[str]) -> vec[i64]:
    """1 for every action of the kinds of these names, 0 for all others."""
    kinds = [named(name) for name in names]
    found = vec[i64]([])
    for action in range(NUM_DISTINCT_ACTIONS):
        found = append(found, 1 if TABLE[KIND_OF[action]] in kinds else 0)
    return found


IS_EXCHANGE: Final[vec[i64]] = marked(["burn", "convert"])
"""1 for free exchanges, which only prepare for something else."""


def is_exchange(action: i64) -> bool:
    return IS_EXCHANGE[action] != 0
