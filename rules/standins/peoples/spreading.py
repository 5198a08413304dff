"""Culture and Religion tokens: where a tribe could place one, with which markers, and what that is worth."""

from collections.abc import Iterator
from itertools import product
from typing import Literal, TypeAlias

from rules.peoples.developments import Dev
from rules.peoples.orders import Order, Spread
from rules.peoples.paying import Purpose, discounted, payers, value
from rules.peoples.refused import Refused
from rules.peoples.regions import AreaId, areas
from rules.peoples.state import Victory
from rules.peoples.tokens import place_of, token_cost
from rules.peoples.traits import Trait
from rules.standins.peoples.meeting import HINDRANCE
from rules.standins.peoples.outlook import Outlook
from rules.standins.peoples.worth import culture_worth, marker_worth, token_worth

Deed: TypeAlias = tuple[float, Order]
_MISSED = {Trait.CULTURE: 2.5, Trait.RELIGION: 1.0, Trait.SCIENCE: 1.1}
"""How much a marker is missed that pays for a token."""


def spreading(o: Outlook, area: AreaId, at: AreaId, place: AreaId | None) -> Iterator[Deed]:
    """The tokens that a tribe could place, with what they would bring."""
    for trait in (Trait.CULTURE, Trait.RELIGION):
        found = _token_gain(o, trait, at)
        if found is not None:
            token: Literal["culture", "religion"] = "culture" if trait is Trait.CULTURE else "religion"
            has_choice = len(payers(o.g, o.seat, Purpose(token))) > 1
            yield found[0], Spread(area, token, at=place, pay=found[1] if has_choice else {})


def _token_gain(o: Outlook, trait: Trait, at: AreaId) -> tuple[float, dict[Trait, int]] | None:
    """What a token brings beyond the markers for it, and these; None where it cannot be placed."""
    g, seat = o.g, o.seat
    if not areas()[at].is_land and not g.has(seat, Dev.NAVIGATION):
        return None
    try:
        spot, cost = place_of(g, trait, at), token_cost(g, seat, trait)
    except Refused:
        return None
    owners = [g.state.culture[spot]] if trait is Trait.CULTURE and spot in g.state.culture else []
    owners = list(g.state.religion.get(spot, ())) if trait is Trait.RELIGION else owners
    if seat in owners:
        return None
    if owners:
        if not g.has(seat, Dev.HERITAGE if trait is Trait.CULTURE else Dev.STATE_RELIGION):
            return None
        cost = max(cost, g.level(owners[0], trait) + 1)
    markers = _payment(o, trait, discounted(g, seat, at, cost))
    if markers is None:
        return None
    stopped = HINDRANCE * any((owner, Victory(trait.value)) in o.threats for owner in owners)
    if trait is Trait.CULTURE:
        return culture_worth(o, markers) + stopped, markers
    spent = sum(marker_worth(o, paid) * n for paid, n in markers.items())
    return token_worth(o) + stopped - spent, markers


def _payment(o: Outlook, trait: Trait, points: int) -> dict[Trait, int] | None:
    """The markers that are missed least; None if there are not enough."""
    g, seat = o.g, o.seat
    traits = payers(g, seat, Purpose(trait.value))
    ways = (
        dict(zip(traits, numbers, strict=True))
        for numbers in product(*(range(g.available(seat, one) + 1) for one in traits))
    )
    enough = [way for way in ways if value(g, seat, way) >= points]
    best = min(enough, key=lambda way: sum(_MISSED[one] * n for one, n in way.items()), default=None)
    return best and {one: n for one, n in best.items() if n}
