"""The map in words: what a reader who cannot see it needs to know."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection

from renders.civ.pictures.changes import WORDS, BoardChanges
from renders.civ.pictures.pieces import owners_of
from renders.civ.pictures.strip import epoch_name, figures, heads, order_of_play
from renders.civ.shown import Shown
from renders.civ.words.barbarians import led
from renders.civ.words.prospects import prospects
from renders.words.alt import alt
from renders.words.counting import counted
from renders.words.joining import listed
from renders.words.listing import Listing
from rules.civ.state import BARBARIANS


def map_alt(shown: Shown, changes: BoardChanges, where: str) -> str:
    """The map in a few sentences."""
    nations = [
        f"{shown.name(n.seat)} has {counted(n.cities, 'city')} and {counted(n.tokens, 'token')}"
        for n in shown.nations
    ]
    lead = f"Map of {where}, turn {shown.number}, {shown.moment}"
    return alt(lead, *_marked(changes), *nations, led(shown.view, shown.name), *_moved(shown, changes))


def map_listing(shown: Shown, changes: BoardChanges, areas: Collection[str] | None = None) -> str:
    """The whole board as text, or only these areas: figures, changes, then every occupied area by nation."""
    listing = Listing(f"{shown.rules.name}, turn {shown.number}, {shown.moment}.")
    seats, order = order_of_play(shown)
    listing.section(f"Nations {order}")
    rows = [
        (
            f"{place}. {shown.full(seat)}, {shown.livery(seat).words}",
            *figures(shown, shown.view.nations[seat]).values(),
            epoch_name(shown, shown.view.nations[seat]),
        )
        for place, seat in enumerate(seats, start=1)
    ]
    listing.table(("", *heads(shown), ""), rows)
    if said := changed(shown, changes):
        listing.section("What changed").say(*said)
    if said := prospects(shown, areas):
        listing.section("What follows").say(*said)
    _holdings(listing, shown, areas)
    if shown.view.out_of_play and areas is None:
        listing.section("Out of play").say(listed(sorted(shown.view.out_of_play)))
    return str(listing)


def changed(shown: Shown, changes: BoardChanges) -> list[str]:
    """The marks and arrows as sentences."""
    return [*_marked(changes), *_moved(shown, changes)]


def _marked(changes: BoardChanges) -> list[str]:
    return changes.marked(WORDS, sorted(changes.marks), _place)


def _moved(shown: Shown, changes: BoardChanges) -> list[str]:
    said = []
    for journey, count in changes.journeys.items():
        way = " by ship" if journey.by_sea else ""
        load = counted(count, "token") if count else "an empty ship"
        said.append(f"{shown.name(journey.seat)} moved {load}{way}: {' to '.join(journey.path)}")
    return said


def _place(place: str, text: str) -> str:
    if place.startswith("ship "):
        return f"a ship at {place.removeprefix('ship ')}"
    return f"{place} +{text}" if text else place


def _holdings(listing: Listing, shown: Shown, areas: Collection[str] | None) -> None:
    view = shown.view
    owners = owners_of(view)
    parties = [nation.seat for nation in shown.nations]
    for seat in (*parties, BARBARIANS):
        mine = sorted(a for a, seats in owners.items() if seat in seats and (areas is None or a in areas))
        fleets = Counter(s.area for s in view.ships if s.owner == seat and (areas is None or s.area in areas))
        if mine or fleets:
            listing.section(shown.full(seat))
            if seat == BARBARIANS and view.controller is not None:
                listing.say(f"{shown.name(view.controller)} leads the barbarians")
            listing.say(*(_area(shown, area, seat, owners[area]) for area in mine))
            listing.say(*(f"{counted(n, 'ship')} at {area}" for area, n in sorted(fleets.items())))


def _area(shown: Shown, area: str, seat: int, owners: Collection[int]) -> str:
    view = shown.view
    count = view.barbarians.get(area, 0) if seat == BARBARIANS else view.tokens.get(area, {}).get(seat, 0)
    is_city = area in view.pirates if seat == BARBARIANS else view.cities.get(area) == seat
    city = "pirate city" if seat == BARBARIANS else "city"
    hired = view.mercenaries.get(area, {}).get(seat, 0)
    among = f", {hired} of them hired" if hired else ""
    parts = [city if is_city else "", f"{counted(count, 'token')}{among}" if count else ""]
    others = [shown.name(s) for s in owners if s != seat]
    shared = f" (also {listed(others)})" if others else ""
    limit = shown.rules.board.areas[area].limit
    return f"{area}: {listed([p for p in parts if p])}, limit {limit}{shared}"
