"""Steps that bring a database to the present schema, by Alembic. They run when the server starts."""

from pathlib import Path
from typing import Final

from sqlalchemy import Connection, inspect, text

LATEST: Final = "0004"
"""The last step. A database that has it needs nothing, and Alembic is not even loaded."""


class Newer(Exception):
    """The database has steps that this program does not know."""


def is_up_to_date(connection: Connection) -> bool:
    if not inspect(connection).has_table("alembic_version"):
        return False
    return connection.execute(text("SELECT version_num FROM alembic_version")).scalar() == LATEST


def upgrade(connection: Connection) -> None:
    """Runs the steps that are missing, in the connection's transaction. Newer where a newer program was here."""
    from alembic import command
    from alembic.config import Config
    from alembic.util.exc import CommandError

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent))
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, "head")
    except CommandError as error:
        raise Newer(str(error)) from None
