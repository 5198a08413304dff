"""The only place that puts pieces on the map or takes them off it."""

from rules.peoples.play import Play
from rules.peoples.regions import AreaId
from rules.peoples.resources import Kind
from rules.peoples.state import NEUTRAL, Tribe
from rules.peoples.traits import Trait
from rules.table import Seat

TRIBES = 12
"""Ch. 2: tribes of a colour; a settlement takes one of them."""
TOKENS = 6
"""Ch. 2: Culture and Religion tokens of a colour."""
LARGEST = 4


def tribes_left(g: Play, seat: Seat) -> int:
    """The tribes in a people's pool."""
    return TRIBES - len(g.tribes_of(seat))


def place_tribe(g: Play, seat: Seat, area: AreaId, engaged: bool = False) -> None:
    """A tribe from the pool comes to live in an empty land area."""
    assert g.is_empty_land(area) and tribes_left(g, seat) > 0
    g.state.tribes.append(Tribe(seat, [area], engaged))


def remove_tribe(g: Play, area: AreaId) -> None:
    """A tribe goes back to the pool; a settlement is reduced by it."""
    tribe = g.tribe_in(area)
    assert tribe is not None
    tribe.areas.remove(area)
    if not tribe.areas:
        g.state.tribes = [other for other in g.state.tribes if other is not tribe]


def move_tribe(g: Play, area: AreaId, to: AreaId, engaged: bool) -> bool:
    """Ch. 8.1: a tribe moves; out of a settlement it takes a piece from the pool: whether there was one."""
    tribe = g.tribe_in(area)
    assert tribe is not None and g.is_empty_land(to)
    if tribe.size == 1:
        tribe.areas, tribe.engaged = [to], engaged
        return True
    tribe.areas.remove(area)
    if not tribes_left(g, tribe.seat):
        return False
    place_tribe(g, tribe.seat, to, engaged)
    return True


def is_whole_without(g: Play, tribe: Tribe, area: AreaId) -> bool:
    """Whether the rest of a settlement still hangs together when a tribe leaves it."""
    rest = [other for other in tribe.areas if other != area]
    return len(rest) != 2 or g.world.border(rest[0], rest[1])


def join(g: Play, area: AreaId, other: AreaId) -> Tribe:
    """Ch. 8.1: a tribe or settlement joins another; its piece goes back to the pool."""
    joining, joined = g.tribe_in(area), g.tribe_in(other)
    assert joining is not None and joined is not None and joining is not joined
    joined.areas += joining.areas
    g.state.tribes = [tribe for tribe in g.state.tribes if tribe is not joining]
    return joined


def gain(g: Play, seat: Seat, kind: Kind, amount: int) -> None:
    """Resources from the general supply, which never runs out; neutral tribes keep none."""
    if amount and seat != NEUTRAL:
        held = g.player(seat).resources
        held[kind] = held.get(kind, 0) + amount


def lose(g: Play, seat: Seat, kind: Kind, amount: int) -> None:
    """Resources leave a people's pool."""
    held = g.player(seat).resources
    assert held.get(kind, 0) >= amount
    held[kind] -= amount
    if not held[kind]:
        del held[kind]


def spend(g: Play, seat: Seat, trait: Trait, markers: int) -> None:
    """Ch. 8: markers move to the non-available pool."""
    assert 0 <= markers <= g.available(seat, trait)
    spent = g.player(seat).spent
    spent[trait] = spent.get(trait, 0) + markers
