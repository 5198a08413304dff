"""CivX 30.20, 30.34: what Fundamentalism destroys and Monotheism converts."""

import pytest

from rules.civ.events_calamity import UnitsAnnexed, UnitsDestroyed
from tests.rules.civ.civx.plans import holder, played, refused
from tests.rules.civ.scenario import side


def destroy(area):
    return {"ability": "destroy", "area": area}


def convert(area):
    return {"ability": "convert", "area": area}


ZEALOT = holder("Fundamentalism")
MISSIONARY = holder("Monotheism")


def test_30_202_all_occupants_of_an_area_are_destroyed():
    others = {"Celt": side({"Rubicon": 2}), "Egypt": side({"Rubicon": 1})}
    s = played(ZEALOT, destroy("Rubicon"), others=others)
    assert "Rubicon" not in s.state.tokens
    assert [(e.seat, e.points) for e in s.events(UnitsDestroyed)] == [(1, 2), (2, 1)]


def test_30_202_a_city_too_with_the_token_beside_it():
    others = {"Celt": side({"Rome": 1}, cities=["Rome"], advances=["Public Works"])}
    s = played(ZEALOT, destroy("Rome"), others=others)
    assert s.g.unit_points(1) == 0


def test_30_202_adjacent_by_land_or_by_water():
    assert refused(ZEALOT, destroy("Corsica"), others={"Celt": side({"Corsica": 1})}) == []
    assert refused(ZEALOT, destroy("Sardinia"), others={"Celt": side({"Sardinia": 1, "Rome": 1})}) == [
        "no-target"
    ]


def test_30_202_an_open_sea_is_no_common_border():
    """Corsica and Carthage both lie on the Western Mediterranean."""
    zealot = holder("Fundamentalism", tokens={"Corsica": 1})
    others = {"Celt": side({"Carthage": 1, "Rome": 1})}
    assert refused(zealot, destroy("Carthage"), others=others) == ["no-target"]


def test_30_202_one_area_only():
    others = {"Celt": side({"Rubicon": 2, "Rome": 1})}
    assert refused(ZEALOT, destroy("Rubicon"), destroy("Rome"), others=others) == ["ability-used"]


def test_30_203_barbarians_and_pirates_stay():
    s = played(ZEALOT, destroy("Rubicon"), others={"Celt": side({"Rubicon": 2})}, barbarians={"Rubicon": 3})
    assert s.state.barbarians == {"Rubicon": 3}
    assert s.state.tokens == {"Etruria": {0: 1}}


def test_30_203_nothing_but_barbarians_is_no_target():
    assert refused(ZEALOT, destroy("Rome"), pirates=["Rome"], barbarians={"Rubicon": 1}) == ["not asked"]


def test_30_204_own_units_are_destroyed_with_the_others():
    zealot = holder("Fundamentalism", tokens={"Etruria": 1, "Rubicon": 2})
    s = played(zealot, destroy("Rubicon"), others={"Celt": side({"Rubicon": 1})})
    assert s.tokens("Rome") == {"Etruria": 1}
    assert s.tokens("Celt") == {}
    assert {(e.seat, e.points) for e in s.events(UnitsDestroyed)} == {(0, 2), (1, 1)}


def test_30_204_own_units_alone_are_no_target():
    assert refused(holder("Fundamentalism", tokens={"Etruria": 1, "Rubicon": 1}), destroy("Rubicon")) == [
        "not asked"
    ]


@pytest.mark.parametrize(
    ("tokens", "cities", "advance", "codes"),
    [
        ({"Rome": 1}, [], "Enlightenment", ["no-target"]),
        ({}, ["Rome"], "Enlightenment", []),
        ({"Rome": 1}, [], "Philosophy", []),
        ({}, ["Rome"], "Philosophy", ["no-target"]),
        ({"Rome": 1}, ["Rome"], "Enlightenment", ["no-target"]),
    ],
)
def test_30_205_enlightenment_protects_tokens_and_philosophy_cities(tokens, cities, advance, codes):
    others = {"Celt": side(tokens, cities=cities, advances=[advance]), "Egypt": side({"Rubicon": 1})}
    assert refused(ZEALOT, destroy("Rome"), others=others) == codes


def test_30_205_the_protected_keep_the_whole_area_safe():
    others = {
        "Celt": side({"Rubicon": 1}, advances=["Enlightenment"]),
        "Egypt": side({"Rubicon": 1, "Rome": 1}),
    }
    assert refused(ZEALOT, destroy("Rubicon"), others=others) == ["no-target"]


def test_30_205_not_even_its_user_may_be_protected_there():
    zealot = holder("Fundamentalism", "Enlightenment", tokens={"Etruria": 1, "Rubicon": 1})
    others = {"Celt": side({"Rubicon": 1, "Rome": 1})}
    assert refused(zealot, destroy("Rubicon"), others=others) == ["no-target"]
    assert refused(zealot, destroy("Rome"), others=others) == []


def test_19_55_nothing_is_plundered_where_zealots_destroy():
    s = played(ZEALOT, destroy("Rome"), others={"Celt": side(cities=["Rome"], hand=["Ochre"])})
    assert s.nation("Rome").treasury == 0
    assert len(s.nation("Celt").hand) == 1


# -- Monotheism


def test_30_342_all_occupants_are_replaced_by_ones_own():
    others = {"Celt": side({"Rubicon": 2}), "Egypt": side({"Rubicon": 1})}
    s = played(MISSIONARY, convert("Rubicon"), others=others)
    assert s.state.tokens["Rubicon"] == {0: 3}
    assert [(e.seat, e.by) for e in s.events(UnitsAnnexed)] == [(1, 0), (2, 0)]


def test_30_342_a_city_by_a_city():
    s = played(MISSIONARY, convert("Rome"), others={"Celt": side(cities=["Rome"])})
    assert s.cities("Rome") == ["Rome"]
    assert s.nation("Rome").city_stock == 8


def test_30_342_adjacent_by_land_or_by_water():
    assert refused(MISSIONARY, convert("Corsica"), others={"Celt": side({"Corsica": 1})}) == []


def test_30_342_not_without_units_for_all_of_them():
    rome = holder("Monotheism", stock=2)
    others = {"Celt": side({"Rubicon": 3, "Rome": 2})}
    assert refused(rome, convert("Rubicon"), others=others) == ["no-target"]
    assert refused(rome, convert("Rome"), others=others) == []


def test_30_342_not_without_a_city_in_stock():
    nine = ["Athens", "Corinth", "Tarentum", "Knossos", "Rhodes", "Carthage", "Tyre", "Sidon", "Napata"]
    rome = holder("Monotheism", cities=nine)
    others = {"Celt": side({"Rubicon": 1}, cities=["Rome"])}
    assert refused(rome, convert("Rome"), others=others) == ["no-target"]


@pytest.mark.parametrize("advance", ["Monotheism", "Theology"])
def test_30_342_units_of_a_holder_keep_the_area_safe(advance):
    others = {"Celt": side({"Rubicon": 1}, advances=[advance]), "Egypt": side({"Rubicon": 1, "Rome": 1})}
    assert refused(MISSIONARY, convert("Rubicon"), others=others) == ["no-target"]
    assert refused(MISSIONARY, convert("Rome"), others=others) == []


def test_30_342_barbarians_are_not_converted():
    s = played(
        MISSIONARY, convert("Rubicon"), others={"Celt": side({"Rubicon": 1})}, barbarians={"Rubicon": 2}
    )
    assert s.state.tokens["Rubicon"] == {0: 1}
    assert s.state.barbarians == {"Rubicon": 2}
    assert refused(MISSIONARY, convert("Rome"), pirates=["Rome"]) == ["not asked"]


def test_19_55_nothing_is_plundered_where_a_city_is_converted():
    s = played(MISSIONARY, convert("Rome"), others={"Celt": side(cities=["Rome"], hand=["Ochre"])})
    assert (s.nation("Rome").treasury, len(s.nation("Celt").hand)) == (0, 1)
