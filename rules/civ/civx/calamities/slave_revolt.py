"""Slave Revolt: tokens that support no city for the moment."""

from dataclasses import replace

from rules.civ.calamity.case import Case
from rules.civ.phases.support import support_at, support_rate
from rules.civ.policies.calamities import Major
from rules.civ.state import Card
from rules.table import Script


def slave_revolt(case: Case) -> Script[None]:
    """CivX 29.43: some tokens support nothing; cities are reduced until the others support the rest."""
    g = case.g
    case.strike()
    if not g.city_count(case.victim):
        case.pass_by("no city needs support")
        return
    before = g.city_count(case.victim)
    idle = min(revolting(case), g.census_of(case.victim))
    yield from support_at(g, {case.victim: support_rate(g, case.victim)}, case.name, idle)
    if g.city_count(case.victim) == before:
        case.pass_by("enough tokens are left to support the cities")


def revolting(case: Case) -> int:
    """CivX 29.431 to 29.436: how many tokens revolt. They do so until the phase ends: for the second of two
    cards, which are of different blocks, those of the first still do.
    """
    blocks = [case.card.block] if case.number == 1 else {stack.block for stack in case.g.state.stacks}
    cards = [replace(case, card=Card(case.name, block=block)) for block in blocks]
    return sum(card.halved(card.figure("tokens")) for card in cards)


EFFECT = Major(slave_revolt)
