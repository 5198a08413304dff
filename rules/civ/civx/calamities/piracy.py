"""Piracy: coastal cities of the victim and of others turn to pirates."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass

from rules.civ.calamity.case import Case, Role
from rules.civ.calamity.cities import coastal_cities, owned_city_choices, pick_cities, turn_pirate
from rules.civ.calamity.nearby_tokens import convert_near
from rules.civ.civ import Civ
from rules.civ.faults_calamity import so_many_of_each
from rules.civ.policies.calamities import Major
from rules.civ.state import BARBARIANS
from rules.table import Chance, Data, Pick, Refusal, Script, Seat, ask_each


@dataclass(frozen=True, slots=True, kw_only=True)
class CitiesOfOthers(Pick):
    """CivX 29.932: cities of so many players, of each as many as it loses."""

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


def piracy(case: Case) -> Script[None]:
    """CivX 29.93: cities that the trader chooses, and others' that the victim chooses; tokens around them."""
    g, chooser = case.g, case.trader()
    case.strike(chooser)
    chooser = case.victim if chooser is None else chooser
    coastal = coastal_cities(g, case.victim)
    act = f"turn over to pirates, of those of {g.name(case.victim)}"
    own = pick_cities(case, chooser, coastal, case.figure("cities"), "own", act)
    chosen, others = yield from ask_each([own, _others(case)])
    turn_pirate(g, case.victim, case.name, chosen)
    for seat, area in sorted((g.state.cities[area], area) for area in others):
        turn_pirate(g, seat, case.name, (area,))
    if not chosen:
        case.pass_by("no coastal city is lost")
    elif tokens := case.figure("tokens"):
        yield from convert_near(case, BARBARIANS, chooser, chosen, tokens)


def _others(case: Case) -> CitiesOfOthers:
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
    """CivX 29.932, 29.933: one city of each, but for those who lose more."""
    more = [f"{number} of {g.name(seat)}" for seat, number in quotas.items() if number > 1]
    return f"1 city of each, but {' and '.join(more)}" if more else "1 city of each"


def _loses(case: Case, seat: Seat) -> int:
    """CivX 29.932 to 29.934: the cities a secondary victim loses; who would lose none cannot be named."""
    return min(case.figure("cities", seat, Role.SECONDARY), len(coastal_cities(case.g, seat)))


def foresee(case: Case) -> list[Pick]:
    """Which cities of others the victim would choose."""
    return [_others(case)]


EFFECT = Major(piracy, foresee)
