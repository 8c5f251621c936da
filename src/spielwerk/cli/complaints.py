"""What Python's reader of arguments finds wrong, as problems.

It looks up each of its sentences with gettext's `_` before it fills them in. Here that gives a sentence which remembers
what it is filled with, so that the problem can be told in any language.
"""

import argparse
from collections.abc import Mapping
from typing import Final

from spielwerk.core.errors import Problem

_KEYS: Final = {
    "the following arguments are required: %s": "arguments.required",
    "unrecognized arguments: %s": "arguments.unrecognized",
    "invalid %(type)s value: %(value)r": "arguments.wrong",
    "invalid choice: %(value)r (choose from %(choices)s)": "arguments.no-choice",
    "expected one argument": "arguments.one-missing",
    "expected at least one argument": "arguments.some-missing",
    "ignored explicit argument %r": "arguments.ignored",
    "ambiguous option: %(option)s could match %(matches)s": "arguments.ambiguous",
}
"""The sentences that our commands can meet."""
_NUMBERS: Final = {"int": "arguments.no-int", "float": "arguments.no-float"}


class _Sentence(str):
    """A sentence of argparse, with its problem."""

    problem: Problem

    def __mod__(self, values: object) -> "_Sentence":
        named = values if isinstance(values, Mapping) else {"names": values}
        key = _NUMBERS.get(str(named.get("type")), self.problem.key)
        return _sentence(str.__mod__(self, values), Problem(key, **named))


def _sentence(text: str, problem: Problem) -> _Sentence:
    found = _Sentence(text)
    found.problem = problem
    return found


def _looked_up(text: str) -> str:
    return _sentence(text, Problem(_KEYS[text])) if text in _KEYS else text


def problem_of(message: str) -> Problem:
    """The problem behind what argparse says."""
    return message.problem if isinstance(message, _Sentence) else Problem("arguments.wrong")


vars(argparse)["_"] = _looked_up
