"""Positions of Dawn of History."""

from collections.abc import Mapping
from typing import Any

from rules.civ.ancient.line_up import EAST, WEST
from rules.civ.civ import Civ
from rules.civ.dawn_of_history.game import DawnOfHistory
from rules.civ.dawn_of_history.state import DawnState
from rules.civ.stacks import Stack
from rules.table import Chance, Desk
from tests.rules.civ.rulesets import DAWN
from tests.rules.civ.scenario import Scene, scenario


def scene(sides: Mapping[str, Mapping[str, Any]], *, two_blocks: bool = False, **more: Any) -> Scene:
    """A position of Dawn of History, with one trade block or with two."""
    options = {option.key: option.default for option in DAWN.options}
    made = scenario(sides, rules=DAWN, state_type=DawnState, options=options, **more)
    if two_blocks:
        for piles in (made.state.stacks, made.state.discards):
            piles.clear()
            piles.update({Stack(number, block): [] for block in (WEST, EAST) for number in range(1, 10)})
    return made


def opening(players: int, **options: str) -> Scene:
    """A game of so many before its civilizations are dealt."""
    chosen = {**{option.key: option.default for option in DAWN.options}, **options}
    state = DawnOfHistory().open(chosen, tuple(f"P{seat}" for seat in range(players)), Chance(b"opening"))
    told: list[tuple[Any, Any]] = []
    return Scene(Civ(Desk(state, Chance(b"opening"), lambda event, to: told.append((event, to))), DAWN), told)
