"""Ships lost, but for those that are saved."""

from collections.abc import Sequence

from rules.civ.calamity.case import Case
from rules.civ.events_calamity import ShipsLost
from rules.civ.pieces import remove_ship
from rules.civ.state import Ship
from rules.table import Choice, Pick, Seat


def numbered(ships: Sequence[Ship]) -> dict[str, Ship]:
    """Ships by keys of their own: the area, and a number from the second ship there on."""
    found: dict[str, Ship] = {}
    for ship in ships:
        here = sum(other.area == ship.area for other in found.values())
        found[f"{ship.area} {here + 1}" if here else ship.area] = ship
    return found


def ships_to_keep(case: Case, seat: Seat, ships: Sequence[Ship], count: int) -> Pick:
    """Which of these ships a seat keeps that may keep so many; all of them, where there are not more."""
    keys, kept = tuple(numbered(ships)), min(count, len(ships))
    return Pick(
        seat=seat,
        key=case.key("ships"),
        prompt=f"{case.name}: which {kept} of your ships do you keep? The others are lost.",
        section=case.section,
        public=f"may keep ships in {case.name}",
        topic="ships",
        options=tuple(Choice(key, f"Ship at {key}") for key in keys),
        least=kept,
        most=kept,
        fallback=keys[:kept],
    )


def sink(case: Case, seat: Seat, ships: Sequence[Ship], saved: Sequence[str] = ()) -> None:
    """The ships that are not saved go back to stock."""
    lost = {key: ship for key, ship in numbered(ships).items() if key not in saved}
    for ship in lost.values():
        remove_ship(case.g, ship)
    if lost:
        case.g.tell(ShipsLost(seat, case.name, tuple(ship.area for ship in lost.values())))
