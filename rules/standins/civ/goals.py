"""What the succession track asks for next, and how soon: the aim of all that is bought."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from rules.civ.phases.succession import asked_on
from rules.civ.ruleset import Advance, Epoch, Goal, Ruleset
from rules.civ.views import CivView, NationView
from rules.table import Seat

AHEAD = 5  # steps that are looked at


@dataclass(frozen=True, slots=True)
class Aim:
    """The first step that cannot be made with the advances held."""

    asked: Epoch
    turns: int
    """Purchases left after this one before it is due; 0: now."""

    def part(self, held: Collection[Advance], advance: Advance) -> float:
        """How much of what is missing an advance brings: 1 is all of it."""
        asked, parts = self.asked, list[float]()
        if (missing := asked.advances - len(held)) > 0:
            parts.append(1 / missing)
        for price, count in asked.advances_from.items():
            if (missing := count - sum(card.cost >= price for card in held)) > 0:
                parts.append((advance.cost >= price) / missing)
        for price, count in asked.advances_below.items():
            if (missing := count - sum(card.cost < price for card in held)) > 0:
                parts.append((advance.cost < price) / missing)
        covered = {group for card in held for group in card.groups}
        if (missing := asked.groups - len(covered)) > 0:
            parts.append(len(covered.symmetric_difference(covered.union(advance.groups))) / missing)
        if (missing := asked.points - sum(card.points for card in held)) > 0:
            parts.append(advance.points / missing)
        if (missing := max(asked.worth, asked.wealth) - sum(card.cost for card in held)) > 0:
            parts.append(advance.cost / missing)
        return min(1.0, sum(parts) / len(parts)) if parts else 0.0

    def is_met(self, held: Collection[Advance]) -> bool:
        """Whether advances are enough, as far as anybody can see."""
        asked = self.asked
        prices = [card.cost for card in held]
        return (
            len(held) >= asked.advances
            and len({group for card in held for group in card.groups}) >= asked.groups
            and all(sum(p >= price for p in prices) >= n for price, n in asked.advances_from.items())
            and all(sum(p < price for p in prices) >= n for price, n in asked.advances_below.items())
            and sum(card.points for card in held) >= asked.points
            and sum(prices) >= max(asked.worth, asked.wealth)
        )


def aims(rules: Ruleset, view: CivView, nation: NationView) -> tuple[Aim, ...]:
    """What a seat still needs for the steps that are looked at, the first of them first."""
    side = rules.side(view.options)
    held = [rules.advances[name] for name in nation.advances]
    last = min(rules.tracks[side].last, nation.step + AHEAD)
    found: list[Aim] = []
    for step in range(nation.step + 1, last + 1):
        wanted = Aim(asked_on(rules, side, nation.civ, step), step - nation.step - 1)
        if not wanted.is_met(held) and all(wanted.asked != other.asked for other in found):
            found.append(wanted)
    return tuple(found)


def aim(rules: Ruleset, view: CivView, nation: NationView) -> Aim | None:
    """The first aim of a seat; None if it has all it needs for the steps that are looked at."""
    return next(iter(aims(rules, view, nation)), None)


def cities_asked(rules: Ruleset, view: CivView, nation: NationView, ahead: int = 1) -> int:
    """The cities that the steps of the next turns ask for."""
    side = rules.side(view.options)
    steps = range(nation.step + 1, min(rules.tracks[side].last, nation.step + ahead) + 1)
    return max((asked_on(rules, side, nation.civ, step).cities for step in steps), default=0)


def turns_left(rules: Ruleset, view: CivView, unless: Seat | None = None) -> int:
    """The turns after this one that the game lasts at least, if no marker is held up from the next turn on.

    One that lacks advances for the step of this turn is held up now; but not that of `unless`.
    """
    side = rules.side(view.options)
    track = rules.tracks[side]
    least = 99
    for nation in view.nations:
        if nation.civ and not nation.left:
            firsts = rules.civilizations[nation.civ].tracks[side]
            goal = firsts[track.epochs[-1].name] if track.goal is Goal.EPOCH else track.last
            wanted = aim(rules, view, nation) if nation.seat != unless else None
            held_up = wanted is not None and not wanted.turns
            least = min(least, max(0, goal - nation.step - 1 + held_up) + track.extra_turns)
    limit = view.options.get("turns", "")
    return min(least, int(limit) - view.turn) if limit.isdigit() else least
