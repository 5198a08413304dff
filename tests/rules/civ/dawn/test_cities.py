"""Dawn 19: city construction."""

import pytest

from rules.civ.events import CityBuilt
from rules.civ.phases.cities import city_construction
from rules.civ.phases.construction import Construction
from rules.table import Drafted, Orders, Refusal
from tests.rules.civ.dawn.scene import scene
from tests.rules.civ.scenario import side

FAR = {"Memphis": 25}
"""Enough population to support any city."""
NINE = ["Syracuse", "Carthage", "Knossos", "Rhodes", "Tyre", "Sidon", "Salamis", "Napata", "Thebes"]


def city(area, treasury=0, leave=None, **drawn):
    order = {"area": area, "treasury": treasury, "from": drawn}
    return order if leave is None else {**order, "leave": leave}


def wrong(tokens, *orders, advances=(), others=None, barbarians=None, **more):
    """The codes of what is wrong with the orders of Rome."""
    sides = {"Rome": side(tokens, advances=list(advances), **more), "Celt": side(others or {})}
    s = scene(sides, barbarians=barbarians)
    question = Orders(seat=0, key="build", prompt="", referee=Construction(s.g, 0))
    answer = question.check(list(orders))
    return [fault.code for fault in answer.faults] if isinstance(answer, Refusal) else []


def built(tokens, *orders, advances=(), **more):
    """The position after Rome built these."""
    s = scene({"Rome": side({**tokens, **FAR}, advances=list(advances), **more), "Celt": side()})
    s.play(city_construction, {"Rome build": list(orders)})
    return s


@pytest.mark.parametrize(("area", "count", "faults"), [("Rome", 6, []), ("Rome", 5, ["too-few-tokens"])])
def test_19_1_2_six_counters_on_a_city_site(area, count, faults):
    assert wrong({area: count}, city(area)) == faults


@pytest.mark.parametrize(("count", "faults"), [(12, []), (11, ["too-few-tokens"])])
def test_19_1_2_twelve_elsewhere(count, faults):
    assert wrong({"Moesia": count}, city("Moesia")) == faults


def test_19_1_2_the_counters_go_back_to_stock():
    s = built({"Rome": 8}, city("Rome"))
    assert s.cities("Rome") == ["Rome"]
    assert "Rome" not in s.tokens("Rome")
    assert s.nation("Rome").stock == 55 - sum(s.tokens("Rome").values())


def test_19_1_1_none_where_the_limit_is_zero():
    assert wrong({"Nubian Desert": 20}, city("Nubian Desert")) == ["no-city-here"]


def test_19_1_1_none_out_of_play():
    s = scene({"Rome": side({"Rome": 6})})
    assert Construction(s.g, 0).candidates() == ["Rome"]
    s.state.out_of_play.append("Rome")
    assert Construction(s.g, 0).candidates() == []


def test_19_1_1_one_city_in_an_area():
    assert wrong({"Rome": 12}, city("Rome"), city("Rome")) == ["built-twice"]
    assert wrong({"Tyre": 6}, city("Tyre"), cities=["Tyre"]) == ["city-there"]


def test_19_1_1_no_more_than_nine():
    assert wrong({"Rome": 6}, city("Rome"), cities=NINE) == ["no-cities-left"]
    assert wrong({"Rome": 6}, city("Rome"), cities=NINE[:8]) == []
    two = wrong({"Rome": 6, "Tarentum": 6}, city("Rome"), city("Tarentum"), cities=NINE[:8])
    assert two == ["no-cities-left"]


@pytest.mark.parametrize("more", [{"others": {"Moesia": 1}}, {"barbarians": {"Moesia": 1}}])
def test_19_1_1_not_among_the_counters_of_others(more):
    assert wrong({"Moesia": 12}, city("Moesia"), **more) == ["others-there"]


def test_19_1_1_after_the_conflicts_the_chart_has_no_say():
    """Nobody can build where another is, so nobody hinders anybody, and all build at once."""
    sides = {"Rome": side({"Rome": 6, "Pannonia": 4}), "Egypt": side({"Tyre": 6, "Moesia": 4})}
    s = scene(sides)
    s.play(city_construction)
    assert s.rounds == 1
    assert len(s.asked) == 2


# -- 19.1.3 Architecture

ARCHITECTURE = ["Architecture"]


@pytest.mark.parametrize(("here", "paid", "faults"), [(3, 3, []), (4, 2, []), (2, 4, ["treasury-for-city"])])
def test_19_1_3_at_least_half_of_a_city_must_be_population(here, paid, faults):
    found = wrong({"Rome": here}, city("Rome", paid), advances=ARCHITECTURE, treasury=10)
    assert [code for code in found if code != "too-few-tokens"] == faults


@pytest.mark.parametrize(("here", "paid", "faults"), [(6, 6, []), (5, 7, ["treasury-for-city"])])
def test_19_1_3_half_of_twelve_elsewhere(here, paid, faults):
    assert wrong({"Moesia": here}, city("Moesia", paid), advances=ARCHITECTURE, treasury=10) == faults


def test_19_1_3_the_treasury_goes_to_stock():
    s = built({"Rome": 3}, city("Rome", 3), advances=ARCHITECTURE, treasury=10)
    assert s.nation("Rome").treasury == 7
    assert s.events(CityBuilt)[0].treasury == 3


def test_19_1_3_one_city_each_turn():
    orders = [city("Rome", 3), city("Tarentum", 3)]
    found = wrong({"Rome": 3, "Tarentum": 3}, *orders, advances=ARCHITECTURE, treasury=10)
    assert found == ["treasury-for-city"]


def test_19_1_3_no_more_than_there_is():
    assert wrong({"Rome": 3}, city("Rome", 3), advances=ARCHITECTURE, treasury=2) == ["treasury-for-city"]


def test_19_1_3_not_without_it():
    assert "treasury-for-city" in wrong({"Rome": 5}, city("Rome", 1), treasury=2)


# -- 19.1.4 Public Works

WORKS = ["Public Works"]


@pytest.mark.parametrize(
    ("area", "count", "faults"),
    [
        ("Rome", 7, []),
        ("Rome", 6, ["too-few-tokens"]),
        ("Moesia", 13, []),
        ("Moesia", 12, ["too-few-tokens"]),
    ],
)
def test_19_1_4_public_works_takes_one_counter_more(area, count, faults):
    assert wrong({area: count}, city(area), advances=WORKS) == faults


def test_19_1_4_the_question_says_what_a_city_takes():
    s = scene({"Rome": side({"Rome": 7, **FAR}, advances=WORKS)})
    s.play(city_construction)
    assert "7 tokens on a city site, 13 elsewhere" in s.asked[0].prompt


@pytest.mark.parametrize(("count", "stays"), [(7, 0), (8, 1), (9, 1)])
def test_20_1_2_one_counter_stays_if_there_is_one_to_spare(count, stays):
    s = built({"Rome": count}, city("Rome"), advances=WORKS)
    assert s.tokens("Rome").get("Rome", 0) == stays


def test_20_1_2_it_need_not_stay():
    assert "Rome" not in built({"Rome": 8}, city("Rome", leave=False), advances=WORKS).tokens("Rome")


@pytest.mark.parametrize(("here", "paid", "faults"), [(4, 3, []), (3, 4, ["treasury-for-city"])])
def test_19_1_3_half_of_seven_is_rounded_up(here, paid, faults):
    both = [*WORKS, *ARCHITECTURE]
    assert wrong({"Rome": here}, city("Rome", paid), advances=both, treasury=9) == faults


@pytest.mark.parametrize(("here", "paid", "faults"), [(7, 6, []), (6, 7, ["treasury-for-city"])])
def test_19_1_3_half_of_thirteen_is_rounded_up(here, paid, faults):
    both = [*WORKS, *ARCHITECTURE]
    assert wrong({"Moesia": here}, city("Moesia", paid), advances=both, treasury=9) == faults


# -- 19.1.5 Urbanism

URBANISM = ["Urbanism"]


def test_19_1_5_up_to_four_counters_from_next_door():
    s = built({"Moesia": 8, "Dacia": 3, "Thrace": 2}, city("Moesia", Dacia=3, Thrace=1), advances=URBANISM)
    assert s.cities("Rome") == ["Moesia"]
    assert s.tokens("Rome")["Thrace"] == 1
    assert "Dacia" not in s.tokens("Rome")


@pytest.mark.parametrize(
    ("here", "drawn", "faults"),
    [
        (7, {"Dacia": 5}, ["neighbours-for-city"]),
        (10, {"Memphis": 2}, ["neighbours-for-city"]),
        (9, {"Dacia": 2}, ["too-few-tokens"]),
        (9, {"Thrace": 3}, ["neighbours-for-city"]),
    ],
)
def test_19_1_5_no_more_than_four_that_are_there_and_next_by_land(here, drawn, faults):
    tokens = {"Moesia": here, "Dacia": 6, "Memphis": 6, "Thrace": 1}
    assert wrong(tokens, city("Moesia", **drawn), advances=URBANISM) == faults


def test_19_1_5_not_on_a_city_site():
    tokens = {"Rome": 5, "Etruria": 3}
    assert "neighbours-for-city" in wrong(tokens, city("Rome", Etruria=1), advances=URBANISM)


def test_19_1_5_not_across_the_water():
    tokens = {"Corsica": 11, "Etruria": 3}
    assert "neighbours-for-city" in wrong(tokens, city("Corsica", Etruria=1), advances=URBANISM)


def test_19_1_5_for_every_city_of_a_turn():
    """Nothing says once a turn."""
    tokens = {"Moesia": 8, "Dacia": 4, "Etruria": 8, "Rubicon": 4}
    s = built(tokens, city("Moesia", Dacia=4), city("Etruria", Rubicon=4), advances=URBANISM)
    assert s.cities("Rome") == ["Etruria", "Moesia"]


def test_19_1_5_two_cities_cannot_draw_the_same_counters():
    tokens = {"Pannonia": 9, "Etruria": 9, "Cisalpina": 4}
    orders = [city("Pannonia", Cisalpina=3), city("Etruria", Cisalpina=3)]
    assert wrong(tokens, *orders, advances=URBANISM) == ["neighbours-for-city"]


def test_19_1_5_the_menu_offers_only_what_is_left_next_door():
    tokens = {"Pannonia": 9, "Etruria": 10, "Cisalpina": 5}
    s = scene({"Rome": side(tokens, advances=URBANISM)})
    menu = Construction(s.g, 0).menu([city("Pannonia", Cisalpina=3)])
    assert [option.key for option in next(menu).options] == ["Etruria"]
    step = menu.send(("Etruria",))
    assert [option.key for option in step.options] == ["Cisalpina#0", "Cisalpina#1"]
    with pytest.raises(StopIteration) as end:
        menu.send(("Cisalpina#0", "Cisalpina#1"))
    assert isinstance(end.value.value, Drafted)


def test_19_1_5_with_treasury_used_elsewhere_next_door_still_helps():
    tokens = {"Rome": 3, "Pannonia": 10, "Cisalpina": 4}
    s = scene({"Rome": side(tokens, advances=[*URBANISM, *ARCHITECTURE], treasury=9)})
    menu = Construction(s.g, 0).menu([city("Rome", 3)])
    assert [option.key for option in next(menu).options] == ["Pannonia"]


def test_19_1_3_19_1_5_counters_from_next_door_are_population():
    both = [*URBANISM, *ARCHITECTURE]
    tokens = {"Moesia": 2, "Dacia": 4}
    assert wrong(tokens, city("Moesia", 6, Dacia=4), advances=both, treasury=9) == []


def test_19_1_4_19_1_5_with_public_works_nine_and_four():
    both = [*URBANISM, *WORKS]
    assert wrong({"Moesia": 9, "Dacia": 4}, city("Moesia", Dacia=4), advances=both) == []
    assert wrong({"Moesia": 8, "Dacia": 4}, city("Moesia", Dacia=4), advances=both) == ["too-few-tokens"]
