"""A game that goes on, as a file for its host: sealed, so that only the bot that made it can open it.

It holds every secret of the game. So it is taken up only on the server it came from, with the same people in
their seats, and only when the game is not played any more: nobody learns anything from a copy of a game.
"""

from __future__ import annotations

import json
import zlib
from dataclasses import asdict, dataclass

from bot.archive import Archive
from bot.store import Store, WrongKey
from bot.store.rows import FORMER, LOST, NUDGED, GameRow, Json
from bot.tables import NoSuchGame
from rules.table import Refusal, refuse
from rules.table.record import load_record

HEAD = b"amphora sealed game 1\n"
TRIES = 5
_OF_THE_PLACE = (LOST, FORMER, NUDGED)
NO_KEY = refuse(
    "no-key",
    "The file holds every secret of the game, so it is given out when the game is over. Before that it would "
    "be sealed, and this bot has no key for it: whoever runs it can set one (`AMPHORA_KEY`).",
)
CHANGING = refuse("changing", "The game changes too quickly just now. Please try again in a moment.")
NOT_OURS = refuse("not-ours", "This file was sealed by another bot, or with another key, or is damaged.")
ELSEWHERE = refuse("elsewhere", "A sealed game can be taken up only on the server where it was played.")


@dataclass(frozen=True, slots=True)
class SealedGame:
    """What such a file holds."""

    guild: int
    host: int
    users: dict[str, int]  # by seat
    standins: dict[str, str]  # by seat
    settings: dict[str, Json]
    record: str


class SealedGames:
    """Makes and opens such files."""

    def __init__(self, store: Store, archive: Archive) -> None:
        self._store = store
        self._archive = archive

    async def export(self, game: int) -> bytes | Refusal:
        """A game as it stands, sealed."""
        if not self._store.keys.is_sealing:
            return NO_KEY
        for _ in range(TRIES):
            row = await self._store.games.get(game)
            if row is None:
                raise NoSuchGame(game)
            record = await self._archive.export(game)
            seats = await self._store.games.seats(game)
            if await self._store.games.get(game) == row:  # nothing has happened meanwhile
                made = SealedGame(
                    guild=row.guild,
                    host=row.host,
                    users={str(seat.seat): seat.user for seat in seats if seat.user is not None},
                    standins={str(seat.seat): seat.standin for seat in seats if seat.standin is not None},
                    settings={k: v for k, v in row.settings.items() if k not in _OF_THE_PLACE},
                    record=record,
                )
                return HEAD + self._store.keys.seal(zlib.compress(json.dumps(asdict(made)).encode()))
        return CHANGING

    async def take_up(self, data: bytes, *, guild: int, channel: int, cause: str) -> int | Refusal:
        """Go on with a sealed game in a channel; ChannelTaken if it has a live game."""
        try:
            written = zlib.decompress(self._store.keys.unseal_strictly(data[len(HEAD) :]))
            opened = SealedGame(**json.loads(written))
        except (WrongKey, ValueError, zlib.error, TypeError):
            return NOT_OURS
        if opened.guild != guild:
            return ELSEWHERE
        if (there := await self._played(opened)) is not None:
            text = f"This game is still played, in <#{there.channel}>. End it first (`/host end`)."
            return refuse("still-played", text)
        return await self._archive.take_up(
            opened.record, guild=guild, channel=channel, host=opened.host,
            users={int(seat): user for seat, user in opened.users.items()},
            standins={int(seat): kind for seat, kind in opened.standins.items()},
            settings=opened.settings, cause=cause,
        )  # fmt: skip

    async def _played(self, opened: SealedGame) -> GameRow | None:
        """The same game, where it goes on: it began with the same secret."""
        secret = load_record(opened.record).eras[0].secret
        for row in await self._store.games.live_in(opened.guild):
            if row.eras and row.eras[0].secret == secret:
                return row
        return None
