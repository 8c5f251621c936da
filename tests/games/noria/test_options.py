"""Options of Noria: every one reaches the rules, and the presets say what they promise."""

import pytest

from spielwerk.core.options import options_of
from spielwerk.games.noria.game import GAME
from spielwerk.games.noria.options import SWITCHES, settings_of
from spielwerk.games.noria.settings import PAIRWISE, SHIPS_AND_FACTORIES, Settings

OPTIONS = options_of(GAME)


def agreed(text: str) -> Settings:
    return settings_of(OPTIONS.complete(OPTIONS.parse(text)))


def told(settings: Settings) -> dict[str, object]:
    names = [name for name in dir(settings) if not name.startswith("_") and name != "values"]
    return {name: getattr(settings, name) for name in names}


def test_a_first_game_is_the_default() -> None:
    for players in (2, 3, 4):
        settings = agreed(f"first-game players={players}")
        assert told(settings) == told(agreed(f"players={players}")) == told(Settings(players, settings.values))
        assert not settings.expert
        assert not settings.random_market


def test_usual_and_expert() -> None:
    assert agreed("usual players=3").random_market
    assert not agreed("usual players=3").expert
    assert agreed("expert players=3").expert
    assert agreed("expert players=3").random_market


def test_alone_one_plays_the_expert_set_up() -> None:
    settings = agreed("players=1 expert=no random-market=no line-up=hardest")
    assert (settings.solo, settings.expert, settings.random_market) == (True, True, True)
    assert (settings.table_size, settings.line_up) == (2, 2)


@pytest.mark.parametrize("switch", SWITCHES)
def test_every_switch_reaches_the_rules(switch: str) -> None:
    assert getattr(agreed(f"{switch}=yes players=2"), switch.replace("-", "_")) is True
    assert getattr(agreed(f"{switch}=no players=2"), switch.replace("-", "_")) is False


def test_choices_reach_the_rules() -> None:
    settings = agreed("players=2 adjacency=pairwise tie-break=ships-and-factories")
    assert settings.adjacency == PAIRWISE
    assert settings.tie_break == SHIPS_AND_FACTORIES


def test_corrections_reach_the_rules() -> None:
    assert agreed("data=solo.boost-steps=2").values.bot_boost_steps == 2
    assert agreed("").values.bot_boost_steps == 1
