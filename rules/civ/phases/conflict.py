"""Phase 4: conflict. Ships fight pirates first, then tokens each other; then cities are attacked."""

from rules.civ.civ import Civ
from rules.civ.phases.attack_order import city_attacks
from rules.civ.phases.attacks import besiegers, lose_fleet, muster
from rules.civ.phases.conflict_order import token_conflicts
from rules.civ.phases.fleets import fleet_conflicts
from rules.civ.phases.mercenaries import dismiss
from rules.civ.phases.token_conflict import token_conflict
from rules.table import Script


def conflict(g: Civ, *, unaided: bool = False) -> Script[None]:
    """WE 4: all token conflicts, then all city attacks; who lost all tokens before has failed, too.

    `unaided`: as if nobody held any advance.
    """
    g = g.without_advances() if unaided else g
    fleet_conflicts(g)
    attacks = besiegers(g)
    began = muster(g, attacks)
    yield from token_conflicts(g)
    for area, attacker in attacks:
        if not g.tokens(area, attacker):
            lose_fleet(g, area, attacker)
    yield from city_attacks(g, token_conflict, began)
    g.state.landed.clear()
    dismiss(g)
