"""Ch. 8: paying civilization points with markers, of several traits where developments allow it."""

from collections.abc import Mapping
from enum import StrEnum
from itertools import product

from rules.peoples.developments import Dev
from rules.peoples.events import Markers
from rules.peoples.naming import counted
from rules.peoples.pieces import spend
from rules.peoples.play import Play
from rules.peoples.refused import refuse
from rules.peoples.regions import AreaId, region_of
from rules.peoples.traits import Trait
from rules.table import Seat
from rules.table.wording import listed


class Purpose(StrEnum):
    """What civilization points are paid for."""

    CIVICS = "civics"
    CULTURE = "culture"
    ECONOMY = "economy"
    MILITARY = "military"
    RELIGION = "religion"
    RANGE = "range"
    MILITARY_RANGE = "military range"


_SCIENCE = {Dev.WRITING: Trait.RELIGION}
_OWN = {
    Purpose.CIVICS: Trait.CIVICS,
    Purpose.CULTURE: Trait.CULTURE,
    Purpose.ECONOMY: Trait.ECONOMY,
    Purpose.MILITARY: Trait.MILITARY,
    Purpose.RELIGION: Trait.RELIGION,
    Purpose.RANGE: Trait.SCIENCE,
    Purpose.MILITARY_RANGE: Trait.SCIENCE,
}
_ALSO: Mapping[Purpose, Mapping[Dev, Trait]] = {
    Purpose.CIVICS: {Dev.LAW: Trait.CULTURE},
    Purpose.CULTURE: {Dev.MONUMENTS: Trait.RELIGION, Dev.MASS_MEDIA: Trait.SCIENCE},
    Purpose.ECONOMY: {Dev.GUILD: Trait.CIVICS, Dev.TAXATION: Trait.RELIGION},
    Purpose.MILITARY: {Dev.MILITIA: Trait.CIVICS, Dev.TOTAL_WAR: Trait.ECONOMY},
    Purpose.RELIGION: {Dev.MONUMENTS: Trait.CULTURE},
    Purpose.RANGE: _SCIENCE,
    Purpose.MILITARY_RANGE: {**_SCIENCE, Dev.MECHANIZED_WARFARE: Trait.MILITARY},
}


def own_trait(purpose: Purpose) -> Trait:
    """The trait that pays for a purpose without any development."""
    return _OWN[purpose]


def payers(g: Play, seat: Seat, purpose: Purpose) -> tuple[Trait, ...]:
    """The traits that may pay for a purpose, its own first."""
    also = (trait for dev, trait in _ALSO[purpose].items() if g.has(seat, dev))
    return (_OWN[purpose], *also)


def value(g: Play, seat: Seat, markers: Mapping[Trait, int]) -> int:
    """Ch. 8: a marker counts its level, each further one of the same trait 1 more; traits are added up."""
    return sum(g.level(seat, trait) + number - 1 for trait, number in markers.items() if number)


def most_points(g: Play, seat: Seat, purpose: Purpose) -> int:
    """What could be paid for a purpose at most."""
    return value(g, seat, {trait: g.available(seat, trait) for trait in payers(g, seat, purpose)})


def cheapest(
    g: Play, seat: Seat, purpose: Purpose, points: int, before: Mapping[Trait, int] | None = None
) -> dict[Trait, int] | None:
    """The fewest markers that make so many points, the own trait first; None if there are not enough.

    `before` are markers paid for the same thing already.
    """
    already = before or {}
    traits = payers(g, seat, purpose)
    spans = [range(g.available(seat, trait) + 1) for trait in traits]
    enough = [numbers for numbers in product(*spans) if _worth(g, seat, traits, numbers, already) >= points]
    if not enough:
        return None
    best = min(enough, key=lambda numbers: (sum(numbers), numbers[1:]))
    return {trait: number for trait, number in zip(traits, best, strict=True) if number}


def _worth(
    g: Play, seat: Seat, traits: tuple[Trait, ...], numbers: tuple[int, ...], already: Mapping[Trait, int]
) -> int:
    paid = {trait: number + already.get(trait, 0) for trait, number in zip(traits, numbers, strict=True)}
    return value(g, seat, {**already, **paid})


def pay(
    g: Play,
    seat: Seat,
    purpose: Purpose,
    points: int,
    section: str,
    chosen: Mapping[Trait, int] | None = None,
    extra: int = 0,
) -> Markers:
    """Ch. 8: markers worth so many points move to the non-available pool: those chosen, or the fewest.

    `extra` are points that others give.
    """
    needed = points - extra
    markers = dict(chosen) if chosen else cheapest(g, seat, purpose, needed)
    if markers is None:
        raise not_enough(g, seat, purpose, points, section)
    check_markers(g, seat, purpose, markers, section)
    if value(g, seat, markers) < needed:
        raise not_enough(g, seat, purpose, points, section)
    for trait, number in markers.items():
        spend(g, seat, trait, number)
    return tuple(markers.items())


def check_markers(g: Play, seat: Seat, purpose: Purpose, markers: Mapping[Trait, int], section: str) -> None:
    """The markers are there, and of traits that may pay for the purpose."""
    for trait, number in markers.items():
        if trait not in payers(g, seat, purpose):
            text = f"{trait.value.capitalize()} markers cannot pay for this."
            raise refuse("cannot-pay", text, section)
        if not 0 < number <= g.available(seat, trait):
            left = counted(g.available(seat, trait), f"{trait.value} marker")
            raise refuse("cannot-pay", f"{number} cannot be paid: {left} available.", section)


def not_enough(g: Play, seat: Seat, purpose: Purpose, points: int, section: str) -> Exception:
    """Too few civilization points."""
    traits = [
        f"{g.available(seat, t)} {t.value} (level {g.level(seat, t)})" for t in payers(g, seat, purpose)
    ]
    text = f"This takes {points} CP; you can pay {most_points(g, seat, purpose)}."
    return refuse("not-enough-points", text, section, f"available markers: {listed(traits)}")


def discount(g: Play, seat: Seat, at: AreaId) -> int:
    """Tourism, Enlightenment: how much less a civilization action costs a tribe that acts here."""
    corner = g.world.corner(at)
    less = g.has(seat, Dev.TOURISM) and g.state.culture.get(region_of(at)) == seat
    more = g.has(seat, Dev.ENLIGHTENMENT) and bool(corner and g.state.religion.get(corner[0]))
    return less + more


def discounted(g: Play, seat: Seat, at: AreaId, points: int) -> int:
    """The points that must be paid for an action that costs so many: at least 1, if it costs any."""
    return max(1, points - discount(g, seat, at)) if points else 0
