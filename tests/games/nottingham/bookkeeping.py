"""A second pair of eyes: follows a game by the texts of its record alone and keeps its own account of all cards.

It knows nothing of the engine; it only moves cards as somebody would who reads the record aloud at a real table, and
believes what the record says. Where its account and the engine's position differ, one of them has the rules wrong.
"""

from collections import Counter
from collections.abc import Sequence

COLOURS = ["red", "yellow", "green", "blue", "purple", "white", "grey"]
VALUES = {"coin": 7, "candlestick": 8, "gold": 9, "pearls": 10, "gems": 11, "chain": 12, "box": 13}
TASK_POINTS = {"seven": (30, 20), "five": (25, 15), "four": (20, 15), "three": (15, 10)}


class Bookkeeper:
    """The table as somebody sees it who is told everything."""

    def __init__(self, players: int, numbers: Sequence[int]) -> None:
        self.colours = COLOURS[:players]
        self.numbers = list(numbers)
        self.hands = {colour: Counter[str]() for colour in self.colours}
        self.piles = {colour: Counter[str]() for colour in self.colours}
        self.ambushes = {colour: list[str]() for colour in self.colours}
        self.tasks = {name: list[str]() for name in TASK_POINTS}
        self.pile = Counter(dict.fromkeys(VALUES, 12))
        self.discards = Counter[str]()
        self.sheriff = 0
        self.turn = ""
        self.dealt = 0
        self.card = ""
        self.victim = ""
        self.offers: dict[str, list[str]] = {}
        self.laid: list[str] = []
        self.unanswered: list[str] = []
        self.favoured: list[str] = []

    def hear(self, actor: str, text: str) -> None:
        """One entry of the record."""
        verb, *words = text.split()
        getattr(self, f"_{verb}")(actor, words)

    def points(self) -> list[int]:
        found = {colour: sum(VALUES[kind] * n for kind, n in self.piles[colour].items()) for colour in self.colours}
        for name, seats in self.tasks.items():
            for colour in seats:
                found[colour] += TASK_POINTS[name][len(seats) - 1]
        return list(found.values())

    def from_left(self, colour: str) -> list[str]:
        """All others clockwise from somebody's left."""
        place = self.colours.index(colour)
        return self.colours[place + 1 :] + self.colours[:place]

    def draw(self, kind: str) -> None:
        if not self.pile.total():
            self.pile, self.discards = self.discards, Counter()
        self.pile[kind] -= 1
        assert self.pile[kind] >= 0

    def move(self, kind: str, giver: Counter[str], taker: Counter[str], cards: int = 1) -> None:
        giver[kind] -= cards
        taker[kind] += cards
        assert giver[kind] >= 0

    def give_card(self, colour: str) -> None:
        """The revealed card goes to somebody."""
        self.hands[colour][self.card] += 1
        self.card = ""

    def next_turn(self) -> None:
        self.turn = self.from_left(self.turn)[0]

    def end_of_trade(self) -> None:
        """The sheriff moves, and who has few enough cards is due a favour."""
        self.sheriff += 1
        if self.sheriff > len(self.numbers):
            self.sheriff = 0
            return
        number = self.numbers[self.sheriff - 1]
        order = [self.turn, *self.from_left(self.turn)]
        self.favoured = [colour for colour in order if self.hands[colour].total() <= number]
        if not self.favoured:
            self.next_turn()

    # What chance does.

    def _begin(self, actor: str, words: list[str]) -> None:
        self.turn = words[0]

    def _deal(self, actor: str, words: list[str]) -> None:
        order = [self.turn, *self.from_left(self.turn)]
        self.draw(words[0])
        self.hands[order[self.dealt % len(order)]][words[0]] += 1
        self.dealt += 1

    def _reveal(self, actor: str, words: list[str]) -> None:
        self.draw(words[0])
        self.card = words[0]
        if self.card == "chain":
            self.give_card(self.turn)
            self.trade_or_next()

    def _favour(self, actor: str, words: list[str]) -> None:
        self.draw(words[0])
        self.hands[self.favoured.pop(0)][words[0]] += 1
        if not self.favoured:
            self.next_turn()

    def _theft(self, actor: str, words: list[str]) -> None:
        self._take(self.turn, words)

    def _look(self, actor: str, words: list[str]) -> None:
        pass

    # What seats do.

    def trade_or_next(self) -> None:
        if self.hands[self.turn].total() < 3:
            self.next_turn()

    def _keep(self, actor: str, words: list[str]) -> None:
        self.give_card(actor)
        self.trade_or_next()

    def _act(self, actor: str, words: list[str]) -> None:
        """Who has nothing but coins (boxes) offers nothing; if nobody can, the card goes to the hand."""
        self.offers = {}
        if self.card in ("coin", "box"):
            hands = [self.hands[colour] for colour in self.from_left(actor)]
            if all(hand.total() == hand[self.card] for hand in hands):
                self.give_card(actor)
                self.trade_or_next()

    def _steal(self, actor: str, words: list[str]) -> None:
        self.victim = words[-1]

    _rob = _raid = _steal

    def _defend(self, actor: str, words: list[str]) -> None:
        self.move("chain", self.hands[actor], self.hands[self.turn])
        self.give_card(actor)
        self.trade_or_next()

    def _yield(self, actor: str, words: list[str]) -> None:
        assert actor == self.victim

    def _take(self, actor: str, words: list[str]) -> None:
        self.move(words[0], self.hands[self.victim], self.hands[self.turn])
        self.give_card(self.victim)
        self.trade_or_next()

    def _offer(self, actor: str, words: list[str]) -> None:
        self.offers[actor] = words
        assert "coin" not in words

    def _barter(self, actor: str, words: list[str]) -> None:
        self.offers[actor] = words
        assert "box" not in words

    def _accept(self, actor: str, words: list[str]) -> None:
        for kind in self.offers[words[0]]:
            self.move(kind, self.hands[words[0]], self.hands[actor])
        self.give_card(words[0])
        self.trade_or_next()

    def _refuse(self, actor: str, words: list[str]) -> None:
        self.give_card(actor)
        self.trade_or_next()

    def _lay(self, actor: str, words: list[str]) -> None:
        self.ambushes[actor] += words
        self.card = ""
        self.trade_or_next()

    def _pass(self, actor: str, words: list[str]) -> None:
        self.next_turn()

    def _set(self, actor: str, words: list[str]) -> None:
        self.laid = [words[1]] * int(words[0])
        self.hands[actor][words[1]] -= len(self.laid)
        assert self.hands[actor][words[1]] >= 0
        self.unanswered = [colour for colour in self.from_left(actor) if self.ambushes[colour]]
        self.finish_set()

    def _hold(self, actor: str, words: list[str]) -> None:
        assert self.unanswered.pop(0) == actor
        self.finish_set()

    def _spring(self, actor: str, words: list[str]) -> None:
        kind = self.laid.pop()
        assert words[0] == self.turn or kind in words[0].split("-")
        self.ambushes[actor].remove(words[0])
        self.hands[actor][kind] += 1
        self.hands[self.turn]["gold"] += 1
        if not self.ambushes[actor]:
            self.unanswered.remove(actor)
        self.finish_set()

    def finish_set(self) -> None:
        if len(self.laid) < 3:
            self.hands[self.turn].update(self.laid)
            self.next_turn()
        elif not self.unanswered:
            self.piles[self.turn][self.laid[0]] += 1
            self.discards.update(self.laid[1:])
            self.end_of_trade()

    def _task(self, actor: str, words: list[str]) -> None:
        kinds = list(VALUES) if words[0] == "seven" else words[1:]
        each = {"seven": 1, "five": 5, "pairs": 2}[words[0]]
        for kind in kinds:
            self.move(kind, self.hands[actor], self.discards, each)
        name = {4: "four", 3: "three"}[len(kinds)] if words[0] == "pairs" else words[0]
        assert actor not in self.tasks[name]
        assert len(self.tasks[name]) < 2
        self.tasks[name].append(actor)
        if sum(map(len, self.tasks.values())) < 8:
            self.end_of_trade()
