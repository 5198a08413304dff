"""Regression: a step back on the succession table."""

from rules.civ.calamity.case import Case
from rules.civ.events_calamity import SteppedBack
from rules.civ.policies.calamities import Minor


def regression(case: Case, answer: None) -> None:
    """CivX 29.92: one step back, not before the start; none without a city, or with a library."""
    nation = case.g.nation(case.victim)
    steps = min(case.figure("steps"), nation.step) if case.g.city_count(case.victim) else 0
    nation.step -= steps
    if steps:
        case.g.tell(SteppedBack(case.victim, case.name, steps))
    else:
        case.pass_by(_why_not(case))


def _why_not(case: Case) -> str:
    if not case.g.city_count(case.victim):
        return "no city"
    return "advances ward it off" if case.g.nation(case.victim).step else "the marker is at the start"


EFFECT = Minor(regression)
