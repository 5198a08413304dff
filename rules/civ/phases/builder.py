"""Phase 5a: the one place where building orders are carried out, be it in earnest or on a fork."""

from collections.abc import Iterable

from rules.civ import faults
from rules.civ.civ import Civ
from rules.civ.events import CityBuilt
from rules.civ.phases.buildings import Building
from rules.civ.phases.materials import Materials, required_tokens
from rules.civ.pieces import build_city, pay, remove_tokens
from rules.civ.topics import Topic
from rules.civ.traits import Trait
from rules.table import Fault, Seat


class Builder:
    """One seat's cities of this turn; every order changes `g`, and one with a fault changes nothing."""

    __slots__ = ("built", "g", "materials", "seat", "stock")

    def __init__(self, g: Civ, seat: Seat) -> None:
        self.g, self.seat = g, seat
        self.materials = Materials(g, seat)
        self.stock = g.nation(seat).city_stock
        self.built: list[str] = []

    def build_all(self, buildings: Iterable[Building]) -> list[Fault]:
        """WE 5a: those that draw on adjacent areas come first: what they take is missing there."""
        ordered = sorted(buildings, key=lambda building: not building.sources)
        return [fault for building in ordered for fault in self.build(building)]

    def build(self, building: Building) -> list[Fault]:
        """WE 5a: all tokens leave the area, whoever they belong to, and a city takes their place."""
        found = self._faults(building)
        if found:
            return found
        g, seat, area = self.g, self.seat, building.area
        keeps = 0 if building.leave is False else self.garrison(building)
        pay(g, seat, building.treasury)
        for source, count in building.sources.items():
            remove_tokens(g, source, seat, count)
        remove_tokens(g, area, seat, g.tokens(area, seat) - keeps)
        displaced = tuple((party, g.tokens(area, party)) for party in g.parties(area) if party != seat)
        for party, count in displaced:
            remove_tokens(g, area, party, count)
        build_city(g, area, seat)
        g.state.new_cities.append(area)
        self.built.append(area)
        self.materials.paid |= building.treasury > 0
        self.materials.drew |= bool(building.sources) and not g.allows(seat, Trait.NEIGHBOURS_AGAIN)
        g.tell(CityBuilt(seat, area, building.treasury, tuple(building.sources.items()), displaced))
        return []

    def _faults(self, building: Building) -> list[Fault]:
        g, area, cite = self.g, building.area, self.g.rules.cite(Topic.BUILDING)
        if area not in g.board.areas:
            return [faults.unreadable(f"There is no area {area}.")]
        if area in self.built:
            return [faults.built_twice(area, cite)]
        if g.city_owner(area) is not None:
            return [faults.city_there(area, cite)]
        need = required_tokens(g, area, self.seat)
        if need is None:
            return [faults.no_site(area, cite)]
        if not self.materials.is_free(area):
            return [faults.others_there(area, cite)]
        found = self._treasury_faults(building, cite) + self._drawing_faults(building, cite)
        here = g.tokens(area, self.seat)
        if not here or here + building.treasury + sum(building.sources.values()) < need:
            found.append(faults.too_few_for_city(area, here, need, cite))
        elif building.leave and not self.garrison(building):
            found.append(faults.no_token_stays(area, cite))
        if len(self.built) >= self.stock:
            found.append(faults.no_cities_left(self.stock, cite))
        return found

    def _treasury_faults(self, building: Building, cite: str) -> list[Fault]:
        """WE ch.9: up to half, for one city a turn."""
        most = self.materials.treasury_share(building.area)
        return [] if building.treasury <= most else [faults.treasury_not_allowed(most, cite)]

    def _drawing_faults(self, building: Building, cite: str) -> list[Fault]:
        """WE ch.9: from adjacent areas, as many as they have and the advances allow."""
        near, most = self.materials.neighbours(building.area), self.materials.drawable(building.area)
        drawn = building.sources
        too_many = any(count > near.get(source, 0) for source, count in drawn.items())
        if too_many or sum(drawn.values()) > most:
            return [faults.neighbours_not_allowed(building.area, most, cite)]
        return []

    def garrison(self, building: Building) -> int:
        """WE ch.9: a token may stay if the board gave more than the city needs; treasury does not count."""
        given = self.g.tokens(building.area, self.seat) + sum(building.sources.values())
        spare = given - (required_tokens(self.g, building.area, self.seat) or 0)
        return max(0, min(self.g.amount(self.seat, Trait.GARRISON), spare))
