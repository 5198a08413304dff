"""Any told event in words; every event class is worded here or in a file beside it."""

from __future__ import annotations

from typing import Any

from renders.peoples.words import acts, revolution
from renders.peoples.words import phrases as say
from renders.words.joining import listed, won_by
from renders.words.table import UNTOLD, Who, table_event
from rules.peoples import events as e
from rules.peoples.traits import peoples


def telling(event: Any, who: Who) -> str:
    """A told event as a sentence or two; empty where there is nothing worth saying."""
    if isinstance(event, UNTOLD):
        return ""
    for worded in (_world, acts.telling, revolution.telling, _ending, table_event):
        said = worded(event, who)
        if said:
            return said
    return ""


def _world(event: Any, who: Who) -> str:
    match event:
        case e.PartArranged(seat, people, centre, tribes):
            name, leader = peoples()[people].name, who(seat)
            led = "" if name in leader else f" with {name}"
            where = f"around {say.places(centre)}, tribes in {listed(map(say.area, tribes))}"
            return f"{leader} begins{led} {where}."
        case e.TurnBegan(number, seat):
            return f"Round {number}: {who(seat)} takes a turn."
        case e.RegionFound(seat, area, region, rolls, is_new):
            thrown = f" after {listed(rolls[:-1])}" if len(rolls) > 1 else ""
            what = f"the new region {region}" if is_new else f"region {region}, known elsewhere"
            return f"{who(seat)} explores from {area} and throws {rolls[-1]}{thrown}: {what}."
        case e.NothingFound(seat, area):
            return f"{who(seat)} looks beyond {area}: no region fits there within the region limit."
        case e.RegionPlaced(seat, region, neutral):
            tribe = f", a neutral tribe lives in {say.area(neutral)}" if neutral else ""
            return f"{who(seat)} lays region {region}{tribe}."
        case e.PartsMerged(seat, region, regions, anchored):
            end = "find their place in the world" if anchored else "drift on together"
            return f"{who(seat)} joins a part of the world at {region}: regions {say.places(regions)} {end}."
    return ""


def _ending(event: Any, who: Who) -> str:
    match event:
        case e.PageTurned(seat, _, active):
            now = f"now in force: {listed(active)}" if active else "nothing is in force now"
            return f"{who(seat)} turns a page in the book of events; {now}."
        case e.BookClosed(last):
            rest = f" {listed(map(who, last))} may take a last Revolution." if last else ""
            return f"The end is reached.{rest} Then the points decide."
        case e.VictoryReached(seat, victory):
            title = say.TITLES[victory]
            return f"{who(seat)} has reached the {title} victory: {say.VICTORIES[victory]}!"
        case e.GameWon(winners, victories):
            how = f" by {listed(say.TITLES[victory] for victory in victories)}" if victories else " on points"
            return f"{won_by(map(who, winners))}{how if winners else ''}."
    return ""
