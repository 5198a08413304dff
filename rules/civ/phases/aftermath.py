"""Phase 11: what calamities and special abilities left behind is put in order."""

from rules.civ.civ import Civ
from rules.civ.phases.conflict import conflict
from rules.civ.phases.support import surplus_and_support
from rules.table import Script


def aftermath(g: Civ) -> Script[None]:
    """WE 11: conflicts, where there are any; then surplus population and city support."""
    if any(g.is_conflict(area) for area in {*g.state.tokens, *g.state.barbarians}):
        yield from conflict(g)
    yield from surplus_and_support(g)
