"""Famine and epidemic: damage, and damage to others."""

from rules.civ.calamity.case import Case, Role
from rules.civ.calamity.damage import take_damage
from rules.civ.calamity.others import name_victims
from rules.table import Script, Seat


def famine(case: Case) -> Script[None]:
    """WE ch.8 Famine: damage for the victim, and less for each of several others."""
    case.strike()
    yield from _spread(case, spared=None)


def epidemic(case: Case) -> Script[None]:
    """WE ch.8 Epidemic: the same, but the beneficiary may not be named."""
    beneficiary = case.passer_or_richest()
    case.strike(beneficiary)
    yield from _spread(case, spared=beneficiary)


def _spread(case: Case, spared: Seat | None) -> Script[None]:
    g = case.g
    among = [seat for seat in g.rivals(case.victim) if seat != spared and g.areas_of(seat)]
    damage = case.calamity.effect[Role.SECONDARY]["damage"]
    others = yield from name_victims(case, among, f"take {damage} damage")
    amounts = {case.victim: case.figure("damage")}
    amounts |= {seat: case.figure("damage", seat, Role.SECONDARY) for seat in others}
    yield from take_damage(case, amounts)
