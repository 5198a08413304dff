"""Ch. 9: paying with resources: all different, any two as a wild one, the people's own marker."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from rules.peoples.play import Play
from rules.peoples.refused import refuse
from rules.peoples.resources import Category, Colour, Kind, category_of, kinds_of, resources
from rules.table import Seat

WILD = "wild"


@dataclass(frozen=True, slots=True)
class Payment:
    """Resources returned to the general supply, and whether the people's own marker served as one more."""

    paid: Mapping[Kind, int]
    wild: bool = False


def worth(paid: Mapping[Kind, int], wild: bool = False) -> int:
    """Ch. 9: each kind counts once; any two of the rest, alike or not, count as one wild resource."""
    different = sum(amount > 0 for amount in paid.values())
    return different + (sum(paid.values()) - different) // 2 + wild


def best_payment(
    held: Mapping[Kind, int], category: Category, cost: int, wild: bool, is_mixed: bool = True
) -> Payment | None:
    """The fewest resources for a cost, of the kinds there are most of; None if there are not enough.

    `wild`: the people's own marker may serve, and does first. Without `is_mixed` all must be of one colour.
    """
    if not cost:
        return Payment({})
    ways = [
        paid
        for kinds in _colour_groups(category, is_mixed)
        if (paid := _fewest({kind: held.get(kind, 0) for kind in kinds}, cost - wild)) is not None
    ]
    return Payment(min(ways, key=lambda paid: sum(paid.values())), wild) if ways else None


def _colour_groups(category: Category, is_mixed: bool) -> list[tuple[Kind, ...]]:
    if is_mixed:
        return [kinds_of(category)]
    colours: dict[Colour, list[Kind]] = {}
    for kind in kinds_of(category):
        colours.setdefault(resources()[kind].colour, []).append(kind)
    return [tuple(kinds) for kinds in colours.values()]


def _fewest(held: Mapping[Kind, int], cost: int) -> dict[Kind, int] | None:
    """One of each kind first, then pairs of what is left, the most plentiful first."""
    left = {kind: amount for kind, amount in held.items() if amount}
    paid: dict[Kind, int] = {}
    for kind in sorted(left, key=lambda kind: -left[kind])[: max(cost, 0)]:
        paid[kind] = 1
        left[kind] -= 1
    for _ in range(2 * (cost - len(paid))):
        kind = max(left, key=lambda kind: left[kind], default="")
        if not kind or not left[kind]:
            return None
        left[kind] -= 1
        paid[kind] = paid.get(kind, 0) + 1
    return paid


def chosen_payment(
    held: Mapping[Kind, int], names: Iterable[str], category: Category, cost: int, wild: bool, is_mixed: bool
) -> Payment | str:
    """The payment somebody chose, or what is wrong with it."""
    listed = list(names)
    paid = {kind: listed.count(kind) for kind in dict.fromkeys(listed) if kind != WILD}
    uses_wild = WILD in listed
    if uses_wild and (not wild or listed.count(WILD) > 1):
        return "Your own marker has served already."
    for kind, amount in paid.items():
        if kind not in resources() or category_of(kind) is not category:
            return f"{kind} is no {category.value}."
        if held.get(kind, 0) < amount:
            return f"You have {held.get(kind, 0)} {kind}."
    if not is_mixed and len({resources()[kind].colour for kind in paid}) > 1:
        return "Luxuries of different colours cannot be used in the same payment."
    if worth(paid, uses_wild) < cost:
        return f"That pays {worth(paid, uses_wild)} of {cost}: all must be different, or two for one."
    is_idle = any(worth(_less(paid, kind), uses_wild) >= cost for kind in paid)
    if is_idle or (uses_wild and worth(paid) >= cost):
        return f"Less would do: the cost is {cost}."
    return Payment(paid, uses_wild)


def _less(paid: Mapping[Kind, int], kind: Kind) -> dict[Kind, int]:
    return {**paid, kind: paid[kind] - 1}


def payable(g: Play, seat: Seat, category: Category, chosen: Kind | None, section: str) -> Kind:
    """One resource of a category to give away: the one chosen, or the most plentiful."""
    held = {kind: g.player(seat).resources.get(kind, 0) for kind in kinds_of(category)}
    kind = max(held, key=lambda kind: held[kind]) if chosen is None else chosen
    if not held.get(kind):
        raise refuse("cannot-give", f"You have no {chosen or category.value} to give.", section)
    return kind
