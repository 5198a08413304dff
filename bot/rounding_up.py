"""What waits for a person in all their games, and when one message tells them of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, time, timedelta
from zoneinfo import ZoneInfo

from bot.calls import LAPSES
from bot.forms.told import asked_line
from bot.live_game import LiveGame, Outcome
from bot.store.rows import GameRow, Letter, Notify, Prefs, Status, Target, TargetKind
from bot.tables import Tables

FAR = 1 << 60  # where nobody is hurried


@dataclass(frozen=True, slots=True)
class Waiting:
    """What a game asks of a person: which phase it is, what is asked, until when."""

    game: int
    channel: int
    seat: int
    number: int
    phase: str
    prompts: tuple[str, ...]
    deadline: int | None


async def waiting_for(tables: Tables, user: int, but: int = 0) -> list[Waiting]:
    """What waits for a person, the most urgent first; `but`: not in this game."""
    rows = [row for row in await tables.store.games.of_user(user) if _may_wait(row) and row.id != but]
    found = [await tables.look(row.id, lambda live: _asked_of(live, user)) for row in rows]
    return sorted((each for each in found if each), key=lambda each: each.deadline or FAR)


def _may_wait(row: GameRow) -> bool:
    return row.status is Status.RUNNING


def _asked_of(live: LiveGame, user: int) -> Waiting | None:
    seat, table = live.seat_of(user), live.table
    if seat is None or table is None or table.phase is None or seat.standin is not None:
        return None
    asked = [q for q in (*table.waiting(), *table.invited()) if q.seat == seat.seat]
    if not asked:
        return None
    prompts = tuple(map(asked_line, asked))
    row, phase = live.row, table.game.title(table.phase)
    return Waiting(row.id, row.channel, seat.seat, row.phase, phase, prompts, row.deadline)


def next_moment(prefs: Prefs, now: int) -> int | None:
    """When a person is told next what waits: at their hour, or when their quiet hours end."""
    minutes = prefs.digest if prefs.digest is not None else prefs.quiet_to
    if minutes is None or (prefs.digest is None and prefs.quiet_from in (None, prefs.quiet_to)):
        return None
    zone = ZoneInfo(prefs.zone)
    day, at = datetime.fromtimestamp(now, zone).date(), time(minutes // 60, minutes % 60)
    moments = (datetime.combine(day + timedelta(days=n), at, zone).timestamp() for n in range(3))
    return next(int(moment) for moment in moments if moment > now)


async def round_up(tables: Tables, user: int, prefs: Prefs, moment: int) -> None:
    """Tell a person what waits, once for this moment; of a call that was put off, only if they were not
    called by anything else.
    """
    people = tables.store.people
    called = (await people.called([user])).get(user)
    if prefs.digest is None and called is not None and tables.now() - called < LAPSES:
        return
    closed = user in await people.closed_dms([user])
    letter = _letter(user, prefs, await waiting_for(tables, user), closed)
    if letter is None:
        return
    game = letter.payload["game"]
    await tables.store.letters.send_once(letter, f"{user:x}-{moment:x}", game)
    await tables.note_call(user)
    tables.tell(await tables.look(game, lambda live: Outcome(live.row, live.seats)))


def _letter(user: int, prefs: Prefs, waiting: Sequence[Waiting], closed: bool) -> Letter | None:
    """The one letter that tells a person what waits: a list once a day, or the call that was put off."""
    if not waiting or (prefs.notify is Notify.NONE and prefs.digest is None):
        return None
    first = waiting[0]
    if closed or (prefs.digest is None and prefs.notify is Notify.MENTION):
        mention = {"game": first.game, "phase": first.number, "lines": [], "mention": [user]}
        return Letter(Target(TargetKind.CHANNEL, first.channel), "asked", mention)
    waits = [[each.channel, each.phase, each.deadline, list(each.prompts)] for each in waiting]
    return Letter(Target(TargetKind.DM, user), "digest", {"game": first.game, "waits": waits})
