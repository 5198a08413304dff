"""Banditry: commodity cards discarded, or bought off with treasury."""

from rules.civ.calamity.case import Case
from rules.civ.calamity.commodities import card_choices, commodity_cards, lose_cards
from rules.civ.calamity.treasury import pay_treasury
from rules.civ.policies.calamities import Minor
from rules.table import Pick


def ask(case: Case) -> Pick:
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


EFFECT = Minor(banditry, ask)
