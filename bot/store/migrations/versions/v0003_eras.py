"""A game has eras of chance in place of one seed; a seat in the lobby adds to them."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """The seed becomes the secret of the first era, to which nothing was added."""
    op.add_column("games", sa.Column("eras", sa.Text(), nullable=False, server_default=""))
    op.add_column("games", sa.Column("reserve", sa.Text(), nullable=False, server_default=""))
    games = sa.table("games", sa.column("id"), sa.column("seed"), sa.column("eras"))
    db = op.get_bind()
    for row in db.execute(sa.select(games.c.id, games.c.seed)).all():
        eras = json.dumps([{"secret": row.seed, "added": []}])
        db.execute(sa.update(games).where(games.c.id == row.id).values(eras=eras))
    op.drop_column("games", "seed")
    op.add_column("seats", sa.Column("added", sa.Text(), nullable=False, server_default=""))
    op.drop_column("seats", "wishes")
