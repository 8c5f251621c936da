"""Who wants to be told outside the browser, and where: topics of visitors, and what has been told at their places.

A topic is a secret between its visitor and the server for notices. What was told stands with the place (a visitor's
seat at a table), so neither a new start nor another process tells it again.
"""

import time
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from sqlalchemy import ColumnElement, Select, and_, bindparam, delete, exists, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from spielwerk.table.people.security import new_secret
from spielwerk.table.store.schema import NOTICES, PLACES, SEATS, TABLES
from spielwerk.table.store.store import Store

PREFIX: Final = "spielwerk-"
"""By this people know the topic again among others; what follows is the secret."""

_OF: Final = select(NOTICES.c.topic, NOTICES.c.language, NOTICES.c.origin).where(NOTICES.c.visitor == bindparam("who"))
_SAW: Final = update(PLACES).where(
    PLACES.c.visitor == bindparam("who"), PLACES.c.table_id == bindparam("at"), PLACES.c.seat == bindparam("on")
)


class Topic(NamedTuple):
    topic: str
    language: str
    origin: str
    """How the visitor reaches this server."""


class Waiting(NamedTuple):
    """A place whose visitor has not been told that the seat must decide, or that the game is over."""

    visitor: str
    table: str
    seat: int
    told: int
    position: int
    """The present one."""
    over: bool
    since: float
    """Since when it is so, as far as the visitor has not had the table before his eyes."""


class Topics:
    def __init__(self, store: Store) -> None:
        self._store: Final = store

    # What a visitor wants.

    def of(self, visitor: str) -> Topic | None:
        """Where a visitor's notices go; None if he wants none."""
        with self._store.engine.connect() as connection:
            row = connection.execute(_OF, {"who": visitor}).first()
        return Topic(*row) if row is not None else None

    def switch_on(self, visitor: str, language: str, origin: str) -> None:
        """Makes the topic; one that is there stays."""
        if self._known_again(visitor, language, origin):
            return
        row = {"visitor": visitor, "language": language, "origin": origin, "since": time.time()}
        try:
            with self._store.writing() as connection:
                connection.execute(insert(NOTICES).values(topic=PREFIX + new_secret(), **row))
        except IntegrityError:  # two clicks at once
            self._known_again(visitor, language, origin)

    def switch_off(self, visitor: str) -> None:
        """Forgets the topic; it never comes back."""
        with self._store.writing() as connection:
            connection.execute(delete(NOTICES).where(NOTICES.c.visitor == visitor))

    def speak(self, visitor: str, language: str) -> None:
        """The visitor reads another language from now on."""
        self._set(visitor, language=language)

    def has_seat(self, visitor: str) -> bool:
        """Whether the visitor has a seat anywhere."""
        with self._store.engine.connect() as connection:
            own = exists().where(PLACES.c.visitor == visitor, PLACES.c.seat >= 0)
            return bool(connection.execute(select(own)).scalar())

    def _known_again(self, visitor: str, language: str, origin: str) -> bool:
        return self._set(visitor, language=language, origin=origin)

    def _set(self, visitor: str, **values: str) -> bool:
        with self._store.writing() as connection:
            done = connection.execute(update(NOTICES).where(NOTICES.c.visitor == visitor).values(**values))
            return done.rowcount > 0

    # What is to be told.

    def waiting(self) -> list[Waiting]:
        """All places whose visitors want to be told and have not been. Games of former times are nothing new."""
        with self._store.engine.connect() as connection:
            found = connection.execute(_places(or_(_MUST_DECIDE, _IS_OVER))).all()
        return [
            Waiting(
                row.visitor,
                row.table_id,
                row.seat,
                row.told,
                row.position,
                row.over,
                max(row.changed if row.over else row.asked, row.looked, row.since),
            )
            for row in found
        ]

    def saw(self, places: Sequence[Waiting], now: float) -> None:
        """Pages show these tables now. Whoever sees the end of a game need not be told of it."""
        with self._store.writing() as connection:
            for one in places:
                told = {"told": one.position} if one.over else {}
                at = {"who": one.visitor, "at": one.table, "on": one.seat}
                connection.execute(_SAW.values(looked=now, **told), at)

    def claim(self, place: Waiting) -> bool:
        """Takes it on oneself to tell; False where another process has done so."""
        at = {"who": place.visitor, "at": place.table, "on": place.seat}
        with self._store.writing() as connection:
            done = connection.execute(_SAW.where(PLACES.c.told == place.told).values(told=place.position), at)
            return done.rowcount > 0

    def stands(self, place: Waiting, topic: str) -> bool:
        """Whether it is still so, and still wanted, after it was claimed."""
        idle = and_(SEATS.c.deciding.is_(True), SEATS.c.seen <= place.position)
        same = TABLES.c.over if place.over else and_(TABLES.c.over.is_(False), idle)
        here = and_(PLACES.c.visitor == place.visitor, PLACES.c.table_id == place.table, PLACES.c.seat == place.seat)
        with self._store.engine.connect() as connection:
            return connection.execute(_places(and_(same, here, NOTICES.c.topic == topic))).first() is not None


_MUST_DECIDE: Final = and_(TABLES.c.over.is_(False), SEATS.c.deciding.is_(True), PLACES.c.told < SEATS.c.seen)
"""The seat has acted since the last notice, or there was none."""
_IS_OVER: Final = and_(
    TABLES.c.over.is_(True),
    PLACES.c.told < TABLES.c.position,
    TABLES.c.changed >= PLACES.c.since,
    TABLES.c.changed >= NOTICES.c.since,
)


def _places(condition: ColumnElement[bool]) -> Select[Any]:
    """Places of people who want notices, where something is so."""
    at_table = PLACES.c.table_id == TABLES.c.id
    at_seat = and_(SEATS.c.table_id == PLACES.c.table_id, SEATS.c.seat == PLACES.c.seat)
    return (
        select(
            PLACES.c.visitor,
            PLACES.c.table_id,
            PLACES.c.seat,
            PLACES.c.told,
            TABLES.c.position,
            TABLES.c.over,
            TABLES.c.changed,
            SEATS.c.asked,
            PLACES.c.looked,
            NOTICES.c.since,
        )
        .join_from(NOTICES, PLACES, PLACES.c.visitor == NOTICES.c.visitor)
        .join(TABLES, at_table)
        .join(SEATS, at_seat)
        .where(SEATS.c.bot == "", condition)
    )
