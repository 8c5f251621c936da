"""Every action has its words in both languages, wherever it is spoken of."""

import pytest

from games.terra_mystica.positions import positions
from spielwerk.games.terra_mystica.game import GAME
from spielwerk.games.terra_mystica.presentation.telling import labels
from spielwerk.games.terra_mystica.presentation.telling.tales import merged, told
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
                assert labels.short(one, say)
                assert labels.named(one, say)[0] not in "abcdefghijklmnopqrstuvwxyz"
                assert labels.on_the_way(merged([one])[0], say)
                assert labels.sentence(state, action, seat, say)
                assert told("They", [one], say).endswith(".") or one.kind.startswith("done")
    assert len(kinds) > 20


@pytest.mark.parametrize("say", LANGUAGES, ids=lambda say: say.language)
def test_every_action_of_the_whole_range_has_a_label(say: Catalogue) -> None:
    """Also what is refused must be called something."""
    state = positions()[-2]
    kinds = {step(state, action, 0, say).kind for action in range(GAME.num_distinct_actions())}
    assert {"absent", "build", "upgrade", "connect", "bridge", "lower", "give-up", "key", "town"} <= kinds
    for action in range(GAME.num_distinct_actions()):
        assert labels.sentence(state, action, 0, say)


def test_repeated_steps_are_put_together() -> None:
    say = LANGUAGES[1]
    burn, convert = Step("burn", {"n": 1}), Step("convert", {"what": "1 power into 1 coin"})
    sentence = told("Witches", [burn, burn, convert, convert, convert], say)
    assert sentence == "Witches burn 2 power and exchange 1 power into 1 coin 3 times."
