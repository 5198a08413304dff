"""What things are worth to a people of Peoples that goes for a victory; the unit is a resource it can use."""

from collections.abc import Mapping, Sequence

from rules.peoples.feeding import price_of_new, upkeep
from rules.peoples.play import Play
from rules.peoples.production import yield_of
from rules.peoples.purse import worth as payment_of
from rules.peoples.regions import AreaId, areas, resource_of
from rules.peoples.resources import Category, Kind, category_of
from rules.peoples.state import Victory
from rules.peoples.traits import Trait
from rules.peoples.victory import TRIBES, UNIQUE_RESOURCES, culture_tokens, religion_tokens
from rules.standins.peoples.outlook import Outlook
from rules.standins.peoples.rounds import deeds_of
from rules.standins.peoples.standing import A_PAIR
from rules.standins.peoples.surroundings import free_corners, missing_kinds
from rules.table import Seat

A_TURN, LONG = 0.7, 12.0
A_TOKEN, LUXURIOUS = 0.5, 0.3
"""What a token, and a luxury, are worth besides the way that they shorten."""
USABLE = 0.5
"""How likely a region that is found has room for a token, and can be reached."""
_ENOUGH_BY_CIVICS = (3, 3, 4, 5)
"""How many tribes a people can keep busy with so many levels of Civics."""
_WEIGHTS = {Category.FOOD: 1.5, Category.LUXURY: 1.2, Category.COMMODITY: 1.3}
_MANY = (Victory.MILITARY, Victory.SCIENCE, Victory.CIVICS)


def tribes_wanted(o: Outlook) -> int:
    """How many tribes a people should have: all there are for some victories, else what Civics can use."""
    if o.goal in _MANY:
        return TRIBES
    return _ENOUGH_BY_CIVICS[min(o.g.level(o.seat, Trait.CIVICS), len(_ENOUGH_BY_CIVICS) - 1)]


def food_short(o: Outlook) -> float:
    """How much food is missing for the next Revolution: for all tribes, and those to be added."""
    g, seat = o.g, o.seat
    tribes = g.count(seat)
    growth = min(max(tribes_wanted(o) - tribes, 0), 6 if o.goal in _MANY else 3)
    held = g.player(seat).resources
    food = {kind: amount for kind, amount in held.items() if category_of(kind) is Category.FOOD}
    return upkeep(g, tribes) + price_of_new(g, seat, growth) - payment_of(food, wild=True)


def worth_of(o: Outlook, kind: Kind, amount: int, gained: Mapping[Kind, int] | None = None) -> float:
    """What some more of a kind are worth, on top of what is held and of what else is gained."""
    held = o.g.player(o.seat).resources.get(kind, 0) + (gained or {}).get(kind, 0)
    if category_of(kind) is Category.LUXURY:
        more = sum(1.0 if not held + n else A_PAIR for n in range(amount))
        return LUXURIOUS * more + o.gain(
            o.way._replace(deeds=max(0, o.way.deeds - 1), luxuries=max(0.0, o.way.luxuries + more))
        )
    return sum(_next(o, kind, held + n) for n in range(amount))


def _next(o: Outlook, kind: Kind, held: int) -> float:
    category = category_of(kind)
    weight = _WEIGHTS[category]
    missing = food_short(o) + o.g.player(o.seat).resources.get(kind, 0) - held
    if category is Category.FOOD and missing <= 0:
        weight = 0.3
    worth = weight * (1.0 if not held else 0.55 if held < 4 else 0.2)
    return worth + (kind_worth(o) if not held else 0.0)


def kind_worth(o: Outlook) -> float:
    """What it is worth to have one more kind, whatever it is."""
    if o.goal is not Victory.ECONOMY or o.is_counting:
        return 0.2
    have = len(o.g.player(o.seat).resources)
    return 1.2 + 4.0 * (have / UNIQUE_RESOURCES) ** 2 if have < UNIQUE_RESOURCES else 0.0


def marker_worth(o: Outlook, trait: Trait) -> float:
    """What a marker is worth that is kept for the Revolution, or for another tribe."""
    level = min(o.g.level(o.seat, trait), 3)
    if trait is Trait.CULTURE:
        return 0.4 * level if culture_tokens(o.g, o.seat) else 0.1
    if trait is Trait.RELIGION:
        return 0.3 * level if religion_tokens(o.g, o.seat) else 0.1
    if trait is Trait.CIVICS:
        return 0.6 if any(tribe.size > 1 for tribe in o.g.tribes_of(o.seat)) else 0.1
    return 0.25 if trait is Trait.SCIENCE else 0.1


def token_worth(o: Outlook) -> float:
    """What a Religion token is worth."""
    placed = religion_tokens(o.g, o.seat)
    return 5.0 + placed if o.goal is Victory.RELIGION else 1.6 - 0.2 * placed


def culture_worth(o: Outlook, markers: Mapping[Trait, int]) -> float:
    """What a Culture token is worth, less the markers for it: by the way that it opens."""
    faith = markers.get(Trait.RELIGION, 0)
    return A_TOKEN + o.gain(
        o.way._replace(
            tokens=o.way.tokens + 1,
            markers=o.way.markers - markers.get(Trait.CULTURE, 0),
            faith=max(0, o.way.faith - faith),
            deeds=max(0, o.way.deeds - 1),
            places=o.way.places - 1,
        )
    )


def hope(o: Outlook, area: AreaId) -> float:
    """What may be found beside an area: more where there is need of places."""
    if not o.g.world.unknown(area):
        return 0.0
    worth = 0.7
    match o.goal:
        case Victory.CULTURE | Victory.ADVANCES:
            worth += USABLE * max(0.0, o.need_of_places)
        case Victory.RELIGION:
            worth += 2.0 * (len(free_corners(o.g, o.seat, o.near)) < 3)
        case Victory.ECONOMY:
            left = UNIQUE_RESOURCES - len(o.g.player(o.seat).resources)
            worth += 1.8 * (len(missing_kinds(o.g, o.seat, o.near)) < left)
        case Victory.SCIENCE:
            worth += 1.0
    return worth


def stand_worth(o: Outlook, area: AreaId) -> float:
    """What it is worth to stand in an area: what it yields next, and what can be done around it."""
    kind = resource_of(area)
    worth = 0.0
    if kind is not None and (amount := yield_of(o.g, o.seat, area, is_urban=False)):
        worth = worth_of(o, kind, amount)
    if o.goal is Victory.CULTURE and areas()[area].region not in o.g.state.culture:
        worth += 0.8
    if o.goal is Victory.SCIENCE:
        worth += new_longitude(o, area)
    return worth


def new_longitude(o: Outlook, area: AreaId) -> float:
    """Whether nobody of the people lives in the longitude of an area."""
    there = o.g.world.longitude(area)
    mine = {o.g.world.longitude(own) for own in o.g.held_by(o.seat)}
    return 2.0 if there is not None and there not in mine else 0.0


def pace(level: int, sizes: Sequence[int]) -> float:
    """What tribes and settlements of these sizes bring in a turn with a level of Civics.

    A turn is two of them, a Revolution is one turn more; it brings two resources by itself, and food is due.
    """
    hunger = max(0, sum(sizes) // 2 - 1)
    return (deeds_of(level, sizes) + 2 - hunger) / (max(len(sizes), 2) / 2 + 1)


def pace_of(g: Play, seat: Seat) -> float:
    """What the tribes of a people bring in a turn."""
    return pace(g.level(seat, Trait.CIVICS), [tribe.size for tribe in g.tribes_of(seat)])


def a_turn(o: Outlook) -> float:
    """What it is worth to bring one more in every turn that is still to come."""
    return A_TURN * min(o.turns[o.goal], LONG)


def best_pace(level: int, tribes: int) -> float:
    """What so many tribes could bring if they lived together as they should."""
    ways = ([size] * (tribes // size) + ([tribes % size] if tribes % size else []) for size in (1, 2, 3, 4))
    return max((pace(level, sizes) for sizes in ways if sizes), default=0.0)
