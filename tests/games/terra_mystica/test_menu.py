"""The menu offers what is legal, grouped, in both languages, and finds ways to what is not legal yet."""

from games.terra_mystica.positions import positions
from spielwerk.core.choices import Choice
from spielwerk.games.terra_mystica import menu
from spielwerk.games.terra_mystica.game import GAME
from spielwerk.games.terra_mystica.state import ACTIONS, AFTER_ACTION
from spielwerk.games.terra_mystica.turn import TerraMystica
from spielwerk.locale.catalogue import catalogue

GERMAN, ENGLISH = (catalogue(language, GAME.package) for language in ("de", "en"))


def choices(state: TerraMystica, seat: int) -> list[Choice]:
    turns = GAME.sensible_turns(state, seat)
    return [choice for group in menu.groups(state, seat, turns, ENGLISH) for choice in group.choices]


def test_every_way_in_the_menu_can_be_gone() -> None:
    for state in positions()[::3]:
        for seat in state.deciders():
            found = choices(state, seat)
            assert found
            for choice in found:
                assert choice.label and choice.ways
                assert all(menu.is_legal(state, seat, way) for way in choice.ways), choice


def test_every_question_has_its_menu_in_both_languages() -> None:
    asked = set()
    for state in positions()[::5]:
        for seat in state.deciders():
            asked.add(menu.question(state, seat, ENGLISH))
            assert menu.question(state, seat, GERMAN) != menu.question(state, seat, ENGLISH)
            turns = GAME.sensible_turns(state, seat)
            german = [group.title for group in menu.groups(state, seat, turns, GERMAN)]
            assert len(german) == len(set(german)) == len(menu.groups(state, seat, turns, ENGLISH))
    assert len(asked) > 8


def test_every_legal_main_action_or_its_goal_is_in_the_menu() -> None:
    """Kinds of action, that is: single digs, lesser priests and partial transformations are typed."""
    for state in positions()[::7]:
        if state.phase != ACTIONS or not state.deciders():
            continue
        seat = state.current_player()
        names = {menu._name_of(action) for action in state.legal_actions(seat)}
        shown = {menu._name_of(action) for choice in choices(state, seat) for way in choice.ways for action in way}
        missing = names - shown
        assert missing <= {"build", "offers", "pass", "convert", "tracks", "upgrade", "power", "special", "priests"}
        if not missing <= {"build"}:
            assert menu.question(state, seat, ENGLISH).startswith("A neighbour")


def test_enter_ends_the_turn_once_the_action_is_taken() -> None:
    ends = 0
    for state in positions():
        for seat in state.deciders():
            usual = menu.usual_action(state, seat)
            if usual is not None:
                assert state.stage == AFTER_ACTION and usual in state.legal_actions(seat)
                ends += 1
    assert ends > 20


def test_ways_to_an_action_end_with_it_and_are_legal() -> None:
    found = 0
    for state in positions()[::10]:
        if state.phase != ACTIONS or not state.deciders():
            continue
        seat = state.current_player()
        legal = set(state.legal_actions(seat))
        turns = GAME.sensible_turns(state, seat)
        for action in range(0, GAME.num_distinct_actions(), 5):
            ways = [] if action in legal else menu.ways_to(state, seat, action, turns)
            for way in ways:
                assert way[-1] == action and len(way) > 1
                assert menu.is_legal(state, seat, way)
                found += 1
    assert found > 50


def test_a_price_counts_what_a_way_costs_and_brings() -> None:
    state = next(
        state for state in positions() if state.phase == ACTIONS and choices(state, state.current_player())[0].price
    )
    seat = state.current_player()
    way = choices(state, seat)[0].ways[0]
    before = state.players[seat].coins
    after = state.clone()
    for action in way:
        after.apply_action(action, seat)
    assert f"{after.players[seat].coins - before}C" in menu.price(state, seat, way, ENGLISH)


def test_what_is_due_has_its_own_title() -> None:
    """The Witches' ride is a dwelling, but no transform and build."""
    state = next(state for state in positions() if state.phase == ACTIONS and state.turn >= 0).clone()
    seat = state.turn
    state.players[seat].due_ride = 1
    titles = [group.title for group in menu.groups(state, seat, [], ENGLISH)]
    assert "Ride to a forest" in titles and "Transform and build" not in titles
    assert menu.needs_map(state, seat)
