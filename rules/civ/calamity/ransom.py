"""Cities and ships that treasury may save."""

from collections.abc import Sequence

from rules.civ.calamity.case import Case, Role
from rules.civ.calamity.cities import by_worth, city_choices, destroy_cities
from rules.civ.calamity.ships import numbered, sink
from rules.civ.calamity.treasury import pay_treasury
from rules.civ.state import Ship
from rules.table import Choice, Choose, Pick, Seat

PAY = "pay"
RANSOM = "ransom"
"""The number that says what saves a ship; 0 where nothing does."""


def city_or_price(case: Case) -> Choose | None:
    """Which city of the victim is destroyed, unless exactly the price is paid; None without cities."""
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


def lose_city_or_pay(case: Case, answer: str | None) -> None:
    """The price is paid, or the city lost."""
    if answer is None:
        case.pass_by("no city")
    elif answer == PAY:
        pay_treasury(case.g, case.victim, case.name, case.figure("price"))
    else:
        destroy_cities(case.g, case.victim, case.name, (answer,))


def ships_to_save(case: Case, seat: Seat, ships: Sequence[Ship], role: Role = Role.PRIMARY) -> Pick | None:
    """Which of these ships a seat pays for; None where it cannot save any."""
    price = case.figure(RANSOM, seat, role)
    most = min(len(ships), case.g.nation(seat).treasury // price) if price else 0
    if not most:
        return None
    keys = tuple(numbered(ships))
    return Pick(
        seat=seat,
        key=case.key("ships"),
        prompt=f"{case.name}: which ships do you save, for {price} treasury each? The others are lost.",
        section=case.section,
        public=f"may save ships from {case.name}",
        topic="ransom",
        options=tuple(Choice(key, f"Ship at {key}") for key in keys),
        least=0,
        most=most,
        fallback=keys[:most],
    )


def lose_ships(
    case: Case, seat: Seat, ships: Sequence[Ship], saved: Sequence[str], role: Role = Role.PRIMARY
) -> None:
    """Those that are saved are paid for, the other ships go back to stock."""
    if saved:
        pay_treasury(case.g, seat, case.name, len(saved) * case.figure(RANSOM, seat, role))
    sink(case, seat, ships, saved)
