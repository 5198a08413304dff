"""Dawn 25.4: the units of a player in an area next by land are converted."""

from dataclasses import dataclass
from typing import Any, Literal

from rules.civ.abilities.ability import UseMenu
from rules.civ.civ import Civ
from rules.civ.dawn_of_history.abilities.takeover import Holding, Takeover, written
from rules.table import Chance, Fault, Refusal, Script, Seat
from rules.table.menu import pick


@dataclass(frozen=True, slots=True)
class Conversion:
    """The area, and whose units there; unsaid where only one player's can be meant."""

    ability: Literal["convert"]
    area: str
    of: Seat | None = None


class Monotheism(Takeover[Conversion]):
    """Dawn 25.4: all units of one player in one area, replaced from stock."""

    key = "convert"
    use_type = Conversion
    by_water = False

    def can_afford(self, g: Civ, seat: Seat, holding: Holding) -> bool:
        """Dawn 25.4.2: a piece in stock for every unit."""
        nation = g.nation(seat)
        return holding.tokens <= nation.stock and holding.city <= nation.city_stock

    def faults(self, g: Civ, seat: Seat, use: Conversion) -> list[Fault]:
        """The units must be a target."""
        return self.target_faults(g, seat, use.area, use.of)

    def apply(self, g: Civ, seat: Seat, use: Conversion) -> Script[None]:
        """They become one's own."""
        yield from ()
        holding = self.meant(g, seat, use.area, use.of)
        assert holding is not None
        self.take(g, seat, holding)

    def menu(self, g: Civ, seat: Seat, before: Conversion | None) -> UseMenu:
        """Whose units, and where."""
        prompt = f"{self.cause(g, seat)}: whom do you convert?"
        key = yield from pick(prompt, self.choices(g, seat), always=True)
        holding = self.chosen(g, seat, key)
        return {"area": holding.area, "of": holding.of}

    def read(self, g: Civ, seat: Seat, text: str) -> dict[str, Any] | Refusal:
        """The area, and whose units."""
        return self.read_target(g, seat, text)

    def write(self, g: Civ, use: Conversion) -> str:
        """The area, and whose units."""
        return written(g, use.area, use.of)

    def sample(self, g: Civ, seat: Seat, chance: Chance) -> dict[str, Any] | None:
        """Any target."""
        targets = self.targets(g, seat)
        if not targets:
            return None
        holding = chance.pick("sample", targets)
        return {"area": holding.area, "of": holding.of}
