"""Advances where the rulebooks differ: what credits take off a price, and which advances may be bought."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from rules.table import Seat

if TYPE_CHECKING:
    from rules.civ.civ import Civ
    from rules.civ.ruleset import Ruleset


@dataclass(frozen=True, slots=True)
class Purchasing:
    """How a sibling sells advances."""

    credit: Callable[[Ruleset, str, Mapping[str, int], Collection[str]], int]
    """What credit tokens by group and the advances held take off the price of an advance."""
    bar: Callable[[Civ, Seat, str], str]
    """Why a seat may not acquire an advance now, in a sentence; empty where it may."""


def best_group(rules: Ruleset, name: str, tokens: Mapping[str, int], held: Collection[str]) -> int:
    """Of two groups the one with more credits counts; those to this card are added."""
    return max(tokens[group] for group in rules.advances[name].groups) + _by_card(rules, name, held)


def both_groups(rules: Ruleset, name: str, tokens: Mapping[str, int], held: Collection[str]) -> int:
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
