"""Dawn 25.4, 25.5: the units of one player in an area next door become one's own."""

import re
from abc import abstractmethod
from typing import Any, ClassVar, NamedTuple, TypeVar

from rules.civ.abilities.ability import Ability
from rules.civ.abilities.areas import occupants
from rules.civ.civ import Civ
from rules.civ.dawn_of_history.abilities.adjacency import near
from rules.civ.events_calamity import UnitsAnnexed
from rules.civ.faults_calamity import not_a_target
from rules.civ.naming import find
from rules.civ.phases.area_names import find_area
from rules.civ.pieces import annex_city, annex_tokens
from rules.civ.topics import Topic
from rules.table import Choice, Fault, Refusal, Seat

U = TypeVar("U")
_OF = re.compile(r"^(?P<area>.+?)\s+(?:of|from)\s+(?P<owner>.+)$", re.IGNORECASE)


class Holding(NamedTuple):
    """The units of one player in one area."""

    area: str
    of: Seat
    tokens: int
    city: bool

    @property
    def key(self) -> str:
        """How a menu calls it."""
        return f"{self.area}#{self.of}"


class Takeover(Ability[U]):
    """Dawn 30.33.2, 30.40.3: all units of one player in one area; the others there stay."""

    by_water: ClassVar[bool]
    """Whether a border on the water will do."""

    def holdings(self, g: Civ, seat: Seat) -> list[Holding]:
        """All units near enough of others who are not protected; barbarians are nobody's."""
        return [
            Holding(area, other, *units)
            for area in near(g, seat, self.by_water)
            for other, units in occupants(g, area).items()
            if other != seat and not self.protects(g, other)
        ]

    @abstractmethod
    def can_afford(self, g: Civ, seat: Seat, holding: Holding) -> bool:
        """Whether the seat has all it takes."""

    def targets(self, g: Civ, seat: Seat) -> list[Holding]:
        """Those that can be taken over."""
        return [holding for holding in self.holdings(g, seat) if self.can_afford(g, seat, holding)]

    def is_usable(self, g: Civ, seat: Seat) -> bool:
        """Whether there is a target."""
        return bool(self.targets(g, seat))

    def meant(self, g: Civ, seat: Seat, area: str, of: Seat | None) -> Holding | None:
        """The target that is meant; its owner need not be named where there is only one."""
        here = [holding for holding in self.targets(g, seat) if holding.area == area]
        named = [holding for holding in here if of in (None, holding.of)]
        return named[0] if len(named) == 1 else None

    def target_faults(self, g: Civ, seat: Seat, area: str, of: Seat | None) -> list[Fault]:
        """The units must be a target, and it must be clear whose."""
        if self.meant(g, seat, area, of) is not None:
            return []
        legal = [written(g, holding.area, holding.of) for holding in self.targets(g, seat)]
        section, cause = g.rules.cite(Topic.ABILITIES), self.cause(g, seat)
        return [not_a_target(section, cause, written(g, area, of), legal)]

    def take(self, g: Civ, seat: Seat, holding: Holding) -> None:
        """The units become those of the seat; a token beside a city goes over with it."""
        area, of, tokens, city = holding
        annex_tokens(g, area, of, seat, tokens)
        if city:
            annex_city(g, area, seat)
        moved = ((area, tokens),) if tokens else ()
        g.tell(UnitsAnnexed(of, seat, self.cause(g, seat), (area,) if city else (), moved))

    def choices(self, g: Civ, seat: Seat) -> list[Choice]:
        """The targets to choose from."""
        return [
            Choice(holding.key, written(g, holding.area, holding.of), _units(holding))
            for holding in self.targets(g, seat)
        ]

    def chosen(self, g: Civ, seat: Seat, key: str) -> Holding:
        """The target behind a choice."""
        return next(holding for holding in self.targets(g, seat) if holding.key == key)

    def read_target(self, g: Civ, seat: Seat, text: str) -> dict[str, Any] | Refusal:
        """`Area`, or `Area of Civilization` where several live there."""
        match = _OF.match(text.strip())
        area = find_area(match["area"] if match else text, g.board)
        if isinstance(area, Refusal) or match is None:
            return area if isinstance(area, Refusal) else {"area": area}
        seats = {g.name(other): other for other in g.rivals(seat)}
        owner = find(match["owner"], seats, "opponent")
        return owner if isinstance(owner, Refusal) else {"area": area, "of": seats[owner]}


def written(g: Civ, area: str, of: Seat | None) -> str:
    """An area, and whose units there are meant."""
    return f"{area} of {g.name(of)}" if of in g.seats and of is not None else area


def _units(holding: Holding) -> str:
    tokens = f"{holding.tokens} token{'s' * (holding.tokens > 1)}" if holding.tokens else ""
    return " and ".join(part for part in ("a city" if holding.city else "", tokens) if part)
