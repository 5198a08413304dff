"""WE ch.10: the Short Game: scenario tokens, cities and tokens in one's own region, first trade cards."""

from collections.abc import Mapping
from typing import Any

from rules.civ import pieces
from rules.civ.civ import Civ
from rules.civ.events_trade import ScenarioDrawn, ScenarioRevealed, Settled
from rules.civ.phases.trade_cards import draw_regular
from rules.civ.policies.orders import by_cities
from rules.civ.purchase.bill import trait_of
from rules.civ.purchase.transaction import gain
from rules.civ.traits import Trait
from rules.civ.western_empires.tables import read
from rules.table import Allocate, Choice, Choose, Pick, Script, Seat, ask_all


def settle_short(g: Civ) -> Script[None]:
    """WE ch.10: the steps in their order; regions do not touch each other's choices, so all act at once."""
    table: Mapping[str, Any] = read("short_game")
    scenarios = _deal(g, table)
    yield from _place_cities(g, table)
    yield from _reveal(g, table, scenarios)
    for seat in by_cities(g):
        draw_regular(g, seat)
    for seat in g.order():
        pieces.collect(g, seat, table["treasury"])
    yield from _place_tokens(g, table)
    for seat in g.seats:
        g.nation(seat).step = table["step"][g.state.options["track"]]


def _deal(g: Civ, table: Mapping[str, Any]) -> dict[Seat, str]:
    """WE ch.10: everybody draws a token and looks at it."""
    tokens = list(table["selection"][str(len(g.seats))])
    g.chance.shuffle("scenarios", tokens)
    drawn = dict(zip(g.order(), tokens, strict=True))
    for seat, name in drawn.items():
        g.tell(ScenarioDrawn(seat, name, tuple(table["sets"][name]["advances"])), seat)
    return drawn


def _region(g: Civ, seat: Seat) -> list[str]:
    return list(g.board.regions[g.nation(seat).civ])


def _place_cities(g: Civ, table: Mapping[str, Any]) -> Script[None]:
    """WE ch.10: five cities in one's region, four of them on sites; never where the limit is 0."""
    sited = yield from ask_all(_sites(g, seat, table["cities_on_sites"]) for seat in g.order())
    free = yield from ask_all(_fifth(g, seat, sited[seat]) for seat in g.order())
    for seat in g.order():
        placed = (*sited[seat], free[seat])
        for area in placed:
            pieces.build_city(g, area, seat)
        g.tell(Settled(seat, placed, {}))


def _sites(g: Civ, seat: Seat, number: int) -> Pick:
    sites = sorted((a for a in _region(g, seat) if g.area(a).site), key=lambda a: (g.area(a).limit, a))
    return Pick(
        seat=seat,
        key="sites",
        prompt=f"Place {number} cities on city sites of your region.",
        section="WE ch.10",
        public="places cities",
        options=tuple(Choice(area, area, f"limit {g.area(area).limit}") for area in sites),
        least=number,
        most=number,
        fallback=tuple(sites[:number]),
    )


def _fifth(g: Civ, seat: Seat, taken: tuple[str, ...]) -> Choose:
    areas = [area for area in _region(g, seat) if area not in taken and g.area(area).limit > 0]
    areas.sort(key=lambda a: (not g.area(a).site, g.area(a).limit, a))
    return Choose(
        seat=seat,
        key="fifth",
        prompt="Place one more city anywhere in your region.",
        section="WE ch.10",
        public="places cities",
        options=tuple(Choice(area, area, "site" if g.area(area).site else "wilderness") for area in areas),
        fallback=areas[0],
    )


def _reveal(g: Civ, table: Mapping[str, Any], scenarios: Mapping[Seat, str]) -> Script[None]:
    """WE ch.10: tokens are revealed; some advances bring credits of choice, some tokens cost a city."""
    for seat, name in scenarios.items():
        g.tell(ScenarioRevealed(seat, name, tuple(table["sets"][name]["advances"])))
    sets = {seat: table["sets"][name] for seat, name in scenarios.items()}
    extra = yield from ask_all(_credits(g, seat, sets[seat]["advances"]) for seat in scenarios)
    for seat in scenarios:
        chosen = {group: units * g.numbers.credit_unit for group, units in extra[seat].items()}
        gain(g, seat, tuple(sets[seat]["advances"]), chosen)
    losers = [seat for seat in scenarios if sets[seat]["destroys_city"]]
    lost = yield from ask_all(_lost_city(g, seat) for seat in losers)
    for area in lost.values():
        pieces.destroy_city(g, area)


def _credits(g: Civ, seat: Seat, names: list[str]) -> Allocate:
    units = trait_of(g, names, Trait.EXTRA_CREDITS) // g.numbers.credit_unit
    return Allocate(
        seat=seat,
        key="credits",
        prompt=f"Choose your extra credits, {units} times {g.numbers.credit_unit}.",
        section="WE ch.10",
        public="chooses credits",
        limits=dict.fromkeys(g.rules.groups, units),
        total=units,
    )


def _lost_city(g: Civ, seat: Seat) -> Choose:
    cities = sorted(g.cities_of(seat), key=lambda a: (bool(g.area(a).site), -g.area(a).limit, a))
    return Choose(
        seat=seat,
        key="lost-city",
        prompt="Your scenario token costs you a city. Which?",
        section="WE ch.10",
        public="loses a city",
        options=tuple(Choice(area, area) for area in cities),
        fallback=cities[0],
    )


def _place_tokens(g: Civ, table: Mapping[str, Any]) -> Script[None]:
    """WE ch.10: up to 14 tokens over the region, no limit exceeded."""
    spread = yield from ask_all(_tokens(g, seat, table["tokens"]) for seat in g.order())
    for seat in g.order():
        for area, count in spread[seat].items():
            pieces.place_tokens(g, area, seat, count)
        g.tell(Settled(seat, (), spread[seat]))


def _tokens(g: Civ, seat: Seat, number: int) -> Allocate:
    rooms = {area: g.room(area, seat) for area in _region(g, seat)}
    limits = {area: room for area, room in rooms.items() if room}
    fallback, left = {}, number
    for area in sorted(limits, key=lambda a: (-limits[a], a)):
        fallback[area] = min(left, limits[area])
        left -= fallback[area]
    return Allocate(
        seat=seat,
        key="tokens",
        prompt=f"Spread up to {number} tokens over your region.",
        section="WE ch.10",
        public="spreads tokens",
        limits=limits,
        total=number,
        exact=False,
        fallback={area: count for area, count in fallback.items() if count},
    )
