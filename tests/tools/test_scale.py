"""The load model and its simulation: sums that agree, limits that hold, a wall where it was foretold."""

from dataclasses import replace

import pytest

from tools.scale.load import GLOBAL_LIMIT, Capacity, Cost, Habits, load
from tools.scale.needs import BUSY, needs, walls, work
from tools.scale.simulation import Line, Waits, burst, simulate

COST = Cost(answers=5.0, posts=2.0, edits=3.0, pictures=1.0, kilobytes=4.0)
MACHINE = Capacity(answer=0.01, press=0.005, picture=0.4)
HABITS = Habits()
LOOKED = COST.answers / (COST.answers + COST.pictures)


def test_twice_the_games_are_twice_the_load():
    one, two = load(COST, HABITS, 500), load(COST, HABITS, 1000)
    assert two.answers == pytest.approx(2 * one.answers)
    assert two.gigabytes == pytest.approx(2 * one.gigabytes)
    assert one.presses == pytest.approx(HABITS.presses * one.answers)


def test_what_is_needed_is_enough_and_one_less_is_not():
    found = needs(COST, HABITS, MACHINE, 200_000)
    assert work(found.load, MACHINE) <= BUSY * found.bots
    assert work(found.load, MACHINE) > BUSY * (found.bots - 1)
    assert found.discord == pytest.approx(found.load.requests / GLOBAL_LIMIT)


def test_the_first_wall_is_the_nearest():
    found = walls(COST, HABITS, MACHINE)
    assert [*found.values()] == sorted(found.values())
    assert next(iter(found)) == "one process that draws"
    quick = walls(COST, HABITS, replace(MACHINE, picture=1e-6, answer=1e-6, press=1e-6))
    assert next(iter(quick)) == "Discord's 50 requests a second"


def test_nothing_gets_lost_and_nobody_waits_below_the_walls():
    found = needs(COST, HABITS, MACHINE, 20_000)
    made = simulate(found.load, MACHINE, found.bots, found.painters, LOOKED, seconds=120)
    assert made.posted.count == pytest.approx(found.load.requests * 120, rel=0.15)
    assert made.acknowledged.count == pytest.approx(found.load.presses * 120, rel=0.15)
    assert made.acknowledged.slowest < 0.3
    assert made.posted.slowest < 1
    assert made.posted.count <= GLOBAL_LIMIT * made.last + 1


def test_above_the_wall_of_discord_letters_pile_up():
    wall = walls(COST, HABITS, MACHINE)["Discord's 50 requests a second"]
    below, above = (
        simulate(found.load, MACHINE, found.bots, found.painters, LOOKED, seconds=60)
        for found in (needs(COST, HABITS, MACHINE, games) for games in (wall * 8 // 10, wall * 2))
    )
    assert below.posted.slowest < 2
    assert above.last > 100  # a minute's letters take two
    assert above.posted.slowest > 30


def test_a_line_serves_first_who_came_first():
    line = Line(2)
    assert [line.serve(at, 1.0) for at in (0.0, 0.0, 0.5, 5.0)] == [1.0, 1.0, 2.0, 6.0]


def test_a_burst_is_one_after_the_other():
    assert burst(MACHINE, 100) == Waits(100, pytest.approx(0.51), pytest.approx(0.99))


def test_a_seed_fixes_the_simulation():
    found = needs(COST, HABITS, MACHINE, 5_000)
    first, again, other = (
        simulate(found.load, MACHINE, found.bots, found.painters, LOOKED, seconds=60, seed=seed)
        for seed in (1, 1, 2)
    )
    assert first == again != other
