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
from spielwerk.core.sets import BIT
from spielwerk.games.nottingham import effects, legality, text, text_position, views
from spielwerk.games.nottingham.actions import BEGIN, NUM_DISTINCT_ACTIONS
from spielwerk.games.nottingham.rules import (
    barter,
    draws,
    exhaustion,
    purchase,
    scoring,
    trading,
    turns,
    withdrawal,
)
from spielwerk.games.nottingham.settings import Settings
from spielwerk.games.nottingham.state import (
    AMBUSHING,
    BARTERING,
    DISCARDING,
    EVERYTHING,
    FAVOURING,
    FINISHED,
    OFFERING,
    REVEALING,
    TRADING,
    State,
)
from spielwerk.games.nottingham.terms import COLOUR_NAMES


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
        if draws.is_chance(phase):
            return CHANCE_PLAYER
        if phase == OFFERING:
            return _offering(self)[0]
        return legality.one_decider(self)

    def deciders(self) -> list[int]:
        if self.phase == OFFERING:
            return _offering(self)
        seat = legality.one_decider(self)
        return [seat] if seat != NOBODY else []

    def num_players(self) -> int:
        return self.settings.num_players

    # What may be done.

    def legal_actions(self, player: i64 = NOBODY) -> list[int]:
        out: list[int] = []
        if draws.is_chance(self.phase):
            if player < 0:
                draws.legal(self, out)
            return out
        if self.phase != FINISHED:
            legality.legal_actions(self, self.seat_asked(player), out)
        return out

    def why_not(self, action: i64, player: i64 = NOBODY) -> Refusal | None:
        if action < 0 or action >= NUM_DISTINCT_ACTIONS:
            return Refusal("components.absent")
        if action >= BEGIN:
            return draws.refusal(self, action) if player < 0 else Refusal("chance.not-now")
        if self.phase == FINISHED:
            return Refusal("turn.over")
        seat: i64 = player if player != NOBODY else self.current_player()
        if seat < 0 or seat >= self.settings.num_players:
            return Refusal("turn.your-turn")
        return legality.refusal(self, seat, action)

    def apply_action(self, action: i64, player: i64 = NOBODY) -> None:
        if action < 0 or action >= NUM_DISTINCT_ACTIONS:
            raise outside(action)
        seat: i64 = player
        if action < BEGIN and seat < 0:
            seat = self.current_player()
        effects.apply(self, seat, action)
        _go_on(self)

    def withdraw(self, seat: i64) -> None:
        """See `rules/withdrawal.py`. Nobody leaves before the cards are dealt."""
        if self.phase < REVEALING or self.phase == FINISHED or self.has_left(seat):
            raise Problem("seat.cannot-withdraw", seat=self.seat_name(seat))
        withdrawal.leave(self, seat)
        _go_on(self)

    # Draws.

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return draws.outcomes(self)

    def chance_stream(self) -> str:
        return draws.stream(self)

    # Texts and results.

    def action_to_string(self, action: i64, player: i64 = NOBODY) -> str:
        return text.action_text(self, action, player if player >= 0 else self.current_player())

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
        if self.phase != FINISHED and views.is_hidden(self, viewer, action, seat):
            return text.hidden_text(action)
        return text.action_text(self, action, seat)

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
    draws.lay_out(state)
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


def _offering(state: State) -> list[int]:
    """Seats that still owe an offer, clockwise from the buyer's left."""
    players = state.settings.num_players
    found: list[int] = []
    for step in range(1, players):
        seat = (state.turn + step) % players
        if state.due & BIT[seat] != 0:
            found.append(seat)
    return found


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
