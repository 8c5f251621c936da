"""Trading in equal items (rulebook, p. 2-3), and the sheriff's step after it (p. 4)."""

from games.nottingham.positions import knows, table
from games.nottingham.shown import asked, choices, discarded, drawing, hand, play, points, refused, turn_of, won


def test_one_card_is_won_the_others_are_discarded() -> None:
    """trading.keep, p. 3."""
    state = table(red="3 chain")
    play(state, "chance: reveal chain", "red: set 3 chain")
    assert won(state, "red") == "chain" and points(state, "red") == 12
    assert discarded(state) == "2 chain" and hand(state, "red") == "chain"


def test_more_than_three_bring_no_more_points() -> None:
    """trading.more."""
    state = table(red="5 chain")
    play(state, "chance: reveal chain", "red: set 6 chain")
    assert won(state, "red") == "chain" and points(state, "red") == 12 and discarded(state) == "5 chain"


def test_three_equal_ones_are_needed() -> None:
    """trading.three, trading.in-hand."""
    state = table(red="3 pearls 2 gems")
    play(state, "chance: reveal chain")
    assert refused(state, "red: set 3 gems") == "trading.three"
    assert refused(state, "red: set 4 pearls") == "trading.in-hand"
    assert choices(state) == ["pass", "set 3 pearls"]


def test_one_trade_a_turn() -> None:
    """trading.once."""
    state = table(red="3 pearls 3 gems", ambushes={"yellow": "coin-box"})
    play(state, "chance: reveal chain", "red: set 3 pearls")
    assert refused(state, "red: set 3 gems") == "trading.once"
    play(state, "yellow: hold")
    assert turn_of(state) == "red" and drawing(state) == "favour", "the sheriff's favour, then the next seat"


def test_every_trade_moves_the_sheriff() -> None:
    """sheriff.move, p. 4."""
    state = table(red="3 pearls", yellow="2 coin 2 gems 2 pearls", sheriff=4)
    play(state, "chance: reveal chain", "red: set 3 pearls")
    assert state.sheriff == 5
    play(state, *["chance: favour box"] * 2, "chance: reveal chain", "yellow: task pairs coin pearls gems")
    assert state.sheriff == 6


def test_without_a_trade_the_sheriff_stays() -> None:
    """sheriff.stays."""
    state = table(red="3 pearls", sheriff=4)
    play(state, "chance: reveal chain", "red: pass")
    assert state.sheriff == 4


def test_what_is_laid_out_was_known_or_not() -> None:
    """components.secret. Cards that go openly are counted off what was known; the rest of the hand stays unknown."""
    state = table(red="3 pearls", yellow="coin")
    play(state, "chance: reveal pearls", "red: keep")
    assert knows(state, "all", "red") == "pearls"
    play(state, "red: set 3 pearls")
    assert hand(state, "red") == "pearls" and knows(state, "all", "red") == ""
    assert asked(state) == []
