"""Positions of CivX."""

from collections.abc import Mapping
from typing import Any

from rules.civ.ancient.line_up import EAST, WEST
from rules.civ.civ import Civ
from rules.civ.civx.game import CivX
from rules.civ.stacks import Stack
from rules.table import Chance, Desk
from rules.table.game import Option
from tests.rules.civ.rulesets import CIVX
from tests.rules.civ.scenario import Scene, scenario


def scene(sides: Mapping[str, Mapping[str, Any]], *, two_blocks: bool = False, **more: Any) -> Scene:
    """A position of CivX, with one trade block or with two."""
    made = scenario(sides, rules=CIVX, options={option.key: option.default for option in _options()}, **more)
    if two_blocks:
        for piles in (made.state.stacks, made.state.discards):
            piles.clear()
            piles.update({Stack(number, block): [] for block in (WEST, EAST) for number in range(1, 10)})
    return made


def _options() -> tuple[Option, ...]:
    return CIVX.options


def opening(players: int, **options: str) -> Scene:
    """A game of so many before its civilizations are dealt."""
    chosen = {**{option.key: option.default for option in _options()}, **options}
    state = CivX().open(chosen, tuple(f"P{seat}" for seat in range(players)), Chance(b"opening"))
    told: list[tuple[Any, Any]] = []
    return Scene(Civ(Desk(state, Chance(b"opening"), lambda event, to: told.append((event, to))), CIVX), told)
