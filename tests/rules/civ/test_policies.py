"""Other rulebooks of the family: the same phases with other policies and tables."""

from dataclasses import MISSING, dataclass, field, fields, replace

import pytest

from rules.civ.events import CitiesRevolted
from rules.civ.events_trade import BonusGranted, MarkerStayed
from rules.civ.phases.expansion import population_expansion, take_census
from rules.civ.phases.leaving import departures, leave
from rules.civ.phases.succession import asked_on, lacking, succession
from rules.civ.phases.support import check_support, remove_surplus
from rules.civ.phases.tax import tax_collection
from rules.civ.pieces import destroy_city, reduce_city
from rules.civ.policies.orders import by_cities, by_position
from rules.civ.ruleset import Epoch, Goal, Numbers, Revolts, Ruleset, Track
from rules.civ.state import CivState
from rules.civ.topics import Topic
from rules.civ.traits import Trait
from rules.civ.western_empires.policies import growth
from rules.table import Seat
from rules.table.codec import dump_state, load_state
from tests.rules.civ.rulesets import WESTERN_EMPIRES
from tests.rules.civ.scenario import scenario, side

FIVE = ["Athens", "Corinth", "Etruria", "Rome", "Sparta"]
REST = [area for area in WESTERN_EMPIRES.board.areas if area not in FIVE]


def points_in_stock(g, seat):
    return (g.nation(seat).stock + g.numbers.city_points * g.nation(seat).city_stock,)


REVOLTS = replace(
    WESTERN_EMPIRES,
    claim=points_in_stock,
    revolts=Revolts(rebels_gain=True, own_claim=True, must_take=False, unclaimed=reduce_city),
)


@pytest.mark.parametrize("table", [Numbers, Ruleset, Track])
def test_every_sibling_states_everything(table):
    assert [each.name for each in fields(table) if each.init and each.default is not MISSING] == []
    assert [each.name for each in fields(table) if each.init and each.default_factory is not MISSING] == []


# -- orders


def test_each_matter_has_its_own_order_and_the_ranking_is_the_rule():
    rules = replace(WESTERN_EMPIRES, orders={Topic.PURCHASE: by_cities, Topic.ABILITIES: by_position})
    sides = {"Egypt": side(step=3), "Rome": side(cities=["Memphis"], step=9), "Minoa": side(cities=FIVE)}
    g = scenario(sides, rules=rules).g
    assert g.order() == [2, 1, 0]
    assert g.order(Topic.PURCHASE) == [0, 1, 2]
    assert g.order(Topic.ABILITIES) == [1, 0, 2]
    with pytest.raises(KeyError):
        g.order(Topic.MOVEMENT)


def test_whoever_has_more_of_it_moves_later():
    military = WESTERN_EMPIRES.advances["Military"]
    later = replace(military, name="Later", traits={Trait.MOVE_LAST: 2})
    rules = replace(WESTERN_EMPIRES, advances={**WESTERN_EMPIRES.advances, "Later": later})
    sides = {"Minoa": side(advances=["Later"]), "Rome": side(advances=["Military"]), "Egypt": side()}
    s = scenario(sides, rules=rules)
    take_census(s.g)
    assert s.state.census == [2, 1, 0]


# -- revolts


def test_equal_claims_are_for_the_victim_to_decide():
    sides = {"Hellas": side(cities=FIVE, stock=8), "Minoa": side(), "Egypt": side()}
    s = scenario(sides, rules=REVOLTS)
    s.play(tax_collection, {"Hellas beneficiary:5": "2"})
    assert [(e.victim, e.beneficiary) for e in s.events(CitiesRevolted)] == [(0, 2)]
    assert [q.seat for q in s.asked if q.key == "beneficiary:5"] == [0]


def test_points_in_stock_may_outweigh_cities_in_stock():
    """Minoa has more cities in stock, Egypt so many more tokens that it comes first."""
    minoa = side({REST[2]: 40}, REST[:1])
    egypt = side(cities=REST[:2][1:] + REST[3:4])
    s = scenario({"Hellas": side(cities=FIVE, stock=8), "Minoa": minoa, "Egypt": egypt}, rules=REVOLTS)
    s.play(tax_collection)
    assert [e.beneficiary for e in s.events(CitiesRevolted)] == [2]


@pytest.mark.parametrize(("unclaimed", "tokens"), [(destroy_city, 0), (reduce_city, 1)])
def test_what_nobody_takes_is_destroyed_or_reduced(unclaimed, tokens):
    rules = replace(WESTERN_EMPIRES, revolts=Revolts(False, True, False, unclaimed))
    hellas = side({"Athens": 1}, FIVE, stock=9, advances=["Public Works"])
    s = scenario({"Hellas": hellas, "Egypt": side(cities=REST[:9])}, rules=rules)
    s.play(tax_collection, {"Hellas revolt:0:5": ["Athens"]})
    assert "Athens" not in s.state.cities
    assert s.events(CitiesRevolted)[0].beneficiary is None
    assert s.g.tokens("Athens", 0) == tokens, "the token kept with the city"


def test_whose_own_cities_revolt_may_gain_if_the_rulebook_lets_it():
    sides = {
        "Hellas": side(cities=FIVE, stock=0),
        "Egypt": side(cities=["Memphis"], stock=1),
    }
    s = scenario(sides, rules=REVOLTS)
    s.play(tax_collection)
    assert s.events(CitiesRevolted)[0] == CitiesRevolted(0, 1, tuple(sorted(FIVE)))
    strict = scenario(sides, rules=replace(REVOLTS, revolts=Revolts(False, True, False, destroy_city)))
    strict.play(tax_collection)
    assert {e.beneficiary for e in strict.events(CitiesRevolted)} == {None}


def test_the_best_claim_to_ones_own_cities_leaves_them_to_nobody():
    sides = {"Hellas": side(cities=["Athens"], stock=1), "Egypt": side(cities=REST[:8], stock=16)}
    s = scenario(sides, rules=REVOLTS)
    s.play(tax_collection)
    assert [(e.victim, e.beneficiary) for e in s.events(CitiesRevolted)] == [(0, None)]


# -- growth, limits, support


def test_population_may_be_kept_from_growing_beside_cities():
    def outside(g, area, seat):
        return 0 if g.city_owner(area) is not None else growth(g, area, seat)

    hellas = side({"Athens": 1, "Sparta": 1}, ["Athens"], advances=["Public Works"])
    s = scenario({"Hellas": hellas}, rules=replace(WESTERN_EMPIRES, growth=outside))
    s.play(population_expansion)
    assert s.tokens("Hellas") == {"Athens": 1, "Sparta": 2}


def test_limits_are_the_rulebooks():
    def two_more(g, area, seat):
        return g.area(area).limit + 2

    s = scenario({"Hellas": side({"Athens": 9})}, rules=replace(WESTERN_EMPIRES, limit=two_more))
    remove_surplus(s.g)
    assert s.tokens("Hellas") == {"Athens": s.g.area("Athens").limit + 2}
    assert s.g.limit("Athens") == s.g.area("Athens").limit


def test_any_city_may_be_reduced_where_the_newest_need_not_go_first():
    rules = replace(WESTERN_EMPIRES, reducible=lambda g, seat: g.cities_of(seat))
    for ruleset, options in (
        (rules, {"Athens", "Corinth", "Sparta"}),
        (WESTERN_EMPIRES, {"Corinth", "Sparta"}),
    ):
        s = scenario({"Hellas": side({"Byzantium": 5}, ["Athens", "Corinth", "Sparta"])}, rules=ruleset)
        s.state.new_cities = ["Corinth", "Sparta"]
        s.play(check_support)
        assert {choice.key for choice in s.asked[0].options} == options


# -- the succession track


def on_track(track, *, spaces=None, numbers=None):
    basic = replace(WESTERN_EMPIRES.tracks["basic"], **track)
    hatti = replace(WESTERN_EMPIRES.civilizations["Hatti"], spaces={"basic": spaces or {}})
    return replace(
        WESTERN_EMPIRES,
        tracks={"basic": basic},
        civilizations={**WESTERN_EMPIRES.civilizations, "Hatti": hatti},
        numbers=numbers or WESTERN_EMPIRES.numbers,
    )


def after(rules, step, cities=5, advances=()):
    sides = {"Hatti": side(cities=REST[:cities], step=step, advances=advances), "Egypt": side()}
    s = scenario(sides, rules=rules, options={})
    s.play(succession)
    return s


def test_an_epoch_may_ask_for_groups_of_advances():
    asked = Epoch("Bronze", advances=2, groups=3)
    assert lacking(WESTERN_EMPIRES, asked, 0, ["Pottery", "Mysticism"]) == ()
    assert lacking(WESTERN_EMPIRES, asked, 0, ["Pottery", "Masonry"]) == ("3 groups with an advance (has 1)",)


def test_a_space_may_ask_for_advances_worth_so_much():
    rules = on_track({}, spaces={12: 400})
    middle = sorted((a.cost, name) for name, a in WESTERN_EMPIRES.advances.items() if 100 <= a.cost < 200)
    cheap, dear = [name for _, name in middle[:3]], [name for _, name in middle[-3:]]
    assert asked_on(rules, "basic", "Hatti", 12).worth == 400
    assert asked_on(rules, "basic", "Hatti", 13).worth == 0
    assert after(rules, 11, advances=dear).nation("Hatti").step == 12
    short = after(rules, 11, advances=cheap)
    paid = sum(cost for cost, _ in middle[:3])
    assert short.events(MarkerStayed)[0].missing == (f"400 in prices of advances (has {paid})",)


@pytest.mark.parametrize(("entry_only", "cities", "moves"), [(True, 3, 1), (False, 3, 0), (True, 2, 0)])
def test_within_an_epoch_some_rulebooks_ask_for_cities_only(entry_only, cities, moves):
    """Step 12 is within the Late Bronze Age, which asks for three cities and three advances of 100."""
    s = after(on_track({"entry_only": entry_only}), 11, cities)
    assert s.nation("Hatti").step == 11 + moves


def test_who_enters_an_epoch_is_asked_for_everything():
    assert after(on_track({"entry_only": True}), 10, 5).nation("Hatti").step == 10


@pytest.mark.parametrize(("goal", "over"), [(Goal.EPOCH, True), (Goal.STEP, False)])
def test_the_game_ends_with_the_last_epoch_or_with_the_last_step(goal, over):
    high = sorted(name for name, a in WESTERN_EMPIRES.advances.items() if a.cost >= 200)[:3]
    rules = on_track({"goal": goal, "last": 16})
    assert after(rules, 14, 5, high).state.over is over
    assert after(rules, 15, 5, high).state.over is not over


def test_without_a_bonus_card_none_is_granted():
    high = sorted(name for name, a in WESTERN_EMPIRES.advances.items() if a.cost >= 200)[:3]
    s = after(on_track({}, numbers=replace(WESTERN_EMPIRES.numbers, victory_bonus=0)), 14, 5, high)
    assert s.state.over
    assert s.events(BonusGranted) == []


# -- leaving, and what a state may hold


def test_what_becomes_of_a_leaver_is_the_rulebooks():
    def stay(g, seat):
        g.nation(seat).left = True
        yield from ()

    s = scenario({"Rome": side({"Etruria": 2}), "Egypt": side()}, rules=replace(WESTERN_EMPIRES, depart=stay))
    leave(s.g, 0)
    s.play(departures)
    assert s.g.seats == [1]
    assert s.state.tokens == {"Etruria": {0: 2}}


@dataclass(slots=True)
class Wilder(CivState):
    """A state in which somebody leads the barbarians of each block."""

    leaders: dict[str, Seat] = field(default_factory=dict)


def test_a_sibling_may_keep_more_in_its_state():
    state = Wilder(options={}, nations=[], leaders={"east": 3})
    assert load_state(Wilder, dump_state(state)) == state
    assert state.fork() == state
