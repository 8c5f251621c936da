"""Notices outside the browser: topics of visitors, since when seats are asked, and what has been told to whom."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "notices",
        sa.Column("visitor", sa.String(length=64), nullable=False),
        sa.Column("topic", sa.String(length=64), nullable=False),
        sa.Column("language", sa.String(length=8), nullable=False),
        sa.Column("origin", sa.Text(), nullable=False),
        sa.Column("since", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("visitor"),
    )
    op.add_column("seats", sa.Column("asked", sa.Float(), nullable=False, server_default="0"))
    op.add_column("places", sa.Column("told", sa.Integer(), nullable=False, server_default="-1"))
    op.add_column("places", sa.Column("looked", sa.Float(), nullable=False, server_default="0"))
