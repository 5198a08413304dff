"""What came at once of an answer in one's own turn: dice of each battle, lands entered, what was built."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from renders.history.words import phrases as say
from renders.history.words.telling import telling
from renders.words.agreement import addressed, addressing
from renders.words.story import newest
from renders.words.table import Who
from rules.history_of_the_world import events as e
from rules.history_of_the_world.names import land_name
from rules.table import Seat

IN_FULL = (
    e.SettlementFell,
    e.SettlementFounded,
    e.MonumentBuilt,
    e.MonumentDestroyed,
    e.FortBuilt,
    e.FortLost,
    e.ArmyRemoved,
    e.ArmyReturned,
    e.ArmyEmbarked,
    e.NavyRemoved,
    e.SicknessRolled,
    e.LineDropped,
    e.PlanHalted,
    e.TurnScored,
)
"""Told in the words of the feed."""


def aftermath(events: Sequence[Any], seat: Seat, who: Who) -> tuple[str, ...]:
    """The events of this seat's turn, a line each, in order; of very many the newest."""
    lines: list[str] = []
    entered: list[str] = []
    you = addressing(seat, who)
    for event in own_turn(events, seat):
        if isinstance(event, e.ArmyPlaced):
            entered.append(event.land)
            continue
        if line := _line(event, you):
            lines += [*_entered(entered), addressed(line)]
            entered = []
    return newest([*lines, *_entered(entered)], "the battle log has all dice")


def battles(events: Sequence[Any], who: Who) -> tuple[str, ...]:
    """Every throw of a phase, whoever's turn it was."""
    thrown = (e.BattleFought, e.FleetBattle, e.SicknessRolled, e.OrderRolled)
    return tuple(
        line if isinstance(event, e.SicknessRolled | e.OrderRolled) else f"{who(event.attacker)} → {line}"
        for event in events
        if isinstance(event, thrown) and (line := _line(event, who) or telling(event, who))
    )


def own_turn(events: Sequence[Any], seat: Seat) -> list[Any]:
    """What happened before another seat's turn began: nobody else acts in a turn."""
    found: list[Any] = []
    is_mine = True
    for event in events:
        if isinstance(event, e.EmpireCalled):
            is_mine = event.seat == seat
        if is_mine:
            found.append(event)
        if isinstance(event, e.TurnScored):
            is_mine = False
    return found


def _line(event: Any, who: Who) -> str:
    match event:
        case e.BattleFought():
            return _throw(event, land_name(event.land), event.defence_bonus, event.fort_lost, who)
        case e.FleetBattle():
            return _throw(event, f"The {say.water(event.sea)}", 0, False, who)
    return telling(event, who) if isinstance(event, IN_FULL) else ""


def _throw(
    event: e.BattleFought | e.FleetBattle, where: str, defence_bonus: int, fort_lost: bool, who: Who
) -> str:
    """A round in short: where, against whom, the dice of both, the outcome."""
    dice = ""
    if event.attack:
        ours = say.dice_drawn(event.attack, event.attack_bonus)
        dice = f"{ours} against {say.dice_drawn(event.defence, defence_bonus)}, "
    notes = [say.SHORT_OUTCOMES[event.outcome]]
    notes += ["fort destroyed"] if fort_lost else []
    notes += ["leader dies"] if event.leader_died else []
    return f"{where} ({who(event.defender)}): {dice}{'; '.join(notes)}."


def _entered(lands: list[str]) -> list[str]:
    return [f"Entered without a fight: {say.lands(lands)}."] if lands else []
