"""Civil War: the nation splits in two, and one faction goes over to the beneficiary."""

from rules.civ.calamity.annexation import take_over
from rules.civ.calamity.case import Case
from rules.civ.calamity.factions import keep_one
from rules.civ.calamity.units import Units, units_on_board
from rules.civ.civx.claims import groups_of_claims, is_eliminated, next_claimant
from rules.civ.civx.factions import pay_toll, select_first, spread_war
from rules.civ.events_calamity import NationInherited
from rules.civ.policies.calamities import Major
from rules.civ.state import BARBARIANS
from rules.table import Script, Seat

POSITION = "position"
"""Where the table of the card says, by position on the A.S.T., how much the victim selects."""


def civil_war(case: Case) -> Script[None]:
    """CivX 29.42: the factions are selected, one is kept, both pay the toll, the other goes over."""
    g = case.g
    positions = case.calamity.effect[POSITION]
    position = str(g.nation(case.victim).step)
    groups = groups_of_claims(case)
    sole = groups[0][0] if len(groups[0]) == 1 and groups[0][0] != BARBARIANS else None
    at_war = position in positions and bool(g.areas_of(case.victim))
    case.strike(sole if at_war else None)
    if not at_war:
        case.pass_by("the nation is too young" if position not in positions else "it has no units")
        return
    beneficiary = yield from next_claimant(case, groups)
    first = yield from select_first(case, beneficiary, case.figure("loyal", base=positions[position]))
    field = units_on_board(g, case.victim)
    factions = yield from pay_toll(case, beneficiary, (yield from keep_one(case, beneficiary, first)))
    yield from spread_war(case, beneficiary, field)
    yield from _annex(case, beneficiary, groups, factions.lost)


def _annex(case: Case, first: Seat, groups: list[list[Seat]], lost: Units) -> Script[None]:
    """CivX 29.4209: who runs out of pieces leaves the rest to the next."""
    taker, left = first, lost
    while left.areas:
        is_heir = taker != BARBARIANS and is_eliminated(case.g, taker)
        rest = yield from take_over(case, taker, left)
        if is_heir and rest != left:
            _inherit(case, taker)
        if rest.areas:
            taker = yield from next_claimant(case, groups)
        left = rest


def _inherit(case: Case, heir: Seat) -> None:
    """CivX 29.4210: an eliminated beneficiary gets the victim's advances and its place on the A.S.T."""
    victim, nation = case.g.nation(case.victim), case.g.nation(heir)
    new = tuple(name for name in victim.advances if name not in nation.advances)
    nation.advances.extend(new)
    nation.chosen.update({name: group for name, group in victim.chosen.items() if name in new})
    nation.step = victim.step
    case.g.tell(NationInherited(heir, case.victim, case.name, new, nation.step))


EFFECT = Major(civil_war)
