"""Commands given where several games may be meant, until one is chosen."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """A table for them."""
    op.create_table(
        "deferred",
        sa.Column("user", sa.BigInteger(), autoincrement=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("data", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("user"),
    )
