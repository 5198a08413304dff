"""CivX 15, 16, 21, 22: population, the census, surplus and city support."""

import pytest

from rules.civ.events import CensusTaken, CityReduced, SurplusRemoved
from rules.civ.phases.expansion import expand, population_expansion
from rules.civ.phases.support import check_support, remove_surplus
from rules.civ.topics import Topic
from rules.table import Refusal
from tests.rules.civ.civx.scene import scene
from tests.rules.civ.scenario import side


def test_15_1_one_token_joins_one_and_two_join_more():
    s = scene({"Rome": side({"Rome": 1, "Etruria": 2, "Rubicon": 5})})
    s.play(expand)
    assert s.tokens("Rome") == {"Rome": 2, "Etruria": 4, "Rubicon": 7}
    assert s.asked == []


def test_15_1_tokens_are_never_added_beside_a_city():
    s = scene({"Rome": side({"Rome": 1, "Etruria": 1}, cities=["Rome"], advances=["Public Works"])})
    s.play(expand)
    assert s.tokens("Rome") == {"Rome": 1, "Etruria": 2}


def test_15_1_nothing_grows_where_all_tokens_stand_beside_cities():
    s = scene({"Rome": side({"Rome": 1}, cities=["Rome"], advances=["Public Works"])})
    s.play(expand)
    assert s.tokens("Rome") == {"Rome": 1}
    assert s.asked == []


def test_15_1_the_limit_may_be_exceeded_and_shared_areas_grow():
    s = scene({"Rome": side({"Cisalpina": 1}), "Celt": side({"Cisalpina": 1})})
    s.play(expand)
    assert s.state.tokens["Cisalpina"] == {0: 2, 1: 2}


def test_15_2_a_short_stock_is_divided_as_its_owner_wishes():
    s = scene({"Rome": side({"Rome": 2, "Etruria": 2}, stock=3)})
    s.play(expand, {"Rome expand": {"Rome": 1, "Etruria": 2}})
    assert s.tokens("Rome") == {"Rome": 3, "Etruria": 4}
    assert s.nation("Rome").stock == 0


@pytest.mark.parametrize("spread", [{"Rome": 2}, {"Rome": 3}, {"Rome": 1, "Etruria": 1}, {"Fayum": 3}, {}])
def test_15_2_growth_may_not_be_curtailed_or_sent_elsewhere(spread):
    s = scene({"Rome": side({"Rome": 2, "Etruria": 2}, stock=3)})
    s.play(expand)
    assert isinstance(s.asked[0].check(spread), Refusal)


def test_15_3_those_who_must_choose_do_so_at_once():
    s = scene(
        {
            c: side({a: 2, b: 2}, stock=1)
            for c, a, b in [("Rome", "Rome", "Etruria"), ("Egypt", "Fayum", "Memphis")]
        }
    )
    s.play(expand)
    assert (s.rounds, len(s.asked)) == (1, 2)


def census(**sides):
    s = scene(sides)
    s.play(population_expansion)
    return s, [s.g.name(seat) for seat in s.g.order(Topic.MOVEMENT)]


def test_16_1_cities_and_ships_are_not_counted():
    s, _ = census(Rome=side({"Rubicon": 1}, cities=["Rome"], ships=["Rome"], treasury=5))
    assert s.events(CensusTaken)[0].counts == {0: 2}


def test_16_2_18_2_the_largest_census_moves_first():
    _, order = census(Minoa=side({"Knossos": 1}), Egypt=side({"Fayum": 3}), Rome=side({"Rome": 2}))
    assert order == ["Egypt", "Rome", "Minoa"]


def test_18_2_ties_go_to_more_advance_points_then_to_the_ast_order():
    sides = {
        "Rome": side({"Rome": 2}),
        "Egypt": side({"Fayum": 2}, advances=["Mysticism"]),
        "Minoa": side({"Knossos": 2}),
        "Hatti": side({"Hattusa": 2}, advances=["Pottery"]),
    }
    _, order = census(**sides)
    assert order == ["Hatti", "Egypt", "Minoa", "Rome"]


def test_17_12_17_13_military_moves_later_and_advanced_military_last():
    sides = {
        "Rome": side({"Rubicon": 9}, advances=["Military", "Advanced Military"]),
        "Egypt": side({"Fayum": 5}, advances=["Military"]),
        "Celt": side({"Belgica": 7}, advances=["Military"]),
        "Minoa": side({"Knossos": 1}),
    }
    s, order = census(**sides)
    assert order == ["Minoa", "Celt", "Egypt", "Rome"]
    assert s.g.order(Topic.SHIPS) == s.g.order(Topic.MOVEMENT)
    assert s.events(CensusTaken)[0].order == tuple(s.g.order(Topic.MOVEMENT))


# -- 21


def surplus(sides, **more):
    s = scene(sides, **more)
    s.play(lambda g: iter(remove_surplus(g) or ()))
    return s


def test_21_1_areas_hold_no_more_than_their_limit():
    s = surplus({"Rome": side({"Rubicon": 9, "Rome": 2, "Tarentum": 2})})
    assert s.tokens("Rome") == {"Rubicon": 3, "Rome": 2, "Tarentum": 1}
    assert s.events(SurplusRemoved)[0].removed == (("Rubicon", 0, 6), ("Tarentum", 0, 1))


def test_21_1_no_token_stays_beside_a_city():
    s = surplus({"Rome": side({"Rome": 2}, cities=["Rome"])})
    assert s.tokens("Rome") == {}


def test_21_11_public_works_keeps_one_token_beside_a_city():
    s = surplus({"Rome": side({"Rome": 3}, cities=["Rome"], advances=["Public Works"])})
    assert s.tokens("Rome") == {"Rome": 1}


@pytest.mark.parametrize(
    ("advances", "site", "wilderness"),
    [([], 2, 2), (["Agriculture"], 3, 3), (["Public Works"], 3, 2), (["Agriculture", "Public Works"], 4, 3)],
)
def test_21_11_21_12_agriculture_and_public_works_add_up(advances, site, wilderness):
    s = surplus({"Rome": side({"Rome": 9, "Etruria": 9}, advances=advances)})
    assert s.tokens("Rome") == {"Rome": site, "Etruria": wilderness}


@pytest.mark.parametrize("area", ["Nubian Desert", "Tarentum", "Memphis"])
def test_21_12_agriculture_raises_every_limit_by_one(area):
    s = scene({"Rome": side(advances=["Agriculture"])})
    assert s.g.limit(area, 0) == s.g.area(area).limit + 1


def test_21_12_only_where_nobody_else_has_tokens():
    s = scene(
        {"Rome": side({"Rome": 1}, advances=["Agriculture", "Public Works"]), "Celt": side({"Rome": 1})}
    )
    assert s.g.limit("Rome", 0) == 2
    s = scene({"Rome": side({"Rome": 1}, advances=["Agriculture"])}, barbarians={"Rome": 1})
    assert s.g.limit("Rome", 0) == 2


def test_21_12_agriculture_does_not_prevent_a_conflict():
    s = scene({"Rome": side({"Rome": 2}, advances=["Agriculture"]), "Celt": side({"Rome": 1})})
    assert s.g.is_conflict("Rome")


def test_21_2_ships_do_not_count():
    s = surplus({"Rome": side({"Tarentum": 1}, ships=["Tarentum"] * 4)})
    assert s.tokens("Rome") == {"Tarentum": 1}


def test_21_1_tokens_that_share_an_area_within_its_limit_stay():
    s = surplus({"Rome": side({"Rubicon": 2}), "Celt": side({"Rubicon": 1})})
    assert s.state.tokens["Rubicon"] == {0: 2, 1: 1}


# -- 22


def test_22_1_two_tokens_support_a_city():
    s = scene({"Rome": side({"Rubicon": 3, "Etruria": 1}, cities=["Rome", "Tarentum"])})
    s.play(check_support)
    assert s.asked == []
    assert len(s.cities("Rome")) == 2


def test_22_1_the_tokens_of_a_reduced_city_support_others_at_once():
    s = scene({"Rome": side({"Rubicon": 1}, cities=["Rome", "Tarentum"])})
    s.play(check_support, {"Rome support:2": ["Rome"]})
    assert s.cities("Rome") == ["Tarentum"]
    assert s.tokens("Rome") == {"Rubicon": 1, "Rome": 2}


def test_22_11_the_owner_selects_but_cities_of_this_turn_go_first():
    cities = ["Rome", "Tarentum", "Massillia"]
    s = scene({"Rome": side({"Rubicon": 3}, cities=cities)}, new_cities=["Massillia"])
    s.play(check_support)
    assert [event.area for event in s.events(CityReduced)] == ["Massillia"]
    assert s.asked == [], "there is no choice"


def test_22_11_then_any_other():
    s = scene({"Rome": side(cities=["Rome", "Tarentum", "Massillia"])}, new_cities=["Tarentum"])
    s.play(check_support)
    first, *_ = s.events(CityReduced)
    assert first.area == "Tarentum"
    assert {option.key for option in s.asked[0].options} == {"Rome", "Massillia"}


@pytest.mark.parametrize(
    ("advances", "tokens"),
    [([], 2), (["Agriculture"], 3), (["Public Works"], 3), (["Agriculture", "Public Works"], 4)],
)
def test_22_31_a_reduced_city_is_replaced_up_to_the_limit_with_all_advances(advances, tokens):
    s = scene({"Rome": side(cities=["Rome"], advances=advances)})
    s.play(check_support)
    assert s.tokens("Rome") == {"Rome": tokens}


def test_22_31_a_short_stock_replaces_what_it_can_and_the_rest_is_eliminated():
    cities = ["Rome", "Carthage", "Knossos"]
    s = scene({"Rome": side({"Rubicon": 1}, cities=cities, stock=1)})
    s.play(check_support, {"Rome support:3": ["Carthage"], "Rome support:2": ["Knossos"]})
    assert s.tokens("Rome") == {"Rubicon": 1, "Carthage": 1}
    assert s.cities("Rome") == ["Rome"]
    assert [(e.area, e.tokens) for e in s.events(CityReduced)] == [("Carthage", 1), ("Knossos", 0)]


def test_22_1_a_token_beside_a_city_supports_cities():
    s = scene({"Rome": side({"Rome": 1, "Etruria": 1}, cities=["Rome"], advances=["Public Works"])})
    s.play(check_support)
    assert s.cities("Rome") == ["Rome"]


def test_22_1_all_reduce_their_cities_at_once():
    s = scene({"Rome": side(cities=["Rome", "Tarentum"]), "Egypt": side(cities=["Tyre", "Sidon"])})
    s.play(check_support)
    assert s.rounds == 1
