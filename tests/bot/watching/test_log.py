"""Records name the interaction they belong to, and its game."""

import json
import logging

from bot.log import JsonLines
from tests.bot.stage import stage

HUSH = "".join(["gems", " in the hand"])
SEEN = "an interaction failed"


async def test_a_failure_names_its_interaction_and_its_game(tmp_path, monkeypatch):
    lines = []

    class Keeping(logging.Handler):
        def emit(self, record):
            lines.append(json.loads(JsonLines().format(record)))

    handler = Keeping()
    logging.getLogger().addHandler(handler)
    try:
        async with stage(str(tmp_path / "a.db"), "Ann", "Ben") as s:
            await s.begin("Ben", host="Ann")

            async def broken(*_):
                raise RuntimeError(HUSH)

            monkeypatch.setattr(s.app.tables, "work", broken)
            await s.people["Ann"].click(s.channel.last_message, label="My orders")
            monkeypatch.undo()
    finally:
        logging.getLogger().removeHandler(handler)
    (failed,) = [line for line in lines if line["message"] == SEEN]
    assert failed["game"] == 1
    assert failed["interaction"] > 0
    assert HUSH not in json.dumps(failed)
