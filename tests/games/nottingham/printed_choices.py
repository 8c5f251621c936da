"""The rules written down once more, in the words of records: who may do what. `printed_rules` says what comes of it.

Nothing of the engine is used here. Draws are said by "chance". Other readings of the rules are those of the options.
"""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from itertools import combinations
from typing import Final

KINDS: Final = ["coin", "candlestick", "gold", "pearls", "gems", "chain", "box"]
VALUES: Final = dict(zip(KINDS, (7, 8, 9, 10, 11, 12, 13), strict=True))
COLOURS: Final = ["red", "yellow", "green", "blue", "purple", "white", "grey"]
ITEM_CARDS: Final = ["coin-candlestick", "candlestick-pearls", "pearls-gems", "gems-chain", "chain-box", "coin-box"]
TASKS: Final = {"seven": (30, 20), "five": (25, 15), "four-pairs": (20, 15), "three-pairs": (15, 10)}
ATTACKS: Final = {"candlestick": "steal from", "pearls": "rob", "gems": "raid"}
CHANCE: Final = "chance"


class Layout:
    """Everything on it, and the step of the game: its name stands in `step`, what belongs to it beside it."""

    def __init__(self, players: int, numbers: Sequence[int], options: Mapping[str, object]) -> None:
        self.colours = COLOURS[:players]
        self.numbers = list(numbers)
        self.options = options
        self.hands = {colour: Counter[str]() for colour in self.colours}
        self.won = {colour: Counter[str]() for colour in self.colours}
        self.ambushes = {colour: list[str]() for colour in self.colours}
        self.pile = Counter(dict.fromkeys(KINDS, 12))
        self.discards = Counter[str]()
        self.shuffled = {*self.colours, *ITEM_CARDS}
        self.under: list[str] = []
        self.tasks = {task: list[str]() for task in TASKS}
        self.sheriff = 0
        self.turn = ""
        self.step = "begin"
        self.to_deal = 3 * players
        self.card = ""
        self.victim = ""
        self.asked: list[str] = []
        self.offers: dict[str, list[str]] = {}
        self.looked: list[str] = []
        self.laid: list[str] = []
        self.favoured: list[str] = []
        self.interrupted = ""

    # Counting.

    def others(self) -> list[str]:
        """Clockwise from the left neighbour of the seat on turn."""
        place = self.colours.index(self.turn)
        return self.colours[place + 1 :] + self.colours[:place]

    def number(self) -> int:
        return self.numbers[self.sheriff - 1] if self.sheriff else 0

    def points(self, colour: str) -> int:
        total = sum(VALUES[kind] * cards for kind, cards in self.won[colour].items())
        return total + sum(TASKS[task][len(done) - 1] for task, done in self.tasks.items() if colour in done)

    def winners(self) -> list[str]:
        ranks = {colour: (self.points(colour), self.won[colour].total()) for colour in self.colours}
        return [colour for colour in self.colours if ranks[colour] == max(ranks.values())]

    def fitting(self, colour: str) -> list[str]:
        """Ambushes before somebody that work against the set laid out."""
        return [card for card in self.ambushes[colour] if card == self.turn or self.laid[0] in card.split("-")]

    # Who may do what.

    def choices(self) -> dict[str, set[str]]:
        if self.step in ("begin", "deal", "reveal", "favour", "theft", "look"):
            return {CHANCE: self._draws()}
        found: dict[str, Callable[[str], set[str]]] = {
            "decide": self._decide,
            "target": lambda _: {f"{ATTACKS[self.card]} {other}" for other in self.others() if +self.hands[other]},
            "defend": self._defend,
            "take": lambda _: {f"take {kind}" for kind in +self.hands[self.victim]},
            "offer": lambda seat: {f"offer {kind}" for kind in +self.hands[seat] if kind != "coin"},
            "buy": lambda _: {f"accept {other}" for other in self.offers} | {"refuse"},
            "barter": self._barter,
            "accept": lambda _: {f"accept {other}" for other in self.offers},
            "lay": lambda seat: {f"lay {card}" for card in self.looked if card != seat},
            "trade": self._trade,
            "ambush": self._ambush,
            "discard": lambda seat: {f"discard {kind}" for kind in +self.hands[seat]},
        }
        if self.step == "over":
            return {}
        seats = self.asked if self.step == "offer" else self.asked[:1] or [self.turn]
        return {seat: found[self.step](seat) for seat in seats}

    def _draws(self) -> set[str]:
        if self.step == "begin":
            return {f"begin {colour}" for colour in self.colours}
        if self.step == "look":
            return {f"look {card}" for card in self.shuffled or self.under[:1]}
        return {f"{self.step} {kind}" for kind in +(self.hands[self.victim] if self.step == "theft" else self.pile)}

    def _decide(self, seat: str) -> set[str]:
        if self.card == "gold":
            most = self.options["most-ambushes"]
            assert isinstance(most, int)
            enough = 1 if self.options["single-ambush-card"] else 2
            possible = len(self.shuffled) + len(self.under) >= enough and len(self.ambushes[seat]) < most
        else:
            possible = any(+self.hands[other] for other in self.others())
        return {"keep", "act"} if possible else {"keep"}

    def _defend(self, seat: str) -> set[str]:
        if not self.hands[seat]["chain"]:
            return {"yield"}
        return {"defend"} if self.options["defence-compulsory"] else {"defend", "yield"}

    def _barter(self, seat: str) -> set[str]:
        kinds = [kind for kind in KINDS if self.hands[seat][kind] and kind != "box"]
        equal = {f"barter {kind} {kind}" for kind in kinds if self.hands[seat][kind] > 1}
        two = {f"barter {first} {second}" for first, second in combinations(kinds, 2)}
        return {f"barter {kind}" for kind in kinds} | equal | two

    def _trade(self, seat: str) -> set[str]:
        hand = self.hands[seat]
        pairs = [kind for kind in KINDS if hand[kind] >= 2]
        ways = {
            "seven": ["task seven"] if all(hand[kind] for kind in KINDS) else [],
            "five": [f"task five {kind}" for kind in KINDS if hand[kind] >= 5],
            "four-pairs": [f"task pairs {' '.join(kinds)}" for kinds in combinations(pairs, 4)],
            "three-pairs": [f"task pairs {' '.join(kinds)}" for kinds in combinations(pairs, 3)],
        }
        found = {f"set {cards} {kind}" for kind in KINDS for cards in range(3, hand[kind] + 1)} | {"pass"}
        for task, done in self.tasks.items():
            if len(done) < 2 and seat not in done:
                found |= {*ways[task]}
        return found

    def _ambush(self, seat: str) -> set[str]:
        found = {f"spring {card}" for card in self.fitting(seat)}
        return found if found and self.options["ambush-compulsory"] else found | {"hold"}
