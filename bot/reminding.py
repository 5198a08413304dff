"""Who is reminded before a deadline, how, and when instead where it is quiet for them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.actions.nudging import nudged_lately
from bot.deadlines import holds, pace_of, quiet_until
from bot.dues import Remind
from bot.forms.told import asked_line
from bot.live_game import Announce, LiveGame, Outcome
from bot.notices import Reminder
from bot.store.rows import Letter, Notify, SeatRow, Vacation


def reminders(
    live: LiveGame, due: Remind, vacations: Sequence[Vacation], now: int, announce: Announce
) -> tuple[Outcome, list[Remind], dict[int, Sequence[Letter]]]:
    """The letters by seat; and for whom it is quiet, when to remind them instead.

    Who holds the game by a vacation is left in peace, and all are whom the host has just reminded.
    """
    later: list[Remind] = []
    posts: dict[int, Sequence[Letter]] = {}
    held = holds(pace_of(live.row.settings), live.seats, vacations, now)
    for seat in () if nudged_lately(live.row, now) else _late(live, due.seats):
        if seat.seat in held:
            continue
        prefs = live.prefs[seat.user or 0]
        quiet = quiet_until(prefs, now)
        if quiet is not None and quiet < due.deadline:
            later.append(replace(due, moment=quiet, seats=(seat.seat,)))
            continue
        notify = Notify.NONE if quiet is not None else prefs.notify
        missing = tuple(asked_line(q) for q in live.game_table.waiting() if q.seat == seat.seat)
        notice = Reminder(seat.seat, missing, due.deadline, notify)
        outcome = Outcome(live.row, live.seats, notices=(notice,), awaited=live.awaited())
        posts[seat.seat] = announce(outcome, live)
    return Outcome(live.row, live.seats), later, posts


def _late(live: LiveGame, only: Sequence[int]) -> list[SeatRow]:
    """The seats to be reminded: awaited, with a player who is there."""
    awaited = live.awaited()
    here = (s for s in live.seats if s.user is not None and s.standin is None and s.seat in awaited)
    return [seat for seat in here if not only or seat.seat in only]
