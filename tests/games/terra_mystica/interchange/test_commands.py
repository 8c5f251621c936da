"""What a single command says, in all wordings."""

import pytest

from spielwerk.games.terra_mystica import actions, terms
from spielwerk.games.terra_mystica.interchange import commands
from spielwerk.games.terra_mystica.interchange.commands import ANY, Command, Vocabulary
from spielwerk.games.terra_mystica.maps import MAPS

BOARD = MAPS["base"]
E7 = int(BOARD.hex_number("E7"))


def parts(text: str) -> tuple[int, int, int, int]:
    command = Vocabulary(BOARD).command(text)
    return (command.kind, command.first, command.second, command.third)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("build e7", (commands.BUILD, E7, 0, 0)),
        ("Upgrade E7 to tp", (commands.UPGRADE, E7, terms.TRADING_HOUSE, 0)),
        ("upgrade E7 to trading post", (commands.UPGRADE, E7, terms.TRADING_HOUSE, 0)),
        ("upgrade E7 to Sanctuary", (commands.UPGRADE, E7, terms.SANCTUARY, 0)),
        ("dig 3", (commands.DIG, 3, 0, 0)),
        ("transform E7", (commands.TRANSFORM, E7, ANY, 0)),
        ("transform E7 to grey", (commands.TRANSFORM, E7, terms.GRAY, 0)),
        ("send p to Fire", (commands.SEND, terms.FIRE, ANY, 0)),
        ("SEND PRIEST TO AIR FOR 2", (commands.SEND, terms.AIR, 2, 0)),
        ("advance shipping", (commands.SINGLE, actions.ADVANCE_SHIPPING, 0, 0)),
        ("Advance dig", (commands.SINGLE, actions.ADVANCE_DIGGING, 0, 0)),
        ("action act6", (commands.SINGLE, actions.POWER_ACTION + 5, 0, 0)),
        ("Action fav6", (commands.SINGLE, actions.SPECIAL_ACTION + actions.FAVOUR_CULT, 0, 0)),
        ("bridge E5:C2", (commands.BRIDGE, int(BOARD.bridge_number("C2:E5")), 0, 0)),
        ("connect r12", (commands.CONNECT, 12, 0, 0)),
        ("pass", (commands.PASS, 0, 0, 0)),
        ("Pass bon10", (commands.PASS, 10, 0, 0)),
        ("leech 2 from witches", (commands.LEECH, 2, 0, 0)),
        ("leech 2", (commands.LEECH, 2, 0, 0)),
        ("decline", (commands.DECLINE, ANY, 0, 0)),
        ("Decline 3 from Cultists", (commands.DECLINE, 3, 0, 0)),
        ("convert pw to c", (commands.CONVERT, actions.POWER_TO_COIN, 1, 1)),
        ("convert 3pw to w", (commands.CONVERT, actions.POWER_TO_WORKER, 1, 3)),
        ("Convert 2 P to 2 W", (commands.CONVERT, actions.PRIEST_TO_WORKER, 2, 2)),
        ("convert 10 power to 2 priests", (commands.CONVERT, actions.POWER_TO_PRIEST, 2, 10)),
        ("convert 6C to 2VP", (commands.CONVERT, actions.COINS_TO_POINT, 2, 6)),
        ("burn 0", (commands.BURN, 0, 0, 0)),
        ("+FAV11", (commands.FAVOUR, 11, 1, 0)),
        ("+2TW5", (commands.TOWN, 5, 2, 0)),
        ("+earth", (commands.CULT, terms.EARTH, 1, 0)),
        ("+2FIRE", (commands.CULT, terms.FIRE, 2, 0)),
        ("-water", (commands.LOWER, terms.WATER, 1, 0)),
        ("-2SPADE", (commands.GIVE_UP, actions.GIVE_UP_SPADE, 2, 0)),
        ("-FREE_TP", (commands.GIVE_UP, actions.GIVE_UP_TRADING_HOUSE, 1, 0)),
        ("wait", (commands.WAIT, 0, 0, 0)),
        ("done", (commands.DONE, 0, 0, 0)),
    ],
)
def test_wordings(text: str, expected: tuple[int, int, int, int]) -> None:
    assert parts(text) == expected


def test_answers_name_their_source() -> None:
    assert Vocabulary(BOARD).command("Decline 3 from Cultists").source == "cultists"
    assert Vocabulary(BOARD).command("leech 2").source == ""


def test_connecting_by_land_hexes() -> None:
    command = Vocabulary(BOARD).command("connect a3:c1")
    assert command.first == ANY
    assert command.hexes == [int(BOARD.hex_number("A3")), int(BOARD.hex_number("C1"))]


def test_a_wording_is_taken_apart_once() -> None:
    vocabulary = Vocabulary(BOARD)
    assert vocabulary.command("Build e7") is vocabulary.command("Build e7")
    assert isinstance(vocabulary.known["Build e7"], Command)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("bild E7", "no command"),
        ("build Z9", "no land hex"),
        ("upgrade E7 to castle", "no CASTLE"),
        ("upgrade E7", "expected: upgrade"),
        ("dig 4", "no dig 4"),
        ("transform E7 to pink", "no pink"),
        ("send p to MOON", "no MOON"),
        ("send w to FIRE", "expected: send p"),
        ("advance on", "expected: advance"),
        ("action ACT7", "no ACT7"),
        ("bridge A1:I1", "no place for a bridge"),
        ("connect r99", "no river hex"),
        ("pass BON11", "no BON11"),
        ("pass on", "expected: pass"),
        ("convert 1W to 1PW", "no such conversion"),
        ("convert 1X to 1C", "no X"),
        ("burn two", "expected: burn"),
        ("+3C", "only a favour or town tile"),
        ("+FAV13", "no FAV13"),
        ("-2W", "cannot be given up"),
        ("leech two", "expected: leech"),
    ],
)
def test_what_is_no_command_says_why(text: str, reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        Vocabulary(BOARD).command(text)
