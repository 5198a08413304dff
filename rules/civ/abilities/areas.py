"""Abilities that strike one area next to one's own: destroy all there, or annex it."""

from abc import abstractmethod
from dataclasses import dataclass
from typing import Any, ClassVar, Literal, TypeAlias

from rules.civ.abilities.ability import Ability, UseMenu
from rules.civ.civ import Civ
from rules.civ.events_calamity import UnitsAnnexed, UnitsDestroyed
from rules.civ.faults_calamity import not_a_target
from rules.civ.phases.area_names import find_area
from rules.civ.pieces import annex_city, annex_tokens, destroy_city, remove_tokens
from rules.civ.topics import Topic
from rules.table import Chance, Choice, Fault, Refusal, Script, Seat
from rules.table.menu import pick


@dataclass(frozen=True, slots=True)
class Destroyed:
    """The area whose units are destroyed."""

    ability: Literal["destroy"]
    area: str


@dataclass(frozen=True, slots=True)
class Converted:
    """The area whose units are annexed."""

    ability: Literal["convert"]
    area: str


@dataclass(frozen=True, slots=True)
class Annexed:
    """The area whose units are annexed and paid for, or so much treasury from stock instead."""

    ability: Literal["annex_paid"]
    area: str | None = None
    treasury: int | None = None

    def __post_init__(self) -> None:
        """One or the other."""
        if (self.area is None) == (self.treasury is None):
            raise ValueError("either an area or treasury")


Struck: TypeAlias = Destroyed | Converted | Annexed


def occupants(g: Civ, area: str) -> dict[Seat, tuple[int, bool]]:
    """The players with units in an area: their tokens, and whether the city is theirs."""
    owner = g.state.cities.get(area)
    seats = {*g.state.tokens.get(area, {}), *(() if owner is None else (owner,))}
    return {seat: (g.tokens(area, seat), owner == seat) for seat in g.ranked(seats)}


def next_to(g: Civ, seat: Seat, by_water: bool) -> list[str]:
    """The areas that border on one with units of the seat, by land or by water too."""
    board = g.board
    borders = board.neighbours.__getitem__ if by_water else board.land_neighbours
    return sorted({area for own in g.areas_of(seat) for area in borders(own) if area in board.areas})


class AreaAbility(Ability[Struck]):
    """WE 10: all units of others in an area next to one's own, but for those protected."""

    by_water: ClassVar[bool] = False
    """Whether a border on the water will do."""
    spares: ClassVar[bool] = True
    """Whether protected units are left out; else they keep the whole area safe."""

    def met(self, g: Civ, seat: Seat, area: str) -> dict[Seat, tuple[int, bool]]:
        """Whose units it would meet there: tokens, and whether the city is theirs."""
        others = {other: units for other, units in occupants(g, area).items() if other != seat}
        open_ = {other: units for other, units in others.items() if not self.shields(g, other, *units)}
        return open_ if self.spares or len(open_) == len(others) else {}

    def reach(self, g: Civ, seat: Seat) -> list[str]:
        """The areas that are near enough."""
        return next_to(g, seat, self.by_water)

    def points(self, g: Civ, seat: Seat, area: str) -> int:
        """The unit points it would meet."""
        return sum(
            tokens + (g.numbers.city_points if city else 0)
            for tokens, city in self.met(g, seat, area).values()
        )

    def targets(self, g: Civ, seat: Seat) -> list[str]:
        """The areas it can be used on."""
        near = self.reach(g, seat)
        return [area for area in near if self.met(g, seat, area) and self.can_afford(g, seat, area)]

    @abstractmethod
    def can_afford(self, g: Civ, seat: Seat, area: str) -> bool:
        """Whether the seat has all it takes."""

    def is_usable(self, g: Civ, seat: Seat) -> bool:
        """Whether there is a target."""
        return bool(self.targets(g, seat))

    def faults(self, g: Civ, seat: Seat, use: Struck) -> list[Fault]:
        """The area must be a target."""
        targets = self.targets(g, seat)
        if use.area is not None and use.area not in targets:
            return [not_a_target(g.rules.cite(Topic.ADVANCES), self.cause(g, seat), use.area, targets)]
        return []

    def areas(self, g: Civ, seat: Seat) -> list[Choice]:
        """The targets to choose from."""
        targets = self.targets(g, seat)
        return [Choice(area, area, f"{self.points(g, seat, area)} points") for area in targets]

    def menu(self, g: Civ, seat: Seat, before: Struck | None) -> UseMenu:
        """Choose the area."""
        prompt = f"{self.cause(g, seat)}: which area?"
        return {"area": (yield from pick(prompt, self.areas(g, seat), always=True))}

    def read(self, g: Civ, seat: Seat, text: str) -> dict[str, Any] | Refusal:
        """The name of the area."""
        area = find_area(text, g.board)
        return area if isinstance(area, Refusal) else {"area": area}

    def write(self, g: Civ, use: Struck) -> str:
        """The area."""
        return use.area or "nothing"

    def sample(self, g: Civ, seat: Seat, chance: Chance) -> dict[str, Any] | None:
        """Any target."""
        targets = self.targets(g, seat)
        return {"area": chance.pick("sample", targets)} if targets else None


class Destroy(AreaAbility):
    """WE ch.9 Fundamentalism: destroy all units in an area."""

    key = "destroy"
    use_type = Destroyed

    def can_afford(self, g: Civ, seat: Seat, area: str) -> bool:
        """It costs nothing."""
        return True

    def apply(self, g: Civ, seat: Seat, use: Struck) -> Script[None]:
        """All units but those protected."""
        yield from ()
        assert use.area is not None
        for other, (tokens, city) in self.met(g, seat, use.area).items():
            if city:
                destroy_city(g, use.area)
            remove_tokens(g, use.area, other, g.tokens(use.area, other))
            points = tokens + (g.numbers.city_points if city else 0)
            g.tell(UnitsDestroyed(other, self.cause(g, seat), use.area, points))


class Convert(AreaAbility):
    """WE ch.9 Monotheism: annex all units in an area."""

    key = "convert"
    use_type: ClassVar[Any] = Converted

    def can_afford(self, g: Civ, seat: Seat, area: str) -> bool:
        """A piece in stock for every unit."""
        met = self.met(g, seat, area).values()
        nation = g.nation(seat)
        return sum(t for t, _ in met) <= nation.stock and sum(c for _, c in met) <= nation.city_stock

    def apply(self, g: Civ, seat: Seat, use: Struck) -> Script[None]:
        """Tokens beside a city are annexed with it."""
        yield from ()
        assert use.area is not None
        for other, (tokens, city) in self.met(g, seat, use.area).items():
            annex_tokens(g, use.area, other, seat, tokens)
            if city:
                annex_city(g, use.area, seat)
            cities = (use.area,) if city else ()
            moved = ((use.area, tokens),) if tokens else ()
            g.tell(UnitsAnnexed(other, seat, self.cause(g, seat), cities, moved))
