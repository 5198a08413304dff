"""Dawn 29.5.2: orders to the barbarians as players write them, a line each.

`raise a ship in Rome`, `raise nothing in Rome`, `ship Rome > Corsica`, `Rome 3 > Etruria`,
`Rome > Etruria 2, Neapolis 1`.
"""

import re
from collections import Counter

from rules.civ import faults
from rules.civ.dawn_of_history.barbarian_trial import Begin, try_orders
from rules.civ.movement.barbarian_orders import (
    BarbarianOrder,
    Brood,
    Raise,
    Sail,
    Trek,
    in_stages,
    with_order,
    without_raise,
    write_order,
)
from rules.civ.movement.phrases import Phrases, Unclear
from rules.table import Fault

RAISING = ("raise", "generate")
_BETWEEN = re.compile(r"[\n;]|,(?=[^,>\n]*>)")
_VERB = re.compile(r"^(?P<verb>raise|generate|ship|sail)\b\s*(?P<rest>.*)$", re.IGNORECASE)
_BROOD = re.compile(
    r"^(?:(?:(?:a|one|1|two|2)\s+)?(?P<first>ship|tokens?|nothing)\s+(?:in|at|from)\s+(?P<there>.+)"
    r"|(?:(?:in|at|from)\s+)?(?P<name>.+?)[\s:]+(?:(?:a|one|1|two|2)\s+)?(?P<last>ship|tokens?|nothing))$",
    re.IGNORECASE,
)
_SHIP = re.compile(r"^(?:(?:the\s+)?ship\s+)?(?:(?:in|at|from)\s+)?", re.IGNORECASE)


def _stage(line: str) -> int:
    """Dawn 29.5.2.6 to 29.5.2.12: cities first, then ships, then tokens, however they are written."""
    verb = _VERB.match(line)
    return 2 if verb is None else 0 if verb["verb"].lower() in RAISING else 1


class BarbarianLines:
    """Orders, and where things stand after them: every line is read against those before it."""

    def __init__(self, begin: Begin, orders: list[BarbarianOrder]) -> None:
        self.begin = begin
        self.orders = orders
        self.phrases = Phrases(begin().g.board)
        self.said: Counter[tuple[str, str]] = Counter()
        """How many the text has sent so far, from where to where."""

    def read(self, text: str) -> list[Fault]:
        """The lines of a text; what is wrong with those that are not taken."""
        found: list[Fault] = []
        lines = list(filter(None, map(str.strip, _BETWEEN.split(text))))
        for line in sorted(lines, key=_stage):
            try:
                self._add(line)
            except Unclear as unclear:
                found += unclear.faults
        return found if lines else [faults.unreadable("No order is written.", self._example())]

    def _add(self, line: str) -> None:
        verb = _VERB.match(line)
        if verb is None:
            self._take(self._treks(line))
        elif verb["verb"].lower() in RAISING:
            self._raise(line, verb["rest"])
        else:
            self._take([self._sail(line, _SHIP.sub("", verb["rest"], count=1))])

    def _take(self, orders: list[BarbarianOrder]) -> None:
        """All of these orders, or none."""
        wanted = self.orders
        for order in orders:
            wanted = with_order(wanted, order, self.begin().due)
        found = try_orders(self.begin, wanted)[1]
        if found:
            raise Unclear(*found)
        self.orders = wanted

    def _raise(self, line: str, rest: str) -> None:
        said = _BROOD.match(rest)
        if said is None:
            raise Unclear(faults.unreadable(f"“{line}”: what is raised, and where?", self._raising()))
        area = self.phrases.area(said["there"] or said["name"])
        brood = (said["first"] or said["last"]).lower()
        if brood == "nothing":
            self.orders = without_raise(self.orders, area)
        else:
            self._take([Raise(area, Brood.SHIP if brood == "ship" else Brood.TOKENS)])

    def _sail(self, line: str, rest: str) -> Sail:
        parts = [part.strip() for part in self.phrases.arrows(rest).split(">")]
        if len(parts) < 2:
            raise Unclear(faults.unreadable(f"“{line}”: where does the ship sail?", self._example()))
        ports = [self.phrases.area(part) for part in parts]
        return Sail(ports[0], ports[-1])

    def _treks(self, line: str) -> list[BarbarianOrder]:
        parts = [part.strip() for part in self.phrases.arrows(line).split(">")]
        if len(parts) != 2:
            raise Unclear(faults.unreadable(f"“{line}” is not an order.", self._example()))
        source, total = self.phrases.counted(parts[0])
        left = self._fresh(source) if total is None else total
        orders: list[BarbarianOrder] = []
        for part in parts[1].split(","):
            target, said = self.phrases.counted(part)
            count = left if said is None else said
            left -= count
            if count < 1:
                raise Unclear(faults.unreadable(f"“{line}”: nobody would go to {target}.", self._example()))
            self.said[source, target] += count
            orders.append(Trek(source, target, self._sent(source, target, count)))
        if total is not None and left:
            raise Unclear(faults.unreadable(f"“{line}”: {total} leave {source}, but {total - left} arrive."))
        return orders

    def _sent(self, source: str, target: str, count: int) -> int:
        """Where so many must go, a line stands for all that the text has sent the same way."""
        return self.said[source, target] if source in self.begin().due else count

    def _fresh(self, area: str) -> int:
        """How many can still go; where they must, all of them, whatever was ordered before."""
        band = try_orders(self.begin, in_stages(self.orders))[0]
        return band.due.get(area, band.fresh.get(area, 0))

    def _example(self) -> str:
        """An order that could be given now."""
        band = self.begin()
        ways = ((area, count, band.ways(area)) for area, count in band.fresh.items())
        march = (f"{area} {count} > {targets[0]}" for area, count, targets in ways if targets)
        return next(march, self._raising())

    def _raising(self) -> str:
        """An order to a city that could be given now."""
        band = self.begin()
        cities = (Raise(area, broods[0]) for area in band.cities if (broods := band.broods(area)))
        return next(map(write_order, cities), "")
