# not compiled: sentences for people
"""The table as text, for screen readers and programs: sheriff, tasks, piles, the play under way, every seat."""

from collections.abc import Iterator

from spielwerk.games.nottingham.presentation.ambush_cards import card_name, lying_before
from spielwerk.games.nottingham.presentation.board.plates import TRADES, is_awaited, offer_words, plate_words
from spielwerk.games.nottingham.presentation.board.stage import discards_words
from spielwerk.games.nottingham.presentation.board.tasks import task_words
from spielwerk.games.nottingham.presentation.board.track import in_favour, next_number
from spielwerk.games.nottingham.presentation.choosing.play import play_told
from spielwerk.games.nottingham.presentation.panels.knows import known_of_own
from spielwerk.games.nottingham.presentation.panels.seat import hand_words
from spielwerk.games.nottingham.presentation.panels.won import won_words
from spielwerk.games.nottingham.presentation.telling.about import offered
from spielwerk.games.nottingham.presentation.telling.wording import kind_name, seat_name, wording
from spielwerk.games.nottingham.state import NO_CARD, State
from spielwerk.games.nottingham.terms import NO_KIND, TASKS
from spielwerk.locale.catalogue import Catalogue


def board_text(state: State, language: str) -> str:
    say = wording(language)
    lines = [*_sheriff(state, say), *_middle(state, say)]
    for seat in range(int(state.settings.num_players)):
        lines += _seat(state, seat, say)
    return "\n".join(lines)


def _sheriff(state: State, say: Catalogue) -> Iterator[str]:
    fields = len(state.settings.numbers)
    if state.sheriff:
        yield say("shown.text.sheriff", n=int(state.sheriff), all=fields, limit=int(state.number()))
    else:
        yield say("shown.text.sheriff-town")
    limit = next_number(state)
    yield say("shown.text.ahead", n=limit) if limit else say("shown.text.ahead-town")
    seats = in_favour(state)
    if seats:
        names = say.enumerate([seat_name(seat, say) for seat in seats])
        yield say("pictures.field.favour", who=names, n=len(seats)) + "."


def _middle(state: State, say: Catalogue) -> Iterator[str]:
    for task in range(TASKS):
        yield task_words(state, task, say) + "."
    yield say("pictures.pile.draw", n=int(state.pile_size)) + "."
    yield discards_words(state, say) + "."
    yield say("pictures.snare.pile", n=int(state.ambush_pile_size())) + "."
    if state.card != NO_KIND:
        yield say("pictures.revealed", card=kind_name(int(state.card), say)) + "."
    told = play_told(state, say)
    if told:
        yield told + "."


def _seat(state: State, seat: int, say: Catalogue) -> Iterator[str]:
    yield plate_words(state, seat, say) + "."
    if not state.has_left(seat):
        key = "pictures.hand" if seat == state.viewer else "pictures.knows.seat"
        yield f"  {say(key, who=seat_name(seat, say))}: {hand_words(state, seat, say)}."
    if seat == state.viewer and known_of_own(state, say):
        yield "  " + say("pictures.knows.mine", what=say.enumerate(known_of_own(state, say)))
    for card in lying_before(state, seat):
        if card != NO_CARD:
            yield f"  {say('pictures.snare.before-known', who=seat_name(seat, say), card=card_name(state, card, say))}."
    won = won_words(state, seat, say)
    if won:
        yield f"  {say('pictures.won.pile', who=seat_name(seat, say))}: {'; '.join(won)}."
    if state.phase in TRADES and (offered(state, seat) or is_awaited(state, seat)):
        yield f"  {offer_words(state, seat, say)}."
