"""The difference between two positions in words: what a draft would change."""

from __future__ import annotations

from collections import Counter

from renders.civ.pictures.pieces import parties
from renders.civ.pictures.strip import figures
from renders.civ.shown import Shown
from renders.words.joining import listed
from renders.words.shifts import shifts
from rules.civ.state import BARBARIANS
from rules.civ.views import CivView
from rules.table import Seat

ON_THE_BOARD = ("cities", "tokens", "ships")
"""Figures that the places tell already."""


def differences(before: Shown, after: Shown) -> list[str]:
    """Tokens, ships and cities place by place, conflicts, then figures off the board."""
    seats = (*(nation.seat for nation in before.nations), BARBARIANS)
    said = [line for seat in seats for line in _units(before, after, seat)]
    said += _cities(before, after) + _conflicts(before.view, after.view)
    for nation in before.nations:
        was, now = (_figures(shown, nation.seat) for shown in (before, after))
        if moved := shifts(was, now):
            said.append(f"{before.name(nation.seat)}: {listed(moved)}")
    return said


def _units(before: Shown, after: Shown, seat: Seat) -> list[str]:
    name = before.name(seat)
    tokens = shifts(_tokens(before.view, seat), _tokens(after.view, seat))
    ships = shifts(_ships(before.view, seat), _ships(after.view, seat))
    said = [f"Tokens of {name}: {listed(tokens)}"] if tokens else []
    return said + ([f"Ships of {name}: {listed(ships)}"] if ships else [])


def _tokens(view: CivView, seat: Seat) -> dict[str, int]:
    areas = (*view.tokens, *view.barbarians)
    return {area: count for area in areas if (count := parties(view, area).get(seat, 0))}


def _ships(view: CivView, seat: Seat) -> Counter[str]:
    return Counter(ship.area for ship in view.ships if ship.owner == seat)


def _cities(before: Shown, after: Shown) -> list[str]:
    said = []
    for area in sorted({*before.view.cities, *after.view.cities}):
        was, now = before.view.cities.get(area), after.view.cities.get(area)
        if was is None and now is not None:
            said.append(f"New city of {after.name(now)}: {area}")
        elif was is not None and now is None:
            said.append(f"City of {before.name(was)} gone: {area}")
        elif was is not None and now is not None and was != now:
            said.append(f"City of {before.name(was)} now of {after.name(now)}: {area}")
    return said


def _conflicts(before: CivView, after: CivView) -> list[str]:
    new = [area for area in after.conflicts if area not in before.conflicts]
    gone = [area for area in before.conflicts if area not in after.conflicts]
    said = [f"New conflicts: {listed(new)}"] if new else []
    return said + ([f"No longer in conflict: {listed(gone)}"] if gone else [])


def _figures(shown: Shown, seat: Seat) -> dict[str, int]:
    """The figures of a nation that do not stand on the board."""
    found = figures(shown, shown.view.nations[seat])
    return {head: figure for head, figure in found.items() if head not in ON_THE_BOARD}
