"""Calamities that strike a seat itself: what it gives up first, and what it pays to keep the rest."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from rules.standins.civ import striking
from rules.standins.civ.cards import change, commodities
from rules.standins.civ.goals import cities_asked
from rules.standins.civ.harms import CITY, figures
from rules.standins.civ.land import Land
from rules.standins.civ.raiding import around
from rules.standins.civ.rivals import Rivals, called
from rules.standins.civ.striking import STRIKING
from rules.table import Choose, Data, Number, Pick, Question, Refusal

EXPOSED = 2  # tokens that a city is worth less which a rival could storm


def answer(question: Question[Any], land: Land) -> Data:
    """The first answer thought of that is legal, or the question's own default."""
    thought_of = {**STRIKING, **SPARING}.get(question.topic)
    for data in thought_of(question, land) if thought_of else ():
        if not isinstance(question.check(data), Refusal):
            return data
    return question.default()


def cities(question: Question[Any], land: Land) -> Iterator[Data]:
    """One's own that are least worth; of those of others, what hurts most."""
    if not isinstance(question, Pick):
        return
    areas = [option.key for option in question.options]
    if not all(area in land.view.cities for area in areas):
        return
    if any(land.view.cities[area] != land.seat for area in areas):
        yield from striking.cities(question, land)
    else:
        yield sorted(areas, key=lambda area: worth(land, area))[: question.least]


def worth(land: Land, area: str) -> tuple[bool, int, int, str]:
    """What a city of one's own is worth: dear to build, on land for few, far from tokens to found it anew.

    One that a rival could storm is worth less than another like it.
    """
    rivals = [nation.seat for nation in land.view.nations if nation.seat != land.seat and not nation.left]
    strongest = max((around(land, area, rival) for rival in rivals), default=0)
    lacking = Rivals(land).city(area) - EXPOSED * (strongest >= land.rules.numbers.attack_tokens)
    return not land.has_site(area), -land.rules.board.areas[area].limit, lacking, area


def ransoms(question: Question[Any], land: Land) -> Iterator[Data]:
    """Cards for cities, as long as a card is worth less than a city."""
    if not isinstance(question, Pick) or not land.view.hand:
        return
    held = commodities(land.rules, land.view)
    names = {option.key: option.label for option in question.options}
    if not set(names.values()) <= set(held):
        return
    given: list[str] = []
    while len(given) < question.most:
        left = held - Counter(names[key] for key in given)
        open_ = {key: name for key, name in names.items() if key not in given and left[name]}
        costs = {key: -change(land.rules, left, name, -1, land.nation.block) for key, name in open_.items()}
        cheapest = min(costs, key=lambda key: (costs[key], key), default="")
        if not cheapest or costs[cheapest] >= CITY:
            break
        given.append(cheapest)
    yield given


def steps(question: Question[Any], land: Land) -> Iterator[Data]:
    """Cities for steps of the marker, as long as enough are left for the next step."""
    if isinstance(question, Number):
        found = figures(
            land.rules.calamities[called(land.rules, question.key.split(":")[0])], land.nation.advances
        )
        price = max(1, found.get("cities", 1))
        spare = land.nation.cities - cities_asked(land.rules, land.view, land.nation)
        yield max(question.low, min(question.high, spare // price))


def fires(question: Choose, land: Land) -> Iterator[Data]:
    """What the fire costs is paid, if it can be; else the city that can be founded anew soonest burns."""
    burning = [option.key for option in question.options if option.key in land.view.cities]
    if question.default() in burning:
        yield min(burning, key=lambda area: worth(land, area))


SPARING: Mapping[str, Callable[[Any, Land], Iterator[Data]]] = {
    "cities": cities,
    "city-in-flames": fires,
    "ransom": ransoms,
    "regression": steps,
}
"""What is thought of, by topic."""
