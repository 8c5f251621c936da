"""Makes pictures smaller: PNG of true colours becomes PNG with a palette of 256. Uses only the standard library."""

import struct
import zlib
from collections import Counter
from typing import Final

MOST_COLOURS: Final = 256
_SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"

Colour = tuple[int, int, int]


def smaller(data: bytes) -> bytes:
    """The same picture with a palette. `data` is PNG with 8 bits per channel, not interlaced, as browsers make it."""
    width, height, channels, rows = _decoded(data)
    pixels = [zip(row[0::channels], row[1::channels], row[2::channels], strict=True) for row in rows]
    keys = [[(red >> 2) << 12 | (green >> 2) << 6 | blue >> 2 for red, green, blue in row] for row in pixels]
    palette, places = _palette(Counter(key for row in keys for key in row))
    raw = b"".join(b"\0" + bytes(places[key] for key in row) for row in keys)
    header = struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)
    colours = b"".join(bytes(colour) for colour in palette)
    chunks = ((b"IHDR", header), (b"PLTE", colours), (b"IDAT", zlib.compress(raw, 9)), (b"IEND", b""))
    return _SIGNATURE + b"".join(_chunk(kind, content) for kind, content in chunks)


def _chunk(kind: bytes, content: bytes) -> bytes:
    return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", zlib.crc32(kind + content))


def _decoded(data: bytes) -> tuple[int, int, int, list[bytearray]]:
    """Width, height, channels and rows of a PNG."""
    assert data.startswith(_SIGNATURE)
    place, packed, header = len(_SIGNATURE), b"", b""
    while place < len(data):
        (length,) = struct.unpack_from(">I", data, place)
        kind, content = data[place + 4 : place + 8], data[place + 8 : place + 8 + length]
        header = content if kind == b"IHDR" else header
        packed += content if kind == b"IDAT" else b""
        place += length + 12
    width, height, depth, colour, _, _, interlaced = struct.unpack(">IIBBBBB", header)
    assert depth == 8 and colour in (2, 6) and not interlaced
    channels = 3 if colour == 2 else 4
    raw, size = zlib.decompress(packed), width * channels
    rows = [bytearray(size)]
    for row in range(height):
        start = row * (size + 1)
        rows.append(_unfiltered(raw[start], bytearray(raw[start + 1 : start + 1 + size]), rows[-1], channels))
    return width, height, channels, rows[1:]


def _unfiltered(kind: int, line: bytearray, above: bytearray, step: int) -> bytearray:
    """A row of a PNG without its filter."""
    if kind == 2:
        return bytearray((here + up) & 255 for here, up in zip(line, above, strict=True))
    for place in range(len(line) if kind else 0):
        left = line[place - step] if place >= step else 0
        up, corner = above[place], above[place - step] if place >= step else 0
        if kind == 1:
            guess = left
        elif kind == 3:
            guess = (left + up) // 2
        else:
            towards = left + up - corner
            guess = min((left, up, corner), key=lambda value: abs(towards - value))
        line[place] = (line[place] + guess) & 255
    return line


def _palette(counts: Counter[int]) -> tuple[list[Colour], dict[int, int]]:
    """Colours, and for every key the place of its colour: boxes are halved where they hold most, at their middle."""
    boxes = [[(_colour(key), key, count) for key, count in counts.items()]]
    while len(boxes) < MOST_COLOURS:
        worth, at = max((_worth(box), place) for place, box in enumerate(boxes))
        if worth == 0:
            break
        box = boxes.pop(at)
        axis = max(range(3), key=lambda axis: _range(box, axis))
        box.sort(key=lambda entry: entry[0][axis])
        half, so_far, cut = sum(entry[2] for entry in box) / 2, 0, 1
        for place, entry in enumerate(box[:-1], 1):
            so_far += entry[2]
            cut = place
            if so_far >= half:
                break
        boxes += [box[:cut], box[cut:]]
    palette = [_middle(box) for box in boxes]
    return palette, {key: place for place, box in enumerate(boxes) for _, key, _ in box}


def _colour(key: int) -> Colour:
    def whole(part: int) -> int:
        return part << 2 | part >> 4

    return whole(key >> 12), whole(key >> 6 & 63), whole(key & 63)


def _range(box: list[tuple[Colour, int, int]], axis: int) -> int:
    values = [colour[axis] for colour, _, _ in box]
    return max(values) - min(values)


def _worth(box: list[tuple[Colour, int, int]]) -> float:
    """How much it helps to halve a box: its spread, weighed by how often its colours occur."""
    spread = max(_range(box, axis) for axis in range(3))
    return float(spread * sum(count for _, _, count in box) ** 0.4)


def _middle(box: list[tuple[Colour, int, int]]) -> Colour:
    total = sum(count for _, _, count in box)
    red, green, blue = (round(sum(colour[axis] * count for colour, _, count in box) / total) for axis in range(3))
    return red, green, blue
