"""Who sits where in a lobby: changes to it, each refused with a reason where it cannot be."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from bot.actions import Action
from bot.attempt import Attempt
from bot.names import unique
from bot.store.rows import SeatRow, Status
from rules.standins import for_game
from rules.table import Chance, Refusal, refuse

STANDIN_NAMES = (
    "Hiero", "Sappho", "Imhotep", "Kassandra", "Hanno", "Enheduanna", "Solon", "Nefru", "Brennus",
    "Ashoka", "Bilqis", "Cyrus", "Draupadi", "Gudea", "Amanirenas", "Kanishka", "Semiramis", "Tarquin",
)  # fmt: skip


def join(user: int, name: str, most: int, number: str = "") -> Action:
    """Somebody sits down, and adds the number of that press to chance."""

    def action(attempt: Attempt) -> Refusal | None:
        if any(seat.user == user for seat in attempt.seats):
            return refuse("seated", "You have a seat already.")
        seat = SeatRow(seat=len(attempt.seats), name=name, user=user, added=number)
        return _sit(attempt, seat, most)

    return action


def add_standin(most: int) -> Action:
    """A stand-in sits down."""

    def action(attempt: Attempt) -> Refusal | None:
        taken = {seat.name for seat in attempt.seats}
        fresh = [name for name in STANDIN_NAMES if name not in taken]
        name = fresh[0] if fresh else f"Stand-in {len(attempt.seats) + 1}"
        seat = SeatRow(seat=len(attempt.seats), name=name, standin=for_game(attempt.row.ruleset))
        return _sit(attempt, seat, most)

    return action


def fill(most: int) -> Action:
    """Stand-ins sit down on all seats that are left."""
    sit = add_standin(most)

    def action(attempt: Attempt) -> Refusal | None:
        refusal = sit(attempt)
        while refusal is None and len(attempt.seats) < most:
            refusal = sit(attempt)
        return refusal

    return action


def leave(user: int) -> Action:
    """Somebody stands up."""

    def action(attempt: Attempt) -> Refusal | None:
        if all(seat.user != user for seat in attempt.seats):
            return refuse("not-seated", "You have no seat here.")
        attempt.seats = _numbered([seat for seat in attempt.seats if seat.user != user])
        return None

    return action


def remove_standin(attempt: Attempt) -> Refusal | None:
    """The last stand-in stands up."""
    last = next((seat for seat in reversed(attempt.seats) if seat.standin), None)
    if last is None:
        return refuse("no-standin", "There is no stand-in to remove.")
    attempt.seats = _numbered([seat for seat in attempt.seats if seat is not last])
    return None


def shuffle(entropy: Callable[[int], bytes]) -> Action:
    """Everybody sits down anew, by chance."""

    def action(attempt: Attempt) -> Refusal | None:
        seats = list(attempt.seats)
        Chance(entropy(32)).shuffle("seats", seats)
        attempt.seats = _numbered(seats)
        return None

    return action


def cancel(attempt: Attempt) -> Refusal | None:
    """The lobby is closed."""
    attempt.row = replace(attempt.row, status=Status.CANCELLED)
    return None


def _sit(attempt: Attempt, seat: SeatRow, most: int) -> Refusal | None:
    if len(attempt.seats) >= most:
        return refuse("full", f"All {most} seats are taken.")
    name = unique(seat.name, (other.name for other in attempt.seats))
    attempt.seats = (*attempt.seats, replace(seat, name=name))
    return None


def _numbered(seats: list[SeatRow]) -> tuple[SeatRow, ...]:
    return tuple(replace(seat, seat=number) for number, seat in enumerate(seats))
