"""CivX 19: what holds after every phase of conflict, whoever fights with what, and whatever they choose."""

import pytest

from rules.civ.phases.conflict import conflict
from rules.civ.phases.mercenaries import hire
from rules.civ.phases.movement import movement
from rules.civ.problems import piece_problems
from rules.civ.state import BARBARIANS
from rules.table import Chance, Refusal
from tests.rules.civ.civx.scene import scene
from tests.rules.civ.scenario import Scene, side

FIELD = ("Sparta", "Argos", "Corinth", "Athens", "Peloponnesos", "Phocis", "Phaestos", "Thera")
ADVANCES = (
    "Advanced Military",
    "Armorsmithing",
    "Art of War",
    "Cultural Ascendancy",
    "Engineering",
    "Greek Fire",
    "Mathematics",
    "Mercenary Army",
    "Metalworking",
    "Naval Warfare",
    "Philosophy",
)
CIVS = ("Hellas", "Minoa", "Rome", "Egypt")


def crowded(chance: Chance) -> Scene:
    """Four nations, barbarians and pirates on a few areas, each with some advances."""
    towns = list(FIELD)
    chance.shuffle("towns", towns)
    sides = {}
    for civ in CIVS:
        camps = [area for area in FIELD if chance.below("there", 2)][:4]
        tokens = {area: 1 + chance.below("tokens", 11) for area in camps}
        cities = [towns.pop()] if chance.below("city", 3) else []
        ships = [chance.pick("ship", FIELD) for _ in range(chance.below("ships", 4))]
        held = [name for name in ADVANCES if chance.below("advance", 2)]
        sides[civ] = side(tokens, cities, ships, held, treasury=chance.below("treasury", 7), hand=["Salt"])
    wild = {area: 1 + chance.below("wild", 6) for area in FIELD if chance.below("wild", 6) == 0}
    s = scene(sides, barbarians=wild, pirates=towns[:1], turn=10 + chance.below("turn", 6))
    s.state.census = [0, 1, 2, 3]
    s.state.counts = {seat: s.g.census_of(seat) for seat in range(4)}
    return s


def play_at_random(s: Scene, phase, chance: Chance) -> int:
    """Play a phase with any legal answers; how many questions there were."""
    script, count = phase(s.g), 0
    try:
        wait = next(script)
        while True:
            count += len(wait.questions)
            assert count < 500, "it does not end"
            replies = []
            for question in wait.questions:
                answer = question.check(question.sample(chance))
                assert not isinstance(answer, Refusal), (question.key, answer)
                assert not isinstance(question.check(question.default()), Refusal), question.key
                replies.append(answer)
            wait = script.send(replies)
            assert piece_problems(s.g.rules, s.state) == []
    except StopIteration:
        return count


@pytest.mark.parametrize("seed", range(60))
def test_19_6_after_the_conflicts_nobody_fights_nobody_is_hired_and_no_piece_is_lost(seed):
    chance = Chance(b"conflicts %d" % seed)
    s = crowded(chance)
    for phase in (hire, movement, conflict):
        play_at_random(s, phase, chance)
    areas = {*s.state.tokens, *s.state.barbarians}
    assert [area for area in areas if s.g.is_conflict(area)] == []
    assert (s.state.mercenaries, s.state.landed) == ({}, {})
    assert piece_problems(s.g.rules, s.state) == []


@pytest.mark.parametrize("seed", range(10))
def test_26_4_unaided_conflicts_ask_nothing_but_orders_waits_and_plunder(seed):
    chance = Chance(b"unaided %d" % seed)
    s = crowded(chance)
    s.play(lambda g: conflict(g, unaided=True))
    assert {question.key.partition(":")[0] for question in s.asked} <= {"plunder", "defend", "wait"}
    assert [area for area in s.state.tokens if s.g.is_conflict(area)] == []


def test_the_positions_are_worth_it():
    """They are fought over with choices, and barbarians are among those who fight."""
    chance = Chance(b"worth")
    scenes = [crowded(chance) for _ in range(10)]
    assert sum(play_at_random(s, conflict, chance) for s in scenes) > 20
    assert any(s.g.tokens(area, BARBARIANS) for s in scenes for area in FIELD)
