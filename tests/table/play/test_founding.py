"""New tables: what may be wished for."""

import pytest

from spielwerk.core.errors import Problem
from spielwerk.core.options import OptionError
from spielwerk.locale.catalogue import catalogue
from spielwerk.table.config import Limits
from spielwerk.table.play.founding import BOT, ME, OPEN, Place, Wishes, found
from spielwerk.table.problems import Refused
from table.halls import ADA, BEN, Hall


def test_options_and_presets(hall: Hall) -> None:
    table = hall.table(ME, OPEN, preset="wealth", options={"motto": "peace", "rich": "no"})
    assert hall.row(table).options == "players=2 rich=no colours=any mood=wild motto=peace"
    assert hall.room(table).play.record.options["motto"] == "peace"


@pytest.mark.parametrize(
    "wishes",
    [
        Wishes("chess", [Place(ME), Place(OPEN)]),
        Wishes("toy", [Place(ME)]),
        Wishes("toy", [Place(ME)] * 5),
        Wishes("toy", [Place(ME), Place(OPEN)], preset="none"),
        Wishes("toy", [Place(ME), Place(OPEN)], options={"mood": "angry"}),
        Wishes("toy", [Place(ME), Place(OPEN)], options={"players": "3", "nothing": "1"}),
        Wishes("toy", [Place(ME), Place(ME), Place(ME)], options={"colours": "red,blue"}),
        Wishes("toy", [Place(ME), Place(BOT, bot="marvin")]),
        Wishes("toy", [Place(ME), Place(OPEN)], seed="two words"),
    ],
)
def test_what_does_not_go_together_makes_no_table(hall: Hall, wishes: Wishes) -> None:
    with pytest.raises((Problem, OptionError)):
        found(hall.rooms, hall.limits, ADA, wishes)
    assert hall.store.count_tables() == 0


def test_a_given_seed_is_no_secret_and_draws_the_same(hall: Hall) -> None:
    first, second = (hall.table(ME, OPEN, seed="same") for _ in range(2))
    assert hall.entries(first) == hall.entries(second)
    assert hall.view(first).seed == "same"
    assert hall.view(hall.table(ME, OPEN, seed="")).seed == ""


def test_bots_are_due_at_once_where_they_begin(hall: Hall) -> None:
    assert hall.row(hall.table(BOT, ME)).bots_due
    assert not hall.row(hall.table(ME, ME)).bots_due


def test_only_so_many_tables(hall: Hall) -> None:
    limits = Limits(tables_a_day=2, tables=3)
    wishes = Wishes("toy", [Place(ME), Place(OPEN)])
    for _ in range(2):
        found(hall.rooms, limits, ADA, wishes)
    with pytest.raises(Refused) as refused:
        found(hall.rooms, limits, ADA, wishes)
    assert (refused.value.status, refused.value.key) == (429, "too-many-tables")
    found(hall.rooms, limits, BEN, wishes)
    with pytest.raises(Refused) as refused:
        found(hall.rooms, limits, BEN, wishes)
    assert (refused.value.status, refused.value.key) == (503, "full")


@pytest.mark.parametrize(
    ("wishes", "key", "sentence"),
    [
        (Wishes("chess", [Place(ME)]), "no-game", "Ein Spiel „chess“ gibt es nicht."),
        (Wishes("toy", [Place(ME)]), "players", "Dieses Spiel ist für 2 bis 4 Personen."),
        (
            Wishes("toy", [Place(ME)] * 2, options={"mood": "angry"}),
            "wrong-option",
            "Die Einstellung „mood“ kann nicht „angry“ sein; möglich ist eines von: calm, wild.",
        ),
        (
            Wishes("toy", [Place(ME)] * 2, options={"rich": "maybe"}),
            "wrong-option",
            "Die Einstellung „rich“ kann nicht „maybe“ sein; möglich ist 'yes' oder 'no'.",
        ),
        (
            Wishes("toy", [Place(ME)] * 2, preset="best"),
            "no-preset",
            "Eine Zusammenstellung „best“ gibt es nicht; es gibt: plain, wealth.",
        ),
    ],
)
def test_the_reason_comes_in_the_readers_language(hall: Hall, wishes: Wishes, key: str, sentence: str) -> None:
    with pytest.raises(Refused) as refused:
        found(hall.rooms, hall.limits, ADA, wishes)
    assert (refused.value.status, refused.value.key) == (422, key)
    assert refused.value.sentence(catalogue("de")) == sentence
