"""What a special ability is: how a use of it is written, judged, foreseen and carried out."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import replace
from typing import Any, ClassVar, Generic, TypeVar

from rules.civ.civ import Civ
from rules.civ.traits import Trait
from rules.table import Chance, Data, Desk, Fault, Path, Refusal, Script, Seat, Step

U = TypeVar("U")


class Ability(ABC, Generic[U]):
    """WE 10: a special ability, used once a turn, entirely or not at all."""

    key: ClassVar[str]
    """The end of the trait that gives it, and of the trait that protects from it."""

    def amount(self, g: Civ, seat: Seat) -> int:
        """The number that goes with it; nothing without the ability."""
        return g.amount(seat, Trait.ABILITY + self.key)

    def protects(self, g: Civ, seat: Seat) -> bool:
        """WE 10: whether a seat cannot be the target of it."""
        return g.allows(seat, Trait.PROTECTS + self.key)

    def cause(self, g: Civ, seat: Seat) -> str:
        """The advance that gives it to a seat: what people call the ability."""
        trait = Trait.ABILITY + self.key
        return next(name for name in g.nation(seat).advances if trait in g.rules.advances[name].traits)

    @abstractmethod
    def is_usable(self, g: Civ, seat: Seat) -> bool:
        """Whether there is anything to use it on."""

    @abstractmethod
    def parse(self, data: Data) -> U | None:
        """A use from its data; None if it cannot be read."""

    @abstractmethod
    def faults(self, g: Civ, seat: Seat, use: U) -> list[Fault]:
        """Why this use is not allowed now."""

    @abstractmethod
    def apply(self, g: Civ, seat: Seat, use: U) -> Script[None]:
        """Carry it out, and tell."""

    def foresee(self, g: Civ, seat: Seat, use: U) -> None:
        """Carry it out on a copy, as far as nobody else has to be asked."""
        for _ in self.apply(g, seat, use):
            raise AssertionError(f"{self.key} asks somebody")

    @abstractmethod
    def menu(self, g: Civ, seat: Seat, draft: Data | None, path: Path) -> Step | dict[str, Any]:
        """The next choice, or the data of the use: the draft, where there is one, with one thing more."""

    @abstractmethod
    def read(self, g: Civ, seat: Seat, text: str) -> dict[str, Any] | Refusal:
        """A use from what somebody wrote behind the name of the ability."""

    @abstractmethod
    def write(self, g: Civ, use: U) -> str:
        """A use in words."""

    @abstractmethod
    def sample(self, g: Civ, seat: Seat, chance: Chance) -> dict[str, Any] | None:
        """A use at random, if there is one."""


def foresight(g: Civ) -> Civ:
    """A copy of the game to try things on; nobody is told."""
    state = g.state
    copy = replace(
        state,
        nations=[replace(nation, hand=list(nation.hand)) for nation in state.nations],
        tokens={area: dict(here) for area, here in state.tokens.items()},
        cities=dict(state.cities),
        barbarians=dict(state.barbarians),
        pirates=list(state.pirates),
        new_cities=list(state.new_cities),
        discards={stack: list(cards) for stack, cards in state.discards.items()},
    )
    return Civ(Desk(copy, Chance(b""), _tell_nobody), g.rules)


def _tell_nobody(event: Any, to: Sequence[Seat] | None) -> None:
    """What is only tried is not told."""
