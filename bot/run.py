"""Runs the bot: on Discord with a token, at the practice table without."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import signal
import sys
from collections.abc import Coroutine
from typing import Any

import discord
from sqlalchemy.exc import SQLAlchemyError

from bot.commands.configured import configured
from bot.commands.failure import Failure, game_named
from bot.discord.app import Amphora
from bot.drawing import Drawing
from bot.log import set_up
from bot.painter import Painter
from bot.settings import Settings
from bot.store import BadKey, Store, WrongKey
from bot.watching.reporting import report_to
from bot.watching.watch import Watch

log = logging.getLogger(__name__)


def main(game: str | None, port: int | None, *, browse: bool = True) -> int:
    """Run until stopped."""
    settings = configured()
    chosen = game_named(game).key if game else None
    token = settings.discord_token.get_secret_value() if settings.discord_token else ""
    _begin_to_log(settings, at_work=bool(token))
    gc.collect()
    gc.freeze()  # what is loaded by now stays: not looking at it again spares pauses of 50 ms
    return _stopped(serve(settings, token) if token else _practice(settings, chosen, port, browse))


def work() -> int:
    """Draw for other processes until stopped."""
    settings = configured()
    _begin_to_log(settings, at_work=True)
    return _stopped(draw(settings))


def _begin_to_log(settings: Settings, *, at_work: bool) -> None:
    """Log without the secrets of the settings; at the practice table only what went wrong."""
    token = settings.discord_token.get_secret_value() if settings.discord_token else ""
    sentry = settings.sentry.get_secret_value() if settings.sentry else ""
    hidden = (token, settings.database, sentry, *settings.keys)
    set_up(settings.log_level if at_work else "ERROR", settings.log_json, hidden)
    if sentry and at_work:
        report_to(sentry)


def _stopped(work: Coroutine[Any, Any, None]) -> int:
    """Run until stopped."""
    with contextlib.suppress(KeyboardInterrupt, asyncio.CancelledError):
        asyncio.run(_until_stopped(work))
    return 0


async def _until_stopped(work: Coroutine[Any, Any, None]) -> None:
    """Run until done, or until the machine asks to stop: then everything is closed in order."""
    task = asyncio.ensure_future(work)
    with contextlib.suppress(NotImplementedError):  # not every system has this signal
        asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, task.cancel)
    await task


async def _practice(settings: Settings, game: str | None, port: int | None, browse: bool) -> None:
    try:
        from bot.practice import practice
    except ImportError:
        raise Failure(
            "DISCORD_TOKEN is not set, and the practice table is not installed "
            "(pip install 'amphora[practice]')"
        ) from None
    chosen = settings.practice_port if port is None else port
    await practice(settings, game, chosen, browse=browse and settings.practice_browser)


async def serve(settings: Settings, token: str) -> None:
    """The bot on Discord."""
    store = await _opened(settings)
    if settings.shards is not None and not settings.shards.is_all and not store.is_shared:
        await store.close()
        raise Failure("AMPHORA_SHARDS divides the work among processes: they need PostgreSQL")
    painter = Painter(settings.picture_workers)
    try:
        async with Amphora(
            store, painter, idle_games=settings.idle_games, guild=settings.guild, shards=settings.shards
        ) as app:
            watch = Watch(store, settings.watch_host, settings.watch_port, app)
            async with watch, painter.warming(tuple(app.tables.games)):
                await app.start(token)
    except discord.LoginFailure:
        raise Failure("Discord does not know this token; check DISCORD_TOKEN") from None
    except discord.HTTPException as error:
        raise Failure(f"Discord does not let the bot in: status {error.status}; try again later") from None
    except (OSError, TimeoutError, discord.GatewayNotFound, discord.ConnectionClosed):
        raise Failure("Discord cannot be reached; check this machine's network") from None
    finally:
        painter.close()
        await store.close()
        print("Amphora has stopped.", file=sys.stderr)


async def draw(settings: Settings) -> None:
    """Pictures for the processes that run the bot."""
    store = await _opened(settings)
    try:
        if not store.drawings.is_possible:
            raise Failure("pictures go through PostgreSQL, sealed: set AMPHORA_DATABASE and AMPHORA_KEY")
        async with Watch(store, settings.watch_host, settings.watch_port):
            await Drawing(store, settings.picture_workers).run()
    finally:
        await store.close()


async def _opened(settings: Settings) -> Store:
    try:
        return await Store.open(settings.database, settings.keys)
    except BadKey as error:
        raise Failure(f"AMPHORA_KEY cannot be used: {error}") from None
    except WrongKey:
        raise Failure(
            "games in the database are sealed with another key, and none was touched; "
            "set AMPHORA_KEY to it, or add it after a comma"
        ) from None
    except (OSError, SQLAlchemyError) as error:
        # The address may hold a password: only the kind of trouble is said.
        raise Failure(
            f"the database cannot be opened ({type(error).__name__}); check AMPHORA_DATABASE"
        ) from None
