"""The sequence of play: who decides, what may be done, and what follows. The rules themselves are in `rules/`.

| phase           | who decides                         | what                                   | then             |
|-----------------|-------------------------------------|----------------------------------------|------------------|
| BEGINNING       | chance                              | who begins                             | DEALING          |
| DEALING         | chance                              | three cards each                       | REVEALING        |
| REVEALING       | chance                              | the top card; a chain goes to the hand | DECIDING         |
| DECIDING        | the seat on turn                    | keep the card, or its action           | action, TRADING  |
| CHOOSING_VICTIM | that seat                           | theft, robbery, raid: on whom          | DEFENDING        |
| DEFENDING       | the victim, chain or no chain       | defend or yield                        | STEALING, TAKING |
| STEALING        | chance                              | theft: which card                      | TRADING          |
| TAKING          | the seat on turn                    | robbery, raid: which card              | TRADING          |
| OFFERING        | all others at once, hidden          | purchase: which card to offer          | BUYING           |
| BUYING          | the seat on turn                    | accept one offer or refuse all         | TRADING          |
| BARTERING       | the others one after the other      | barter: one or two cards, openly       | ACCEPTING        |
| ACCEPTING       | the seat on turn                    | accept one offer                       | TRADING          |
| LOOKING         | chance                              | ambush: the two top cards              | LAYING           |
| LAYING          | the seat on turn                    | which of them lies before it           | TRADING          |
| TRADING         | that seat, with three cards or more | a set, a task, or nothing              | AMBUSHING ...    |
| AMBUSHING       | owners of ambushes, left first      | a set: spring or hold                  | FAVOURING        |
| FAVOURING       | chance                              | a card for all with few enough cards   | next REVEALING   |
| DISCARDING      | seats with too many cards           | piles empty: down to the number        | what it stopped  |
| FINISHED        | nobody                              |                                        |                  |
"""

from mypy_extensions import i64

from spielwerk.core.errors import Problem
from spielwerk.core.game import CHANCE_PLAYER, NOBODY, TERMINAL_PLAYER, Refusal, outside
from spielwerk.core.kinds import NO_KIND, Obstacles
from spielwerk.core.sets import BIT
from spielwerk.games.nottingham import text, text_position, views
from spielwerk.games.nottingham.kinds import ACTION_KINDS, DRAWN, KIND_OF, LOOKED_AT, ROWS, TABLE, kind_of
from spielwerk.games.nottingham.rules import (
    barter,
    exhaustion,
    purchase,
    scoring,
    setup,
    trading,
    turns,
    withdrawal,
)
from spielwerk.games.nottingham.settings import Settings
from spielwerk.games.nottingham.state import (
    AMBUSHING,
    BARTERING,
    DEFENDING,
    DISCARDING,
    EVERYTHING,
    FAVOURING,
    FINISHED,
    OFFERING,
    REVEALING,
    TRADING,
    State,
)
from spielwerk.games.nottingham.terms import COLOUR_NAMES, NO_TASK


class Nottingham(State):
    """A position that can be asked and played. See `spielwerk.core.game.State` for the questions."""

    def clone(self) -> "Nottingham":
        copy = Nottingham(self.settings)
        self.copy_to(copy)
        return copy

    # Who decides.

    def current_player(self) -> int:
        phase = self.phase
        if phase == FINISHED:
            return TERMINAL_PLAYER
        if len(DRAWN[phase]) > 0:
            return CHANCE_PLAYER
        if phase == OFFERING:
            return _offering(self)[0]
        return _one_decider(self)

    def deciders(self) -> list[int]:
        if self.phase == OFFERING:
            return _offering(self)
        seat = _one_decider(self)
        return [seat] if seat != NOBODY else []

    def num_players(self) -> int:
        return self.settings.num_players

    # What may be done.

    def legal_actions(self, player: i64 = NOBODY) -> list[int]:
        out: list[int] = []
        phase = self.phase
        if len(DRAWN[phase]) > 0:
            if player < 0:
                DRAWN[phase][0].legal(self, NOBODY, out)
        elif phase != FINISHED:
            seat = self.seat_asked(player)
            if _decides(self, seat):
                link = LOOKED_AT[phase]
                while link is not None:
                    link.kind.legal(self, seat, out)
                    link = link.next
        return out

    def why_not(self, action: i64, player: i64 = NOBODY) -> Refusal | None:
        found = Obstacles(False)
        _look_for_obstacles(self, player, action, found)
        return found.first()

    def obstacles(self, action: i64, player: i64 = NOBODY) -> list[Refusal]:
        found = Obstacles(True)
        _look_for_obstacles(self, player, action, found)
        return found.found

    def apply_action(self, action: i64, player: i64 = NOBODY) -> None:
        if action < 0 or action >= len(KIND_OF):
            raise outside(action)
        kind = ROWS[KIND_OF[action]].kind
        seat: i64 = player
        if not kind.is_draw:
            self.done = NO_TASK
            if seat < 0:
                seat = self.current_player()
        kind.apply(self, seat, action)
        _go_on(self)

    def withdraw(self, seat: i64) -> None:
        """See `rules/withdrawal.py`. Nobody leaves before the cards are dealt."""
        if self.phase < REVEALING or self.phase == FINISHED or self.has_left(seat):
            raise Problem("seat.cannot-withdraw", seat=self.seat_name(seat))
        withdrawal.leave(self, seat)
        _go_on(self)

    # Draws.

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return DRAWN[self.phase][0].outcomes(self)

    def chance_stream(self) -> str:
        return DRAWN[self.phase][0].stream

    # Texts and results.

    def action_to_string(self, action: i64, player: i64 = NOBODY) -> str:
        number = ACTION_KINDS.number(action)
        if number == NO_KIND:
            return ACTION_KINDS.text(self, action)
        return TABLE[number].words(self, player if player >= 0 else self.current_player(), action)

    def string_to_action(self, words: str, player: i64 = NOBODY) -> int:
        return text.parse_action(self, words, player if player >= 0 else self.current_player())

    def seat_name(self, seat: i64) -> str:
        return COLOUR_NAMES[seat]

    def returns(self) -> list[float]:
        return [float(scoring.points(self, seat)) for seat in range(self.settings.num_players)]

    def to_string(self) -> str:
        return text_position.position_text(self)

    # What a seat knows.

    def view(self, player: i64) -> "Nottingham":
        if self.phase == FINISHED or self.viewer == player:
            return self
        if self.viewer != EVERYTHING and player >= 0:
            raise ValueError(f"a view does not hold what seat {player} knows")
        copy = self.clone()
        views.hide(copy, player)
        return copy

    def text_for(self, viewer: int, action: i64, player: i64 = NOBODY) -> str:
        seat: i64 = player if player >= 0 else self.current_player()
        kind = kind_of(action)
        if self.phase != FINISHED and kind.hides(self, viewer, seat, action):
            return kind.hidden_words()
        return kind.words(self, seat, action)

    def tells(self, action: i64, player: i64 = NOBODY) -> bool:
        seat = self.seat_asked(player)
        return kind_of(action).tells(self, seat, action) or self.child(action, seat).is_terminal()

    def observation_string(self, player: i64 = NOBODY) -> str:
        """What lies on the table and in the own hand now, without what was seen before."""
        return text_position.observation_text(self.view(_asker(self, player)))

    def information_state_string(self, player: i64 = NOBODY) -> str:
        """The view: what is to be seen, and what the ledger keeps of what was seen before."""
        return self.view(_asker(self, player)).to_string()

    def resample_from_infostate(self, player: i64, seed: int) -> "Nottingham":
        copy = self.clone()
        if self.phase != FINISHED:
            views.resample(copy, player, seed)
        return copy


def new_state(settings: Settings) -> Nottingham:
    """The table before the first draw."""
    state = Nottingham(settings)
    setup.lay_out(state)
    return state


def _asker(state: Nottingham, player: i64) -> int:
    """The seat that is asked about: by default the one that decides now, the onlooker where nobody does; in a view
    always the viewer."""
    if player >= 0:
        return player
    if state.viewer != EVERYTHING:
        return state.viewer
    current = state.current_player()
    return current if current >= 0 else NOBODY


def _one_decider(state: State) -> i64:
    """The seat that is asked, where only one is; NOBODY at chance, at the end and in OFFERING."""
    phase = state.phase
    if phase == DEFENDING:
        return state.victim
    if phase == BARTERING or phase == AMBUSHING or phase == DISCARDING:
        return state.asked
    if phase == OFFERING or phase == FINISHED or len(DRAWN[phase]) > 0:
        return NOBODY
    return state.turn


def _offering(state: State) -> list[int]:
    """Seats that still owe an offer, clockwise from the buyer's left."""
    players = state.settings.num_players
    found: list[int] = []
    for step in range(1, players):
        seat = (state.turn + step) % players
        if state.due & BIT[seat] != 0:
            found.append(seat)
    return found


def _decides(state: State, seat: i64) -> bool:
    """Whether a seat is asked something now."""
    if state.phase == OFFERING:
        return state.due & BIT[seat] != 0
    return _one_decider(state) == seat


def _look_for_obstacles(state: Nottingham, player: i64, action: i64, found: Obstacles) -> None:
    """What stands in the way of any action at all; then the kind is asked about its own."""
    number = ACTION_KINDS.number(action)
    if number == NO_KIND:
        found.add("components.absent")
        return
    kind = ROWS[number].kind
    seat: i64 = player if player != NOBODY else state.current_player()
    decides = seat < 0
    if not kind.is_draw:
        if state.phase == FINISHED:
            found.add("turn.over")
            return
        if seat < 0 or seat >= state.settings.num_players:
            found.add("turn.your-turn")
            return
        decides = _decides(state, seat)
    elif player >= 0:
        found.add("chance.not-now")
        return
    if not kind.exists(state, action):
        found.add("components.absent")
    elif decides and kind.when & BIT[state.phase] != 0:
        kind.obstacles(state, seat, action, found)
    else:
        found.add(kind.untimely(state, seat, action, decides))


def _go_on(state: State) -> None:
    """What follows without anybody's decision. Every step leads to a phase that comes later, or to a draw."""
    while True:
        phase = state.phase
        if phase == TRADING:
            if turns.may_trade(state):
                return
            turns.end(state)
        elif phase == REVEALING or (phase == FAVOURING and state.favoured != 0):
            if state.pile_size > 0:
                return
            exhaustion.provide(state)
        elif phase == FAVOURING:
            turns.end(state)
        elif phase == OFFERING and state.due == 0:
            purchase.offers_are_in(state)
        elif phase == BARTERING and state.asked == NOBODY:
            barter.offers_are_in(state)
        elif phase == AMBUSHING and state.asked == NOBODY:
            trading.ambushes_are_over(state)
        elif phase == DISCARDING and state.asked == NOBODY:
            exhaustion.finish(state)
        else:
            return
