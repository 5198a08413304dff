"""What follows from a position, in sentences: what is over its limit, what to build, what to fear."""

from __future__ import annotations

from collections.abc import Collection

from renders.civ.outlook import building_sites, over_limit, position_of, threats
from renders.civ.shown import Shown
from renders.words.counting import counted
from renders.words.joining import listed


def prospects(shown: Shown, areas: Collection[str] | None = None) -> list[str]:
    """The flags of a map, everywhere or in these areas."""
    view, own = shown.view, shown.look.own
    if view.over or not all(nation.civ for nation in view.nations):
        return []
    position, said = position_of(view, shown.rules, shown.setting.state), []

    def seen(area: str) -> bool:
        return areas is None or area in areas

    if crowded := [area for area in over_limit(position) if seen(area)]:
        said.append(f"Over their limits: {listed(crowded)}")
    if own is None or view.nations[own].left:
        return said
    sites = building_sites(position, own).items()
    if ready := [f"{area} ({there} of {need} tokens)" for area, (there, need) in sites if seen(area)]:
        said.append(f"You may build a city in {listed(ready)}")
    for area, (party, count) in threats(position, own).items():
        if seen(area):
            said.append(f"{shown.name(party)} can attack your city {area} with {counted(count, 'token')}")
    return said
