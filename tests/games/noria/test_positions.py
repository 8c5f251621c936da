"""The positions of the rulebook, reached by play alone: where a question, mistake or the example is shown."""

from games.noria.play import choices, disc, have, lacks, may, numbers, play, refused
from spielwerk.core.rulebook_positions import load_position
from spielwerk.games.noria.game import GAME
from spielwerk.games.noria.invariants import check
from spielwerk.games.noria.rules.scoring import chamber_value, material, point_list, winners
from spielwerk.games.noria.terms import DIVISION, EXPLORATION, REFINEMENT, SETTLEMENT, SPECIALIZATION
from spielwerk.games.noria.turn import Noria


def shown(rule: str) -> Noria:
    """The position that shows a rule."""
    position = load_position(GAME.package, rule)
    assert position is not None, f"nothing shows {rule}"
    state = position.state()
    assert isinstance(state, Noria) and check(state) == []
    return state


# Questions.


def test_what_scores() -> None:
    """scoring.nothing-else, p. 4, 12. What red has in ships, warehouses and resources is worth nothing."""
    state = shown("questions.what-scores")
    assert state.is_terminal() and material(state, 0) > 3
    assert sum(numbers(point_list(state, 0))) == state.returns()[0] == 110


def test_which_discs() -> None:
    """wheel.pairs, p. 5. Journey M-BL lies beside city S-B and energy L-B, not beside tool L-BR."""
    state = shown("questions.which-discs")
    assert [disc(state, "red", slot) for slot in ("S-B", "M-BL", "L-B", "L-BR")] == [
        "city",
        "journey",
        "energy",
        "tool",
    ]
    play(state, "red: use M-BL. discover. reveal I1. nothing")
    assert choices(state, "red", "use") == "S-B, L-B"
    play(state, "red: use L-B")
    assert choices(state, "red", "use") == "S-B", "the disc of the small ring still fits"


def test_how_many_actions() -> None:
    """actions.four, p. 5, 7. Upgraded bonus, mycelium and city would give five; the fourth is the last."""
    state = shown("questions.how-many-actions")
    play(state, "red: use M-BL. use L-BL. use L-BL. use S-B. buy obsidian")
    assert state.actions == 3 and may(state, "red: buy mycelium")
    play(state, "red: buy mycelium")
    assert refused(state, "red: buy energy") == "actions.four"


def test_price_of_a_step() -> None:
    """investment.price, investment.surcharge, p. 8. Yellow is ahead on settlement, blue only level on refinement."""
    state = shown("questions.price-of-a-step")
    have(state, "red", "2O 2M 1E steps=1/0/0/0")
    other = state.clone()
    play(state, "red: invest settlement. pay 1 mycelium. pay 1 obsidian")
    have(state, "red", "1O 1M 1E steps=1/1/0/0")
    play(other, "red: invest refinement")
    have(other, "red", "0O 2M 1E steps=2/0/0/0")


def test_new_disc() -> None:
    """market.waiting, p. 8-10. The bought obsidian disc is put in now and works in the next turn."""
    state = shown("questions.new-disc")
    have(state, "red", "waiting=obsidian")
    play(state, "red: insert M-BL", "yellow: done", "red: use M-BL")
    have(state, "red", "1O")


def test_influence_prices() -> None:
    """influence.again, p. 6. Of 8 knowledge: night shifts 1 and 2, rebuilding 2, and a third night shift would be 4."""
    state = shown("questions.influence-prices")
    have(state, "red", "8K")
    play(state, "red: night-shift middle. night-shift large. rebuild S-B M-BL")
    have(state, "red", "3K")
    assert lacks(state, "red: night-shift large") == ("influence.night-shift-price", 4, 3)
    assert lacks(state, "red: rebuild S-B M-BL") == ("influence.rebuild-price", 4, 3)


def test_influence_prices_later() -> None:
    """influence.later, p. 6. With two players from round 11 on 2 and 3."""
    state = shown("questions.influence-prices")
    while state.round < 11:
        play(state, f"{state.seat_name(state.current_player())}: done")
    play(state, "red: night-shift middle. rebuild S-T S-B")
    have(state, "red", "3K")


def test_intrigue_price() -> None:
    """politics.price, p. 10. One cog is in sight: 1 knowledge, then 2, then 4."""
    state = shown("questions.intrigue-price")
    have(state, "red", "8K")
    play(state, "red: intrigue research. remove division. intrigue research. remove settlement")
    have(state, "red", "5K")
    play(state, "red: intrigue research. remove settlement")
    have(state, "red", "1K")
    assert numbers(state.seated) == [0, 0, 0, 3, 0, 0] and numbers(state.upper) == [4, 2, 4, 1, 4, 3]


def test_getting_knowledge() -> None:
    """black-market.sell, inspection.knowledge, administration.knowledge, p. 9-10. Engine 2, disc left out 1, cog 1."""
    state = shown("questions.getting-knowledge")
    have(state, "red", "3K full=engine:2 factories=1")
    play(state, "red: sell engine")
    have(state, "red", "5K free=engine:1 full=engine:1")
    play(state, "red: inspect M-BR")
    have(state, "red", "6K")
    play(state, "red: done")
    have(state, "red", "7K")


def test_envoy_in_the_cave() -> None:
    """scoring.division, p. 5, 12. As long as one envoy is in the cave the chamber gives nothing, then 1 x 4."""
    state = shown("questions.envoy-in-the-cave")
    have(state, "red", "steps=1/1/1/0")
    assert chamber_value(state, DIVISION) == 4 and state.returns()[0] == 0
    play(state, "red: invest research")
    have(state, "red", "steps=1/1/1/1")
    assert state.returns()[0] == 4


def test_tie() -> None:
    """scoring.ties, p. 12. Nobody has points, red has a ship more: yellow wins."""
    state = shown("questions.tie")
    assert state.returns() == [0, 0] and [material(state, seat) for seat in (0, 1)] == [4, 3]
    play(state, "yellow: done")
    assert state.is_terminal() and numbers(winners(state)) == [1]


# Mistakes.


def test_ships_and_factories_score() -> None:
    """scoring.nothing-else, p. 4. A factory and its warehouses bring no point."""
    state = shown("mistakes.ships-and-factories-score")
    play(state, "red: factory 1")
    have(state, "red", "factories=1 free=engine:2")
    assert state.returns() == [0, 0]


def test_two_upgraded_discs() -> None:
    """actions.one-doubled, p. 5. The mycelium disc has given two; the city, upgraded as well, gives only one."""
    state = shown("mistakes.two-upgraded-discs")
    assert disc(state, "red", "L-BL") == "mycelium+" and disc(state, "red", "S-B") == "city+"
    assert state.actions == 3 and refused(state, "red: buy mycelium") == "actions.one-doubled"
    assert may(state, "red: use M-BL"), "a fourth action is possible, with another disc"


def test_discs_apart() -> None:
    """wheel.neighbours, p. 5. The tool at L-BR does not touch the journey disc at M-BL."""
    state = shown("mistakes.discs-apart")
    assert refused(state, "red: use L-BR") == "wheel.neighbours"
    play(state, "red: use L-B")
    assert refused(state, "red: use L-BR") == "wheel.one-per-ring"


def test_upgraded_used_at_once() -> None:
    """upgrade.not-this-turn, p. 9. It works in the next turn, then twice."""
    state = shown("mistakes.upgraded-used-at-once")
    assert disc(state, "red", "M-BR") == "obsidian+"
    assert refused(state, "red: use M-BR") == "upgrade.not-this-turn"
    play(state, "red: done", "yellow: done", "red: use M-BL. use M-BL")
    have(state, "red", "2O")


def test_bought_used_at_once() -> None:
    """market.waiting, p. 8-9."""
    state = shown("mistakes.bought-used-at-once")
    have(state, "red", "waiting=obsidian")
    assert refused(state, "red: insert M-BR") == "administration.none-waiting"
    play(state, "red: done")
    assert may(state, "red: insert M-BR")


def test_cave_ignored() -> None:
    """scoring.division, p. 5, 12. Red's lowest envoy is not the one on step 1 but those in the cave: no points."""
    state = shown("mistakes.cave-ignored")
    have(state, "red", "steps=1/0/0/0")
    assert chamber_value(state, DIVISION) == 4 and state.returns()[0] == 0


def test_small_ring_turned() -> None:
    """influence.small-ring, p. 6."""
    state = shown("mistakes.small-ring-turned")
    assert refused(state, "red: night-shift small") == "influence.small-ring"
    assert choices(state, "red", "night-shift") == "middle, large"


# The example.


def test_example() -> None:
    """example.total, p. 4-5. A game played to the end: 4 + 42 + 36 + 28, and nothing from the division chamber."""
    state = shown("example.total")
    assert state.is_terminal()
    have(state, "red", "steps=2/7/3/0")
    values = [chamber_value(state, chamber) for chamber in (REFINEMENT, SETTLEMENT, EXPLORATION, SPECIALIZATION)]
    assert values == [2, 6, 12, 4]
    assert numbers(point_list(state, 0)) == [4, 42, 36, 0, 28, 0] and state.returns()[0] == 110
