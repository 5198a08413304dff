"""Processes that share the database, the shards each works for, and pictures that others draw."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None

SERIAL = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    """Three tables; what a process holds goes free with its row."""
    op.create_table(
        "members",
        sa.Column("id", SERIAL, primary_key=True, autoincrement=True),
        sa.Column("count", sa.Integer()),
        sa.Column("serves", sa.Text()),
        sa.Column("until", sa.Double(), nullable=False),
    )
    op.create_table(
        "shards",
        sa.Column("count", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("number", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("holder", SERIAL, sa.ForeignKey("members.id", ondelete="SET NULL"), autoincrement=False),
    )
    op.create_table(
        "drawings",
        sa.Column("id", SERIAL, primary_key=True, autoincrement=True),
        sa.Column("urgency", sa.Integer(), nullable=False),
        sa.Column("version", sa.String(32), nullable=False),
        sa.Column("job", sa.LargeBinary(), nullable=False),
        sa.Column("drawn", sa.LargeBinary()),
        sa.Column("holder", SERIAL, sa.ForeignKey("members.id", ondelete="SET NULL"), autoincrement=False),
        sa.Column("asker", SERIAL, sa.ForeignKey("members.id", ondelete="CASCADE"), autoincrement=False),
    )
    op.create_index("drawings_by_urgency", "drawings", ["urgency", "id"])
