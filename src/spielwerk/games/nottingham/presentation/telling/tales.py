# not compiled: sentences for people
"""What moves read like in the log. A line is a seat (or -1), a sentence, and what it brings.

`presentation/kinds.py` says which sentence belongs to which kind of action.
"""

from collections.abc import Callable
from typing import Final

from spielwerk.games.nottingham.kinds import named
from spielwerk.games.nottingham.presentation.ambush_cards import card_name
from spielwerk.games.nottingham.presentation.choosing.play import VERBS
from spielwerk.games.nottingham.presentation.telling.about import (
    bartered,
    first,
    laid_out,
    offered,
    other_seat,
    paid,
)
from spielwerk.games.nottingham.presentation.telling.labels import counted_list, task_name
from spielwerk.games.nottingham.presentation.telling.wording import a_card, capital, counted, seat_name, the_card
from spielwerk.games.nottingham.rules.favour import next_seat
from spielwerk.games.nottingham.state import BUYING, EVERYTHING, State
from spielwerk.games.nottingham.terms import CHAIN, GEMS, HAND_AT_START, KIND_NAMES, KINDS, PEARLS
from spielwerk.locale.catalogue import Catalogue

NOBODY_ACTS: Final = -1

Line = tuple[int, str, str]
"""Who has acted, the sentence, what it brings."""


class Tale:
    """One move, told from the position before it."""

    def __init__(
        self,
        before: State,
        seat: int,
        action: int,
        hides: Callable[[int, int], bool],
        viewer: int,
        say: Catalogue,
    ) -> None:
        self.before: Final = before
        self.seat: Final = seat
        self.action: Final = action
        self.hidden: Final = hides(action, seat)
        self.sees_robbery: Final = not hides(named("take").start, int(before.turn)) if before.turn >= 0 else False
        self.viewer: Final = viewer
        """A seat, NOBODY or EVERYTHING."""
        self.is_open: Final = viewer == EVERYTHING
        """Whether everything may be told."""
        self.say: Final = say
        self.who: Final = seat_name(seat if seat >= 0 else max(0, int(before.turn)), say)

    def card(self) -> str:
        """The card that the move names, as an object, or that it is one, where the viewer may not know more."""
        return self.say("shown.log.card") if self.hidden else a_card(first(self.action), self.say)

    def on_turn(self) -> str:
        return seat_name(int(self.before.turn), self.say)

    def victim(self) -> str:
        return seat_name(int(self.before.victim), self.say)


def nothing(tale: Tale) -> str:
    return ""


# Draws, and the seats that they are for.


def nobody(before: State) -> int:
    return NOBODY_ACTS


def on_turn(before: State) -> int:
    return int(before.turn)


def favoured(before: State) -> int:
    return int(next_seat(before))


def begin(tale: Tale) -> str:
    return tale.say("shown.log.begin", who=seat_name(first(tale.action), tale.say))


def deal(tale: Tale) -> str:
    """After the last card: that all have theirs, and what the viewer has got."""
    before, say = tale.before, tale.say
    if before.dealt + 1 < HAND_AT_START * before.settings.num_players:
        return ""
    text = say("shown.log.dealt")
    if tale.viewer < 0:
        return text
    hand = [int(before.count(tale.viewer, kind)) for kind in range(KINDS)]
    if before.hand_size[tale.viewer] < HAND_AT_START:
        hand[first(tale.action)] += 1
    what = say.enumerate([counted(kind, n, say) for kind, n in enumerate(hand) if n])
    return f"{text} {say('shown.log.dealt-you', what=what)}"


def reveal(tale: Tale) -> str:
    """What else comes is told with what is done with it."""
    return tale.say("shown.log.chain", who=tale.who) if first(tale.action) == CHAIN else ""


def favour_drawn(tale: Tale) -> str:
    return tale.say("shown.log.favour", who=seat_name(favoured(tale.before), tale.say), a=tale.card())


def theft(tale: Tale) -> str:
    goes = tale.say(f"shown.goes.{KIND_NAMES[tale.before.card]}", whom=tale.victim())
    return tale.say("shown.log.stolen", who=tale.who, whom=tale.victim(), a=tale.card(), goes=goes)


# The revealed card, and attacks.


def keep(tale: Tale) -> str:
    found = tale.say(f"shown.found.{KIND_NAMES[tale.before.card]}")
    return tale.say("shown.log.keep", who=tale.who, found=found)


def act(tale: Tale) -> str:
    return tale.say(f"shown.log.act-{KIND_NAMES[tale.before.card]}", who=tale.who)


def attack(tale: Tale) -> str:
    whom = seat_name(other_seat(tale.before, tale.seat, tale.action), tale.say)
    return tale.say(f"shown.log.{VERBS[int(tale.before.card)]}", who=tale.who, whom=whom)


def defend(tale: Tale) -> str:
    card = the_card(int(tale.before.card), tale.say)
    return tale.say("shown.log.defend", who=tale.who, the=card, attacker=tale.on_turn())


def yields(tale: Tale) -> str:
    """A raid shows the hand to all, a robbery to the robber; its owner need not be told."""
    say, before = tale.say, tale.before
    hand = [counted(kind, int(before.count(tale.seat, kind)), say) for kind in range(KINDS)]
    what = say.enumerate([text for kind, text in enumerate(hand) if before.count(tale.seat, kind)])
    if before.card == GEMS:
        return say("shown.log.yield-shows", who=tale.who, what=what)
    if before.card == PEARLS and tale.sees_robbery and tale.viewer != tale.seat:
        return say("shown.log.yield-seen", who=tale.who, what=what)
    return say("shown.log.yield", who=tale.who)


def take(tale: Tale) -> str:
    card = the_card(int(tale.before.card), tale.say)
    return tale.say("shown.log.taken", who=tale.who, whom=tale.victim(), a=tale.card(), the=card)


# Purchase and barter.


def offer(tale: Tale) -> str:
    return tale.say("shown.log.offer", who=tale.who, a=tale.card())


def barter(tale: Tale) -> str:
    return tale.say("shown.log.barter", who=tale.who, what=counted_list(bartered(tale.action), tale.say))


def accept(tale: Tale) -> str:
    say, before = tale.say, tale.before
    source = other_seat(before, tale.seat, tale.action)
    whom = seat_name(source, say)
    concerned = tale.viewer in (tale.seat, source) or tale.is_open
    is_told = concerned or before.phase != BUYING
    what = counted_list(offered(before, source), say) if is_told else say("shown.log.card")
    goes = say(f"shown.goes.{KIND_NAMES[before.card]}", whom=whom)
    return say("shown.log.bought", who=tale.who, whom=whom, what=what, goes=capital(goes))


def refuse(tale: Tale) -> str:
    """The buyer has seen what was offered, if the option says so."""
    say, before = tale.say, tale.before
    text = say("shown.log.refuse", who=tale.who)
    sees = tale.viewer == tale.seat and before.settings.buyer_sees_offers
    if not sees and not tale.is_open:
        return text
    offers = [
        say("shown.log.offered-by", what=counted_list(offered(before, seat), say), who=seat_name(seat, say))
        for seat in range(int(before.settings.num_players))
        if offered(before, seat)
    ]
    return f"{text} {say('shown.log.refused-seen', what=say.enumerate(offers))}"


# Trades, and ambushes against them.


def lay(tale: Tale) -> str:
    say = tale.say
    if tale.hidden:
        return say("shown.log.laid", who=tale.who)
    card = first(tale.action)
    text = say("shown.log.laid-card", who=tale.who, card=card_name(tale.before, card, say))
    others = [int(other) for other in tale.before.looked if other != card]
    if others:
        text += " " + say("shown.log.laid-other", card=card_name(tale.before, others[0], say))
    return text


def lay_out(tale: Tale) -> str:
    """Told where somebody may disturb the trade."""
    before = tale.before
    seats = range(int(before.settings.num_players))
    if not any(before.lying[seat] for seat in seats if seat != tale.seat):
        return ""
    return tale.say("shown.log.lays-out", who=tale.who, what=counted(*laid_out(tale.action), tale.say))


def do_task(tale: Tale) -> str:
    what = counted_list(paid(tale.action), tale.say)
    return tale.say("shown.log.task", who=tale.who, task=task_name(tale.action, tale.say), what=what)


def spring(tale: Tale) -> str:
    return tale.say(
        "shown.log.spring",
        who=tale.who,
        card=card_name(tale.before, first(tale.action), tale.say),
        a=a_card(int(tale.before.laid_kind), tale.say),
        whom=tale.on_turn(),
    )


def hold(tale: Tale) -> str:
    return tale.say("shown.log.hold", who=tale.who)


def discard(tale: Tale) -> str:
    return tale.say("shown.log.discard", who=tale.who, a=a_card(first(tale.action), tale.say))
