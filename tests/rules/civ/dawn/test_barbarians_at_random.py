"""Dawn 29: whatever stands where, and whatever is answered, the barbarians end and lose no piece."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.civ.calamity.resolution import resolve_calamities
from rules.civ.dawn_of_history.barbarian_waves import crowded
from rules.civ.dawn_of_history.barbarians import barbarians
from rules.civ.problems import piece_problems
from rules.table import Chance
from tests.rules.civ.dawn.wild import give, wild
from tests.rules.civ.rulesets import DAWN
from tests.rules.civ.scenario import side

CIVS = ["Rome", "Celt", "Carthage", "Hellas"]
COASTS = [area for area in DAWN.board.areas if DAWN.board.areas[area].region in ("Rome", "Celt", "Carthage")]
ADVANCES = ["Advanced Military", "Naval Warfare", "Metalworking", "Public Works", "Cartography", "Diplomacy"]


def position(seed: bytes):
    """Units of four players and of barbarians all over the west, and the chance that placed them."""
    chance = Chance(seed)
    land = sorted(COASTS)
    chance.shuffle("land", land)
    cities, rest = land[:16], land[16:]
    sides = {}
    for number, civ in enumerate(CIVS):
        own = rest[number :: len(CIVS)]
        tokens = {area: 1 + chance.below("tokens", 4) for area in own}
        held = [advance for advance in ADVANCES if chance.below("advances", 2)]
        ships = [a for a in own if DAWN.board.areas[a].is_coastal][:2]
        stock = chance.below("stock", 55 - sum(tokens.values()))
        sides[civ] = side(tokens, cities[number * 3 : number * 3 + 3], ships, held, stock=stock)
    horde = {area: 1 + chance.below("horde", 9) for area in land[20:32]}
    fleet = [area for area in rest if DAWN.board.areas[area].is_coastal and not chance.below("fleet", 4)][:8]
    return chance, wild(sides, barbarians=horde, pirates=cities[12:], pirate_ships=fleet)


def anyhow(s, phase, chance):
    """Play a phase with answers at random."""
    script, rounds = phase(s.g), 0
    try:
        wait = next(script)
        while True:
            rounds += 1
            assert rounds < 300
            wait = script.send([q.check(q.sample(chance)) for q in wait.questions])
    except StopIteration:
        return


@settings(max_examples=25, deadline=None)
@given(st.binary(min_size=4, max_size=4))
def test_29_5_2_the_turn_of_the_barbarians_ends_within_the_limits(seed):
    chance, s = position(seed)
    give(s, "Rome", "Barbarian Hordes", drawer="Celt")
    if chance.below("hordes", 2):
        give(s, "Carthage", "Barbarian Hordes", drawer="Carthage")
    anyhow(s, barbarians, chance)
    assert crowded(s.g) == {}
    assert not [area for area in s.state.barbarians if s.g.is_conflict(area)]
    assert not piece_problems(DAWN, s.state)


@pytest.mark.parametrize("card", ["Treachery", "Civil War", "Tyranny", "Piracy"])
@settings(max_examples=10, deadline=None)
@given(st.binary(min_size=4, max_size=4))
def test_29_calamities_that_make_barbarians_lose_no_piece(card, seed):
    chance, s = position(seed)
    give(s, "Rome", card, drawer="Rome" if chance.below("drawer", 2) else "Hellas")
    anyhow(s, resolve_calamities, chance)
    assert not piece_problems(DAWN, s.state)
    assert s.nation("Rome").hand == []
