"""Movement orders by windows: one march or one ship each, whatever the lists offer from this position."""

from rules.civ.movement.menus import ports_from, ship_label, ships_of, targets
from rules.civ.movement.mover import Mover
from rules.civ.movement.orders import OrderList
from rules.civ.movement.reading import read_lines
from rules.civ.movement.trial import Begin, try_orders
from rules.table import Choice, Data, Drafted, Refusal
from rules.table.menu import names
from rules.table.refusal import unreadable
from rules.table.window import Lines, ListPart, TextPart, Values, Window, first, written

MARCH, SHIP = "march", "ship"
FROM, TO, COUNT = "from", "to", "count"
_HALF = "One march needs both: where it begins, and where it ends."
_NO_SHIP = "Choose the ship too."


def doings(begin: Begin, orders: OrderList) -> tuple[Choice, ...]:
    """A march, and a ship, as far as there is one."""
    mover, _ = try_orders(begin, orders)
    march = (Choice(MARCH, "March…"),) if mover.moves and _sources(mover) else ()
    return (*march, *((Choice(SHIP, "Ship…"),) if ships_of(mover) else ()))


def window(begin: Begin, orders: OrderList, key: str) -> Window | None:
    """One march beside all orders in words; one march alone, or one ship."""
    mover, _ = try_orders(begin, orders)
    match key:
        case "":
            parts = _march(mover) if mover.moves else _ship(mover)
            return Window(parts, lines=Lines.WHOLE)
        case "march":
            return Window(_march(mover), title="One march")
        case "ship":
            return Window(_ship(mover), title="One ship")
    return None


def filled(begin: Begin, draft: Data, key: str, values: Values, moves: bool) -> Drafted | Refusal:
    """The orders with one march or one ship more; without either they are answered as they are."""
    sails = key == SHIP or not moves
    source, target, count = first(values, FROM), first(values, TO), written(values, COUNT)
    if not source and not target:
        return Drafted(draft, submit=not key)
    if sails:
        line = _ship_line(source, target, count)
    else:
        line = f"{source} {count or 'all'} > {target}" if source and target else ""
    if not line:
        return unreadable(_NO_SHIP if sails else _HALF)
    read = read_lines(begin, line, draft)
    return read if isinstance(read, Refusal) else Drafted(read)


def _sources(mover: Mover) -> list[str]:
    """Where tokens stand that can march, the largest number first."""
    return sorted((area for area in mover.fresh if targets(mover, area)), key=lambda area: -mover.fresh[area])


def _march(mover: Mover) -> tuple[ListPart | TextPart, ...]:
    sources = _sources(mover)
    reached = dict.fromkeys(sorted(goal for area in sources for goal in targets(mover, area)))
    options = tuple(Choice(area, area, _tokens(mover.fresh[area])) for area in sources)
    if not sources:
        return ()
    return (
        ListPart(FROM, "March from", options, 0),
        ListPart(TO, "March to", tuple(names(reached)), 0),
        TextPart(COUNT, "How many tokens", "nothing: all of them"),
    )


def _tokens(count: int) -> str:
    return f"{count} token{'s' * (count > 1)}"


def _ship(mover: Mover) -> tuple[ListPart | TextPart, ...]:
    ships = ships_of(mover)
    parts: tuple[ListPart | TextPart, ...] = (
        ListPart(FROM, "Ship", tuple(Choice(key, ship_label(key)) for key in ships), 0),
    )
    if not mover.moves or not ships:
        return parts
    reached = dict.fromkeys(sorted(port for ship in ships.values() for port in ports_from(mover, ship.area)))
    return (
        *parts,
        ListPart(TO, "Sail to", tuple(names(reached)), 0, note="Nothing: it stays where it is."),
        TextPart(COUNT, "How many tokens aboard", "nothing: none"),
    )


def _ship_line(ship: str, target: str, count: str) -> str:
    """A ship's order as it would be written."""
    kind, _, area = ship.partition(":")
    if not area:
        return ""
    if not target:
        return f"build {area}" if kind == "new" else f"keep {area}"
    aboard = f" with {count}" if count and count != "0" else ""
    return f"{'new ship' if kind == 'new' else 'ship'} {area} > {target}{aboard}"
