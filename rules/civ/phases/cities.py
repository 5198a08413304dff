"""Phase 5: city construction, surplus population, city support."""

from collections.abc import Iterable

from rules.civ.civ import Civ
from rules.civ.events import CityBuilt
from rules.civ.phases.buildings import Building
from rules.civ.phases.construction import Construction
from rules.civ.phases.materials import required_tokens
from rules.civ.phases.support import surplus_and_support
from rules.civ.pieces import build_city, pay, remove_tokens
from rules.civ.topics import Topic
from rules.civ.traits import Trait
from rules.table import Orders, Script, Seat, ask_all, in_turn


def city_construction(g: Civ) -> Script[None]:
    """WE 5: everybody builds at once, in ranking order only where one building could hinder another."""
    builders = {seat: Construction(g, seat).candidates() for seat in g.order()}
    able = [seat for seat in builders if builders[seat]]
    entangled = [seat for seat in able if _is_entangled(g, seat, builders)]
    free = [seat for seat in able if seat not in entangled]
    answers = yield from ask_all(_question(g, seat) for seat in free)
    for seat, buildings in answers.items():
        _build(g, seat, buildings)
    yield from in_turn(entangled, lambda seat: _question(g, seat), lambda seat, built: _build(g, seat, built))
    yield from surplus_and_support(g)


def _is_entangled(g: Civ, seat: Seat, builders: dict[Seat, list[str]]) -> bool:
    """Whether this seat's tokens stand where another may build, or another's where it may build."""
    others = [area for other, areas in builders.items() if other != seat for area in areas]
    return any(g.tokens(area, seat) for area in others) or any(
        g.tokens(area, other)
        for area in builders[seat]
        for other in builders
        if other != seat and builders[other]
    )


def _question(g: Civ, seat: Seat) -> Orders[tuple[Building, ...]]:
    return Orders(
        seat=seat,
        key="build",
        prompt=f"Where do you build cities? {g.numbers.site_tokens} tokens on a city site, "
        f"{g.numbers.wilderness_tokens} elsewhere.",
        section=g.rules.cite(Topic.BUILDING),
        public="builds cities",
        referee=Construction(g, seat),
    )


def _build(g: Civ, seat: Seat, buildings: Iterable[Building]) -> None:
    """WE 5a: all tokens leave the area, whoever they belong to, and a city takes their place."""
    for building in sorted(buildings, key=lambda building: not building.drawn):
        area = building.area
        keeps = _garrison(g, seat, building)
        pay(g, seat, building.treasury)
        for source, count in building.drawn.items():
            remove_tokens(g, source, seat, count)
        remove_tokens(g, area, seat, g.tokens(area, seat) - keeps)
        displaced = tuple((party, g.tokens(area, party)) for party in g.parties(area) if party != seat)
        for party, count in displaced:
            remove_tokens(g, area, party, count)
        build_city(g, area, seat)
        g.state.new_cities.append(area)
        g.tell(CityBuilt(seat, area, building.treasury, tuple(building.drawn.items()), displaced))


def _garrison(g: Civ, seat: Seat, building: Building) -> int:
    """WE ch.9: a token may stay if the board gave more than the city needs; treasury does not count."""
    given = g.tokens(building.area, seat) + sum(building.drawn.values())
    spare = given - (required_tokens(g, building.area) or 0)
    return max(0, min(g.amount(seat, Trait.GARRISON), spare))
