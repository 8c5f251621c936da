"""Finds in the engine's modules what means something else, or nothing at all, once mypyc has compiled it.

    compiled_traps.py [FILE...]    default: every module that is compiled

Prints one line per trap and exits 1 if there is any.
"""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

from spielwerk.core import build_info

SHIFT = "never shift a literal to the left: compiled it has 32 bits and 1 << 40 is 256; take BIT[n] from a table"
UNSUPPORTED = {
    "msgspec": "msgspec loses the keywords of a class when compiled",
    "pickle": "objects of compiled classes cannot be pickled; records are text",
    "copy": "copy cannot copy objects of compiled classes; write a clone() by hand",
}
NEW = "a compiled class cannot be made without its constructor"
BIT_LENGTH = "i64 has no bit_length() when compiled; take a table"

FIXED_WIDTH = {"int", "i64", "i32", "i16", "u8"}


def is_literal(value: ast.expr) -> bool:
    """Whether a value is known when the module is compiled: a number, a constant's name, or made of such."""
    match value:
        case ast.Constant():
            return True
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name.isupper()
        case ast.UnaryOp(operand=operand):
            return is_literal(operand)
        case ast.BinOp(left=left, right=right):
            return is_literal(left) and is_literal(right)
        case ast.Call(func=ast.Name(id=name), args=[argument]):
            return name in FIXED_WIDTH and is_literal(argument)
    return False


def traps_in(node: ast.AST) -> Iterator[str]:
    match node:
        case ast.BinOp(left=left, op=ast.LShift()) if is_literal(left):
            yield SHIFT
        case ast.Import(names=names):
            yield from (UNSUPPORTED[name.name] for name in names if name.name in UNSUPPORTED)
        case ast.ImportFrom(module=module):
            if module in UNSUPPORTED:
                yield UNSUPPORTED[module]
        case ast.Call(func=ast.Attribute(attr="__new__")):
            yield NEW
        case ast.Call(func=ast.Attribute(attr="bit_length")):
            yield BIT_LENGTH


def traps(source: str) -> list[tuple[int, str]]:
    """Line and explanation of every trap in a module's text."""
    return [(getattr(node, "lineno", 0), trap) for node in ast.walk(ast.parse(source)) for trap in traps_in(node)]


def main(names: list[str]) -> int:
    files = [Path(name) for name in names] or build_info.engine_sources(build_info.package_folder())
    found = [f"{file}:{line}: {trap}" for file in files for line, trap in traps(file.read_text(encoding="utf-8"))]
    print("\n".join(found) or f"No traps in {len(files)} modules.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
