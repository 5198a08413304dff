"""Banditry: commodity cards go to whoever drew the card."""

from rules.civ.calamity.case import WARDED_OFF, Case
from rules.civ.calamity.commodities import commodity_cards, give_cards, lose_cards
from rules.civ.calamity.exact_cards import ExactCards, exact_cards
from rules.civ.policies.calamities import Minor
from rules.table import Seat


def ask(case: Case) -> ExactCards | None:
    """Dawn 29.9.3.1: which cards."""
    due, taker = _due(case), _taker(case)
    act = "return" if taker is None else f"give {case.g.name(taker)}"
    return exact_cards(case, due, act, "banditry") if due else None


def _due(case: Case) -> int:
    """Dawn 29.9.3.1, 29.9.3.3: a face value of one for each city, less by what is held."""
    return case.figure("value", base=case.g.city_count(case.victim))


def _taker(case: Case) -> Seat | None:
    """Dawn 29.9.3.1, 29.9.3.2: who drew the card; nobody, if that is the victim or has left."""
    drawer = case.drawer()
    return None if drawer == case.victim else drawer


def banditry(case: Case, keys: tuple[str, ...] | None) -> None:
    """Dawn 29.9.3: the cards go to the drawer, or back under their stacks."""
    if not keys:
        case.pass_by(_why_not(case))
        return
    cards, taker = commodity_cards(case.g, case.victim), _taker(case)
    names = [cards[key] for key in keys]
    if taker is None:
        lose_cards(case.g, case.victim, case.name, names)
    else:
        give_cards(case.g, case.victim, taker, case.name, names)


def _why_not(case: Case) -> str:
    if not case.g.city_count(case.victim):
        return "no city"
    return "no commodity cards" if _due(case) else WARDED_OFF


EFFECT = Minor(banditry, ask)
