"""A player leaves: the region falls out of play, or what he has on the board turns barbarian."""

from collections.abc import Sequence

from rules.civ.cards import discard
from rules.civ.civ import Civ
from rules.civ.events import ShipLost
from rules.civ.events_calamity import NationLeft, TokensResettled, UnitsAnnexed
from rules.civ.phases.support import check_support
from rules.civ.pieces import annex_city, annex_tokens, destroy_city, place_tokens, remove_ship, remove_tokens
from rules.civ.state import BARBARIANS
from rules.civ.topics import Topic
from rules.table import Allocate, Script, Seat, ask, in_turn

CAUSE = "leaving"


def leave(g: Civ, seat: Seat) -> None:
    """WE ch.7: the turn is finished first; until then the seat's questions take their defaults."""
    g.state.leaving.append(seat)


def departures(g: Civ) -> Script[None]:
    """WE ch.7: those who left during the turn go, after the markers moved and before cards are shuffled."""
    while g.state.leaving:
        yield from g.rules.depart(g, g.state.leaving.pop(0))


def depart(g: Civ, seat: Seat) -> Script[None]:
    """WE ch.7: nothing of the leaver stays; the region falls out of play."""
    region = list(g.board.regions.get(g.nation(seat).civ, ()))
    _empty_region(g, seat, region)
    _go(g, seat, region)
    g.state.out_of_play += [area for area in region if area not in g.state.out_of_play]
    yield from _move_out(g, region)
    yield from check_support(g, CAUSE)


def depart_leaving_barbarians(g: Civ, seat: Seat) -> Script[None]:
    """The region stays in play: cities and tokens of the leaver turn barbarian where they stand."""
    yield from ()
    _go(g, seat, ())


def _go(g: Civ, seat: Seat, region: Sequence[str]) -> None:
    """WE ch.7: the leaver goes, and with him all that is not on the board."""
    nation = g.nation(seat)
    discard(g, seat, [card.name for card in nation.hand])
    nation.advances.clear()
    nation.credits.clear()
    nation.chosen.clear()
    for ship in g.ships_of(seat):
        remove_ship(g, ship)
    _turn_barbarian(g, seat)
    nation.left = True
    if seat in g.state.census:
        g.state.census.remove(seat)
    g.tell(NationLeft(seat, nation.civ, tuple(region)))


def _empty_region(g: Civ, seat: Seat, region: list[str]) -> None:
    """WE ch.7: the leaver's pieces, pirates and barbarians are removed from the region."""
    for area in region:
        if g.city_owner(area) in (seat, BARBARIANS):
            destroy_city(g, area)
        for party in (seat, BARBARIANS):
            remove_tokens(g, area, party, g.tokens(area, party))


def _turn_barbarian(g: Civ, seat: Seat) -> None:
    """WE ch.7: what the leaver has elsewhere turns barbarian; what there are no pieces for is removed."""
    tokens, cities = g.tokens_of(seat), g.cities_of(seat)
    taken = {area: annex_tokens(g, area, seat, BARBARIANS, count) for area, count in tokens.items()}
    for area in tokens:
        remove_tokens(g, area, seat, g.tokens(area, seat))
    able = min(g.city_stock(BARBARIANS), len(cities))
    for index, area in enumerate(cities):
        annex_city(g, area, BARBARIANS) if index < able else destroy_city(g, area)
    moved = tuple((area, count) for area, count in taken.items() if count)
    if moved or able:
        g.tell(UnitsAnnexed(seat, BARBARIANS, CAUSE, tuple(cities[:able]), moved))


def _move_out(g: Civ, region: list[str]) -> Script[None]:
    """WE ch.7: in ranking order, the others take their units out of the region and settle them elsewhere."""
    homeless = {seat: _evict(g, seat, region) for seat in g.order()}
    moving = [seat for seat, count in homeless.items() if count]
    yield from in_turn(
        moving,
        lambda seat: _question(g, seat, homeless[seat]),
        lambda seat, spread: _settle(g, seat, homeless[seat], spread),
    )


def _evict(g: Civ, seat: Seat, region: list[str]) -> int:
    """WE ch.7: ships are lost, cities become tokens as far as the stock goes; how many must settle anew."""
    for ship in [ship for area in region for ship in g.ships_of(seat, area)]:
        remove_ship(g, ship)
        g.tell(ShipLost(seat, ship.area, CAUSE))
    count = sum(remove_tokens(g, area, seat, g.tokens(area, seat)) for area in region)
    cities = [area for area in region if g.state.cities.get(area) == seat]
    in_stock = g.nation(seat).stock - count
    for area in cities:
        destroy_city(g, area)
    return count + min(in_stock, len(cities) * g.numbers.city_points)


def room_to_settle(g: Civ, seat: Seat) -> dict[str, int]:
    """WE ch.7: areas with own tokens, or in the own region, and what they can take without a conflict."""
    own = g.board.regions.get(g.nation(seat).civ, ())
    areas = [area for area in sorted({*g.tokens_of(seat), *own}) if g.is_in_play(area)]
    room = {area: _room(g, seat, area) for area in areas}
    return {area: count for area, count in room.items() if count > 0}


def _room(g: Civ, seat: Seat, area: str) -> int:
    if g.city_owner(area) is not None:
        return g.room(area, seat) - g.tokens(area, seat)
    return g.limit(area, seat) - g.population(area)


def _question(g: Civ, seat: Seat, count: int) -> Allocate:
    room = room_to_settle(g, seat)
    return Allocate(
        seat=seat,
        key="settle",
        prompt=f"Your {count} tokens must leave the region that fell out of play. Where do they settle?",
        section=g.rules.cite(Topic.LEAVING),
        public="settles tokens elsewhere",
        limits=room,
        total=count,
    )


def _settle(g: Civ, seat: Seat, count: int, spread: dict[str, int]) -> Script[None]:
    """WE ch.7: the tokens are placed; those without room crowd areas the seat has to itself."""
    for area, tokens in spread.items():
        place_tokens(g, area, seat, tokens)
    left = count - sum(spread.values())
    crowded = (yield from _crowd(g, seat, left)) if left else {}
    placed = {area: spread.get(area, 0) + crowded.get(area, 0) for area in {**spread, **crowded}}
    g.tell(TokensResettled(seat, CAUSE, (), tuple(placed.items())))


def _crowd(g: Civ, seat: Seat, left: int) -> Script[dict[str, int]]:
    own = g.board.regions.get(g.nation(seat).civ, ())
    areas = [a for a in sorted({*g.tokens_of(seat), *own}) if g.is_in_play(a) and g.city_owner(a) is None]
    spread = yield from ask(
        Allocate(
            seat=seat,
            key="crowd",
            prompt=f"{left} tokens find no room within the limits. Which areas of yours do they crowd?",
            section=g.rules.cite(Topic.LEAVING),
            public="settles tokens elsewhere",
            limits={area: left for area in areas if g.is_alone(area, seat)},
            total=left,
        )
    )
    for area, tokens in spread.items():
        place_tokens(g, area, seat, tokens)
    return spread
