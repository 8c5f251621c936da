"""What is asked and offered: every legal action is one choice that can be tapped; and why others are none."""

import pytest

from games.nottingham.positions import table
from games.nottingham.presentation.looking import ELEMENTS, LANGUAGES, ids, parsed, positions, views
from games.nottingham.shown import at, play
from spielwerk.core.presentation import Group
from spielwerk.core.rulebook import load_rulebook
from spielwerk.games.nottingham.game import GAME
from spielwerk.games.nottingham.presentation import PRESENTATION
from spielwerk.games.nottingham.turn import Nottingham


def groups(state: Nottingham, seat: int, language: str = "en") -> list[Group]:
    return PRESENTATION.groups(state.view(seat), seat, language)


def ask(state: Nottingham, seat: int | None, language: str = "en") -> str:
    return PRESENTATION.question(state.view(-5 if seat is None else seat), seat, language)


def labels(state: Nottingham, seat: int, language: str = "en") -> list[str]:
    return [choice.label for group in groups(state, seat, language) for choice in group.choices]


def test_every_legal_action_is_one_choice() -> None:
    for state in positions():
        for seat in state.deciders():
            texts = [text for group in groups(state, seat) for choice in group.choices for text in choice.actions]
            assert sorted(texts) == sorted(state.action_to_string(one, seat) for one in state.legal_actions(seat))


@pytest.mark.parametrize("language", LANGUAGES)
def test_choices_of_a_group_have_names_of_their_own(language: str) -> None:
    for state in positions():
        for seat in state.deciders():
            for group in groups(state, seat, language):
                names = [choice.label for choice in group.choices]
                assert len(names) == len(set(names)), names
                assert all(name[0].isupper() or name[0].isdigit() for name in names)


def test_what_a_choice_belongs_to_can_be_tapped() -> None:
    for state in positions():
        for seat in state.deciders():
            view = state.view(seat)
            elements = {
                one for group in groups(state, seat) for choice in group.choices for one in choice.element.split()
            }
            marks = dict.fromkeys(elements, "choice")
            pictures = [PRESENTATION.board(view, "en", marks, ())]
            pictures += [panel.html for panel in PRESENTATION.panels(view, seat, "en", marks)]
            assert elements <= set(ids(parsed("".join(pictures).replace("<br>", "<br/>"))))
            for element in elements:
                assert any(f'id="{element}" class=' in picture and "is-choice" in picture for picture in pictures)


def test_only_who_is_asked_has_choices() -> None:
    for state, seat in views():
        if seat is not None:
            assert bool(PRESENTATION.groups(state, seat, "en")) == (seat in state.deciders())


def test_the_revealed_card() -> None:
    """turn.decide, p. 2."""
    state = table(red="coin", yellow="pearls", green="gems")
    play(state, "chance: reveal gems")
    assert ask(state, 0, "de") == "Du deckst Edelsteine auf: behalten oder jemanden überfallen?"
    assert ask(state, 1) == ask(state, None) == "Red has revealed gemstones and considers."
    (group,) = groups(state, 0, "de")
    assert [(one.label, one.price, one.element) for one in group.choices] == [
        ("Jemanden überfallen", "eine Hand wird ausgelegt, du nimmst eine Karte", "revealed"),
        ("Auf die Hand nehmen", "dann 2 Handkarten", "revealed"),
    ]


def test_an_attack_asks_for_a_chain_with_or_without_one() -> None:
    """defence.asked, p. 6. Others read the same whether there is a chain or not."""
    for hand, question in (("chain", "Red raids you: play a chain?"), ("box", "Red raids you, and you have no chain.")):
        state = table(red="coin", yellow=hand, green="gems")
        play(state, "chance: reveal gems", "red: act", "red: raid yellow")
        assert ask(state, 1) == question
        assert ask(state, 2) == ask(state, None) == "Red raids Yellow. Will there be a chain?"
        assert ask(state, 0, "de") == "Du überfällst Gelb. Kommt eine Kette?"
    assert labels(state, 1) == ["Do not defend"]


def test_targets_are_told_with_what_is_known_of_them() -> None:
    """theft.target, p. 5."""
    state = table(red="coin", yellow="pearls pearls box", green="gems")
    play(state, "chance: reveal gems", "red: act", "red: raid yellow", "yellow: yield", "red: take box")
    play(state, "chance: reveal coin", "yellow: keep", "yellow: pass", "chance: reveal candlestick", "green: act")
    (group,) = groups(state, 2)
    assert [(one.label, one.price, one.element) for one in group.choices] == [
        ("Steal from Red", "2 cards in hand, among them 1 chest", "player-0"),
        ("Steal from Yellow", "4 cards in hand, among them 1 copper coin, 2 pearls and 1 gemstone", "player-1"),
    ]


def test_offers_of_a_barter_can_be_tapped_by_each_of_their_cards() -> None:
    """barter.one-or-two, p. 7."""
    state = table(red="coin", yellow="coin 2 pearls box", green="gems")
    play(state, "chance: reveal box", "red: act")
    assert ask(state, 1) == "Red barters: offer one or two cards openly."
    found = {one.label: one.element for group in groups(state, 1) for one in group.choices}
    assert found == {
        "Copper coin": "card-coin",
        "Pearls": "card-pearls",
        "1 copper coin and 1 pearl": "card-coin card-pearls",
        "2 pearls": "card-pearls",
    }
    play(state, "yellow: barter pearls pearls", "green: barter gems")
    assert labels(state, 0) == ["2 pearls from Yellow", "1 gemstone from Green"]
    assert ask(state, 0) == "Which offer do you take? You must take one."


def test_trades_are_told_with_points_hand_and_favour() -> None:
    """trading.three, favour.who, p. 2-4."""
    state = table(red="4 pearls 2 coin", yellow="2 box", green="gems")
    play(state, "chance: reveal coin", "red: keep")
    (group,) = groups(state, 0)
    assert [(one.label, one.price) for one in group.choices] == [
        ("3 copper coins", "7 points; then 4 cards in hand"),
        ("4 pearls", "10 points; then 3 cards in hand, with the favour"),
        ("3 pearls", "10 points; then 4 cards in hand"),
        ("Trade nothing in", ""),
    ]
    assert ask(state, 0) == "Would you like to trade anything in?"


def test_what_ends_the_game_promises_no_favour() -> None:
    """end.at-once, p. 4: the last task card, and the step onto the town."""
    taken = {"seven": "yellow green", "five": "yellow green", "four-pairs": "yellow green", "three-pairs": "yellow"}
    state = table(red="2 coin 2 pearls 2 gems", yellow="box", green="gems", tasks=taken)
    play(state, "chance: reveal gold", "red: keep")
    prices = [one.price for group in groups(state, 0) for one in group.choices]
    assert prices == ["10 points; with that the game is over", ""]
    state = table(red="3 coin", yellow="box", green="gems", sheriff=24)
    play(state, "chance: reveal chain")
    prices = [one.price for group in groups(state, 0) for one in group.choices]
    assert prices == ["7 points; with that the game is over", ""]


def test_the_consequence_of_a_trade() -> None:
    """ambush.three-left, sheriff.move, favour.who."""
    state = table(red="3 pearls coin", yellow="2 box", green="5 gems", ambushes={"green": "yellow coin-box"})
    play(state, "chance: reveal coin")
    found = PRESENTATION.consequence(state.view(0), 0, ["keep", "set 3 pearls"], "en")
    assert found.changes == (("Cards in hand", "4 \u2192 2"),) and found.points == (("Traded in", 10),)
    assert found.notes == (
        "2 ambushes may disturb your trade; three equal items must be left.",
        "The sheriff moves to a field with a 3.",
        "A card each by the sheriff's favour then go to you and Yellow.",
    )


def test_the_consequence_of_a_task() -> None:
    """tasks.second, ambush.not-tasks, p. 3-5."""
    state = table(red="5 coin", yellow="box", green="gems", tasks={"five": "yellow"}, ambushes={"green": "yellow"})
    play(state, "chance: reveal gems", "red: keep")
    found = PRESENTATION.consequence(state.view(0), 0, ["task five coin"], "de")
    assert found.points == (("Aufgabe", 15),)
    assert found.notes[:2] == (
        "Gegen Aufgaben wirkt kein Hinterhalt.",
        "Gelb dreht die eigene Karte dieser Aufgabe um; sie ist nur noch 15 Punkte wert.",
    )


def test_springing_tells_whether_it_foils_the_trade() -> None:
    """ambush.effect, ambush.three-left, p. 6."""
    state = table(red="4 pearls", yellow="box", green="gems", ambushes={"green": "pearls-gems red"})
    play(state, "chance: reveal gems", "red: keep", "red: set 4 pearls")
    assert ask(state, 2, "de") == "Rot legt 4 Perlen aus: Hinterhalt auslösen?"
    assert ask(state, 0, "de") == "Du legst 4 Perlen aus; Grün darf einen Hinterhalt auslösen."
    prices = [one.price for group in groups(state, 2) for one in group.choices]
    assert prices[0] == prices[1] == "you take a pearl; Red gets your gold"
    play(state, "green: spring red")
    prices = [one.price for group in groups(state, 2) for one in group.choices]
    assert prices == ["you take a pearl, the trade fails; Red gets your gold", "your ambush stays where it is"]


def test_an_ambush_that_does_not_match_is_asked_all_the_same() -> None:
    """ambush.order, p. 5. Only its owner reads that there is nothing to do."""
    state = table(red="3 pearls", yellow="box", green="gems", ambushes={"green": "coin-box"})
    play(state, "chance: reveal gems", "red: keep", "red: set 3 pearls")
    assert ask(state, 2) == "Red lays out 3 pearls; your ambushes do not match."
    assert ask(state, 1) == "Red lays out 3 pearls; Green may spring an ambush."
    (reason, about) = PRESENTATION.reasons(state.view(2), 2, "ambush-coin-box", "en")
    assert (reason.rule, about.rule) == ("ambush.no-match", "ambush.effect")


@pytest.mark.parametrize(
    ("rule", "moves", "seat", "element", "expected"),
    [
        ("questions.must-accept-barter", [], 0, "card-coin", "turn.phase"),
        ("mistakes.task-twice", [], 0, "task-three-pairs", "tasks.done-already"),
    ],
)
def test_why_not_in_positions_of_the_rulebook(
    rule: str, moves: list[str], seat: int, element: str, expected: str
) -> None:
    state = at(rule)
    play(state, *moves)
    found = PRESENTATION.reasons(state.view(seat), seat, element, "en")
    assert expected in [reason.rule for reason in found]


def test_why_not_names_what_is_needed_and_there() -> None:
    """trading.three, p. 2."""
    state = table(red="2 pearls coin", yellow="box", green="gems")
    play(state, "chance: reveal gems", "red: keep")
    reason, about = PRESENTATION.reasons(state.view(0), 0, "card-pearls", "de")
    assert (reason.action, reason.rule) == ("3 Perlen eintauschen", "trading.three")
    assert reason.text.endswith("Nötig sind 3, du hast 2.")
    assert (about.action, about.rule) == ("Perlen", "robbery.action")


def test_why_not_a_task_names_no_cards() -> None:
    """tasks.three-pairs, p. 3: all ways to pay for it are refused alike, and a mere tap means none of them."""
    state = table(red="2 pearls coin", yellow="box", green="gems")
    play(state, "chance: reveal gems", "red: keep")
    reason, about = PRESENTATION.reasons(state.view(0), 0, "task-three-pairs", "de")
    assert (reason.action, reason.rule) == ("Aufgabe erledigen: Drei Paare", "tasks.three-pairs")
    assert (about.action, about.rule) == ("Drei Paare", "tasks.pay")


def test_why_not_a_player_speaks_of_the_attack_that_is_open() -> None:
    """turn.decide, p. 2: who taps a player thinks of attacking, unless offers lie on the table."""
    state = table(red="coin", yellow="box", green="gems")
    play(state, "chance: reveal pearls")
    (reason,) = PRESENTATION.reasons(state.view(0), 0, "player-1", "de")
    assert (reason.action, reason.rule) == ("Gelb ausrauben", "turn.decide")


def test_why_not_in_a_purchase() -> None:
    """purchase.no-coin, p. 5."""
    state = table(red="box", yellow="coin pearls", green="gems")
    play(state, "chance: reveal coin", "red: act")
    assert [reason.rule for reason in PRESENTATION.reasons(state.view(1), 1, "card-coin", "en")] == [
        "purchase.no-coin",
        "purchase.action",
    ]
    assert PRESENTATION.reasons(state.view(1), 1, "card-pearls", "en") == []


def test_every_reason_is_a_rule_of_the_book() -> None:
    book = load_rulebook(GAME.package, "en")
    elements = (*ELEMENTS, "task-three-pairs", "ambush-coin-box", "loot-box", "x", "player-99")
    found = set()
    for state in positions():
        for seat in range(state.num_players()):
            for element in elements:
                found |= {reason.rule for reason in PRESENTATION.reasons(state.view(seat), seat, element, "en")}
    assert len(found) > 20 and found <= set(book.rules)


def test_passing_with_something_to_trade_is_asked_back() -> None:
    state = table(red="3 pearls 2 coin", yellow="box", green="gems")
    play(state, "chance: reveal coin", "red: keep")
    assert PRESENTATION.before_passing(state.view(0), 0, "en") == [
        "You could trade in 3 copper coins (7 points).",
        "You could trade in 3 pearls (10 points).",
    ]
    assert PRESENTATION.before_passing(state.view(1), 1, "en") == []


def test_a_turn_is_under_way_until_something_is_traded_or_not() -> None:
    state = table(red="3 pearls", yellow="box", green="gems")
    play(state, "chance: reveal coin")
    assert not PRESENTATION.is_under_way(state, 0)
    play(state, "red: keep")
    assert PRESENTATION.is_under_way(state, 0) and PRESENTATION.usual_action(state, 0) is None
    state = table(red="2 pearls", yellow="box", green="gems")
    play(state, "chance: reveal coin", "red: keep")
    end = PRESENTATION.usual_action(state, 0)
    assert end is not None and state.action_to_string(end, 0) == "pass"
    assert ask(state, 0) == "There is nothing that you could trade in."
