"""What a seat does: answer, now, ahead or after another, withdraw, stand, undo."""

from __future__ import annotations

from dataclasses import replace

from bot.actions.action import Action, not_running
from bot.attempt import Attempt
from bot.learning import is_guided, learnt
from rules.table import Data, Refusal, refuse
from rules.table import inputs as put


def enter(entry: put.Answer | put.After | put.Withdraw | put.Stand | put.Undo) -> Action:
    """Put an input of a seat into the game."""

    def action(attempt: Attempt) -> Refusal | None:
        refusal = not_running(attempt) or attempt.submit(entry)
        if refusal is None and attempt.seats[entry.seat].missed:
            attempt.change_seat(entry.seat, missed=0)
        return refusal

    return action


def by(user: int, seat: int, action: Action) -> Action:
    """What a person does in a seat: only while the seat is theirs."""

    def checked(attempt: Attempt) -> Refusal | None:
        if seat >= len(attempt.seats) or attempt.seats[seat].user != user:
            return refuse("not-your-seat", "You no longer play this seat.")
        return action(attempt)

    return checked


def answer(seat: int, key: str, data: Data, if_changed: put.IfChanged = put.IfChanged.WHOLE) -> Action:
    """Answer an open question, change an answer, or answer a later question ahead."""
    entered = enter(put.Answer(seat, key, data, if_changed=if_changed))
    return lambda attempt: (
        _learning(attempt, seat, key, entered) if is_guided(attempt.row) else entered(attempt)
    )


def _learning(attempt: Attempt, seat: int, key: str, entered: Action) -> Refusal | None:
    """Answer in a guided game: a question of this kind is not explained to this seat again."""
    questions = [found.question for found in attempt.live.game_table.questions(seat)]
    refusal = entered(attempt)
    if refusal is None:
        for question in questions:
            if question.key == key:
                attempt.row = replace(attempt.row, settings=learnt(attempt.row, question))
                attempt.whole = True
    return refusal


def after(seat: int, key: str, other: int) -> Action:
    """Answer an open question later: when another seat, before it in the order, has acted."""
    return enter(put.After(seat, key, other))


def withdraw(seat: int, key: str) -> Action:
    """Take back an answer that has not resolved, or wait for nobody."""
    return enter(put.Withdraw(seat, key))


def stand(seat: int, topic: str, data: Data = None, *, default: bool = False, clear: bool = False) -> Action:
    """Set a standing order on a topic, or clear it."""
    return enter(put.Stand(seat, topic, data, default, clear))


def undo(seat: int) -> Action:
    """Take back the last answer, where nothing was revealed since."""
    return enter(put.Undo(seat))
