"""Tempest: ships and some treasury lost."""

from rules.civ.calamity.case import Case
from rules.civ.calamity.ships import ships_to_keep, sink
from rules.civ.calamity.treasury import lose_treasury
from rules.civ.policies.calamities import Minor
from rules.table import Pick


def ask(case: Case) -> Pick:
    """Dawn 29.3.3.4, 29.3.3.5: which ships are retained, where any are."""
    return ships_to_keep(case, case.victim, case.g.ships_of(case.victim), case.figure("ships"))


def tempest(case: Case, saved: tuple[str, ...]) -> None:
    """Dawn 29.3.3: all other ships, and five treasury, fewer by what is held, or all there are."""
    ships, treasury = case.g.ships_of(case.victim), case.g.nation(case.victim).treasury
    if len(saved) == len(ships) and not (treasury and case.figure("treasury")):
        case.pass_by("neither ships nor treasury are lost")
    sink(case, case.victim, ships, saved)
    lose_treasury(case.g, case.victim, case.name, case.figure("treasury"))


EFFECT = Minor(tempest, ask)
