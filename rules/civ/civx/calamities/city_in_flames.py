"""City in Flames: a city eliminated, or bought off with treasury."""

from rules.civ.calamity.case import Case
from rules.civ.calamity.ransom import city_or_price, lose_city_or_pay
from rules.civ.policies.calamities import Minor


def city_in_flames(case: Case, answer: str | None) -> None:
    """CivX 29.41: a city of the victim's choice, or ten treasury."""
    lose_city_or_pay(case, answer)


EFFECT = Minor(city_in_flames, city_or_price)
