"""CivX 25: calamities in general: limits, order, beneficiaries, secondary victims."""

from collections import Counter
from collections.abc import Sequence

from rules.civ.calamity.case import Case
from rules.civ.civ import Civ
from rules.civ.civx import tables
from rules.civ.civx.calamities import EFFECTS
from rules.civ.civx.reach import is_near
from rules.civ.policies.calamities import CalamityRules, Limit, Round
from rules.civ.ruleset import Grade
from rules.civ.state import Card
from rules.table import Seat

MINOR, MAJOR, ALL = (Grade.MINOR,), (Grade.MAJOR,), tuple(Grade)


def native_duplicate_first(g: Civ, seat: Seat, counted: Sequence[Card], cards: Sequence[Card]) -> Card:
    """CivX 25.3: of two equal cards the native one goes; where all differ, the excess is drawn blindly."""
    held = Counter(card.name for card in counted)
    home = g.rules.trading.home(g, seat)
    native = [card for card in counted if held[card.name] > 1 and card.block == home]
    return g.chance.pick("calamity-selection", native or cards)


def beneficiary(case: Case) -> Seat | None:
    """CivX 29: who last traded a tradeable card to the victim; else the most unit points in stock."""
    trader = case.trader() if case.calamity.grade is Grade.MAJOR else None
    return case.g.beneficiary(besides=(case.victim,)) if trader is None else trader


def can_be_named(case: Case, seat: Seat) -> bool:
    """CivX 25.21: anybody but the trader of the card; with two blocks, within seven areas (29.325 ...)."""
    return seat != case.trader() and is_near(case.g, case.victim, seat)


CALAMITY_RULES = CalamityRules(
    limits=(
        Limit("non_tradeable", 1, counted=(Grade.NON_TRADEABLE,), discarded=(Grade.NON_TRADEABLE,)),
        Limit("major_calamities", 2, counted=(Grade.NON_TRADEABLE, Grade.MAJOR), discarded=MAJOR),
        Limit("calamities", 3, counted=ALL, discarded=MINOR),
    ),
    excess=native_duplicate_first,
    rounds=(Round(tuple(tables.calamities())),),
    effects=EFFECTS,
    beneficiary=beneficiary,
    can_be_named=can_be_named,
    crowding=0,
    least_excess=True,
    revealed_in=("calamities",),
)
