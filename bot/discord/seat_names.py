"""Whose seat somebody means: by its player, by its nation, or by both as they are shown."""

from __future__ import annotations

from bot.discord.interactions import Sorry
from bot.discord.seats import people_of
from bot.forms.waiting import People, name_of, shown_name
from bot.live_game import LiveGame
from bot.store.rows import SeatRow
from renders.words.names import plain


def seat_labels(live: LiveGame) -> dict[str, str]:
    """The seats by their players' names, each as it is shown."""
    people = _people(live)
    return {seat.name: name_of(people, seat.seat) for seat in live.seats}


def seat_meant(live: LiveGame, text: str) -> SeatRow:
    """The seat that somebody names; refused where nobody is called that."""
    people = _people(live)
    known = {called.casefold(): live.seats[seat] for seat, (called, _) in people.items()}
    for seat in live.seats:  # a player may be called like another's nation
        known |= {name.casefold(): seat for name in (seat.name, name_of(people, seat.seat))}
    found = known.get(text.strip().casefold())
    if found is None:
        shown = ", ".join(shown_name(people, seat.seat) for seat in live.seats)
        raise Sorry(f"Nobody here is called “{plain(text)}”. The seats are {shown}.")
    return found


def _people(live: LiveGame) -> People:
    """What each seat is called; in a lobby nobody has a nation yet."""
    if live.table is None:
        return {seat.seat: (seat.name, seat.name) for seat in live.seats}
    return people_of(live)
