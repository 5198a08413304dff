"""Whether a copy can be used by this program, with these keys."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from alembic.script import ScriptDirectory

import bot.store
from bot.commands.failure import Failure
from bot.store.sealing import BadKey, Keyring, WrongKey


def need_known(revision: str | None) -> None:
    """A copy of a newer version is refused: this one could not open it."""
    migrations = ScriptDirectory(str(Path(bot.store.__file__).parent / "migrations"))
    if revision is None:
        raise Failure("this is not a backup of Amphora")
    if revision not in {script.revision for script in migrations.walk_revisions()}:
        raise Failure("this backup was made by a newer version of Amphora; restore it with that version")


def need_keys(secrets: Iterable[str], keys: tuple[str, ...]) -> None:
    """A copy that these keys do not open is refused: no game in it could go on."""
    try:
        ring = Keyring(keys)
        for secret in secrets:
            ring.unseal_text(secret)
    except BadKey as error:
        raise Failure(f"AMPHORA_KEY cannot be used: {error}") from None
    except WrongKey:
        raise Failure(
            "this backup is sealed with another key; set AMPHORA_KEY to the one it was made with"
        ) from None
