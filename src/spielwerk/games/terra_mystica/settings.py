"""The options of a game as the rules read them: typed switches, one place. `options.py` explains them to people."""

from mypy_extensions import i64


class Settings:
    """Everything agreed before the first draw. Names are those of the options in records."""

    def __init__(self, num_players: i64) -> None:
        self.num_players: i64 = num_players
        self.factions: i64 = 0  # bits of the factions that may be chosen; 0: all
        # Modules.
        self.mini_expansion: bool = True  # town tiles TW6-TW8
        self.shipping_bonus: bool = True  # bonus tile BON10
        self.temple_scoring: bool = True  # scoring tile SCORE9
        self.variable_turn_order: bool = False
        self.start_points_2017: bool = False
        self.cultists_erratum: bool = True
        # Where the reference implementation is laxer than the printed rules.
        self.points_during_play: bool = False  # 3 coins -> 1 VP before the end
        self.may_give_up: bool = False  # a bridge, ride, trading house or sandstorm that is due may be given up
        self.loose_spades: bool = False  # short of home on any hex of several; leftovers stay if all others have passed
        self.decide_later: bool = False  # tiles and cult steps that are due do not hold up further actions
        self.spades_turn_back: bool = False  # a hex may be turned away and back in one action
        self.unused_spades: bool = False  # free spades may be called up only to build on a hex that was home already
        self.decide_after_passing: bool = False  # what belongs to the turn may still be decided after passing
        self.keys_in_order: bool = False  # keys go to the first blocked cult; markers may be lowered by hand
