"""CivX 29.42: the two factions of a civil war: who selects them, which is kept, what the war costs them."""

from rules.civ.calamity.case import Case
from rules.civ.calamity.distance import bordering
from rules.civ.calamity.factions import Factions, heirs_of, select_faction
from rules.civ.calamity.units import (
    NO_UNITS,
    ChooseUnits,
    Units,
    choose_units,
    next_to,
    remove_units,
    units_on_board,
)
from rules.civ.events_calamity import DamageTaken, VictimsNamed
from rules.civ.state import BARBARIANS
from rules.table import Choice, Choose, Script, Seat, ask, ask_each


def select_first(case: Case, beneficiary: Seat, loyal: int) -> Script[Units]:
    """CivX 29.4205: the victim selects units, then the beneficiary; with barbarians the victim alone.

    With Philosophy (29.42055) the beneficiary selects them all.
    """
    g, units = case.g, units_on_board(case.g, case.victim)
    alone = case.figure("alone")
    own, more = (0, alone) if alone else (loyal, case.figure("chosen"))
    if beneficiary == BARBARIANS:
        whole = (
            "select the first of two factions of your nation; you then keep one, the other turns barbarian"
        )
        return (yield from select_faction(case, case.victim, units, own + more, whole))
    begin = (
        "select units for the first of two factions of your nation; "
        f"{g.name(beneficiary)} adds {more} points, then you keep one faction"
    )
    first = yield from select_faction(case, case.victim, units, own, begin)
    victim = g.name(case.victim)
    add = f"add units to the first of two factions of {victim}; {victim} then keeps one, the other is yours"
    return first.with_((yield from select_faction(case, beneficiary, units.without(first), more, add)))


def _chosen(question: ChooseUnits, spread: dict[str, int]) -> Units:
    units = question.chosen(spread)
    assert units is not None
    return units


def pay_toll(case: Case, beneficiary: Seat, factions: Factions) -> Script[Factions]:
    """CivX 29.4208: each owner removes units, next to the other faction where that can be."""
    toll = case.figure("toll")
    if not toll:
        return factions
    g, kept, lost = case.g, factions.kept, factions.lost
    other = case.victim if beneficiary == BARBARIANS else beneficiary
    sides = [
        (case.victim, kept, lost, "toll-kept", "of the faction that you keep"),
        (other, lost, kept, "toll-lost", f"of the faction that goes to {heirs_of(case, beneficiary)}"),
    ]
    forced, questions = [], []
    for chooser, units, enemy, step, whose in sides:
        must, question = _toll(case, chooser, units, next_to(g, units, enemy), toll, step, whose)
        forced.append(must)
        questions.append(question)
    answers = yield from ask_each(questions)
    paid = [
        must.with_(_chosen(question, spread))
        for must, question, spread in zip(forced, questions, answers, strict=True)
    ]
    for units in paid:
        _remove(case, case.victim, units)
    return Factions(kept.without(paid[0]), lost.without(paid[1]))


def spread_war(case: Case, beneficiary: Seat, field: Units) -> Script[None]:
    """CivX 29.4208: a neighbour of victim or beneficiary loses units, next to the war where that can be."""
    points = case.figure("spread")
    g = case.g
    sides = [case.victim] if beneficiary == BARBARIANS else [case.victim, beneficiary]
    around = {seat for side in sides for seat in bordering(g, side)}
    near = [seat for seat in g.rivals(case.victim) if seat in around and seat != beneficiary]
    if not points or not near:
        return
    seat = int((yield from ask(_drawn_in(case, near, points))))
    g.tell(VictimsNamed(case.victim, case.name, (seat,)))
    units = units_on_board(g, seat)
    whose = f"of yours, as {g.name(case.victim)} spreads the war"
    must, question = _toll(case, seat, units, next_to(g, units, field), points, "toll", whose)
    _remove(case, seat, must.with_(_chosen(question, (yield from ask(question)))))


def _drawn_in(case: Case, near: list[Seat], points: int) -> Choose:
    g = case.g
    strongest = max(near, key=lambda seat: sum(n for _, n in g.rules.points(g, seat)))
    return Choose(
        seat=case.victim,
        key=case.key("spread"),
        prompt=f"{case.name}: the war spreads. Which neighbour loses {points} unit points?",
        section=case.section,
        public=f"names a further victim of {case.name}",
        topic="victims",
        options=tuple(Choice(str(seat), g.name(seat), g.nation(seat).name) for seat in near),
        fallback=str(strongest),
    )


def _toll(
    case: Case, chooser: Seat, units: Units, near: Units, points: int, step: str, whose: str
) -> tuple[Units, ChooseUnits]:
    """What is near goes first: all of it where it is not enough, else what the chooser takes of it."""
    reached = near.points(case.g.numbers.city_points)
    if reached > points:
        what = f"remove units {whose}, next to the war"
        return NO_UNITS, choose_units(case, chooser, near, points, step, what)
    gone = f", and {reached} points next to the war go as well" if reached else ""
    what = f"remove units {whose}{gone}"
    rest = choose_units(case, chooser, units.without(near), points - reached, step, what)
    return near, rest


def _remove(case: Case, seat: Seat, units: Units) -> None:
    g, city = case.g, case.g.numbers.city_points
    remove_units(g, seat, units)
    if units.areas:
        losses = tuple((area, units.within([area]).points(city)) for area in units.areas)
        g.tell(DamageTaken(seat, case.name, units.points(city), losses))
