"""The parts of a written movement order: areas, counts, ports, payments."""

import re

from rules.atlas import Board
from rules.civ import faults
from rules.civ.movement.orders import TREASURY, Stop
from rules.civ.phases.area_names import find_area
from rules.table import Fault, Refusal

_ARROW = re.compile(r"\s*(?:-+>|=+>|→|»|>+)\s*")
_TO = re.compile(r"\s+to\s+", re.IGNORECASE)
_COUNTED = re.compile(
    r"^(?:(?P<first>\d+|all)\s*x?\s+)?(?P<name>.*?)"
    r"(?:(?:\s*[:(]\s*|\s+(?:x\s*)?)(?P<last>\d+|all)\)?)?$",
    re.IGNORECASE,
)
_WITH = re.compile(r"\s+(?:with|carrying)\s+(\d+)(?:\s+tokens?)?\s*$", re.IGNORECASE)
_BARE = re.compile(r"^(.*\S)\s+(\d+)(?:\s+tokens?)?\s*$", re.IGNORECASE)
_PAID = re.compile(r"\s*[,(]?\s*\b(?:paid|pay|paying)\s+(?:by|with|from)?\s*(.+?)\)?$", re.IGNORECASE)
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
        """The area that is meant."""
        found = find_area(text, self.board)
        if isinstance(found, Refusal):
            raise Unclear(*found.faults)
        return found

    def counted(self, text: str) -> tuple[str, int | None]:
        """An area with a number before or after it; None where all are meant."""
        match = _COUNTED.match(text.strip())
        if match is None or not match["name"]:
            raise Unclear(faults.unreadable(f"“{text.strip()}” names no area."))
        number = match["first"] or match["last"] or "all"
        return self.area(match["name"]), int(number) if number.isdigit() else None

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
        number = re.match(r"^(\d+)\s*x?\s+(.*)$", part)
        count, name = (int(number[1]), number[2]) if number else (1, part)
        return [TREASURY if name.strip().lower() == TREASURY else self.area(name)] * count

    def stops(self, text: str) -> tuple[Stop, ...]:
        """Ports of call: `Rome +4 > Corsica -2 +1 > Massillia`, or `Rome > Corsica with 4`."""
        match = _WITH.search(text)
        load = int(match[1]) if match else 0
        parts = self.arrows(text[: match.start()] if match else text).split(">")
        for end in {0, len(parts) - 1}:
            if not _CHANGES.search(parts[end]) and (bare := _BARE.match(parts[end])):
                parts[end], load = bare[1], load + int(bare[2])
        first, *others = [self._stop(part) for part in parts]
        return (Stop(first.area, first.load + load, first.unload), *others)

    def _stop(self, part: str) -> Stop:
        load = unload = 0
        for sign, word, number in _CHANGES.findall(part):
            if sign == "+" or word.lower() in ("take", "load"):
                load += int(number)
            else:
                unload += int(number)
        return Stop(self.area(_CHANGES.sub("", part)), load, unload)
