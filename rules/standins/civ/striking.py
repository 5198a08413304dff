"""Calamities that a seat may direct at others: whom they draw in, and what of theirs is lost."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from rules.civ.calamity.units import ChooseUnits, Units, as_answer, city_counts
from rules.standins.civ.land import Land
from rules.standins.civ.rivals import Rivals, called, suffers
from rules.table import Allocate, Choose, Data, Pick, Question

WHOLE = 8  # tokens that a city is worth to whoever keeps it
NEXT_DOOR = 4  # ... that it costs to have pirates or a horde next to one's own land
OWN = frozenset(("annex", "keep", "revolt", "annex-cities"))
"""The steps in which cities come to whoever chooses them."""


def victims(question: Question[Any], land: Land) -> Iterator[Data]:
    """Whoever leads first, of those who would lose something."""
    rivals = Rivals(land)
    match question:
        case Pick():
            ranked = _hardest(question, rivals, {option.key: question.most for option in question.options})
            yield ranked[: question.most]
        case Choose():
            yield _hardest(question, rivals, {option.key: 1 for option in question.options})[0]
        case Allocate():
            yield _divided(_hardest(question, rivals, question.limits), question.limits, question.total)


def _hardest(question: Question[Any], rivals: Rivals, shares: Mapping[str, int]) -> list[str]:
    """Seats by how dangerous they are; last of all those who are protected from it."""
    rules, calamity = rivals.land.rules, called(rivals.land.rules, question.key)

    def order(key: str) -> tuple[bool, int, int]:
        nation = rivals.view.nations[int(key)]
        lost = suffers(rules, calamity, nation.advances, _amount(rivals, calamity, shares[key]))
        return not lost, -rivals.threat(nation.seat), nation.seat

    return sorted(shares, key=order)


def _amount(rivals: Rivals, calamity: str, share: int) -> int:
    """What a secondary victim would lose without advances: what is printed, or what may be assigned."""
    printed = rivals.land.rules.calamities[calamity].effect.get("secondary", {})
    return printed.get("damage", 0) or printed.get("cities", 0) or share


def _divided(ranked: Iterable[str], limits: Mapping[str, int], total: int) -> dict[str, int]:
    shares: dict[str, int] = {}
    for key in ranked:
        if points := min(limits[key], total - sum(shares.values())):
            shares[key] = points
    return shares


def gainers(question: Question[Any], land: Land) -> Iterator[Data]:
    """Who gains from one's own loss: whoever is farthest behind."""
    if isinstance(question, Choose):
        seats = [int(option.key) for option in question.options]
        others = [seat for seat in seats if seat != land.seat]
        yield str(land.seat if land.seat in seats else Rivals(land).leading(others)[-1])


def cities(question: Pick, land: Land) -> Iterator[Data]:
    """Cities of others: for oneself those next door, for pirates those farthest, of whoever leads."""
    rivals, step = Rivals(land), question.key.split(":")[-1]
    is_own = question.key.startswith("revolt:") or step in OWN
    areas = [option.key for option in question.options]

    def order(area: str) -> tuple[int, str]:
        near = rivals.is_next_to(area, land.seat)
        merit = rivals.city(area) + (NEXT_DOOR if is_own else -NEXT_DOOR) * near
        return -merit, area

    by_owner: dict[int, list[str]] = {}
    for area in sorted(areas, key=order):
        by_owner.setdefault(land.view.cities[area], []).append(area)
    quotas: Mapping[int, int] = getattr(question, "quotas", dict.fromkeys(by_owner, 1))
    ranked = rivals.leading(list(by_owner))
    if len(by_owner) == 1:
        yield by_owner[ranked[0]][: question.most]
    for owners in range(len(ranked), 0, -1):
        picked = [area for seat in ranked[:owners] for area in by_owner[seat][: quotas[seat]]]
        yield picked[: question.most]


def hordes(question: Question[Any], land: Land) -> Iterator[Data]:
    """Where barbarians meet most of their victim's, and have most of his cities next to them."""
    if isinstance(question, Choose):
        rivals, victim = Rivals(land), _victim(question)
        city = land.rules.numbers.city_points

        def merit(area: str) -> tuple[int, str]:
            near = [area, *land.neighbours(area)]
            towns = sum(land.view.cities.get(place) == victim for place in near)
            guards = rivals.units(area, victim) * (1 if area not in land.view.cities else -1)
            return city * towns + guards - NEXT_DOOR * rivals.is_next_to(area, land.seat), area

        yield max((option.key for option in question.options), key=merit)


def _victim(question: Question[Any]) -> int:
    """Whose calamity a question is about."""
    return int(question.key.split(":")[1].split(".")[0])


def places(question: Question[Any], land: Land) -> Iterator[Data]:
    """Where least is met of one's own, and then most of whoever leads."""
    if isinstance(question, Choose):
        rivals, board = Rivals(land), land.rules.board
        rest = [nation.seat for nation in land.view.nations if nation.seat != land.seat]

        def order(place: str) -> tuple[int, int, str]:
            seas = (
                tuple(sorted({water.area for water in board.seas[place].water}))
                if place in board.seas
                else ()
            )
            areas = seas or board.flood_plains.get(place) or board.volcanoes.get(place) or (place,)
            harm = sum(rivals.threat(seat) * rivals.met(areas, seat) for seat in rest)
            return rivals.met(areas, land.seat), -harm, place

        yield min((option.key for option in question.options), key=order)


def factions(question: Question[Any], land: Land) -> Iterator[Data]:
    """Units that make the better part of another's nation as small as can be: that is the part he keeps."""
    if not isinstance(question, ChooseUnits) or _victim(question) == land.seat:
        return
    victim, units, view = _victim(question), question.units, land.view
    tokens = sum(here.get(victim, 0) for here in view.tokens.values())
    towns = sum(owner == victim for owner in view.cities.values())
    first_tokens = tokens - sum(units.tokens.values())
    first_towns = towns - len(units.cities)

    def kept(count: int) -> int:
        added = question.total - count * question.city
        first = WHOLE * (first_towns + count) + first_tokens + added
        return max(first, WHOLE * towns + tokens - first)

    for count in sorted(city_counts(units, question.total, question.city), key=lambda n: (kept(n), n)):
        left, chosen = question.total - count * question.city, dict[str, int]()
        for area in sorted(units.tokens, key=lambda area: (-units.tokens[area], area)):
            if taken := min(left, units.tokens[area]):
                chosen[area], left = taken, left - taken
        yield as_answer(Units(chosen, units.cities[:count]), question.city)


STRIKING: Mapping[str, Callable[[Any, Land], Iterator[Data]]] = {
    "barbarians-act": gainers,
    "beneficiary": gainers,
    "horde": hordes,
    "place": places,
    "units": factions,
    "victims": victims,
}
"""What is thought of, by topic."""
