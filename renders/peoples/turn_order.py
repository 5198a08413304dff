"""Whose turn it is, or will be when the next one begins."""

from __future__ import annotations

from rules.peoples.state import Stage
from rules.peoples.view import PeoplesView
from rules.table import Seat


def coming(view: PeoplesView) -> Seat | None:
    """The seat on turn; between two turns the next in turn order; None in the set-up and after the end."""
    if view.active is not None or view.stage is not Stage.TURN:
        return view.active
    order = [seat for seat in view.order if not view.players[seat].left]
    if not order:
        return None
    last = view.records[-1].seat if view.records else order[-1]
    if last not in order:
        before = view.order[: view.order.index(last)]
        last = next((seat for seat in reversed(before) if seat in order), order[-1])
    return order[(order.index(last) + 1) % len(order)]
