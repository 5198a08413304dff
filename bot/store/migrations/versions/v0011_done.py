"""What being done with trade means to somebody who says no more than that."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """A column for it."""
    op.add_column("prefs", sa.Column("done", sa.String(16), nullable=False, server_default=""))
