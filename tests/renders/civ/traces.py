"""What leaves a trace on a map of the civ family."""

from __future__ import annotations

from typing import Any

from rules.atlas import Board
from rules.civ import events as e
from rules.civ import events_calamity as c
from rules.civ import events_conflict as f
from rules.civ.state import CivState


def traces(state: CivState, board: Board) -> tuple[Any, ...]:
    """Something of everything, wherever the pieces of a position stand."""
    towns, camps = sorted(state.cities), sorted(state.tokens)
    return (
        *(_march(state, board, area) for area in camps[:12]),
        f.ConflictResolved(camps[3], {0: 3, 1: 2}, {0: 2, 1: 0}),
        e.CityBuilt(state.cities[towns[0]], towns[0]),
        e.CityReduced(0, camps[5], 3, "support"),
        f.CityFell(camps[6], 0, 1, 6),
        c.UnitsAnnexed(0, 1, "Civil War", (towns[2],), ((camps[8], 2),)),
        c.DamageTaken(2, "Flood", 4, ((camps[9], 2), (camps[10], 2))),
    )


def _march(state: CivState, board: Board, area: str) -> e.Marched:
    seat = next(iter(state.tokens[area]))
    return e.Marched(seat, (next(iter(board.areas[area].land), area), area), 2)
