"""Where a game comes from that was not begun at its table."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("tables", sa.Column("origin", sa.Text(), nullable=False, server_default=""))
