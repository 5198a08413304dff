"""Where a game is played: its channel is lost, is back, or is another one."""

from __future__ import annotations

from dataclasses import replace

from bot.actions.action import Action
from bot.actions.timing import RESUMED
from bot.attempt import Attempt
from bot.deadlines import pace_of
from bot.notices import ChannelBack, ChannelLost, Moved
from bot.store.rows import FORMER, LOST, Status
from rules.table import Refusal, refuse

BEGUN = (Status.RUNNING, Status.PAUSED, Status.OVER)


def lose_channel(channel: int) -> Action:
    """A game's channel cannot be posted to: its clock stands still until it can, and its people are told."""

    def action(attempt: Attempt) -> Refusal | None:
        row = attempt.row
        if row.channel != channel or row.status not in BEGUN or LOST in row.settings:
            return refuse("not-lost", "Nothing is lost by that.")
        _settings(attempt, {**row.settings, LOST: attempt.now})
        if row.status is not Status.OVER:
            attempt.notices.append(ChannelLost(channel))
        return None

    return action


def find_channel(channel: int) -> Action:
    """A lost channel can be posted to again: the clock runs on."""

    def action(attempt: Attempt) -> Refusal | None:
        if attempt.row.channel != channel or LOST not in attempt.row.settings:
            return refuse("not-lost", "This channel was not lost.")
        _run_on(attempt)
        if attempt.row.status is not Status.OVER:
            attempt.notices.append(ChannelBack(attempt.row.deadline))
        return None

    return action


def move_to(channel: int) -> Action:
    """The game goes on in another channel."""

    def action(attempt: Attempt) -> Refusal | None:
        row = attempt.row
        if row.status is Status.LOBBY:
            return refuse("not-begun", "The game has not begun: cancel its lobby, and open one here.")
        if row.status not in BEGUN or row.status is Status.OVER:
            return refuse("over", "The game is over.")
        if row.channel == channel:
            return refuse("same-channel", "The game is played here already.")
        former = [row.channel, *(c for c in row.settings.get(FORMER, ()) if c not in (channel, row.channel))]
        _run_on(attempt)
        attempt.row = replace(attempt.row, channel=channel)
        _settings(attempt, {**attempt.row.settings, FORMER: former})
        attempt.notices.append(Moved(row.channel, channel))
        return None

    return action


def _run_on(attempt: Attempt) -> None:
    """The clock of a lost game runs on, with what was left and at least a quarter of a wait; all are told."""
    row = attempt.row
    if LOST in row.settings:
        # Whoever was called in a place that could not be posted to has not heard it.
        for seat in attempt.seats:
            attempt.live.called.pop(seat.user or 0, None)
        _settings(attempt, {name: value for name, value in row.settings.items() if name != LOST})
        if row.status is Status.RUNNING:
            left = max(row.remaining or 0, pace_of(row.settings).seconds // RESUMED)
            until = attempt.now + left if left else None
            attempt.row = replace(attempt.row, deadline=until, remaining=None)
    attempt.new_deadline = True
    attempt.ask_anew()


def _settings(attempt: Attempt, settings: dict[str, object]) -> None:
    attempt.row = replace(attempt.row, settings=settings)
    attempt.whole = True
