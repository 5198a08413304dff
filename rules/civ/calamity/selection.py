"""Calamity selection: everybody shows how many they hold, and discards those above the limits."""

from rules.civ.cards import discard
from rules.civ.civ import Civ
from rules.civ.events_calamity import CalamitiesCounted, CalamityDiscarded
from rules.civ.ruleset import Grade
from rules.table import Script, Seat


def calamities_of(g: Civ, seat: Seat) -> list[str]:
    """The calamities in a hand."""
    return [card.name for card in g.nation(seat).hand if card.name in g.rules.calamities]


def select_calamities(g: Civ) -> Script[None]:
    """WE 8: no more than so many calamities, and so many of them major; the excess goes at random."""
    yield from ()
    counts = tuple((seat, len(calamities_of(g, seat))) for seat in g.order())
    if not any(count for _, count in counts):
        return
    g.tell(CalamitiesCounted(counts))
    for seat in g.order():
        while excess := _excess(g, seat):
            card = g.chance.pick("calamity-selection", excess)
            discard(g, seat, [card])
            g.tell(CalamityDiscarded(seat, card))


def _excess(g: Civ, seat: Seat) -> list[str]:
    """The cards of which one must go: majors while there are too many of them, then any."""
    held = calamities_of(g, seat)
    majors = [name for name in held if g.rules.grade(name) is not Grade.MINOR]
    if len(majors) > g.numbers.major_calamities:
        return majors
    return held if len(held) > g.numbers.calamities else []
