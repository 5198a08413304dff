"""Civil War: the nation splits in two; its neighbour with the fewest units, or barbarians, get one half."""

from rules.civ.calamity.annexation import take_over
from rules.civ.calamity.case import Case
from rules.civ.calamity.distance import around, bordering
from rules.civ.calamity.factions import keep_one, select_faction
from rules.civ.calamity.units import Units, units_on_board
from rules.civ.dawn_of_history.controller import stand_in_for_barbarians
from rules.civ.policies.calamities import Major
from rules.civ.state import BARBARIANS
from rules.table import Script, Seat


def civil_war(case: Case) -> Script[None]:
    """Dawn 29.4.1: the victim selects, then the beneficiary; the victim keeps one of the two factions.

    All numbers are multiples of a city's points, so they can always be made up exactly.
    """
    g, beneficiary = case.g, beneficiary_of(case)
    case.strike(beneficiary)
    own, more = case.figure("own"), case.figure("beneficiary")
    whole = units_on_board(g, case.victim).points(g.numbers.city_points)
    if whole <= own + more:
        case.pass_by("the second faction is empty")
        return
    is_wild = beneficiary == BARBARIANS
    chooser = (yield from stand_in_for_barbarians(case)) if is_wild else beneficiary
    first = yield from _select_first(case, beneficiary, chooser, own, more)
    factions = yield from keep_one(case, beneficiary, first)
    yield from _hand_over(case, beneficiary, chooser, factions.lost)


def beneficiary_of(case: Case) -> Seat:
    """Dawn 29.4.1.2: the fewest unit points of those next to the victim; a tie is the barbarians' gain."""
    g = case.g
    near = bordering(g, case.victim)
    near += [BARBARIANS] if not around(g, case.victim).isdisjoint(g.areas_of(BARBARIANS)) else []
    fewest = min((g.unit_points(party) for party in near), default=0)
    weakest = [party for party in near if g.unit_points(party) == fewest]
    return weakest[0] if len(weakest) == 1 else BARBARIANS


def _select_first(case: Case, beneficiary: Seat, chooser: Seat, own: int, more: int) -> Script[Units]:
    """Dawn 29.4.1.3 to 29.4.1.8: first what the victim selects, then what is added."""
    g, units = case.g, units_on_board(case.g, case.victim)
    heir = "the barbarians" if beneficiary == BARBARIANS else g.name(beneficiary)
    begin = (
        f"select units for the first of two factions of your nation; {g.name(chooser)} adds {more} points, "
        f"then you keep one faction, and the other goes to {heir}"
    )
    first = yield from select_faction(case, case.victim, units, own, begin)
    gain = "the barbarians'" if beneficiary == BARBARIANS else "yours"
    victim = g.name(case.victim)
    add = f"add units to the first of two factions of {victim}; {victim} then keeps one, the other is {gain}"
    return first.with_((yield from select_faction(case, chooser, units.without(first), more, add)))


def _hand_over(case: Case, beneficiary: Seat, chooser: Seat, lost: Units) -> Script[None]:
    """Dawn 29.4.1.11: what the beneficiary has no pieces for turns barbarian, or stays where nobody has."""
    left = lost
    if beneficiary != BARBARIANS:
        left = yield from take_over(case, beneficiary, lost, rest="the others turn barbarian")
    if left.areas:
        stays = f"the others stay with {case.g.name(case.victim)}"
        yield from take_over(case, BARBARIANS, left, chooser, stays)


EFFECT = Major(civil_war)
