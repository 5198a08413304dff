"""Somebody leaves a game and wants to be forgotten."""

from __future__ import annotations

from bot.actions.action import Action, not_begun
from bot.attempt import Attempt
from bot.deadlines import pace_of
from bot.notices import SeatVacant, StandInSat
from bot.store.nameless import nameless
from rules.table import Refusal
from rules.table import inputs as put


def leave_for_good(seat: int) -> Action:
    """A stand-in plays a seat, under a name that is nobody's, until somebody takes it."""

    def action(attempt: Attempt) -> Refusal | None:
        name = nameless(seat, [other.name for other in attempt.seats if other.seat != seat])
        refusal = not_begun(attempt) or attempt.submit(put.HandOver(seat, name))
        if refusal is None:
            kind = pace_of(attempt.row.settings).standin
            attempt.change_seat(
                seat, user=None, name=name, standin=kind, until=None, vacant=True, missed=0, added="",
                since=attempt.now,
            )  # fmt: skip
            attempt.forget_drafts(seat)
            attempt.notices += [StandInSat(seat, kind), SeatVacant(seat)]
        return refusal

    return action
