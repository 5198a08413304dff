"""Phase 2: population expansion and the census."""

from dataclasses import dataclass

from rules.civ.civ import Civ
from rules.civ.events import CensusTaken, PopulationExpanded
from rules.civ.pieces import place_tokens
from rules.civ.state import CivState
from rules.civ.topics import Topic
from rules.civ.traits import Trait
from rules.table import Allocate, Data, Refusal, Script, Seat, at_once


def population_expansion(g: Civ) -> Script[None]:
    """WE 2: everybody's population grows; then the census gives the order of movement."""
    yield from expand(g)
    take_census(g)


def expand(g: Civ) -> Script[None]:
    """WE 2a: everybody's population grows at once, or in ranking order if desired."""
    short: list[Seat] = []
    for seat in (seat for seat in g.order() if g.census_of(seat)):
        growth = _growth_question(g, seat).only()
        if growth is None:
            short.append(seat)
        else:
            _grow(g, seat, growth)
    yield from at_once(
        short, lambda seat: _growth_question(g, seat), lambda seat, growth: _grow(g, seat, growth)
    )


def _grow(g: Civ, seat: Seat, growth: dict[str, int]) -> None:
    for area, count in growth.items():
        place_tokens(g, area, seat, count)
    if growth:
        g.tell(PopulationExpanded(seat, growth))


@dataclass(frozen=True, slots=True, kw_only=True)
class Growth(Allocate):
    """WE 2a: a short stock, distributed."""

    before: Civ

    def foresee(self, data: Data) -> CivState | None:
        """The position when the population has grown like this."""
        growth = self.check(data)
        if isinstance(growth, Refusal):
            return None
        trial = self.before.fork()
        _grow(trial, self.seat, growth)
        return trial.state


def _growth_question(g: Civ, seat: Seat) -> Growth:
    """WE 2a: with enough in stock there is nothing to choose; with less, the player distributes all of it."""
    grown = {area: g.rules.growth(g, area, seat) for area in sorted(g.tokens_of(seat))}
    limits = {area: count for area, count in grown.items() if count}
    return Growth(
        seat=seat,
        before=g,
        key="expand",
        prompt=f"Only {g.nation(seat).stock} tokens in stock: where does your population grow?",
        section=g.rules.cite(Topic.EXPANSION),
        public="distributes the growth of a short stock",
        topic="growth",
        limits=limits,
        total=g.nation(seat).stock,
        fallback=_useful_growth(g, seat, limits),
    )


def _useful_growth(g: Civ, seat: Seat, limits: dict[str, int]) -> dict[str, int]:
    """First where the tokens have room to stay, then where a city could be built, then anywhere."""

    def waste(area: str) -> tuple[bool, bool, int]:
        after = g.tokens(area, seat) + limits[area]
        return after > g.room(area, seat), not g.area(area).site, -after

    left, spread = g.nation(seat).stock, {}
    for area in sorted(limits, key=waste):
        if count := min(limits[area], left):
            spread[area] = count
            left -= count
    return spread


def take_census(g: Civ) -> None:
    """WE 2b: most tokens on the board first, ranking breaks ties; some advances put their holders last."""
    counts = {seat: g.census_of(seat) for seat in g.order()}
    order = sorted(counts, key=lambda seat: (g.amount(seat, Trait.MOVE_LAST), -counts[seat], g.rank(seat)))
    g.state.counts, g.state.census = counts, order
    g.tell(CensusTaken(tuple(g.order(Topic.MOVEMENT)), counts))
