"""The only place that moves pieces. Whatever leaves the board or a treasury goes back to stock."""

from rules.civ.civ import Civ
from rules.civ.state import BARBARIANS, Ship
from rules.table import Seat


def place_tokens(g: Civ, area: str, seat: Seat, count: int) -> int:
    """Up to `count` tokens from stock into an area; how many there were."""
    placed = min(count, g.token_stock(seat))
    if seat != BARBARIANS:
        g.nation(seat).stock -= placed
    _change_tokens(g, area, seat, placed)
    return placed


def remove_tokens(g: Civ, area: str, seat: Seat, count: int) -> int:
    """Up to `count` tokens from an area back to stock, mercenaries first; how many there were."""
    removed = min(count, g.tokens(area, seat))
    _change_hired(g, area, seat, -min(removed, g.hired(area, seat)))
    _change_tokens(g, area, seat, -removed)
    if seat != BARBARIANS:
        g.nation(seat).stock += removed
    return removed


def move_tokens(g: Civ, source: str, target: str, seat: Seat, count: int, hired: int = 0) -> None:
    """Tokens from one area to another, so many of them mercenaries."""
    assert 0 <= count - hired <= g.regulars(source, seat)
    _change_hired(g, source, seat, -hired)
    _change_tokens(g, source, seat, -count)
    _change_tokens(g, target, seat, count)
    _change_hired(g, target, seat, hired)


def place_hired(g: Civ, area: str, seat: Seat, count: int) -> int:
    """Up to `count` tokens from stock as mercenaries; how many there were."""
    placed = place_tokens(g, area, seat, count)
    _change_hired(g, area, seat, placed)
    return placed


def remove_hired(g: Civ, area: str, seat: Seat, count: int) -> int:
    """Up to `count` mercenaries back to stock; how many there were."""
    return remove_tokens(g, area, seat, min(count, g.hired(area, seat)))


def annex_tokens(g: Civ, area: str, victim: Seat, by: Seat, count: int) -> int:
    """WE 1b: replace tokens by one's own from stock; those one has none for stay. How many were replaced."""
    return place_tokens(g, area, by, remove_tokens(g, area, victim, min(count, g.token_stock(by))))


def build_city(g: Civ, area: str, seat: Seat) -> None:
    """A city from stock; a pirate city for the barbarians."""
    assert g.city_owner(area) is None
    assert g.city_stock(seat) > 0
    if seat == BARBARIANS:
        g.state.pirates.append(area)
        return
    g.nation(seat).city_stock -= 1
    g.state.cities[area] = seat


def take_city(g: Civ, area: str) -> Seat:
    """A city off the board, with nothing in its place; the owner."""
    if area in g.state.pirates:
        g.state.pirates.remove(area)
        return BARBARIANS
    owner = g.state.cities.pop(area)
    g.nation(owner).city_stock += 1
    if area in g.state.new_cities:
        g.state.new_cities.remove(area)
    return owner


def destroy_city(g: Civ, area: str) -> Seat:
    """WE ch.8: a city removed and not replaced; a token that stayed with it goes too."""
    owner = take_city(g, area)
    remove_tokens(g, area, owner, g.tokens(area, owner))
    return owner


def reduce_city(g: Civ, area: str, to: int | None = None) -> int:
    """WE 5c: a city replaced by tokens up to the limit, with those already there; how many were placed."""
    owner = take_city(g, area)
    wanted = g.limit(area, owner) if to is None else to
    return place_tokens(g, area, owner, max(0, wanted - g.tokens(area, owner)))


def replace_city(g: Civ, area: str, count: int) -> int:
    """WE 4b: an attacked city replaced by tokens, as far as the stock goes; how many were placed."""
    return place_tokens(g, area, take_city(g, area), count)


def annex_city(g: Civ, area: str, by: Seat) -> Seat:
    """WE 1b: a city replaced by one's own, or a pirate city; a token with it is lost. Its former owner."""
    owner = destroy_city(g, area)
    build_city(g, area, by)
    return owner


def build_ship(g: Civ, area: str, coast: str, seat: Seat) -> Ship:
    """A ship from stock at a coast."""
    assert g.ship_stock(seat) > 0
    if seat != BARBARIANS:
        g.nation(seat).ship_stock -= 1
    ship = Ship(seat, area, coast, g.state.turn)
    g.state.ships.append(ship)
    return ship


def remove_ship(g: Civ, ship: Ship) -> None:
    """A ship back to stock."""
    index = next(i for i, other in enumerate(g.state.ships) if other is ship)
    del g.state.ships[index]
    if ship.owner != BARBARIANS:
        g.nation(ship.owner).ship_stock += 1


def collect(g: Civ, seat: Seat, count: int) -> int:
    """Up to `count` tokens from stock to treasury; how many there were."""
    moved = min(count, g.nation(seat).stock)
    g.nation(seat).stock -= moved
    g.nation(seat).treasury += moved
    return moved


def pay(g: Civ, seat: Seat, count: int) -> int:
    """Up to `count` treasury tokens back to stock; how many there were."""
    paid = min(count, g.nation(seat).treasury)
    g.nation(seat).treasury -= paid
    g.nation(seat).stock += paid
    return paid


def send_away(g: Civ, seat: Seat, count: int) -> int:
    """Up to `count` tokens from stock out of the game, for a while; how many there were."""
    gone = min(count, g.nation(seat).stock)
    g.nation(seat).stock -= gone
    g.nation(seat).away += gone
    return gone


def bring_back(g: Civ, seat: Seat) -> int:
    """All tokens that are out of the game, back to stock; how many there were."""
    nation = g.nation(seat)
    back, nation.away = nation.away, 0
    nation.stock += back
    return back


def _change_tokens(g: Civ, area: str, seat: Seat, by: int) -> None:
    count = g.tokens(area, seat) + by
    assert count >= 0
    if by == 0:
        return
    if seat == BARBARIANS:
        g.state.barbarians[area] = count
        if not count:
            del g.state.barbarians[area]
        return
    here = g.state.tokens.setdefault(area, {})
    here[seat] = count
    if not count:
        del here[seat]
    if not here:
        del g.state.tokens[area]


def _change_hired(g: Civ, area: str, seat: Seat, by: int) -> None:
    if by == 0:
        return
    count = g.hired(area, seat) + by
    assert 0 <= count <= g.tokens(area, seat)
    here = g.state.mercenaries.setdefault(area, {})
    here[seat] = count
    if not count:
        del here[seat]
    if not here:
        del g.state.mercenaries[area]
