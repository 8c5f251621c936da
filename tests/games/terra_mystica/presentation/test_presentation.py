"""The face of the game as the table finds it."""

import pytest

from games.terra_mystica.presentation.playing import finished_game, positions
from spielwerk.core.discovery import feature
from spielwerk.core.presentation import Presentation
from spielwerk.games.terra_mystica.actions import DRAW_SCORING
from spielwerk.games.terra_mystica.game import GAME
from spielwerk.games.terra_mystica.kinds import NUM_DISTINCT_ACTIONS, kind
from spielwerk.games.terra_mystica.presentation.choosing.elements import actions_of, element_of


@pytest.fixture
def shown() -> Presentation:
    module = feature(GAME, "presentation")
    assert module is not None
    presentation: Presentation = module.PRESENTATION
    return presentation


@pytest.mark.parametrize("language", ["de", "en"])
def test_everything_is_there_at_any_time(shown: Presentation, language: str) -> None:
    for at in positions()[::20]:
        before = at.state.to_string()
        groups = shown.groups(at.state, at.seat, language)
        chosen = {choice.element: "choice" for group in groups for choice in group.choices}
        assert shown.board(at.state, language, chosen, []).startswith("<svg")
        assert shown.board_text(at.state, language)
        assert shown.panels(at.state, at.seat, language, chosen)
        assert shown.panels(at.state, None, language, {})
        assert shown.question(at.state, at.seat, language)
        assert shown.sheet(at.state, language).rows
        assert len(shown.colours(at.state)) == at.state.num_players()
        shown.before_passing(at.state, at.seat, language)
        shown.reasons(at.state, at.seat, "hex-E7", language)
        shown.consequence(at.state, at.seat, groups[0].choices[0].actions, language)
        assert at.state.to_string() == before


def test_the_record(shown: Presentation) -> None:
    record = finished_game(0)
    assert shown.log(record, None, "de")
    assert shown.course(record)


def test_every_action_has_an_element_that_leads_back_to_it() -> None:
    state = positions()[-1].state
    for action in range(DRAW_SCORING):
        text = state.action_to_string(action, 0)
        refusal = state.why_not(action, 0)
        if refusal is not None and refusal.rule == "components.absent":
            continue
        element = element_of(state, action)
        if text.startswith(("key", "+", "-")) and not text.startswith(("+FAV", "+TW")):
            continue  # cults answer for what is due, and "give-up" for what may be given up
        if not text.startswith(("convert 1W to 1P", "action")):
            assert action in actions_of(state, 0, element), text


def test_draws_are_about_their_tiles() -> None:
    state = positions()[0].state
    draws = [action for action in range(DRAW_SCORING, NUM_DISTINCT_ACTIONS) if kind(action).exists(state, action)]
    found = [element_of(state, action) for action in draws]
    assert found == [f"tile-SCORE{n}" for n in range(1, 10)] + [f"tile-BON{n}" for n in range(1, 11)]
