"""Whatever a person can put right has a key, and its sentence stands in both languages."""

import ast
import importlib
import pickle
import re
import string
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

import pytest

from spielwerk.core.build_info import package_folder
from spielwerk.core.discovery import all_games, find_game
from spielwerk.core.driver import WrongDraw
from spielwerk.core.errors import FileProblem, MoveProblem, Problem, of_the_system
from spielwerk.core.game import IllegalAction, Refusal, refused
from spielwerk.core.record import RecordError
from spielwerk.core.rulebook import NotInRulebook, RuleId, load_rulebook
from spielwerk.locale.catalogue import UnknownSentence, catalogue
from spielwerk.table.problems import IllegalMove, Refused

BEGINNINGS: Final = (Problem.SENTENCES, Refused.SENTENCES)
DYNAMIC: Final = {
    "cli/complaints.py": "by what Python's reader of arguments looks up",
    "core/data.py": "by the type of the usual value",
    "core/errors.py": "of the reason",
    "games/terra_mystica/interchange/problems.py": "a sentence as yet",
    "table/app.py": "by the HTTP status",
    "table/problems.py": "of whoever makes it",
    "table/opening/incoming.py": "by whether a move, or a rule, is told",
}
"""Sources where the key of a problem is no constant, and what it follows from."""
SAME: Final = {"problem.action.illegal", "problem.data.at", "table.refused.unreadable"}
"""Sentences without words of their own."""
ENGLISH: Final = re.compile(
    r"\b(the|is|are|there|this|cannot|no|not|of|must|expected|needed|with|for|to|has|have|that|you|a|it|and|or)\b"
)
"""Words that no German sentence has, but for names and words of commands."""
_MAY_RAISE: Final = re.compile(r"\braise [A-Z]|(Problem|Refused)\(|super\(\).__init__\(")
GERMAN, WORDS = catalogue("de"), catalogue("en")
packages: Final = [game.package for game in all_games()]


class Use(NamedTuple):
    """A problem that the source makes: its keys, one or the other, and the values that it gets."""

    source: str
    line: int
    keys: list[str]
    values: set[str]
    is_open: bool
    """Whether further values come from a dictionary."""


@cache
def sources() -> dict[str, ast.Module]:
    folder = package_folder()
    return {
        path.relative_to(folder).as_posix(): ast.parse(path.read_text(encoding="utf-8"))
        for path in sorted(folder.rglob("*.py"))
    }


def module_of(source: str) -> str:
    return f"spielwerk.{source.removesuffix('.py').removesuffix('/__init__').replace('/', '.')}"


def kind_of(source: str, name: str) -> type[Problem] | None:
    """The kind of problem that a name stands for in a source; None if it is something else."""
    kind = getattr(importlib.import_module(module_of(source)), name, None)
    return kind if isinstance(kind, type) and issubclass(kind, Problem) else None


def takes_key(kind: type[Problem]) -> bool:
    return kind.__init__ in (Problem.__init__, Refused.__init__)


@cache
def uses() -> list[Use]:
    folder = package_folder()
    return [
        use
        for source, tree in sources().items()
        if _MAY_RAISE.search((folder / source).read_text(encoding="utf-8"))
        for use in _uses(source, tree)
    ]


def _uses(source: str, tree: ast.Module) -> Iterator[Use]:
    classes = [node for node in ast.walk(tree) if isinstance(node, ast.ClassDef) and kind_of(source, node.name)]
    inside = {id(call): kind_of(source, ast.unparse(node.bases[0])) for node in classes for call in ast.walk(node)}
    for call in ast.walk(tree):
        if not isinstance(call, ast.Call):
            continue
        kind = kind_of(source, call.func.id) if isinstance(call.func, ast.Name) else None
        if id(call) in inside and ast.unparse(call.func) == "super().__init__":
            kind = inside[id(call)]
        if kind is not None and takes_key(kind):
            keys = [kind.SENTENCES + text for text in constants(call.args[1 if issubclass(kind, Refused) else 0])]
            named = {word.arg for word in call.keywords if word.arg is not None}
            yield Use(source, call.lineno, keys, named, any(word.arg is None for word in call.keywords))


def constants(key: ast.expr) -> list[str]:
    if isinstance(key, ast.Constant):
        return [str(key.value)]
    return [*constants(key.body), *constants(key.orelse)] if isinstance(key, ast.IfExp) else []


@cache
def sentences(language: str) -> dict[str, tuple[str, ...]]:
    found = catalogue(language, *packages).sentences
    return {key: forms for key, forms in found.items() if key.startswith(BEGINNINGS)}


def placeholders(key: str) -> set[str]:
    forms = sentences("en")[key]
    return {name for form in forms for _, name, _, _ in string.Formatter().parse(form) if name is not None}


def problem(key: str) -> Problem:
    """The problem of a key with values that can be told from words."""
    values: dict[str, object] = {name: f"X{place}" for place, name in enumerate(sorted(placeholders(key)))}
    if key.startswith(Refused.SENTENCES):
        return Refused(422, key.removeprefix(Refused.SENTENCES), **values)
    return Problem(key.removeprefix(Problem.SENTENCES), **values)


def test_every_problem_in_the_source_has_a_sentence_with_its_values() -> None:
    known = sentences("en")
    assert len(uses()) > 150
    for use in uses():
        where = f"{use.source}:{use.line}"
        assert use.keys or use.source in DYNAMIC, f"{where}: the key is no constant"
        for key in use.keys:
            assert key in known, f"{where}: {key} has no sentence"
            wanted = placeholders(key)
            assert use.values - {"n"} <= wanted, f"{where}: {key} does not say all values"
            assert use.is_open or wanted <= use.values, f"{where}: {key} wants further values"


def test_every_sentence_is_the_one_of_a_problem_in_the_source() -> None:
    used = {key for use in uses() for key in use.keys}
    for source, tree in sources().items():
        texts = {str(node.value) for node in ast.walk(tree) if isinstance(node, ast.Constant)}
        used |= texts
        if source in DYNAMIC:
            used |= {beginning + text for text in texts for beginning in BEGINNINGS}
    assert set(sentences("en")) - used == set()


def test_every_problem_is_told_in_german() -> None:
    english = sentences("en")
    parts = {
        key: [part for form in forms for part, *_ in string.Formatter().parse(form) if part.count(" ") > 2]
        for key, forms in english.items()
    }
    assert set(sentences("de")) == set(english)
    assert len(english) > 200
    for key in english:
        german, plain = problem(key).sentence(GERMAN), str(problem(key))
        assert all(f"X{place}" in german for place in range(len(placeholders(key))) if f"X{place}" in plain), key
        assert "{" not in german and "}" not in german
        if key in SAME:
            continue
        assert german != plain, key
        own = re.sub(r"'[^']*'|„[^“]*“|\S*[-=]\S*|X\d+", "", german)
        assert not ENGLISH.search(own), f"{key}: {german}"
        assert not any(part in german for others in parts.values() for part in others), f"{key}: {german}"


def test_reasons_and_lists_are_told_in_the_same_language() -> None:
    reason = Problem("option.a-number", low=2, high=5)
    wrong = Problem("option.value", name="players", value="9", allowed=reason)
    assert str(wrong) == "option players cannot be '9'; allowed is a number from 2 to 5"
    assert wrong.sentence(GERMAN) == "die Option players kann nicht '9' sein; erlaubt ist eine Zahl von 2 bis 5"
    listed = Problem("bots.unknown", name="x", names=["greedy", "random"])
    assert listed.sentence(GERMAN) == "einen Bot 'x' gibt es nicht; es gibt greedy, random"
    assert Problem("option.no-preset", name="x", names=[]).sentence(GERMAN).endswith("es gibt: keine")


def test_a_number_chooses_the_form() -> None:
    assert str(Problem("record.take-back", n=1, there=0)) == "cannot take back 1 entry; 0 stand here"
    assert str(Problem("record.take-back", n=2, there=0)) == "cannot take back 2 entries; 0 stand here"


def test_a_rule_is_told_with_its_wording() -> None:
    package = find_game("terra-mystica").package
    for language in ("de", "en"):
        wording = load_rulebook(package, language).rules["turn.your-turn"].text
        told = refused(Refusal("turn.your-turn"), package).sentence(catalogue(language))
        assert told.endswith(f"turn.your-turn: {wording}")
    assert str(refused(Refusal("turn.your-turn", 3, 2))) == "refused (needed 3, there 2) by rule turn.your-turn"
    assert str(Problem("action.refused", rule=RuleId("no.such.game", "turn.x"))) == "refused by rule turn.x"


def test_file_and_line_stand_before_the_reason() -> None:
    empty = Problem("file.empty")
    assert str(FileProblem("a.txt", 3, empty)) == "a.txt:3: the file is empty"
    assert str(FileProblem("a.txt", 0, empty)) == "a.txt: the file is empty"
    assert str(MoveProblem("a.txt", 3, empty, "red: go")) == "a.txt:3: red: go: the file is empty"
    assert MoveProblem("a.txt", 3, empty).sentence(GERMAN) == "a.txt:3: die Datei ist leer"


def test_long_texts_are_cut() -> None:
    told = str(Problem("action.none", text="x" * 10_000))
    assert len(told) < 300 and told.startswith("not an action: 'xxx")


def test_the_system_is_told_in_our_words(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError) as caught:
        (tmp_path / "none").read_bytes()
    assert of_the_system(caught.value).sentence(GERMAN) == "diese Datei oder diesen Ordner gibt es nicht"
    assert of_the_system(OSError(9999, "gremlins")).key == "system.other"


def test_a_key_without_a_sentence_is_a_mistake_in_the_program() -> None:
    with pytest.raises(UnknownSentence, match="no-such-key"):
        str(Problem("no-such-key"))


@pytest.mark.parametrize(
    "wrong",
    [
        Problem("game.unknown", name="x", names=["y"]),
        RecordError("a.txt", 3, Problem("action.none", text="x"), "red: x", "turn.phase"),
        WrongDraw("a.txt", 3, Problem("record.other-draw", due="x"), "chance: y"),
        NotInRulebook("x", ["y"]),
        IllegalAction("build A1", Refusal("turn.phase", 3, 2)),
        IllegalMove("build A1", Refusal("turn.phase"), "spielwerk.games.noria", str),
        Refused(409, "stale", {"position": 3}, given=2, here=3),
    ],
)
def test_other_processes_get_them_whole(wrong: Problem) -> None:
    if isinstance(wrong, IllegalAction):
        wrong.refusal = Refusal("turn.phase")
    again = pickle.loads(pickle.dumps(wrong))
    assert type(again) is type(wrong) and str(again) == str(wrong)
    assert vars(again).keys() == vars(wrong).keys()
