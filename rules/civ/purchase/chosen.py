"""Advances that bring credits to a group of their buyer's choice: one group for each, for good."""

from collections import Counter
from collections.abc import Collection, Iterable, Mapping

from rules.civ import faults_trade as faults
from rules.civ.civ import Civ
from rules.civ.topics import Topic
from rules.civ.traits import Trait
from rules.table import Fault, Seat


def choosers(g: Civ, seat: Seat, gained: Iterable[str]) -> list[str]:
    """Those of the advances gained whose buyer chooses a group now."""
    return [name for name in gained if _brings(g, name) and not settled_group(g, seat, name)]


def settled_group(g: Civ, seat: Seat, name: str) -> str:
    """The group of an advance that follows the choice made with one held before; empty where it is free."""
    chosen = g.nation(seat).chosen
    traits = g.rules.advances[name].traits
    led = [trait.removeprefix(Trait.CHOSEN_AS) for trait in traits if trait.startswith(Trait.CHOSEN_AS)]
    return next((chosen[other] for other in led if other in chosen), "")


def groups_of(
    g: Civ, seat: Seat, gained: Collection[str], said: Mapping[str, str] | None
) -> tuple[dict[str, str], list[Fault]]:
    """The group for each advance that brings such credits, as said or as is wise, and what is wrong."""
    bringing = [name for name in gained if _brings(g, name)]
    groups, found = {}, []
    for name in bringing:
        settled = settled_group(g, seat, name)
        group = (said or {}).get(name) or settled or most_wanted(g, seat, gained)
        if group not in g.rules.groups or (settled and group != settled):
            legal = settled or ", ".join(g.rules.groups)
            found.append(faults.bad_group(g.rules.cite(Topic.ADVANCES), name, legal))
        groups[name] = group
    if strange := [name for name in said or () if name not in bringing]:
        found.append(faults.no_group_to_choose(g.rules.cite(Topic.ADVANCES), strange))
    return groups, found


def most_wanted(g: Civ, seat: Seat, gained: Collection[str]) -> str:
    """The group with the most advances still to buy."""
    held = {*g.nation(seat).advances, *gained}
    missing = Counter(
        group for name, advance in g.rules.advances.items() if name not in held for group in advance.groups
    )
    return max(g.rules.groups, key=lambda group: missing[group])


def _brings(g: Civ, name: str) -> bool:
    return bool(g.rules.advances[name].traits.get(Trait.CHOSEN_CREDITS))
