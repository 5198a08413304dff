"""The end of a soak: games are played out, and the letters counted."""

from __future__ import annotations

from typing import Any

from sqlalchemy import select

from bot import actions
from bot.store.rows import LIVE, LetterState, Status
from bot.store.schema import outbox
from rules.table import Chance
from tools.soak.ledger import Ledger
from tools.soak.life import Life
from tools.soak.people import sampled
from tools.soak.server import Server

MOST_ANSWERS = 20_000  # to end a game


async def play_out(life: Life, ledger: Ledger, game: int) -> bool:
    """Play a game to its end; whether it came to one."""
    tables = life.tables
    for number in range(MOST_ANSWERS):
        await tables.quiet()
        row = await life.store.games.get(game)
        if row is None or row.status not in LIVE:
            return True
        if row.status is Status.LOBBY:
            await tables.start(game)
        elif row.status is Status.PAUSED:
            await tables.do(game, actions.resume())
        else:
            chance = Chance(f"{game} {number}".encode())
            found = await tables.look(game, lambda live, chance=chance: sampled(live, chance))  # type: ignore[misc]
            if found is None:
                return False
            outcome = await tables.do(game, actions.by(found[0], found[1], actions.answer(*found[1:])))
            if outcome.refusal is None:
                ledger.accept(outcome)
    return False


async def wrong_letters(life: Life, server: Server) -> list[str]:
    """What is wrong with the letters that are still kept: in each place in order, and really there."""
    columns = (outbox.c.target_kind, outbox.c.game, outbox.c.target, outbox.c.nonce, outbox.c.message)
    found: list[str] = []
    newest: dict[tuple[Any, ...], int] = {}
    held = {mark for place in server.places.values() for mark in place.held}
    oldest = min((n for p in server.places.values() for n in [*p.held.values()][:1]), default=0)
    pending = await life.store.letters.pending()
    if pending:
        found.append(f"stuck: {len(pending)} letters are not posted")
    async with life.store._database.read() as db:
        rows = await db.execute(
            select(*columns)
            .where(outbox.c.state == LetterState.POSTED, outbox.c.message > 0)
            .order_by(outbox.c.id)
        )
        for kind, game, target, nonce, message in rows:
            place = (kind, game, target if kind != "channel" else None)
            if message < newest.get(place, 0):
                found.append(f"letter {nonce} was posted out of order")
            newest[place] = message
            if nonce not in held and message > oldest:
                found.append(f"lost: letter {nonce} counts as posted and is not there")
    return found
