"""The table of all kinds of action: name, first number, what it is about, exact text, and when it is looked at.

Everything else follows from it. A new kind is a row here with a number that no kind has had, a class in the file of
its rule, and a row in `presentation/kinds.py`.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from spielwerk.core.kinds import Kinds
from spielwerk.core.sets import BIT
from spielwerk.games.nottingham.actions import (
    ACCEPT,
    ACT,
    ATTACK,
    BARTER,
    BARTER_TWO,
    BEGIN,
    CARD,
    COLOUR,
    DEAL,
    DEFEND,
    DISCARD,
    FAVOUR,
    FOURS,
    HOLD,
    KEEP,
    KIND,
    LAY,
    LOOK,
    OFFER,
    OTHER,
    PAIR,
    PASS,
    REFUSE,
    REVEAL,
    SET,
    SIZE,
    SPRING,
    TAKE,
    TASK_FIVE,
    TASK_FOUR_PAIRS,
    TASK_SEVEN,
    TASK_THREE_PAIRS,
    THEFT,
    THREES,
    YIELD,
)
from spielwerk.games.nottingham.chance import Draw
from spielwerk.games.nottingham.kind import Kind
from spielwerk.games.nottingham.rules.action import Act
from spielwerk.games.nottingham.rules.ambush import Hold, Lay, Look, Spring
from spielwerk.games.nottingham.rules.attack import Attack, Take
from spielwerk.games.nottingham.rules.barter import Barter
from spielwerk.games.nottingham.rules.defence import Defend, Yield
from spielwerk.games.nottingham.rules.exhaustion import Discard
from spielwerk.games.nottingham.rules.favour import Favour
from spielwerk.games.nottingham.rules.offers import Accept, Refuse
from spielwerk.games.nottingham.rules.purchase import Offer
from spielwerk.games.nottingham.rules.setup import Begin, Deal
from spielwerk.games.nottingham.rules.tasks import Task
from spielwerk.games.nottingham.rules.theft import Theft
from spielwerk.games.nottingham.rules.trading import Pass, Set
from spielwerk.games.nottingham.rules.turns import Keep, Reveal
from spielwerk.games.nottingham.state import (
    ACCEPTING,
    AMBUSHING,
    BARTERING,
    BEGINNING,
    BUYING,
    CHOOSING_VICTIM,
    DEALING,
    DECIDING,
    DEFENDING,
    DISCARDING,
    FAVOURING,
    LAYING,
    LOOKING,
    OFFERING,
    PHASE_NAMES,
    REVEALING,
    STEALING,
    TAKING,
    TRADING,
)
from spielwerk.games.nottingham.terms import FIVE_EQUAL, FOUR_PAIRS, SEVEN_DIFFERENT, THREE_PAIRS

DRAWS: Final[list[Draw]] = [
    Begin("begin", BEGIN, [COLOUR], "begin {colour}", [BEGINNING], "start"),
    Deal("deal", DEAL, [KIND], "deal {kind}", [DEALING], "items"),
    Reveal("reveal", REVEAL, [KIND], "reveal {kind}", [REVEALING], "items"),
    Favour("favour", FAVOUR, [KIND], "favour {kind}", [FAVOURING], "items"),
    Theft("theft", THEFT, [KIND], "theft {kind}", [STEALING], "theft"),
    Look("look", LOOK, [CARD], "look {card}", [LOOKING], "ambush"),
]

TABLE: Final[list[Kind]] = [
    Keep("keep", KEEP, [], "keep", [DECIDING]),
    Act("act", ACT, [], "act", [DECIDING]),
    Attack("attack", ATTACK, [OTHER], "attack {other}", [CHOOSING_VICTIM]),
    Defend("defend", DEFEND, [], "defend", [DEFENDING]),
    Yield("yield", YIELD, [], "yield", [DEFENDING]),
    Take("take", TAKE, [KIND], "take {kind}", [TAKING]),
    Offer("offer", OFFER, [KIND], "offer {kind}", [OFFERING]),
    Barter("barter", BARTER, [KIND], "barter {kind}", [BARTERING], 1),
    Barter("barter-two", BARTER_TWO, [PAIR], "barter {kinds}", [BARTERING], 2),
    Accept("accept", ACCEPT, [OTHER], "accept {other}", [BUYING, ACCEPTING]),
    Refuse("refuse", REFUSE, [], "refuse", [BUYING, ACCEPTING]),
    Lay("lay", LAY, [CARD], "lay {card}", [LAYING]),
    Pass("pass", PASS, [], "pass", [TRADING]),
    Set("set", SET, [KIND, SIZE], "set {size} {kind}", [TRADING]),
    Task("task-seven", TASK_SEVEN, [], "task seven", [TRADING], SEVEN_DIFFERENT),
    Task("task-five", TASK_FIVE, [KIND], "task five {kind}", [TRADING], FIVE_EQUAL),
    Task("task-four-pairs", TASK_FOUR_PAIRS, [FOURS], "task pairs {kinds}", [TRADING], FOUR_PAIRS),
    Task("task-three-pairs", TASK_THREE_PAIRS, [THREES], "task pairs {kinds}", [TRADING], THREE_PAIRS),
    Spring("spring", SPRING, [CARD], "spring {card}", [AMBUSHING]),
    Hold("hold", HOLD, [], "hold", [AMBUSHING]),
    Discard("discard", DISCARD, [KIND], "discard {kind}", [DISCARDING]),
    *DRAWS,
]

ACTION_KINDS: Final = Kinds([*TABLE])
KIND_OF: Final[vec[i64]] = ACTION_KINDS.of
"""Row of every action."""
NUM_DISTINCT_ACTIONS: Final[i64] = ACTION_KINDS.num_distinct_actions


class Link:
    """A row of the table, and the next one to look at.

    Compiled, an item of a list of kinds is checked for its class each time, which takes as long as a short rule.
    """

    def __init__(self, kind: Kind, next: "Link | None") -> None:
        self.kind: Final = kind
        self.next: Final = next


ROWS: Final[list[Link]] = [Link(row, None) for row in TABLE]
"""The table again, quicker to look up."""


def kind_of(action: i64) -> Kind:
    """The kind of an action. IllegalAction for an integer that is none."""
    return ROWS[ACTION_KINDS.checked(action)].kind


def named(name: str) -> Kind:
    """The kind of a name."""
    return kind_of(ACTION_KINDS.named(name).start)


def _looked_at(phase: i64) -> Link | None:
    chain: Link | None = None
    for row in reversed(TABLE):
        if row.when & BIT[phase] != 0:
            chain = Link(row, chain)
    return chain


LOOKED_AT: Final[list[Link | None]] = [_looked_at(phase) for phase in range(len(PHASE_NAMES))]
"""Kinds that may have legal actions, ascending, by phase."""


def _drawn() -> list[list[Draw]]:
    return [[row for row in DRAWS if row.when & BIT[phase] != 0] for phase in range(len(PHASE_NAMES))]


DRAWN: Final[list[list[Draw]]] = _drawn()
"""The draw of a phase, or nothing where no chance decides."""


def _by_verb() -> dict[str, list[Kind]]:
    found: dict[str, list[Kind]] = {}
    for row in TABLE:
        for verb in row.verbs():
            found.setdefault(verb, []).append(row)
    return found


BY_VERB: Final[dict[str, list[Kind]]] = _by_verb()
"""Kinds by the first words of their texts."""
VERBS: Final = [verb for row in TABLE if not row.is_draw for verb in row.verbs()]
"""First words of what seats may do."""
