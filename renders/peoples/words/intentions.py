"""What a draft intends, as a sentence: not the lines as they are typed."""

from __future__ import annotations

from typing import Any

from renders.face import Proposal
from renders.peoples.shown import Shown
from renders.words.joining import listed

THEN = ", then "


def intentions(shown: Shown, proposal: Proposal) -> tuple[str, ...]:
    """A turn, a Revolution, a start or a region in one sentence; the lines of any other draft as they are."""
    data, lines = proposal.data, proposal.lines
    match data:
        case {"centre": [*centre], "tribes": [*tribes]}:
            where = f"{listed(map(str, centre))} in its midst and tribes in {listed(map(str, tribes))}"
            return (f"{shown.name(proposal.seat)} would begin with {where}",)
    key, _, region = proposal.key.partition(":")
    if key == "lay" and len(lines) == 1:
        return (f"{shown.name(proposal.seat)} would lay region {region} with {_with_a(lines[0])}",)
    if not isinstance(data, list | tuple) or not data or len(data) != len(lines):
        return lines
    if not all(isinstance(order, dict) for order in data):
        return lines
    steps = [_step(order, line) for order, line in zip(data, lines, strict=True)]
    name = shown.name(proposal.seat)
    if all("tribe" in order or order.get("do") == "end" for order in data):
        return (f"{name}: {THEN.join(steps)}",)
    return (f"{name} would {THEN.join(steps)}",)


def _with_a(line: str) -> str:
    """How a region is laid, and who is put there."""
    return line.replace(", neutral tribe in ", ", and put a neutral tribe in ", 1)


def _step(order: dict[str, Any], line: str) -> str:
    """One order as something done; what it takes and costs stays as it is worded."""
    match order:
        case {"do": "end"}:
            return "the turn ends"
        case {"tribe": str(tribe)} if line.startswith(tribe):
            return f"the tribe in {line}"
        case {"do": "add", "area": area}:
            return f"add a tribe in {area}"
        case {"do": "give-up", "area": area}:
            return f"give up the tribe in {area}"
        case {"do": "advance"}:
            return line.replace("advance", "advance in", 1)
        case {"do": "develop"}:
            return line.replace("develop", "learn", 1)
        case {"do": "specialize", "trait": trait}:
            return line.replace(f"specialist {trait}", f"take the {trait} specialist", 1)
    return line
