"""Calamities that strike one place: the one where most is met."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from rules.civ.calamity.case import Case
from rules.civ.calamity.damage import units_of
from rules.civ.civ import Civ
from rules.civ.events_calamity import PlaceStruck, UnitsDestroyed
from rules.civ.pieces import destroy_city, remove_tokens
from rules.table import Choice, Choose, Script, Seat, ask

OF_YOURS = "Each would meet as much of yours."
IN_ALL = "Each would do as much damage to all victims together."


def strike_place(case: Case, met: Mapping[str, int], what: str, equal: str = OF_YOURS) -> Script[str | None]:
    """WE ch.8: the place where most is met; among equals the victim chooses. None, where nothing is."""
    if not max(met.values(), default=0):
        return None
    return (yield from strike_hardest(case, met, what, equal))


def strike_hardest(case: Case, met: Mapping[str, int], what: str, equal: str) -> Script[str]:
    """One of these places in any case: where most is met, and among equals as the victim chooses."""
    return (yield from _struck(case, hardest_place(case, met, what, equal)))


def hardest_place(case: Case, met: Mapping[str, int], what: str, equal: str = OF_YOURS) -> Choose:
    """The question which of the places is struck where most is met."""
    most = max(met.values())
    places = sorted(place for place, amount in met.items() if amount == most)
    return _question(case, places, what, equal)


def choose_place(case: Case, met: Mapping[str, int], what: str) -> Script[str]:
    """Any of these places, as the victim chooses; where least is met, if it says nothing."""
    return (yield from _struck(case, mildest_place(case, met, what)))


def mildest_place(case: Case, met: Mapping[str, int], what: str) -> Choose:
    """The question which of these places is struck; those first where least is met."""
    mildest = sorted(met, key=lambda place: (met[place], place))
    question = _question(case, mildest, what, "It is for you to say.")
    notes = [
        Choice(place, place, f"{met[place]} unit point{'s' * (met[place] != 1)} of yours")
        for place in mildest
    ]
    return replace(question, options=tuple(notes))


def _struck(case: Case, question: Choose) -> Script[str]:
    place = yield from ask(question)
    case.g.tell(PlaceStruck(case.victim, case.name, place))
    return place


def _question(case: Case, places: Sequence[str], what: str, why: str) -> Choose:
    return Choose(
        seat=case.victim,
        key=case.key("place"),
        prompt=f"{case.name}: which {what} is struck? {why}",
        section=case.section,
        public=f"chooses where {case.name} strikes",
        topic="place",
        options=tuple(Choice(name, name) for name in places),
        fallback=places[0],
    )


def points_at(g: Civ, seat: Seat, areas: Sequence[str]) -> int:
    """All unit points of a seat in these areas."""
    cities = sum(g.numbers.city_points for area in areas if g.state.cities.get(area) == seat)
    return cities + sum(g.tokens(area, seat) for area in areas)


def points_in_flood(g: Civ, seat: Seat, areas: Sequence[str]) -> int:
    """The unit points of a seat that a flood would meet here; a city on a black site is safe."""
    units = units_of(g, seat, areas.__contains__, lambda area: g.area(area).city_on_flood_plain)
    return sum(here.points for here in units)


def bury(case: Case, area: str) -> None:
    """WE ch.8: all units in the area, whoever owns them; barbarians and pirates suffer no such damage."""
    g = case.g
    owner = g.state.cities.get(area)
    seats = {*g.state.tokens.get(area, {}), *(() if owner is None else (owner,))}
    for seat in g.ranked(seats):
        points = points_at(g, seat, (area,))
        if owner == seat:
            destroy_city(g, area)
        remove_tokens(g, area, seat, g.tokens(area, seat))
        g.tell(UnitsDestroyed(seat, case.name, area, points))
