"""Expansion and combat in words."""

from __future__ import annotations

from typing import Any

from renders.history.words import phrases as say
from renders.words.table import Who
from rules.history_of_the_world import events as e
from rules.history_of_the_world.names import land_name


def telling(event: Any, who: Who) -> str:
    """An army on the move, a fight, or a sickness; empty for other events."""
    match event:
        case e.ArmyPlaced():
            return _placed(event, who)
        case e.BattleFought():
            return _fought(event, who)
        case e.LandTaken(seat, force, _, land):
            return f"{who(seat)} ({say.force(force)}) takes {land_name(land)}."
        case e.FleetBattle():
            return _at_sea(event, who)
        case e.SicknessRolled(card, land, seat, dice, died):
            fate = "dies" if died else "lives"
            return (
                f"{say.event_name(card)}: the army of {who(seat)} in {land_name(land)} "
                f"throws {say.dice(dice)} and {fate}."
            )
    return ""


def _placed(event: e.ArmyPlaced, who: Who) -> str:
    from_where = say.origin(event.way, event.source, event.land)
    deed = "relieves an older army of its own in" if event.replaced else "enters"
    if event.way is e.Way.RISING:
        deed = "appears in"
    return f"{who(event.seat)}: {say.force(event.force)} {deed} {land_name(event.land)}{from_where}."


def _fought(event: e.BattleFought, who: Who) -> str:
    fight = (
        f"{who(event.attacker)} ({say.force(event.force)}) attacks {land_name(event.land)}"
        f"{say.origin(event.way, event.source, event.land)}, held by {who(event.defender)} "
        f"({say.force(event.defending)})"
    )
    throw = ""
    if event.attack:
        ours = say.dice(event.attack, event.attack_bonus)
        theirs = say.dice(event.defence, event.defence_bonus)
        throw = f" {ours} against {theirs},"
    notes = ["; the fort is lost"] if event.fort_lost else []
    notes += ["; the leader dies"] if event.leader_died else []
    return f"{fight}:{throw} {say.OUTCOMES[event.outcome]}{''.join(notes)}."


def _at_sea(event: e.FleetBattle, who: Who) -> str:
    ours, theirs = say.dice(event.attack, event.attack_bonus), say.dice(event.defence)
    death = "; the leader dies" if event.leader_died else ""
    return (
        f"{who(event.attacker)} and {who(event.defender)} fight at sea in the {say.water(event.sea)}: "
        f"{ours} against {theirs}, {say.OUTCOMES[event.outcome]}{death}."
    )
