"""Who was called and has not come yet; a time of day for those who want one message a day."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """A table for calls, a column for the time of day."""
    op.create_table(
        "called",
        sa.Column("user", sa.BigInteger(), autoincrement=False),
        sa.Column("since", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("user"),
    )
    op.add_column("prefs", sa.Column("digest", sa.Integer()))
