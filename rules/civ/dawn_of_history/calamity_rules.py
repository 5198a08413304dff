"""Dawn 24: calamities in general: limits, order, beneficiaries, secondary victims."""

from collections import Counter
from collections.abc import Sequence

from rules.civ.calamity.case import Case
from rules.civ.civ import Civ
from rules.civ.dawn_of_history import tables
from rules.civ.dawn_of_history.calamities import EFFECTS
from rules.civ.dawn_of_history.calamities.barbarian_hordes import HORDES
from rules.civ.policies.calamities import CalamityRules, Limit, Round
from rules.civ.ruleset import Grade
from rules.civ.state import Card
from rules.table import Seat

MINOR, MAJOR = (Grade.MINOR,), (Grade.MAJOR,)


def duplicates_first(g: Civ, seat: Seat, counted: Sequence[Card], cards: Sequence[Card]) -> Card:
    """Dawn 24.1.5: of equal cards the one received last goes; where all differ, the highest number."""
    held = Counter(card.name for card in counted)
    equal = [card for card in reversed(cards) if held[card.name] > 1]
    return max(equal or cards, key=lambda card: g.rules.face_value(card.name))


def called(grade: Grade) -> tuple[str, ...]:
    """Dawn 24.2: those of a grade, the lowest number first; the hordes come before all of them (29.1.3)."""
    cards = [card for card in tables.calamities().values() if card.grade is grade and card.name != HORDES]
    return tuple(card.name for card in sorted(cards, key=lambda card: card.stack))


def beneficiary(case: Case) -> Seat | None:
    """Dawn 24: no calamity in general; the cards say who gains."""
    return None


def can_be_named(case: Case, seat: Seat) -> bool:
    """Dawn 24.1.2, 29.6.2.1, 29.8.2.2, 29.9.2.3: neither the trader of the card nor who drew it."""
    return seat not in (case.trader(), case.drawer())


ROUNDS = (
    Round(called(Grade.NON_TRADEABLE)),
    Round(called(Grade.MAJOR)),
    Round(called(Grade.MINOR), together=True),
)
"""Dawn 24.2.2 to 24.2.5: minor calamities meet nobody but their holders, who resolve them all at once."""


CALAMITY_RULES = CalamityRules(
    limits=(
        Limit("major_calamities", 2, counted=MAJOR, discarded=MAJOR),
        Limit("minor_calamities", 1, counted=MINOR, discarded=MINOR),
    ),
    excess=duplicates_first,
    rounds=ROUNDS,
    effects=EFFECTS,
    beneficiary=beneficiary,
    can_be_named=can_be_named,
    crowding=0,
    least_excess=True,
    revealed_in=("barbarians", "calamities"),
)
