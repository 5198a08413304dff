"""A disease: damage for the victim and for others as it divides it; somebody survives everywhere."""

from typing import Any

from rules.civ.calamity.case import Case
from rules.civ.calamity.damage import anywhere, damage_question, take_damage, units_of
from rules.civ.calamity.damage_due import damage_due
from rules.civ.calamity.division import divide, division, shares_of
from rules.table import Question, Script, Seat


def break_out(case: Case) -> Script[None]:
    """The victim's own losses and those it assigns; some tokens stay in each area."""
    case.strike()
    if not _can_lose(case, case.victim):
        case.pass_by("nothing that could be lost")
    others = yield from divide(case, _shares(case))
    amounts = {case.victim: _own(case), **others}
    yield from take_damage(case, amounts, kept=case.figure("survivors"))


def _own(case: Case) -> int:
    return case.halved(case.figure("damage"))


def _shares(case: Case) -> dict[Seat, int]:
    """At most so much for each, and no more than each can lose."""
    return shares_of(case, lambda seat: _can_lose(case, seat))


def _can_lose(case: Case, seat: Seat) -> int:
    """All but the survivors in each area, and but for cities that none is left to replace."""
    units = units_of(case.g, seat, anywhere, anywhere, case.figure("survivors"))
    everything = sum(here.points for here in units)
    return damage_due(units, everything, case.g.nation(seat).stock, crowding=0).amount


def foresee_outbreak(case: Case) -> list[Question[Any]]:
    """How the victim divides the losses of others, and where it takes its own."""
    own = damage_question(case, case.victim, _own(case), kept=case.figure("survivors"))
    return [division(case, _shares(case)), own]
