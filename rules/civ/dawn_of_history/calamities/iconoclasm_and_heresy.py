"""Iconoclasm and Heresy: cities reduced here and elsewhere, but for those that cards save."""

from collections.abc import Mapping
from typing import Any

from rules.civ.calamity.assigned_cities import assign_cities, city_assignment
from rules.civ.calamity.case import Case, Role
from rules.civ.calamity.cities import reduce_some
from rules.civ.calamity.commodities import card_choices, commodity_cards, lose_cards
from rules.civ.calamity.division import shares_of
from rules.civ.policies.calamities import Major
from rules.table import Pick, Question, Script, Seat, at_once


def iconoclasm_and_heresy(case: Case) -> Script[None]:
    """Dawn 29.8.2: four cities of the victim, and two of others: both of one, or one of each of two."""
    g = case.g
    case.strike()
    others = yield from assign_cities(case, _shares(case), case.figure("share"))
    counts = {case.victim: case.figure("cities")}
    counts |= {seat: case.figure("cities", seat, Role.SECONDARY, base=n) for seat, n in others.items()}
    counts = {seat: min(count, g.city_count(seat)) for seat, count in counts.items()}
    if not counts[case.victim]:
        case.pass_by("no city has to be reduced")
    spared = yield from _ransom(case, counts)
    left = {seat: count - spared.get(seat, 0) for seat, count in counts.items()}
    yield from reduce_some(case, {seat: count for seat, count in left.items() if count})


def _shares(case: Case) -> dict[Seat, int]:
    return shares_of(case, case.g.city_count)


def _ransom(case: Case, counts: Mapping[Seat, int]) -> Script[dict[Seat, int]]:
    """Dawn 29.8.2.4: how many cities cards save for those with Theocracy."""
    g = case.g
    spared: dict[Seat, int] = {}

    def give(seat: Seat, keys: tuple[str, ...]) -> None:
        cards = commodity_cards(g, seat)
        lose_cards(g, seat, case.name, [cards[key] for key in keys])
        spared[seat] = len(keys)

    yield from at_once(g.ranked(counts), lambda seat: _ransom_question(case, seat, counts[seat]), give)
    return spared


def _ransom_question(case: Case, seat: Seat, due: int) -> Pick | None:
    """Which cards, one for each city; as many as can help, the cheapest, if nothing is said."""
    cards = commodity_cards(case.g, seat)
    most = min(due, len(cards))
    if not most or not case.figure("ransom", seat, case.role_of(seat)):
        return None
    return Pick(
        seat=seat,
        key=case.key("ransom"),
        prompt=f"{case.name}: {due} of your cities {'is' if due == 1 else 'are'} to be reduced. Which "
        "commodity cards do you return, each for a city that stays?",
        section=case.section,
        public=f"may return cards against {case.name}",
        topic="ransom",
        options=card_choices(case.g, cards),
        least=0,
        most=most,
        fallback=tuple(cards)[:most],
    )


def foresee(case: Case) -> list[Question[Any]]:
    """To whom the victim would assign cities."""
    return [city_assignment(case, _shares(case), case.figure("share"))]


EFFECT = Major(iconoclasm_and_heresy, foresee)
