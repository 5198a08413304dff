"""CivX 17: ship construction and maintenance."""

import pytest

from rules.civ.events import ShipBuilt, ShipLost, ShipMaintained
from rules.civ.phases.ships import ship_building
from tests.rules.civ.civx.scene import scene
from tests.rules.civ.orders import keep, march, new, sail, wrong
from tests.rules.civ.scenario import side

T = "treasury"


@pytest.mark.parametrize(
    ("payment", "tokens", "treasury"),
    [([T, T], 3, 1), ([T, "Rome"], 2, 2), (["Rome", "Rome"], 1, 3)],
)
def test_17_2_two_tokens_from_treasury_by_levy_or_both(payment, tokens, treasury):
    s = scene({"Rome": side({"Rome": 3}, treasury=3)})
    s.play(ship_building, {"Rome ships": [new("Rome", *payment)]})
    assert s.ships("Rome") == ["Rome"]
    assert (s.tokens("Rome")["Rome"], s.nation("Rome").treasury) == (tokens, treasury)
    assert s.nation("Rome").stock == 55 - tokens - treasury, "what is spent goes to stock"
    assert s.events(ShipBuilt)[0].area == "Rome"


@pytest.mark.parametrize("payment", [[T], [T, T, T], ["Rome", "Etruria"], [T, "Etruria"]])
def test_17_2_no_other_payment(payment):
    s = scene({"Rome": side({"Rome": 3, "Etruria": 3}, treasury=3)})
    assert wrong(s, new("Rome", *payment), ships=True) == ["bad-payment"]


def test_17_21_from_treasury_wherever_one_has_a_unit():
    s = scene({"Rome": side({"Rubicon": 2}, cities=["Rome"], treasury=4), "Egypt": side({"Tyre": 1})})
    assert wrong(s, new("Rome", T, T), new("Rubicon", T, T), ships=True) == [], "a city is a unit"
    assert wrong(s, new("Tyre", T, T), ships=True) == ["nobody-builds"]
    assert wrong(s, new("Rome", "Rome", T), ships=True) == ["cannot-pay"], "there is no token to levy"


def test_17_21_only_in_coastal_areas():
    s = scene({"Rome": side({"Cisalpina": 3}, treasury=4)})
    assert wrong(s, new("Cisalpina", T, T), ships=True) == ["no-coast"]


@pytest.mark.parametrize("payment", [[T] * 3, [T, T, "Rome"], ["Rome"] * 3])
def test_17_22_with_naval_warfare_a_ship_costs_three(payment):
    s = scene({"Rome": side({"Rome": 4}, treasury=4, advances=["Naval Warfare"])})
    assert wrong(s, new("Rome", T, T), ships=True) == ["bad-payment"]
    assert wrong(s, new("Rome", *payment), ships=True) == []
    s.play(ship_building)
    assert "costs 3" in s.asked[0].prompt


def test_17_3_a_ship_is_kept_for_one_from_treasury_or_from_its_area():
    s = scene({"Rome": side({"Rome": 3, "Tarentum": 1}, ships=["Rome", "Tarentum"], treasury=1)})
    s.play(ship_building, {"Rome ships": [keep("Rome", "Rome"), keep("Tarentum", T)]})
    assert s.ships("Rome") == ["Rome", "Tarentum"]
    assert (s.tokens("Rome"), s.nation("Rome").treasury) == ({"Rome": 2, "Tarentum": 1}, 0)
    assert len(s.events(ShipMaintained)) == 2


def test_17_3_not_from_another_area():
    s = scene({"Rome": side({"Rome": 3, "Tarentum": 1}, ships=["Tarentum"])})
    assert wrong(s, keep("Tarentum", "Rome"), ships=True) == ["bad-payment"]


def test_17_3_a_ship_that_is_not_maintained_returns_to_stock_at_once():
    s = scene({"Rome": side({"Rome": 3}, ships=["Rome", "Tarentum"], treasury=2)})
    s.play(ship_building, {"Rome ships": [keep("Rome", T)]})
    assert s.ships("Rome") == ["Rome"]
    assert s.nation("Rome").ship_stock == 3
    assert s.events(ShipLost)[0].area == "Tarentum"


def test_17_3_unless_ordered_otherwise_ships_are_kept_as_far_as_the_treasury_goes():
    s = scene({"Rome": side({"Rome": 3}, ships=["Rome", "Tarentum"], treasury=1)})
    s.play(ship_building)
    assert s.ships("Rome") == ["Rome"]


def test_17_3_a_ship_given_up_may_be_built_elsewhere_in_the_same_phase():
    s = scene({"Rome": side({"Rome": 3}, ships=["Tarentum"] * 4, treasury=5)})
    assert wrong(s, new("Rome", T, T), ships=True) == ["no-ships-left"]
    kept = [keep("Tarentum", T)] * 3
    s.play(ship_building, {"Rome ships": [*kept, {"scrap": "Tarentum"}, new("Rome", T, T)]})
    assert s.ships("Rome") == ["Rome", "Tarentum", "Tarentum", "Tarentum"]


def test_17_4_no_more_than_four_ships():
    s = scene({"Rome": side({"Rome": 3}, treasury=10)})
    assert wrong(s, *[new("Rome", T, T)] * 4, ships=True) == []
    assert wrong(s, *[new("Rome", T, T)] * 5, ships=True) == ["no-ships-left"]


def test_17_1_nobody_moves_yet_and_nobody_builds_in_movement():
    s = scene({"Rome": side({"Rome": 3}, ships=["Rome"], treasury=10)})
    assert wrong(s, march("Rome", "Etruria"), ships=True) == ["not-now"]
    assert wrong(s, sail("Rome", ("Rome", 1, 0), ("Corsica", 0, 1)), ships=True) == ["not-now"]
    assert wrong(s, new("Rome", T, T)) == ["not-now"]
    assert wrong(s, keep("Rome", T)) == ["not-now"]


def test_17_1_all_build_at_once_in_census_order():
    sides = {
        civ: side({area: 2})
        for civ, area in {"Rome": "Rome", "Egypt": "Alexandria", "Minoa": "Knossos"}.items()
    }
    s = scene(sides)
    s.state.counts = {0: 2, 1: 9, 2: 2}
    s.play(ship_building)
    assert s.keys() == ["Egypt ships", "Minoa ships", "Rome ships"]
    assert s.rounds == 1


@pytest.mark.parametrize(
    "nation",
    [
        side({"Rome": 1}),
        side({"Cisalpina": 5}, treasury=9),
        side(cities=["Rome"], treasury=1),
        side({"Rome": 2}, treasury=0, advances=["Naval Warfare"]),
        side({"Cisalpina": 5}, ships=["Rome"]),
    ],
)
def test_17_1_who_can_neither_build_nor_keep_a_ship_is_not_asked(nation):
    s = scene({"Rome": nation})
    s.play(ship_building)
    assert s.asked == []
    assert s.ships("Rome") == []
