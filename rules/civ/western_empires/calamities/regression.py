"""Regression: steps back on the succession table."""

from rules.civ.calamity.case import Case
from rules.civ.calamity.cities import coastal_cities, destroy_cities, pick_cities
from rules.civ.events_calamity import SteppedBack
from rules.civ.policies.calamities import Major
from rules.table import Number, Script, ask


def regression(case: Case) -> Script[None]:
    """WE ch.8 Regression: steps back, not before the start; each may be prevented by destroying cities."""
    g = case.g
    case.strike()
    steps = _steps(case)
    if steps:
        steps -= yield from _prevented(case, steps)
    g.nation(case.victim).step -= steps
    if steps:
        g.tell(SteppedBack(case.victim, case.name, steps))
    else:
        case.pass_by("the marker stays")


def _steps(case: Case) -> int:
    return min(case.figure("steps"), case.g.nation(case.victim).step)


def _prevented(case: Case, steps: int) -> Script[int]:
    """WE ch.8: how many steps the victim prevents, inland cities going first."""
    g, price = case.g, case.figure("cities")
    if not price:
        return 0
    count = yield from ask(_how_many(case, steps, price))
    coastal = coastal_cities(g, case.victim)
    inland = [area for area in g.cities_of(case.victim) if area not in coastal]
    forced = inland if len(inland) < count * price else []
    left = pick_cities(
        case,
        case.victim,
        coastal if forced or not inland else inland,
        count * price - len(forced),
        "cities",
        "lose",
    )
    destroy_cities(g, case.victim, case.name, [*forced, *(yield from ask(left))])
    return count


def _how_many(case: Case, steps: int, price: int) -> Number:
    return Number(
        seat=case.victim,
        key=case.key("prevent"),
        prompt=f"{case.name}: how many steps back do you prevent by destroying {price} cities each?",
        section=case.section,
        public=f"may give cities against {case.name}",
        topic="regression",
        low=0,
        high=min(steps, case.g.city_count(case.victim) // price),
        fallback=0,
    )


def foresee(case: Case) -> list[Number]:
    """How many steps the victim would prevent."""
    steps, price = _steps(case), case.figure("cities")
    return [_how_many(case, steps, price)] if steps and price else []


EFFECT = Major(regression, foresee)
