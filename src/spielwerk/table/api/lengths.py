"""Which text of a request is too long. People type most of them, so they are told in words."""

from collections.abc import Iterator

import msgspec
from msgspec import inspect

from spielwerk.table.problems import Refused


def too_long(data: bytes, kind: type) -> Refused | None:
    """The first text of a body that is longer than its type allows; None where something else is wrong with it."""
    try:
        body = msgspec.json.decode(data)
    except (ValueError, RecursionError):
        return None
    for text, most in _limited(body, inspect.type_info(kind)):
        if len(text) > most:
            return Refused(422, "too-long", {"most": most}, text=text[:40], there=len(text), most=most)
    return None


def _limited(value: object, kind: inspect.Type) -> Iterator[tuple[str, int]]:
    """All texts that have a limit, and the limit of each."""
    if isinstance(kind, inspect.Metadata):
        kind = kind.type
    if isinstance(kind, inspect.StrType) and isinstance(value, str) and kind.max_length is not None:
        yield value, kind.max_length
    elif isinstance(kind, inspect.StructType) and isinstance(value, dict):
        for field in kind.fields:
            yield from _limited(value.get(field.encode_name), field.type)
    elif isinstance(kind, inspect.ListType) and isinstance(value, list):
        for part in value:
            yield from _limited(part, kind.item_type)
    elif isinstance(kind, inspect.DictType) and isinstance(value, dict):
        for name, part in value.items():
            yield from _limited(name, kind.key_type)
            yield from _limited(part, kind.value_type)
