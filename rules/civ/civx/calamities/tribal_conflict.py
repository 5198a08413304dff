"""Tribal Conflict: tokens lost in two areas with a common land border."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import TypeAlias

from rules.civ.calamity.case import Case
from rules.civ.calamity.damage import apply_damage
from rules.civ.civ import Civ
from rules.civ.faults_calamity import no_common_border
from rules.civ.policies.calamities import Minor
from rules.table import Allocate, Chance, Data, Refusal, Seat

Pair: TypeAlias = tuple[str, str]


@dataclass(frozen=True, slots=True, kw_only=True)
class FightingTribes(Allocate):
    """CivX 29.711: tokens out of one pair of areas, divided between the two as their owner likes."""

    pairs: tuple[Pair, ...]

    def judge(self, answer: dict[str, int]) -> dict[str, int] | Refusal:
        """So many tokens, all from one of the pairs."""
        spread = Allocate.judge(self, answer)
        if not isinstance(spread, Refusal) and not any(set(spread) <= set(pair) for pair in self.pairs):
            return Refusal((no_common_border(self.section, tuple(spread)),))
        return spread

    def default(self) -> Data:
        """From the pair with most tokens, and there from the larger group."""
        return self._from(max(self.pairs, key=lambda pair: (self._held(pair), pair)))

    def sample(self, chance: Chance) -> Data:
        """Any pair, and any tokens there."""
        return self._from(chance.pick("sample", self.pairs), chance)

    def only(self) -> Data | None:
        """All there is in the only pair, or the tokens of the only area with any."""
        areas = {area for pair in self.pairs for area in pair if self.limits.get(area)}
        is_forced = len(areas) == 1 or (len(self.pairs) == 1 and self._held(self.pairs[0]) == self.total)
        return self.default() if is_forced else None

    def _held(self, pair: Pair) -> int:
        return sum(self.limits.get(area, 0) for area in pair)

    def _from(self, pair: Pair, chance: Chance | None = None) -> dict[str, int]:
        left = {area: self.limits[area] for area in pair if self.limits.get(area)}
        spread = dict.fromkeys(left, 0)
        for _ in range(self.total):
            open_ = [area for area, tokens in left.items() if tokens]
            area = chance.pick("sample", open_) if chance else max(open_, key=lambda a: left[a])
            left[area] -= 1
            spread[area] += 1
        return {area: tokens for area, tokens in spread.items() if tokens}


def ask(case: Case) -> FightingTribes | None:
    """CivX 29.71: five tokens from a pair that has them; 29.712: or all from a pair with the most."""
    held = dict(_pairs(case.g, case.victim))
    due = min(case.figure("tokens"), max(held.values(), default=0))
    if not due:
        return None
    pairs = tuple(sorted(pair for pair, tokens in held.items() if tokens >= due))
    limits = _limits(case.g, case.victim, pairs)
    return FightingTribes(
        seat=case.victim,
        key=case.key("tokens"),
        prompt=f"{case.name}: remove {due} tokens from two areas with a common land border and no city, "
        "or from one of the two.",
        section=case.section,
        public=f"loses tokens to {case.name}",
        topic="damage",
        limits=limits,
        total=due,
        labels={area: f"{area} ({tokens})" for area, tokens in limits.items()},
        pairs=pairs,
    )


def _pairs(g: Civ, seat: Seat) -> Iterator[tuple[Pair, int]]:
    """The pairs of areas next to each other by land, without a city, and the tokens of the seat in both."""
    for area, tokens in g.tokens_of(seat).items():
        for other in g.board.land_neighbours(area):
            if g.city_owner(area) is None and g.city_owner(other) is None:
                yield (min(area, other), max(area, other)), tokens + g.tokens(other, seat)


def _limits(g: Civ, seat: Seat, pairs: tuple[Pair, ...]) -> Mapping[str, int]:
    areas = sorted({area for pair in pairs for area in pair})
    return {area: g.tokens(area, seat) for area in areas if g.tokens(area, seat)}


def tribal_conflict(case: Case, spread: dict[str, int] | None) -> None:
    """CivX 29.71: the tokens are lost."""
    if spread is None:
        case.pass_by("no two tribes live side by side")
    else:
        apply_damage(case.g, case.victim, case.name, spread)


EFFECT = Minor(tribal_conflict, ask)
