"""Flood: the victim and others on one flood plain suffer; or a city at the coast."""

from collections.abc import Sequence
from typing import Any

from rules.civ.calamity.case import Case, Role
from rules.civ.calamity.division import divide
from rules.civ.calamity.struck_cities import foresee_at_the_coast, lose_at_the_coast
from rules.civ.calamity.struck_place import choose_place, mildest_place, points_in_flood
from rules.civ.dawn_of_history.unit_points import lose_points
from rules.civ.policies.calamities import Major
from rules.table import Question, Script, Seat

PLAIN = "flood plain"


def flood(case: Case) -> Script[None]:
    """Dawn 29.5.1: on a flood plain of the victim's choice where it has units that are not safe."""
    g = case.g
    case.strike()
    met = _met(case)
    if not met:
        yield from lose_at_the_coast(case)
        return
    plain = yield from choose_place(case, met, PLAIN)
    areas = g.board.flood_plains[plain]
    there = {seat: points_in_flood(g, seat, areas) for seat in g.rivals(case.victim)}
    shares = {seat: _dammed(case, seat, points, Role.SECONDARY) for seat, points in there.items() if points}
    amounts = yield from divide(case, shares)
    amounts[case.victim] = _dammed(case, case.victim, case.figure("damage"), Role.PRIMARY)
    yield from lose_points(case, amounts, areas.__contains__, lambda area: g.area(area).city_on_flood_plain)


def _met(case: Case) -> dict[str, int]:
    """The unit points of the victim that are not safe, by flood plain."""
    plains = case.g.board.flood_plains.items()
    met = {name: points_in_flood(case.g, case.victim, areas) for name, areas in plains}
    return {plain: points for plain, points in met.items() if points}


def _dammed(case: Case, seat: Seat, points: int, role: Role) -> int:
    """Dawn 29.5.1.4: seven unit points at most with Engineering."""
    dams = case.figure("dams", seat, role)
    return min(points, dams) if dams else points


def foresee(case: Case) -> Sequence[Question[Any]]:
    """Which flood plain the victim would choose, or which city at the coast."""
    met = _met(case)
    return [mildest_place(case, met, PLAIN)] if met else foresee_at_the_coast(case)


EFFECT = Major(flood, foresee)
