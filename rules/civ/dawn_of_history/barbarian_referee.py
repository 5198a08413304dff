"""Dawn 29.5.2: the referee of the barbarians' turn, and its menus."""

from collections.abc import Callable, Generator
from dataclasses import dataclass
from typing import Any

from rules.civ.civ import Civ
from rules.civ.dawn_of_history.barbarian_notes import harbour_note, note
from rules.civ.dawn_of_history.barbarian_reading import BarbarianLines
from rules.civ.dawn_of_history.barbarian_trial import judge_orders, sample_orders, try_orders, usual_orders
from rules.civ.dawn_of_history.warband import RAISED, Warband
from rules.civ.movement.barbarian_orders import (
    BarbarianOrder,
    BarbarianOrders,
    Brood,
    Raise,
    Sail,
    Trek,
    data_of,
    in_stages,
    orders_of,
    with_order,
    without_raise,
    write_order,
)
from rules.civ.state import CivState
from rules.table import Chance, Choice, Data, Drafted, Refusal, Step
from rules.table.menu import Menu, Picks, names, pick, pick_count
from rules.table.refereed import Referee
from rules.table.strict import read_strictly

RAISE, SHIP, MARCH, NOTHING = "raise", "ship", "march", "nothing"
KINDS = {
    RAISE: "What a pirate city raises",
    SHIP: "Sail a pirate ship",
    MARCH: "March with barbarian tokens",
}
WORDS = {Brood.TOKENS: f"{RAISED} tokens", Brood.SHIP: "1 ship"}


@dataclass(slots=True)
class BarbarianReferee(Referee[BarbarianOrders]):
    """Judges the barbarians' turn by doing it on a fork, and helps to write it."""

    g: Civ
    band: Callable[[Civ], Warband]
    """The barbarians before their first order, in a position."""

    @property
    def answer_type(self) -> Any:
        """A list of orders."""
        return BarbarianOrders

    @property
    def hint(self) -> str:
        """What orders are."""
        return "Give a list of orders to the barbarians."

    def begin(self) -> Warband:
        """The barbarians before their first order, on a fork."""
        return self.band(self.g.fork())

    def judge(self, answer: BarbarianOrders) -> BarbarianOrders | Refusal:
        """The orders as they are done, or everything that is wrong with them."""
        _, found = judge_orders(self.begin, answer)
        return Refusal(tuple(found)) if found else tuple(in_stages(answer))

    def foresee(self, data: Data) -> CivState | None:
        """The state after the orders; None where they are illegal."""
        orders = read_strictly(BarbarianOrders, data, self.hint)
        if isinstance(orders, Refusal):
            return None
        band, found = judge_orders(self.begin, orders)
        return None if found else band.g.state

    def default(self) -> Data:
        """Every city brings forth tokens, and nobody moves who need not."""
        return [data_of(order) for order in usual_orders(self.begin)]

    def nothing(self) -> Data | None:
        """They stay where they are, and no city brings forth anything."""
        return []

    def sample(self, chance: Chance) -> Data:
        """Any orders that are legal."""
        return [data_of(order) for order in sample_orders(self.begin, chance)]

    def only(self) -> Data | None:
        """Nothing, where there is nothing to order; the ways on, where there is one for each."""
        band = self.begin()
        if band.due:
            return self.default() if all(len(band.ways(area)) == 1 for area in band.due) else None
        return None if self._kinds(band) else []

    def read(self, text: str, draft: Data) -> Data | Refusal:
        """The draft with lines such as `raise a ship in Rome` or `Rome 3 > Etruria` added."""
        lines = BarbarianLines(self.begin, list(orders_of(draft)))
        found = lines.read(text)
        return Refusal(tuple(found)) if found else [data_of(order) for order in lines.orders]

    def write(self, data: Data) -> tuple[str, ...]:
        """A line for each order."""
        orders = orders_of(data)
        idle = (f"raise nothing in {area}" for area in self._idle(orders))
        return (*map(write_order, orders), *idle) or ("the barbarians stay quiet",)

    def _idle(self, orders: BarbarianOrders) -> list[str]:
        """The cities that would bring forth something by themselves, and are told not to."""
        told = [order.area for order in orders if isinstance(order, Raise)]
        usual = (order.area for order in usual_orders(self.begin) if isinstance(order, Raise))
        return [area for area in usual if area not in told]

    def drop(self, draft: Data, line: int) -> Data:
        """The draft without one order; a city that would bring forth nothing does so."""
        orders = orders_of(draft)
        if idle := self._idle(orders)[line - len(orders) :][:1] if line >= len(orders) else []:
            more = self.read(f"raise tokens in {idle[0]}", draft)
            return draft if isinstance(more, Refusal) else more
        return [data_of(order) for index, order in enumerate(orders_of(draft)) if index != line]

    def _kinds(self, band: Warband) -> list[str]:
        """What can be ordered: cities, and tokens that must move, once more as before the draft."""
        fresh = self.begin()
        able = {
            RAISE: any(fresh.broods(area) for area in fresh.cities),
            SHIP: any(band.harbours(ship) for ship in band.ships),
            MARCH: any(band.ways(area) for area in (*band.fresh, *band.due)),
        }
        return [kind for kind, is_able in able.items() if is_able]

    def menu(self, draft: Data) -> Menu:
        """The menus for one more order."""
        orders = list(orders_of(draft))
        band, _ = try_orders(self.begin, orders)
        kinds = [Choice(kind, KINDS[kind]) for kind in self._kinds(band)]
        kind = yield from pick("What do you order?", kinds, always=True)
        if kind == RAISE:
            wanted = yield from self._raising(orders)
        elif kind == SHIP:
            wanted = with_order(orders, (yield from _sailing(band)), band.due)
        else:
            wanted = with_order(orders, (yield from _trekking(band)), band.due)
        return Drafted([data_of(order) for order in wanted])

    def _raising(self, orders: list[BarbarianOrder]) -> Generator[Step, Picks, list[BarbarianOrder]]:
        """A city may be told anew what it was told before."""
        told = {order.area: WORDS[order.brood] for order in orders if isinstance(order, Raise)}
        cities = [Choice(area, area, told.get(area, "nothing so far")) for area in self.begin().cities]
        area = yield from pick("Which pirate city?", cities, always=True)
        band, _ = try_orders(self.begin, without_raise(orders, area))
        broods = [Choice(brood, WORDS[brood]) for brood in band.broods(area)]
        brood = yield from pick("What does it raise?", [*broods, Choice(NOTHING, "Nothing")])
        rest = without_raise(orders, area)
        return rest if brood == NOTHING else with_order(rest, Raise(area, Brood(brood)), {})


def _sailing(band: Warband) -> Generator[Step, Picks, Sail]:
    harbours = {ship.area: band.harbours(ship) for ship in reversed(band.ships)}
    source = yield from pick("Which ship?", names(sorted(area for area in harbours if harbours[area])))
    ports = [Choice(area, area, harbour_note(band.g, area)) for area in sorted(harbours[source])]
    target = yield from pick("Where does it sail?", ports, always=True)
    return Sail(source, target)


def _trekking(band: Warband) -> Generator[Step, Picks, Trek]:
    tokens = {**band.fresh, **band.due}
    able = [Choice(area, area, f"{tokens[area]} tokens") for area in sorted(tokens) if band.ways(area)]
    source = yield from pick("From where?", able)
    target = yield from pick(
        "Where to?", [Choice(area, area, note(band.g, area)) for area in band.ways(source)]
    )
    return Trek(source, target, (yield from pick_count("How many tokens?", 1, tokens[source])))
