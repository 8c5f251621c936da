"""What can be typed at the table besides moves. Every command is known by its words in all languages."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

from rich.table import Table as Grid
from rich.text import Text

from spielwerk.bots.all import make_bot
from spielwerk.cli.playing.explaining import Explainer
from spielwerk.cli.playing.history import told_moves
from spielwerk.cli.playing.opponents import USUAL, seed_of
from spielwerk.cli.playing.session import Session
from spielwerk.cli.wording import list_of_headings
from spielwerk.core.errors import Problem
from spielwerk.core.files import save_record
from spielwerk.core.presentation import Choice
from spielwerk.locale.catalogue import LANGUAGES, Catalogue, catalogue

Command = Callable[[Session, str], bool]
"""Gets what stands behind the command's word. True if the position has changed or the person leaves."""

LINES_OF_LOG: Final = 20


def help(session: Session, asked: str) -> bool:
    say, out = session.table.say, session.out
    if asked:
        out.print(*session.explainer.about(asked))
        return False
    examples = say("typed.moves").rstrip() if "typed.moves" in say else ""
    out.print(Text("\n".join(line for line in (say("play.help.choose"), examples, say("play.help.end"), "") if line)))
    grid = Grid(box=None, show_header=False, padding=(0, 2, 0, 0))
    for name in COMMANDS:
        about = f"typed.about-{name}" if f"typed.about-{name}" in say else f"play.about-command.{name}"
        grid.add_row(Text(words_for(name, say)[0], "bold cyan"), say(about))
    out.print(grid, Text(say("play.help.rules"), "bold"), list_of_headings(session.explainer.book))
    return False


def why(session: Session, asked: str) -> bool:
    """Whether a move may be made now, what it costs, and if not, why."""
    table, say = session.table, session.table.say
    reading = session.understanding(table.state).read(asked)
    found = reading.legal or reading.others
    if not asked or not found or len(found) > 1:
        example = table.state.action_to_string(table.state.legal_actions(table.seat)[0], table.seat)
        nothing = say("play.why-what", example=example)
        session.out.print(say("play.not-understood", text=asked) if asked else nothing)
        return False
    action = found[0]
    if reading.legal:
        session.out.print(say("play.allowed", what=_priced(table.way([action]))))
        return False
    refused = table.state.why_not(action, table.seat)
    if refused is not None:
        session.explain(action, refused)
    ways = table.ways_to(table.state, action)
    if ways:
        session.offer(say("play.needs-more", text=table.state.action_to_string(action, table.seat)), ways)
    return False


def hint(session: Session, asked: str) -> bool:
    """What the usual bot would do."""
    table, say = session.table, session.table.say
    bot = make_bot(USUAL, table.features.game, seed_of(table.play.record, table.seat))
    way = bot.choose(table.state.view(table.seat).clone(), table.seat)
    session.hinted = way
    session.out.print(say("play.hint", bot=USUAL, what=_priced(table.way(way))))
    return False


def _priced(choice: Choice) -> str:
    return f"{choice.label} ({choice.price})" if choice.price else choice.label


def ok(session: Session, asked: str) -> bool:
    """Does what the hint was."""
    if not session.hinted:
        session.out.print(session.table.say("play.no-hint"))
        return False
    return session.move(session.hinted)


def undo(session: Session, asked: str) -> bool:
    return _take_back(session, everything=False)


def restart(session: Session, asked: str) -> bool:
    return _take_back(session, everything=True)


def _take_back(session: Session, everything: bool) -> bool:
    done = session.table.undo(everything)
    session.out.print(session.table.say("play.taken-back" if done else "play.nothing-to-undo"))
    return done


def board(session: Session, asked: str) -> bool:
    session.show(whole=True)
    return False


def all(session: Session, asked: str) -> bool:
    """Everything that is legal, in the notation and in words."""
    table, say = session.table, session.table.say
    session.show_menu(10_000)
    grid = Grid(box=None, show_header=False, padding=(0, 2, 0, 0))
    for action in table.state.legal_actions(table.seat):
        text = table.state.action_to_string(action, table.seat)
        grid.add_row(Text(text, "cyan"), table.sentence(table.state, action))
    session.out.print(Text(say("play.all-legal"), "bold"), grid)
    return False


def me(session: Session, asked: str) -> bool:
    table, language = session.table, session.table.say.language
    session.out.print(*table.features.terminal.players(table.state, table.seat, language))
    session.out.print(*table.features.terminal.own(table.state, table.seat, language))
    return False


def tiles(session: Session, asked: str) -> bool:
    table = session.table
    width = session.out.console.width
    for part in table.features.terminal.tiles(table.state, table.say.language, width):
        session.out.print(*part) if part else None
    return False


def log(session: Session, asked: str) -> bool:
    """The last moves; a number says how many."""
    table = session.table
    wanted = int(asked) if asked.isdecimal() else LINES_OF_LOG
    lines = told_moves(table.play.record, table.features.shown, table.say.language, table.seat, table.is_over)
    for line in lines[-wanted:] if wanted else []:
        session.out.print(Text(line))
    return False


def score(session: Session, asked: str) -> bool:
    """Points by source, a column for every player."""
    table, say = session.table, session.table.say
    sheet = table.features.shown.sheet(table.state, say.language)
    grid = Grid(box=None, padding=(0, 2, 0, 0))
    grid.add_column("", overflow="fold")
    for seat, title in enumerate(sheet.seats):
        mine = say("play.you", name=title) if seat == table.seat else title
        grid.add_column(mine, justify="right", overflow="fold", style="bold" if seat == table.seat else "")
    for name, points in sheet.rows[:-1]:
        if any(points):
            grid.add_row(name, *(str(amount or "") for amount in points))
    name, totals = sheet.rows[-1]
    grid.add_row(Text(name, "bold"), *(Text(str(total), "bold") for total in totals))
    session.out.print(grid)
    return False


def save(session: Session, asked: str) -> bool:
    """Where the game is kept; with a file name, a copy of it."""
    table, say = session.table, session.table.say
    if not asked:
        session.out.print(say("play.saved", file=table.file))
        return False
    try:
        save_record(table.play.record, Path(asked).expanduser())
    except Problem as problem:
        session.out.error(problem.sentence(say))
        return False
    session.out.print(say("play.copied", file=asked))
    return False


def language(session: Session, asked: str) -> bool:
    """Another language for everything; without a word, the other one."""
    table = session.table
    others = [name for name in LANGUAGES if name != table.say.language]
    wanted = asked if asked in LANGUAGES else others[0]
    table.say = table.features.catalogue(wanted)
    session.explainer = Explainer(table.features.game, table.say)
    session.show(whole=True)
    return False


def quit(session: Session, asked: str) -> bool:
    session.leaving = True
    return True


COMMANDS: Final[dict[str, Command]] = {
    "help": help,
    "why": why,
    "hint": hint,
    "ok": ok,
    "undo": undo,
    "restart": restart,
    "board": board,
    "all": all,
    "me": me,
    "tiles": tiles,
    "score": score,
    "log": log,
    "save": save,
    "language": language,
    "quit": quit,
}


def words_for(name: str, say: Catalogue) -> list[str]:
    """The words for a command in one language, the usual one first."""
    return say(f"play.command.{name}").split(",")


def named(line: str, say: Catalogue, beginnings: bool = False) -> tuple[Command, str] | None:
    """The command that a line begins with, and the rest; also by an unambiguous beginning of its word if wanted."""
    word, _, rest = line.partition(" ")
    known = {
        spelling: name
        for language in LANGUAGES
        for name in COMMANDS
        for spelling in words_for(name, say if language == say.language else catalogue(language))
    }
    if word.lower() in known:
        return COMMANDS[known[word.lower()]], rest.strip()
    found = {name for spelling, name in known.items() if beginnings and spelling.startswith(word.lower())}
    return (COMMANDS[found.pop()], rest.strip()) if len(found) == 1 else None


def names(say: Catalogue) -> list[str]:
    return [words_for(name, say)[0] for name in COMMANDS]
