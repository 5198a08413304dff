"""What a seat does: answer, ahead or now, withdraw, stand, undo, leave."""

from __future__ import annotations

from bot.deeds.deed import Deed, not_running
from bot.sitting import Play
from rules.table import Data, Refusal
from rules.table import inputs as put


def enter(entry: put.Answer | put.Withdraw | put.Stand | put.Undo) -> Deed:
    """Put an input of a seat into the game."""

    def deed(play: Play) -> Refusal | None:
        refusal = not_running(play) or play.submit(entry)
        if refusal is None and play.seats[entry.seat].missed:
            play.change_seat(entry.seat, missed=0)
        return refusal

    return deed


def answer(seat: int, key: str, data: Data) -> Deed:
    """Answer an open question, change an answer, or answer a later question ahead."""
    return enter(put.Answer(seat, key, data))


def withdraw(seat: int, key: str) -> Deed:
    """Take back an answer that has not resolved."""
    return enter(put.Withdraw(seat, key))


def stand(seat: int, topic: str, data: Data = None, *, default: bool = False, clear: bool = False) -> Deed:
    """Set a standing order on a topic, or clear it."""
    return enter(put.Stand(seat, topic, data, default, clear))


def undo(seat: int) -> Deed:
    """Take back the last answer, where nothing was revealed since."""
    return enter(put.Undo(seat))


def leave(seat: int) -> Deed:
    """A seat leaves for good: the game goes on without it."""

    def deed(play: Play) -> Refusal | None:
        refusal = not_running(play) or play.submit(put.Leave(seat))
        if refusal is None:
            play.change_seat(seat, user=None, standin=None, until=None, vacant=False)
        return refusal

    return deed
