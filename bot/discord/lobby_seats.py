"""Who sits where in a lobby: changes to it, each refused with a reason where it cannot be."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from bot.actions import Action
from bot.attempt import Attempt
from bot.names import unique
from bot.notices import SentAway
from bot.store.rows import BARRED, SIDES, SeatRow, Status
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
        if user in attempt.row.settings.get(BARRED, ()):
            return refuse("barred", "The host has closed this lobby to you.")
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
        _stand_up(attempt, next(seat for seat in attempt.seats if seat.user == user))
        return None

    return action


def send_away(name: str, *, again: bool) -> Action:
    """The host removes somebody; `again`: they may join once more."""

    def action(attempt: Attempt) -> Refusal | None:
        seat = seat_named(attempt, name)
        if isinstance(seat, Refusal):
            return seat
        _stand_up(attempt, seat)
        if not again and seat.user is not None:
            barred = attempt.row.settings.get(BARRED, ())
            _set(attempt, BARRED, [*barred, seat.user])
        attempt.notices.append(SentAway(seat.name, again or seat.user is None))
        return None

    return action


def admit(user: int) -> Action:
    """Somebody who was removed for good may join after all."""

    def action(attempt: Attempt) -> Refusal | None:
        barred = attempt.row.settings.get(BARRED, ())
        if user not in barred:
            return refuse("not-barred", "This lobby is open to this person.")
        _set(attempt, BARRED, [other for other in barred if other != user])
        return None

    return action


def swap(name: str, place: int) -> Action:
    """Somebody takes another place at the table; whoever sits there takes theirs."""

    def action(attempt: Attempt) -> Refusal | None:
        seat = seat_named(attempt, name)
        if isinstance(seat, Refusal):
            return seat
        if not 0 < place <= len(attempt.seats):
            return refuse("no-such-place", f"There are places 1 to {len(attempt.seats)}.")
        seats = list(attempt.seats)
        seats[seat.seat], seats[place - 1] = seats[place - 1], seats[seat.seat]
        attempt.seats = _numbered(seats)
        return None

    return action


def assign(name: str, side: str) -> Action:
    """Somebody leads this civilization; an empty one: theirs is open again."""

    def action(attempt: Attempt) -> Refusal | None:
        seat = seat_named(attempt, name)
        if isinstance(seat, Refusal):
            return seat
        sides = {who: what for who, what in attempt.row.settings.get(SIDES, {}).items() if who != seat.name}
        holder = next((who for who, what in sides.items() if what == side), None)
        if side and holder is not None:
            return refuse("assigned-twice", f"{holder} has been assigned that already.")
        _set(attempt, SIDES, {**sides, seat.name: side} if side else sides)
        return None

    return action


def seat_named(attempt: Attempt, name: str) -> SeatRow | Refusal:
    """The seat of somebody in the lobby."""
    found = next((seat for seat in attempt.seats if seat.name.casefold() == name.strip().casefold()), None)
    legal = ", ".join(seat.name for seat in attempt.seats)
    return found or refuse("nobody", "Nobody here is called that.", legal=legal)


def _stand_up(attempt: Attempt, seat: SeatRow) -> None:
    attempt.seats = _numbered([other for other in attempt.seats if other is not seat])
    sides = attempt.row.settings.get(SIDES, {})
    if seat.name in sides:
        _set(attempt, SIDES, {who: what for who, what in sides.items() if who != seat.name})


def _set(attempt: Attempt, setting: str, value: object) -> None:
    attempt.row = replace(attempt.row, settings={**attempt.row.settings, setting: value})


def remove_standin(attempt: Attempt) -> Refusal | None:
    """The last stand-in stands up."""
    last = next((seat for seat in reversed(attempt.seats) if seat.standin), None)
    if last is None:
        return refuse("no-standin", "There is no stand-in to remove.")
    _stand_up(attempt, last)
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
