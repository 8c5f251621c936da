"""The face of every game: what the browser and the terminal ask of it holds at positions of random games."""

from collections.abc import Iterator

import pytest

from conformance.walks import CASES, Case, Picker, positions
from spielwerk.core.driver import new_game
from spielwerk.core.game import Game, State
from spielwerk.core.presentation import LogLine, Presentation, presentation_of
from spielwerk.table.games.plain import PlainPresentation

LANGUAGES = ("de", "en")
FEWEST_PLAYERS = [case for case in CASES if case.options["players"] == case.game.min_players]
every_case = pytest.mark.parametrize("case", FEWEST_PLAYERS, ids=str)


def face(game: Game) -> Presentation:
    return presentation_of(game) or PlainPresentation(game)


def asked(case: Case) -> Iterator[tuple[Presentation, State, int]]:
    """Decisions: the face, the view of the seat that decides, and the seat."""
    for seed in case.seeds(1):
        for state, _ in positions(case, seed, one_in=12):
            for seat in state.deciders():
                yield face(case.game), state.view(seat).clone(), seat


def goes_through(state: State, seat: int, texts: tuple[str, ...]) -> bool:
    copy = state.clone()
    for place, text in enumerate(texts):
        action = copy.string_to_action(text, seat)
        if copy.why_not(action, seat) is not None:
            return False
        if place < len(texts) - 1:
            copy.apply_action(action, seat)
    return True


@every_case
def test_choices_can_be_made_and_say_what_they_are(case: Case) -> None:
    for shown, state, seat in asked(case):
        for language in LANGUAGES:
            groups = shown.groups(state, seat, language)
            assert len({group.key for group in groups}) == len(groups)
            assert not all(group.aside for group in groups)
            for group in groups:
                assert group.title and group.choices
                for choice in group.choices:
                    assert choice.label and goes_through(state, seat, choice.actions), choice


@every_case
def test_a_way_is_told_in_words(case: Case) -> None:
    for shown, state, seat in asked(case):
        for way in case.game.sensible_turns(state, seat)[:5]:
            told = [shown.way(state, seat, way, language) for language in LANGUAGES]
            assert all(choice.label for choice in told)
            assert all(goes_through(state, seat, choice.actions) for choice in told)
            assert all(len(choice.actions) <= len(way) for choice in told)


@every_case
def test_every_action_has_a_sentence_also_if_it_is_refused(case: Case) -> None:
    for shown, state, seat in list(asked(case))[::8]:
        for action in range(0, case.game.num_distinct_actions(), 3):
            for language in LANGUAGES:
                assert shown.sentence(state, action, seat, language)


@every_case
def test_ways_to_an_action_end_with_it_and_can_be_gone(case: Case) -> None:
    for shown, state, seat in list(asked(case))[::3]:
        legal = state.legal_actions(seat)
        for action in range(0, case.game.num_distinct_actions(), 7):
            for way in shown.ways_to(state, seat, action):
                assert way[-1] == action and len(way) > 1 and action not in legal
                copy = state.clone()
                for step in way:
                    assert copy.why_not(step, seat) is None
                    copy.apply_action(step, seat)


@every_case
def test_who_only_confirms_does_something_legal(case: Case) -> None:
    """A turn is under way for one seat at most, and only who decides has a usual action."""
    for seed in case.seeds(1):
        for state, _ in positions(case, seed, one_in=5):
            shown = face(case.game)
            views = [state.view(seat) for seat in range(state.num_players())]
            assert sum(shown.is_under_way(view, seat) for seat, view in enumerate(views)) <= 1
            for seat, view in enumerate(views):
                assert all(shown.seat_title(view, seat, language) for language in LANGUAGES)
                usual = shown.usual_action(view, seat)
                assert usual is None or usual in state.legal_actions(seat)


@every_case
def test_news_are_told_once(case: Case) -> None:
    """What is told after a move has happened since, and no word of it stands in a line that was told before."""
    picker = Picker(case, 2)
    play = new_game(case.game, case.options, "news")
    shown, steps = face(case.game), 0
    while not play.state.is_terminal() and steps < 60:
        before = len(play.record.entries)
        seat = picker.seat(play.state)
        play.act(picker.action(play.state, seat), seat)
        steps += 1
        for language in LANGUAGES:
            whole = shown.log(play.record, seat, language, before)
            news = shown.log(play.record, seat, language, before, news=True)
            assert all(line.position > before and line.text for line in news)
            check_parts(whole, news)


def check_parts(whole: list[LogLine], news: list[LogLine]) -> None:
    """Every new line is one of the log's, or the later part of one."""
    for line in news:
        same = [
            one for one in whole if (one.position, one.chapter, one.seat) == (line.position, line.chapter, line.seat)
        ]
        assert line in same or any(len(line.text) <= len(one.text) for one in same)
