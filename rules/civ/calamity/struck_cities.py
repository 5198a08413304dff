"""Cities that a calamity strikes: destroyed or, where advances help, reduced."""

from collections.abc import Callable, Mapping, Sequence

from rules.civ.calamity.case import Case, Role
from rules.civ.calamity.cities import coastal_cities, destroy_cities, pick_cities, reduce_cities
from rules.civ.civ import Civ
from rules.table import Pick, Script, Seat, at_once


def cities_at(g: Civ, sea: str) -> Mapping[Seat, Sequence[str]]:
    """The cities next to an open sea, by owner."""
    found: dict[Seat, list[str]] = {}
    for area in sorted({water.area for water in g.board.seas[sea].water}):
        if area in g.state.cities:
            found.setdefault(g.state.cities[area], []).append(area)
    return found


def fall(case: Case, seat: Seat, areas: Sequence[str], role: Role) -> None:
    """Cities of a seat are destroyed, or reduced where its advances save them from that."""
    is_saved = case.figure("saved", seat, role) > 0
    (reduce_cities if is_saved else destroy_cities)(case.g, seat, case.name, areas)


def lose_cities(
    case: Case,
    counts: Mapping[Seat, int],
    among: Mapping[Seat, Sequence[str]],
    role_of: Callable[[Seat], Role],
) -> Script[None]:
    """Each of these seats loses so many of these cities; all choose at once, or in ranking order."""
    yield from at_once(
        case.g.ranked(counts),
        lambda seat: _which(case, seat, among[seat], counts[seat], role_of(seat)),
        lambda seat, areas: fall(case, seat, areas, role_of(seat)),
    )


def _which(case: Case, seat: Seat, cities: Sequence[str], count: int, role: Role) -> Pick:
    act = "reduce" if case.figure("saved", seat, role) else "lose"
    return pick_cities(case, seat, cities, count, "cities", act)


def lose_at_the_coast(case: Case) -> Script[None]:
    """The victim, who has nothing where the calamity strikes, loses cities at the coast, if it has any."""
    coastal = coastal_cities(case.g, case.victim)
    if not coastal:
        case.pass_by("no coastal city")
        return
    count = case.figure("cities", role=Role.ELSEWHERE)
    yield from lose_cities(case, {case.victim: count}, {case.victim: coastal}, lambda seat: Role.ELSEWHERE)


def foresee_at_the_coast(case: Case) -> list[Pick]:
    """Which cities at the coast the victim would lose."""
    coastal, count = coastal_cities(case.g, case.victim), case.figure("cities", role=Role.ELSEWHERE)
    return [_which(case, case.victim, coastal, count, Role.ELSEWHERE)] if coastal else []
