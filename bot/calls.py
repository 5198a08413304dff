"""Who is called: once for all that waits for them in all their games, as and when they like it."""

from __future__ import annotations

from collections.abc import Iterable

from bot.deadlines import quiet_until
from bot.live_game import LiveGame, Outcome
from bot.notices import PhaseTakenBack
from bot.store.rows import Letter, Notify, Prefs, SeatRow, Status

LAPSES = 86400  # seconds after which a call that nobody came for is forgotten


def asked_people(outcome: Outcome) -> list[SeatRow]:
    """The seats of people who are awaited or invited to answer ahead, openly or in private."""
    asked = {*outcome.awaited, *outcome.invited}
    return [s for s in outcome.seats if s.seat in asked and s.user is not None and not s.standin]


def called_people(outcome: Outcome, live: LiveGame) -> dict[int, Notify]:
    """The seats to be called, each in its way; nobody, where nothing new is asked.

    Whoever has just answered reads in the receipt what comes next; whoever was called and has not come yet
    finds it there, for a day. Who is asleep is called when the quiet hours end; who wants one message a day
    reads it there.
    """
    if not outcome.moved or outcome.game.status is not Status.RUNNING:
        return {}
    back = {notice.seat for notice in outcome.notices if isinstance(notice, PhaseTakenBack)}
    return {
        seat.seat: _way(outcome, live, seat)
        for seat in asked_people(outcome)
        if seat.seat not in {*back, *outcome.still} and is_free_to_call(outcome, live, seat)
    }


def _way(outcome: Outcome, live: LiveGame, seat: SeatRow) -> Notify:
    """How a seat is called; never before all eyes, where nobody else may know of it."""
    wish = prefs_of(live, seat).notify
    if seat.seat in outcome.alone and wish is not Notify.NONE:
        return Notify.NONE if seat.user in live.closed else Notify.DM
    return reached(live, seat, wish)


def is_called_in_private(outcome: Outcome, live: LiveGame, seat: SeatRow) -> bool:
    """Whether what a seat is told in private is a call: something is asked, and nothing else has called.

    All else that is told in private makes no sound.
    """
    return (
        seat in asked_people(outcome)
        and prefs_of(live, seat).notify is not Notify.NONE
        and is_free_to_call(outcome, live, seat)
    )


def is_free_to_call(outcome: Outcome, live: LiveGame, seat: SeatRow) -> bool:
    """Whether the player of a seat may be called now: not there, not called yet, and not asleep."""
    prefs = prefs_of(live, seat)
    return (
        seat.seat not in outcome.there
        and outcome.at - live.called.get(seat.user or 0, outcome.at - LAPSES) >= LAPSES
        and prefs.digest is None
        and quiet_until(prefs, outcome.at) is None
    )


def prefs_of(live: LiveGame, seat: SeatRow) -> Prefs:
    """How the player of a seat wants to be served."""
    return live.prefs.get(seat.user or 0, Prefs())


def reached(live: LiveGame, seat: SeatRow, wish: Notify) -> Notify:
    """How somebody can be told: in the channel where their DMs are closed."""
    return Notify.MENTION if wish is Notify.DM and seat.user in live.closed else wish


def called_by(letters: Iterable[Letter]) -> set[int]:
    """The people whom these letters call."""
    return {user for letter in letters for user in letter.payload.get("mention", ())} | {
        letter.payload["user"] for letter in letters if letter.payload.get("user") is not None
    }
