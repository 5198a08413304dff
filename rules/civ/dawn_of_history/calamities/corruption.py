"""Corruption: commodity cards discarded."""

from rules.civ.calamity.case import WARDED_OFF, Case
from rules.civ.calamity.commodities import commodity_cards, lose_cards
from rules.civ.calamity.exact_cards import ExactCards, exact_cards
from rules.civ.policies.calamities import Major
from rules.table import Script, ask


def corruption(case: Case) -> Script[None]:
    """Dawn 29.7.1: commodity cards of the victim's choice with a face value of ten, or all there are."""
    case.strike()
    cards = commodity_cards(case.g, case.victim)
    if not cards or not case.figure("value"):
        case.pass_by(WARDED_OFF if cards else "no commodity cards")
        return
    keys = yield from ask(_question(case))
    lose_cards(case.g, case.victim, case.name, [cards[key] for key in keys])


def _question(case: Case) -> ExactCards:
    return exact_cards(case, case.figure("value"), "return", "corruption")


def foresee(case: Case) -> list[ExactCards]:
    """Which cards the victim would return."""
    return [_question(case)] if case.figure("value") else []


EFFECT = Major(corruption, foresee, by_hand=True)
