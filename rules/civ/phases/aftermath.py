"""Phase 11: what calamities and special abilities left behind is put in order."""

from dataclasses import replace
from functools import lru_cache

from rules.civ.civ import Civ
from rules.civ.phases.conflict import conflict
from rules.civ.phases.support import surplus_and_support
from rules.civ.ruleset import Ruleset
from rules.table import Script


def aftermath(g: Civ) -> Script[None]:
    """WE 11: conflicts, where there are any; then surplus population and city support."""
    yield from _conflicts(g)
    yield from surplus_and_support(g)


def unaided_aftermath(g: Civ) -> Script[None]:
    """The same, where the rulebook resolves these conflicts as if nobody held any advances."""
    yield from _conflicts(Civ(g.desk, without_traits(g.rules)))
    yield from surplus_and_support(g)


def _conflicts(g: Civ) -> Script[None]:
    if any(g.is_conflict(area) for area in {*g.state.tokens, *g.state.barbarians}):
        yield from conflict(g)


@lru_cache(maxsize=8)
def without_traits(rules: Ruleset) -> Ruleset:
    """The same rules with advances that do nothing on the board."""
    bare = {name: replace(advance, traits={}) for name, advance in rules.advances.items()}
    return replace(rules, advances=bare)
