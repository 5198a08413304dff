"""Advances where the rulebooks differ: what credits take off a price, and which advances may be bought."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import TYPE_CHECKING

from rules.table import Seat

if TYPE_CHECKING:
    from rules.civ.civ import Civ
    from rules.civ.ruleset import Ruleset


@dataclass(frozen=True, slots=True)
class Purchasing:
    """How a sibling sells advances."""

    credit: Callable[[Ruleset, str, Mapping[str, int], Collection[str], Mapping[str, str]], int]
    """What credit tokens by group and the advances held take off the price of an advance.

    Last comes the group in which an advance held gives the credits that were its holder's choice.
    """
    bar: Callable[[Civ, Seat, str], str]
    """Why a seat may not acquire an advance now, in a sentence; empty where it may."""
    face_down: bool
    """Whether nobody else sees which cards a seat gives up above the hand limit."""


NONE_CHOSEN: Mapping[str, str] = MappingProxyType({})
"""No advance gives credits in a group of choice."""


def best_group(
    rules: Ruleset,
    name: str,
    tokens: Mapping[str, int],
    held: Collection[str],
    chosen: Mapping[str, str] = NONE_CHOSEN,
) -> int:
    """Of two groups the one with more credits counts; those to this card are added."""
    return max(tokens[group] for group in rules.advances[name].groups) + _by_card(rules, name, held)


def both_groups(
    rules: Ruleset,
    name: str,
    tokens: Mapping[str, int],
    held: Collection[str],
    chosen: Mapping[str, str] = NONE_CHOSEN,
) -> int:
    """The credits of all its groups and those to this card together."""
    return sum(tokens[group] for group in rules.advances[name].groups) + _by_card(rules, name, held)


def _by_card(rules: Ruleset, name: str, held: Collection[str]) -> int:
    return sum(rules.advances[other].bonus.get(name, 0) for other in held)


def nothing_barred(g: Civ, seat: Seat, name: str) -> str:
    """Everything may be bought by everybody."""
    return ""


def needs_required(g: Civ, seat: Seat, name: str) -> str:
    """An advance may require others, held before this turn."""
    missing = [other for other in g.rules.advances[name].requires if other not in g.nation(seat).advances]
    return f"{name} requires {' and '.join(missing)}, held before." if missing else ""


def held_by_half(g: Civ, seat: Seat, name: str) -> str:
    """A limited advance may be held by half of the players, rounded up."""
    if not g.rules.advances[name].limited:
        return ""
    holders = sum(name in g.nation(other).advances for other in g.seats)
    most = most_holders(len(g.seats))
    return f"{name} is held by {holders} of {most} already." if holders >= most else ""


def most_holders(players: int) -> int:
    """How many of so many players may hold a limited advance."""
    return (players + 1) // 2
