"""Ch. 8.2, 8.5: spreading culture and religion, and Holy War."""

from rules.peoples.book import Page
from rules.peoples.developments import Dev
from rules.peoples.events import Produced, ResourcesGiven, SpecialistAcquired, TokenPlaced, TokenRemoved
from rules.peoples.orders import Cleanse, Spread
from rules.peoples.paying import Purpose, discounted, pay
from rules.peoples.pieces import TOKENS, gain, lose
from rules.peoples.play import Play
from rules.peoples.production import can_produce
from rules.peoples.purse import payable
from rules.peoples.refused import refuse
from rules.peoples.regions import AreaId, areas, region_of, regions, resource_of
from rules.peoples.resources import Category, Kind
from rules.peoples.state import NEUTRAL
from rules.peoples.traits import Trait
from rules.peoples.tribe_action import acting
from rules.peoples.victory import culture_tokens, religion_tokens
from rules.table import Seat

LANDS = 2
"""Ch. 8.2, 8.5: land areas that a cultural or religious area has at least."""
_REPLACING = {Trait.CULTURE: Dev.HERITAGE, Trait.RELIGION: Dev.STATE_RELIGION}
_TAKING = {Trait.CULTURE: Dev.HEROICS, Trait.RELIGION: Dev.THEISM}
_GIVEN = {Trait.CULTURE: Category.LUXURY, Trait.RELIGION: Category.COMMODITY}
_SECTION = {Trait.CULTURE: "8.2", Trait.RELIGION: "8.5"}


def spread(g: Play, order: Spread, extra: int = 0) -> None:
    """Ch. 8.2, 8.5: a token on the intersection of the tribe's cultural or religious area."""
    seat, at, trait = g.turn.seat, acting(g).at, Trait(order.token)
    place, section = place_of(g, trait, at), _SECTION[trait]
    cost = token_cost(g, seat, trait)
    replaced = _replaced(g, order, place)
    if replaced is not None:
        cost = max(cost, g.level(replaced, trait) + 1)
    plunder = _check_taking(g, order, at) if order.extra is not None else None
    paid = pay(g, seat, Purpose(trait.value), discounted(g, seat, at, cost), section, order.pay, extra)
    if replaced is not None:
        take_off(g, trait, place, replaced)
    if trait is Trait.CULTURE:
        g.state.culture[place] = seat
        g.turn.culture += 1
    else:
        g.state.religion.setdefault(place, []).append(seat)
        g.turn.religion += 1
    g.tell(TokenPlaced(seat, trait, at, place, replaced, paid))
    if plunder is not None and order.extra is not None:
        _take(g, trait, order.extra, plunder)
    if trait is Trait.CULTURE and g.holds(Page.WORLD_EXHIBITION):
        give_specialist(g, seat, Trait.CULTURE, Page.WORLD_EXHIBITION.value)


def place_of(g: Play, trait: Trait, at: AreaId) -> str:
    """The intersection of the cultural (region) or religious area (first of its areas) of an area."""
    if trait is Trait.CULTURE:
        region = region_of(at)
        if len(regions()[region].lands) < LANDS:
            raise refuse("too-little-land", f"Region {region} has less than two land areas.", "8.2")
        return region
    corner = g.world.corner(at)
    if not corner:
        raise refuse("no-corner", f"No four known regions meet at the outer corner of {at}.", "8.5")
    if sum(areas()[area].is_land for area in corner) < LANDS:
        raise refuse("too-little-land", f"Less than two land areas meet at the corner of {at}.", "8.5")
    return corner[0]


def token_cost(g: Play, seat: Seat, trait: Trait) -> int:
    """Ch. 8.2, 8.5: as many CP as own tokens in the world, this one included."""
    if trait is Trait.CULTURE:
        number, placed = culture_tokens(g, seat), g.turn.culture
        if g.holds(Page.CENSORSHIP):
            raise refuse("censorship", "Censorship: no Culture tokens are placed now.", "12.2")
        more, less = int(g.holds(Page.LOST_ARTS)), g.holds(Page.CLASSICAL_AGE)
    else:
        number, placed = religion_tokens(g, seat), g.turn.religion
        dearer = g.holds(Page.HERESIES) + g.holds(Page.FUNDAMENTALISM)
        more, less = dearer, g.holds(Page.AGE_OF_PROPHETS)
    if number >= TOKENS:
        text = f"All six {trait.value.capitalize()} tokens are placed."
        raise refuse("no-token", text, _SECTION[trait])
    return max(1, number + 1 + more - (less and not placed))


def _replaced(g: Play, order: Spread, place: str) -> Seat | None:
    """Heritage, State Religion: whose token has to go; None where the intersection is free."""
    seat, trait = g.turn.seat, Trait(order.token)
    owners = [g.state.culture[place]] if trait is Trait.CULTURE and place in g.state.culture else []
    owners = list(g.state.religion.get(place, ())) if trait is Trait.RELIGION else owners
    if seat in owners:
        raise refuse("own-token", "Your own token is there already.", _SECTION[trait])
    is_shared = trait is Trait.RELIGION and g.holds(Page.FREEDOM_OF_WORSHIP)
    if not owners or (is_shared and order.replace is None):
        return None
    if not g.has(seat, _REPLACING[trait]):
        raise refuse("token-there", "The intersection must be empty.", _SECTION[trait])
    if trait is Trait.RELIGION and g.holds(Page.FUNDAMENTALISM):
        raise refuse("fundamentalism", "Fundamentalism: no Religion token is replaced now.", "12.2")
    if order.replace is not None and order.replace not in owners:
        raise refuse("no-such-token", "This people has no token there.", _SECTION[trait])
    return owners[0] if order.replace is None else order.replace


def take_off(g: Play, trait: Trait, place: str, owner: Seat) -> None:
    """A token goes back to its people."""
    if trait is Trait.CULTURE:
        del g.state.culture[place]
        return
    g.state.religion[place].remove(owner)
    if not g.state.religion[place]:
        del g.state.religion[place]


def _check_taking(g: Play, order: Spread, at: AreaId) -> Kind:
    """Heroics, Theism: what will be given for a resource of a neighbour."""
    trait, seat, target = Trait(order.token), g.turn.seat, order.extra
    section = _SECTION[trait]
    assert target is not None
    if not g.has(seat, _TAKING[trait]):
        raise refuse("no-such-ability", f"That takes {_TAKING[trait].value.capitalize()}.", section)
    holder, kind = g.holder(target), resource_of(target)
    if not g.world.border(at, target) or holder in (None, NEUTRAL, seat):
        raise refuse("no-neighbour", f"{target} is no bordering area of another people.", section)
    if kind is None or not can_produce(g, seat, kind):
        raise refuse("cannot-produce", f"You cannot produce what {target} yields.", section)
    return payable(g, seat, _GIVEN[trait], order.give, section)


def _take(g: Play, trait: Trait, target: AreaId, given: Kind) -> None:
    seat, holder, kind = g.turn.seat, g.holder(target), resource_of(target)
    assert holder is not None and kind is not None
    by = _TAKING[trait].value
    gain(g, seat, kind, 1)
    g.tell(Produced(seat, target, kind, 1, by))
    lose(g, seat, given, 1)
    gain(g, holder, given, 1)
    g.tell(ResourcesGiven(seat, holder, ((given, 1),), by))


def give_specialist(g: Play, seat: Seat, trait: Trait, by: str) -> None:
    """A specialist for nothing, if the people has none of this trait; ready at once."""
    if trait not in g.player(seat).specialists:
        g.player(seat).specialists.append(trait)
        g.tell(SpecialistAcquired(seat, trait, False, (), False, by))


def cleanse(g: Play, order: Cleanse, extra: int = 0) -> None:
    """Holy War: Military CP above the owner's Religion level remove a Religion token."""
    seat, at = g.turn.seat, acting(g).at
    if not g.has(seat, Dev.HOLY_WAR):
        raise refuse("no-such-ability", "That takes Holy War.", "13")
    corner = g.world.corner(order.target) if order.target in g.world.places else ()
    owners = [owner for owner in g.state.religion.get(corner[0], ()) if owner != seat] if corner else []
    owner = owners[0] if owners and order.owner is None else order.owner
    if owner not in owners or owner is None:
        raise refuse("no-such-token", f"No such token lies at the corner of {order.target}.", "13")
    if at not in corner and not any(g.world.border(at, area) for area in corner):
        text = f"The religious area of {order.target} neither holds nor borders the tribe."
        raise refuse("not-bordering", text, "13")
    if g.holds(Page.FUNDAMENTALISM):
        raise refuse("fundamentalism", "Fundamentalism: no Religion token is removed now.", "12.2")
    points = discounted(g, seat, at, g.level(owner, Trait.RELIGION) + 1)
    paid = pay(g, seat, Purpose.MILITARY, points, "13", order.pay, extra)
    take_off(g, Trait.RELIGION, corner[0], owner)
    g.tell(TokenRemoved(seat, owner, corner[0], paid))
    give_specialist(g, seat, Trait.RELIGION, Dev.HOLY_WAR.value)
