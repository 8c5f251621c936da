"""What a position is worth to a seat, and what `greedy` makes of it."""

from games.nottingham.positions import table
from games.nottingham.shown import play
from spielwerk.bots.all import make_bot
from spielwerk.games.nottingham.game import GAME
from spielwerk.games.nottingham.turn import Nottingham


def chosen(state: Nottingham) -> str:
    """What the bot does for the seat that is asked, knowing no more than that seat."""
    seat = state.current_player()
    (action,) = make_bot("greedy", GAME, 1).choose(state.view(seat), seat)
    return state.action_to_string(action, seat)


def test_a_complete_set_is_traded() -> None:
    state = table(red="3 box coin")
    play(state, "chance: reveal chain")
    assert chosen(state).startswith("set ")


def test_a_set_that_an_ambush_may_foil_is_worth_less_and_a_fourth_card_makes_it_safe() -> None:
    """trading: an ambush takes one of the cards laid out"""

    def laid(cards: int, **ambushes: str) -> float:
        state = table(red=f"{cards} pearls coin", ambushes=ambushes)
        play(state, "chance: reveal chain", f"red: set {cards} pearls")
        return GAME.projection(state, 0)

    assert laid(3, green="pearls-gems") < laid(4, green="pearls-gems")
    assert laid(3) > laid(3, green="pearls-gems")


def test_a_known_hand_with_the_card_that_is_missing_is_attacked() -> None:
    """raid: yellow is known to hold the third box"""
    state = table(red="2 box", yellow="box 2 coin", green="3 coin")
    play(state, "chance: reveal gems", "red: act", "red: raid yellow", "yellow: yield")
    assert chosen(state) == "take box"


def test_a_chain_is_played_for_a_hand_that_is_nearly_done() -> None:
    """defence: the attack card comes in for the chain"""
    state = table(red="coin", yellow="chain 2 gems")
    play(state, "chance: reveal gems", "red: act", "red: raid yellow")
    assert chosen(state) == "defend"


def test_what_is_not_known_changes_nothing() -> None:
    """The value of a view is the same in every world that fits it."""
    state = table(red="2 gold pearls", yellow="3 coin", green="2 box chain")
    worlds = [state.view(0).resample_from_infostate(0, seed) for seed in range(20)]
    assert len({world.to_string() for world in worlds}) > 1
    assert len({GAME.projection(world, 0) for world in worlds}) == 1
