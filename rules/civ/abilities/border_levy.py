"""The ability to levy commodity cards, also from those who live in the same areas."""

from typing import Any

from rules.civ.abilities.levy import Levy
from rules.civ.calamity.distance import bordering
from rules.civ.civ import Civ
from rules.table import Refusal, Seat


class BorderLevy(Levy):
    """A commodity card, of their choice, from players one shares a border or an area with."""

    def neighbours(self, g: Civ, seat: Seat) -> list[Seat]:
        """Who lives in the same areas shares borders as well."""
        return [other for other in bordering(g, seat) if not self.protects(g, other)]

    def read(self, g: Civ, seat: Seat, text: str) -> dict[str, Any] | Refusal:
        """The names of civilizations; none, or `all`, for all of them."""
        if text.strip().lower() in ("", "all"):
            return {"seats": self.neighbours(g, seat)}
        return super().read(g, seat, text)
