"""A channel's games are found by an index, those that are over too."""

from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the index."""
    op.create_index("games_by_channel", "games", ["channel", "id"], unique=False)
