"""Movement orders as players write them, a line each.

`Rome 3 > Etruria`, `Rome > Etruria 2, Neapolis 1`, `Rome all > Etruria > Rubicon`,
`ship Rome > Corsica with 4`, `ship Rome +4 > Corsica -2 +1 > Massillia`,
`build Rome paid treasury and Rome`, `keep Rome`, `scrap Rome`.
"""

import re

from rules.civ import faults
from rules.civ.civ import Civ
from rules.civ.movement.drafts import after, set_sail
from rules.civ.movement.marches import paths
from rules.civ.movement.muster import Berth
from rules.civ.movement.orders import March, Order, Sailing, Scrapping, data_of, read_orders
from rules.civ.movement.payments import usual_payment
from rules.civ.movement.phrases import Phrases, Unclear
from rules.civ.movement.trial import try_order
from rules.table import Data, Fault, Refusal, Seat

_VERB = re.compile(r"^(scrap|give up|keep|maintain|build|new ship|ship|sail)\b\s*(.*)$", re.IGNORECASE)
_BETWEEN = re.compile(r"[\n;]|,(?=[^,>\n]*>)")
_FILLER = re.compile(r"^(?:a\s+)?(?:new\s+)?(?:ship\s+)?(?:(?:in|at|from)\s+)?", re.IGNORECASE)


def read_lines(g: Civ, seat: Seat, text: str, draft: Data) -> Data | Refusal:
    """The draft with the lines added; if any line is unclear or illegal, all that is wrong with them."""
    kept = read_orders(draft)
    orders: list[Order] = [] if isinstance(kept, Refusal) else list(kept)
    found: list[Fault] = []
    for line in filter(None, map(str.strip, _BETWEEN.split(text))):
        try:
            orders = _Line(g, seat, orders).add(line)
        except Unclear as unclear:
            found += unclear.faults
    return Refusal(tuple(found)) if found else [data_of(order) for order in orders]


class _Line:
    """One line, read against the orders before it."""

    def __init__(self, g: Civ, seat: Seat, orders: list[Order]) -> None:
        self.orders = orders
        self.muster = after(g, seat, orders)
        self.phrases = Phrases(g.board)

    def add(self, line: str) -> list[Order]:
        """The orders with those of this line."""
        verb = _VERB.match(line)
        if verb is None:
            return self._tried(self._marches(line))
        word, rest = verb[1].lower(), _FILLER.sub("", verb[2], count=1)
        if word in ("scrap", "give up"):
            return self._tried([Scrapping(self.phrases.area(rest))])
        if ">" not in self.phrases.arrows(rest) and word != "sail":
            return self._harbour(rest, new=word in ("build", "new ship"))
        return self._voyage(rest, new=word in ("build", "new ship"))

    def _tried(self, orders: list[Order]) -> list[Order]:
        found = [fault for order in orders for fault in try_order(self.muster, order)]
        if found:
            raise Unclear(*found)
        return [*self.orders, *orders]

    def _marches(self, line: str) -> list[Order]:
        parts = [part.strip() for part in self.phrases.arrows(line).split(">")]
        if len(parts) < 2:
            raise Unclear(faults.unreadable(f"“{line}” is no order.", "Rome 3 > Etruria"))
        source, total = self.phrases.counted(parts[0])
        through = [self.phrases.area(part) for part in parts[1:-1]]
        targets = [self.phrases.counted(part) for part in parts[-1].split(",")]
        left = self.muster.fresh.get(source, 0) if total is None else total
        orders: list[Order] = []
        for target, count in targets:
            moving = left if count is None else count
            left -= moving
            orders.append(March(self._path(source, through, target), max(moving, 1)))
        return orders

    def _path(self, source: str, through: list[str], target: str) -> tuple[str, ...]:
        """The way as written; where only the ends are, the way there is."""
        if through:
            return (source, *through, target)
        return paths(self.muster, source).get(target, (source, target))

    def _harbour(self, text: str, new: bool) -> list[Order]:
        """A ship that is built or kept and stays where it is."""
        text, pay = self.phrases.paid(text)
        area = self.phrases.area(text)
        return self._tried([Sailing(area, new, pay or usual_payment(self.muster, area, new))])

    def _voyage(self, text: str, new: bool) -> list[Order]:
        text, pay = self.phrases.paid(text)
        stops = self.phrases.stops(text)
        area = stops[0].area
        if new:
            return self._tried([Sailing(area, True, pay or usual_payment(self.muster, area, True), stops)])
        if not pay and self.muster.vessel(area, Berth.READY):
            self._tried([Sailing(area, stops=stops)])
            return set_sail(self.muster.g, self.muster.seat, self.orders, area, stops)
        build = self.muster.vessel(area, Berth.UNPAID) is None
        return self._tried([Sailing(area, build, pay or usual_payment(self.muster, area, build), stops)])
