"""What a game is to the table."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Generic, TypeAlias

from rules.table.assigning import ASSIGNED, assigned_faults
from rules.table.chance import Chance
from rules.table.coming import Coming
from rules.table.desk import Desk, S
from rules.table.question import Choice, Data, Seat
from rules.table.refusal import Fault, Refusal
from rules.table.script import Script


@dataclass(frozen=True, slots=True)
class Option:
    """Something the host may set before the game: one of these choices."""

    key: str
    label: str
    choices: tuple[Choice, ...]
    default: str
    note: str = ""


@dataclass(frozen=True, slots=True)
class Standing:
    """A seat's place and points, with where the points came from."""

    seat: Seat
    place: int
    points: int
    sources: tuple[tuple[str, int], ...] = ()


Migration: TypeAlias = Callable[[dict[str, Any]], dict[str, Any]]


class Game(ABC, Generic[S]):
    """A game: how it opens, which phase is next, who may see what, who is ahead."""

    key: ClassVar[str]
    name: ClassVar[str]
    least: ClassVar[int]
    most: ClassVar[int]
    options: ClassVar[tuple[Option, ...]] = ()
    version: ClassVar[int] = 1
    """Counts changes of rules or state that make a game play on differently. Stored with every checkpoint."""
    migrations: ClassVar[Mapping[int, Migration]] = {}
    """How a stored state of each earlier version becomes one of the next."""
    answer_migrations: ClassVar[Mapping[int, Callable[[Data], Data]]] = {}
    """The same for answers, where they are written otherwise."""
    state_type: type[S]

    @abstractmethod
    def open(self, options: Mapping[str, str], names: tuple[str, ...], chance: Chance) -> S:
        """The state before the first phase."""

    @abstractmethod
    def phase(self, state: S) -> str | None:
        """The phase the state stands before; None when the game is over."""

    @abstractmethod
    def script(self, desk: Desk[S]) -> Script[None]:
        """That phase; it moves the state on to the next one."""

    @abstractmethod
    def title(self, phase: str) -> str:
        """The phase's name for people."""

    @abstractmethod
    def view(self, state: S, seat: Seat | None) -> Any:
        """What a seat (None: a spectator) may see."""

    @abstractmethod
    def leave(self, desk: Desk[S], seat: Seat) -> None:
        """A seat leaves for good; called between two phases."""

    @abstractmethod
    def standings(self, state: S) -> tuple[Standing, ...]:
        """Places and points as they are now, best first."""

    @abstractmethod
    def problems(self, state: S) -> list[str]:
        """Everything that must never be so; empty in a sound game."""

    def belongings(self, state: S, seat: Seat) -> Mapping[str, int]:
        """What a seat could lose while others act before it, by names for people, and how much it has.

        Nothing in it depends on what the seat cannot see.
        """
        return {}

    def coming(self, state: S, seat: Seat) -> Coming | None:
        """What a seat that has acted in the phase of this state is asked next in this turn, where it can know
        that as well as then; its answer is judged again in its phase.
        """
        return None

    def invites_to_come(self, state: S) -> bool:
        """Whether all who can answer for the next phases are invited to while somebody is awaited in this."""
        return False

    def invites_openly(self, state: S) -> bool:
        """Whether everybody may know who these are."""
        return self.invites_to_come(state)

    def to_come(self, state: S) -> Collection[str]:
        """The phases that answers may be kept for from here on."""
        return ()

    def aliases(self) -> Mapping[str, tuple[str, ...]]:
        """Other words for the places of the game, each with the names it may mean."""
        return {}

    def sides(self, options: Mapping[str, str], players: int) -> tuple[Choice, ...]:
        """What one seat or another leads from beginning to end, where the host may assign it before."""
        return ()

    def all_sides(self, options: Mapping[str, str]) -> dict[str, Choice]:
        """Those for any number of players, by key."""
        counts = range(self.least, self.most + 1)
        return {side.key: side for count in counts for side in self.sides(options, count)}

    def settle(self, options: Mapping[str, str], players: int) -> dict[str, str] | Refusal:
        """Every option with its value, defaults filled in; or what is wrong with them."""
        faults = []
        known = {option.key: option for option in self.options}
        for key, value in options.items():
            if key == ASSIGNED:
                continue
            if key not in known:
                faults.append(
                    Fault("no-such-option", f"{self.name} has no option “{key}”.", legal=", ".join(known))
                )
            elif value not in {choice.key for choice in known[key].choices}:
                legal = ", ".join(choice.key for choice in known[key].choices)
                faults.append(Fault("no-such-value", f"“{value}” is no value of “{key}”.", legal=legal))
        if not self.least <= players <= self.most:
            legal = f"{self.least} to {self.most}"
            faults.append(Fault("wrong-players", f"{self.name} is not for {players} players.", legal=legal))
        settled = {option.key: options.get(option.key, option.default) for option in self.options}
        if not faults and options.get(ASSIGNED):
            sides = self.sides(settled, players)
            faults += assigned_faults(options[ASSIGNED], sides, players)
            settled[ASSIGNED] = options[ASSIGNED]
        return Refusal(tuple(faults)) if faults else settled
