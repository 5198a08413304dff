"""CivX 30.40: some areas annexed for treasury, or treasury gained."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from rules.civ.abilities.ability import Ability, UseMenu
from rules.civ.abilities.areas import next_to, occupants
from rules.civ.abilities.gaining import TREASURY, chosen_gain, gain_choices, written_gain
from rules.civ.civ import Civ
from rules.civ.events_calamity import TreasuryGained, TreasuryPaid, UnitsAnnexed
from rules.civ.faults import no_cities_left
from rules.civ.faults_calamity import not_a_target, too_little_treasury, too_many, too_much_treasury
from rules.civ.phases.area_names import find_area
from rules.civ.pieces import annex_city, annex_tokens, collect, pay
from rules.civ.state import BARBARIANS
from rules.civ.topics import Topic
from rules.civ.traits import Trait
from rules.table import Chance, Choice, Fault, Refusal, Script, Seat
from rules.table.menu import pick


@dataclass(frozen=True, slots=True)
class Bought:
    """The areas whose units are annexed and paid for, or so much treasury from stock instead."""

    ability: Literal["annex_areas"]
    areas: tuple[str, ...] = ()
    treasury: int | None = None

    def __post_init__(self) -> None:
        """One or the other."""
        if bool(self.areas) == (self.treasury is not None):
            raise ValueError("either areas or treasury")
        if len(set(self.areas)) < len(self.areas):
            raise ValueError("an area twice")


class Politics(Ability[Bought]):
    """CivX 30.402, 30.404: annex all occupants of some areas next to one's own, or gain treasury."""

    key = "annex_areas"
    use_type = Bought

    def number(self, g: Civ, seat: Seat, name: str) -> int:
        """A further number of the ability."""
        return g.amount(seat, f"{Trait.ABILITY}{self.key}.{name}")

    def gains(self, g: Civ, seat: Seat) -> int:
        """CivX 30.404: the most treasury to be gained."""
        return min(self.number(g, seat, "gain"), g.nation(seat).stock)

    def met(self, g: Civ, seat: Seat, area: str) -> dict[Seat, tuple[int, bool]]:
        """CivX 30.402: whose units are there, barbarians too: tokens, and whether the city is theirs."""
        others = {other: units for other, units in occupants(g, area).items() if other != seat}
        if any(self.shields(g, other, *units) for other, units in others.items()):
            return {}
        wild = (g.tokens(area, BARBARIANS), area in g.state.pirates)
        return {**others, BARBARIANS: wild} if any(wild) else others

    def bill(self, g: Civ, seat: Seat, areas: Iterable[str]) -> Counter[Seat]:
        """The unit points of these areas, by owner."""
        owed: Counter[Seat] = Counter()
        for area in areas:
            for other, (tokens, city) in self.met(g, seat, area).items():
                owed[other] += tokens + (g.numbers.city_points if city else 0)
        return owed

    def targets(self, g: Civ, seat: Seat, before: Sequence[str] = ()) -> list[str]:
        """The areas that can be annexed besides these; all must border on what is held now."""
        if len(before) >= self.amount(g, seat):
            return []
        near = [a for a in next_to(g, seat, by_water=True) if a not in before and self.met(g, seat, a)]
        return [area for area in near if not self._means(g, seat, (*before, area), "")]

    def is_usable(self, g: Civ, seat: Seat) -> bool:
        """Treasury to gain, or a target."""
        return self.gains(g, seat) > 0 or bool(self.targets(g, seat))

    def faults(self, g: Civ, seat: Seat, use: Bought) -> list[Fault]:
        """Targets within one's means and the limits, or an amount."""
        section, most = g.rules.cite(Topic.ADVANCES), self.gains(g, seat)
        if use.treasury is not None:
            wrong = not 0 < use.treasury <= most
            return [too_much_treasury(section, use.treasury, most)] if wrong else []
        if len(use.areas) > self.amount(g, seat):
            return [too_many(section, "areas", len(use.areas), self.amount(g, seat))]
        near = [area for area in next_to(g, seat, by_water=True) if self.met(g, seat, area)]
        strange = [area for area in use.areas if area not in near]
        if strange:
            return [not_a_target(section, self.cause(g, seat), area, near) for area in strange]
        return self._means(g, seat, use.areas, section)

    def _means(self, g: Civ, seat: Seat, areas: Sequence[str], section: str) -> list[Fault]:
        """CivX 30.402, 30.403: not too many points of one opponent, and all can be replaced."""
        owed, nation, most = self.bill(g, seat, areas), g.nation(seat), self.number(g, seat, "points")
        found = [
            too_many(section, f"unit points of {g.name(other)}", points, most)
            for other, points in owed.items()
            if points > most
        ]
        if owed.total() > nation.treasury:
            found.append(too_little_treasury(section, owed.total(), nation.treasury))
        if sum(city for area in areas for _, city in self.met(g, seat, area).values()) > nation.city_stock:
            found.append(no_cities_left(nation.city_stock, section))
        return found

    def apply(self, g: Civ, seat: Seat, use: Bought) -> Script[None]:
        """The gain; or the bill, and then the units."""
        yield from ()
        cause = self.cause(g, seat)
        if use.treasury is not None:
            g.tell(TreasuryGained(seat, cause, collect(g, seat, use.treasury)))
            return
        # What is paid goes back to stock first: the tokens that replace the others come from there.
        g.tell(TreasuryPaid(seat, cause, pay(g, seat, self.bill(g, seat, use.areas).total())))
        for area in use.areas:
            self._annex(g, seat, area)

    def _annex(self, g: Civ, seat: Seat, area: str) -> None:
        for other, (tokens, city) in self.met(g, seat, area).items():
            annex_tokens(g, area, other, seat, tokens)
            if city:
                annex_city(g, area, seat)
            moved = ((area, tokens),) if tokens else ()
            g.tell(UnitsAnnexed(other, seat, self.cause(g, seat), (area,) if city else (), moved))

    def menu(self, g: Civ, seat: Seat, before: Bought | None) -> UseMenu:
        """Treasury, or an area more."""
        chosen = before.areas if before else ()
        options = [] if chosen else gain_choices(self.gains(g, seat))
        options += [Choice(a, a, self._note(g, seat, a)) for a in self.targets(g, seat, chosen)]
        prompt = f"{self.cause(g, seat)}: gain treasury, or annex up to {self.amount(g, seat)} areas?"
        key = yield from pick(prompt, options, always=True)
        gain = chosen_gain(key)
        return {"areas": [*chosen, key]} if gain is None else {TREASURY: gain}

    def _note(self, g: Civ, seat: Seat, area: str) -> str:
        owed = self.bill(g, seat, [area])
        whose = ", ".join(f"{points} of {g.name(other)}" for other, points in owed.items())
        return f"{owed.total()} treasury: {whose}"

    def read(self, g: Civ, seat: Seat, text: str) -> dict[str, Any] | Refusal:
        """`treasury 5`, or areas with commas between them."""
        gain = written_gain(text, self.gains(g, seat))
        if gain is not None:
            return {TREASURY: gain}
        found = [find_area(part, g.board) for part in text.replace(";", ",").split(",") if part.strip()]
        wrong = [fault for area in found if isinstance(area, Refusal) for fault in area.faults]
        return Refusal(tuple(wrong)) if wrong else {"areas": found}

    def write(self, g: Civ, use: Bought) -> str:
        """The areas, or the amount."""
        return ", ".join(use.areas) if use.treasury is None else f"gain {use.treasury} treasury"

    def sample(self, g: Civ, seat: Seat, chance: Chance) -> dict[str, Any] | None:
        """Either."""
        areas: list[str] = []
        while (more := self.targets(g, seat, areas)) and chance.below("sample", 3):
            areas.append(chance.pick("sample", more))
        if areas:
            return {"areas": areas}
        gains = self.gains(g, seat)
        return {TREASURY: gains} if gains else None
