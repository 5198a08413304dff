"""CivX 30.51: barbarians next door become one's own; where there are none, others become barbarians."""

from collections.abc import Iterator

from rules.civ.abilities.areas import next_to, occupants
from rules.civ.abilities.preach import Flock, Preach
from rules.civ.civ import Civ
from rules.civ.state import BARBARIANS
from rules.table import Seat


class UniversalDoctrine(Preach):
    """CivX 30.512 to 30.515: five unit points in one area next by land or water."""

    def flocks(self, g: Civ, seat: Seat) -> list[Flock]:
        """CivX 30.514: the barbarians next door; those of others only where there is no barbarian."""
        near = next_to(g, seat, by_water=True)
        wild = [area for area in near if g.tokens(area, BARBARIANS) or area in g.state.pirates]
        if wild:
            return self.wild(g, seat, (area for area in wild if occupants(g, area).keys() <= {seat}))
        return list(self._opponents(g, seat, near))

    def _opponents(self, g: Civ, seat: Seat, areas: list[str]) -> Iterator[Flock]:
        """CivX 30.515: where nobody else's tokens or city are protected."""
        for area in areas:
            others = {other: units for other, units in occupants(g, area).items() if other != seat}
            if any(self.shields(g, other, *units) for other, units in others.items()):
                continue
            for other, (tokens, city) in others.items():
                yield Flock(area, other, min(tokens, self.amount(g, seat)), city)
