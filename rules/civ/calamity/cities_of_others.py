"""Coastal cities of several others that pirates take: of each as many as it loses, as the victim chooses."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass

from rules.civ.calamity.case import Case, Role
from rules.civ.calamity.cities import coastal_cities, owned_city_choices
from rules.civ.civ import Civ
from rules.civ.faults_calamity import so_many_of_each
from rules.table import Chance, Data, Pick, Refusal, Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class CitiesOfOthers(Pick):
    """Cities of so many players, of each as many as it loses."""

    owners: Mapping[str, Seat]
    quotas: Mapping[Seat, int]
    names: Mapping[Seat, str]
    count: int
    """How many players."""

    def judge(self, answer: tuple[str, ...]) -> tuple[str, ...] | Refusal:
        """So many owners, and of each the right number."""
        picked = Pick.judge(self, answer)
        if isinstance(picked, Refusal):
            return picked
        held = Counter(self.owners[area] for area in picked)
        if len(held) != self.count or any(self.quotas[seat] != number for seat, number in held.items()):
            legal = ", ".join(f"{self.names[seat]} {number}" for seat, number in self.quotas.items())
            return Refusal((so_many_of_each(self.section, self.count, legal),))
        return picked

    def sample(self, chance: Chance) -> Data:
        """Any owners, any cities of each."""
        owners = list(self.quotas)
        chance.shuffle("sample", owners)
        picked: list[str] = []
        for owner in owners[: self.count]:
            cities = [area for area, seat in self.owners.items() if seat == owner]
            chance.shuffle("sample", cities)
            picked += cities[: self.quotas[owner]]
        return picked


def cities_of_others(case: Case) -> CitiesOfOthers:
    """Which cities of others the primary victim chooses; of the leaders, unless it says otherwise."""
    g = case.g
    quotas = {seat: _loses(case, seat) for seat in case.nameable(lambda seat: _loses(case, seat))}
    owners = {area: seat for seat in quotas for area in coastal_cities(g, seat)}
    count = min(case.figure("others"), len(quotas))
    amounts = sorted(quotas.values())
    strongest = sorted(quotas, key=lambda seat: -sum(n for _, n in g.rules.points(g, seat)))[:count]
    return CitiesOfOthers(
        seat=case.victim,
        key=case.key("others"),
        prompt=f"{case.name}: choose coastal cities that pirates take: of {count} "
        f"{'other player' if count == 1 else 'other players'}, {_how_many(g, quotas)}.",
        section=case.section,
        public=f"chooses cities for {case.name}",
        topic="cities",
        options=owned_city_choices(g, owners),
        least=sum(amounts[:count]),
        most=sum(amounts[len(amounts) - count :]),
        fallback=tuple(area for seat in strongest for area in coastal_cities(g, seat)[: quotas[seat]]),
        owners=owners,
        quotas=quotas,
        names={seat: g.name(seat) for seat in quotas},
        count=count,
    )


def _how_many(g: Civ, quotas: Mapping[Seat, int]) -> str:
    """One city of each, but for those who lose more."""
    more = [f"{number} of {g.name(seat)}" for seat, number in quotas.items() if number > 1]
    return f"1 city of each, but {' and '.join(more)}" if more else "1 city of each"


def _loses(case: Case, seat: Seat) -> int:
    """The cities a secondary victim loses; who would lose none cannot be named."""
    return min(case.figure("cities", seat, Role.SECONDARY), len(coastal_cities(case.g, seat)))
