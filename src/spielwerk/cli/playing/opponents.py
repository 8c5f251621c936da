"""Who sits in the other seats."""

import re
from typing import Final

from spielwerk.bots.all import make_bot
from spielwerk.bots.bot import Bot
from spielwerk.cli.playing.features import Features
from spielwerk.core.chance import Chance
from spielwerk.core.driver import Play
from spielwerk.core.errors import FileProblem, Problem
from spielwerk.core.game import Game
from spielwerk.core.record import Record

USUAL: Final = "greedy"
RANDOM: Final = "random"
"""The bot that decides where it is a matter of taste, so that games differ."""
_BOT: Final = re.compile(r"(\S+) \(bot\)")


def name_seats(record: Record, reader: int, person: str, bots: list[str]) -> None:
    """Writes into the record who sits where; a single bot name stands for all."""
    others = [seat for seat in range(record.players) if seat != reader]
    if len(bots) not in (1, len(others)):
        raise Problem("bots.for-seats", n=len(bots), seats=len(others))
    for place, seat in enumerate(others):
        record.people[seat] = f"{bots[place % len(bots)]} (bot)"
    record.people[reader] = person


def seated(game: Game, record: Record) -> tuple[int, dict[int, Bot]]:
    """The person's seat and the bots by seat, as the record says it. Raises Problem if nobody or two are people."""
    bots: dict[int, Bot] = {}
    for seat, name in record.people.items():
        found = _BOT.fullmatch(name)
        if found:
            bots[seat] = make_bot(found[1], game, seed_of(record, seat))
    people = [seat for seat in range(record.players) if seat not in bots]
    if len(people) != 1:
        raise FileProblem(record.file, 0, Problem("play.several-people", n=len(people)))
    return people[0], bots


def choice_of(bot: Bot, play: Play, seat: int, features: Features) -> list[int]:
    """What a bot does in its seat now."""
    if features.shown.is_matter_of_taste(play.state.view(seat)):
        bot = make_bot(RANDOM, features.game, seed_of(play.record, seat))
    return bot.choose(play.state.view(seat).clone(), seat)


def seed_of(record: Record, seat: int) -> int:
    """A number for a bot's own dice, other than those of the game's draws."""
    return Chance(record.seed or "none").below(2**31 - 1, f"bot {seat}", len(record.entries))
