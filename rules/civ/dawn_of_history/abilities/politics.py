"""Dawn 25.5: the units of a player in an area next door are annexed for treasury, or treasury is gained."""

import re
from dataclasses import dataclass
from typing import Annotated, Any, Literal

from pydantic import Field

from rules.civ.abilities.ability import UseMenu
from rules.civ.abilities.gaining import TREASURY, chosen_gain, gain_choices, written_gain
from rules.civ.civ import Civ
from rules.civ.dawn_of_history.abilities.takeover import Holding, Takeover, written
from rules.civ.events_calamity import ShipsAnnexed, TreasuryGained, TreasuryPaid
from rules.civ.faults_calamity import too_many, too_much_treasury
from rules.civ.pieces import build_ship, collect, pay, remove_ship
from rules.civ.topics import Topic
from rules.civ.traits import Trait
from rules.table import Chance, Fault, Refusal, Script, Seat
from rules.table.menu import pick, pick_count

_SHIPS = re.compile(r"\s*(?:,|\band\b|\bwith\b)?\s*(?P<count>\d+|an?|one)\s+ships?\b", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Annexation:
    """The area, whose units there and how many of their ships; or so much treasury from stock instead."""

    ability: Literal["annex"]
    area: str | None = None
    of: Seat | None = None
    ships: Annotated[int, Field(ge=0)] = 0
    treasury: int | None = None

    def __post_init__(self) -> None:
        """One or the other."""
        if (self.area is None) == (self.treasury is None):
            raise ValueError("either an area or treasury")
        if self.area is None and (self.ships or self.of is not None):
            raise ValueError("ships go with an area")


class Politics(Takeover[Annexation]):
    """Dawn 25.5: all units of one player in one area, and ships if wished, each paid for; or a gain."""

    key = "annex"
    use_type = Annexation
    by_water = True

    def cost(self, g: Civ, holding: Holding) -> int:
        """Dawn 25.5.1: one for a token, five for a city."""
        return holding.tokens + (g.numbers.city_points if holding.city else 0)

    def ship_cost(self, g: Civ, seat: Seat) -> int:
        """Dawn 25.5.1: what a ship costs."""
        return g.amount(seat, f"{Trait.ABILITY}{self.key}.ship")

    def can_afford(self, g: Civ, seat: Seat, holding: Holding) -> bool:
        """Dawn 25.5.2: treasury and cities for all units; tokens come out of what is paid."""
        nation = g.nation(seat)
        return self.cost(g, holding) <= nation.treasury and holding.city <= nation.city_stock

    def ships(self, g: Civ, seat: Seat, holding: Holding) -> int:
        """How many ships of the owner there can be annexed besides."""
        nation = g.nation(seat)
        paid_for = (nation.treasury - self.cost(g, holding)) // self.ship_cost(g, seat)
        return min(len(g.ships_of(holding.of, holding.area)), nation.ship_stock, paid_for)

    def gains(self, g: Civ, seat: Seat) -> int:
        """Dawn 25.5.5: the most treasury to be gained."""
        return min(self.amount(g, seat), g.nation(seat).stock)

    def is_usable(self, g: Civ, seat: Seat) -> bool:
        """Treasury to gain, or a target."""
        return self.gains(g, seat) > 0 or super().is_usable(g, seat)

    def faults(self, g: Civ, seat: Seat, use: Annexation) -> list[Fault]:
        """A target within one's means, or an amount within the limit."""
        section = g.rules.cite(Topic.ABILITIES)
        if use.treasury is not None:
            most = self.gains(g, seat)
            wrong = not 0 < use.treasury <= most
            return [too_much_treasury(section, use.treasury, most)] if wrong else []
        assert use.area is not None
        holding = self.meant(g, seat, use.area, use.of)
        if holding is None:
            return self.target_faults(g, seat, use.area, use.of)
        most = self.ships(g, seat, holding)
        return [too_many(section, "ships", use.ships, most)] if use.ships > most else []

    def apply(self, g: Civ, seat: Seat, use: Annexation) -> Script[None]:
        """The gain; or the bill, and then the units and ships."""
        yield from ()
        cause = self.cause(g, seat)
        if use.treasury is not None:
            g.tell(TreasuryGained(seat, cause, collect(g, seat, use.treasury)))
            return
        assert use.area is not None
        holding = self.meant(g, seat, use.area, use.of)
        assert holding is not None
        # What is paid goes to stock first: the tokens that replace the others come from there.
        due = self.cost(g, holding) + use.ships * self.ship_cost(g, seat)
        g.tell(TreasuryPaid(seat, cause, pay(g, seat, due)))
        self.take(g, seat, holding)
        if use.ships:
            self._take_ships(g, seat, holding, use.ships)

    def _take_ships(self, g: Civ, seat: Seat, holding: Holding, count: int) -> None:
        """They stay at the coast they lie at."""
        for ship in g.ships_of(holding.of, holding.area)[:count]:
            remove_ship(g, ship)
            build_ship(g, ship.area, ship.coast, seat)
        g.tell(ShipsAnnexed(holding.of, seat, self.cause(g, seat), holding.area, count))

    def menu(self, g: Civ, seat: Seat, before: Annexation | None) -> UseMenu:
        """Treasury or units, in one menu; then ships."""
        prompt = f"{self.cause(g, seat)}: gain treasury, or annex an area?"
        options = [*gain_choices(self.gains(g, seat)), *self.choices(g, seat)]
        key = yield from pick(prompt, options, always=True)
        gain = chosen_gain(key)
        if gain is not None:
            return {TREASURY: gain}
        holding = self.chosen(g, seat, key)
        price = self.ship_cost(g, seat)
        ships = yield from pick_count(f"How many ships, for {price} each?", 0, self.ships(g, seat, holding))
        return {"area": holding.area, "of": holding.of, "ships": ships}

    def read(self, g: Civ, seat: Seat, text: str) -> dict[str, Any] | Refusal:
        """`Area of Civilization with 2 ships`, or `treasury` with an amount."""
        match = _SHIPS.search(text)
        rest = _SHIPS.sub("", text)
        gain = None if match else written_gain(rest, self.gains(g, seat))
        if gain is not None:
            return {TREASURY: gain}
        target = self.read_target(g, seat, rest)
        if isinstance(target, Refusal) or match is None:
            return target
        count = match["count"]
        return {**target, "ships": int(count) if count.isdecimal() else 1}

    def write(self, g: Civ, use: Annexation) -> str:
        """The units and ships, or the amount."""
        if use.area is None:
            return f"gain {use.treasury} treasury"
        ships = f" with {use.ships} ship{'s' * (use.ships > 1)}" if use.ships else ""
        return written(g, use.area, use.of) + ships

    def sample(self, g: Civ, seat: Seat, chance: Chance) -> dict[str, Any] | None:
        """Either."""
        targets, gains = self.targets(g, seat), self.gains(g, seat)
        if targets and chance.below("sample", 2):
            holding = chance.pick("sample", targets)
            ships = chance.below("sample", self.ships(g, seat, holding) + 1)
            return {"area": holding.area, "of": holding.of, "ships": ships}
        return {TREASURY: gains} if gains else None
