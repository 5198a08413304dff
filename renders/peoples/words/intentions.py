"""What a draft intends, as a sentence: not the lines as they are typed."""

from __future__ import annotations

from typing import Any

from renders.face import Proposal
from renders.peoples.shown import Shown

THEN = ", then "


def intentions(shown: Shown, proposal: Proposal) -> tuple[str, ...]:
    """A turn or a Revolution in one sentence, step by step; the lines of any other draft as they are."""
    data, lines = proposal.data, proposal.lines
    if not isinstance(data, list | tuple) or not data or len(data) != len(lines):
        return lines
    if not all(isinstance(order, dict) for order in data):
        return lines
    steps = [_step(order, line) for order, line in zip(data, lines, strict=True)]
    name = shown.name(proposal.seat)
    if all("tribe" in order or order.get("do") == "end" for order in data):
        return (f"{name}: {THEN.join(steps)}",)
    return (f"{name} would {THEN.join(steps)}",)


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
