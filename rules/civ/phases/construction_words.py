"""Building orders in words: `Etruria treasury 6 from Umbria 2, Latium 2 leaving no token`."""

import re
from collections.abc import Mapping

from rules.atlas import Board
from rules.civ import faults
from rules.civ.phases.area_names import find_area
from rules.table import Data, Fault, Refusal

_LINE = re.compile(
    r"^(?:(?:build|city)\s+(?:a\s+city\s+)?(?:in\s+)?)?(?P<area>.+?)"
    r"(?:\s+(?:treasury\s+(?P<treasury>\d+)|(?P<other>\d+)\s+(?:from\s+)?treasury))?"
    r"(?:\s+from\s+(?P<near>.+?))?"
    r"(?:,?\s+(?:and\s+)?(?:(?P<bare>leav(?:e|ing)\s+(?:none|no\s+tokens?)|without\s+(?:a\s+)?token)"
    r"|(?P<left>leav(?:e|ing)\s+(?:a|one|1)(?:\s+token)?|with\s+(?:a|one|1)\s+token)))?$",
    re.IGNORECASE,
)
_NEAR = re.compile(r"^(?:(\d+)\s+)?(.+?)(?:\s+(\d+))?$")


def read_line(line: str, board: Board, example: str) -> dict[str, Data] | Refusal:
    """One line as a building order; `example` is one that could be given."""
    match = _LINE.match(line)
    if match is None:
        return Refusal((faults.unreadable(f"“{line}” is not a building order.", example),))
    found: list[Fault] = []
    order: dict[str, Data] = {"area": _area(match["area"], board, found, example)}
    if treasury := match["treasury"] or match["other"]:
        order["treasury"] = int(treasury)
    if match["near"]:
        order["from"] = _near(match["near"], board, found, example)
    if match["bare"] or match["left"]:
        order["leave"] = match["left"] is not None
    return Refusal(tuple(found)) if found else order


def write_line(area: str, treasury: int, drawn: Mapping[str, int], leave: bool | None) -> str:
    """A building order in words that can be read back."""
    paid = f" treasury {treasury}" if treasury else ""
    near = ", ".join(f"{name} {count}" for name, count in drawn.items())
    left = {None: "", True: " leaving a token", False: " leaving no token"}[leave]
    return f"city in {area}{paid}{f' from {near}' if near else ''}{left}"


def _near(text: str, board: Board, found: list[Fault], example: str) -> dict[str, int]:
    drawn: dict[str, int] = {}
    for part in filter(None, map(str.strip, re.split(r"[,+]", text))):
        match = _NEAR.match(part)
        assert match is not None
        if match[1] and match[3]:
            found.append(faults.unreadable(f"“{part}”: is it {match[1]} or {match[3]}?"))
        area = _area(match[2], board, found, example)
        drawn[area] = drawn.get(area, 0) + int(match[1] or match[3] or 1)
    return drawn


def _area(text: str, board: Board, found: list[Fault], example: str) -> str:
    if any(letter.isdigit() for letter in text):
        found.append(faults.unreadable(f"The number in “{text.strip()}” belongs to nothing.", example))
        return text
    area = find_area(text, board)
    if isinstance(area, Refusal):
        found.extend(area.faults)
        return text
    return area
