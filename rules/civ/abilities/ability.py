"""What a special ability is: how a use of it is stored, judged, carried out, written and chosen."""

from abc import ABC, abstractmethod
from collections.abc import Generator
from typing import Any, ClassVar, Generic, TypeAlias, TypeVar

from rules.civ.civ import Civ
from rules.civ.traits import Trait
from rules.table import Chance, Fault, Refusal, Script, Seat, Step
from rules.table.menu import Picks

U = TypeVar("U")
UseMenu: TypeAlias = Generator[Step, Picks, dict[str, Any]]
"""Steps that end in the data of a use."""


class Ability(ABC, Generic[U]):
    """WE 10: a special ability, used once a turn, entirely or not at all."""

    key: ClassVar[str]
    """The end of the trait that gives it, and of the trait that protects from it."""
    use_type: ClassVar[Any]
    """A dataclass: a use as it is stored, with the key as `ability`."""
    spends_cards: ClassVar[bool] = False
    """Whether it turns trade cards into something, so that cards that came in may make it worth while."""
    asks_others: ClassVar[bool] = False
    """Whether what comes of it depends on others, so that its holder must not foresee it."""

    def amount(self, g: Civ, seat: Seat) -> int:
        """The number that goes with it; nothing without the ability."""
        return g.amount(seat, Trait.ABILITY + self.key)

    def protects(self, g: Civ, seat: Seat) -> bool:
        """WE 10: whether a seat cannot be the target of it."""
        return g.allows(seat, Trait.PROTECTS + self.key)

    def shields(self, g: Civ, seat: Seat, tokens: int, city: bool) -> bool:
        """Whether advances protect all units of a seat, or its tokens or city, where it has such."""
        trait = Trait.PROTECTS + self.key
        return (
            self.protects(g, seat)
            or (tokens > 0 and g.allows(seat, f"{trait}.tokens"))
            or (city and g.allows(seat, f"{trait}.cities"))
        )

    def cause(self, g: Civ, seat: Seat) -> str:
        """The advance that gives it to a seat: what people call the ability."""
        trait = Trait.ABILITY + self.key
        return next(name for name in g.nation(seat).advances if trait in g.rules.advances[name].traits)

    @abstractmethod
    def is_usable(self, g: Civ, seat: Seat) -> bool:
        """Whether there is anything to use it on."""

    @abstractmethod
    def faults(self, g: Civ, seat: Seat, use: U) -> list[Fault]:
        """Why this use is not allowed now."""

    def faults_after(self, after: Civ, seat: Seat, use: U) -> list[Fault]:
        """Why a use, now that it has been tried, is not allowed after all."""
        return []

    @abstractmethod
    def apply(self, g: Civ, seat: Seat, use: U) -> Script[None]:
        """Carry it out, and tell."""

    def tried(self, g: Civ, seat: Seat, use: U) -> Civ | list[Fault]:
        """A copy of the game with it carried out, unless others have a say in it; or what forbids it."""
        if found := self.faults(g, seat, use):
            return found
        after = g.fork()
        if not self.asks_others:
            for _ in self.apply(after, seat, use):
                raise AssertionError(f"{self.key} asks somebody")
        return self.faults_after(after, seat, use) or after

    @abstractmethod
    def menu(self, g: Civ, seat: Seat, before: U | None) -> UseMenu:
        """The choices that make a use: that of the draft, where there is one, with one thing more."""

    @abstractmethod
    def read(self, g: Civ, seat: Seat, text: str) -> dict[str, Any] | Refusal:
        """A use from what somebody wrote behind the name of the ability."""

    @abstractmethod
    def write(self, g: Civ, use: U) -> str:
        """A use in words."""

    @abstractmethod
    def sample(self, g: Civ, seat: Seat, chance: Chance) -> dict[str, Any] | None:
        """A use at random, if there is one."""


def abilities_of(g: Civ, seat: Seat) -> list[Ability[Any]]:
    """The abilities a seat holds."""
    return [ability for ability in g.rules.abilities if ability.amount(g, seat)]
