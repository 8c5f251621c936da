# not compiled: sentences for people
"""What moves read like in the log. A line is a seat (or -1), a sentence, and what it brings."""

from collections.abc import Callable
from typing import Final

from spielwerk.games.nottingham.actions import (
    ACCEPT,
    ACT,
    ATTACK,
    BARTER,
    BARTER_TWO,
    BEGIN,
    DEAL,
    DEFEND,
    DISCARD,
    FAVOUR,
    HOLD,
    KEEP,
    LAY,
    LOOK,
    OFFER,
    PASS,
    REFUSE,
    REVEAL,
    SPRING,
    TAKE,
    TASK_SEVEN,
    THEFT,
    YIELD,
)
from spielwerk.games.nottingham.presentation.ambush_cards import card_name
from spielwerk.games.nottingham.presentation.board.plates import offered
from spielwerk.games.nottingham.presentation.choosing.play import VERBS
from spielwerk.games.nottingham.presentation.telling.labels import counted_list, other_seat, paid, pair
from spielwerk.games.nottingham.presentation.telling.wording import a_card, capital, counted, seat_name, the_card
from spielwerk.games.nottingham.rules import favour, tasks, trading
from spielwerk.games.nottingham.state import BUYING, EVERYTHING, State
from spielwerk.games.nottingham.terms import (
    CHAIN,
    GEMS,
    HAND_AT_START,
    KIND_NAMES,
    KINDS,
    TASK_NAMES,
)
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
        self.sees_robbery: Final = not hides(TAKE, int(before.turn)) if before.turn >= 0 else False
        self.viewer: Final = viewer
        """A seat, NOBODY or EVERYTHING."""
        self.say: Final = say
        self.who: Final = seat_name(seat if seat >= 0 else max(0, int(before.turn)), say)

    def told(self) -> list[Line]:
        text = self._draw() if self.action >= BEGIN else self._move()
        seat = self.seat if self.seat >= 0 else self._owner()
        return [(seat, text, "")] if text else []

    def _owner(self) -> int:
        """The seat that a draw is for."""
        if REVEAL <= self.action < FAVOUR or THEFT <= self.action < LOOK:
            return int(self.before.turn)
        return int(favour.next_seat(self.before)) if FAVOUR <= self.action < THEFT else NOBODY_ACTS

    def _card(self, kind: int) -> str:
        """A card as an object, or that it is one, where the viewer may not know more."""
        return self.say("shown.log.card") if self.hidden else a_card(kind, self.say)

    def _draw(self) -> str:
        say, action, before = self.say, self.action, self.before
        if action < DEAL:
            return say("shown.log.begin", who=seat_name(action - BEGIN, say))
        if action < REVEAL:
            return self._dealt()
        if action < FAVOUR:
            return say("shown.log.chain", who=self.who) if action - REVEAL == CHAIN else ""
        if action < THEFT:
            return say("shown.log.favour", who=seat_name(self._owner(), say), a=self._card(action - FAVOUR))
        if action < LOOK:
            victim = seat_name(int(before.victim), say)
            goes = say(f"shown.goes.{KIND_NAMES[before.card]}", whom=victim)
            return say("shown.log.stolen", who=self.who, whom=victim, a=self._card(action - THEFT), goes=goes)
        return ""

    def _dealt(self) -> str:
        """After the last card: that all have theirs, and what the viewer has got."""
        before, say = self.before, self.say
        if before.dealt + 1 < HAND_AT_START * before.settings.num_players:
            return ""
        text = say("shown.log.dealt")
        if self.viewer < 0:
            return text
        hand = [int(before.count(self.viewer, kind)) for kind in range(KINDS)]
        if before.hand_size[self.viewer] < HAND_AT_START:
            hand[self.action - DEAL] += 1
        what = say.enumerate([counted(kind, n, say) for kind, n in enumerate(hand) if n])
        return f"{text} {say('shown.log.dealt-you', what=what)}"

    def _move(self) -> str:
        action = self.action
        if action < TAKE:
            return self._of_card()
        if action < OFFER:
            return self._taken()
        if action < LAY:
            return self._of_trade()
        if action < PASS:
            return self._laid()
        if action < SPRING:
            return self._of_set()
        if action < DISCARD:
            return self._of_ambush()
        return self.say("shown.log.discard", who=self.who, a=a_card(action - DISCARD, self.say))

    def _of_card(self) -> str:
        say, before, action = self.say, self.before, self.action
        name = KIND_NAMES[before.card]
        if action == KEEP:
            return say("shown.log.keep", who=self.who, found=say(f"shown.found.{name}"))
        if action == ACT:
            return say(f"shown.log.act-{name}", who=self.who)
        if ATTACK <= action < DEFEND:
            whom = seat_name(other_seat(before, self.seat, action - ATTACK), say)
            return say(f"shown.log.{VERBS[int(before.card)]}", who=self.who, whom=whom)
        if action == YIELD:
            return self._yields()
        attacker = seat_name(int(before.turn), say)
        return say("shown.log.defend", who=self.who, the=the_card(int(before.card), say), attacker=attacker)

    def _yields(self) -> str:
        """A raid shows the hand to all, a robbery to the robber; its owner need not be told."""
        say, before = self.say, self.before
        robber = self.sees_robbery and self.viewer != self.seat
        hand = [
            counted(kind, int(before.count(self.seat, kind)), say)
            for kind in range(KINDS)
            if before.count(self.seat, kind)
        ]
        if before.card == GEMS:
            return say("shown.log.yield-shows", who=self.who, what=say.enumerate(hand))
        if VERBS[int(before.card)] == "robbery" and robber:
            return say("shown.log.yield-seen", who=self.who, what=say.enumerate(hand))
        return say("shown.log.yield", who=self.who)

    def _taken(self) -> str:
        say, before = self.say, self.before
        whom = seat_name(int(before.victim), say)
        card = self._card(self.action - TAKE)
        return say("shown.log.taken", who=self.who, whom=whom, a=card, the=the_card(int(before.card), say))

    def _of_trade(self) -> str:
        say, before, action = self.say, self.before, self.action
        if action < BARTER:
            return say("shown.log.offer", who=self.who, a=self._card(action - OFFER))
        if action < ACCEPT:
            kinds = [action - BARTER] if action < BARTER_TWO else pair(action)
            return say("shown.log.barter", who=self.who, what=counted_list(kinds, say))
        if action == REFUSE:
            return self._refuses()
        source = other_seat(before, self.seat, action - ACCEPT)
        whom = seat_name(source, say)
        kinds = offered(before, source)
        concerned = self.viewer in (self.seat, source) or self.is_open
        what = counted_list(kinds, say) if concerned or before.phase != BUYING else say("shown.log.card")
        goes = say(f"shown.goes.{KIND_NAMES[before.card]}", whom=whom)
        return say("shown.log.bought", who=self.who, whom=whom, what=what, goes=capital(goes))

    @property
    def is_open(self) -> bool:
        """Whether everything may be told."""
        return self.viewer == EVERYTHING

    def _refuses(self) -> str:
        """The buyer has seen what was offered, if the option says so."""
        say, before = self.say, self.before
        text = say("shown.log.refuse", who=self.who)
        sees = self.viewer == self.seat and before.settings.buyer_sees_offers
        if not sees and not self.is_open:
            return text
        seats = range(int(before.settings.num_players))
        offers = [
            say("shown.log.offered-by", what=counted_list(offered(before, seat), say), who=seat_name(seat, say))
            for seat in seats
            if offered(before, seat)
        ]
        return f"{text} {say('shown.log.refused-seen', what=say.enumerate(offers))}"

    def _laid(self) -> str:
        say = self.say
        if self.hidden:
            return say("shown.log.laid", who=self.who)
        card = self.action - LAY
        text = say("shown.log.laid-card", who=self.who, card=card_name(self.before, card, say))
        others = [int(other) for other in self.before.looked if other != card]
        if others:
            text += " " + say("shown.log.laid-other", card=card_name(self.before, others[0], say))
        return text

    def _of_set(self) -> str:
        say, action = self.say, self.action
        if action == PASS:
            return ""
        if action < TASK_SEVEN:
            what = counted(int(trading.kind_of(action)), int(trading.size_of(action)), say)
            lying = any(
                self.before.lying[seat] for seat in range(int(self.before.settings.num_players)) if seat != self.seat
            )
            return say("shown.log.lays-out", who=self.who, what=what) if lying else ""
        task = say(f"shown.task.{TASK_NAMES[tasks.task_of(action)]}")
        return say("shown.log.task", who=self.who, task=task, what=counted_list(paid(action), say))

    def _of_ambush(self) -> str:
        say, before, action = self.say, self.before, self.action
        if action == HOLD:
            return say("shown.log.hold", who=self.who)
        return say(
            "shown.log.spring",
            who=self.who,
            card=card_name(before, action - SPRING, say),
            a=a_card(int(before.laid_kind), say),
            whom=seat_name(int(before.turn), say),
        )
