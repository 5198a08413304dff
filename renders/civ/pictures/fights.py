"""The conflicts of a phase, place by place: who met whom with how many, what was lost, who is left."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any

from renders.words.counting import counted
from renders.words.joining import listed
from rules.civ import events_conflict as f
from rules.table import Seat


@dataclass(slots=True)
class Party:
    """Somebody in a fight: how many they had there, how many are left, and what they lost elsewhere."""

    seat: Seat
    before: int | None = None
    after: int | None = None
    city: str = ""
    """What became of their city, in a word."""
    notes: list[str] = field(default_factory=list)

    @property
    def lost(self) -> int:
        """How many they lost there."""
        return (self.before or 0) - (self.after or 0)

    @property
    def stays(self) -> bool:
        """Whether anything of theirs is there afterwards."""
        return bool(self.after) or self.city == "stands"


@dataclass(slots=True)
class Fight:
    """What was fought out at one place, in one go."""

    area: str
    at_sea: bool = False
    parties: list[Party] = field(default_factory=list)

    def party(self, seat: Seat) -> Party:
        """The part of somebody, begun where it is new."""
        found = next((party for party in self.parties if party.seat == seat), None)
        if found is None:
            self.parties.append(found := Party(seat))
        return found

    @property
    def staying(self) -> list[Party]:
        """Those who stand there afterwards."""
        return [party for party in self.parties if party.stays]

    @property
    def is_taken(self) -> bool:
        """Whether a city fell."""
        return any(party.city == "falls" for party in self.parties)


def fights_of(events: Iterable[Any]) -> list[Fight]:
    """Every fight that was told, in order; a city that falls and the fight for its place are one."""
    found: list[Fight] = []
    for event in events:
        _tell(found, event)
    return [fight for fight in found if fight.parties]


def _tell(found: list[Fight], event: Any) -> None:
    match event:
        case f.ConflictResolved(area, before, after, elsewhere):
            fight = _at(found, area)
            for seat, count in before.items():
                party = fight.party(seat)
                party.before, party.after = count, after.get(seat, 0)
            for seat, place, count in elsewhere:
                fight.party(seat).notes.append(_elsewhere(place, count))
        case f.FleetsFought(area, before, after):
            fight = Fight(area, at_sea=True)
            fight.parties += [Party(seat, count, after[seat]) for seat, count in before.items()]
            found.append(fight)
        case f.CityAttackFailed(area, attacker, defender, tokens, needed):
            fight = _at(found, area, anew=True)
            party = fight.party(attacker)
            party.before, party.after = tokens, 0
            party.notes.append(f"{needed} tokens are needed to take the city")
            fight.party(defender).city = "stands"
        case f.CityFell(area, attacker, defender, replaced_by):
            fight = _at(found, area, anew=True)
            fight.party(attacker)
            party = fight.party(defender)
            party.city = "falls"
            party.notes.append(f"{counted(replaced_by, 'token')} in its place")
        case f.CityPlundered(attacker, defender, card, treasury):
            for fight in _plundered(found, attacker, defender):
                loot = ["a trade card" if card else "", f"{treasury} treasury" if treasury else ""]
                fight.party(attacker).notes.append(f"plunders {listed(filter(None, loot), 'nothing')}")
        case f.TokenJoined(seat, area):
            _at(found, area).party(seat).notes.append("a token from stock joins")
        case f.VolleySuffered(area, losses):
            for seat, count in losses.items():
                _at(found, area).party(seat).notes.append(f"loses {count} before the first round")
        case f.CityRelieved(seat, area, source):
            _at(found, area, anew=True).party(seat).notes.append(f"a token comes from {source}")


def _at(found: list[Fight], area: str, *, anew: bool = False) -> Fight:
    """The fight under way at a place; `anew`: another one begins where one is over."""
    last = next((fight for fight in reversed(found) if fight.area == area and not fight.at_sea), None)
    is_over = last is not None and any(party.before is not None for party in last.parties)
    if last is None or (anew and is_over):
        found.append(last := Fight(area))
    return last


def _plundered(found: list[Fight], attacker: Seat, defender: Seat) -> Iterator[Fight]:
    """The newest place where one took the city of the other."""
    for fight in reversed(found):
        seats = {party.seat: party for party in fight.parties}
        if attacker in seats and defender in seats and seats[defender].city == "falls":
            yield fight
            return


def _elsewhere(place: str, count: int) -> str:
    """What was lost instead of tokens there: tokens in another area, or ships there or next door."""
    if place.startswith("ships"):
        return f"loses {counted(count, 'ship')}{place.removeprefix('ships')} instead"
    return f"loses {count} in {place} instead"
