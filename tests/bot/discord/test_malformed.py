"""Whatever arrives as a button, a menu or a window is done or refused in a sentence, and never an error."""

import logging
from typing import Any

import pytest
from simcord.backend.serializers import message_payload
from simcord.interactions import base_payload

from bot.discord.ids import mark_of
from tests.bot.stage import stage

COMPONENT, WINDOW = 3, 5
BUTTON, SELECT = 2, 3
MARK = mark_of("tax")
GAMES = ("1", "0", "7", "9" * 18, "٣", "²", "-1", "")
VERBS = (
    "take", "step", "type", "fill", "page", "find", "focus", "drop", "back", "clear", "default", "submit",
    "preview", "ask", "reopen", "withdraw", "stand", "nonsense", "",
)  # fmt: skip
ARGUMENTS = ("", "?x", "²", "--5", "9" * 50, "\x00", "\ud800", "null")
VALUES: tuple[Any, ...] = ((), ("²",), ("x", "y"), None, [None], [1, {}], "text", {"a": 1})
PARTS: tuple[Any, ...] = ([], None, [None], [{"value": None}], [{"components": None}], [{"component": []}])


def ids() -> list[str]:
    """Ids of every kind, each with something wrong or odd about it."""
    forms = [f"f:{game}:1:{MARK}:take:1" for game in GAMES]
    forms += [f"f:1:{phase}:{MARK}:take:1" for phase in ("0", "2", "٣", "999999999")]
    forms += [f"f:1:1:{mark}:take:1" for mark in ("0" * 10, "g" * 10, "")]
    forms += [f"f:1:1:{MARK}:{verb}:{argument}" for verb in VERBS for argument in ARGUMENTS]
    acts = [f"a:{game}:1:{MARK}:{data}" for game in GAMES for data in ("1", "²", "{", "NaN", "1e999", "[[]]")]
    panels = [
        f"g:{game}:{what}:{a}"
        for game in GAMES
        for what in ("orders", "map", "messages", "whisper")
        for a in ("", "²")
    ]
    lobbies = [
        f"g:{game}:lobby-{what}:{a}"
        for game in ("1", "7", "9" * 18)
        for what in ("join", "leave", "start", "option", "speed", "seat", "nonsense", "word")
        for a in ("", "²", "players")
    ]
    panels += [
        f"g:{game}:whisper:{a}"
        for game in ("1", "7")
        for a in ("0", "1", "1:Ben", "99999:Z", "-1:" + "x" * 60)
    ]
    panels += [f"g:{game}:choose:{a}" for game in ("0", "1") for a in ("", "1")]
    return forms + acts + panels + lobbies + ["", "x", ":", "g:0:practice:x", "\x00"]


def send(s: Any, kind: int, data: dict[str, Any]) -> None:
    backend, shown = s.env.backend, s.channel.last_message
    message = backend.get_message(s.channel.id, shown.id)
    record, payload = base_payload(
        backend,
        type=kind,
        channel_id=s.channel.id,
        guild_id=s.people["Ann"].guild.id,
        user_id=s.people["Ann"].id,
        data=data,
    )
    record.source_message_id = message.id
    backend.emit("INTERACTION_CREATE", {**payload, "message": dict(message_payload(backend, message))})


async def test_malformed_controls_and_windows_are_refusals(tmp_path, caplog: pytest.LogCaptureFixture):
    async with stage(str(tmp_path / "a.db"), "Ann", "Ben") as s:
        await s.begin("Ben", host="Ann")
        caplog.clear()
        for place, id_ in enumerate(ids()):
            values = VALUES[place % len(VALUES)]
            send(s, COMPONENT, {"custom_id": id_, "component_type": SELECT, "values": values})
            if place % 3 == 0:
                send(s, COMPONENT, {"custom_id": id_, "component_type": BUTTON})
                send(s, WINDOW, {"custom_id": id_, "components": PARTS[place % len(PARTS)]})
            if place % 6 == 5:  # a few at a time
                await s.env.settle()
        await s.env.settle()
        errors = [r for r in caplog.records if r.levelno >= logging.ERROR]
        assert [(r.getMessage(), r.exc_info) for r in errors] == []
