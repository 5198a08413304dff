"""Barbarian Hordes: they fall upon a city, and march on through the victim's lands."""

from rules.atlas import Site
from rules.civ.calamity.case import Case
from rules.civ.calamity.horde import scatter, unleash, ways_on
from rules.civ.events_calamity import Part
from rules.civ.policies.calamities import Major
from rules.table import Script


def barbarian_hordes(case: Case) -> Script[None]:
    """WE ch.8 Barbarian Hordes: the beneficiary leads them, first against a city in the wilderness."""
    g, beneficiary = case.g, case.beneficiary()
    case.strike(beneficiary, Part.LEADS)
    tokens, cities = case.figure("tokens"), g.cities_of(case.victim)
    if beneficiary is None or not tokens or not cities:
        case.pass_by("no city to attack")
        return
    wild = [area for area in cities if g.area(area).site is Site.NONE]
    excess = yield from unleash(
        case,
        beneficiary,
        tokens,
        wild or cities,
        lambda area, count: ways_on(g, case.victim, area, count),
    )
    scatter(g, excess)


EFFECT = Major(barbarian_hordes)
