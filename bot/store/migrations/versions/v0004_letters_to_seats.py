"""Private letters go to seats, not to persons; letters and seats know when they were settled."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

_outbox = sa.table(
    "outbox",
    sa.column("id", sa.BigInteger),
    sa.column("game", sa.BigInteger),
    sa.column("target_kind", sa.String),
    sa.column("target", sa.BigInteger),
    sa.column("kind", sa.String),
    sa.column("payload", sa.JSON),
    sa.column("state", sa.String),
)


def upgrade() -> None:
    """Add the column; address anew what waits to be posted."""
    op.add_column("outbox", sa.Column("settled", sa.BigInteger(), nullable=True))
    op.add_column("seats", sa.Column("since", sa.BigInteger(), nullable=False, server_default="0"))
    db = op.get_bind()
    waiting = sa.select(_outbox).where(_outbox.c.state == "pending", _outbox.c.target_kind == "dm")
    for row in db.execute(waiting.where(_outbox.c.game.is_not(None))).all():
        seat = row.payload.get("seat")
        if seat is not None:
            payload = row.payload if row.kind == "private" else {**row.payload, "user": row.target}
            change = sa.update(_outbox).where(_outbox.c.id == row.id)
            db.execute(change.values(target_kind="seat", target=seat, payload=payload))
