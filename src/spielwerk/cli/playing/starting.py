"""How a game begins: with everything said on the command line, with a few questions, or where it was left."""

from dataclasses import dataclass
from pathlib import Path

from spielwerk.bots.bot import Bot
from spielwerk.cli.output import Output
from spielwerk.cli.playing import commands, opponents, saving
from spielwerk.cli.playing.features import Features
from spielwerk.cli.playing.reading import NoMoreInput, Reader
from spielwerk.cli.playing.table import Table
from spielwerk.core.driver import Play, new_game, resume
from spielwerk.core.errors import Problem
from spielwerk.core.files import load_record
from spielwerk.core.options import PLAYERS, options_of
from spielwerk.locale.catalogue import Catalogue


@dataclass
class Wishes:
    """What the command line says about a new game; None where it says nothing."""

    bots: list[str]
    players: int | None = None
    seat: int | None = None
    faction: str | None = None
    set_up: str | None = None
    options: list[str] | None = None
    preset: str | None = None
    seed: str = ""
    file: Path | None = None

    def is_open(self) -> bool:
        """Whether nothing is said, so that a newcomer may be asked."""
        said = (self.players, self.seat, self.faction, self.set_up, self.preset, self.file)
        return not self.options and all(wish is None for wish in said)


def resumed(features: Features, name: str, say: Catalogue, out: Output) -> Table:
    """A game that was left: the one in the file, or the last one."""
    if name:
        file = Path(name).expanduser()
        record = load_record(file)
        if record.game.name != features.game.name:
            raise Problem("play.other-game", file=file, game=record.game.name, wanted=features.game.name)
    else:
        latest = saving.latest_game(features.game)
        if latest is None:
            raise Problem("play.no-saved-game", folder=saving.games_folder(features.game))
        file, record = latest
    seat, bots = opponents.seated(features.game, record)
    play = resume(record)
    out.print(say("play.resumed", file=file))
    return Table(play, seat, bots, file, features, say)


def started(features: Features, wishes: Wishes, say: Catalogue, out: Output, reader: Reader) -> Table:
    """A new game; somebody who has said nothing is asked for the little that matters."""
    if wishes.is_open():
        if saving.latest_game(features.game) is not None and _go_on(features, say, reader):
            return resumed(features, "", say, out)
        _ask(features, wishes, say, reader)
    values = _options(features, wishes)
    players = values.get(PLAYERS, features.game.min_players)
    assert isinstance(players, int)
    seat = 0 if wishes.seat is None else wishes.seat - 1
    if not 0 <= seat < players:
        raise Problem("play.seat-taken", seat=wishes.seat, n=players)
    play = new_game(features.game, values, wishes.seed)
    opponents.name_seats(play.record, seat, say("play.person"), wishes.bots)
    _, bots = opponents.seated(features.game, play.record)
    if wishes.faction:
        _choose_faction(features, play, seat, wishes.faction, bots, say)
    file = wishes.file or saving.file_for_new_game(features.game)
    table = Table(play, seat, bots, file, features, say)
    title = features.game.name.replace("-", " ").title()
    out.print(say("play.welcome", game=title, n=players - 1) if bots else say("play.welcome-alone", game=title))
    return table


def _options(features: Features, wishes: Wishes) -> dict[str, object]:
    """The options as the command line says them; later and more exact words win."""
    known = options_of(features.game)
    words = [wishes.preset] if wishes.preset else []
    if wishes.set_up:
        words.append(wishes.set_up if wishes.set_up in known.presets else f"set-up={wishes.set_up}")
    values = known.parse(" ".join([*words, *(wishes.options or [])]))
    if wishes.players is not None:
        values[PLAYERS] = known.option(PLAYERS).checked(wishes.players)
    return values


# Questions to newcomers.


def _go_on(features: Features, say: Catalogue, reader: Reader) -> bool:
    latest = saving.latest_game(features.game)
    assert latest is not None
    answer = _answer(say("play.ask.resume", file=latest[0].name), say, reader)
    return answer in ("", "y", "yes", "j", "ja")


def _ask(features: Features, wishes: Wishes, say: Catalogue, reader: Reader) -> None:
    """The number of opponents, and whether the first-game set-up is wanted where the game has one."""
    fewest, most = features.game.min_players - 1, features.game.max_players - 1
    question = say("play.ask.opponents", fewest=fewest, most=most)
    wishes.players = _number(question, fewest, most, say, reader, usual=fewest) + 1
    if "introductory" in features.game.presets() and _number(say("play.ask.set-up"), 1, 2, say, reader, usual=1) == 1:
        wishes.set_up = "introductory"


def _answer(question: str, say: Catalogue, reader: Reader) -> str:
    """What somebody answers. Raises NoMoreInput where that is to leave, in words as at the table."""
    answer = reader.line(question).lower()
    command = commands.named(answer, say)
    if command is not None and command[0] is commands.quit:
        raise NoMoreInput
    return answer


def _number(question: str, fewest: int, most: int, say: Catalogue, reader: Reader, usual: int) -> int:
    while True:
        answer = _answer(question, say, reader)
        if not answer:
            return usual
        if answer.isdecimal() and fewest <= int(answer) <= most:
            return int(answer)
        print(say("play.ask.number", fewest=fewest, most=most))


# A faction wished for.


def _choose_faction(features: Features, play: Play, seat: int, name: str, bots: dict[int, Bot], say: Catalogue) -> None:
    """Lets factions be chosen until the person has the wished one; bots before leave it free."""
    wanted = _faction_action(features, play, name, say)
    if play.state.action_to_string(wanted).endswith(f" {play.state.seat_name(seat)}"):
        return  # the set-up has given it already
    while not play.state.is_terminal() and play.state.why_not(wanted, play.state.current_player()) is None:
        chooser = play.state.current_player()
        if chooser == seat:
            play.act(wanted, seat)
            return
        choice = opponents.choice_of(bots[chooser], play, chooser, features)[0]
        if not _leaves(play, choice, chooser, wanted):
            choice = next(action for action in play.state.legal_actions() if _leaves(play, action, chooser, wanted))
        play.act(choice, chooser)
    raise Problem("play.faction-gone", faction=name, seat=seat + 1)


def _faction_action(features: Features, play: Play, name: str, say: Catalogue) -> int:
    words = features.notation.tidy(name.replace("-", " ").replace("_", " "))
    try:
        return play.state.string_to_action(f"faction {words.replace(' ', '')}")
    except ValueError:
        known = [play.state.action_to_string(action) for action in play.state.legal_actions()]
        factions = ", ".join(text.removeprefix("faction ") for text in known if text.startswith("faction "))
        if not factions:
            raise Problem("play.no-factions", game=features.game.name) from None
        raise Problem("play.no-such-faction", faction=name, there=factions) from None


def _leaves(play: Play, choice: int, chooser: int, wanted: int) -> bool:
    """Whether a choice leaves the wanted action to the seats that follow."""
    state = play.state.clone()
    state.apply_action(choice, chooser)
    return state.why_not(wanted, state.current_player()) is None
