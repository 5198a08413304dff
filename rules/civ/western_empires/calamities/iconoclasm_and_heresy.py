"""Iconoclasm and Heresy: cities are reduced here and elsewhere, unless cards are given for them."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rules.civ.calamity.case import Case, Role
from rules.civ.calamity.cities import foresee_reducing, reduce_some
from rules.civ.calamity.commodities import card_choices, commodity_cards, lose_cards
from rules.civ.calamity.secondary_victims import name_victims, victims_question
from rules.civ.events_calamity import Part
from rules.civ.faults_calamity import all_or_nothing
from rules.civ.policies.calamities import Major
from rules.table import Chance, Data, Pick, Question, Refusal, Script, Seat, at_once


@dataclass(frozen=True, slots=True, kw_only=True)
class Ransom(Pick):
    """WE ch.8: so many cards, or none at all."""

    def judge(self, answer: tuple[str, ...]) -> tuple[str, ...] | Refusal:
        """All or nothing."""
        picked = Pick.judge(self, answer)
        if not isinstance(picked, Refusal) and len(picked) not in (0, self.most):
            return Refusal((all_or_nothing(self.section, len(picked), self.most),))
        return picked

    def sample(self, chance: Chance) -> Data:
        """None, or any of the right number."""
        keys = [option.key for option in self.options]
        chance.shuffle("sample", keys)
        return keys[: self.most] if chance.below("sample", 2) else []


def iconoclasm_and_heresy(case: Case) -> Script[None]:
    """WE ch.8 Iconoclasm and Heresy: none without a city; what the victim prevents, others still suffer."""
    g = case.g
    case.strike(case.beneficiary(), Part.SPARED)
    if not g.city_count(case.victim):
        case.pass_by("no city")
        return
    others = yield from name_victims(case, case.nameable(g.city_count), _effect(case))
    counts = {case.victim: case.figure("cities")}
    counts |= {seat: case.figure("cities", seat, Role.SECONDARY) for seat in others}
    freed = yield from _ransom(case, counts)
    yield from reduce_some(case, {seat: n for seat, n in counts.items() if n and seat not in freed})


def _effect(case: Case) -> str:
    return f"reduce {case.calamity.effect[Role.SECONDARY]['cities']} city"


def _ransom(case: Case, counts: Mapping[Seat, int]) -> Script[Sequence[Seat]]:
    """WE ch.8: those who may discard cards instead do so, at once or in ranking order."""
    g = case.g
    freed: list[Seat] = []

    def discard(seat: Seat, keys: tuple[str, ...]) -> None:
        if keys:
            cards = commodity_cards(g, seat)
            lose_cards(g, seat, case.name, [cards[key] for key in keys])
            freed.append(seat)

    able = [seat for seat in g.ranked(counts) if counts[seat]]
    yield from at_once(able, lambda seat: _ransom_question(case, seat), discard)
    return freed


def _ransom_question(case: Case, seat: Seat) -> Ransom | None:
    g = case.g
    due, cards = case.figure("cards", seat, case.role_of(seat)), commodity_cards(g, seat)
    if not due or len(cards) < due:
        return None
    return Ransom(
        seat=seat,
        key=case.key("ransom"),
        prompt=f"{case.name}: discard {due} commodity cards to keep your cities, or none.",
        section=case.section,
        public=f"may discard cards against {case.name}",
        topic="ransom",
        options=card_choices(g, cards),
        least=0,
        most=due,
        fallback=tuple(cards)[:due],
    )


def foresee(case: Case) -> list[Question[Any]]:
    """Whom the victim names, and its cards; which cities it reduces, where no cards can save them."""
    g, cities = case.g, case.figure("cities")
    if not g.city_count(case.victim):
        return []
    named = victims_question(case, case.nameable(g.city_count), _effect(case))
    if not cities:
        return [named]
    if not case.figure("cards"):
        return [named, *foresee_reducing(case, cities)]
    ransom = _ransom_question(case, case.victim)
    return [named, *([ransom] if ransom is not None else [])]


EFFECT = Major(iconoclasm_and_heresy, foresee)
