"""Draws docs/terminal.svg: a real game in the terminal, half-way through, as `spielwerk play` shows it.

    python tools/picture.py [FILE]

The same bots make the same game every time, from a fixed seed up to a decision of the person.
"""

import io
import sys
import tempfile
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.terminal_theme import TerminalTheme

from spielwerk.bots.all import make_bot
from spielwerk.cli.output import Output
from spielwerk.cli.playing import opponents
from spielwerk.cli.playing.features import Features
from spielwerk.cli.playing.reading import Reader
from spielwerk.cli.playing.sitting import Sitting
from spielwerk.cli.playing.table import Table
from spielwerk.core.discovery import find_game
from spielwerk.core.driver import new_game

ROOT: Final = Path(__file__).resolve().parent.parent
WIDTH, HEIGHT = 140, 46
SEED: Final = "picture 0"
PLAYERS: Final = 4
FACTION: Final = "witches"
ROUND: Final = 5

THEME: Final = TerminalTheme(
    (24, 26, 31),
    (222, 222, 216),
    [(24, 26, 31), (204, 92, 76), (112, 170, 96), (214, 178, 84), (92, 146, 204), (170, 120, 184), (96, 182, 190)]
    + [(222, 222, 216)],
)

FRAME: Final = """\
<svg class="rich-terminal" viewBox="0 0 {width} {height}" xmlns="http://www.w3.org/2000/svg">
<style>
.{unique_id}-matrix {{ font-family: ui-monospace, Menlo, Consolas, "DejaVu Sans Mono", "Liberation Mono", monospace;
  font-size: {char_height}px; line-height: {line_height}px; font-variant-east-asian: full-width; }}
{styles}
</style>
<defs>
<clipPath id="{unique_id}-clip-terminal">
<rect x="0" y="0" width="{terminal_width}" height="{terminal_height}"/>
</clipPath>
{lines}
</defs>
<rect fill="#181a1f" width="{width}" height="{height}" rx="10"/>
<g transform="translate({terminal_x}, {terminal_y})" clip-path="url(#{unique_id}-clip-terminal)">
{backgrounds}
<g class="{unique_id}-matrix">
{matrix}
</g>
</g>
</svg>
"""
"""Like rich's own frame, but without a title bar and without fonts from the network."""


def table_half_way(folder: Path) -> tuple[Table, list[str]]:
    """A game in the middle, and the news of the last moves. The person's moves are those of a bot."""
    game = find_game("terra-mystica")
    features = Features(game)
    play = new_game(game, {"players": PLAYERS}, SEED)
    opponents.name_seats(play.record, 0, "you", [opponents.USUAL])
    seat, bots = opponents.seated(game, play.record)
    table = Table(play, seat, bots, folder / "game.txt", features, features.catalogue("en"))
    table.move([play.state.string_to_action(f"faction {FACTION}")])
    helper = make_bot(opponents.USUAL, game, 1)
    news: list[str] = []
    while not table.is_over:
        mine = table.next_seat() == table.seat
        if mine and play.state.chapter() == f"round {ROUND}" and features.shown.needs_board(play.state, seat):
            break
        news += table.move(helper.choose(play.state.clone(), seat)) if mine else table.bot_moves()
    return table, news


def main() -> int:
    target = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "docs" / "terminal.svg"
    with tempfile.TemporaryDirectory() as folder:
        table, news = table_half_way(Path(folder))
        out = Output("en")
        out.console = Console(  # type: ignore[misc]  # this one picture goes elsewhere
            record=True, width=WIDTH, height=HEIGHT, file=io.StringIO(), force_terminal=True, color_system="truecolor",
            highlight=False, markup=False, emoji=False,
        )  # fmt: skip
        session = Sitting(table, out, Reader())
        session.tell(news[-3:])
        session.show(whole=True)
        out.console.print(f"{session.prompt()}hint")
        session.handle("hint")
    target.parent.mkdir(exist_ok=True)
    svg = out.console.export_svg(title="", theme=THEME, code_format=FRAME, font_aspect_ratio=0.6, unique_id="spielwerk")
    target.write_text(svg, encoding="utf-8")
    print(f"{target}: {len(svg) // 1000} kB, {table.state.chapter()}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
