"""CivX 29.42: who gains from a civil war, and who comes next."""

from rules.civ.calamity.case import Case
from rules.civ.civ import Civ
from rules.civ.civx.policies import worth
from rules.civ.civx.reach import break_tie, is_near
from rules.civ.policies.claims import in_stock
from rules.civ.state import BARBARIANS
from rules.table import Script, Seat

ELIGIBLE = "eligible"
"""Where the table of the card says how many advance points are too many."""


def is_eliminated(g: Civ, seat: Seat) -> bool:
    """CivX 29.4203: a player without a unit on the board."""
    return not g.areas_of(seat)


def is_eligible(case: Case, seat: Seat) -> bool:
    """CivX 29.4202, 29.4204: not too far ahead of the victim, and near, unless there is no place to be at."""
    g, most = case.g, case.calamity.effect[ELIGIBLE]
    ahead = 100 * (worth(g, seat) - most["more"]) > most["percent"] * worth(g, case.victim)
    return not ahead and (is_eliminated(g, seat) or is_near(g, case.victim, seat))


def groups_of_claims(case: Case) -> list[list[Seat]]:
    """CivX 29.4203, 29.4209: beneficiaries by what they have in stock, the most first, equal ones together.

    The eliminated come before all others. Where the victim's own turn comes it is the barbarians'.
    """
    g = case.g
    seats = [seat for seat in g.rivals(case.victim) if is_eligible(case, seat)]
    claims = {seat: (is_eliminated(g, seat), in_stock(g, seat)) for seat in seats}
    own = (False, in_stock(g, case.victim))
    better = sorted({claim for claim in claims.values() if claim > own}, reverse=True)
    return [*([seat for seat in seats if claims[seat] == claim] for claim in better), [BARBARIANS]]


def next_claimant(case: Case, groups: list[list[Seat]]) -> Script[Seat]:
    """CivX 29.4203: the best claim left, which is then served; the victim decides between equal ones."""
    tied, left = groups[0], sum(map(len, groups))
    if len(tied) == 1:
        seat = tied[0]
    else:
        seat = yield from break_tie(case, case.victim, tied, f"beneficiary-{left}")
    tied.remove(seat)
    if not tied:
        groups.pop(0)
    return seat
