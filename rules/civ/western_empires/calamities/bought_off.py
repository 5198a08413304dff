"""City in Flames and Banditry: the minor calamities that treasury can buy off."""

from rules.civ.calamity.case import Case
from rules.civ.calamity.cities import by_worth, city_choices, destroy_cities
from rules.civ.calamity.purse import card_choices, commodity_cards, lose_cards, pay_treasury
from rules.table import Choice, Choose, Pick

PAY = "pay"


def ask_city_in_flames(case: Case) -> Choose | None:
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


def ask_banditry(case: Case) -> Pick:
    """WE ch.8 Banditry: which cards are discarded; each that is not costs its price."""
    g, price = case.g, case.figure("price")
    cards = commodity_cards(g, case.victim)
    due = min(case.figure("cards"), len(cards))
    least = max(0, due - g.nation(case.victim).treasury // price)
    return Pick(
        seat=case.victim,
        key=case.key("cards"),
        prompt=f"{case.name}: discard {due} commodity cards; you pay {price} treasury for each card fewer.",
        section=case.section,
        public=f"deals with {case.name}",
        topic="banditry",
        options=card_choices(g, cards),
        least=least,
        most=due,
        fallback=tuple(cards)[:due],
    )


def banditry(case: Case, keys: tuple[str, ...]) -> None:
    """WE ch.8 Banditry: cards discarded, and the rest bought off."""
    g = case.g
    cards = commodity_cards(g, case.victim)
    spared = min(case.figure("cards"), len(cards)) - len(keys)
    lose_cards(g, case.victim, case.name, [cards[key] for key in keys])
    if spared:
        pay_treasury(g, case.victim, case.name, spared * case.figure("price"))
