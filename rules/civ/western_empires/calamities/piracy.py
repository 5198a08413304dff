"""Piracy: coastal cities of the victim and of others turn to pirates."""

from collections.abc import Mapping
from dataclasses import dataclass

from rules.civ.calamity.case import Case, Role
from rules.civ.calamity.cities import coastal_cities, owned_city_choices, pick_cities, turn_pirate
from rules.civ.events_calamity import Part
from rules.civ.faults_calamity import one_per_owner
from rules.civ.policies.calamities import Major
from rules.table import Chance, Data, Pick, Refusal, Script, Seat, ask_each


@dataclass(frozen=True, slots=True, kw_only=True)
class OnePerOwner(Pick):
    """WE ch.8 Piracy: one city of each of so many players."""

    owners: Mapping[str, Seat]

    def judge(self, answer: tuple[str, ...]) -> tuple[str, ...] | Refusal:
        """No two of the same owner."""
        picked = Pick.judge(self, answer)
        if not isinstance(picked, Refusal) and len({self.owners[area] for area in picked}) < len(picked):
            return Refusal((one_per_owner(self.section, self.most),))
        return picked

    def sample(self, chance: Chance) -> Data:
        """Any owners, any city of each."""
        owners = sorted(set(self.owners.values()))
        chance.shuffle("sample", owners)
        return [
            chance.pick("sample", [area for area, seat in self.owners.items() if seat == owner])
            for owner in owners[: self.most]
        ]


def piracy(case: Case) -> Script[None]:
    """WE ch.8 Piracy: cities of the victim and of others turn to pirates; none without a coastal city."""
    g = case.g
    beneficiary = case.beneficiary()
    case.strike(beneficiary, Part.CHOOSES)
    coastal = coastal_cities(g, case.victim)
    if not coastal or beneficiary is None:
        case.pass_by("no coastal city")
        return
    own = pick_cities(case, beneficiary, coastal, case.figure("cities"), "own", "turn over to pirates")
    chosen, others = yield from ask_each([own, _others(case)])
    turn_pirate(g, case.victim, case.name, chosen)
    for area in others:
        turn_pirate(g, g.state.cities[area], case.name, (area,))


def _others(case: Case) -> OnePerOwner:
    g = case.g
    open_seats = case.nameable(lambda seat: not case.figure("immune", seat, Role.SECONDARY))
    owners = {area: seat for seat in open_seats for area in coastal_cities(g, seat)}
    firsts = {seat: area for area, seat in reversed(owners.items())}
    count = min(case.figure("others"), len(firsts))
    return OnePerOwner(
        seat=case.victim,
        key=case.key("others"),
        prompt=f"{case.name}: choose a coastal city of each of {count} other players; pirates take it.",
        section=case.section,
        public=f"chooses cities for {case.name}",
        topic="cities",
        options=owned_city_choices(g, owners),
        least=count,
        most=count,
        fallback=tuple(firsts[seat] for seat in g.ranked(firsts)[:count]),
        owners=owners,
    )


def foresee(case: Case) -> list[OnePerOwner]:
    """Which cities of others the victim would choose."""
    return [_others(case)] if coastal_cities(case.g, case.victim) else []


EFFECT = Major(piracy, foresee)
