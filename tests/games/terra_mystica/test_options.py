"""Options of Terra Mystica: presets, what does not go together, and the set-up for a first game."""

from collections.abc import Mapping

import pytest

from spielwerk.core.driver import new_game
from spielwerk.core.options import OptionError, options_of
from spielwerk.core.record import Record
from spielwerk.core.record_text import dump, parse
from spielwerk.games.terra_mystica.components import introductory_setup
from spielwerk.games.terra_mystica.game import GAME, RULES_VERSION
from spielwerk.games.terra_mystica.options import OLD_READINGS, PRESETS, SWITCHES, settings_of
from spielwerk.games.terra_mystica.settings import Settings
from spielwerk.games.terra_mystica.state import TAKING_BONUS_TILES

OPTIONS = options_of(GAME)


def agreed(text: str) -> Settings:
    return settings_of(OPTIONS.complete(OPTIONS.parse(text)))


def test_every_switch_of_the_settings_is_an_option() -> None:
    switches = {name for name, value in vars_of(Settings(2)).items() if isinstance(value, bool)}
    assert switches == {name.replace("-", "_") for name in SWITCHES}


def vars_of(settings: Settings) -> dict[str, object]:
    names = [name for name in dir(settings) if not name.startswith("_")]
    return {name: getattr(settings, name) for name in names}


def test_the_printed_rules_are_the_default() -> None:
    assert vars_of(agreed("printed")) == vars_of(agreed("")) == vars_of(Settings(2))


def test_league_is_laxer() -> None:
    settings = agreed("league players=4")
    assert settings.num_players == 4
    assert settings.points_during_play
    assert settings.may_give_up
    assert settings.keys_in_order


def test_games_begun_under_older_rules_keep_their_readings() -> None:
    """What is refused now is an option for each of the versions before, and off in every preset."""
    assert sorted(OLD_READINGS) == list(range(1, RULES_VERSION))
    for readings in OLD_READINGS.values():
        for name in readings:
            assert OPTIONS.complete({name: readings[name]})[name] == readings[name]
            assert all(agreed_options[name] != readings[name] for agreed_options in presets())


def presets() -> list[Mapping[str, object]]:
    return [OPTIONS.complete(OPTIONS.parse(name)) for name in PRESETS]


@pytest.mark.parametrize("switch", SWITCHES)
def test_every_switch_reaches_the_rules(switch: str) -> None:
    assert getattr(agreed(f"{switch}=yes"), switch.replace("-", "_")) is True
    assert getattr(agreed(f"{switch}=no"), switch.replace("-", "_")) is False


def test_only_the_factions_agreed_on_can_be_chosen() -> None:
    play = new_game(GAME, OPTIONS.parse("players=2 factions=witches,auren,giants"), "seed")
    texts = [play.state.action_to_string(action) for action in play.state.legal_actions()]
    assert texts == ["faction auren", "faction giants", "faction witches"]
    refusal = play.state.why_not(play.state.string_to_action("faction nomads"))
    assert refusal is not None
    assert refusal.rule == "options.factions"


def test_factions_must_have_colours_for_everybody() -> None:
    with pytest.raises(OptionError, match="witches,auren has 1 colour, but 2 players"):
        agreed("players=2 factions=witches,auren")


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_set_up_for_a_first_game(players: int) -> None:
    """Everything but the bonus tiles lies ready, as the rulebook shows it."""
    state = GAME.new_initial_state(OPTIONS.complete(OPTIONS.parse(f"introductory players={players}")))
    setup = introductory_setup(players)
    assert state.phase == TAKING_BONUS_TILES
    assert [state.seat_name(seat) for seat in range(players)] == [seat.faction for seat in setup.seats]
    assert list(state.scoring)[1:] == setup.scoring
    for seat, plan in enumerate(setup.seats):
        owned = {state.board.hex_number(name) for name in plan.dwellings}
        assert owned == {hex for hex in range(state.board.land) if state.owner[hex] == seat}
    left = {number for number in range(1, 11) if state.bonus_coins[number] < 0}
    assert left == {*setup.bonus_left_out, 10}
    assert len(state.legal_actions()) == players + 3


@pytest.mark.parametrize("text", ["mini-expansion=yes", "temple-scoring=yes", "factions=witches,nomads"])
def test_a_first_game_is_without_extras(text: str) -> None:
    with pytest.raises(OptionError, match="set-up=introductory"):
        agreed(f"introductory {text}")


def test_a_game_of_the_first_rules_goes_on_under_them() -> None:
    """Version 1 let a hex turn away and back within one action, and build after passing with `decide-later`."""
    record = Record(GAME, {"players": 2})
    old = parse(dump(record).replace(f"\nrules: {RULES_VERSION}\n", "\nrules: 1\n"))
    assert [old.options[name] for name in OLD_READINGS[1]] == [True, True, True]
    assert [record.options[name] for name in OLD_READINGS[1]] == [False, False, False]
    assert parse(dump(old)) == old
