"""One calamity being resolved: its card, its victim, and what its numbers are for whom."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any

from rules.civ.civ import Civ
from rules.civ.events_calamity import CalamityPassed, CalamityStruck, Part
from rules.civ.ruleset import Calamity
from rules.civ.state import Card
from rules.civ.topics import Topic
from rules.table import Question, Seat


class Role(StrEnum):
    """WE ch.8: how a calamity meets a player."""

    PRIMARY = "primary"
    SECONDARY = "secondary"
    TERTIARY = "tertiary"
    """Named by a secondary victim."""
    ELSEWHERE = "elsewhere"
    """The primary victim, who has nothing where the calamity strikes."""


ANY_ROLE = "any"
FOREIGN = "foreign"
"""What is added for a primary victim who got the card out of the stacks of another block."""
HALF = "half"
"""The number that says whether a victim's losses are halved."""
WARDED_OFF = "advances ward it off"
"""Why a calamity does nothing to somebody who would have something to lose."""


@dataclass(frozen=True, slots=True)
class Case:
    """WE ch.8: a calamity card and its primary victim; `number` tells equal cards in one hand apart."""

    g: Civ
    calamity: Calamity
    victim: Seat
    card: Card
    number: int = 1

    @classmethod
    def of(cls, g: Civ, victim: Seat, card: Card, number: int = 1) -> "Case":
        """The case of a card in a hand."""
        return cls(g, g.rules.calamities[card.name], victim, card, number)

    @property
    def name(self) -> str:
        """What the card is called."""
        return self.calamity.name

    @property
    def section(self) -> str:
        """Where the rulebook tells of it."""
        return self.g.rules.cite(Topic.CALAMITIES)

    @property
    def _slug(self) -> str:
        return self.name.lower().replace(" ", "-")

    def key(self, step: str) -> str:
        """The key of a question about this case: famine:3:damage, or famine:3.2:damage of a second one."""
        which = f"{self.victim}.{self.number}" if self.number > 1 else str(self.victim)
        return f"{self._slug}:{which}:{step}"

    def own(self, question: Question[Any]) -> Question[Any]:
        """The question as one of this case, whoever worded it; stored games know it by its former key."""
        own = self.key("")
        if question.key.startswith(own):
            return replace(question, former=f"{self._slug}:{question.key.removeprefix(own)}")
        return replace(question, key=f"{own}{question.key}", former=question.key)

    @property
    def is_foreign(self) -> bool:
        """Whether the card came from the stacks of another block than the victim's."""
        return bool(self.card.block) and self.card.block != self.g.rules.trading.home(self.g, self.victim)

    def role_of(self, seat: Seat) -> Role:
        """How a calamity that meets several meets this one: as its primary victim, or a secondary one."""
        return Role.PRIMARY if seat == self.victim else Role.SECONDARY

    def figure(
        self, number: str, seat: Seat | None = None, role: Role = Role.PRIMARY, base: int | None = None
    ) -> int:
        """WE ch.8: a number of this calamity for a victim, with all that its advances add or take away.

        `base` stands for the printed number, where somebody assigned it.
        """
        victim = self.victim if seat is None else seat
        total = self.calamity.effect[role][number] if base is None else base
        if role is Role.PRIMARY and self.is_foreign:
            total += self.calamity.effect.get(FOREIGN, {}).get(number, 0)
        for advance in self.g.nation(victim).advances:
            change = self.calamity.modifiers.get(advance, {})
            total += change.get(ANY_ROLE, {}).get(number, 0) + change.get(role, {}).get(number, 0)
        return max(0, total)

    def halved(self, points: int, seat: Seat | None = None, role: Role = Role.PRIMARY) -> int:
        """What is left of so many points for a victim whose advances halve them, rounded up."""
        may_be = HALF in self.calamity.effect[role]
        return (points + 1) // 2 if may_be and self.figure(HALF, seat, role) else points

    def trader(self) -> Seat | None:
        """Who last traded the card to the victim, if that is another player who is still there."""
        passer = self.card.passer
        return passer if passer != self.victim and passer in self.g.seats else None

    def drawer(self) -> Seat | None:
        """Who drew the card, the victim perhaps, if that player is still there."""
        return self.card.drawer if self.card.drawer in self.g.seats else None

    def beneficiary(self) -> Seat | None:
        """WE ch.8: who gains from it, as the rulebook decides."""
        return self.g.rules.calamity_rules.beneficiary(self)

    def nameable(self, can_lose: Callable[[Seat], object]) -> list[Seat]:
        """WE 9: whom the primary victim may name: those who can lose something, as the rulebook decides."""
        allowed = self.g.rules.calamity_rules.can_be_named
        return [seat for seat in self.g.rivals(self.victim) if can_lose(seat) and allowed(self, seat)]

    def strike(self, beneficiary: Seat | None = None, part: Part = Part.GAINS) -> None:
        """Reveal the card, and who else has a part in it."""
        self.g.tell(CalamityStruck(self.victim, self.name, beneficiary, part))

    def pass_by(self, reason: str) -> None:
        """WE ch.8: no legal target, or everything prevented."""
        self.g.tell(CalamityPassed(self.victim, self.name, reason))
