"""Phase 11: what calamities and special abilities left behind is put in order."""

from rules.civ.civ import Civ
from rules.civ.phases.conflict import conflict
from rules.civ.phases.support import surplus_and_support
from rules.table import Script


def aftermath(g: Civ, *, unaided: bool = False) -> Script[None]:
    """WE 11: conflicts, where there are any; then surplus population and city support."""
    if any(g.is_conflict(area) for area in {*g.state.tokens, *g.state.barbarians}):
        yield from conflict(g, unaided=unaided)
    yield from surplus_and_support(g)


def unaided_aftermath(g: Civ) -> Script[None]:
    """The same, where the rulebook resolves these conflicts as if nobody held any advances."""
    yield from aftermath(g, unaided=True)
