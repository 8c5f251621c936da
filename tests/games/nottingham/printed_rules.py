"""The rules written down once more, in the words of records: what comes of it at a table of `printed_choices`."""

from collections import Counter
from collections.abc import Callable

from games.nottingham.printed_choices import KINDS, Layout


class Table(Layout):
    """A table at which one plays: the other answer to every question about the rules, to hold against the engine's."""

    def play(self, seat: str, text: str) -> None:
        verb, *words = text.split()
        done: dict[str, Callable[[str, list[str]], None]] = {
            "begin": lambda _, words: self._begin(words[0]),
            "deal": lambda _, words: self._deal(words[0]),
            "reveal": lambda _, words: self._reveal(words[0]),
            "favour": lambda _, words: self._draw_favour(words[0]),
            "theft": lambda _, words: self._take(words[0]),
            "look": lambda _, words: self._look(words[0]),
            "keep": lambda *_: self._keep(),
            "act": lambda *_: self._act(),
            "defend": lambda *_: self._take("chain"),
            "yield": lambda *_: self._go("theft" if self.card == "candlestick" else "take"),
            "take": lambda _, words: self._take(words[0]),
            "offer": lambda seat, words: self._offer(seat, words, "buy"),
            "barter": lambda seat, words: self._offer(seat, words, "accept"),
            "accept": lambda _, words: self._accept(words[0]),
            "refuse": lambda *_: self._keep(),
            "lay": lambda _, words: self._lay(words[0]),
            "pass": lambda *_: self._next_turn(),
            "set": lambda _, words: self._lay_out(words[1], int(words[0])),
            "task": lambda _, words: self._do_task(words),
            "spring": lambda seat, words: self._spring(seat, words[0]),
            "hold": lambda *_: self._ask_owners(self.asked[1:]),
            "discard": lambda seat, words: self._discard(seat, words[0]),
        }
        if verb in ("steal", "rob", "raid"):
            self._go("defend", words[-1])
            self.victim = words[-1]
        else:
            done[verb](seat, words)

    def _go(self, step: str, *asked: str) -> None:
        self.step, self.asked = step, list(asked)

    def _begin(self, colour: str) -> None:
        self.turn = colour
        self._go("deal")

    def _deal(self, kind: str) -> None:
        order = [self.turn, *self.others()]
        self.hands[order[-self.to_deal % len(order)]][kind] += 1
        self.pile[kind] -= 1
        self.to_deal -= 1
        if not self.to_deal:
            self._go("reveal")

    def _reveal(self, kind: str) -> None:
        self.pile[kind] -= 1
        self.card = kind
        if kind == "chain":
            self._keep()
        else:
            self._go("decide")

    def _keep(self) -> None:
        self.hands[self.turn][self.card] += 1
        self._may_trade()

    def _act(self) -> None:
        self.offers, self.looked = {}, []
        if self.card in ("coin", "box"):
            able = [other for other in self.others() if any(kind != self.card for kind in +self.hands[other])]
            if able:
                self._go("offer" if self.card == "coin" else "barter", *able)
            elif self.options["unsold"] == "hand":
                self._keep()
            else:
                self.discards[self.card] += 1
                self._may_trade()
        else:
            self._go("look" if self.card == "gold" else "target")

    def _take(self, kind: str) -> None:
        """An attack that succeeds, or a chain given for it."""
        self.hands[self.victim][kind] -= 1
        self.hands[self.turn][kind] += 1
        self.hands[self.victim][self.card] += 1
        self._may_trade()

    def _offer(self, seat: str, kinds: list[str], after: str) -> None:
        self.offers[seat] = kinds
        self.asked.remove(seat)
        if not self.asked:
            self._go(after)

    def _accept(self, seller: str) -> None:
        self.hands[seller].subtract(self.offers[seller])
        self.hands[self.turn].update(self.offers[seller])
        self.hands[seller][self.card] += 1
        self._may_trade()

    def _look(self, card: str) -> None:
        if self.shuffled:
            self.shuffled.remove(card)
        else:
            self.under.remove(card)
        self.looked.append(card)
        if len(self.looked) == 1 and (self.shuffled or self.under):
            return
        if self.looked == [self.turn]:
            self.under.append(card)
            self._keep()
        else:
            self._go("lay")

    def _lay(self, card: str) -> None:
        self.ambushes[self.turn].append(card)
        self.under += [other for other in self.looked if other != card]
        self._may_trade()

    def _may_trade(self) -> None:
        if self.hands[self.turn].total() >= 3:
            self._go("trade")
        else:
            self._next_turn()

    def _next_turn(self) -> None:
        self.turn = self.others()[0]
        self._go("reveal")
        self._need_a_card()

    def _lay_out(self, kind: str, cards: int) -> None:
        self.hands[self.turn][kind] -= cards
        self.laid = [kind] * cards
        self._ask_owners([other for other in self.others() if self.ambushes[other]])

    def _ask_owners(self, owners: list[str]) -> None:
        if owners:
            self._go("ambush", *owners)
        elif len(self.laid) < 3:
            self.hands[self.turn].update(self.laid)
            self._next_turn()
        else:
            self.won[self.turn].update(self.laid[:1])
            self.discards.update(self.laid[1:])
            self._traded()

    def _spring(self, seat: str, card: str) -> None:
        self.ambushes[seat].remove(card)
        self.under.append(card)
        self.hands[seat][self.laid.pop()] += 1
        self.hands[self.turn]["gold"] += 1
        if len(self.laid) < 3 or not self.options["several-ambushes"]:
            self._ask_owners([])
        else:
            self._ask_owners(self.asked if self.ambushes[seat] else self.asked[1:])

    def _do_task(self, words: list[str]) -> None:
        if words[0] == "seven":
            task, cost = "seven", Counter(KINDS)
        elif words[0] == "five":
            task, cost = "five", Counter({words[1]: 5})
        else:
            task, cost = ("four-pairs" if len(words) == 5 else "three-pairs"), Counter(words[1:] * 2)
        self.hands[self.turn].subtract(cost)
        self.discards.update(cost)
        self.tasks[task].append(self.turn)
        if all(len(done) == 2 for done in self.tasks.values()):
            self._go("over")
        else:
            self._traded()

    # The sheriff.

    def _move(self) -> None:
        self.sheriff = (self.sheriff + 1) % (len(self.numbers) + 1)
        if self.sheriff == 0:
            self._go("over")

    def _traded(self) -> None:
        self._move()
        if self.step != "over":
            first = self.options["favour-order"] == "trader-first"
            order = [self.turn, *self.others()] if first else [*self.others(), self.turn]
            self.favoured = [seat for seat in order if self.hands[seat].total() <= self.number()]
            self._next_favour()

    def _next_favour(self) -> None:
        if self.favoured:
            self._go("favour")
            self._need_a_card()
        else:
            self._next_turn()

    def _draw_favour(self, kind: str) -> None:
        self.pile[kind] -= 1
        self.hands[self.favoured.pop(0)][kind] += 1
        self._next_favour()

    def _need_a_card(self) -> None:
        if self.pile.total():
            return
        if self.discards.total():
            self.pile, self.discards = self.discards, Counter()
            return
        self.interrupted = self.step
        self._ask_for_discards([self.turn, *self.others()])

    def _ask_for_discards(self, order: list[str]) -> None:
        number = self.number()
        too_many = [seat for seat in order if number and self.hands[seat].total() > number]
        if too_many:
            self._go("discard", *too_many)
            return
        if self.options["nothing-freed-ends"] and not self.discards.total():
            self._go("over")
            return
        self._move()
        if self.step == "over":
            return
        if self.interrupted == "favour" and not self.options["favours-go-on"]:
            self._next_turn()
        else:
            self._go(self.interrupted)
            self._need_a_card()

    def _discard(self, seat: str, kind: str) -> None:
        self.hands[seat][kind] -= 1
        self.discards[kind] += 1
        self._ask_for_discards(self.asked)
