"""The ability to gain treasury, or to annex an area for it."""

from typing import Any

from rules.civ.abilities.ability import UseMenu
from rules.civ.abilities.areas import Annexed, Convert, Struck
from rules.civ.abilities.gaining import TREASURY, chosen_gain, gain_choices, written_gain
from rules.civ.civ import Civ
from rules.civ.events_calamity import TreasuryGained, TreasuryPaid
from rules.civ.faults_calamity import too_much_treasury
from rules.civ.pieces import collect, pay
from rules.civ.topics import Topic
from rules.table import Chance, Fault, Refusal, Script, Seat
from rules.table.menu import pick


class AnnexPaid(Convert):
    """WE ch.9 Politics: gain treasury, or annex all units in an area and pay for each point."""

    key = "annex_paid"
    use_type = Annexed

    def can_afford(self, g: Civ, seat: Seat, area: str) -> bool:
        """The pieces, and the treasury, before anything is paid."""
        return super().can_afford(g, seat, area) and self.points(g, seat, area) <= g.nation(seat).treasury

    def gains(self, g: Civ, seat: Seat) -> int:
        """The most treasury to be gained."""
        return min(self.amount(g, seat), g.nation(seat).stock)

    def is_usable(self, g: Civ, seat: Seat) -> bool:
        """Treasury to gain, or a target."""
        return self.gains(g, seat) > 0 or super().is_usable(g, seat)

    def faults(self, g: Civ, seat: Seat, use: Struck) -> list[Fault]:
        """A target within one's means, or an amount within the limit."""
        gain, most = _gain(use), self.gains(g, seat)
        if gain is not None and not 0 < gain <= most:
            return [too_much_treasury(g.rules.cite(Topic.ADVANCES), gain, most)]
        return super().faults(g, seat, use)

    def apply(self, g: Civ, seat: Seat, use: Struck) -> Script[None]:
        """The gain; or the units, and then the bill."""
        cause, gain = self.cause(g, seat), _gain(use)
        if gain is not None:
            g.tell(TreasuryGained(seat, cause, collect(g, seat, gain)))
            return
        assert use.area is not None
        points = self.points(g, seat, use.area)
        yield from super().apply(g, seat, use)
        g.tell(TreasuryPaid(seat, cause, pay(g, seat, points)))

    def menu(self, g: Civ, seat: Seat, before: Struck | None) -> UseMenu:
        """Treasury or an area, in one menu."""
        gains = gain_choices(self.gains(g, seat))
        prompt = f"{self.cause(g, seat)}: gain treasury, or annex an area?"
        chosen = yield from pick(prompt, [*gains, *self.areas(g, seat)], always=True)
        gain = chosen_gain(chosen)
        return {"area": chosen} if gain is None else {TREASURY: gain}

    def write(self, g: Civ, use: Struck) -> str:
        """The area, or the amount."""
        gain = _gain(use)
        return super().write(g, use) if gain is None else f"gain {gain} treasury"

    def read(self, g: Civ, seat: Seat, text: str) -> dict[str, Any] | Refusal:
        """An area, or `treasury` with an amount."""
        gain = written_gain(text, self.gains(g, seat))
        return super().read(g, seat, text) if gain is None else {TREASURY: gain}

    def sample(self, g: Civ, seat: Seat, chance: Chance) -> dict[str, Any] | None:
        """Either."""
        gains = self.gains(g, seat)
        if gains and chance.below("sample", 2):
            return {TREASURY: gains}
        return super().sample(g, seat, chance)


def _gain(use: Struck) -> int | None:
    return use.treasury if isinstance(use, Annexed) else None
