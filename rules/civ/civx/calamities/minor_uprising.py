"""Minor Uprising: damage for each city, as far as it is not bought off."""

from typing import Any

from rules.civ.calamity.case import Case
from rules.civ.calamity.damage import damage_question, take_damage
from rules.civ.calamity.treasury import pay_treasury
from rules.civ.phases.support import support_rate
from rules.civ.policies.calamities import Major
from rules.table import Number, Question, Script, ask


def minor_uprising(case: Case) -> Script[None]:
    """CivX 29.81: a unit point for each city; 29.812: two treasury pay for a point."""
    case.strike()
    due = _due(case)
    if not due:
        case.pass_by("no city")
        return
    paid = yield from ask(_payment(case))
    if paid:
        pay_treasury(case.g, case.victim, case.name, paid * case.figure("price"))
    yield from take_damage(case, {case.victim: due - paid})


def _due(case: Case) -> int:
    return case.figure("damage") * case.g.city_count(case.victim)


def _payment(case: Case) -> Number:
    """How many points are paid for; those that would cost city support, unless the victim says otherwise."""
    g, seat, price, due = case.g, case.victim, case.figure("price"), _due(case)
    most = min(due, g.nation(seat).treasury // price)
    spare = max(0, g.census_of(seat) - support_rate(g, seat) * g.city_count(seat))
    return Number(
        seat=seat,
        key=case.key("pay"),
        prompt=f"{case.name}: of {due} unit points, how many do you pay for, with {price} treasury each?",
        section=case.section,
        public=f"deals with {case.name}",
        topic="ransom",
        low=0,
        high=most,
        fallback=min(most, max(0, due - spare)),
    )


def foresee(case: Case) -> list[Question[Any]]:
    """How much the victim pays for; where it cannot, from where it takes the damage."""
    if not _due(case):
        return []
    payment = _payment(case)
    return [payment if payment.high else damage_question(case, case.victim, _due(case))]


EFFECT = Major(minor_uprising, foresee)
