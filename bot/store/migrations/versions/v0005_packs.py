"""Phases that have ended are packed together."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """A table for them; what there is already is packed later, by and by."""
    op.create_table(
        "packs",
        sa.Column("game", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), autoincrement=False),
        sa.Column("first", sa.Integer(), autoincrement=False),
        sa.Column("last", sa.Integer(), nullable=False),
        sa.Column("data", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["games.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game", "first"),
    )
