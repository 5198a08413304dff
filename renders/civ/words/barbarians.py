"""What the barbarians did in a turn of their own, in words."""

from __future__ import annotations

from typing import Any

from renders.civ.words.phrases import because, tokens
from renders.words.counting import counted
from renders.words.joining import listed
from renders.words.table import Who
from rules.civ import events_barbarians as b
from rules.civ.state import BARBARIANS
from rules.civ.views import CivView


def say(event: Any, who: Who) -> str:
    """A sentence about the barbarians; empty for any other event."""
    match event:
        case b.BarbariansLed(seat):
            return f"The barbarians are led by {who(seat)} from now on."
        case b.BarbariansRaised():
            return f"The pirates of {event.area} raised {_raised(event)}."
        case b.BarbariansSailed(_, source, target):
            return f"A pirate ship sailed {source} → {target}."
        case b.BarbariansMarched(_, source, target, count, over_water):
            way = " over a bridge of ships" if over_water else ""
            return f"Barbarians, {tokens(count)}, marched {source} → {target}{way}."
        case b.PirateShipPlaced(seat, cause, area):
            return f"A pirate ship came to {who(seat)}’s city of {area} {because(cause)}."
        case b.PirateCityFounded(area):
            return f"{area} is a pirate city now."
    return ""


def _raised(event: b.BarbariansRaised) -> str:
    return tokens(event.tokens) if event.tokens else "a ship"


def raised(events: list[b.BarbariansRaised], who: Who) -> list[str]:
    """What all pirate cities brought forth, in one line."""
    return [f"Pirates raised {listed(f'{_raised(x)} in {x.area}' for x in events)}."]


def moved(events: list[b.BarbariansMarched | b.BarbariansSailed], who: Who) -> list[str]:
    """The ways of the barbarians in a line for each who leads them."""
    lines: dict[str, list[str]] = {}
    for event in events:
        count = event.count if isinstance(event, b.BarbariansMarched) else "ship"
        lines.setdefault(who(event.seat), []).append(f"{count} {event.source} → {event.target}")
    return [f"Barbarians, led by {name}, moved: {'; '.join(parts)}." for name, parts in lines.items()]


def led(view: CivView, who: Who) -> str:
    """Who leads the barbarians, and what they have; empty where nobody leads them."""
    if view.controller is None:
        return ""
    ships = sum(ship.owner == BARBARIANS for ship in view.ships)
    found = [
        (len(view.pirates), counted(len(view.pirates), "pirate city")),
        (sum(view.barbarians.values()), tokens(sum(view.barbarians.values()))),
        (ships, counted(ships, "ship")),
    ]
    units = listed((said for count, said in found if count), "nothing on the board")
    return f"Barbarians, led by {who(view.controller)}: {units}"
