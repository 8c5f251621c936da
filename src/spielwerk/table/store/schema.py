"""The tables of the database. `migrations` makes them; a change here needs a new step there, and a test compares both.

Secrets of people and links are kept as SHA-256 only, topics of notices as they are. Positions count entries; times are
seconds since 1970.
"""

from typing import Final

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    false,
)

METADATA: Final = MetaData()

HASH_LENGTH: Final = 64
ID_LENGTH: Final = 16

TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", String(ID_LENGTH), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", Integer, nullable=False),  # rules version that the record is written for
    Column("options", Text, nullable=False),  # all of them with the number of players, as `name=value name=value`
    Column("seed", String(80), nullable=False),  # secret until the end, unless `seed_known`
    Column("seed_known", Boolean, nullable=False),
    Column("title", String(80), nullable=False),
    Column("owner", String(HASH_LENGTH), nullable=False),
    Column("listed", Boolean, nullable=False),  # shown to everybody who looks for a table
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Column("over", Boolean, nullable=False),
    Column("position", Integer, nullable=False),  # number of entries
    Column("news", Integer, nullable=False),  # goes up with everything that others may see
    Column("bots_due", Boolean, nullable=False),  # whether a bot must act now
    Column("request", Text, nullable=False),  # JSON of a request to take back entries, empty if there is none
    Column("join_generation", Integer, nullable=False),
    Column("watch_generation", Integer, nullable=False),
    Column("origin", Text, nullable=False, server_default=""),  # JSON (`origins`), empty for a game begun here
    Column("cuts", Integer, nullable=False, server_default="0"),  # how often the operator has cut off last entries
    Index("tables_bots_due", "bots_due"),
    Index("tables_listed", "listed", "over"),
    Index("tables_owner", "owner"),
)

SEATS: Final = Table(
    "seats",
    METADATA,
    Column("table_id", String(ID_LENGTH), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("name", String(40), nullable=False),
    Column("bot", String(20), nullable=False),  # which bot plays the seat; empty: people do
    Column("taken", Boolean, nullable=False),  # whether somebody has ever sat down here
    Column("generation", Integer, nullable=False),  # of the seat's link
    Column("confirm", Boolean, nullable=False),  # whether a turn waits until it is confirmed
    Column("standing_order", Integer, nullable=True),
    Column("draft", Text, nullable=False),  # JSON list of action texts
    Column("drafts", Integer, nullable=False),  # goes up with every change that only the seat sees
    Column("draft_request", String(80), nullable=False),
    Column("seen", Integer, nullable=False),  # position after the seat's last own action
    Column("deciding", Boolean, nullable=False),
    Column("points", Float, nullable=False),
    Column("asked", Float, nullable=False, server_default="0"),  # since when the seat must decide, if it must
)

ENTRIES: Final = Table(
    "entries",
    METADATA,
    Column("table_id", String(ID_LENGTH), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),  # who acted; -1 for draws and what the table decides
    Column("actor", String(40), nullable=False),
    Column("text", String(200), nullable=False),
    Column("comment", Text, nullable=False),  # comment before the entry, empty if there is none
    Column("batch", Integer, nullable=False),  # number of the first entry that was stored for the same request
    Column("request", String(80), nullable=True),  # `seat:id` of the request, at its first entry
    Column("at", Float, nullable=False),
    Index("entries_request", "table_id", "request", unique=True),
)

LINKS: Final = Table(
    "links",
    METADATA,
    Column("hash", String(HASH_LENGTH), primary_key=True),
    Column("table_id", String(ID_LENGTH), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("seat", Integer, nullable=False),  # or JOIN, WATCH
    Column("used", Boolean, nullable=False, server_default=false()),  # it lets in only those who have the seat already
)

PLACES: Final = Table(
    "places",
    METADATA,
    Column("visitor", String(HASH_LENGTH), primary_key=True),
    Column("table_id", String(ID_LENGTH), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),  # or JOIN, WATCH
    Column("since", Float, nullable=False),
    Column("told", Integer, nullable=False, server_default="-1"),  # position of the last notice; -1: there was none
    Column("looked", Float, nullable=False, server_default="0"),  # when a page was last found to show the table
    Column("knows", Float, nullable=False, server_default="0"),  # up to when the visitor knows who else has the seat
    Index("places_table", "table_id", "seat"),
)

MESSAGES: Final = Table(
    "messages",
    METADATA,
    Column("table_id", String(ID_LENGTH), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),  # WATCH for watchers
    Column("name", String(40), nullable=False),
    Column("text", String(500), nullable=False),
    Column("at", Float, nullable=False),
)

NOTICES: Final = Table(
    "notices",
    METADATA,
    Column("visitor", String(HASH_LENGTH), primary_key=True),
    Column("topic", String(64), nullable=False),  # where this visitor's notices go; known to nobody else
    Column("language", String(8), nullable=False),
    Column("origin", Text, nullable=False),  # how the visitor reaches this server, as `https://host`
    Column("since", Float, nullable=False),
)

SETTINGS: Final = Table(
    "settings",
    METADATA,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)

JOIN: Final = -1
"""Seat number of the invitation: who has it may sit down on a free seat."""
WATCH: Final = -2
"""Seat number of watchers."""
