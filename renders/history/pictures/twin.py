"""The map in words: what a reader who cannot see it needs to know."""

from __future__ import annotations

from collections.abc import Collection

from renders.history.order_of_play import order_of_play
from renders.history.pictures.changes import WORDS, WorldChanges
from renders.history.pictures.strip import HEADS, figures
from renders.history.shown import Shown
from renders.history.words import phrases as say
from renders.words.alt import alt
from renders.words.counting import counted, roman
from renders.words.joining import listed
from renders.words.listing import Listing
from rules.history_of_the_world.board import board
from rules.history_of_the_world.names import land_name
from rules.table import Seat


def map_alt(shown: Shown, changes: WorldChanges, where: str = "the world") -> str:
    """The map in a few sentences."""
    players = [
        f"{shown.player(p.seat)} has {counted(p.lands, 'land')} and {counted(p.score, 'point')}"
        for p in sorted(shown.players, key=lambda p: -p.score)
    ]
    return alt(f"Map of {where}, {shown.epoch}, {shown.moment}", *players, *changed(shown, changes))


def standing_words(shown: Shown, following: str) -> list[str]:
    """What comes next, and who leads."""
    players = shown.ranked
    first = [
        f"{shown.player(p.seat)} with {counted(p.score, 'point')}" for p in players if p.seat in shown.leaders
    ]
    said = [f"Next: {following}"] if following else []
    return said + ([f"In the lead: {listed(first)}"] if first else [])


def awaited_words(shown: Shown) -> list[str]:
    """Who is awaited; not for an alt text, since the post itself says it and is kept true."""
    waiting = [shown.player(p.seat) for p in shown.ranked if p.seat in shown.frame.awaited]
    return [f"Awaited: {listed(waiting)}"] if waiting else []


def map_listing(shown: Shown, changes: WorldChanges, lands: Collection[str] | None = None) -> str:
    """The whole world as text, or only these lands: figures, changes, then every land by area."""
    listing = Listing(f"History of the World, {shown.epoch}, {shown.moment}.")
    listing.section("Players in order of play")
    rows = [
        (f"{shown.player(seat)}, {shown.livery(seat).words}", *figures(shown, shown.view.players[seat]))
        for seat in order_of_play(shown)
    ]
    heads = [head.lower() for head in HEADS]
    heads[2], heads[4] = "greater and lesser cards", "would score now"
    listing.table(("", *heads), rows)
    if said := changed(shown, changes):
        listing.section("What changed").say(*said)
    _areas(listing, shown, lands)
    _at_sea(listing, shown, changes)
    return str(listing)


def changed(shown: Shown, changes: WorldChanges) -> list[str]:
    """The arrows and marks as sentences."""
    said = changes.marked(WORDS, changes.marks, lambda land, _: land_name(land))
    for entry in changes.entries:
        way = "by sea " if entry.by_sea else ""
        did = "attacked without success" if entry.failed else "went"
        source, land = say.place(entry.source), land_name(entry.land)
        said.append(f"{shown.player(entry.seat)} {did} {way}from {source} to {land}")
    return said


def _areas(listing: Listing, shown: Shown, lands: Collection[str] | None) -> None:
    view = shown.view
    for area in board().areas.values():
        here = [land for land in area.lands if lands is None or land in lands]
        told = [land_words(shown, land) for land in here if _is_settled(shown, land)]
        if not here or (lands is None and not told):
            continue
        listing.section(f"{area.name}, presence pays {view.values[area.id]}")
        listing.say(*told)
        empty = [land_name(land) for land in here if not _is_settled(shown, land)]
        if empty:
            listing.say(f"Empty: {listed(empty)}")


def _is_settled(shown: Shown, land: str) -> bool:
    view = shown.view
    return land in view.lands or land in view.settlements or land in view.monuments


def land_words(shown: Shown, name: str) -> str:
    """What stands in a land."""
    view = shown.view
    land = view.lands.get(name)
    parts = []
    if land is not None:
        army = "army" if land.armies == 1 else f"{land.armies} armies"
        parts.append(f"{army} of {shown.force(land.seat, land.force)}, epoch {roman(land.figure)} figure")
        parts += ["fort"] if land.fort else []
    parts += [str(view.settlements[name])] if name in view.settlements else []
    parts += ["monument"] if name in view.monuments else []
    return f"{land_name(name)}: {', '.join(parts)}"


def _at_sea(listing: Listing, shown: Shown, changes: WorldChanges) -> None:
    fleets: dict[str, Seat] = {
        **changes.fleets,
        **{sea: navy.seat for sea, navy in shown.view.navies.items()},
    }
    if fleets:
        listing.section("Fleets")
        listing.say(*(f"{say.water(sea)}: {shown.player(seat)}" for sea, seat in fleets.items()))
