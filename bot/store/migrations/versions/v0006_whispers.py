"""Lines that one player sends another, and who wants to be called to the market."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """A table for them; nobody is called who has not asked for it."""
    serial = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
    op.create_table(
        "whispers",
        sa.Column("id", serial, autoincrement=True),
        sa.Column("game", serial, autoincrement=False, nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("user", sa.BigInteger(), nullable=False),
        sa.Column("to_seat", sa.Integer(), nullable=False),
        sa.Column("to_user", sa.BigInteger(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["games.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("whispers_by_game", "whispers", ["game", "id"])
    op.add_column("prefs", sa.Column("market", sa.Boolean(), nullable=False, server_default=sa.false()))
