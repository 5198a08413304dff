"""The ability to gain treasury, or to annex an area for it."""

from collections.abc import Iterator
from typing import Any

from rules.civ.abilities.areas import Convert, Gain, Strike
from rules.civ.civ import Civ
from rules.civ.events_calamity import TreasuryGained, TreasuryPaid
from rules.civ.faults_calamity import too_much_treasury
from rules.civ.pieces import collect, pay
from rules.civ.topics import Topic
from rules.table import Chance, Choice, Data, Fault, Path, Refusal, Script, Seat, Step

TREASURY = "treasury"


class AnnexPaid(Convert):
    """WE ch.9 Politics: gain treasury, or annex all units in an area and pay for each point."""

    key = "annex_paid"

    def can_afford(self, g: Civ, seat: Seat, area: str) -> bool:
        """The pieces, and the treasury, before anything is paid."""
        return super().can_afford(g, seat, area) and self.points(g, seat, area) <= g.nation(seat).treasury

    def gains(self, g: Civ, seat: Seat) -> int:
        """The most treasury to be gained."""
        return min(self.amount(g, seat), g.nation(seat).stock)

    def is_usable(self, g: Civ, seat: Seat) -> bool:
        """Treasury to gain, or a target."""
        return self.gains(g, seat) > 0 or super().is_usable(g, seat)

    def parse(self, data: Data) -> Strike | Gain | None:
        """An area, or an amount."""
        treasury = data.get(TREASURY)
        if isinstance(treasury, int) and not isinstance(treasury, bool) and "area" not in data:
            return Gain(treasury)
        return super().parse(data)

    def faults(self, g: Civ, seat: Seat, use: Strike | Gain) -> list[Fault]:
        """A target within one's means, or an amount within the limit."""
        if isinstance(use, Gain) and not 0 < use.treasury <= self.gains(g, seat):
            return [too_much_treasury(g.rules.cite(Topic.ADVANCES), use.treasury, self.gains(g, seat))]
        return super().faults(g, seat, use)

    def apply(self, g: Civ, seat: Seat, use: Strike | Gain) -> Script[None]:
        """The gain; or the units, and then the bill."""
        cause = self.cause(g, seat)
        if isinstance(use, Gain):
            g.tell(TreasuryGained(seat, cause, collect(g, seat, use.treasury)))
            return
        points = self.points(g, seat, use.area)
        yield from super().apply(g, seat, use)
        g.tell(TreasuryPaid(seat, cause, pay(g, seat, points)))

    def menu(self, g: Civ, seat: Seat, draft: Data | None, path: Path) -> Step | dict[str, Any]:
        """Treasury or an area, in one menu."""
        if path:
            kind, _, amount = path[0][0].partition(":")
            return {TREASURY: int(amount)} if kind == TREASURY else {"area": path[0][0]}
        step = super().menu(g, seat, draft, path)
        assert isinstance(step, Step)
        gains = tuple(self._gain_choices(self.gains(g, seat)))
        return Step(f"{self.cause(g, seat)}: gain treasury, or annex an area?", (*gains, *step.options))

    def _gain_choices(self, most: int) -> Iterator[Choice]:
        for amount in range(most, 0, -1):
            yield Choice(f"{TREASURY}:{amount}", f"Gain {amount} treasury")

    def read(self, g: Civ, seat: Seat, text: str) -> dict[str, Any] | Refusal:
        """An area, or `treasury` with an amount."""
        words = text.lower().split()
        numbers = [int(word) for word in words if word.isdigit()]
        if TREASURY in words or numbers:
            return {TREASURY: numbers[0] if numbers else self.gains(g, seat)}
        return super().read(g, seat, text)

    def sample(self, g: Civ, seat: Seat, chance: Chance) -> dict[str, Any] | None:
        """Either."""
        gains = self.gains(g, seat)
        if gains and chance.below("sample", 2):
            return {TREASURY: gains}
        return super().sample(g, seat, chance)
