"""Movement orders as players write them, a line each.

`Rome 3 > Etruria`, `Rome > Etruria 2, Neapolis 1`, `Rome all > Etruria > Rubicon`,
`ship Rome > Corsica with 4`, `ship Rome +4 > Corsica -2 +1 > Massillia`,
`build Rome paid treasury and Rome`, `keep Rome`, `scrap Rome`, `lose the ship in Rome`, `everybody stays`;
with mercenaries `Rome 3 > Etruria including 2 mercenaries`, `Rome 2 mercenaries > Etruria`.
"""

import re
from collections.abc import Iterable

from rules.civ import faults
from rules.civ import faults_movement as wrong
from rules.civ.movement.entry import paths
from rules.civ.movement.mover import Mover
from rules.civ.movement.orders import March, Order, Sailing, Scrapping, data_of, orders_of
from rules.civ.movement.payments import build_faults, payment_faults, price, usual_payment
from rules.civ.movement.phrases import Phrases, Unclear
from rules.civ.movement.trial import Begin, set_sail, try_orders
from rules.table import Data, Fault, Refusal
from rules.table.nothing import says_nothing

_VERB = re.compile(r"^(scrap|give up|lose|keep|maintain|build|new ship|ship|sail)\b\s*(.*)$", re.IGNORECASE)
_STAYING = re.compile(
    r"(?:(?:everybody|everyone|all|they|we) )?stays?(?: put| here| where (?:they|we) are)?"
    r"|(?:nobody|no one|nothing) moves|no (?:moves?|movement|ships?)|no ship is built or kept",
    re.IGNORECASE,
)
_BETWEEN = re.compile(r"[\n;]|,(?=[^,>\n]*>)")
_ALL = re.compile(r"\ball\b", re.IGNORECASE)
_FILLER = re.compile(r"^(?:(?:a|the)\s+)?(?:new\s+)?(?:ship\s+)?(?:(?:in|at|from)\s+)?", re.IGNORECASE)


def read_lines(begin: Begin, text: str, draft: Data) -> Data | Refusal:
    """The draft with the lines added; if any line is unclear or illegal, all that is wrong with them."""
    written = list(filter(None, map(str.strip, _BETWEEN.split(text))))
    orders = list(orders_of(draft))
    taken = _read(begin, written, orders)
    if isinstance(taken, Refusal) and any(map(_is_kept, orders)):
        # What the draft keeps may be paid for, or given up, in a later line.
        others = [order for order in orders if not _is_kept(order)]
        again = _read(begin, written, others, last=[order for order in orders if _is_kept(order)])
        return taken if isinstance(again, Refusal) else again
    return taken


def _read(
    begin: Begin, written: list[str], orders: list[Order], last: Iterable[Order] = ()
) -> Data | Refusal:
    """The orders with the lines added, and then those of the last that still can be given."""
    lines = _Lines(begin, [*orders])
    found: list[Fault] = []
    if not written:
        return Refusal((faults.unreadable("No order is written.", lines.example()),))
    staying = [line for line in written if says_nothing(line) or _STAYING.fullmatch(line.rstrip(".! "))]
    for line in written:
        if line in staying:
            continue
        try:
            lines.add(line)
        except Unclear as unclear:
            found += unclear.faults
    if staying and any(map(lines.is_a_move, lines.orders)):
        found.append(wrong.moves_all_the_same(staying[0], lines.mover.section))
    lines.keep(last)
    return Refusal(tuple(found)) if found else [data_of(order) for order in lines.orders]


def _is_kept(order: Order) -> bool:
    """A ship that is paid for and stays where it is."""
    return isinstance(order, Sailing) and bool(order.pay) and not order.new and not order.stops


class _Lines:
    """Orders, and where things stand after them: every line is read against those before it."""

    def __init__(self, begin: Begin, orders: list[Order]) -> None:
        self.begin = begin
        self.orders = orders
        self.mover: Mover = try_orders(begin, orders)[0]
        self.phrases = Phrases(self.mover.g.board)
        self.lost: list[str] = []

    def is_a_move(self, order: Order) -> bool:
        """Whether nobody could say that everything stays as it is; ships may still be kept for later."""
        if isinstance(order, Sailing) and self.mover.moves:
            return any(stop.load for stop in order.stops)
        return isinstance(order, March | Sailing)

    def add(self, line: str) -> None:
        """One line more."""
        verb = _VERB.match(line)
        if verb is None:
            return self._take(self._marches(line))
        word, rest = verb[1].lower(), _FILLER.sub("", verb[2], count=1)
        if word in ("scrap", "give up"):
            return self._take([Scrapping(self.phrases.area(rest))])
        if word == "lose":
            return self._lose(self.phrases.area(rest))
        if ">" not in self.phrases.arrows(rest) and word != "sail":
            return self._harbour(rest, new=word in ("build", "new ship"))
        return self._voyage(rest, new=word in ("build", "new ship"))

    def _take(self, orders: list[Order]) -> None:
        """All of these orders, or none."""
        found = [fault for order in orders for fault in self.mover.do(order)]
        if found:
            self.mover, _ = try_orders(self.begin, self.orders)
            raise Unclear(*found)
        self.orders += orders

    def keep(self, ships: Iterable[Order]) -> None:
        """Ships that nobody spoke of are kept, as far as that can be paid for."""
        for order in ships:
            if isinstance(order, Sailing) and order.area in self.lost:
                self.lost.remove(order.area)
            elif not self.mover.do(order):
                self.orders.append(order)

    def _lose(self, area: str) -> None:
        """A ship is kept no more."""
        self.lost.append(area)
        if not self._let_go(area) and all(ship.area != area for ship in self.mover.unpaid):
            raise Unclear(wrong.no_ship(area, self.mover.section))

    def _let_go(self, area: str) -> bool:
        """Whether a ship there was kept so far; it is paid for anew, or lost."""
        kept = next(
            (o for o in self.orders if isinstance(o, Sailing) and o.area == area and _is_kept(o)), None
        )
        if kept is None:
            return False
        self.orders.remove(kept)
        self.mover, _ = try_orders(self.begin, self.orders)
        return True

    def _marches(self, line: str) -> list[Order]:
        plain, hired = self.phrases.hired(line)
        parts = [part.strip() for part in self.phrases.arrows(plain).split(">")]
        if len(parts) < 2:
            raise Unclear(faults.unreadable(f"“{line}” is not an order.", self.example()))
        source, total = self.phrases.counted(parts[0])
        through = [self.phrases.area(part) for part in parts[1:-1]]
        targets = [self.phrases.counted(part) for part in parts[-1].split(",")]
        if hired is not None and len(targets) > 1:
            raise Unclear(faults.unreadable(f"“{line}”: to which of them do the mercenaries go?"))
        if hired and total is None and not _ALL.search(plain) and targets[0][1] is None:
            total = hired
        left = self.mover.fresh.get(source, 0) if total is None else total
        orders: list[Order] = []
        for target, count in targets:
            moving = left if count is None else count
            left -= moving
            self._refuse_none(source, target, moving, count)
            orders.append(March(self._path(source, through, target), moving, hired))
        if total is not None and left:
            raise Unclear(faults.unreadable(f"“{line}”: {total} leave {source}, but {total - left} arrive."))
        return orders

    def example(self) -> str:
        """An order that this seat could give now."""
        if not self.mover.moves:
            return self._ship_example()
        ways = (
            (area, count, next(iter(paths(self.mover, area)), "")) for area, count in self.mover.fresh.items()
        )
        return next((f"{area} {count} > {target}" for area, count, target in ways if count and target), "")

    def _ship_example(self) -> str:
        """A ship that this seat could keep or build now."""
        mover = self.mover
        shores = [area for area in mover.g.areas_of(mover.seat) if not build_faults(mover, area)]
        ships = [*((ship.area, False) for ship in mover.unpaid), *((area, True) for area in shores)]
        able = (s for s in ships if not payment_faults(mover, *s, usual_payment(mover, *s)))
        return next((f"{'build' if new else 'keep'} {area}" for area, new in able), "")

    def _refuse_none(self, source: str, target: str, moving: int, written: int | None) -> None:
        """No tokens at all are no order."""
        if moving > 0:
            return
        if written == 0 or self.mover.fresh.get(source):
            raise Unclear(wrong.nothing_moves(source, target, self.mover.section))
        raise Unclear(wrong.nobody_left(source, self.mover.section))

    def _path(self, source: str, through: list[str], target: str) -> tuple[str, ...]:
        """The way as written; where only the ends are, the way there is."""
        if through:
            return (source, *through, target)
        return paths(self.mover, source).get(target, (source, target))

    def _harbour(self, text: str, new: bool) -> None:
        """A ship that is built or kept and stays where it is."""
        text, pay = self.phrases.paid(text)
        area = self.phrases.area(text)
        if not new:
            self._let_go(area)
        self._take([Sailing(area, new, self._payment(area, new, pay))])

    def _voyage(self, text: str, new: bool) -> None:
        text, pay = self.phrases.paid(text)
        text, hired = self.phrases.hired(text)
        stops = self.phrases.stops(text)
        if hired and not any(stop.load for stop in stops):
            stops = self.phrases.stops(f"{text.strip()} with {hired}")
        area = stops[0].area
        if not new and not pay and any(ship.area == area for ship in self.mover.ready):
            before = list(self.orders)
            self._take([Sailing(area, stops=stops, hired=hired)])
            self.orders = set_sail(self.begin, before, area, stops, hired)
            self.mover, _ = try_orders(self.begin, self.orders)
            return
        if pay and not new:
            self._let_go(area)
        new = new or all(ship.area != area for ship in self.mover.unpaid)
        self._take([Sailing(area, new, self._payment(area, new, pay), stops, hired)])

    def _payment(self, area: str, new: bool, named: tuple[str, ...]) -> tuple[str, ...]:
        """What pays: one source that is named pays for all of it; where none is, what is usual."""
        if len(named) == 1:
            return named * price(self.mover, new)
        return named or usual_payment(self.mover, area, new)
