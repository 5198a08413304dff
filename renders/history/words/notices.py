"""What one seat is told by itself: its empire, its score, its losses."""

from __future__ import annotations

from typing import Any

from renders.face import Act, Notice
from renders.history.words.telling import telling
from renders.words.agreement import addressed, addressing
from renders.words.table import Who
from rules.history_of_the_world import events as e
from rules.history_of_the_world.drawing import KEEP
from rules.history_of_the_world.events import RoundResult
from rules.table import Seat

DRAW = "draw"
"""The key of the question that asks whom a drawn empire goes to."""


def notice(event: Any, seat: Seat, names: Who) -> Notice | None:
    """A notice for this seat, or none."""
    said = addressed(telling(event, addressing(seat, names)))
    match event:
        case e.EmpireDrawn(mine) if mine == seat:
            return Notice(said, kind="hand", acts=(Act("Keep it", DRAW, KEEP),))
        case e.EmpireSeen(mine) if mine == seat:
            return Notice(said, kind="hand")
        case e.EmpireCalled(_, mine, _) if mine == seat:
            return Notice(f"Your empire is called. {said}", kind="empires")
        case e.TurnScored(seat=mine) | e.PlanHalted(mine) | e.MarkersRevealed(mine) if mine == seat:
            return Notice(said)
        case e.EpochEnded(preeminent=mine) if mine == seat:
            return Notice(said)
    return Notice(said) if _is_hit(event, seat) else None


def _is_hit(event: Any, seat: Seat) -> bool:
    """Whether this seat loses a land, a fort, a monument, a fleet or a traitor's loyalty by somebody else."""
    match event:
        case e.BattleFought(defender=victim, armies_lost=armies, fort_lost=fort) if victim == seat:
            return armies > 0 or fort
        case e.ArmyRemoved(victim, by=by) | e.FortLost(victim, by=by) if victim == seat:
            return by != seat
        case e.MonumentDestroyed(seat=victim, by=by) if victim == seat:
            return by != seat
        case e.FleetBattle(defender=victim, outcome=outcome) if victim == seat:
            return outcome is not RoundResult.LOST
        case e.SicknessRolled(seat=victim, died=died) if victim == seat:
            return died
    return False
