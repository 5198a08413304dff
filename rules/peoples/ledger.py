"""What a people pays with during its Revolution: its own markers once each, Culture and Religion CP."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from rules.peoples.book import Page
from rules.peoples.developments import Dev
from rules.peoples.events import Amounts
from rules.peoples.paying import value
from rules.peoples.pieces import lose, spend
from rules.peoples.play import Play
from rules.peoples.purse import Payment, best_payment, chosen_payment, worth
from rules.peoples.refused import refuse
from rules.peoples.regions import AreaId
from rules.peoples.resources import Category, Kind, category_of
from rules.peoples.traits import Trait
from rules.peoples.victory import culture_tokens, religion_tokens
from rules.table import Seat


@dataclass(slots=True)
class Ledger:
    """A people's Revolution in progress: what was acquired, and tribes still to be placed, wait here."""

    g: Play
    seat: Seat
    levels: dict[Trait, int] = field(default_factory=dict)
    wild: list[Category] = field(default_factory=list)
    culture: int = 0
    religion: int = 0
    advances: list[Trait] = field(default_factory=list)
    developments: list[Dev] = field(default_factory=list)
    specialists: list[Trait] = field(default_factory=list)
    free: int = 0
    new: tuple[AreaId, ...] = ()

    @property
    def held(self) -> dict[Kind, int]:
        """What is left to pay with."""
        return self.g.player(self.seat).resources

    @property
    def is_mixed(self) -> bool:
        """Nobility, Welfare State: whether luxuries of both colours go together."""
        return self.g.has(self.seat, Dev.NOBILITY) or self.g.has(self.seat, Dev.WELFARE_STATE)

    def has_wild(self, category: Category) -> bool:
        """Whether the people's own marker of a category has not served yet."""
        return category not in self.wild

    def most(self, category: Category) -> int:
        """What could be paid in a category at most, colours apart."""
        held = {kind: amount for kind, amount in self.held.items() if category_of(kind) is category}
        return worth(held, self.has_wild(category))

    def find(self, category: Category, cost: int, chosen: Sequence[str], section: str) -> Payment:
        """The payment of a cost: the one chosen, or the fewest resources."""
        is_mixed = category is not Category.LUXURY or self.is_mixed
        wild = self.has_wild(category)
        if chosen:
            payment = chosen_payment(self.held, chosen, category, cost, wild, is_mixed)
            if isinstance(payment, str):
                raise refuse("wrong-payment", payment, section)
            return payment
        found = best_payment(self.held, category, cost, wild, is_mixed)
        if found is None:
            text = f"This costs {cost} different {_NAMES[category]}; two alike count as one more."
            raise refuse("cannot-pay", text, section)
        return found

    def settle(self, payment: Payment, category: Category) -> Amounts:
        """The resources are returned to the general supply; the own marker has served."""
        for kind, amount in payment.paid.items():
            lose(self.g, self.seat, kind, amount)
        if payment.wild:
            self.wild.append(category)
        return tuple(payment.paid.items())

    def by_culture(self, markers: int) -> int:
        """Ch. 9.2: Culture CP instead of luxuries, for one advance for each placed Culture token."""
        if not markers:
            return 0
        allowed = culture_tokens(self.g, self.seat) * (2 if self.g.holds(Page.RENAISSANCE) else 1)
        if self.culture >= allowed or self.g.holds(Page.ICONOCLASM):
            raise refuse("no-culture", "Culture CP pay for one advance for each placed Culture token.", "9.2")
        self.culture += 1
        return self._spend(Trait.CULTURE, markers, "9.2")

    def by_religion(self, markers: int) -> int:
        """Ch. 9.3: Religion CP instead of commodities, for one development for each placed Religion token."""
        if not markers:
            return 0
        allowed = religion_tokens(self.g, self.seat) * (2 if self.g.holds(Page.PILGRIMAGES) else 1)
        if self.religion >= allowed or self.g.holds(Page.GREAT_SCHISM):
            text = "Religion CP pay for one development for each placed Religion token."
            raise refuse("no-religion", text, "9.3")
        self.religion += 1
        return self._spend(Trait.RELIGION, markers, "9.3")

    def _spend(self, trait: Trait, markers: int, section: str) -> int:
        if markers > self.g.available(self.seat, trait):
            left = self.g.available(self.seat, trait)
            text = f"{markers} {trait.value} markers cannot be paid: {left} available."
            raise refuse("cannot-pay", text, section)
        points = value(self.g, self.seat, {trait: markers})
        spend(self.g, self.seat, trait, markers)
        return points


_NAMES = {Category.FOOD: "food", Category.LUXURY: "luxuries", Category.COMMODITY: "commodities"}
