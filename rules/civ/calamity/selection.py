"""Calamity selection: everybody shows how many they hold, and discards those above the limits."""

from collections.abc import Sequence

from rules.civ.cards import discard_card
from rules.civ.civ import Civ
from rules.civ.events_calamity import CalamitiesCounted, CalamityDiscarded
from rules.civ.policies.calamities import Limit
from rules.civ.ruleset import Grade
from rules.civ.state import Card
from rules.table import Script, Seat


def calamities_of(g: Civ, seat: Seat) -> list[Card]:
    """The calamities in a hand."""
    return [card for card in g.nation(seat).hand if card.name in g.rules.calamities]


def select_calamities(g: Civ) -> Script[None]:
    """WE 8: no more than the limits of the rulebook; which of the excess goes, it says too."""
    yield from ()
    counts = tuple((seat, len(calamities_of(g, seat))) for seat in g.order())
    if not any(count for _, count in counts):
        return
    g.tell(CalamitiesCounted(counts))
    for seat in g.order():
        for limit in g.rules.calamity_rules.limits:
            _keep_limit(g, seat, limit)


def _keep_limit(g: Civ, seat: Seat, limit: Limit) -> None:
    while len(_of_grades(g, seat, limit.counted)) > limit.most:
        counted, open_ = _of_grades(g, seat, limit.counted), _of_grades(g, seat, limit.discarded)
        card = g.rules.calamity_rules.excess(g, seat, counted, open_)
        discard_card(g, seat, card)
        g.tell(CalamityDiscarded(seat, card.name))


def _of_grades(g: Civ, seat: Seat, grades: Sequence[Grade]) -> list[Card]:
    return [card for card in calamities_of(g, seat) if g.rules.grade(card.name) in grades]
