"""The ability to win over pirates or barbarians."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Annotated, Any, Literal

from pydantic import Field

from rules.civ.abilities.ability import Ability, UseMenu
from rules.civ.civ import Civ
from rules.civ.events_calamity import UnitsAnnexed
from rules.civ.faults_calamity import not_a_target, too_many
from rules.civ.phases.area_names import find_area
from rules.civ.pieces import annex_city, annex_tokens
from rules.civ.state import BARBARIANS
from rules.civ.topics import Topic
from rules.table import Chance, Choice, Fault, Refusal, Script, Seat
from rules.table.menu import names, pick


@dataclass(frozen=True, slots=True)
class Tamed:
    """A pirate city, or barbarian tokens by area."""

    ability: Literal["tame"]
    city: str = ""
    tokens: Mapping[str, Annotated[int, Field(gt=0)]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        """One or the other."""
        if bool(self.city) == bool(self.tokens):
            raise ValueError("either a city or tokens")


class Tame(Ability[Tamed]):
    """WE ch.9 Universal Doctrine: annex a pirate city or some barbarian tokens anywhere."""

    key = "tame"
    use_type = Tamed

    def cities(self, g: Civ, seat: Seat) -> list[str]:
        """The pirate cities that can be annexed."""
        return sorted(g.state.pirates) if g.nation(seat).city_stock else []

    def most(self, g: Civ, seat: Seat) -> int:
        """The most tokens."""
        return min(self.amount(g, seat), g.nation(seat).stock)

    def is_usable(self, g: Civ, seat: Seat) -> bool:
        """Whether there are pirates or barbarians to win over."""
        return bool(self.cities(g, seat)) or (bool(g.state.barbarians) and self.most(g, seat) > 0)

    def faults(self, g: Civ, seat: Seat, use: Tamed) -> list[Fault]:
        """Pirates and barbarians that are there, within the number."""
        section, cause = g.rules.cite(Topic.ADVANCES), self.cause(g, seat)
        faults = []
        if use.city and use.city not in self.cities(g, seat):
            faults.append(not_a_target(section, cause, use.city, self.cities(g, seat)))
        here = g.state.barbarians
        faults += [
            not_a_target(section, cause, area, sorted(here))
            for area, n in use.tokens.items()
            if n > here.get(area, 0)
        ]
        count = sum(use.tokens.values())
        if count > self.most(g, seat):
            faults.append(too_many(section, "tokens", count, self.most(g, seat)))
        return faults

    def apply(self, g: Civ, seat: Seat, use: Tamed) -> Script[None]:
        """They become one's own."""
        yield from ()
        if use.city:
            annex_city(g, use.city, seat)
        for area, count in use.tokens.items():
            annex_tokens(g, area, BARBARIANS, seat, count)
        cities = (use.city,) if use.city else ()
        g.tell(UnitsAnnexed(BARBARIANS, seat, self.cause(g, seat), cities, tuple(use.tokens.items())))

    def menu(self, g: Civ, seat: Seat, before: Tamed | None) -> UseMenu:
        """A city; or an area and how many tokens, added to those before."""
        won = dict(before.tokens) if before else {}
        cities = [] if won else [Choice(c, c, "pirate city") for c in self.cities(g, seat)]
        is_full = sum(won.values()) >= self.most(g, seat)
        here = {a: n for a, n in sorted(g.state.barbarians.items()) if a in won or not is_full}
        areas = [Choice(a, a, f"{n} barbarians") for a, n in here.items()]
        prompt = f"{self.cause(g, seat)}: whom do you win over?"
        area = yield from pick(prompt, [*cities, *areas], always=True)
        if area in g.state.pirates:
            return {"city": area}
        others = sum(count for name, count in won.items() if name != area)
        most = min(here[area], self.most(g, seat) - others)
        counts = names(str(n) for n in range(1, most + 1))
        count = int((yield from pick(f"How many from {area}?", counts, always=True)))
        return {"tokens": {**won, area: count}}

    def read(self, g: Civ, seat: Seat, text: str) -> dict[str, Any] | Refusal:
        """`Area` for a city, `Area 3, Area 2` for tokens."""
        tokens: dict[str, int] = {}
        for part in filter(str.strip, text.split(",")):
            words = part.split()
            numbers = [int(word) for word in words if word.isdecimal()]
            area = find_area(" ".join(w for w in words if not w.isdecimal()), g.board)
            if isinstance(area, Refusal):
                return area
            if not numbers:
                return {"city": area}
            tokens[area] = numbers[0]
        return {"tokens": tokens}

    def write(self, g: Civ, use: Tamed) -> str:
        """The city, or the tokens."""
        return use.city or ", ".join(f"{area} {count}" for area, count in use.tokens.items())

    def sample(self, g: Civ, seat: Seat, chance: Chance) -> dict[str, Any] | None:
        """A city, or one token."""
        options: list[dict[str, Any]] = [{"city": city} for city in self.cities(g, seat)]
        if self.most(g, seat):
            options += [{"tokens": {area: 1}} for area in sorted(g.state.barbarians)]
        return chance.pick("sample", options) if options else None
