"""How likely the lines of a plan are: by hand where that is easy, else against many real runs."""

import pytest

from rules.history_of_the_world.board import board
from rules.history_of_the_world.combat import attack_land
from rules.history_of_the_world.history import History
from rules.history_of_the_world.orders import (
    EndExpansion,
    Fort,
    Forts,
    PlanOrder,
    Recruit,
    Spread,
    Take,
    order_data,
)
from rules.history_of_the_world.plan_odds import WIDEST, chances, thinned
from rules.history_of_the_world.plan_run import PlanRun
from rules.history_of_the_world.plan_words import likely
from rules.table import Chance, Desk
from rules.table.codec import dump_state
from tests.rules.history.scenario import BEN, ME, Scene, scene
from tests.rules.history.test_plan import assyria

WON = 125 / 216  # two dice against one


def simulated(s: Scene, plan: tuple[PlanOrder, ...], runs: int) -> list[float]:
    """How often each line was carried out when the plan was really played."""
    chance, done = Chance(b"runs"), [0] * len(plan)
    for _ in range(runs):
        g = History(Desk(s.state.fork(), chance, lambda event, to: None))
        run = PlanRun(g, g.campaign, plan)
        while (target := run.next_attack()) is not None:
            run.fought(attack_land(g, g.campaign, target.land, target.route))
        for number in run.done:
            done[number] += 1
    return [count / runs for count in done]


def test_one_attack_of_two_dice_against_one():
    s, _, _ = assyria(["levant"], pool=4)
    assert chances(s.g, (Take("levant", most=1),)) == pytest.approx((WON,))


def test_a_tie_empties_the_land_so_that_the_next_army_only_enters():
    s, _, _ = assyria(["levant"], pool=2)
    tied = 1 / 6
    expected = WON + tied + (1 - WON - tied) * WON
    assert chances(s.g, (Take("levant", most=2),)) == pytest.approx((expected,))


def test_what_goes_before_counts_and_what_is_certain_says_nothing():
    s, _, question = assyria(["levant"], pool=2)
    plan = (Take("zagros"), Take("levant", most=1), Take("palestine"), EndExpansion())
    found = chances(s.g, plan)
    assert found[0] == 1
    assert found[2] == 0, "after Zagros and Levant no army is left"
    lines = question.foretell([order_data(order) for order in plan])
    assert lines == (
        "take Zagros",
        "take Levant, at most 1 (58 % likely)",
        "take Palestine (0 % likely)",
        "stop (0 % likely)",
    )


def test_else_and_conditions_have_the_odds_of_coming_to_it():
    s, _, _ = assyria(["levant"], pool=3)
    plan = (
        Take("levant", most=1, attempt=True),
        Take("zagros", unless="levant"),
        Fort("levant", needs="levant"),
    )
    assert chances(s.g, plan) == pytest.approx((WON, 1 - WON, WON))


POSITIONS = {
    "forts and a second army": {"forts": ["levant", "zagros"], "armies": 2},
    "leader": {"edges": ["leader"]},
    "leader and siegecraft": {"edges": ["leader", "siegecraft"], "forts": ["levant"], "cities": ["zagros"]},
    "jihad": {"edges": ["jihad"]},
    "elite troops and weaponry": {"edges": ["elite-troops", "weaponry"], "forts": ["zagros"]},
    "coins and treachery": {"coins": 2, "treachery": ["levant"]},
}


@pytest.mark.parametrize("name", POSITIONS)
def test_the_odds_are_those_of_the_game_itself(name):
    fields = dict(POSITIONS[name])
    armies = fields.pop("armies", 1)
    lands = {"upper_tigris": (ME, "assyria")}
    lands |= dict.fromkeys(("levant", "zagros", "palestine", "middle_tigris"), (BEN, "egypt", armies))
    option = {"multiple_armies": "yes"} if armies > 1 else {}
    s = scene(lands, forts=fields.pop("forts", ()), cities=fields.pop("cities", ()), **option)
    s.campaign("assyria", pool=6, **fields)
    plan = (
        Take("levant", most=2, coins=1, attempt=True),
        Take("palestine", needs="levant", attempt=True),
        Take("zagros", leave=1),
        Take("middle_tigris", unless="levant", left_least=2, attempt=True),
        Forts(),
        EndExpansion(),
    )
    assert chances(s.g, plan) == pytest.approx(tuple(simulated(s, plan, 1500)), abs=0.04)


def test_a_long_plan_is_estimated_closely():
    lands = {land.id: (BEN, "egypt") for land in board().lands.values() if land.area}
    s = scene(lands | {"southern_apennines": (ME, "romans")})
    s.campaign("romans", pool=12)
    after = ("northern_apennines", "dalmatia", "pindus", "balkans", "morea", "danubia", "crete")
    plan = (*(Take(land, most=2, attempt=True) for land in after), Spread(), EndExpansion())
    assert chances(s.g, plan) == pytest.approx(tuple(simulated(s, plan, 600)), abs=0.08)


def world_against_rome(**fields):
    lands = {land.id: (BEN, "egypt") for land in board().lands.values() if land.area}
    s = scene(lands | {"southern_apennines": (ME, "romans")}, forts=sorted(lands)[::4])
    s.campaign("romans", pool=19, **fields)
    names = "northern_apennines dalmatia pindus balkans morea danubia central_europe central_massif pyrenees"
    return s, tuple(Take(land) for land in names.split())


def test_a_long_plan_without_branches_has_exact_odds():
    s, plan = world_against_rome()
    assert chances(s.g, plan) == pytest.approx(tuple(simulated(s, plan, 500)), abs=0.06)


@pytest.mark.parametrize("edges", [[], ["leader"], ["leader", "jihad"]])
def test_the_odds_of_a_long_plan_are_bounded_work(edges, monkeypatch):
    forks, fork = [], PlanRun.fork
    monkeypatch.setattr(PlanRun, "fork", lambda run: forks.append(1) or fork(run))
    s, plan = world_against_rome(edges=edges, coins=2)
    assert chances(s.g, plan)
    assert len(forks) < 4000


def test_the_third_land_of_a_chain_is_left_alone_when_the_first_fell():
    s, _, _ = assyria([], pool=3)
    plan = (
        Take("levant", attempt=True),
        Take("zagros", attempt=True, unless="levant"),
        Take("middle_tigris", unless="levant", nor="zagros"),
    )
    assert chances(s.g, plan) == (1, 0, 0)


def test_thinning_keeps_the_whole_and_the_likely_ones():
    ways = [(0.3, "likely"), *((0.7 / 200, str(n)) for n in range(200))]
    kept = thinned(ways)
    assert len(kept) == WIDEST
    assert kept[0] == (0.3, "likely")
    assert sum(chance for chance, _ in kept) == pytest.approx(1)


def test_odds_change_nothing_and_tell_nobody():
    s, _, question = assyria(["levant"], pool=3, coins=1)
    before = dump_state(s.state)
    question.foretell([order_data(order) for order in (Take("levant", coins=1), Recruit(), Spread())])
    assert dump_state(s.state) == before
    assert s.told == []


@pytest.mark.parametrize("data", [[], [{"do": "fly"}], [order_data(Take("albion"))]])
def test_what_is_no_plan_or_refused_has_no_odds(data):
    _, _, question = assyria(["levant"])
    assert question.foretell(data) == question.write(data)


@pytest.mark.parametrize(
    ("chance", "words"),
    [
        (1, ""),
        (0.999, "over 99 % likely"),
        (0.5, "50 % likely"),
        (0.001, "under 1 % likely"),
        (0, "0 % likely"),
    ],
)
def test_odds_in_words(chance, words):
    assert likely(chance) == words
