"""Letters that wait in a database of an earlier version are addressed to seats."""

import json
from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, text

from bot.store import Store
from bot.store import database as module
from bot.store.rows import TargetKind

_ADD = (
    "INSERT INTO outbox (game, target_kind, target, kind, payload, nonce, state, attempts) "
    "VALUES (:game, 'dm', 77, :kind, :payload, :nonce, :state, 0)"
)
_GAME = (
    "INSERT INTO games (id, guild, channel, host, ruleset, options, settings, names, seed, status, version, "
    "seq, phase, asked, grace, busy, created) VALUES (1, 1, 2, 3, 'toy', '{}', '{}', '[]', '', 'running', "
    "0, 0, 0, 0, false, false, 0)"
)
LETTERS = [
    (1, "private", {"seat": 4, "texts": ["hush"]}, "pending"),
    (1, "asked", {"seat": 4}, "pending"),
    (1, "private", {"seat": 4}, "posted"),
    (None, "text", {"text": "hello"}, "pending"),
]


def _before(connection: Connection) -> None:
    """The schema as it was, with letters in it."""
    config = Config()
    config.set_main_option("script_location", str(Path(module.__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "0002")
    connection.execute(text(_GAME))
    for n, (game, kind, payload, state) in enumerate(LETTERS):
        values = {"game": game, "kind": kind, "payload": json.dumps(payload), "nonce": str(n), "state": state}
        connection.execute(text(_ADD), values)


async def test_waiting_letters_go_to_whoever_plays_the_seat(database: str, monkeypatch) -> None:
    with monkeypatch.context() as earlier:
        earlier.setattr(module, "_upgrade", _before)
        await (await module.Database.open(database)).close()
    store = await Store.open(database)
    private, asked, hello = await store.letters.pending()
    assert (private.letter.target.kind, private.letter.target.id) == (TargetKind.SEAT, 4)
    assert "user" not in private.letter.payload
    assert (asked.letter.target.kind, asked.letter.payload["user"]) == (TargetKind.SEAT, 77)
    assert (hello.letter.target.kind, hello.letter.target.id) == (TargetKind.DM, 77)
    await store.close()
