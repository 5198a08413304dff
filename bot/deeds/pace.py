"""What time and the host do: pause, resume, deadlines, force, end."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.deadlines import Default, Grace, Hold, deadline, holds, judge, missed, pace_of
from bot.deeds.deed import Deed, not_running
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
from bot.sitting import Play
from bot.store.rows import LIVE, Status, Vacation
from rules.table import Refusal, refuse
from rules.table import inputs as put

RESUMED = 4  # after a pause at least a quarter of a wait is left


def pause() -> Deed:
    """Nobody may answer, and no time passes."""

    def deed(play: Play) -> Refusal | None:
        refusal = not_running(play) or play.submit(put.Pause(True))
        if refusal is None:
            left = None if play.row.deadline is None else max(0, play.row.deadline - play.now)
            play.row = replace(play.row, status=Status.PAUSED, deadline=None, remaining=left)
            play.notices.append(Paused())
        return refusal

    return deed


def resume() -> Deed:
    """The game goes on, with the time that was left and at least a quarter of a wait."""

    def deed(play: Play) -> Refusal | None:
        if play.row.status is not Status.PAUSED:
            return refuse("not-paused", "The game is not paused.")
        refusal = play.submit(put.Pause(False))
        if refusal is None:
            left = max(play.row.remaining or 0, pace_of(play.row.settings).seconds // RESUMED)
            until = play.now + left if left else None
            play.row = replace(play.row, status=Status.RUNNING, deadline=until, remaining=None)
            play.new_deadline = True
            play.notices.append(Resumed())
        return refusal

    return deed


def set_deadline(moment: int | None) -> Deed:
    """Another deadline for what is asked now; None: none at all."""

    def deed(play: Play) -> Refusal | None:
        refusal = not_running(play)
        if refusal is None and moment is not None and moment <= play.now:
            refusal = refuse("past", "This moment has passed.")
        if refusal is None:
            play.row = replace(play.row, deadline=moment, grace=False)
            play.new_deadline = True
            play.notices.append(DeadlineSet(moment))
        return refusal

    return deed


def extend(seconds: int | None = None) -> Deed:
    """So much longer; None: by a whole wait."""

    def deed(play: Play) -> Refusal | None:
        if play.row.deadline is None:
            return not_running(play) or refuse("no-deadline", "There is no deadline.")
        start = max(play.row.deadline, play.now)
        later = deadline(pace_of(play.row.settings), start) if seconds is None else start + seconds
        return set_deadline(later)(play)

    return deed


def force(seats: Sequence[int] = ()) -> Deed:
    """The host closes the wait: whoever is awaited (or some seats) takes the default."""

    def deed(play: Play) -> Refusal | None:
        late = play.sitting.awaited()
        refusal = not_running(play) or play.submit(put.Expire(tuple(seats)))
        if refusal is None:
            play.notices.append(Missed(tuple(seat for seat in late if not seats or seat in seats)))
        return refusal

    return deed


def fire(due: int, vacations: Sequence[Vacation]) -> Deed:
    """A deadline passed: hold, give grace, or take the defaults; refused if the game has another one now."""

    def deed(play: Play) -> Refusal | None:
        if play.row.status is not Status.RUNNING or play.row.deadline != due:
            return refuse("not-due", "This deadline is no longer the game's.")
        pace, awaited = pace_of(play.row.settings), play.sitting.awaited()
        late = [s for s in play.seats if s.seat in awaited and s.standin is None and s.user is not None]
        play.new_deadline = True
        match judge(pace, late, holds(pace, late, vacations, play.now), play.row.grace, play.now):
            case Hold(seats, until):
                play.row = replace(play.row, deadline=until)
                play.notices.append(Held(seats, until))
            case Grace(seats, until):
                play.row = replace(play.row, deadline=until, grace=True)
                play.notices.append(GraceGiven(seats, until))
            case Default() as verdict:
                play.new_deadline = False
                refusal = play.submit(put.Expire())
                if refusal is not None:
                    return refusal
                if verdict.seats:
                    play.notices.append(Missed(verdict.seats))
                play.seats = missed(play.seats, verdict, pace.standin)
                for seat in verdict.standins:
                    play.notices += [StandInSat(seat, pace.standin), SeatVacant(seat)]
        return None

    return deed


def end() -> Deed:
    """The game ends before its time; it stands as it is."""

    def deed(play: Play) -> Refusal | None:
        if play.row.status not in LIVE:
            return refuse("over", "The game is over.")
        status = Status.CANCELLED if play.row.status is Status.LOBBY else Status.OVER
        play.row = replace(play.row, status=status, deadline=None, remaining=None)
        play.notices.append(EndedEarly())
        return None

    return deed
