"""Random positions and random answers: no piece is lost, and whatever is offered is allowed."""

import pytest

from rules.civ.abilities.turn import special_abilities
from rules.civ.phases.aftermath import unaided_aftermath
from rules.civ.phases.cities import city_construction
from rules.civ.phases.expansion import population_expansion
from rules.civ.phases.movement import movement
from rules.civ.phases.ships import ship_building
from rules.civ.phases.tax import tax_collection
from rules.civ.problems import piece_problems
from rules.table import Chance, Refusal
from tests.rules.civ.civx.scene import scene
from tests.rules.civ.rulesets import CIVX
from tests.rules.civ.scenario import side

CIVS = ["Rome", "Carthage", "Minoa", "Hellas", "Celt", "Iberia"]
AREAS = sorted(area for civ in CIVS for area in CIVX.board.regions[civ])
COASTS = [area for area in AREAS if CIVX.board.areas[area].is_coastal]
PHASES = [
    tax_collection,
    population_expansion,
    ship_building,
    movement,
    city_construction,
    special_abilities,
    unaided_aftermath,
]


def some(chance, among, most):
    found = list(among)
    chance.shuffle("position", found)
    return found[: chance.below("position", most + 1)]


def position(chance):
    """Six nations anywhere in the West with all they can have, barbarians and pirates among them."""
    free = list(AREAS)
    chance.shuffle("position", free)
    sides = {}
    for civ in CIVS:
        cities = [free.pop() for _ in range(chance.below("position", 5))]
        tokens = {area: 1 + chance.below("position", 4) for area in some(chance, free, 8)}
        advances = some(chance, CIVX.advances, 25)
        ships, treasury = some(chance, COASTS, 4), chance.below("position", 8)
        sides[civ] = side(
            tokens, cities, ships, advances, treasury=treasury, hand=some(chance, CIVX.commodities, 4)
        )
    wild = {free.pop(): 1 + chance.below("position", 6) for _ in range(chance.below("position", 4))}
    pirates = [free.pop() for _ in range(chance.below("position", 3))]
    outside = [area for area in CIVX.board.areas if area not in AREAS]
    return scene(sides, barbarians=wild, pirates=pirates, out_of_play=outside)


def play(s, phase, chance):
    script = phase(s.g)
    try:
        wait = next(script)
        while True:
            replies = []
            for question in wait.questions:
                answer = question.check(question.sample(chance))
                assert not isinstance(answer, Refusal), (question.key, answer)
                replies.append(answer)
            wait = script.send(replies)
    except StopIteration:
        return


@pytest.mark.parametrize("seed", range(12))
def test_13_1_turns_at_random_keep_all_pieces(seed):
    chance = Chance(bytes([seed]))
    s = position(chance)
    for phase in PHASES * 2:
        play(s, phase, chance)
        assert piece_problems(CIVX, s.state) == [], phase.__name__


@pytest.mark.parametrize("seed", range(12))
def test_26_4_nothing_is_left_above_its_limit_or_without_support(seed):
    chance = Chance(bytes([seed, 1]))
    s = position(chance)
    play(s, special_abilities, chance)
    play(s, unaided_aftermath, chance)
    assert not any(s.g.is_conflict(area) for area in AREAS)
    for seat in s.g.seats:
        assert s.g.census_of(seat) >= 2 * s.g.city_count(seat)
        for area, count in s.g.tokens_of(seat).items():
            assert count <= s.g.room(area, seat)
