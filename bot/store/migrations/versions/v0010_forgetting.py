"""Servers that the bot has left, and names that are forgotten when their game is over."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """A table for each."""
    op.create_table(
        "left_guilds",
        sa.Column("guild", sa.BigInteger(), autoincrement=False),
        sa.Column("since", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("guild"),
    )
    op.create_table(
        "farewells",
        sa.Column(
            "game",
            sa.BigInteger().with_variant(sa.Integer(), "sqlite"),
            sa.ForeignKey("games.id", ondelete="CASCADE"),
            autoincrement=False,
        ),
        sa.Column("seat", sa.Integer(), autoincrement=False),
        sa.Column("name", sa.String(100)),
        sa.PrimaryKeyConstraint("game", "seat", "name"),
    )
