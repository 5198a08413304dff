"""What a draft of orders names: the areas, line by line, and its arrows and marks."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from renders.face import Proposal
from renders.paint.sprites import Sprite
from renders.peoples.pictures.changes import Move, WorldChanges
from renders.peoples.words.differences import new_regions
from rules.peoples.regions import AreaId, RegionId, areas, region_of, regions
from rules.peoples.traits import Trait
from rules.peoples.view import PeoplesView
from rules.table.question import Data

MARKS = {"produce": Sprite.GAINED, "found": Sprite.BUILT, "attack": Sprite.CONFLICT, "trade": Sprite.ANNEXED}
TARGETS = ("to", "target", "seller")


def named_areas(data: Data) -> list[AreaId]:
    """All areas that a draft names, in order."""
    return list(dict.fromkeys(word for word in _words(data) if word in areas()))


def named_regions(data: Data) -> list[RegionId]:
    """All regions that a draft names by themselves."""
    return list(dict.fromkeys(word for word in _words(data) if word in regions()))


def _words(data: Any) -> Iterator[str]:
    if isinstance(data, str):
        yield from data.replace(":", " ").replace(",", " ").split()
    elif isinstance(data, dict):
        for key, value in data.items():
            yield from _words(key)
            yield from _words(value)
    elif isinstance(data, list | tuple):
        for value in data:
            yield from _words(value)


def lines_of(proposal: Proposal) -> list[dict[str, Any]]:
    """The orders of a draft of a turn."""
    data = proposal.data
    return (
        [line for line in data if isinstance(line, dict) and "do" in line]
        if isinstance(data, list | tuple)
        else []
    )


def drafted(view: PeoplesView, proposal: Proposal) -> WorldChanges:
    """The arrows and marks of a draft."""
    found = WorldChanges()
    for line in lines_of(proposal):
        _line(found, view, proposal, line)
    if proposal.after is not None:
        found.found += [
            region for region in new_regions(view, proposal.after) if region not in view.world.spots
        ]
        _leave_ghosts(found, view, proposal.after)
    return found


def _leave_ghosts(found: WorldChanges, before: PeoplesView, after: PeoplesView) -> None:
    """Who was in an area and would be there no more."""
    now = {area: tribe.seat for tribe in after.tribes for area in tribe.areas}
    for tribe in before.tribes:
        for area in tribe.areas:
            if now.get(area) != tribe.seat and area in after.world.places:
                found.losses[area] = tribe.seat


def _line(found: WorldChanges, view: PeoplesView, proposal: Proposal, line: dict[str, Any]) -> None:
    """One order; what it names may be wrong, for it is a draft."""
    deed, tribe = str(line["do"]), _area(line, "tribe")
    target = next((_area(line, key) for key in TARGETS if line.get(key)), "")
    if not tribe:
        return
    found.touch(tribe)
    if deed in MARKS:
        found.happen(MARKS[deed], target or tribe)
    if deed == "attack" and target:
        found.go(Move(proposal.seat, tribe, target, is_attack=True))
    end = _area(line, "end") or (target if deed == "explore" else "")
    if end and end != tribe:
        found.go(Move(proposal.seat, tribe, end))
    if deed == "spread":
        _token(found, view, _area(line, "at") or tribe, line.get("token"))


def _area(line: dict[str, Any], key: str) -> AreaId:
    value = line.get(key)
    return value if isinstance(value, str) and value in areas() else ""


def _token(found: WorldChanges, view: PeoplesView, area: AreaId, token: object) -> None:
    if token == Trait.CULTURE:
        found.tokens.append((Trait.CULTURE, region_of(area)))
    elif area in view.world.places and (four := view.world.corner(area)):
        found.tokens.append((Trait.RELIGION, four[0]))


def compared(before: PeoplesView, after: PeoplesView) -> list[RegionId]:
    """The regions where two positions differ, be it only by who is there."""
    found = new_regions(before, after)
    was = {area: (tribe.seat, tribe.areas) for tribe in before.tribes for area in tribe.areas}
    now = {area: (tribe.seat, tribe.areas) for tribe in after.tribes for area in tribe.areas}
    found += [region_of(area) for area in sorted({*was, *now}) if was.get(area) != now.get(area)]
    culture = {*before.culture.items()} ^ {*after.culture.items()}
    religion = {*before.religion.items()} ^ {*after.religion.items()}
    found += sorted(region for region, _ in culture)
    found += sorted(region_of(corner) for corner, _ in religion)
    return list(dict.fromkeys(region for region in found if region in after.world.spots))
