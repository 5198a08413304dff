"""The ability to win over pirates or barbarians."""

from dataclasses import dataclass
from typing import Any

from rules.civ.abilities.ability import Ability
from rules.civ.civ import Civ
from rules.civ.events_calamity import UnitsAnnexed
from rules.civ.faults_calamity import not_a_target, too_many
from rules.civ.phases.area_names import find_area
from rules.civ.pieces import annex_city, annex_tokens
from rules.civ.state import BARBARIANS
from rules.civ.topics import Topic
from rules.table import Chance, Choice, Data, Fault, Path, Refusal, Script, Seat, Step


@dataclass(frozen=True, slots=True)
class Tamed:
    """A pirate city, or barbarian tokens by area."""

    city: str
    tokens: tuple[tuple[str, int], ...]


class Tame(Ability[Tamed]):
    """WE ch.9 Universal Doctrine: annex a pirate city or some barbarian tokens anywhere."""

    key = "tame"

    def cities(self, g: Civ, seat: Seat) -> list[str]:
        """The pirate cities that can be annexed."""
        return sorted(g.state.pirates) if g.nation(seat).city_stock else []

    def most(self, g: Civ, seat: Seat) -> int:
        """The most tokens."""
        return min(self.amount(g, seat), g.nation(seat).stock)

    def is_usable(self, g: Civ, seat: Seat) -> bool:
        """Whether there are pirates or barbarians to win over."""
        return bool(self.cities(g, seat)) or (bool(g.state.barbarians) and self.most(g, seat) > 0)

    def parse(self, data: Data) -> Tamed | None:
        """One or the other."""
        city, tokens = data.get("city", ""), data.get("tokens", {})
        if not isinstance(city, str) or not isinstance(tokens, dict) or bool(city) == bool(tokens):
            return None
        if not all(isinstance(n, int) and n > 0 for n in tokens.values()):
            return None
        return Tamed(city, tuple(tokens.items()))

    def faults(self, g: Civ, seat: Seat, use: Tamed) -> list[Fault]:
        """Pirates and barbarians that are there, within the number."""
        section, cause = g.rules.cite(Topic.ADVANCES), self.cause(g, seat)
        faults = []
        if use.city and use.city not in self.cities(g, seat):
            faults.append(not_a_target(section, cause, use.city, self.cities(g, seat)))
        here = g.state.barbarians
        faults += [
            not_a_target(section, cause, area, sorted(here))
            for area, n in use.tokens
            if n > here.get(area, 0)
        ]
        count = sum(n for _, n in use.tokens)
        if count > self.most(g, seat):
            faults.append(too_many(section, "tokens", count, self.most(g, seat)))
        return faults

    def apply(self, g: Civ, seat: Seat, use: Tamed) -> Script[None]:
        """They become one's own."""
        yield from ()
        if use.city:
            annex_city(g, use.city, seat)
        for area, count in use.tokens:
            annex_tokens(g, area, BARBARIANS, seat, count)
        cities = (use.city,) if use.city else ()
        g.tell(UnitsAnnexed(BARBARIANS, seat, self.cause(g, seat), cities, use.tokens))

    def menu(self, g: Civ, seat: Seat, draft: Data | None, path: Path) -> Step | dict[str, Any]:
        """A city; or an area and how many tokens, added to those before."""
        before: dict[str, int] = dict((draft or {}).get("tokens", {}))
        if not path:
            cities = () if before else tuple(Choice(c, c, "pirate city") for c in self.cities(g, seat))
            is_full = sum(before.values()) >= self.most(g, seat)
            here = {a: n for a, n in sorted(g.state.barbarians.items()) if a in before or not is_full}
            areas = tuple(Choice(a, a, f"{n} barbarians") for a, n in here.items())
            return Step(f"{self.cause(g, seat)}: whom do you win over?", (*cities, *areas))
        area = path[0][0]
        if area in g.state.pirates:
            return {"city": area}
        if len(path) == 1:
            others = sum(count for name, count in before.items() if name != area)
            most = min(g.state.barbarians.get(area, 0), self.most(g, seat) - others)
            return Step(f"How many from {area}?", tuple(Choice(str(n), str(n)) for n in range(1, most + 1)))
        return {"tokens": {**before, area: int(path[1][0])}}

    def read(self, g: Civ, seat: Seat, text: str) -> dict[str, Any] | Refusal:
        """`Area` for a city, `Area 3, Area 2` for tokens."""
        tokens: dict[str, int] = {}
        for part in filter(str.strip, text.split(",")):
            words = part.split()
            numbers = [int(word) for word in words if word.isdigit()]
            area = find_area(" ".join(w for w in words if not w.isdigit()), g.board)
            if isinstance(area, Refusal):
                return area
            if not numbers:
                return {"city": area}
            tokens[area] = numbers[0]
        return {"tokens": tokens}

    def write(self, g: Civ, use: Tamed) -> str:
        """The city, or the tokens."""
        return use.city or ", ".join(f"{area} {count}" for area, count in use.tokens)

    def sample(self, g: Civ, seat: Seat, chance: Chance) -> dict[str, Any] | None:
        """A city, or one token."""
        options: list[dict[str, Any]] = [{"city": city} for city in self.cities(g, seat)]
        if self.most(g, seat):
            options += [{"tokens": {area: 1}} for area in sorted(g.state.barbarians)]
        return chance.pick("sample", options) if options else None
