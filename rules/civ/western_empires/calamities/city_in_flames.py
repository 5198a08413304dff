"""City in Flames: a city destroyed, or bought off with treasury."""

from rules.civ.calamity.case import Case
from rules.civ.calamity.cities import by_worth, city_choices, destroy_cities
from rules.civ.calamity.treasury import pay_treasury
from rules.civ.policies.calamities import Minor
from rules.table import Choice, Choose

PAY = "pay"


def ask(case: Case) -> Choose | None:
    """WE ch.8 City in Flames: which city burns, or pay exactly the price."""
    g, price = case.g, case.figure("price")
    cities = g.cities_of(case.victim)
    if not cities:
        return None
    can_pay = g.nation(case.victim).treasury >= price
    pay = (Choice(PAY, f"Pay {price} treasury", "no city burns"),) if can_pay else ()
    return Choose(
        seat=case.victim,
        key=case.key("city"),
        prompt=f"{case.name}: which city is destroyed?",
        section=case.section,
        public=f"fights the fire of {case.name}",
        topic="city-in-flames",
        options=(*pay, *city_choices(g, cities)),
        fallback=PAY if can_pay else by_worth(g, cities)[0],
    )


def city_in_flames(case: Case, answer: str | None) -> None:
    """WE ch.8 City in Flames: the price, or the city."""
    if answer == PAY:
        pay_treasury(case.g, case.victim, case.name, case.figure("price"))
    elif answer is not None:
        destroy_cities(case.g, case.victim, case.name, (answer,))


EFFECT = Minor(city_in_flames, ask)
