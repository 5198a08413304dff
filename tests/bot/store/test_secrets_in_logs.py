"""Logs hold no answer and no hand, whatever fails and however much is logged."""

import asyncio
import io
import json
import logging
import sys
import threading
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import discord
import pytest
from sqlalchemy import Connection, text

from bot.log import set_up
from bot.store import Change, Store
from bot.store.rows import (
    CheckpointRow,
    InputRow,
    Leave,
    Letter,
    LetterRow,
    LetterState,
    Prefs,
    SeatRow,
    Target,
    TargetKind,
    Vacation,
    VoteRow,
)
from bot.store.schema import metadata
from rules.table.chance import Era
from tests.bot.store.test_games import LOBBY

SECRET = "GoldHeldByRome"
NUMBER = 77_771_234_567_777  # as secret, where only a number fits
TO = Letter(Target(TargetKind.SEAT, 0), "private", {"texts": [SECRET], "seat": 0})
ROW = LetterRow(id=1, game=1, letter=TO, nonce=SECRET[:20], state=LetterState.POSTED, message=NUMBER)
GAME = replace(
    LOBBY, options={"card": SECRET}, settings={"card": SECRET}, names=[SECRET], eras=(Era(SECRET),)
)
CHANGE = Change(
    game=replace(GAME, id=1),
    inputs=[InputRow(1, 1, json.dumps({"cards": [SECRET]}))],
    checkpoints=[CheckpointRow(1, SECRET, SECRET)],
    letters=[TO],
    seats=[SeatRow(seat=0, name=SECRET, user=NUMBER)],
    drafts_done=[(0, SECRET)],
    whole=True,
)
CALLS: dict[str, Callable[[Store], Any]] = {
    "games.create": lambda s: s.games.create(GAME, [SeatRow(seat=0, name=SECRET)]),
    "games.get": lambda s: s.games.get(NUMBER),
    "games.version": lambda s: s.games.version(NUMBER),
    "games.in_channel": lambda s: s.games.in_channel(NUMBER),
    "games.of_user": lambda s: s.games.of_user(NUMBER),
    "games.live": lambda s: s.games.live(),
    "games.live_in": lambda s: s.games.live_in(NUMBER),
    "games.live_with": lambda s: s.games.live_with(NUMBER),
    "games.seats": lambda s: s.games.seats(NUMBER),
    "games.load": lambda s: s.games.load(NUMBER),
    "games.checkpoint": lambda s: s.games.checkpoint(NUMBER, 1),
    "games.checkpoints": lambda s: s.games.checkpoints(NUMBER),
    "games.pack": lambda s: s.games.pack(NUMBER),
    "games.to_pack": lambda s: s.games.to_pack(),
    "games.phases": lambda s: s.games.phases(NUMBER),
    "games.inputs": lambda s: s.games.inputs(NUMBER),
    "games.commit": lambda s: s.games.commit(CHANGE),
    "letters.send": lambda s: s.letters.send([TO]),
    "letters.send_once": lambda s: s.letters.send_once(TO, SECRET),
    "letters.told": lambda s: s.letters.told(1, 0, NUMBER, 1),
    "letters.pending": lambda s: s.letters.pending(NUMBER),
    "letters.oldest_pending": lambda s: s.letters.oldest_pending(),
    "letters.newest_posted": lambda s: s.letters.newest_posted(ROW),
    "letters.purge": lambda s: s.letters.purge(NUMBER),
    "letters.settle": lambda s: s.letters.settle([ROW], NUMBER),
    "people.prefs": lambda s: s.people.prefs([NUMBER]),
    "people.set_prefs": lambda s: s.people.set_prefs(NUMBER, Prefs(zone=SECRET)),
    "people.vacations": lambda s: s.people.vacations([NUMBER], 1),
    "people.upcoming_vacations": lambda s: s.people.upcoming_vacations(NUMBER),
    "people.add_vacation": lambda s: s.people.add_vacation(
        Vacation(user=NUMBER, starts=1, ends=2, mode=Leave.HOLD)
    ),
    "people.end_vacations": lambda s: s.people.end_vacations(NUMBER),
    "people.close_dms": lambda s: s.people.close_dms(NUMBER, 1),
    "people.open_dms": lambda s: s.people.open_dms(NUMBER),
    "people.closed_dms": lambda s: s.people.closed_dms([NUMBER]),
    "people.called": lambda s: s.people.called([NUMBER]),
    "people.come": lambda s: s.people.come(NUMBER),
    "people.call": lambda s: s.people.call(NUMBER, 1),
    "people.timed": lambda s: s.people.timed(),
    "people.all_closed_dms": lambda s: s.people.all_closed_dms(),
    "people.set_draft": lambda s: s.people.set_draft(1, 0, SECRET, [SECRET]),
    "people.drafts_of": lambda s: s.people.drafts_of(1, NUMBER),
    "people.drafts": lambda s: s.people.drafts(NUMBER),
    "schedule.running": lambda s: s.schedule.running(),
    "schedule.remind": lambda s: s.schedule.remind(1, NUMBER, 0, 1, [TO]),
    "schedule.away": lambda s: s.schedule.away(),
    "votes.cast": lambda s: s.votes.cast(1, VoteRow(SECRET, 0, True, NUMBER)),
    "votes.clear": lambda s: s.votes.clear(1, SECRET),
    "figures.games": lambda s: s.figures.games(),
    "figures.letters_waiting": lambda s: s.figures.letters_waiting(),
    "figures.drawings_waiting": lambda s: s.figures.drawings_waiting(),
    "figures.overdue": lambda s: s.figures.overdue(NUMBER),
    "forgetting.leave_guild": lambda s: s.forgetting.leave_guild(NUMBER, 1),
    "forgetting.come_back": lambda s: s.forgetting.come_back(NUMBER),
    "forgetting.guilds": lambda s: s.forgetting.guilds(),
    "forgetting.forget_guilds": lambda s: s.forgetting.forget_guilds(NUMBER),
    "forgetting.say_farewell": lambda s: s.forgetting.say_farewell(1, 0, SECRET),
    "forgetting.forget_names": lambda s: s.forgetting.forget_names(),
    "forgetting.forget_person": lambda s: s.forgetting.forget_person(NUMBER),
    "personal.of": lambda s: s.personal.of(NUMBER),
}


@pytest.fixture(params=[True, False], ids=["json", "lines"])
def written(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[io.StringIO]:
    """The whole log, with everything turned on."""
    stream, root = io.StringIO(), logging.getLogger()
    kept = (root.handlers[:], root.level)
    monkeypatch.setattr(sys, "stderr", stream)
    for holder, name in ((sys, "excepthook"), (threading, "excepthook"), (logging, "raiseExceptions")):
        monkeypatch.setattr(holder, name, getattr(holder, name))
    set_up("DEBUG", request.param)
    yield stream
    root.handlers[:] = kept[0]
    root.setLevel(kept[1])


def check(stream: io.StringIO) -> str:
    log = stream.getvalue()
    assert SECRET not in log
    assert str(NUMBER) not in log
    return log


def spoil(db: Connection) -> None:
    """No row of these tables is ever right again: an error that tells the row in PostgreSQL."""
    for table in metadata.tables:
        if db.dialect.name == "postgresql":
            db.execute(text(f'ALTER TABLE "{table}" ADD CONSTRAINT never CHECK (false) NOT VALID'))
        else:
            body = "BEGIN SELECT RAISE(ABORT, 'spoilt'); END"
            db.execute(text(f'CREATE TRIGGER "spoil_{table}" BEFORE INSERT ON "{table}" {body}'))


def lose(db: Connection) -> None:
    for table in reversed(metadata.sorted_tables):
        db.execute(text(f'DROP TABLE "{table.name}"'))


async def fail(store: Store, call: Callable[[Store], Any]) -> bool:
    """Whether a call failed; its error is logged as the bot logs errors."""
    try:
        await call(store)
    except Exception as error:
        logging.getLogger("bot.test").error("it failed", exc_info=error, extra={"cause": error})
        return True
    return False


async def test_no_method_of_the_store_tells_its_parameters_when_it_fails(
    store: Store, written: io.StringIO
) -> None:
    for part in ("games", "letters", "people", "schedule", "votes", "forgetting", "personal"):
        methods = {f"{part}.{name}" for name in dir(getattr(store, part)) if not name.startswith("_")}
        assert methods <= set(CALLS), "a new method needs its line above"
    await store._database.run(lose)
    assert [name for name, call in CALLS.items() if not await fail(store, call)] == []
    assert check(written).count("it failed") == len(CALLS)


async def test_a_row_that_is_refused_is_not_told(store: Store, written: io.StringIO) -> None:
    made = await store.games.create(LOBBY)
    await store._database.run(spoil)
    refused = [name for name, call in CALLS.items() if await fail(store, call)]
    assert made.id == 1
    assert {"games.create", "letters.send", "people.set_draft", "people.set_prefs", "votes.cast"} <= set(
        refused
    )
    check(written)


async def test_what_works_is_not_logged_either(store: Store, written: io.StringIO) -> None:
    for call in CALLS.values():
        await fail(store, call)
    check(written)


async def test_an_error_that_nobody_awaits_is_not_told(written: io.StringIO) -> None:
    async def broken() -> None:
        raise ValueError(SECRET) from KeyError(SECRET)

    loop = asyncio.get_running_loop()
    task = loop.create_task(broken())
    await asyncio.wait([task])
    message = {"message": "Task exception was never retrieved", "exception": task.exception(), "task": task}
    loop.default_exception_handler(message)
    sys.excepthook(ValueError, ValueError(SECRET), None)
    log = check(written)
    assert "never retrieved" in log
    assert "KeyError" in log
    assert "broke off" in log


async def test_discords_library_tells_nothing_of_what_is_sent(written: io.StringIO) -> None:
    for name in (
        "discord.http",
        "discord.gateway",
        "discord.client",
        "aiosqlite",
        "sqlalchemy.engine.Engine",
    ):
        logger = logging.getLogger(name)
        logger.debug("POST with %s has returned 200", {"content": SECRET})
        logger.debug("WebSocket Event: %s", {"d": {"data": {"custom_id": SECRET}}})
    logging.getLogger("discord.http").warning(
        "We are being rate limited. %s", f"https://discord.com/api/v10/webhooks/{NUMBER}/{SECRET}/messages"
    )
    logging.getLogger("discord.client").info("it is there")
    logging.getLogger("bot.somewhere").debug("we speak")
    log = check(written)
    assert "we speak" in log
    assert "it is there" in log


async def test_an_error_of_discord_tells_its_codes_alone(written: io.StringIO) -> None:
    class Answer:
        status, reason = 400, SECRET

    error = discord.HTTPException(Answer(), {"code": 50035, "message": SECRET})  # type: ignore[arg-type]
    logging.getLogger("bot.test").error("refused", exc_info=error)
    assert "50035" in check(written)


async def test_a_record_that_cannot_be_written_is_not_printed(written: io.StringIO) -> None:
    logging.getLogger("bot.test").info("%d", SECRET)
    check(written)
