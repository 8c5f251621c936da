"""What the table sends to a browser. Times depend on the machine; `spielwerk bench table` measures them."""

from spielwerk.table.bench import browser as bench_browser
from table_server import ServerProcess

KILOBYTE = 1000
CLICKS = 40


def test_the_first_load_and_moves_are_small(server: ServerProcess) -> None:
    figures = bench_browser.measure(f"http://localhost:{server.port}/", CLICKS)
    assert figures["clicks"] == CLICKS
    assert figures["first_load_bytes"] <= 150 * KILOBYTE
    assert figures["move_bytes_most"] <= 8 * KILOBYTE
