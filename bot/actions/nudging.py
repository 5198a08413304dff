"""The host reminds those who are awaited, kindly and not too often."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.actions.action import Action, not_running
from bot.attempt import Attempt
from bot.deadlines import HOUR, MINUTE, Pace, holds, pace_of, quiet_until
from bot.notices import Nudged, Reminder
from bot.store.rows import NUDGED, GameRow, Notify, Prefs, SeatRow, Vacation
from rules.table import Refusal, refuse

LONGEST = 4 * HOUR  # between two reminders by a host; less where the game is fast
CALLED = 4  # whoever was called in the last quarter of that is left in peace


def gap_between(pace: Pace) -> int:
    """The least time between two reminders by the host."""
    return min(LONGEST, max(MINUTE, pace.seconds // 2)) if pace.seconds else LONGEST


def nudged_lately(game: GameRow, now: int) -> bool:
    """Whether the host has reminded everybody so lately that nobody else should."""
    return now - int(game.settings.get(NUDGED, 0)) < gap_between(pace_of(game.settings)) // CALLED


def nudge(by: str, vacations: Sequence[Vacation]) -> Action:
    """One reminder to all who are awaited and may be disturbed, each in the way they like."""

    def action(attempt: Attempt) -> Refusal | None:
        row, now = attempt.row, attempt.now
        awaited = _awaited(attempt)
        refusal = not_running(attempt) or _too_soon(row, now)
        if refusal is not None:
            return refusal
        if not awaited:
            return refuse("nobody-awaited", "Nobody is awaited.")
        reached = _reached(attempt, awaited, vacations)
        if not reached:
            return refuse("at-rest", "All who are awaited have quiet hours or are on vacation now.")
        wishes = {seat.seat: _wish(attempt, seat) for seat in reached}
        users = tuple(s.user for s in reached if s.user and wishes[s.seat] is Notify.MENTION)
        attempt.notices.append(Nudged(by, tuple(wishes), users, row.deadline))
        for seat, wish in wishes.items():
            if wish is Notify.DM:
                missing = tuple(q.prompt for q in attempt.live.game_table.waiting() if q.seat == seat)
                attempt.notices.append(Reminder(seat, missing, row.deadline, wish))
        attempt.row = replace(row, settings={**row.settings, NUDGED: now})
        attempt.whole = True
        return None

    return action


def _awaited(attempt: Attempt) -> list[SeatRow]:
    late = attempt.live.awaited()
    return [s for s in attempt.seats if s.seat in late and s.user is not None and s.standin is None]


def _too_soon(row: GameRow, now: int) -> Refusal | None:
    gap = gap_between(pace_of(row.settings))
    again = int(row.settings.get(NUDGED, 0)) + gap
    if now < again:
        return refuse("nudged", f"They were reminded not long ago; the next time <t:{again}:R>.")
    called = row.asked + gap // CALLED
    if now < called:
        return refuse("called", f"They were called a moment ago; you can remind them <t:{called}:R>.")
    return None


def _reached(attempt: Attempt, seats: Sequence[SeatRow], vacations: Sequence[Vacation]) -> list[SeatRow]:
    """Those for whom it is neither quiet nor vacation."""
    held = holds(pace_of(attempt.row.settings), seats, vacations, attempt.now)
    return [s for s in seats if s.seat not in held and quiet_until(_prefs(attempt, s), attempt.now) is None]


def _prefs(attempt: Attempt, seat: SeatRow) -> Prefs:
    return attempt.live.prefs.get(seat.user or 0, Prefs())


def _wish(attempt: Attempt, seat: SeatRow) -> Notify:
    """How somebody can be told: in the channel where their DMs are closed."""
    wish = _prefs(attempt, seat).notify
    return Notify.MENTION if wish is Notify.DM and seat.user in attempt.live.closed else wish
