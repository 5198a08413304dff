"""Movement orders by menus: each menu asks for one thing, and nothing is asked that cannot be otherwise."""

from collections import Counter
from collections.abc import Generator
from dataclasses import replace

from rules.civ.movement.chart import chart_for
from rules.civ.movement.entry import entry_faults, paths
from rules.civ.movement.hirelings import hired_span
from rules.civ.movement.mover import Mover
from rules.civ.movement.orders import TREASURY, March, Order, OrderList, Sailing, Scrapping, Stop, data_of
from rules.civ.movement.payments import build_faults, payments
from rules.civ.movement.trial import Begin, set_sail, try_orders
from rules.civ.movement.voyage import capacity_of, steps_of
from rules.civ.traits import Trait
from rules.table import Choice, Drafted, Step
from rules.table.menu import Menu, Picks, names, pick, pick_count

MARCH, SHIP, SCRAP, STAY, END = "march", "ship", "scrap", "stay", "end"


def order_menu(begin: Begin, orders: OrderList) -> Menu:
    """The draft with one more order."""
    mover, _ = try_orders(begin, orders)
    ships = ships_of(mover)
    sources = [area for area in sorted(mover.fresh) if targets(mover, area)] if mover.moves else []
    kinds = [Choice(MARCH, "March over land")] if sources else []
    kinds += [Choice(SHIP, _ship_words(mover))] if ships else []
    kinds += [Choice(SCRAP, "Give up a ship")] if mover.unpaid else []
    kind = yield from pick("What do you order?", kinds, always=True)
    if kind == MARCH:
        return _with(orders, (yield from _march(mover, sources)))
    if kind == SCRAP:
        areas = sorted({ship.area for ship in mover.unpaid})
        return _with(orders, Scrapping((yield from pick("Which ship?", names(areas)))))
    return (yield from _ship(begin, orders, ships))


def _ship_words(mover: Mover) -> str:
    if not mover.builds:
        return "Sail a ship"
    return "Build, keep or sail a ship" if mover.moves else "Build or keep a ship"


def _march(mover: Mover, sources: list[str]) -> Generator[Step, Picks, March]:
    tokens = [Choice(area, area, _tokens(mover, area)) for area in sources]
    source = yield from pick("From where?", tokens)
    ways = targets(mover, source)
    target = yield from pick("Where to?", [Choice(a, a, _way(ways[a])) for a in sorted(ways)])
    count = yield from pick_count("How many tokens?", 1, _most(mover, source, target))
    return March(ways[target], count, (yield from _hired(mover, [(source, count)])))


def _tokens(mover: Mover, area: str) -> str:
    hired = mover.hired.get(area, 0)
    return f"{mover.fresh[area]} tokens{f', {hired} of them mercenaries' if hired else ''}"


def _hired(mover: Mover, loads: list[tuple[str, int]]) -> Generator[Step, Picks, int | None]:
    """How many of those who leave these areas are mercenaries; nothing is said where there are none."""
    least, most = hired_span(mover, loads)
    return (yield from pick_count("How many of them are mercenaries?", least, most)) if most else None


def targets(mover: Mover, source: str) -> dict[str, tuple[str, ...]]:
    """Where a token may go over land from here, and the way there."""
    ways = paths(mover, source)
    return {target: way for target, way in ways.items() if not entry_faults(mover, target, 1)}


def _most(mover: Mover, source: str, target: str) -> int:
    """How many of the tokens of an area may enter another one."""
    counts = range(mover.fresh[source], 0, -1)
    return next(count for count in counts if not entry_faults(mover, target, count))


def _way(path: tuple[str, ...]) -> str:
    return f"through {', '.join(path[1:-1])}" if len(path) > 2 else ""


def _ship(begin: Begin, orders: OrderList, ships: dict[str, Sailing]) -> Menu:
    """A ship paid for in the draft only sails; another is paid for first."""
    key = yield from pick("Which ship?", [Choice(key, ship_label(key)) for key in ships])
    start = ships[key]
    mover, _ = try_orders(begin, orders)
    if key.startswith("kept:"):
        stops = yield from _voyage(mover, start.area)
        hired = yield from _hired(mover, [(stop.area, stop.load) for stop in stops])
        moved = set_sail(begin, orders, start.area, stops, hired) if stops else orders
        return Drafted([data_of(order) for order in moved])
    ways = payments(mover, start.area, start.new)
    options = [Choice(str(i), _payment(way)) for i, way in enumerate(ways)]
    way = yield from pick("How is it paid?", options)
    start = replace(start, pay=ways[int(way)])
    mover.do(start)
    stops = (yield from _voyage(mover, start.area)) if mover.moves else ()
    hired = yield from _hired(mover, [(stop.area, stop.load) for stop in stops])
    return _with(orders, replace(start, stops=stops, hired=hired))


def _payment(way: tuple[str, ...]) -> str:
    """What pays, in words: `1 treasury and 1 token in Rome`."""
    return " and ".join(
        f"{count} treasury" if source == TREASURY else f"{count} token{'s' * (count > 1)} in {source}"
        for source, count in Counter(way).items()
    )


def _voyage(mover: Mover, area: str) -> Generator[Step, Picks, tuple[Stop, ...]]:
    """Port by port: who goes ashore, who comes aboard, where to next."""
    stops: list[Stop] = []
    aboard, here = 0, area
    capacity = capacity_of(mover.g, mover.seat)
    while True:
        ashore = yield from pick_count(f"How many go ashore in {here}?", 0, aboard)
        taken = sum(stop.load for stop in stops if stop.area == here)
        room = min(mover.fresh.get(here, 0) - taken, capacity - aboard + ashore)
        load = yield from pick_count(f"How many come aboard in {here}?", 0, room)
        aboard += load - ashore
        stops.append(Stop(here, load, ashore))
        ports = _ports(mover, area, [stop.area for stop in stops], aboard)
        stay = [Choice(STAY, "Stay here")] if len(stops) == 1 and not aboard else []
        here = yield from pick("Where does it sail?", [*stay, *names(ports)], always=True)
        if here == STAY:
            return ()
        onward = _ports(mover, area, [*(stop.area for stop in stops), here], 0)
        ends = [Choice(END, "End there; all go ashore"), Choice("on", "Sail on from there")]
        if not onward or (yield from pick(f"And in {here}?", ends)) == END:
            return (*stops, Stop(here, 0, aboard))


def _ports(mover: Mover, start: str, ports: list[str], aboard: int) -> list[str]:
    """The areas the ship can still reach; with tokens aboard it needs one where they may land."""
    g, open_sea = mover.g, mover.g.allows(mover.seat, Trait.OPEN_SEA)
    at = g.board.waters(start)[0]
    done = chart_for(g).voyage(at, ports[1:], open_sea)
    assert done is not None
    reach = chart_for(g).onward(at, ports[1:], open_sea)
    return sorted(
        water.area
        for water, steps in reach.items()
        if done[0] < steps <= steps_of(g, mover.seat)
        and g.is_in_play(water.area)
        and not (aboard and entry_faults(mover, water.area, 1, ashore=True))
    )


def ports_from(mover: Mover, area: str) -> list[str]:
    """Where a ship that lies here can sail."""
    return _ports(mover, area, [area], 0)


def ships_of(mover: Mover) -> dict[str, Sailing]:
    """The ships that can be used: those paid for, those not maintained, those that could be built."""
    ready = sorted({ship.area for ship in mover.ready}) if mover.moves else []
    ships = {f"kept:{area}": Sailing(area) for area in ready}
    unpaid = sorted({ship.area for ship in mover.unpaid})
    ships |= {f"old:{area}": Sailing(area) for area in unpaid if payments(mover, area, new=False)}
    shores = [area for area in mover.g.areas_of(mover.seat) if not build_faults(mover, area)]
    if mover.builds:
        ships |= {
            f"new:{area}": Sailing(area, new=True) for area in shores if payments(mover, area, new=True)
        }
    return ships


def ship_label(key: str) -> str:
    """What a ship of the menus is called."""
    kind, _, area = key.partition(":")
    return {"kept": f"The ship in {area}", "old": f"Keep the ship in {area}", "new": f"A new ship in {area}"}[
        kind
    ]


def _with(orders: OrderList, order: Order) -> Drafted:
    return Drafted([data_of(other) for other in (*orders, order)])
