"""The options of a game as the rules read them: typed switches, one place. `options.py` explains them to people."""

from typing import Final

from mypy_extensions import i64

from spielwerk.games.noria.values import Values

# How discs must lie beside each other to be used in one turn.
SMALL_ALWAYS: Final = 0  # neighbours, but the one in the small ring goes with every other
CHAIN: Final = 1
PAIRWISE: Final = 2

# What counts at a tie: fewer of these wins.
WAREHOUSES_AND_SHIPS: Final = 0
SHIPS_AND_FACTORIES: Final = 1


class Settings:
    """Everything agreed before the first draw. Names are those of the options in records."""

    def __init__(self, num_players: i64, values: Values) -> None:
        self.num_players: i64 = num_players
        self.values: Values = values
        self.solo: bool = num_players == 1
        self.table_size: i64 = 2 if num_players == 1 else num_players
        """For how many players the table is laid out: the solo opponent counts."""
        self.expert: bool = num_players == 1  # own wheels, islands in a circle, nothing to start with
        self.random_market: bool = num_players == 1  # the lower row of the market is drawn
        self.adjacency: i64 = SMALL_ALWAYS
        self.empty_slots_block: bool = True  # a free slot lies in the way as a disc does
        self.bonus_counts_as_action: bool = False
        self.inspection_in_chain: bool = True  # a disc that is left out must be one that could be chosen
        self.tie_break: i64 = WAREHOUSES_AND_SHIPS
        self.line_up: i64 = 0  # set-up of the solo opponent's wheel: 0 normal, 1 and 2 harder
