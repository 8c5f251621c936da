"""The table as text: it fits, it tells the truth, and nothing of it depends on colour."""

import pytest

from games.terra_mystica.positions import positions
from spielwerk.core.options import options_of
from spielwerk.games.terra_mystica.game import GAME
from spielwerk.games.terra_mystica.presentation.terminal import map, terminal
from spielwerk.games.terra_mystica.terms import BUILDING_NAMES, TERRAIN_LETTERS
from spielwerk.locale.catalogue import Catalogue, catalogue

LANGUAGES = [catalogue(language, GAME.package) for language in ("de", "en")]


@pytest.mark.parametrize("say", LANGUAGES, ids=lambda say: say.language)
def test_the_picture_fits_into_80_columns_and_leaves_room_for_the_menu(say: Catalogue) -> None:
    for state in positions()[::5]:
        for seat in range(state.num_players()):
            lines = terminal.picture(state, seat, say, 80, 24)
            assert all(line.cell_len <= 80 for line in lines if line.no_wrap), state
            fixed = [line for line in lines if line.no_wrap or line.cell_len <= 80]
            assert len(fixed) <= 13 + state.num_players()


@pytest.mark.parametrize("say", LANGUAGES, ids=lambda say: say.language)
def test_the_large_map_leaves_room_for_the_tiles_beside_it(say: Catalogue) -> None:
    for state in positions()[::40]:
        lines = terminal.picture(state, 0, say, 140, 45)
        assert any(say("screen.rounds") in line.plain for line in lines)
        assert max(line.cell_len for line in map.large_map(state, 0)) <= map.map_width(True)


def test_every_hex_shows_its_terrain_and_its_building() -> None:
    for state in positions()[::25]:
        small = map.small_map(state, 0)
        for row, (letter, shifted, cells) in enumerate(map.rows(state)):
            start = map.LABEL + (map.SMALL_CELL // 2 if shifted else 0)
            assert small[row].plain[0] == letter
            for place, hex in enumerate(cells):
                cell = small[row].plain[start + 5 * place : start + 5 * place + 5]
                if hex is None:
                    assert cell.strip() == map.RIVER_SIGN
                    continue
                assert f"{letter}{cell[:2].strip()}" == state.board.hex_names[hex]
                assert cell[2].upper() == TERRAIN_LETTERS[state.terrain[hex]]
                assert cell[2].isupper() == (state.owner[hex] >= 0)
                if state.owner[hex] >= 0:
                    assert cell[3:].strip() == BUILDING_NAMES[state.building[hex]]


def test_hexes_within_reach_say_what_it_takes() -> None:
    options = {**GAME.presets()["introductory"], "players": 2}
    state = GAME.new_initial_state(options_of(GAME).complete(options))
    assert map.hints(state, 0) == {}
    for text in ("pass BON3", "pass BON1"):
        state.apply_action(state.string_to_action(text))
    found = {state.board.hex_names[hex]: hint for hex, hint in map.hints(state, 0).items()}
    assert found == {"D4": "2", "D5": "1", "E6": "3", "E7": "1", "G2": "2"}


def test_players_stand_in_the_order_of_play_with_what_they_have() -> None:
    for state in positions()[::40]:
        lines = terminal.players_table(state, 0, LANGUAGES[1])
        assert len(lines) == state.num_players() + 1
        for seat, line in zip(state.order, lines[1:], strict=True):
            player = state.players[seat]
            assert f"{player.bowl_one}/{player.bowl_two}/{player.bowl_three}" in line.plain
            assert (line.plain[0] == "x") == player.passed
