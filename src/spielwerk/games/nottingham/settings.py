"""The options and the data of a game as the rules read them. `options.py` and `data.py` fill them in."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from spielwerk.games.nottingham.terms import GOLD

# `Settings.first_player` where it is drawn.
DRAWN: Final = -1


class Settings:
    """Everything agreed before the first draw. Names are those of the options in records."""

    def __init__(
        self,
        num_players: i64,
        numbers: vec[i64],
        town_number: i64,
        first: vec[i64],
        second: vec[i64],
        ambush_items: vec[i64],
        ambush_colour: vec[i64],
        values: vec[i64],
        counts: vec[i64],
    ) -> None:
        self.num_players: i64 = num_players
        # Printed numbers, from the data file.
        self.numbers: vec[i64] = numbers  # hand limits of the fields after the town, in the sheriff's order
        self.town_number: i64 = town_number  # 0: the town field has none
        self.task_first: vec[i64] = first  # points of a task card as long as one player has done the task
        self.task_second: vec[i64] = second  # points of both cards once two have done it
        self.ambush_items: vec[i64] = ambush_items  # bits of the kinds that an ambush card shows
        self.ambush_colour: vec[i64] = ambush_colour  # seat whose colour an ambush card shows, or NOBODY
        self.values: vec[i64] = values  # points of a card in the winning pile at the end, by kind
        self.counts: vec[i64] = counts  # item cards by kind
        # Readings of the rules.
        self.first_player: i64 = DRAWN
        self.buyer_sees_offers: bool = True
        self.unsold_to_hand: bool = True  # `unsold`: coin or box for which nobody could offer anything
        self.defence_compulsory: bool = False
        self.ambush_compulsory: bool = False
        self.several_ambushes: bool = True  # more than one may be sprung on the same set
        self.most_ambushes: i64 = counts[GOLD]  # that may lie before one player
        self.single_ambush_card: bool = True  # the last one of the pile may be laid without a second to choose from
        self.trader_first: bool = True  # `favour-order`: the trader draws before the others, or after them
        self.favours_go_on: bool = False  # after both piles were empty in the middle of favours
        self.nothing_freed_ends: bool = False  # the game, where discarding at empty piles frees no card
        self.open_discards: bool = True  # everybody may look through the discard pile
        self.task_cards_break_ties: bool = False
