"""Western Empires on calamities in general: limits, order, beneficiaries, secondary victims."""

from collections.abc import Sequence

from rules.civ.calamity.case import Case
from rules.civ.civ import Civ
from rules.civ.policies.calamities import CalamityRules, Limit, Round
from rules.civ.ruleset import Grade
from rules.civ.state import Card
from rules.civ.western_empires import tables
from rules.civ.western_empires.calamities import EFFECTS
from rules.table import Seat

MINOR, MAJOR = (Grade.MINOR,), (Grade.NON_TRADEABLE, Grade.MAJOR)


def at_random(g: Civ, seat: Seat, counted: Sequence[Card], cards: Sequence[Card]) -> Card:
    """WE 8: the excess is drawn blindly."""
    return g.chance.pick("calamity-selection", cards)


def called(grades: Sequence[Grade]) -> tuple[str, ...]:
    """WE 9: the table lists the calamities in the order they are called."""
    return tuple(name for name, card in tables.calamities().items() if card.grade in grades)


def beneficiary(case: Case) -> Seat | None:
    """WE ch.8: who last traded a tradeable card to the victim; else the most cities in stock."""
    trader = case.trader() if case.calamity.grade is Grade.MAJOR else None
    return case.g.beneficiary(besides=(case.victim,)) if trader is None else trader


def can_be_named(case: Case, seat: Seat) -> bool:
    """WE ch.8: anybody, but not the beneficiary of a tradeable calamity."""
    return case.calamity.grade is not Grade.MAJOR or seat != beneficiary(case)


CALAMITY_RULES = CalamityRules(
    limits=(
        Limit("major_calamities", 2, counted=MAJOR, discarded=MAJOR),
        Limit("calamities", 3, counted=(*MINOR, *MAJOR), discarded=(*MINOR, *MAJOR)),
    ),
    excess=at_random,
    rounds=(Round(called(MINOR), together=True), Round(called(MAJOR))),
    effects=EFFECTS,
    beneficiary=beneficiary,
    can_be_named=can_be_named,
    crowding=1,
    least_excess=False,
)
