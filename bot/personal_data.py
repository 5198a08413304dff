"""All that is kept of one person, as a file for them."""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import Any

from bot.attempt import BY_PEOPLE
from bot.store import Store
from bot.store.rows import Json
from rules.table.codec import load_input
from rules.table.inputs import HandOver


async def personal_data(store: Store, user: int) -> str:
    """A person's data as JSON."""
    kept = await store.personal.of(user)
    for seat in kept["seats"]:
        seat["answers"] = await _answers(store, seat["game"], seat["seat"])
    prefs = (await store.people.prefs([user]))[user]
    return json.dumps({"person": user, "preferences": asdict(prefs), **kept}, indent=1, ensure_ascii=False)


async def _answers(store: Store, game: int, seat: int) -> list[Json]:
    """What was answered in a seat since it was handed to whoever plays it."""
    given: list[Any] = []
    for row in await store.games.inputs(game):
        entry = load_input(row.data)
        if isinstance(entry, HandOver) and entry.seat == seat:
            given.clear()
        elif isinstance(entry, BY_PEOPLE) and entry.seat == seat:
            given.append({"phase": row.phase, **json.loads(row.data)})
    return given
