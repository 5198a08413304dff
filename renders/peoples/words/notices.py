"""What one seat is told by itself: its turn, and what others do to it."""

from __future__ import annotations

from typing import Any

from renders.face import Notice
from renders.peoples.words.telling import telling
from renders.words.agreement import addressed, addressing
from renders.words.table import Who
from rules.peoples import events as e
from rules.table import Seat


def notice(event: Any, seat: Seat, names: Who) -> Notice | None:
    """A notice for this seat, or none."""
    said = addressed(telling(event, addressing(seat, names)))
    match event:
        case e.TurnBegan(number, mine) if mine == seat:
            return Notice(f"Round {number}: your turn. Your tribes are waiting.", kind="hand")
        case e.OrdersHalted(mine) | e.VictoryReached(mine) if mine == seat:
            return Notice(said)
        case e.BookClosed(last) if seat in last:
            return Notice(said)
        case e.ShareTaken(mine) if mine == seat:
            return Notice(said)
    return Notice(said, kind="zoom") if _is_hit(event, seat) else None


def _is_hit(event: Any, seat: Seat) -> bool:
    """Whether somebody else attacks, trades with or robs this seat of a token or a tribe."""
    match event:
        case e.Attacked(attacker, _, victim) | e.Traded(attacker, victim):
            return victim == seat != attacker
        case e.TokenPlaced(attacker, replaced=victim) | e.TokenRemoved(attacker, victim):
            return victim == seat != attacker
        case e.TribeRetreated(victim) | e.TribeRemoved(victim):
            return victim == seat
        case e.ResourcesGiven(giver, receiver):
            return receiver == seat != giver
    return False
