"""CivX 30.20, 30.34: the abilities that differ from those of the siblings only in whom they reach."""

from rules.civ.abilities.areas import Convert, Destroy, Struck, occupants
from rules.civ.civ import Civ
from rules.civ.events_calamity import UnitsDestroyed
from rules.civ.pieces import destroy_city, remove_tokens
from rules.table import Choice, Script, Seat


class Fundamentalism(Destroy):
    """CivX 30.20: destroy all units in an area next by land or water, one's own too; barbarians stay."""

    by_water = True
    spares = False

    def met(self, g: Civ, seat: Seat, area: str) -> dict[Seat, tuple[int, bool]]:
        """CivX 30.205: nobody there may be protected, not even its user."""
        own = occupants(g, area).get(seat)
        return {} if own and self.shields(g, seat, *own) else super().met(g, seat, area)

    def apply(self, g: Civ, seat: Seat, use: Struck) -> Script[None]:
        """CivX 30.204: nothing is left behind but barbarians."""
        assert use.area is not None
        own = occupants(g, use.area).get(seat)
        yield from super().apply(g, seat, use)
        if own is None:
            return
        tokens, city = own
        if city:
            destroy_city(g, use.area)
        remove_tokens(g, use.area, seat, g.tokens(use.area, seat))
        points = tokens + (g.numbers.city_points if city else 0)
        g.tell(UnitsDestroyed(seat, self.cause(g, seat), use.area, points))

    def areas(self, g: Civ, seat: Seat) -> list[Choice]:
        """The targets, with a warning where own units would go too."""
        return [_warned(g, seat, choice) for choice in super().areas(g, seat)]


def _warned(g: Civ, seat: Seat, choice: Choice) -> Choice:
    own = occupants(g, choice.key).get(seat)
    return Choice(choice.key, choice.label, f"{choice.note}, and your own units there") if own else choice


class Monotheism(Convert):
    """CivX 30.34: convert all units in an area next by land or water; barbarians stay as they are."""

    by_water = True
    spares = False
