"""What will become of a land: which empires are still to come, and how likely one of them takes it."""

from collections.abc import Mapping
from functools import cache, lru_cache
from heapq import heappop, heappush
from types import MappingProxyType
from typing import TypeAlias

from rules.history_of_the_world.board import LandId, board
from rules.history_of_the_world.empires import EPOCHS, Empire, empires
from rules.history_of_the_world.reach import sailed_waters
from rules.history_of_the_world.view import HistoryView

Coming: TypeAlias = tuple[tuple[str, float], ...]
"""Empire cards that may be played, with the chance that they are."""
Chances: TypeAlias = Mapping[LandId, float]

LEVEL, ROUGH, LANDING = 1.0, 1.4, 1.8  # how far the next land is
WORTHLESS = 0.5  # how far an empire goes through a land that brings nothing
NEAR = 0.55  # of the lands next to its start that an empire takes
FAR = 1.1  # of its strength: how many lands away it takes a third of that
ANYWHERE = 0.03  # event cards strike everywhere
SPARED = 0.15  # of the danger, where an area brings no points
POOR = 0.6  # ... and where it brings a single one


@cache
def distances(empire: Empire) -> Mapping[LandId, float]:
    """How far every land is from the start of an empire, by land and on its fleets."""
    world, fleets = board(), board().navigation(empire.navigation)
    found: dict[LandId, float] = {}
    edge = [(0.0, empire.start)]
    while edge:
        far, land = heappop(edge)
        if land in found:
            continue
        found[land] = far
        for there, border in world.lands[land].borders.items():
            if not world.lands[there].is_barren:
                rough = world.lands[there].borders[land].terrain is not None
                heappush(edge, (far + (ROUGH if rough else LEVEL), border.neighbour))
        for water in sailed_waters(frozenset({land}), fleets, ()):
            for there in world.waters[water].lands:
                heappush(edge, (far + LANDING, there))
    return MappingProxyType(found)


@cache
def dangers(card: str) -> Chances:
    """How likely each land falls when an empire card is played."""
    world, found = board(), dict.fromkeys(board().lands, ANYWHERE)
    epoch = empires().cards[card].epoch
    for empire in empires().cards[card].empires:
        passed = 0.0
        for land, _ in sorted(distances(empire).items(), key=lambda there: there[1]):
            area = world.lands[land].area
            assert area is not None
            points = world.areas[area].presence(epoch)
            drawn = (SPARED, POOR)[points] if points < 2 else 1.0
            hit = 1.0 if land == empire.start else drawn * NEAR * 0.33 ** (passed / empire.strength / FAR)
            found[land] = max(found[land], hit)
            passed += 1.0 if points else WORTHLESS
    return MappingProxyType(found)


@lru_cache(256)
def survival(coming: Coming) -> Chances:
    """The chance of each land to outlast these empires."""
    left = dict.fromkeys(board().lands, 1.0)
    for card, chance in coming:
        for land, danger in dangers(card).items():
            left[land] *= 1 - chance * danger
    return MappingProxyType(left)


def still_to_come(view: HistoryView, before: int = 8) -> Coming:
    """The empires of this epoch that may still be called, up to a place on the list."""
    waiting = [call for call in view.calls if not call.called]
    played = sum(call.seat is not None for call in view.calls)
    if not waiting:
        return ()
    chance = max(0, len(view.players) - played) / len(waiting)
    cards = [empires().cards[call.card] for call in waiting]
    return tuple((card.key, min(1.0, chance)) for card in cards if card.slot < before)


def coming_epoch(view: HistoryView, epoch: int, part: float) -> Coming:
    """The empires of a later epoch, as far as they come before the seat's own turn."""
    if epoch not in EPOCHS:
        return ()
    cards = empires().of_epoch(epoch)
    chance = part * (len(view.players) - 1) / len(cards)
    return tuple((card.key, chance) for card in cards)
