"""Links by which somebody has sat down, what visitors know of others at their seat, and what the operator has cut."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("tables", sa.Column("cuts", sa.Integer(), nullable=False, server_default="0"))
    op.add_column("places", sa.Column("knows", sa.Float(), nullable=False, server_default="0"))
    op.add_column("links", sa.Column("used", sa.Boolean(), nullable=False, server_default=sa.false()))
