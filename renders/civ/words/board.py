"""What was told of the phases on the board, in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from renders.civ.words.phrases import because, cities, paid_from, spread, tokens
from renders.words.counting import counted
from renders.words.joining import listed
from renders.words.table import Who
from rules.civ import events as e
from rules.civ import events_conflict as f
from rules.civ.state import BARBARIANS
from rules.table import Seat


def say(event: Any, who: Who) -> str:
    """A sentence about an event on the board; empty for any other."""
    return _growing(event, who) or _moving(event, who) or _fighting(event, who) or _building(event, who)


def _growing(event: Any, who: Who) -> str:
    match event:
        case e.TaxCollected(seat, rate, collected, due):
            short = f" of {due} due" if collected < due else ""
            return f"{who(seat)} collected {collected}{short} in tax at a rate of {rate}."
        case e.InterestCollected(seat, collected, due):
            short = f" of {due} due" if collected < due else ""
            return f"{who(seat)} collected {collected}{short} in interest."
        case e.CitiesRevolted():
            return _revolt(event, who)
        case e.PopulationExpanded(seat, growth):
            return f"{who(seat)} grew by {tokens(sum(growth.values()))}."
        case e.CensusTaken(order, counts):
            return f"Census, in order of movement: {listed(f'{who(s)} {counts.get(s, 0)}' for s in order)}."
    return ""


def _revolt(event: e.CitiesRevolted, who: Who) -> str:
    short = f"{who(event.victim)} could not raise the full {event.cause}"
    if event.beneficiary is None:
        return f"{short}: {cities(event.areas)} revolted and joined nobody."
    if not event.areas:
        return f"{short}; {who(event.beneficiary)} annexed no city."
    return f"{short}: {cities(event.areas)} revolted to {who(event.beneficiary)}."


def _moving(event: Any, who: Who) -> str:
    match event:
        case e.Marched(seat, path, count):
            return f"{who(seat)} marched {tokens(count)} {' → '.join(path)}."
        case e.ShipBuilt(seat, area, paid):
            return f"{who(seat)} built a ship at {area}{paid_from(paid)}."
        case e.ShipMaintained(seat, area, paid):
            return f"{who(seat)} kept the ship at {area}{paid_from(paid)}."
        case e.ShipSailed(seat, stops):
            way = " → ".join(area for area, _, _ in stops)
            ashore = [(area, count) for area, _, count in stops if count]
            load = f", landing {spread(ashore)}" if ashore else ""
            return f"{who(seat)} sailed {way}{load}."
        case e.ShipLost(seat, area, cause):
            return f"{who(seat)} lost a ship at {area}: {because(cause)}."
        case f.MercenariesHired(seat, hired, paid):
            return f"{who(seat)} hired mercenaries for {paid} treasury: {spread(hired)}."
        case f.MercenariesLeft(left):
            parts = [f"{count} of {who(seat)} from {area}" for area, seat, count in left]
            return f"Mercenaries left: {listed(parts)}."
    return ""


def _fighting(event: Any, who: Who) -> str:
    match event:
        case f.ConflictResolved(area, before, after, elsewhere):
            parts = [f"{who(seat)} {count} → {after.get(seat, 0)}" for seat, count in before.items()]
            also = [f"{who(seat)} lost {_taken(place, count)} instead" for seat, place, count in elsewhere]
            return f"Conflict in {area}: {listed([*parts, *also])}."
        case f.FleetsFought(area, before, after):
            parts = [f"{who(seat)} {count} → {after[seat]}" for seat, count in before.items()]
            return f"Ships fought pirates off {area}: {listed(parts)}."
        case f.TokenJoined(seat, area):
            return f"A token from stock joined {who(seat)} for the conflict in {area}."
        case f.VolleySuffered(area, losses):
            parts = [f"{who(seat)} {count}" for seat, count in losses.items()]
            return f"Lost in {area} before tokens fought: {listed(parts)}."
        case f.CityRelieved(seat, area, source):
            return f"{who(seat)} sent a token from {source} to defend the city of {area}."
        case f.CityAttackFailed(area, attacker, defender, count, needed):
            force = f"{tokens(count)}, {needed} needed"
            return f"{who(attacker)} failed to take {_city(defender, who)} of {area}: {force}."
        case f.CityFell(area, attacker, defender, replaced_by):
            left = f"; {tokens(replaced_by)} took its place" if replaced_by else ""
            return f"{who(attacker)} took {_city(defender, who)} of {area}{left}."
        case f.CityPlundered(attacker, defender, card, treasury):
            loot = listed(
                ["a trade card" if card else "", f"{treasury} treasury" if treasury else ""], "nothing"
            )
            return f"{who(attacker)} plundered {who(defender)}: {loot}."
        case f.CardPlundered(attacker, defender, card):
            return f"{who(attacker)} took {card} from {who(defender)}."
    return ""


def _city(owner: Seat, who: Who) -> str:
    return "the pirate city" if owner == BARBARIANS else f"{who(owner)}’s city"


def _taken(place: str, count: int) -> str:
    """What was lost elsewhere: tokens in an area, or ships there or next door."""
    if place.startswith("ships"):
        return f"{counted(count, 'ship')}{place.removeprefix('ships')}"
    return f"{count} in {place}"


def _building(event: Any, who: Who) -> str:
    match event:
        case e.CityBuilt(seat, area, treasury, drawn, displaced):
            sources = [f"{treasury} from the treasury" if treasury else ""]
            sources += [f"tokens from {listed(place for place, _ in drawn)}"] if drawn else []
            helped = f" with {listed(sources)}" if any(sources) else ""
            gone = listed(f"{tokens(count)} of {who(other)}" for other, count in displaced)
            made = f"; {gone} had to make way" if displaced else ""
            return f"{who(seat)} built a city in {area}{helped}{made}."
        case e.SurplusRemoved(removed):
            parts = [f"{who(seat)} {count} in {area}" for area, seat, count in removed]
            return f"Surplus population removed: {listed(parts)}." if parts else ""
        case e.CityReduced(seat, area, count, cause):
            left = f" to {tokens(count)}" if count else ""
            return f"{who(seat)}’s city of {area} was reduced{left} {because(cause)}."
    return ""


def grown(events: list[e.PopulationExpanded], who: Who) -> str:
    """Everybody's growth in one line."""
    return "Population grew: " + listed(f"{who(x.seat)} +{sum(x.growth.values())}" for x in events) + "."


def taxed(events: list[e.TaxCollected], who: Who) -> str:
    """Everybody's tax in one line."""
    return "Taxes: " + listed(f"{who(x.seat)} {x.collected}{_rate(x)}" for x in events) + "."


def _rate(event: e.TaxCollected) -> str:
    short = f" of {event.due}" if event.collected < event.due else ""
    return f"{short} (rate {event.rate})"


def moved(events: list[Any], who: Who) -> list[str]:
    """A line for each seat that moved: its marches, then its voyages."""
    lines: dict[int, list[str]] = {}
    for event in events:
        match event:
            case e.Marched(seat, path, count):
                lines.setdefault(seat, []).append(f"{count} {path[0]} → {path[-1]}")
            case e.ShipSailed(seat, stops):
                load = sum(ashore for _, _, ashore in stops)
                cargo = f"ship with {load}" if load else "ship"
                port = next((area for area, aboard, _ in stops if aboard), stops[0][0])
                lines.setdefault(seat, []).append(f"{cargo} {port} → {stops[-1][0]}")
    return [f"{who(seat)} moved: {'; '.join(parts)}." for seat, parts in lines.items()]


def launched(events: list[e.ShipBuilt], who: Who) -> list[str]:
    """All ships built, in one line."""
    return [f"Ships built: {_by_owner(events, who)}."]


def lost_at_sea(events: list[e.ShipLost], who: Who) -> list[str]:
    """All ships lost, in one line."""
    return [f"Ships lost: {_by_owner(events, who)}."]


def built(events: list[e.CityBuilt], who: Who) -> list[str]:
    """All cities built, in one line."""
    return [f"Cities built: {_by_owner(events, who)}."]


def _by_owner(events: Sequence[e.ShipBuilt | e.ShipLost | e.CityBuilt], who: Who) -> str:
    found: dict[str, list[str]] = {}
    for event in events:
        found.setdefault(who(event.seat), []).append(event.area)
    return "; ".join(f"{name} at {listed(areas)}" for name, areas in found.items())


def surplus(events: list[e.SurplusRemoved], who: Who) -> list[str]:
    """How many tokens everybody lost to the limits, in one line."""
    lost: Counter[str] = Counter()
    for event in events:
        for _, seat, count in event.removed:
            lost[who(seat)] += count
    return (
        [f"Surplus population removed: {listed(f'{name} {n}' for name, n in lost.items())}."] if lost else []
    )
