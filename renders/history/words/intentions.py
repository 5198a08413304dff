"""What a draft intends, as a sentence: not the lines as they are typed."""

from __future__ import annotations

from renders.face import Proposal
from renders.history.shown import Shown
from renders.words.joining import listed
from rules.history_of_the_world.board import board
from rules.history_of_the_world.names import land_name, water_name
from rules.history_of_the_world.orders import Embark, Fort, PlanOrder, Take, Wish, orders_of

CHOICES = {
    "astronomy": "put a fleet in {}",
    "barbarians": "call barbarians out of {}",
    "civil-war": "let rebels rise in {}",
    "disaster": "let a disaster strike {}",
    "marker": "take the old fleet in {} off the board",
    "migrants": "settle migrants in {}",
    "monument": "build a monument in {}",
    "pestilence": "let the pestilence break out in {}",
    "plague": "let the plague break out in {}",
    "reallocation": "turn the fleets in {} into coins",
    "sea": "fight for {}",
    "treachery": "take {} by treachery",
}
"""What is chosen for an event card, a monument or a fleet, by how the question's key begins."""
FURTHER = {"barbarians": "let the barbarians attack {}", "plague": "let the plague spread to {}"}
"""The same for the questions that follow."""


def intentions(shown: Shown, proposal: Proposal) -> tuple[str, ...]:
    """A plan or a choice of places in one sentence; the lines of any other draft as they are."""
    data = proposal.data
    if not isinstance(data, list | tuple) or not any(isinstance(line, dict) for line in data):
        return _chosen(shown, proposal)
    orders = orders_of(data)
    if len(orders) != len(proposal.lines):
        return proposal.lines
    steps = [_step(order, line) for order, line in zip(orders, proposal.lines, strict=True)]
    return (f"{shown.player(proposal.seat)} would {', then '.join(steps)}",) if steps else ()


def _chosen(shown: Shown, proposal: Proposal) -> tuple[str, ...]:
    """The places of a choice, and what comes there."""
    card, _, further = proposal.key.partition(":")
    kind = card.partition("-")[0] if card.startswith("migrants") else card
    words = (FURTHER.get(kind) if further else None) or CHOICES.get(kind)
    data = proposal.data if isinstance(proposal.data, list | tuple) else [proposal.data]
    places = [_name(str(place)) for place in data if place in board().lands or place in board().waters]
    if words is None or not places:
        return proposal.lines
    return (f"{shown.player(proposal.seat)} would {words.format(listed(places))}",)


def _name(place: str) -> str:
    return f"the {water_name(place)}" if place in board().waters else land_name(place)


def _step(order: PlanOrder, line: str) -> str:
    """One order as something done; its limits and conditions stay as they are worded."""
    match order:
        case Fort(land):
            return f"build a {line}" if line.startswith("fort") else f"build a fort in {land_name(land)}"
        case Wish(land):
            return f"build a {line}" if line.startswith("monument") else f"build in {land_name(land)}"
        case Embark(sea):
            return f"go aboard in the {water_name(sea)}"
        case Take():
            return line
    return line
