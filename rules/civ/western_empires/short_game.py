"""WE ch.10: the Short Game: scenario tokens, cities and tokens in one's own region, first trade cards."""

from collections.abc import Mapping
from typing import Any

from rules.civ import pieces
from rules.civ.calamity.cities import destroy_cities
from rules.civ.civ import Civ
from rules.civ.events_trade import ScenarioDrawn, ScenarioRevealed, Settled
from rules.civ.phases.trade_cards import draw_regular
from rules.civ.policies.orders import by_cities
from rules.civ.purchase.bill import trait_of
from rules.civ.purchase.transaction import gain
from rules.civ.traits import Trait
from rules.civ.western_empires.tables import read
from rules.table import Allocate, Choice, Choose, Pick, Question, Script, Seat, at_once

CITY_COSTS = tuple(name for name, token in read("short_game")["sets"].items() if token["destroys_city"])
"""The scenario tokens that order the destruction of a city; a ruling, as the text does not say which."""


def deal_scenarios(g: Civ) -> None:
    """WE ch.10: everybody draws a token and looks at it, before civilizations are chosen."""
    table: Mapping[str, Any] = read("short_game")
    tokens = list(table["selection"][str(len(g.seats))])
    g.chance.shuffle("scenarios", tokens)
    for seat, name in zip(g.seats, tokens, strict=True):
        g.nation(seat).scenario = name
        g.tell(ScenarioDrawn(seat, name, tuple(table["sets"][name]["advances"])), seat)


def token_line(g: Civ, seat: Seat) -> str:
    """What a seat alone knows of its scenario token; nothing, where it has none."""
    name = g.nation(seat).scenario
    if not name:
        return ""
    cost = " It will cost you a city." if name in CITY_COSTS else ""
    return (
        f"\nYour scenario token is {name}: {', '.join(read('short_game')['sets'][name]['advances'])}.{cost}"
    )


def settle_short(g: Civ) -> Script[None]:
    """WE ch.10: the steps in their order; at each of them all act at once, or in ranking order."""
    table: Mapping[str, Any] = read("short_game")
    if not any(g.nation(seat).scenario for seat in g.seats):
        deal_scenarios(g)  # a game of the first version chose its civilizations before
    yield from _place_cities(g, table)
    yield from _reveal(g, table)
    for seat in by_cities(g):
        draw_regular(g, seat)
    for seat in g.order():
        pieces.collect(g, seat, table["treasury"])
    yield from _place_tokens(g, table)
    for seat in g.seats:
        g.nation(seat).step = table["step"][g.state.options["track"]]


def _region(g: Civ, seat: Seat) -> list[str]:
    return list(g.board.regions[g.nation(seat).civ])


def _place_cities(g: Civ, table: Mapping[str, Any]) -> Script[None]:
    """WE ch.10: five cities in one's region, four of them on sites; never where the limit is 0."""
    sited: dict[Seat, tuple[str, ...]] = {}

    def question(seat: Seat) -> Question[Any] | None:
        if seat not in sited:
            return _sites(g, seat, table["cities_on_sites"])
        return None if g.city_count(seat) else _fifth(g, seat, sited[seat])

    def place(seat: Seat, answer: Any) -> None:
        if seat not in sited:
            sited[seat] = answer
            return
        placed = (*sited[seat], answer)
        for area in placed:
            pieces.build_city(g, area, seat)
        g.tell(Settled(seat, placed, {}))

    yield from at_once(g.order(), question, place, again=True)


def _sites(g: Civ, seat: Seat, number: int) -> Pick:
    sites = sorted((a for a in _region(g, seat) if g.area(a).site), key=lambda a: (g.area(a).limit, a))
    return Pick(
        seat=seat,
        key="sites",
        prompt=f"Place {number} cities on city sites of your region.{token_line(g, seat)}",
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
        prompt=f"Place one more city anywhere in your region.{token_line(g, seat)}",
        section="WE ch.10",
        public="places cities",
        options=tuple(Choice(area, area, "site" if g.area(area).site else "wilderness") for area in areas),
        fallback=areas[0],
    )


def _reveal(g: Civ, table: Mapping[str, Any]) -> Script[None]:
    """WE ch.10: tokens are revealed; some advances bring credits of choice, some tokens cost a city."""
    scenarios = {seat: g.nation(seat).scenario for seat in g.order()}
    advances = {seat: tuple(table["sets"][name]["advances"]) for seat, name in scenarios.items()}
    for seat, name in scenarios.items():
        g.nation(seat).scenario = ""
        g.tell(ScenarioRevealed(seat, name, advances[seat]))

    def collect(seat: Seat, extra: dict[str, int]) -> None:
        chosen = {group: units * g.numbers.credit_unit for group, units in extra.items()}
        gain(g, seat, advances[seat], chosen)

    yield from at_once(scenarios, lambda seat: _credits(g, seat, advances[seat]), collect)

    def destroy(seat: Seat, area: str) -> None:
        destroy_cities(g, seat, scenarios[seat], (area,))

    losers = [seat for seat, name in scenarios.items() if name in CITY_COSTS]
    yield from at_once(losers, lambda seat: _lost_city(g, seat), destroy)


def _credits(g: Civ, seat: Seat, names: tuple[str, ...]) -> Allocate:
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

    def place(seat: Seat, spread: dict[str, int]) -> None:
        for area, count in spread.items():
            pieces.place_tokens(g, area, seat, count)
        g.tell(Settled(seat, (), spread))

    yield from at_once(g.order(), lambda seat: _tokens(g, seat, table["tokens"]), place)


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
