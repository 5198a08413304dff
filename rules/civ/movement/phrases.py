"""The parts of a written movement order: areas, counts, ports, payments."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import NamedTuple

from rules.atlas import Board
from rules.civ import faults
from rules.civ.movement.orders import TREASURY, Stop
from rules.civ.phases.area_names import find_area
from rules.table import Fault, Refusal

_ARROW = re.compile(r"\s*(?:-+>|=+>|→|»|>+)\s*")
_TO = re.compile(r"\s+to\s+", re.IGNORECASE)
_COUNTED = re.compile(
    r"^(?:(?P<first>\d+|all)\s*x?\s+(?:tokens?\s+)?(?:from\s+)?)?(?P<name>.*?)"
    r"(?:(?:\s*[:(]\s*|\s+(?:x\s*)?)(?P<last>\d+|all)(?:\s+tokens?)?\)?)?$",
    re.IGNORECASE,
)
_WITH = re.compile(r"\s+(?:with|carrying)\s+(\d+)(?:\s+tokens?)?\s*$", re.IGNORECASE)
_BARE = re.compile(r"^(.*\S)\s+(\d+)(?:\s+tokens?)?\s*$", re.IGNORECASE)
_PAID = re.compile(
    r"\s*[,(]?\s*\b(?:(?:paid|pay|paying)\s+(?:by|with|from)?|(?:by|with|from)(?=\s+treasury))\s*(.+?)\)?$",
    re.IGNORECASE,
)
_HIRED = re.compile(
    r"\s*[,(]?\s*\b(?:(?:with|including|incl\.?|of\s+them|and)\s+)?(?P<count>\d+|no)\s+merc(?:s|enary|enaries)\b\)?",
    re.IGNORECASE,
)
_CHANGES = re.compile(r"\s*(?:([+-])\s*|\b(take|load|drop|unload)\s+)(\d+)", re.IGNORECASE)


class Unclear(Exception):
    """A line that cannot be taken, with its faults; caught where lines are read."""

    def __init__(self, *found: Fault) -> None:
        super().__init__(*found)
        self.faults = found


class Phrases:
    """Reads the parts of a line against the areas of a board."""

    def __init__(self, board: Board) -> None:
        self.board = board

    def arrows(self, text: str) -> str:
        """The text with every kind of arrow written the same way."""
        plain = _ARROW.sub(" > ", text)
        return plain if ">" in plain else _TO.sub(" > ", plain)

    def area(self, text: str) -> str:
        """The area that is meant; no name has a number in it, so that one would be lost."""
        if any(letter.isdigit() for letter in text):
            raise Unclear(faults.unreadable(f"The number in “{text.strip()}” belongs to nothing."))
        found = find_area(text, self.board)
        if isinstance(found, Refusal):
            raise Unclear(*found.faults)
        return found

    def counted(self, text: str) -> tuple[str, int | None]:
        """An area with a number before or after it; None where all are meant."""
        match = _COUNTED.match(text.strip())
        if match is None or not match["name"]:
            raise Unclear(faults.unreadable("No area is named."))
        number = agreed((match["first"], match["last"]), text) or "all"
        return self.area(match["name"]), int(number) if number.isdigit() else None

    def hired(self, text: str) -> tuple[str, int | None]:
        """The text without its mercenaries, and how many there are; None where they are not spoken of."""
        match = _HIRED.search(text)
        if match is None:
            return text, None
        count = 0 if match["count"].lower() == "no" else int(match["count"])
        return text[: match.start()] + " " + text[match.end() :], count

    def paid(self, text: str) -> tuple[str, tuple[str, ...]]:
        """The text without its payment, and what pays."""
        match = _PAID.search(text)
        if match is None:
            return text, ()
        sources: list[str] = []
        for part in filter(None, re.split(r"\s*(?:,|\+|\band\b)\s*", match[1])):
            sources += self._source(part)
        return text[: match.start()], tuple(sources)

    def _source(self, part: str) -> list[str]:
        number = re.match(r"^(\d{1,3})\s*x?\s+(?:tokens?\s+(?:of|from|in)\s+)?(.*)$", part)
        count, name = (int(number[1]), number[2]) if number else (1, part)
        if not count:
            raise Unclear(faults.unreadable(f"“{part.strip()}” pays for nothing."))
        return [TREASURY if name.strip().lower() == TREASURY else self.area(name)] * count

    def stops(self, text: str) -> tuple[Stop, ...]:
        """Ports of call: `Rome +4 > Corsica -2 +1 > Massillia`, or `Rome > Corsica with 4`."""
        match = _WITH.search(text)
        parts = self.arrows(text[: match.start()] if match else text).split(">")
        loads = [match[1] if match else None]
        for end in {0, len(parts) - 1}:
            if not _CHANGES.search(parts[end]) and (bare := _BARE.match(parts[end])):
                parts[end] = bare[1]
                loads.append(bare[2])
        first, *others = [self._stop(part) for part in parts]
        loads.append(None if first.load is None else str(first.load))
        load = int(agreed(loads, text) or 0)
        calls = [Stop(p.area, p.load or 0, p.unload or 0) for p in others]
        aboard = load - (first.unload or 0) + sum(call.load - call.unload for call in calls[:-1])
        if others and others[-1].unload not in (None, aboard):
            raise Unclear(
                faults.unreadable(f"At the end of a voyage everybody aboard goes ashore: {aboard}.")
            )
        return (Stop(first.area, load, first.unload or 0), *calls)

    def _stop(self, part: str) -> _Port:
        load: int | None = None
        unload: int | None = None
        for sign, word, number in _CHANGES.findall(part):
            if sign == "+" or word.lower() in ("take", "load"):
                load = (load or 0) + int(number)
            else:
                unload = (unload or 0) + int(number)
        return _Port(self.area(_CHANGES.sub("", part)), load, unload)


class _Port(NamedTuple):
    """A port as written; None where no number was."""

    area: str
    load: int | None
    unload: int | None


def agreed(numbers: Iterable[str | None], text: str) -> str | None:
    """The one number that was written, once or several times; None if there was none."""
    written = list(dict.fromkeys(number.lower() for number in numbers if number is not None))
    if len(written) > 1:
        raise Unclear(faults.unreadable(f"“{text.strip()}”: is it {' or '.join(written)}?"))
    return written[0] if written else None
