"""Who sits where in a lobby: changes to it, each refused with a reason where it cannot be."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from bot.sitting import Play
from bot.store.rows import SeatRow, Status
from renders.words.names import spoken
from rules.standins import for_game
from rules.table import Chance, Refusal, refuse

Change = Callable[[Play], Refusal | None]
STANDIN_NAMES = (
    "Hiero", "Sappho", "Imhotep", "Kassandra", "Hanno", "Enheduanna", "Solon", "Nefru", "Brennus",
)  # fmt: skip


def join(user: int, name: str, most: int) -> Change:
    """Somebody sits down."""

    def change(play: Play) -> Refusal | None:
        if any(seat.user == user for seat in play.seats):
            return refuse("seated", "You have a seat already.")
        return _sit(play, SeatRow(seat=len(play.seats), name=spoken(name), user=user), most)

    return change


def add_standin(most: int) -> Change:
    """A stand-in sits down."""

    def change(play: Play) -> Refusal | None:
        taken = {seat.name for seat in play.seats}
        fresh = [name for name in STANDIN_NAMES if name not in taken]
        name = fresh[0] if fresh else f"Stand-in {len(play.seats) + 1}"
        seat = SeatRow(seat=len(play.seats), name=name, standin=for_game(play.row.ruleset))
        return _sit(play, seat, most)

    return change


def leave(user: int) -> Change:
    """Somebody stands up."""

    def change(play: Play) -> Refusal | None:
        if all(seat.user != user for seat in play.seats):
            return refuse("not-seated", "You have no seat here.")
        play.seats = _numbered([seat for seat in play.seats if seat.user != user])
        return None

    return change


def remove_standin(play: Play) -> Refusal | None:
    """The last stand-in stands up."""
    last = next((seat for seat in reversed(play.seats) if seat.standin), None)
    if last is None:
        return refuse("no-standin", "There is no stand-in to remove.")
    play.seats = _numbered([seat for seat in play.seats if seat is not last])
    return None


def shuffle(entropy: Callable[[int], bytes]) -> Change:
    """Everybody sits down anew, by chance."""

    def change(play: Play) -> Refusal | None:
        seats = list(play.seats)
        Chance(entropy(32)).shuffle("seats", seats)
        play.seats = _numbered(seats)
        return None

    return change


def cancel(play: Play) -> Refusal | None:
    """The lobby is closed."""
    play.row = replace(play.row, status=Status.CANCELLED)
    return None


def _sit(play: Play, seat: SeatRow, most: int) -> Refusal | None:
    if len(play.seats) >= most:
        return refuse("full", f"All {most} seats are taken.")
    play.seats = (*play.seats, replace(seat, name=_unique(seat.name, play.seats)))
    return None


def _unique(name: str, seats: tuple[SeatRow, ...]) -> str:
    taken = {seat.name for seat in seats}
    number, made = 2, name
    while made in taken:
        made, number = f"{name} {number}", number + 1
    return made


def _numbered(seats: list[SeatRow]) -> tuple[SeatRow, ...]:
    return tuple(replace(seat, seat=number) for number, seat in enumerate(seats))
