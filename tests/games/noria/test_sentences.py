"""What the terminal tells about moves."""

from games.noria.play import built, discovered, finish, given, play, seated, table, wheel
from spielwerk.games.noria.sentences import Follower, long_label, points_by_source, result, step, told, way_label
from spielwerk.games.noria.turn import Noria
from spielwerk.locale.catalogue import catalogue

SAY = catalogue("en", "spielwerk.games.noria")
SAGE = catalogue("de", "spielwerk.games.noria")


def news(state: Noria, *texts: str) -> list[str]:
    """What is told after red has done these things."""
    follower = Follower(state, 0)
    steps = []
    for text in texts:
        action = state.string_to_action(text)
        steps.append(step(state, action, 0, SAY))
        play(state, f"red: {text}")
        if state.is_chance_node():
            state.apply_action(state.string_to_action("reveal I6"))
    return follower.news(state, 0, steps, SAY)


def test_a_turn_in_one_sentence_with_what_it_brought() -> None:
    state = table()
    wheel(state, "red", "S-B energy+, M-BL obsidian")
    (sentence,) = news(state, "use S-B", "use S-B", "use M-BL", "done")
    assert sentence.startswith("Red ")
    assert "(2 times)" in sentence
    assert sentence.endswith("uses Obsidian. (+1 obsidian, +2 energy)")


def test_nothing_done() -> None:
    assert news(table(), "done") == ["Red ends the turn without doing anything."]


def test_what_has_been_discovered() -> None:
    state = table()
    wheel(state, "red", "S-B journey")
    told_news = news(state, "use S-B", "discover")
    assert told_news == ["Red uses Journey and discovers an island.", "Newly discovered: island 6."]


def test_a_new_round_tells_its_prices() -> None:
    state = table()
    play(state, "red: done")
    follower = Follower(state, 0)
    play(state, "yellow: done")
    assert follower.news(state, 1, [], SAY) == ["Round 2: intrigue 1, night shift 1, rebuilding 2 knowledge"]


def test_the_solo_opponent_is_told_after_the_turn() -> None:
    state = built(1, expert=False, data='solo.normal=["L-TL","L-BL","M-TR","S-T","M-BL","L-BR"]')
    lines = news(state, "done")
    assert lines[1].startswith("Bot: C: politician into the Refinement chamber")
    assert lines[1].endswith("D: invests in Refinement.")


def test_labels_say_what_they_are_about() -> None:
    state = table()
    given(state, "red", knowledge=9)
    assert long_label(state, state.string_to_action("intrigue research"), 0, SAY) == "intrigue: Research chamber"
    assert long_label(state, state.string_to_action("intrigue research"), 0, SAGE) == "Intrige: Forschungskammer"


def test_a_way_is_told_from_where_each_step_stands() -> None:
    state = table()
    wheel(state, "red", "S-B city")
    given(state, "red", obsidian=2)
    way = [state.string_to_action(text) for text in ("use S-B", "invest refinement")]
    assert way_label(state, way, 0, SAY) == "Use City (small ring, bottom); investment, Refinement: to step 2"


def test_draws_are_told_without_anybody() -> None:
    state = table()
    discovered(state, "I4")
    assert (
        told("", [step(state, state.string_to_action("market tool"), 0, SAY)], SAY) == "Next place of the market: Tool."
    )


def test_points_by_chamber() -> None:
    state = table()
    seated(state, settlement=3)
    given(state, "red", steps="1/7/0/0")
    assert dict(points_by_source(state, SAY))["Settlement chamber"] == [42, 0]


def test_who_has_won() -> None:
    state = table()
    given(state, "red", free="engine")
    finish(state)
    assert result(state, SAY) == "Yellow wins with 0 points."
    alone = built(1, expert=False)
    finish(alone)
    assert "bot wins" in result(alone, SAY)
