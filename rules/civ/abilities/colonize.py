"""The ability to place a city or tokens in an empty area."""

from abc import abstractmethod
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Annotated, Any, ClassVar, Literal

from pydantic import Field

from rules.atlas import Site
from rules.civ.abilities.ability import Ability, UseMenu
from rules.civ.civ import Civ
from rules.civ.events import CityBuilt
from rules.civ.events_calamity import TokensResettled
from rules.civ.faults_calamity import not_a_target, not_full, too_many
from rules.civ.phases.area_names import find_area
from rules.civ.pieces import build_city, place_tokens
from rules.civ.topics import Topic
from rules.table import Chance, Choice, Fault, Refusal, Script, Seat
from rules.table.menu import pick, pick_count

CITY, TOKENS = "city", "tokens"


@dataclass(frozen=True, slots=True)
class Colony:
    """An empty area, and how many tokens settle there; with none, a city is built."""

    ability: Literal["colonize"]
    area: str
    tokens: Annotated[int, Field(ge=0)] = 0


class Colonize(Ability[Colony]):
    """A city, or tokens up to the limit, in an empty area in reach."""

    key = "colonize"
    use_type = Colony
    on_sites: ClassVar[bool]
    """Whether cities are founded on city sites only; else wherever the limit is not 0."""
    fills: ClassVar[bool]
    """Whether the area must be filled with tokens, as far as the stock goes; else some may do."""

    @abstractmethod
    def reach(self, g: Civ, seat: Seat) -> list[str]:
        """The empty areas in reach."""

    def can_found(self, g: Civ, seat: Seat, area: str) -> bool:
        """Whether a city can be built in an empty area."""
        place = g.area(area)
        is_fit = place.site is not Site.NONE or (place.limit > 0 and not self.on_sites)
        return is_fit and g.nation(seat).city_stock > 0

    def room(self, g: Civ, seat: Seat, area: str) -> int:
        """How many tokens can settle in an empty area."""
        return min(g.limit(area, seat), g.nation(seat).stock)

    def targets(self, g: Civ, seat: Seat) -> list[str]:
        """The empty areas in reach where something can be done."""
        return [a for a in self.reach(g, seat) if self.can_found(g, seat, a) or self.room(g, seat, a)]

    def is_usable(self, g: Civ, seat: Seat) -> bool:
        """Whether there is an area."""
        return bool(self.targets(g, seat))

    def faults(self, g: Civ, seat: Seat, use: Colony) -> list[Fault]:
        """An area in reach; a city on a site, or tokens within the limit and the stock."""
        section, cause, targets = g.rules.cite(Topic.ADVANCES), self.cause(g, seat), self.targets(g, seat)
        if use.area not in targets or (not use.tokens and not self.can_found(g, seat, use.area)):
            sites = [a for a in targets if use.tokens or self.can_found(g, seat, a)]
            return [not_a_target(section, cause, use.area, sites)]
        most = self.room(g, seat, use.area)
        if use.tokens and self.fills and use.tokens < most:
            return [not_full(section, use.area, most)]
        return [too_many(section, "tokens", use.tokens, most)] if use.tokens > most else []

    def apply(self, g: Civ, seat: Seat, use: Colony) -> Script[None]:
        """From stock to the board; the city counts as built this turn."""
        yield from ()
        if use.tokens:
            place_tokens(g, use.area, seat, use.tokens)
            g.tell(TokensResettled(seat, self.cause(g, seat), (), ((use.area, use.tokens),)))
            return
        build_city(g, use.area, seat)
        g.state.new_cities.append(use.area)
        g.tell(CityBuilt(seat, use.area))

    def menu(self, g: Civ, seat: Seat, before: Colony | None) -> UseMenu:
        """The area, a city or tokens, how many."""
        options = [Choice(a, a, self._note(g, seat, a)) for a in self.targets(g, seat)]
        area = yield from pick(f"{self.cause(g, seat)}: which empty area?", options, always=True)
        kinds = dict(self._kinds(g, seat, area))
        kind = yield from pick(f"What comes to {area}?", [Choice(k, label) for k, label in kinds.items()])
        if kind == CITY:
            return {"area": area}
        most = self.room(g, seat, area)
        tokens = yield from pick_count("How many tokens?", most if self.fills else 1, most)
        return {"area": area, "tokens": tokens}

    def _kinds(self, g: Civ, seat: Seat, area: str) -> Iterator[tuple[str, str]]:
        if self.can_found(g, seat, area):
            yield CITY, "A city"
        if self.room(g, seat, area):
            yield TOKENS, "Tokens"

    def _note(self, g: Civ, seat: Seat, area: str) -> str:
        room = self.room(g, seat, area)
        notes = [label.lower() for kind, label in self._kinds(g, seat, area) if kind == CITY]
        count = f"{room} tokens" if self.fills else f"up to {room} tokens"
        return " or ".join([*notes, *([count] if room else [])])

    def read(self, g: Civ, seat: Seat, text: str) -> dict[str, Any] | Refusal:
        """`Area` for a city, `Area 3` for tokens, `Area tokens` for as many as find room."""
        words = [word for word in text.split() if word.lower() not in (CITY, TOKENS, "in")]
        numbers = [int(word) for word in words if word.isdecimal()]
        area = find_area(" ".join(word for word in words if not word.isdecimal()), g.board)
        if isinstance(area, Refusal):
            return area
        if not numbers and TOKENS in text.lower().split():
            numbers = [self.room(g, seat, area)]
        return {"area": area, "tokens": numbers[0]} if numbers else {"area": area}

    def write(self, g: Civ, use: Colony) -> str:
        """The area, and what comes there."""
        return f"{use.area} {use.tokens}" if use.tokens else f"city in {use.area}"

    def sample(self, g: Civ, seat: Seat, chance: Chance) -> dict[str, Any] | None:
        """Anything, anywhere."""
        targets = self.targets(g, seat)
        if not targets:
            return None
        area = chance.pick("sample", targets)
        kind = chance.pick("sample", [kind for kind, _ in self._kinds(g, seat, area)])
        if kind == CITY:
            return {"area": area, "tokens": 0}
        most = self.room(g, seat, area)
        return {"area": area, "tokens": most if self.fills else 1 + chance.below("sample", most)}
