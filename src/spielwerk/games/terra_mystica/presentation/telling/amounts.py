# not compiled: sentences for people
"""What a seat has, and how it changes: for prices, consequences and the log."""

from collections.abc import Iterable
from typing import NamedTuple

from spielwerk.games.terra_mystica.kinds import kind
from spielwerk.games.terra_mystica.state import Event, State
from spielwerk.games.terra_mystica.terms import CULT_NAMES
from spielwerk.locale.catalogue import Catalogue


class Amounts(NamedTuple):
    """What a seat has. Tracks are levels, `bowls` power tokens in bowls I to III."""

    points: int
    coins: int
    workers: int
    priests: int
    bowls: tuple[int, int, int]
    cults: tuple[int, ...]
    keys: int = 0
    shipping: int = 0
    digging: int = 0
    bridges: int = 0

    def tokens(self) -> int:
        return sum(self.bowls)

    def progress(self) -> int:
        """How far the power tokens have come: what is gained adds one, what is spent takes two, burning nothing."""
        return self.bowls[1] + 2 * self.bowls[2]


def amounts_of(state: State, seat: int) -> Amounts:
    player = state.players[seat]
    bowls = (player.bowl_one, player.bowl_two, player.bowl_three)
    return Amounts(
        player.points,
        player.coins,
        player.workers,
        player.priests,
        bowls,
        tuple(player.cults),
        player.keys,
        player.shipping,
        player.digging,
        player.bridges_left,
    )


def amounts_after(event: Event, rest: Amounts) -> Amounts:
    """What a seat had after an event; events do not know the tracks, which are taken from `rest`."""
    bowls = (event.bowl_one, event.bowl_two, event.bowl_three)
    return Amounts(event.points, event.coins, event.workers, event.priests, bowls, tuple(event.cults), *rest[-4:])


def power_spent(state: State, seat: int, actions: Iterable[int]) -> int:
    """Power that actions pay from bowl III."""
    return sum(int(kind(action).price(state, seat, action)[3]) for action in actions)


def price(before: Amounts, after: Amounts, spent: int, say: Catalogue) -> str:
    """What has been given and what came in, in few words: "4 workers, 2 coins · +2 VP"."""
    changes = [(name, getattr(after, name) - getattr(before, name)) for name in ("workers", "coins", "priests")]
    burnt = before.tokens() - after.tokens()
    gained = after.progress() - before.progress() + 2 * spent
    points = after.points - before.points
    given = [say(f"shown.amount.{name}", n=-change, sign="") for name, change in changes if change < 0]
    given += [say("shown.amount.power", n=spent, sign="")] if spent else []
    given += [say("shown.amount.burnt", n=burnt)] if burnt > 0 else []
    given += [say("shown.amount.points", n=-points, sign="")] if points < 0 else []
    won = [say(f"shown.amount.{name}", n=change, sign="+") for name, change in changes if change > 0]
    won += [say("shown.amount.power", n=gained, sign="+")] if gained > 0 else []
    won += [say("shown.amount.points", n=points, sign="+")] if points > 0 else []
    return " · ".join(", ".join(part) for part in (given, won) if part)


def compared(before: Amounts, after: Amounts, state: State, seat: int, say: Catalogue) -> list[tuple[str, str]]:
    """Everything that changes, as name and "3 → 1"."""
    found = [
        (say(f"shown.resource.{name}"), getattr(before, name), getattr(after, name))
        for name in ("points", "coins", "workers", "priests")
    ]
    found += [(say("shown.resource.power"), _bowls(before), _bowls(after))]
    found += [
        (say("shown.resource.cult", cult=say(f"words.cult.{name}")), before.cults[cult], after.cults[cult])
        for cult, name in enumerate(CULT_NAMES)
    ]
    found += [
        (say(f"shown.resource.{name}"), getattr(before, name), getattr(after, name))
        for name in ("keys", "shipping", "bridges")
    ]
    workers = state.players[seat].faction.spade_workers
    found += [(say("shown.resource.digging"), workers[before.digging], workers[after.digging])]
    return [(name, say("shown.change", old=old, new=new)) for name, old, new in found if old != new]


def _bowls(amounts: Amounts) -> str:
    return "/".join(map(str, amounts.bowls))


def short_changes(before: Amounts, after: Amounts, say: Catalogue) -> str:
    """Everything that changes, in a line: "-2 W, -3 C, +2 VP, power 3/9/0, Fire 4"."""
    found = [
        say(f"words.unit.{name}", n=signed(getattr(after, name) - getattr(before, name)))
        for name in ("workers", "coins", "priests", "points")
        if getattr(after, name) != getattr(before, name)
    ]
    if before.bowls != after.bowls:
        found.append(say("moves.event.power", bowls=_bowls(after)))
    found += [
        say("shown.step", cult=say(f"words.cult.{name}"), step=after.cults[cult])
        for cult, name in enumerate(CULT_NAMES)
        if before.cults[cult] != after.cults[cult]
    ]
    return ", ".join(found)


def signed(number: int) -> str:
    """A number with its sign; minus as it is printed."""
    return f"+{number}" if number > 0 else f"−{-number}" if number < 0 else "0"
