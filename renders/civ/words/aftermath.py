"""What came at once of an answer, for the seat that gave it: its fights, its losses, its cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from renders.civ.words.notices import to_you
from renders.words.agreement import addressing
from renders.words.counting import counted
from renders.words.joining import listed
from renders.words.story import newest
from renders.words.table import Who
from rules.civ import events as e
from rules.civ import events_calamity as c
from rules.civ import events_conflict as f
from rules.civ import events_trade as t
from rules.table import Seat

BATTLES = (
    *(f.TokenJoined, f.VolleySuffered, f.ConflictResolved, f.FleetsFought),
    *(f.CityRelieved, f.CityAttackFailed, f.CityFell, f.CityPlundered),
)
"""What a list of all fights tells."""
RESULTS = (
    *(e.CitiesRevolted, e.ShipLost, e.CityReduced),
    *(f.CityFell, f.CityAttackFailed, f.CityPlundered, f.CardPlundered, f.CityRelieved),
    *(t.CardsReceived, t.CardSurrendered, t.CameTooLate, t.MarkerMoved, t.MarkerStayed, t.BonusGranted),
    *(c.CalamityStruck, c.DamageTaken, c.CrowdsStarved, c.ShipsLost, c.TokensSentAway),
    *(c.CitiesReduced, c.CitiesDestroyed, c.UnitsDestroyed, c.UnitsAnnexed, c.ShipsAnnexed),
    *(c.TreasuryLost, c.TreasuryGained, c.CardsLost, c.CardGiven, c.SteppedBack, c.NationEliminated),
)
"""Told to those whom they name; what a seat does by its own answer is in the receipt already."""
_PARTS = ("seat", "victim", "beneficiary", "attacker", "defender", "by", "to", "giver", "taker")


def aftermath(events: Sequence[Any], seat: Seat, names: Who) -> tuple[str, ...]:
    """A line for each result that concerns a seat, in order; of very many the newest."""
    who = addressing(seat, names)
    lines = [_line(event, seat, who) for event in events]
    return newest([line for line in lines if line], "the report tells all")


def _line(event: Any, seat: Seat, who: Who) -> str:
    """What an event means to the seat; empty where it does not concern it."""
    match event:
        case f.ConflictResolved(before=parties) | f.FleetsFought(before=parties) if seat in parties:
            return to_you(event, who)
        case c.VictimsNamed(victims=victims) if seat in victims:
            return to_you(event, who)
        case e.SurplusRemoved(removed):
            mine = {area: count for area, party, count in removed if party == seat}
            places = listed(f"{count} in {area}" for area, count in mine.items())
            return (
                f"{counted(sum(mine.values()), 'token')} too many went back to stock: {places}."
                if mine
                else ""
            )
    concerned = isinstance(event, RESULTS) and any(getattr(event, part, None) == seat for part in _PARTS)
    return to_you(event, who) if concerned else ""
