"""The difference between two positions in words: what a draft would change."""

from __future__ import annotations

from renders.peoples.pictures.twin import tribe_words
from renders.peoples.shown import Shown
from renders.peoples.words import phrases as say
from renders.words.joining import listed
from renders.words.shifts import shifts
from rules.peoples.regions import AreaId, RegionId
from rules.peoples.traits import Trait
from rules.peoples.view import PeoplesView, PeopleView


def differences(before: Shown, after: Shown) -> list[str]:
    """Area by area who lived there and who would, tokens, regions, then what each people has."""
    was, now = lived_in(before), lived_in(after)
    said = [
        f"{area}: {was.get(area, 'empty')} → {now.get(area, 'empty')}"
        for area in sorted({*was, *now})
        if was.get(area) != now.get(area)
    ]
    said += [f"Region {region} is laid" for region in new_regions(before.view, after.view)]
    said += _tokens(before, after)
    for player in before.view.players:
        then = after.view.players[player.seat]
        if moved := [*shifts(_figures(player), _figures(then)), *_learnt(player, then)]:
            said.append(f"{before.name(player.seat)}: {listed(moved)}")
    return said


def lived_in(shown: Shown) -> dict[AreaId, str]:
    """Who lives where."""
    return {area: tribe_words(shown, tribe) for tribe in shown.view.tribes for area in tribe.areas}


def new_regions(before: PeoplesView, after: PeoplesView) -> list[RegionId]:
    """The regions that lie elsewhere, or were not known."""
    return [region for region, spot in after.world.spots.items() if before.world.spots.get(region) != spot]


def _tokens(before: Shown, after: Shown) -> list[str]:
    said = []
    culture, then = before.view.culture, after.view.culture
    for region in sorted({*culture, *then}):
        if culture.get(region) != then.get(region):
            owner = f"of {after.name(then[region])}" if region in then else "gone"
            said.append(f"Culture token in {region}: {owner}")
    religion, later = before.view.religion, after.view.religion
    for corner in sorted({*religion, *later}):
        if religion.get(corner) != later.get(corner):
            owners = listed((after.name(seat) for seat in later.get(corner, ())), "gone")
            said.append(f"Religion token at {corner}: {owners}")
    return said


def _figures(player: PeopleView) -> dict[str, int]:
    """What a people has that can be counted."""
    found = {"tribes": player.tribes, "ready": player.ready, "points": player.points}
    found |= {f"{say.trait(trait)} level": player.levels[trait] for trait in Trait}
    found |= {f"{say.trait(trait)} markers": player.available[trait] for trait in Trait}
    return found | dict(player.resources)


def _learnt(before: PeopleView, after: PeopleView) -> list[str]:
    new = [say.card(card) for card in after.developments if card not in before.developments]
    return [f"learns {listed(new)}"] if new else []
