"""Corruption: commodity cards discarded."""

from rules.civ.calamity.case import Case
from rules.civ.calamity.commodities import cards_worth, commodity_cards, lose_cards
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
    value = case.figure("value")
    prompt = (
        f"discard commodity cards with a face value of {value} or more, and no card more than that takes."
    )
    return cards_worth(
        case, _worth_something(case), value, prompt=prompt, public="discards cards", topic="corruption"
    )


def foresee(case: Case) -> list[Pick]:
    """Which cards the victim would discard."""
    return [_question(case)]


EFFECT = Major(corruption, foresee)
