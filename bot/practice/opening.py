"""Opens the practice table: the simulated Discord, the kept game, the page, the browser."""

from __future__ import annotations

import asyncio
import contextlib
import sys
import webbrowser
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import simcord
from sqlalchemy.exc import DBAPIError

from bot.commands.failure import Failure
from bot.commands.printing import terminal
from bot.discord.app import Amphora
from bot.painter import Painter
from bot.practice.page import WallClock, forgive, keep_current, local_zone, serve_page
from bot.practice.table import YOU, Practice
from bot.settings import Settings
from bot.store import Store

WIDEST = 1900  # pixels: the page refuses larger pictures
OPEN = """
Amphora's practice table is open at

    {url}

{browser}Press **Learn to play** there. Ctrl-C ends it; your game is kept.
"""
BROWSER = "Your browser is opening it. "
CLOSED = "The practice table is closed. Your game is kept: `make play` offers it again."
DAMAGED = "the practice game in {path} is damaged; remove the file, and the next start begins anew"
TAKEN = "a practice table is open already; look for it in your browser, or end it with Ctrl-C"


async def practice(settings: Settings, game: str | None, port: int, *, browse: bool = True) -> None:
    """Open the practice table and keep it open until it is stopped."""
    with _alone(Path(settings.practice)):
        try:
            store = await Store.open(settings.practice)
        except Exception as error:
            raise Failure(f"the practice game cannot be kept in {settings.practice}: {error}") from None
        painter = Painter(settings.picture_workers, WIDEST)
        app = Amphora(store, painter, background=False)
        try:
            async with simcord.run(app, check_errors=False, settle_timeout=30) as env:
                try:
                    await _table(env, app, game, port, browse)
                except DBAPIError:
                    raise Failure(DAMAGED.format(path=settings.practice)) from None
                finally:
                    await app.close()
        finally:
            painter.close()
            await store.close()


async def _table(env: Any, app: Amphora, game: str | None, port: int, browse: bool) -> None:
    env.backend.bot_user.name = "Amphora"
    forgive(env)
    # Before the clock shows the real time, so that they have the same numbers in every run.
    guild = env.create_guild("Practice")
    channel = guild.create_text_channel("practice-table")
    you = guild.add_member(env.create_user("you", global_name=YOU))
    env.backend.clock = WallClock(env.backend.clock.elapsed)
    table = Practice(app, guild, channel, you)
    await table.welcome()
    await app.begin()
    preview = env.preview(channel, viewers=[you], layout="channel", timezone=local_zone())
    server = serve_page(preview, port)
    try:
        await preview.__aenter__()
    except simcord.SetupError:
        raise Failure(f"port {port} is taken by another program; choose another with --port") from None
    try:
        async with app.painter.warming(tuple(app.tables.games)):
            if game is not None and await table.is_free():
                await table.begin(game)
            text = OPEN.format(url=preview.url, browser=BROWSER if browse else "")
            print(terminal(text), flush=True)
            if browse:
                await asyncio.to_thread(_browse, preview.url)
            await keep_current(env, server)
    finally:
        await preview.close()
        print(terminal(CLOSED, sys.stderr), file=sys.stderr)


def _browse(url: str) -> None:
    """Show the page, where there is a browser; its address is printed anyway."""
    with contextlib.suppress(webbrowser.Error, OSError):
        webbrowser.open(url)


@contextlib.contextmanager
def _alone(database: Path) -> Iterator[None]:
    """One practice table at a time for one kept game."""
    try:
        import fcntl
    except ImportError:  # not on this system
        yield
        return
    try:
        database.parent.mkdir(parents=True, exist_ok=True)
        with database.with_name(f"{database.name}-lock").open("w") as lock:
            try:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                raise Failure(TAKEN) from None
            yield
    except PermissionError:
        raise Failure(f"the practice game cannot be kept in {database}: no permission") from None
