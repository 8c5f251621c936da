"""`spielwerk serve`: the table in the browser."""

import argparse
from typing import Final

from spielwerk.cli.output import Output
from spielwerk.cli.parser import Parser
from spielwerk.core.errors import Problem

NAME: Final = "serve"
HOST: Final = "127.0.0.1"
PORT: Final = 8420
LARGEST_PORT: Final = 65535
RATE: Final = 20
PAUSE: Final = 1.0


def add_arguments(parser: Parser) -> None:
    say = parser.say
    parser.add_argument("--host", default=HOST, help=say("serve.host", default=HOST))
    parser.add_argument("--port", type=int, help=say("serve.port", default=PORT))
    parser.add_argument("--database", metavar="URL", default="", help=say("serve.database"))
    parser.add_argument("--rate", type=float, metavar="N", default=RATE, help=say("serve.rate", default=RATE))
    parser.add_argument(
        "--bot-pause", type=float, metavar="S", default=PAUSE, help=say("serve.bot-pause", default=PAUSE)
    )
    parser.add_argument("--notices", metavar="URL", default="", help=say("serve.notices"))
    parser.add_argument("--open", metavar="FILE", nargs="+", default=[], help=say("serve.open"))
    parser.add_argument("--no-browser", action="store_true", help=say("serve.no-browser"))


def run(arguments: argparse.Namespace, out: Output) -> int:
    # The server's packages take a moment to load, which other commands need not wait for.
    from spielwerk.table.config import Config, limits_of_rate, notice_server
    from spielwerk.table.opening.from_disk import links_to
    from spielwerk.table.serving import Server

    if arguments.port is not None and not 0 <= arguments.port <= LARGEST_PORT:
        raise Problem("serve.wrong-port")
    try:
        notices = notice_server(arguments.notices) if arguments.notices else ""
    except ValueError:
        raise Problem("serve.wrong-notices", url=arguments.notices) from None
    config = Config(
        database=arguments.database,
        limits=limits_of_rate(arguments.rate),
        bot_pause=max(0.0, arguments.bot_pause),
        notices=notices,
    )
    server = Server(config, arguments.host, arguments.port, PORT)
    links = [link.lstrip("/") for link in links_to(server.house, arguments.open, out.say)]

    def ready() -> None:
        out.print(out.say("serve.ready", url=server.url))
        for file, link in zip(arguments.open, links, strict=True):
            out.print(out.say("serve.opened", file=file, url=server.url + link))
        if server.url_for_others:
            out.print(out.say("serve.others", url=server.url_for_others))
        out.note(out.say("serve.stop"))

    server.run(ready, not arguments.no_browser, links or [""])
    return 0
