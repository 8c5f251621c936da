"""The map of the base game: 77 land hexes, eleven of each terrain, and 36 river hexes."""

from typing import Final

from spielwerk.games.terra_mystica.maps.board import Board

ROWS: Final = [
    "U S G B Y R U K R G B R K",
    " Y . . U K . . Y K . . Y",
    ". . K . S . G . G . S . .",
    " G B Y . . R B . R . R U",
    "K U R B K U S Y . . G K B",
    " S G . . Y G . . . U S U",
    ". . . S . R . G . Y K B Y",
    " Y B U . . . B K . S U S",
    "R K S B R G Y U S . B G R",
]


def board() -> Board:
    return Board(0, "base", ROWS, first_row_shifted=False)
