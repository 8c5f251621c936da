"""What can be set when a server is started."""

import math
import os
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

FOLDER_VARIABLE: Final = "SPIELWERK_DATA"
KEY_VARIABLE: Final = "SPIELWERK_KEY"


@dataclass(frozen=True)
class Limits:
    """How much is too much. Rates are per second, with a reserve for short bursts."""

    body: int = 64 * 1024
    """Bytes of a request's body."""
    visitor_rate: float = 20.0
    visitor_burst: float = 80.0
    address_rate: float = 100.0
    address_burst: float = 400.0
    wrong_links_a_minute: float = 20.0
    """Guessed links per address."""
    tables_a_day: int = 100
    """New tables of one visitor."""
    tables: int = 100_000
    """All tables of the server."""
    streams: int = 2000
    streams_of_visitor: int = 24
    messages_a_minute: int = 30
    notices_an_hour: float = 60.0
    """Notices to one visitor."""
    actions: int = 200
    """Actions in one request, and in a draft."""
    file: int = 2 * 1024 * 1024
    """Bytes of a file with games."""
    unpacked: int = 12 * 1024 * 1024
    """Bytes of such a file after unpacking."""
    games_of_file: int = 50
    """Games that are opened by one request."""
    entries: int = 10_000
    """Entries of a game from a file."""
    replayed: int = 200_000
    """Entries that are played to look at all of such a game; more than it has where many are taken back."""


def limits_of_rate(rate: float) -> Limits:
    """Limits for visitors who may send so many requests per second; 0: as many as they like."""
    rate = rate if rate > 0 else math.inf
    return Limits(visitor_rate=rate, visitor_burst=4 * rate, address_rate=5 * rate, address_burst=20 * rate)


@dataclass(frozen=True)
class Config:
    database: str = ""
    """URL; empty: SQLite in the user's data folder."""
    limits: Limits = field(default_factory=Limits)
    bot_seconds: float = 10.0
    """How long a bot may think about one decision."""
    bot_pause: float = 1.0
    """In games with secrets bots answer after one such pause, or after two, or three: nobody can tell by the time
    whether there was much to think about."""
    bot_processes: int = 0
    """0: one less than there are processors, but at least one."""
    poll_seconds: float = 1.0
    """How often other processes' changes are looked for."""
    notices: str = ""
    """Address of the server through which people are told outside the browser (`notice_server`); empty: nobody is."""
    notice_delay: float = 20.0
    """Seconds that somebody must have been waited for, and away, before he is told."""
    public_url: str = ""
    """How people reach the server, for links, if it differs from what their browsers say."""

    def database_url(self) -> str:
        """Raises OSError where the data folder cannot be made."""
        if self.database:
            return self.database
        folder = data_folder()
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        return f"sqlite:///{folder / 'tables.db'}"


def notice_server(text: str) -> str:
    """The address of a server for notices, without a slash at the end. ValueError where it is none."""
    address = urlsplit(text)
    plain = text.isascii() and text.isprintable() and " " not in text
    named = address.hostname and "@" not in address.netloc and not address.query and not address.fragment
    if address.scheme not in ("https", "http") or not plain or not named or address.port == 0:
        raise ValueError("no address of a server")
    return f"{address.scheme}://{address.netloc}{address.path.rstrip('/')}"


def data_folder() -> Path:
    """The user's folder for what this program keeps; SPIELWERK_DATA names another one."""
    named = os.environ.get(FOLDER_VARIABLE)
    if named:
        return Path(named)
    base = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(base) / "spielwerk"
