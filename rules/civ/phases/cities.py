"""Phase 5: city construction, surplus population, city support."""

from rules.civ.civ import Civ
from rules.civ.phases.builder import Builder
from rules.civ.phases.buildings import BuildingList
from rules.civ.phases.construction import Construction
from rules.civ.phases.materials import Materials
from rules.civ.phases.support import surplus_and_support
from rules.civ.topics import Topic
from rules.civ.traits import Trait
from rules.table import Orders, Script, Seat, at_once, in_turn


def city_construction(g: Civ) -> Script[None]:
    """WE 5: everybody builds at once, in ranking order only where one building could hinder another."""
    builders = {seat: Materials(g, seat).candidates() for seat in g.order()}
    able = [seat for seat in builders if builders[seat]]
    entangled = [seat for seat in able if _is_entangled(g, seat, builders)]
    free = [seat for seat in able if seat not in entangled]
    yield from at_once(
        free,
        lambda seat: _question(g, seat),
        lambda seat, built: _build(g, seat, built),
        later=lambda: [question for seat in entangled if (question := _question(g, seat)).only() is None],
        invites=True,
    )
    yield from in_turn(entangled, lambda seat: _question(g, seat), lambda seat, built: _build(g, seat, built))
    yield from surplus_and_support(g)


def foresee_cities(g: Civ, seat: Seat) -> Orders[BuildingList] | None:
    """WE 5: where a seat would build, where it could."""
    return _question(g, seat) if Materials(g, seat).candidates() else None


def _is_entangled(g: Civ, seat: Seat, builders: dict[Seat, list[str]]) -> bool:
    """Whether this seat's tokens stand where another may build, or another's where it may build."""
    others = [area for other, areas in builders.items() if other != seat for area in areas]
    return any(g.tokens(area, seat) for area in others) or any(
        g.tokens(area, other)
        for area in builders[seat]
        for other in builders
        if other != seat and builders[other]
    )


def _question(g: Civ, seat: Seat) -> Orders[BuildingList]:
    usual = g.numbers.site_tokens, g.numbers.wilderness_tokens
    on_site, elsewhere = (g.amount(seat, Trait.CITY_COST, tokens) for tokens in usual)
    return Orders(
        seat=seat,
        key="build",
        prompt=f"Where do you build cities? {on_site} tokens on a city site, {elsewhere} elsewhere.",
        section=g.rules.cite(Topic.BUILDING),
        public="builds cities",
        referee=Construction(g, seat),
    )


def _build(g: Civ, seat: Seat, buildings: BuildingList) -> None:
    """WE 5a: as it was judged."""
    found = Builder(g, seat).build_all(buildings)
    assert not found, found
