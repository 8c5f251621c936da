"""Whole games by clicking alone in WebKit, as on every iPhone. Skipped where it is not installed."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

import pytest

from table_server import ServerProcess
from web.browsers import Window
from web.players import Player
from web.test_noria import step
from web.test_nottingham import decide
from web.webkit import NO_WEBKIT, find_browser, webkit

NARROW = Window(390, 844)


@pytest.mark.skipif(not find_browser(), reason=NO_WEBKIT)
@pytest.mark.parametrize(
    ("game", "forward"), [("terra-mystica", Player.decide), ("nottingham", decide), ("noria", step)]
)
def test_a_whole_game_in_webkit(
    game: str, forward: Callable[[Player], None], server: ServerProcess, tmp_path: Path
) -> None:
    with webkit(NARROW, tmp_path) as page:
        page.goto(f"http://localhost:{server.port}/?game={game}")
        player = Player(cast(Any, page))
        player.follow("#play-now")
        player.wait_asked()
        while not player.is_over:
            forward(player)
            player.wait_asked()
        assert not page.evaluate("() => document.scrollingElement.scrollWidth > innerWidth")
        assert not page.faults()
        player.follow("#result")
        assert page.url.endswith("/result")
        assert page.evaluate('() => document.querySelectorAll(".podium li").length') == 3
        assert not page.faults()
