"""What happened where in a phase, for the front page: fights, cities, blows of calamities, arrivals."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterator
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import Any

from renders.civ.outlook import position_of, threats
from renders.civ.pictures.changes import Journey, changes_of
from renders.civ.pictures.pieces import owners_of
from renders.civ.shown import Shown
from rules.civ import events as e
from rules.civ import events_barbarians as b
from rules.civ import events_calamity as c
from rules.civ import events_conflict as f
from rules.civ.state import BARBARIANS
from rules.table import Seat


class Fate(StrEnum):
    """What can befall an area."""

    FIGHT = "fight"
    FOUGHT = "fought"
    FELL = "fell"
    REPELLED = "repelled"
    BUILT = "built"
    REDUCED = "reduced"
    RAZED = "razed"
    ANNEXED = "annexed"
    STRUCK = "struck"
    SHRANK = "shrank"
    GREW = "grew"
    INVADED = "invaded"
    SETTLED = "settled"
    MOVED = "moved"


WEIGHTS = {
    Fate.FELL: 8.0,
    Fate.ANNEXED: 8.0,
    Fate.RAZED: 7.0,
    Fate.FIGHT: 6.0,
    Fate.FOUGHT: 5.0,
    Fate.REPELLED: 5.0,
    Fate.REDUCED: 4.5,
    Fate.BUILT: 4.0,
    Fate.STRUCK: 2.0,
    Fate.INVADED: 3.0,
    Fate.SETTLED: 1.0,
    Fate.MOVED: 0.25,
    Fate.SHRANK: 0.1,
    Fate.GREW: 0.01,
}
"""How much each matters to somebody who reads the page."""
TOKENS_ANNEXED, KNOWN_FIGHT = 3.0, 3.0
BATTLES = {Fate.FIGHT, Fate.FOUGHT, Fate.FELL, Fate.REPELLED}
VIOLENT = BATTLES | {Fate.RAZED, Fate.ANNEXED}
ARRIVALS = {Fate.INVADED, Fate.SETTLED, Fate.MOVED}


@dataclass(frozen=True, slots=True)
class Happening:
    """Something that befell an area: whose units, by whom, how many, and which calamity it came of."""

    fate: Fate
    area: str
    seat: Seat | None = None
    by: Seat | None = None
    count: int = 0
    cause: str = ""
    weight: float = 0.0


@dataclass(slots=True)
class Flow:
    """All pieces of a seat that came into one area."""

    seat: Seat
    to: str
    journeys: dict[Journey, int] = field(default_factory=dict)
    fate: Fate = Fate.MOVED

    @property
    def count(self) -> int:
        """How many came."""
        return sum(self.journeys.values())


@dataclass(slots=True)
class Deeds:
    """Everything that happened on the board in a phase."""

    happenings: list[Happening] = field(default_factory=list)
    flows: list[Flow] = field(default_factory=list)
    battles: dict[str, f.ConflictResolved] = field(default_factory=dict)
    threats: dict[str, tuple[Seat, int]] = field(default_factory=dict)
    """Cities that can be attacked from next door: by whom, and with how many."""

    @property
    def journeys(self) -> list[Journey]:
        """All journeys there were."""
        return [journey for flow in self.flows for journey in flow.journeys]

    def without(self, areas: Collection[str]) -> Deeds:
        """The same but for what befell some areas."""
        rest = [one for one in self.happenings if one.area not in areas]
        flows = [flow for flow in self.flows if flow.to not in areas]
        return replace(self, happenings=rest, flows=flows)

    def at(self, area: str) -> list[Happening]:
        """What befell an area."""
        return [one for one in self.happenings if one.area == area]


def deeds_of(shown: Shown) -> Deeds:
    """What was told of the phase, and the conflicts that wait to be fought out."""
    found = Deeds()
    held = dict(shown.frame.before.cities) if shown.frame.before is not None else {}
    for event in shown.events():
        if isinstance(event, f.ConflictResolved):
            found.battles[event.area] = event
        for one in (*_board(event), *_calamity(event, held), *_barbarians(event)):
            weight = one.weight or WEIGHTS[one.fate]
            found.happenings.append(
                Happening(one.fate, one.area, one.seat, one.by, one.count, one.cause, weight)
            )
    _arrivals(found, shown)
    found.happenings = [one for one in found.happenings if not _is_in_vain(one, shown)]
    found.happenings += [Happening(Fate.FIGHT, area, weight=weight) for area, weight in _fights(found, shown)]
    found.threats = _threats(shown)
    return found


def _fights(found: Deeds, shown: Shown) -> Iterator[tuple[str, float]]:
    """The conflicts that wait to be fought out; an old one is news only where pieces have moved."""
    before = shown.frame.before
    for area in shown.view.conflicts:
        is_new = before is not None and area not in before.conflicts
        is_joined = any(flow.to == area for flow in found.flows)
        known = KNOWN_FIGHT if found.flows else WEIGHTS[Fate.MOVED]
        yield area, WEIGHTS[Fate.FIGHT] if is_new or is_joined else known


def _is_in_vain(one: Happening, shown: Shown) -> bool:
    """Whether it says no more than the fight that comes of it."""
    return one.fate in ARRIVALS and one.area in shown.view.conflicts


def _threats(shown: Shown) -> dict[str, tuple[Seat, int]]:
    """Everybody's cities beside a stack that could take them."""
    view = shown.view
    if view.over or not all(nation.civ for nation in view.nations):
        return {}
    position = position_of(view, shown.rules, shown.setting.state)
    found: dict[str, tuple[Seat, int]] = {}
    for nation in shown.nations:
        found |= threats(position, nation.seat)
    return found


def _arrivals(found: Deeds, shown: Shown) -> None:
    """Journeys by owner and destination: into the land of others, into a new one, within one's own."""
    flows: dict[tuple[Seat, str], Flow] = {}
    for journey, count in changes_of(shown.events()).journeys.items():
        to = journey.path[-1]
        flow = flows.setdefault((journey.seat, to), Flow(journey.seat, to))
        flow.journeys[journey] = flow.journeys.get(journey, 0) + count
    before = owners_of(shown.frame.before or shown.view)
    fought = {one.area for one in found.happenings if one.fate in BATTLES}
    for (seat, to), flow in flows.items():
        was = before.get(to, ())
        flow.fate = Fate.MOVED if seat in was else Fate.SETTLED
        if any(other != seat for other in was):
            flow.fate = Fate.INVADED
        found.flows.append(flow)
        if to not in fought and flow.count:
            found.happenings.append(
                Happening(flow.fate, to, seat, count=flow.count, weight=WEIGHTS[flow.fate])
            )


def _board(event: Any) -> Iterator[Happening]:
    match event:
        case f.ConflictResolved(area):
            yield Happening(Fate.FOUGHT, area)
        case f.CityAttackFailed(area, attacker, defender, tokens):
            yield Happening(Fate.REPELLED, area, defender, attacker, tokens)
        case f.CityFell(area, attacker, defender):
            yield Happening(Fate.FELL, area, defender, attacker)
        case e.CityBuilt(seat, area):
            yield Happening(Fate.BUILT, area, seat)
        case e.CityReduced(seat, area):
            yield Happening(Fate.REDUCED, area, seat)
        case e.CitiesRevolted(victim, beneficiary, areas):
            fate = Fate.RAZED if beneficiary is None else Fate.ANNEXED
            yield from (Happening(fate, area, victim, beneficiary) for area in areas)
        case e.SurplusRemoved(removed):
            yield from (Happening(Fate.SHRANK, area, seat, count=count) for area, seat, count in removed)
        case e.PopulationExpanded(seat, growth):
            yield from (Happening(Fate.GREW, area, seat, count=more) for area, more in growth.items())


def _calamity(event: Any, held: dict[str, Seat]) -> Iterator[Happening]:
    """`held`: the cities before the phase, and by whom."""
    match event:
        case c.DamageTaken(seat, cause, _, losses) | c.CrowdsStarved(seat, cause, _, losses):
            yield from (Happening(Fate.STRUCK, area, seat, None, count, cause) for area, count in losses)
        case c.TokensSentAway(seat, cause, _, _, losses):
            yield from (Happening(Fate.STRUCK, area, seat, None, count, cause) for area, count in losses)
        case c.UnitsDestroyed(seat, cause, area, points):
            fate = Fate.RAZED if held.get(area) == seat else Fate.STRUCK
            yield Happening(fate, area, seat, None, points, cause)
        case c.CitiesReduced(seat, cause, areas):
            yield from (Happening(Fate.REDUCED, area, seat, cause=cause) for area in areas)
        case c.CitiesDestroyed(seat, cause, areas):
            yield from (Happening(Fate.RAZED, area, seat, cause=cause) for area in areas)
        case c.UnitsAnnexed(seat, by, cause, cities, tokens):
            yield from (Happening(Fate.ANNEXED, area, seat, by, cause=cause) for area in cities)
            for area, count in tokens:
                yield Happening(Fate.ANNEXED, area, seat, by, count, cause, TOKENS_ANNEXED)
        case c.HordeMoved(_, area, tokens):
            yield Happening(Fate.INVADED, area, BARBARIANS, count=tokens)
        case c.TokensResettled(seat, _, taken, placed):
            yield from (Happening(Fate.SHRANK, area, seat, count=count) for area, count in taken)
            yield from (Happening(Fate.SETTLED, area, seat, count=count) for area, count in placed)


def _barbarians(event: Any) -> Iterator[Happening]:
    match event:
        case b.BarbariansRaised(_, area, tokens) if tokens:
            yield Happening(Fate.GREW, area, BARBARIANS, count=tokens)
        case b.PirateCityFounded(area):
            yield Happening(Fate.ANNEXED, area, None, BARBARIANS)


def weights_of(deeds: Deeds) -> dict[str, float]:
    """How much befell each area."""
    found: dict[str, float] = defaultdict(float)
    for one in deeds.happenings:
        found[one.area] += one.weight
    return dict(found)
