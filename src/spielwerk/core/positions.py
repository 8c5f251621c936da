# not compiled: a few calls around the compiled engine
"""Positions as bytes and as text, and back: what pickling, other processes and notebooks need.

The bytes are a line with the game, the version of its rules and the options, then the position's numbers, then a
digest of both: damaged ones are recognised. Records are what games are kept in; bytes are read by the same version of
the rules only.
"""

from base64 import urlsafe_b64decode, urlsafe_b64encode
from hashlib import blake2b
from typing import Final

from spielwerk.core.discovery import find_game
from spielwerk.core.game import Game, State
from spielwerk.core.options import options_of
from spielwerk.core.tape import DamagedPosition, packed, recorded, unpacked

DIGEST: Final = 4
"""Bytes of the digest at the end."""


def to_bytes(state: State) -> bytes:
    content = state.beginning().text().encode() + b"\n" + packed(state.numbers())
    return content + blake2b(content, digest_size=DIGEST).digest()


def from_bytes(data: bytes, game: Game | None = None) -> State:
    """The position of bytes. `game` says which it must be of; without one the bytes say it."""
    content, digest = data[:-DIGEST], data[-DIGEST:]
    head, newline, numbers = content.partition(b"\n")
    if not newline or blake2b(content, digest_size=DIGEST).digest() != digest:
        raise DamagedPosition("position.damaged")
    name, version, options = (head.decode() + "  ").split(" ", 2)
    found = game or find_game(name)
    if found.name != name:
        raise DamagedPosition("position.other-game", name=name, game=found.name)
    if version != str(found.rules_version):
        raise DamagedPosition("position.rules", given=version, known=found.rules_version)
    state = found.new_initial_state(options_of(found).parse(options.strip()))
    tape = recorded(unpacked(numbers))
    state.transfer(tape)
    tape.end()
    return state


def to_text(state: State) -> str:
    return urlsafe_b64encode(to_bytes(state)).decode()


def from_text(text: str, game: Game | None = None) -> State:
    try:
        data = urlsafe_b64decode(text.strip())
    except ValueError as error:
        raise DamagedPosition("position.no-text") from error
    return from_bytes(data, game)
