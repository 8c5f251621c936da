"""When the interpreter looks for circles of objects that nobody needs any more.

Looking through everything halts all requests, for as long as a few pages take to draw; left alone, it happens in the
middle of a move. Young objects are looked through as they always are. All of them are only now and then, and what the
program itself consists of never is.
"""

import asyncio
import gc
from typing import Final

EVERY_SECONDS: Final = 300.0
YOUNG: Final = 5_000
"""So many new objects are made before the youngest are looked through."""
MIDDLE: Final = 20
NEVER: Final = 1_000_000_000


async def collect_now_and_then() -> None:
    """Runs as long as the server does."""
    gc.collect()
    gc.freeze()
    usual = gc.get_threshold()
    gc.set_threshold(YOUNG, MIDDLE, NEVER)
    try:
        while True:
            await asyncio.sleep(EVERY_SECONDS)
            gc.collect()
    finally:
        gc.set_threshold(*usual)
        gc.unfreeze()
