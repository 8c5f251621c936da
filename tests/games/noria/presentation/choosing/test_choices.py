"""What may be chosen, what it would lead to, and why something may not be done."""

import re

from games.noria.play import at, chance, discovered, given, play, seated, table, wheel
from games.noria.presentation.looking import all_choices, choice, game, marks, some_positions
from spielwerk.core.presentation import Consequence
from spielwerk.games.noria.actions import DRAW_MARKET, REBUILD, USE
from spielwerk.games.noria.presentation import PRESENTATION
from spielwerk.games.noria.presentation.choosing.elements import actions_of, elements_of
from spielwerk.games.noria.presentation.choosing.groups import ORDER, is_sensible
from spielwerk.games.noria.presentation.telling.wording import rulebook
from spielwerk.games.noria.turn import Noria


def in_town(discs: str = "S-B city", **amounts: int | str) -> Noria:
    """Red has used a city disc."""
    state = table(2)
    wheel(state, "red", discs)
    given(state, "red", **amounts)
    play(state, "red: use S-B")
    return state


def after(state: Noria, *texts: str) -> Consequence:
    return PRESENTATION.consequence(state, 0, texts, "en")


def why(state: Noria, element: str, language: str = "en") -> list[str]:
    """Rules that are named when an element is tapped."""
    return [reason.rule for reason in PRESENTATION.reasons(state, 0, element, language)]


# Choices.


def test_every_sensible_legal_action_is_a_choice_and_nothing_else() -> None:
    for state in some_positions():
        for seat in state.deciders():
            legal = {
                state.action_to_string(action)
                for action in state.legal_actions(seat)
                if is_sensible(state, seat, action)
            }
            found = [one.actions for one in all_choices(state, seat)]
            assert len(found) == len(set(found)) and {text for (text,) in found} == legal


def test_groups_have_titles_in_their_order() -> None:
    for state in some_positions()[::4]:
        for seat in state.deciders():
            found = PRESENTATION.groups(state, seat, "de")
            assert [group.key for group in found] == [key for key in ORDER if key in {one.key for one in found}]
            assert all(group.title and all(one.label for one in group.choices) for group in found)


def test_discs_that_are_alike_are_not_exchanged() -> None:
    state = table(2)
    wheel(state, "red", "S-B city, S-T city, L-B city+")
    given(state, "red", knowledge=2)
    texts = [text for one in all_choices(state, 0) for text in one.actions]
    assert "rebuild S-T S-B" not in texts and "rebuild S-T L-B" in texts


def test_a_rebuilding_names_its_price() -> None:
    """Rulebook, "influence.again"."""
    state = table(2)
    wheel(state, "red", "S-B city, L-B tool")
    given(state, "red", knowledge=6)
    assert choice(state, 0, "rebuild S-B L-B").price == "\u22122 knowledge"
    play(state, "red: rebuild S-B L-B")
    assert choice(state, 0, "rebuild S-B L-B").price == "\u22124 knowledge"


def test_either_disc_may_be_tapped_first_to_rebuild() -> None:
    state = table(2)
    wheel(state, "red", "S-B city, L-B tool")
    given(state, "red", knowledge=2)
    assert choice(state, 0, "rebuild S-B L-B").element.split() == [
        "rebuild-S-B",
        "rebuild-L-B",
        "rebuild-S-B_L-B",
        "rebuild-L-B_S-B",
    ]


def test_an_investment_names_price_surcharge_and_points() -> None:
    """Rulebook, "investment.surcharge"."""
    state = in_town(energy=3, mycelium=3, obsidian=1)
    given(state, "yellow", steps="1/2/0/0")
    seated(state, settlement=1)
    one = choice(state, 0, "invest settlement")
    assert one.label == "Settlement: to step 1" and one.element == "path-settlement"
    assert one.price == "1 mycelium or energy, 1 resource of any kind \u00b7 +2 VP"


def test_payments_that_leave_an_even_rest_come_first() -> None:
    state = in_town(obsidian=4, mycelium=1, energy=1)
    play(state, "red: buy tool")
    assert all_choices(state, 0)[0].actions == ("pay 3 obsidian",)


def test_an_intrigue_says_what_it_brings_to_whom() -> None:
    state = table(2)
    given(state, "red", knowledge=1)
    assert choice(state, 0, "intrigue refinement").price == "\u22121 knowledge, +2 VP \u00b7 Yellow +2"


def test_landing_names_warehouses_and_cogs() -> None:
    state = table(2)
    discovered(state, "I4")
    at(state, "red", "I4")
    state.due_landing = True
    factory = choice(state, 0, "factory 1")
    assert factory.element == "plot-I4-1" and factory.label == "Factory on plot 1: warehouses for 2 engines"
    assert factory.price == "+1 knowledge in every administration"
    assert choice(state, 0, "ship energy").price == "then 2 each time"


# Elements.


def test_every_action_has_elements_that_lead_back_to_it() -> None:
    """But for those that need none: ending the turn, paying, taking nothing."""
    for number in (0, 2, 3):
        for state in game(number)[1][::9]:
            for seat in state.deciders():
                for action in state.legal_actions(seat):
                    text = state.action_to_string(action)
                    found = [] if text.startswith("produce") else elements_of(state, seat, action).split()
                    for element in found:
                        assert element in ("done", "nothing") or action in actions_of(state, element), text


def test_elements_that_this_table_has_not_are_nothing() -> None:
    state = table(2)
    for element in ("", "hex-E7", "slot-X", "rebuild-S-B_X", "plot-I1-1", "plot-I1-9", "ship-I1-gold", "island-I99"):
        assert PRESENTATION.reasons(state, 0, element, "en") == []


def test_draws_are_about_what_is_drawn() -> None:
    state = table(2)
    assert PRESENTATION.element(state, DRAW_MARKET) == "disc-city"
    assert PRESENTATION.element(state, REBUILD).startswith("slot-")


# Consequences.


def test_what_a_step_changes() -> None:
    state = in_town(obsidian=2)
    seated(state, refinement=1, specialization=1)
    found = after(state, "invest refinement")
    assert found.changes == (("obsidian", "2 \u2192 0"), ("Refinement", "1 \u2192 2"))
    assert found.points == (("Refinement chamber", 2), ("Specialization chamber", 2))


def test_others_points_are_told() -> None:
    state = table(2)
    given(state, "red", knowledge=1)
    found = after(state, "intrigue refinement", "remove division")
    assert "Other scores change as well: Yellow +2." in found.notes


def test_discs_that_are_left_are_named_before_the_turn_ends() -> None:
    state = table(2)
    wheel(state, "red", "S-B obsidian, M-BL city")
    assert "Still to be used: City." in after(state, "use S-B").notes
    assert PRESENTATION.before_passing(state, 0, "en") == ["Still to be used: Obsidian, City."]
    assert not any("Still" in note for note in after(state, "use S-B", "done").notes)


def test_a_bonus_alone_is_nothing_that_is_left() -> None:
    """Rulebook, "bonus.no-action"."""
    state = table(2)
    wheel(state, "red", "S-B bonus")
    assert PRESENTATION.before_passing(state, 0, "en") == []


def test_administration_is_told() -> None:
    state = in_town()
    found = after(state, "buy energy", "done")
    assert any("inserted" in note for note in found.notes)


def test_what_is_discovered_is_not_told() -> None:
    state = table(2)
    wheel(state, "red", "S-B journey")
    found = after(state, "use S-B", "discover")
    assert any("discovered" in note for note in found.notes)
    before = state.checksum()
    after(state, "use S-B")
    assert state.checksum() == before


# Why not.


def test_every_refusal_is_told_in_words_of_the_rulebook() -> None:
    for state in some_positions()[::2]:
        for seat in state.deciders():
            shown = [PRESENTATION.board(state, "en", {}, [])]
            shown += [panel.html for panel in PRESENTATION.panels(state, seat, "en", {})]
            for element in set(re.findall(r' id="([^"]+)"', "".join(shown))):
                for reason in PRESENTATION.reasons(state, seat, element, "de"):
                    assert reason.rule in rulebook("de").rules and reason.action and reason.text


def test_a_disc_outside_the_chain() -> None:
    """Rulebook, "wheel.neighbours"."""
    state = table(2)
    wheel(state, "red", "M-BL city, L-BR energy")
    play(state, "red: use M-BL")
    assert why(state, "slot-L-BR")[0] == "wheel.neighbours"


def test_a_disc_in_the_upper_half() -> None:
    state = table(2)
    wheel(state, "red", "S-T city, M-BL energy")
    assert why(state, "slot-S-T") == ["wheel.active"]


def test_amounts_are_named() -> None:
    state = table(2)
    given(state, "red", knowledge=0)
    reason = PRESENTATION.reasons(state, 0, "night-large", "de")[0]
    assert reason.rule == "influence.night-shift-price"
    assert reason.text.endswith("Nötig ist 1 Wissen, du hast 0.")


def test_the_small_ring_has_no_night_shift() -> None:
    assert why(table(2), "night-small") == ["influence.small-ring"]


def test_investing_without_a_city_disc() -> None:
    assert why(table(2), "path-research") == ["actions.city-disc", "investment.price"]


def test_a_chamber_nobody_can_afford() -> None:
    state = table(2)
    given(state, "red", knowledge=0)
    assert why(state, "chamber-research") == ["politics.price"]


def test_nothing_is_refused_where_everything_is_possible() -> None:
    state = table(2)
    wheel(state, "red", "S-B city")
    assert why(state, "slot-S-B") == []


def test_marks_lead_to_choices() -> None:
    """Whoever taps what is marked finds a choice."""
    for state in some_positions()[::3]:
        for seat in state.deciders():
            found = {element for one in all_choices(state, seat) for element in one.element.split()}
            assert set(marks(state, seat)) == found
            assert all(USE for _ in found)


def test_an_island_is_where_the_journey_goes() -> None:
    state = table(2)
    wheel(state, "red", "S-B journey")
    play(state, "red: use S-B. discover")
    chance(state, "reveal I4")
    assert {"plot-I4-1", "ship-I4-energy", "ship-I4-mycelium"} <= set(marks(state, 0))
