"""Movement orders by menus: each menu asks for one thing, and nothing is asked that cannot be otherwise."""

from collections import Counter
from collections.abc import Generator, Iterable
from dataclasses import replace
from typing import TypeAlias

from rules.civ.civ import Civ
from rules.civ.movement.drafts import after, set_sail
from rules.civ.movement.marches import entry_faults, paths
from rules.civ.movement.muster import Berth, Muster
from rules.civ.movement.orders import TREASURY, March, Order, Sailing, Scrapping, Stop, data_of, read_orders
from rules.civ.movement.payments import payments
from rules.civ.movement.trial import try_orders
from rules.table import Choice, Data, Drafted, Path, Refusal, Seat, Step

Picking: TypeAlias = Generator[Step, tuple[str, ...], str]
Menu: TypeAlias = Generator[Step, tuple[str, ...], Drafted]
MARCH, SHIP, SCRAP, STAY, END = "march", "ship", "scrap", "stay", "end"


def next_step(g: Civ, seat: Seat, draft: Data, path: Path) -> Step | Drafted:
    """The menu after the choices in the path, or the draft with one more order."""
    orders = read_orders(draft)
    menu = _menu(g, seat, () if isinstance(orders, Refusal) else orders)
    try:
        step = next(menu)
        for picks in path:
            step = menu.send(picks)
    except StopIteration as end:
        change: Drafted = end.value
        return change
    return step


def _menu(g: Civ, seat: Seat, orders: tuple[Order, ...]) -> Menu:
    muster = after(g, seat, orders)
    ships = _ships(muster)
    sources = [area for area in sorted(muster.fresh) if _targets(muster, area)]
    kinds = [Choice(MARCH, "March over land")] if sources else []
    kinds += [Choice(SHIP, "Build, keep or sail a ship")] if ships else []
    kinds += [Choice(SCRAP, "Give up a ship")] if any(v.berth is Berth.UNPAID for v in muster.vessels) else []
    kind = yield from _pick("What do you order?", kinds, always=True)
    if kind == MARCH:
        return _with(orders, (yield from _march(muster, sources)))
    if kind == SCRAP:
        areas = sorted({v.area for v in muster.vessels if v.berth is Berth.UNPAID})
        return _with(orders, Scrapping((yield from _pick("Which ship?", _names(areas)))))
    return (yield from _ship(g, seat, orders, ships))


def _march(muster: Muster, sources: list[str]) -> Generator[Step, tuple[str, ...], March]:
    tokens = [Choice(area, area, f"{muster.fresh[area]} tokens") for area in sources]
    source = yield from _pick("From where?", tokens)
    ways = _targets(muster, source)
    target = yield from _pick("Where to?", [Choice(a, a, _way(ways[a])) for a in sorted(ways)])
    count = yield from _pick("How many tokens?", _counts(1, muster.fresh[source]))
    return March(ways[target], int(count))


def _targets(muster: Muster, source: str) -> dict[str, tuple[str, ...]]:
    """Where a token may go over land from here, and the way there."""
    ways = paths(muster, source)
    return {target: way for target, way in ways.items() if not entry_faults(muster, target, 1)}


def _way(path: tuple[str, ...]) -> str:
    return f"through {', '.join(path[1:-1])}" if len(path) > 2 else ""


def _ship(g: Civ, seat: Seat, orders: tuple[Order, ...], ships: dict[str, Sailing]) -> Menu:
    """A ship paid for in the draft only sails; another is paid for first."""
    key = yield from _pick("Which ship?", [Choice(key, _ship_label(key)) for key in ships])
    start = ships[key]
    muster = after(g, seat, orders)
    if key.startswith("kept:"):
        stops = yield from _voyage(muster, start.area)
        moved = set_sail(g, seat, orders, start.area, stops) if stops else orders
        return Drafted([data_of(order) for order in moved])
    ways = payments(muster, start.area, start.new)
    options = [Choice(str(i), _payment(way)) for i, way in enumerate(ways)]
    way = yield from _pick("How is it paid?", options)
    start = replace(start, pay=ways[int(way)])
    try_orders(muster, [start])
    stops = yield from _voyage(muster, start.area)
    return _with(orders, replace(start, stops=stops))


def _payment(way: tuple[str, ...]) -> str:
    """What pays, in words: `1 treasury and 1 token in Rome`."""
    return " and ".join(
        f"{count} treasury" if source == TREASURY else f"{count} token{'s' * (count > 1)} in {source}"
        for source, count in Counter(way).items()
    )


def _voyage(muster: Muster, area: str) -> Generator[Step, tuple[str, ...], tuple[Stop, ...]]:
    """Port by port: who goes ashore, who comes aboard, where to next."""
    stops: list[Stop] = []
    aboard, here = 0, area
    while True:
        ashore = yield from _pick(f"How many go ashore in {here}?", _counts(0, aboard)) if aboard else _none()
        taken = sum(stop.load for stop in stops if stop.area == here)
        room = min(muster.fresh.get(here, 0) - taken, muster.capacity - aboard + int(ashore))
        load = yield from _pick(f"How many come aboard in {here}?", _counts(0, room)) if room else _none()
        aboard += int(load) - int(ashore)
        stops.append(Stop(here, int(load), int(ashore)))
        ports = _ports(muster, area, [stop.area for stop in stops], aboard)
        stay = [Choice(STAY, "Stay here")] if len(stops) == 1 and not aboard else []
        here = yield from _pick("Where does it sail?", [*stay, *_names(ports)], always=True)
        if here == STAY:
            return ()
        onward = _ports(muster, area, [*(stop.area for stop in stops), here], 0)
        ends = [Choice(END, "End there; all go ashore"), Choice("on", "Sail on from there")]
        if not onward or (yield from _pick(f"And in {here}?", ends)) == END:
            return (*stops, Stop(here, 0, aboard))


def _ports(muster: Muster, start: str, ports: list[str], aboard: int) -> list[str]:
    """The areas the ship can still reach; with tokens aboard it needs one where they may land."""
    water = muster.g.board.waters(start)[0]
    way = muster.chart.voyage(water, ports[1:], muster.open_sea)
    assert way is not None
    near = muster.chart.distances(way[1], muster.open_sea)
    left = muster.ship_steps - way[0]
    return sorted(
        w.area
        for w, steps in near.items()
        if 0 < steps <= left
        and muster.g.is_in_play(w.area)
        and not (aboard and entry_faults(muster, w.area, 1))
    )


def _ships(muster: Muster) -> dict[str, Sailing]:
    """The ships that can be used: those paid for, those not maintained, those that could be built."""
    ready = sorted({v.area for v in muster.vessels if v.berth is Berth.READY})
    ships = {f"kept:{area}": Sailing(area) for area in ready}
    unpaid = sorted({v.area for v in muster.vessels if v.berth is Berth.UNPAID})
    ships |= {f"old:{area}": Sailing(area) for area in unpaid if payments(muster, area, new=False)}
    if muster.ship_stock and muster.built < muster.g.numbers.ships_a_turn:
        shores = [area for area in sorted({*muster.fresh, *muster.moved}) if muster.own(area)]
        shores = [area for area in shores if muster.g.area(area).is_coastal]
        ships |= {
            f"new:{area}": Sailing(area, new=True) for area in shores if payments(muster, area, new=True)
        }
    return ships


def _ship_label(key: str) -> str:
    kind, _, area = key.partition(":")
    return {"kept": f"The ship in {area}", "old": f"Keep the ship in {area}", "new": f"A new ship in {area}"}[
        kind
    ]


def _with(orders: tuple[Order, ...], order: Order) -> Drafted:
    return Drafted([data_of(other) for other in (*orders, order)])


def _pick(prompt: str, options: list[Choice], *, always: bool = False) -> Picking:
    """One choice; a single option is taken without asking, unless it should be seen."""
    if len(options) == 1 and not always:
        return options[0].key
    (key,) = yield Step(prompt, tuple(options))
    return key


def _none() -> Picking:
    return "0"
    yield


def _names(areas: Iterable[str]) -> list[Choice]:
    return [Choice(area, area) for area in areas]


def _counts(low: int, high: int) -> list[Choice]:
    return [Choice(str(n), str(n)) for n in range(high, low - 1, -1)]
