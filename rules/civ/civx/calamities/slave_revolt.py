"""Slave Revolt: tokens that support no city for the moment."""

from dataclasses import replace

from rules.civ.calamity.case import Case
from rules.civ.calamity.idle_tokens import foresee_support_without, support_without
from rules.civ.policies.calamities import Major
from rules.civ.state import Card
from rules.table import Pick, Script


def slave_revolt(case: Case) -> Script[None]:
    """CivX 29.43: some tokens support nothing; cities are reduced until the others support the rest."""
    case.strike()
    yield from support_without(case, revolting(case))


def revolting(case: Case) -> int:
    """CivX 29.431 to 29.436: how many tokens revolt. They do so until the phase ends: for the second of two
    cards, which are of different blocks, those of the first still do.
    """
    blocks = [case.card.block] if case.number == 1 else {stack.block for stack in case.g.state.stacks}
    cards = [replace(case, card=Card(case.name, block=block)) for block in blocks]
    return sum(card.halved(card.figure("tokens")) for card in cards)


def foresee(case: Case) -> list[Pick]:
    """Which cities the victim would reduce."""
    return foresee_support_without(case, revolting(case))


EFFECT = Major(slave_revolt, foresee)
