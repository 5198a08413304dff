"""One calamity being resolved: its card, its victim, and what its numbers are for whom."""

from dataclasses import dataclass
from enum import StrEnum

from rules.civ.civ import Civ
from rules.civ.events_calamity import CalamityPassed, CalamityStruck
from rules.civ.ruleset import Calamity
from rules.civ.state import Card
from rules.civ.topics import Topic
from rules.table import Seat


class Role(StrEnum):
    """WE ch.8: how a calamity meets a player."""

    PRIMARY = "primary"
    SECONDARY = "secondary"
    ELSEWHERE = "elsewhere"
    """The primary victim, who has nothing where the calamity strikes."""


ANY_ROLE = "any"


@dataclass(frozen=True, slots=True)
class Case:
    """WE ch.8: a calamity and its primary victim."""

    g: Civ
    calamity: Calamity
    victim: Seat
    passer: Seat | None = None

    @classmethod
    def of(cls, g: Civ, victim: Seat, card: Card) -> "Case":
        """The case of a card in a hand."""
        return cls(g, g.rules.calamities[card.name], victim, card.passer)

    @property
    def name(self) -> str:
        """What the card is called."""
        return self.calamity.name

    @property
    def section(self) -> str:
        """Where the rulebook tells of it."""
        return self.g.rules.cite(Topic.CALAMITIES)

    def key(self, step: str) -> str:
        """The key of a question about this calamity."""
        return f"{self.name.lower().replace(' ', '-')}:{step}"

    def figure(self, number: str, seat: Seat | None = None, role: Role = Role.PRIMARY) -> int:
        """WE ch.8: a number of this calamity for a victim, with all that its advances add or take away."""
        victim = self.victim if seat is None else seat
        total = self.calamity.effect[role][number]
        for advance in self.g.nation(victim).advances:
            change = self.calamity.modifiers.get(advance, {})
            total += change.get(ANY_ROLE, {}).get(number, 0) + change.get(role, {}).get(number, 0)
        return max(0, total)

    def passer_or_richest(self) -> Seat | None:
        """WE ch.8: the beneficiary: who last traded the card to the victim, else the most cities in stock."""
        if self.passer is not None and self.passer != self.victim and self.passer in self.g.seats:
            return self.passer
        return self.richest_in_stock()

    def richest_in_stock(self) -> Seat | None:
        """WE ch.8: the beneficiary where the trader does not count."""
        return self.g.beneficiary(besides=(self.victim,))

    def strike(self, beneficiary: Seat | None = None) -> None:
        """Reveal the card."""
        self.g.tell(CalamityStruck(self.victim, self.name, beneficiary))

    def pass_by(self, reason: str) -> None:
        """WE ch.8: no legal target, or everything prevented."""
        self.g.tell(CalamityPassed(self.victim, self.name, reason))
