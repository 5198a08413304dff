"""Ch. 9.6: the advanced rule: base costs, what saves them, and what the first people gets for them."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from rules.peoples.developments import Dev, developments
from rules.peoples.options import TECHNOLOGY_TREE
from rules.peoples.play import Play
from rules.peoples.traits import Trait
from rules.table import Seat

Item: TypeAlias = Trait | Dev
BASE_COST = 1


@dataclass(frozen=True, slots=True)
class Base:
    """The base cost of an item, and the first people, if this one is the second to acquire it."""

    cost: int
    first: Seat | None


def holders(g: Play, seat: Seat, item: Item) -> tuple[Seat, ...]:
    """The other peoples that have reached what this one acquires, in turn order."""
    if isinstance(item, Dev):
        return tuple(other for other in g.state.order if other != seat and g.has(other, item))
    level = level_of(g, seat, item)
    others = (other for other in g.state.order if other != seat)
    return tuple(other for other in others if g.player(other).advances.get(item, 0) >= level)


def level_of(g: Play, seat: Seat, item: Item) -> int:
    """The level of a card, or of the next advance of a trait."""
    if isinstance(item, Dev):
        return developments()[item].level
    return g.player(seat).advances.get(item, 0) + 1


def bases(g: Play, seat: Seat, items: Sequence[Item]) -> Mapping[Item, Base]:
    """Ch. 9.6: the base cost of all advances (or developments) of a Revolution.

    Third and later peoples pay none; what was acquired before saves it for as many others as possible.
    """
    if g.option(TECHNOLOGY_TREE) != "yes":
        return {item: Base(0, None) for item in items}
    others = {item: holders(g, seat, item) for item in items}
    saved = _saved(g, seat, [item for item in items if len(others[item]) < 2])
    return {
        item: Base(
            BASE_COST if len(others[item]) < 2 and item not in saved else 0,
            others[item][0] if len(others[item]) == 1 else None,
        )
        for item in items
    }


def _saved(g: Play, seat: Seat, items: Sequence[Item]) -> set[Item]:
    """The items whose base cost is saved: each of those acquired before saves one of its level or less."""
    taken: dict[int, Item] = {}
    savers = [_saver(g, seat, item) for item in items]
    for number in range(len(items)):
        _match(number, items, savers, taken, set())
    return set(taken.values())


def _saver(g: Play, seat: Seat, item: Item) -> list[int]:
    """The numbers of what could save an item."""
    player, level = g.player(seat), level_of(g, seat, item)
    if isinstance(item, Dev):
        wanted = set(developments()[item].traits)
        cards = [developments()[Dev(card)] for card in player.developments]
        return [n for n, card in enumerate(cards) if card.level >= level and wanted & set(card.traits)]
    steps = [step for trait in Trait for step in range(1, player.advances.get(trait, 0) + 1)]
    return [n for n, step in enumerate(steps) if step >= level]


def _match(
    number: int, items: Sequence[Item], savers: list[list[int]], taken: dict[int, Item], seen: set[int]
) -> bool:
    for saver in savers[number]:
        if saver in seen:
            continue
        seen.add(saver)
        if saver not in taken or _match(items.index(taken[saver]), items, savers, taken, seen):
            taken[saver] = items[number]
            return True
    return False
