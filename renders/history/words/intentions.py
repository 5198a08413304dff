"""What a plan intends, as a sentence: not the lines as they are typed."""

from __future__ import annotations

from renders.face import Proposal
from renders.history.shown import Shown
from rules.history_of_the_world.names import land_name, water_name
from rules.history_of_the_world.orders import Embark, Fort, PlanOrder, Take, Wish, orders_of


def intentions(shown: Shown, proposal: Proposal) -> tuple[str, ...]:
    """A plan in one sentence, step by step; the lines of any other draft as they are."""
    data = proposal.data
    if not isinstance(data, list | tuple) or not any(isinstance(line, dict) for line in data):
        return proposal.lines
    orders = orders_of(data)
    if len(orders) != len(proposal.lines):
        return proposal.lines
    steps = [_step(order, line) for order, line in zip(orders, proposal.lines, strict=True)]
    return (f"{shown.player(proposal.seat)} would {', then '.join(steps)}",) if steps else ()


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
