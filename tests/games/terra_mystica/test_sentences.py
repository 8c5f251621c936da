"""Every action and event has its words in both languages."""

import pytest

from games.terra_mystica.positions import positions
from spielwerk.games.terra_mystica import sentences
from spielwerk.games.terra_mystica.game import GAME
from spielwerk.games.terra_mystica.state import SOURCES
from spielwerk.games.terra_mystica.steps import Step, step
from spielwerk.locale.catalogue import Catalogue, catalogue

LANGUAGES = [catalogue(language, GAME.package) for language in ("de", "en")]


@pytest.mark.parametrize("say", LANGUAGES, ids=lambda say: say.language)
def test_every_legal_action_is_told_and_labelled(say: Catalogue) -> None:
    kinds = set()
    for state in positions():
        for seat in state.deciders():
            for action in state.legal_actions(seat):
                one = step(state, action, seat, say)
                if one.kind in kinds:
                    continue
                kinds.add(one.kind)
                assert sentences.label(state, action, seat, say)
                assert sentences.long_label(state, action, seat, say)
                assert sentences.way_label(state, [action, action], seat, say)
                told = sentences.told("They", [one], say)
                assert told.endswith(".") or one.kind.startswith("done")
    assert len(kinds) > 20


@pytest.mark.parametrize("say", LANGUAGES, ids=lambda say: say.language)
def test_every_action_of_the_whole_range_has_a_label(say: Catalogue) -> None:
    """Also what is refused must be called something."""
    state = positions()[-2]
    kinds = {step(state, action, 0, say).kind for action in range(GAME.num_distinct_actions())}
    assert {"absent", "build", "upgrade", "connect", "bridge", "lower", "give-up", "key", "town"} <= kinds
    for action in range(GAME.num_distinct_actions()):
        assert sentences.long_label(state, action, 0, say)


def test_repeated_steps_are_put_together() -> None:
    say = LANGUAGES[1]
    burn, convert = Step("burn", {"n": 1}), Step("convert", {"what": "1 power into 1 coin"})
    told = sentences.told("Witches", [burn, burn, convert, convert, convert], say)
    assert told == "Witches burn 2 power and exchange 1 power into 1 coin 3 times."


def test_sources_add_up_to_the_points() -> None:
    for state in positions()[::20]:
        rows = sentences.points_by_source(state, LANGUAGES[0])
        assert len(rows) == SOURCES
        assert [sum(points) for points in zip(*(points for _, points in rows), strict=True)] == state.returns()


def test_changes_are_told_resource_by_resource() -> None:
    say = LANGUAGES[1]
    before = sentences.Holdings(20, 15, 3, 0, (5, 7, 0))
    after = sentences.Holdings(22, 13, 2, 1, (4, 8, 0))
    assert sentences.changes(before, after, say) == "-2 C, -1 W, +1 P, +2 VP, power 4/8/0"
    assert sentences.short_changes(before, after, say) == "-2C -1W +1P +2VP"
    assert sentences.changes(before, before, say) == ""
