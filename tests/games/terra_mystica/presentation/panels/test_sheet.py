"""The score sheet adds up."""

from games.terra_mystica.play import table
from games.terra_mystica.presentation.playing import positions
from spielwerk.games.terra_mystica.presentation.panels.sheet import sheet


def test_rows_add_up_to_the_total() -> None:
    for at in positions():
        found = sheet(at.state, "en")
        assert len(found.seats) == at.state.num_players()
        *rows, (name, total) = found.rows
        assert name == "Total"
        assert total == tuple(player.points for player in at.state.players)
        assert total == tuple(sum(points[seat] for _, points in rows) for seat in range(len(total)))
        assert all(any(points) for _, points in rows)


def test_names_in_both_languages() -> None:
    state = table("witches E9 F4", "nomads E8 F3 I7")
    german = sheet(state, "de")
    assert german.seats == ("Hexen", "Nomaden")
    assert german.rows == (("Start", (20, 20)), ("Summe", (20, 20)))
    assert sheet(state, "en").rows[0] == ("Start", (20, 20))
