"""Who leads what, where the host said so before the game: written among its options, so a record tells it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence

from rules.table.question import Choice, Seat
from rules.table.refusal import Fault

ASSIGNED = "assigned"
"""The option that holds it; games without assignments do not have it."""
_ONE = re.compile(r"\s*(\d{1,2})\s*=\s*(.+?)\s*")


def write_assigned(sides: Mapping[Seat, str]) -> str:
    """What seats lead, as the option keeps it: `0=NAME; 2=NAME`."""
    return "; ".join(f"{seat}={side}" for seat, side in sorted(sides.items()))


def assigned(options: Mapping[str, str]) -> dict[Seat, str]:
    """What seats lead by the options of a game."""
    parts = filter(None, options.get(ASSIGNED, "").split(";"))
    found = (_ONE.fullmatch(part) for part in parts)
    return {int(one[1]): one[2] for one in found if one is not None}


def assigned_faults(text: str, sides: Sequence[Choice], players: int) -> Iterator[Fault]:
    """What is wrong with the assignments of a game with these sides."""
    read = assigned({ASSIGNED: text})
    if write_assigned(read) != text:
        yield Fault(
            "unreadable", f"“{text[:60]}” does not say which seat leads what.", legal="0=NAME; 2=NAME"
        )
    labels = {side.key: side.label for side in sides}
    for seat, side in read.items():
        if seat >= players:
            yield Fault("no-such-seat", f"There is no seat {seat}.")
        if side not in labels:
            legal = ", ".join(labels.values())
            yield Fault("not-in-play", f"{side} is not in play with {players} players.", legal=legal)
    for side in {side for side in read.values() if list(read.values()).count(side) > 1}:
        yield Fault("assigned-twice", f"{labels.get(side, side)} is assigned to more than one player.")
