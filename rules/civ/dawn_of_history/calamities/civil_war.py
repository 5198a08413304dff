"""Civil War: the nation splits in two; its neighbour with the fewest units, or barbarians, get one half."""

from typing import Any

from rules.civ.calamity.annexation import take_over
from rules.civ.calamity.case import Case
from rules.civ.calamity.distance import around, bordering
from rules.civ.calamity.factions import faction_question, keep_one, select_faction
from rules.civ.calamity.units import ChooseUnits, Units, units_on_board
from rules.civ.dawn_of_history.controller import act_for_barbarians, stand_in_question
from rules.civ.policies.calamities import Major
from rules.civ.state import BARBARIANS
from rules.table import Question, Script, Seat, ask_each


def civil_war(case: Case) -> Script[None]:
    """Dawn 29.4.1: the victim selects, then the beneficiary; the victim keeps one of the two factions.

    All numbers are multiples of a city's points, so they can always be made up exactly.
    """
    beneficiary = beneficiary_of(case)
    case.strike(beneficiary)
    if not _splits(case):
        case.pass_by("the second faction is empty")
        return
    chooser, own = yield from _begin(case, beneficiary)
    first = own.with_((yield from _add(case, beneficiary, chooser, own)))
    factions = yield from keep_one(case, beneficiary, first)
    yield from _hand_over(case, beneficiary, chooser, factions.lost)


def _splits(case: Case) -> bool:
    """Dawn 29.4.1.10: whether the first faction leaves anything for the second."""
    return case.g.unit_points(case.victim) > case.figure("own") + case.figure("beneficiary")


def beneficiary_of(case: Case) -> Seat:
    """Dawn 29.4.1.2: the fewest unit points of those next to the victim; a tie is the barbarians' gain."""
    g = case.g
    near = bordering(g, case.victim)
    near += [BARBARIANS] if not around(g, case.victim).isdisjoint(g.areas_of(BARBARIANS)) else []
    fewest = min((g.unit_points(party) for party in near), default=0)
    weakest = [party for party in near if g.unit_points(party) == fewest]
    return weakest[0] if len(weakest) == 1 else BARBARIANS


def _begin(case: Case, beneficiary: Seat) -> Script[tuple[Seat, Units]]:
    """Dawn 29.4.1.2 to 29.4.1.6: the victim says at once who acts for the barbarians, and what it selects."""
    faction = _own_faction(case, beneficiary)
    questions: list[Question[Any]] = [faction]
    if beneficiary == BARBARIANS:
        questions.insert(0, stand_in_question(case))
    *acts, spread = yield from ask_each(questions)
    selected = faction.chosen(spread)
    assert selected is not None
    return act_for_barbarians(case, acts[0]) if acts else beneficiary, selected


def _own_faction(case: Case, beneficiary: Seat) -> ChooseUnits:
    """Dawn 29.4.1.3 to 29.4.1.6: what the victim selects for the first faction."""
    g, is_wild = case.g, beneficiary == BARBARIANS
    adder, heir = ("who acts for them", "the barbarians") if is_wild else (g.name(beneficiary),) * 2
    what = (
        f"select units for the first of two factions of your nation; {adder} adds "
        f"{case.figure('beneficiary')} points, then you keep one faction, and the other goes to {heir}"
    )
    return faction_question(case, case.victim, units_on_board(g, case.victim), case.figure("own"), what)


def _add(case: Case, beneficiary: Seat, chooser: Seat, own: Units) -> Script[Units]:
    """Dawn 29.4.1.7, 29.4.1.8: what the beneficiary, or who acts for the barbarians, selects besides."""
    g = case.g
    victim, gain = g.name(case.victim), "the barbarians'" if beneficiary == BARBARIANS else "yours"
    what = f"add units to the first of two factions of {victim}; {victim} then keeps one, the other is {gain}"
    rest = units_on_board(g, case.victim).without(own)
    return (yield from select_faction(case, chooser, rest, case.figure("beneficiary"), what))


def _hand_over(case: Case, beneficiary: Seat, chooser: Seat, lost: Units) -> Script[None]:
    """Dawn 29.4.1.11: what the beneficiary has no pieces for turns barbarian, or stays where nobody has."""
    left = lost
    if beneficiary != BARBARIANS:
        left = yield from take_over(case, beneficiary, lost, rest="the others turn barbarian")
    if left.areas:
        stays = f"the others stay with {case.g.name(case.victim)}"
        yield from take_over(case, BARBARIANS, left, chooser, stays)


def foresee(case: Case) -> list[Question[Any]]:
    """What the victim would select, and who would act for the barbarians."""
    beneficiary = beneficiary_of(case)
    acts = [stand_in_question(case)] if beneficiary == BARBARIANS else []
    return [*acts, _own_faction(case, beneficiary)] if _splits(case) else []


EFFECT = Major(civil_war, foresee)
