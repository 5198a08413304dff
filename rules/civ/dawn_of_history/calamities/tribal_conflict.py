"""Tribal Conflict: all tokens lost in two areas side by side."""

from dataclasses import dataclass

from rules.civ.calamity.case import Case
from rules.civ.calamity.damage import apply_damage
from rules.civ.faults_calamity import no_common_border
from rules.civ.policies.calamities import Minor
from rules.table import Chance, Choice, Data, Pick, Refusal


@dataclass(frozen=True, slots=True, kw_only=True)
class TwoTribes(Pick):
    """Dawn 29.7.3.1: two areas with a common land border."""

    pairs: tuple[tuple[str, str], ...]

    def judge(self, answer: tuple[str, ...]) -> tuple[str, ...] | Refusal:
        """One of the pairs, in either order."""
        picked = Pick.judge(self, answer)
        if isinstance(picked, Refusal) or any(set(picked) == set(pair) for pair in self.pairs):
            return picked
        return Refusal((no_common_border(self.section, picked),))

    def sample(self, chance: Chance) -> Data:
        """Any pair."""
        return list(chance.pick("sample", self.pairs))

    def only(self) -> Data | None:
        """The pair, where there is but one."""
        return list(self.pairs[0]) if len(self.pairs) == 1 else None


def ask(case: Case) -> TwoTribes | None:
    """Dawn 29.7.3.1: which two; those with the fewest tokens, unless the victim says otherwise."""
    tokens = case.g.tokens_of(case.victim)
    pairs = _pairs(case)
    if not pairs:
        return None
    return TwoTribes(
        seat=case.victim,
        key=case.key("areas"),
        prompt=f"{case.name}: choose two areas with a common land border and no city; all your tokens there "
        "are lost.",
        section=case.section,
        public=f"loses tokens to {case.name}",
        topic="damage",
        options=tuple(
            Choice(area, f"{area} ({tokens[area]})")
            for area in sorted({area for pair in pairs for area in pair})
        ),
        least=2,
        most=2,
        fallback=min(pairs, key=lambda pair: (tokens[pair[0]] + tokens[pair[1]], pair)),
        pairs=pairs,
    )


def _pairs(case: Case) -> tuple[tuple[str, str], ...]:
    """Areas side by side with tokens of the victim in both, and nobody's city in either."""
    g = case.g
    areas = {area for area in g.tokens_of(case.victim) if g.city_owner(area) is None}
    return tuple(
        (area, other)
        for area in sorted(areas)
        for other in sorted(areas.intersection(g.board.land_neighbours(area)))
        if area < other
    )


def tribal_conflict(case: Case, areas: tuple[str, ...] | None) -> None:
    """Dawn 29.7.3: all tokens of the victim in both; those of others there stay."""
    if areas is None:
        case.pass_by("no two tribes live side by side")
        return
    lost = {area: case.g.tokens(area, case.victim) for area in areas}
    apply_damage(case.g, case.victim, case.name, lost)


EFFECT = Minor(tribal_conflict, ask)
