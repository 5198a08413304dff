"""CivX 29.42: whoever splits with whatever advances, the sums of a civil war come out."""

import pytest

from rules.civ.calamity.case import Case
from rules.civ.calamity.resolution import resolve_calamities
from rules.civ.civx.claims import groups_of_claims
from rules.civ.events_calamity import DamageTaken, FactionKept, NationInherited, UnitsAnnexed
from rules.civ.state import BARBARIANS, Card
from rules.table import Chance
from tests.rules.civ.chaos import play, position
from tests.rules.civ.civx.scene import EAST, WEST, scene
from tests.rules.civ.rulesets import CIVX

POSITIONS = {5: 25, 6: 23, 7: 21, 8: 19, 9: 17, 10: 15, 11: 13, 12: 11, 13: 9, 14: 7, 15: 5}
LOYAL = {"Music": 5, "Drama & Poetry": 5, "Theocracy": 10, "Art of War": -5}


def split(seed, two_blocks):
    """A position in which the first seat that has units splits, and the chance that answers."""
    chance = Chance(f"civil war {seed} {two_blocks}".encode())
    s = position(CIVX, scene, chance, two_blocks)
    for nation in s.state.nations:
        nation.hand.clear()
    victim = next(seat for seat in s.g.seats if s.g.areas_of(seat))
    nation = s.nation(victim)
    nation.step = 5 + seed % 11
    nation.hand.append(Card("Civil War", block=chance.pick("block", [WEST, EAST]) if two_blocks else ""))
    return s, victim, chance


def first_faction(nation):
    """What the two select together, by the rulebook's own sums."""
    if "Philosophy" in nation.advances:
        return 15
    return POSITIONS[nation.step] + sum(LOYAL.get(name, 0) for name in nation.advances) + 20


def on_board(s):
    """The unit points of everybody, barbarians and pirates included."""
    wild = sum(s.state.barbarians.values()) + 5 * len(s.state.pirates)
    return wild + sum(s.g.unit_points(seat) for seat in s.g.seats)


@pytest.mark.parametrize("two_blocks", [False, True])
@pytest.mark.parametrize("seed", range(22))
def test_29_42_the_sums_of_any_civil_war(seed, two_blocks):
    s, victim, chance = split(seed, two_blocks)
    nation, whole, everybody = s.nation(victim), s.g.unit_points(victim), on_board(s)
    ships, treasury, due = list(s.state.ships), nation.treasury, first_faction(nation)
    claims = groups_of_claims(Case.of(s.g, victim, nation.hand[0]))
    play(s, resolve_calamities, chance)
    [kept] = s.events(FactionKept)
    points = {kept.faction: kept.kept, ("second" if kept.faction == "first" else "first"): kept.lost}
    assert sum(points.values()) == whole
    assert min(due, whole) <= points["first"] < due + 5 + 5, "each of the two may exceed by less than a city"
    losses = s.events(DamageTaken)
    assert on_board(s) == everybody - sum(event.amount for event in losses)
    assert (s.state.ships, nation.treasury) == (ships, treasury)
    toll = 5 * sum(name in nation.advances for name in ("Military", "Advanced Military"))
    own = [event.amount for event in losses if event.seat == victim]
    assert all(amount < toll + 5 for amount in own)
    takers = [event.by for event in s.events(UnitsAnnexed)]
    order = [next(place for place, group in enumerate(claims) if by in group) for by in takers]
    assert order == sorted(order), "who has more in stock takes before who has less"
    assert all(event.seat in takers for event in s.events(NationInherited))
    assert BARBARIANS not in takers[:-1]
