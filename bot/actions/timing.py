"""What time and the host do: pause, resume, deadlines, force, end."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.actions.action import Action, not_running
from bot.attempt import Attempt
from bot.deadlines import Default, Grace, Hold, deadline, holds, judge, missed, pace_of
from bot.notices import (
    DeadlineSet,
    EndedEarly,
    GraceGiven,
    Held,
    Missed,
    Paused,
    Resumed,
    SeatVacant,
    StandInSat,
)
from bot.store.rows import LIVE, Status, Vacation
from rules.table import Refusal, refuse
from rules.table import inputs as put

RESUMED = 4  # after a pause at least a quarter of a wait is left


def pause() -> Action:
    """Nobody may answer, and no time passes."""

    def action(attempt: Attempt) -> Refusal | None:
        refusal = not_running(attempt) or attempt.submit(put.Pause(True))
        if refusal is None:
            left = None if attempt.row.deadline is None else max(0, attempt.row.deadline - attempt.now)
            attempt.row = replace(attempt.row, status=Status.PAUSED, deadline=None, remaining=left)
            attempt.notices.append(Paused())
        return refusal

    return action


def resume() -> Action:
    """The game goes on, with the time that was left and at least a quarter of a wait."""

    def action(attempt: Attempt) -> Refusal | None:
        if attempt.row.status is not Status.PAUSED:
            return refuse("not-paused", "The game is not paused.")
        refusal = attempt.submit(put.Pause(False))
        if refusal is None:
            left = max(attempt.row.remaining or 0, pace_of(attempt.row.settings).seconds // RESUMED)
            until = attempt.now + left if left else None
            attempt.row = replace(attempt.row, status=Status.RUNNING, deadline=until, remaining=None)
            attempt.new_deadline = True
            attempt.notices.append(Resumed(until))
        return refusal

    return action


def set_deadline(moment: int | None) -> Action:
    """Another deadline for what is asked now; None: none at all."""

    def action(attempt: Attempt) -> Refusal | None:
        refusal = not_running(attempt)
        if refusal is None and moment is not None and moment <= attempt.now:
            refusal = refuse("past", "This moment has passed.")
        if refusal is None:
            attempt.row = replace(attempt.row, deadline=moment, grace=False)
            attempt.new_deadline = True
            attempt.notices.append(DeadlineSet(moment))
        return refusal

    return action


def extend(seconds: int | None = None) -> Action:
    """So much longer; None: by a whole wait."""

    def action(attempt: Attempt) -> Refusal | None:
        if attempt.row.deadline is None:
            return not_running(attempt) or refuse("no-deadline", "There is no deadline.")
        start = max(attempt.row.deadline, attempt.now)
        later = deadline(pace_of(attempt.row.settings), start) if seconds is None else start + seconds
        return set_deadline(later)(attempt)

    return action


def force(seats: Sequence[int] = ()) -> Action:
    """The host closes the wait: whoever is awaited (or some seats) takes the default."""

    def action(attempt: Attempt) -> Refusal | None:
        late = attempt.live.awaited()
        refusal = not_running(attempt) or attempt.submit(put.Expire(tuple(seats)))
        if refusal is None:
            attempt.notices.append(Missed(tuple(seat for seat in late if not seats or seat in seats)))
        return refusal

    return action


def fire(due: int, vacations: Sequence[Vacation]) -> Action:
    """A deadline passed: hold, give grace, or take the defaults; refused if the game has another one now."""

    def action(attempt: Attempt) -> Refusal | None:
        if attempt.row.status is not Status.RUNNING or attempt.row.deadline != due:
            return refuse("not-due", "This deadline is no longer the game's.")
        pace, awaited = pace_of(attempt.row.settings), attempt.live.awaited()
        late = [s for s in attempt.seats if s.seat in awaited and s.standin is None and s.user is not None]
        attempt.new_deadline = True
        match judge(pace, late, holds(pace, late, vacations, attempt.now), attempt.row.grace, attempt.now):
            case Hold(seats, until):
                attempt.row = replace(attempt.row, deadline=until)
                attempt.notices.append(Held(seats, until))
            case Grace(seats, until):
                attempt.row = replace(attempt.row, deadline=until, grace=True)
                attempt.notices.append(GraceGiven(seats, until))
            case Default() as verdict:
                attempt.new_deadline = False
                # Whoever waits for one of them was not late: he is asked now, with a deadline of his own.
                held = attempt.live.game_table.holding()
                refusal = attempt.submit(put.Expire(awaited if held else ()))
                if refusal is not None:
                    return refusal
                if verdict.seats:
                    attempt.notices.append(Missed(verdict.seats))
                attempt.seats = missed(attempt.seats, verdict, pace.standin)
                for seat in verdict.standins:
                    attempt.notices += [StandInSat(seat, pace.standin), SeatVacant(seat)]
        return None

    return action


def end() -> Action:
    """The game ends before its time; it stands as it is."""

    def action(attempt: Attempt) -> Refusal | None:
        if attempt.row.status not in LIVE:
            return refuse("over", "The game is over.")
        status = Status.CANCELLED if attempt.row.status is Status.LOBBY else Status.OVER
        attempt.row = replace(attempt.row, status=status, deadline=None, remaining=None)
        attempt.notices.append(EndedEarly())
        return None

    return action
