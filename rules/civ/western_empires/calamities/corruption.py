"""Corruption: commodity cards discarded."""

from rules.civ.calamity.case import Case
from rules.civ.calamity.commodities import card_choices, cheapest_cards, commodity_cards, lose_cards
from rules.civ.policies.calamities import Major
from rules.table import Pick, Script, ask


def corruption(case: Case) -> Script[None]:
    """WE ch.8 Corruption: commodity cards of so much face value are discarded, or all there are."""
    case.strike()
    cards = _worth_something(case)
    if not cards or not case.figure("value"):
        case.pass_by("no cards have to be discarded")
        return
    keys = yield from ask(_question(case))
    lose_cards(case.g, case.victim, case.name, [cards[key] for key in keys])


def _worth_something(case: Case) -> dict[str, str]:
    g = case.g
    return {k: name for k, name in commodity_cards(g, case.victim).items() if g.rules.face_value(name)}


def _question(case: Case) -> Pick:
    """WE ch.8 Corruption: which cards go; none of them idle."""
    cards, value = _worth_something(case), case.figure("value")
    worth = {key: case.g.rules.face_value(name) for key, name in cards.items()}
    return Pick(
        seat=case.victim,
        key=case.key("cards"),
        prompt=f"{case.name}: discard commodity cards with a face value of {value} or more, none idle.",
        section=case.section,
        public=f"discards cards for {case.name}",
        topic="corruption",
        options=card_choices(case.g, cards),
        most=len(cards),
        weights=worth,
        total=value,
        fallback=cheapest_cards(worth, value),
    )


def foresee(case: Case) -> list[Pick]:
    """Which cards the victim would discard."""
    return [_question(case)]


EFFECT = Major(corruption, foresee)
