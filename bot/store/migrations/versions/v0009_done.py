"""What being done with trade means to somebody who says no more than that."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """A column for it."""
    op.add_column("prefs", sa.Column("done", sa.String(16), nullable=False, server_default=""))
