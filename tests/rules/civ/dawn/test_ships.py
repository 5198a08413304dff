"""Dawn 16: ship construction and maintenance."""

import pytest

from rules.civ.events import ShipBuilt, ShipLost, ShipMaintained
from rules.civ.movement.mover import Mover
from rules.civ.movement.orders import Sailing
from rules.civ.movement.payments import payments
from rules.civ.movement.referee import MovementReferee
from rules.civ.phases.expansion import take_census
from rules.civ.phases.ships import ship_building
from tests.rules.civ.dawn.pirates import pirate_ships
from tests.rules.civ.dawn.scene import scene
from tests.rules.civ.orders import keep, march, new, sail, wrong
from tests.rules.civ.scenario import side

T = "treasury"
MILITARY = ["Military"]


def written(s, text, who="Rome"):
    """The orders that a written line makes."""
    return MovementReferee(s.g, s.seat(who), moves=False).read(text, [])


# -- 16.1.1, 16.1.2 the order


def test_16_1_1_all_build_in_descending_census_order():
    s = scene({"Rome": side({"Rome": 2}), "Egypt": side({"Alexandria": 9}), "Minoa": side({"Knossos": 2})})
    take_census(s.g)
    s.play(ship_building)
    assert s.keys() == ["Egypt ships", "Minoa ships", "Rome ships"], "ties in C.A.C. order"
    assert s.rounds == 1, "at once, unless somebody waits"


def test_16_1_2_military_builds_after_all_others_by_census_among_themselves():
    sides = {
        "Rome": side({"Rome": 3}, advances=MILITARY),
        "Egypt": side({"Alexandria": 4}, advances=MILITARY),
        "Minoa": side({"Knossos": 2}),
    }
    s = scene(sides)
    take_census(s.g)
    s.play(ship_building)
    assert s.keys() == ["Minoa ships", "Egypt ships", "Rome ships"]


def test_30_30_2_advanced_military_is_not_military():
    s = scene({"Rome": side({"Rome": 3}, advances=["Advanced Military"]), "Minoa": side({"Knossos": 2})})
    take_census(s.g)
    s.play(ship_building)
    assert s.keys() == ["Rome ships", "Minoa ships"]


# -- 16.1.3, 16.1.4 building


@pytest.mark.parametrize(
    ("payment", "tokens", "treasury"),
    [([T, "Rome"], 2, 2), (["Rome", "Rome"], 1, 3)],
)
def test_16_1_3_by_levy_or_by_levy_and_treasury(payment, tokens, treasury):
    s = scene({"Rome": side({"Rome": 3}, treasury=3)})
    s.play(ship_building, {"Rome ships": [new("Rome", *payment)]})
    assert s.ships("Rome") == ["Rome"]
    assert (s.tokens("Rome")["Rome"], s.nation("Rome").treasury) == (tokens, treasury)
    assert s.nation("Rome").stock == 55 - tokens - treasury, "what is spent goes to stock"
    assert s.events(ShipBuilt) == [ShipBuilt(0, "Rome", tuple(payment))]


@pytest.mark.parametrize("payment", [[T], [T, T, T], ["Rome", "Etruria"], [T, "Etruria"]])
def test_16_1_3_two_counters_and_no_levy_from_another_area(payment):
    s = scene({"Rome": side({"Rome": 3, "Etruria": 3}, treasury=3)})
    assert wrong(s, new("Rome", *payment), ships=True) == ["bad-payment"]


def test_16_1_4_from_treasury_alone_only_where_a_city_of_ones_own_stands():
    s = scene({"Rome": side({"Etruria": 2}, cities=["Rome"], treasury=4), "Egypt": side(cities=["Neapolis"])})
    assert wrong(s, new("Rome", T, T), ships=True) == []
    assert wrong(s, new("Etruria", T, T), ships=True) == ["nobody-builds"], "tokens are no yard"
    assert wrong(s, new("Neapolis", T, T), ships=True) == ["nobody-builds"], "nor is the city of another"


def test_16_1_4_beside_a_city_there_is_nothing_to_levy_but_the_token_that_stays_there():
    s = scene({"Rome": side(cities=["Rome"], treasury=1)})
    assert wrong(s, new("Rome", T, "Rome"), ships=True) == ["cannot-pay"]
    s = scene({"Rome": side({"Rome": 1}, cities=["Rome"], treasury=1, advances=["Public Works"])})
    assert wrong(s, new("Rome", T, "Rome"), ships=True) == []


def test_16_1_4_only_in_coastal_areas():
    s = scene({"Rome": side({"Cisalpina": 3}, cities=["Lugdunum"], treasury=4)})
    assert wrong(s, new("Cisalpina", "Cisalpina", "Cisalpina"), ships=True) == ["no-coast"]


def test_16_1_4_where_one_has_nothing_no_ship_is_built():
    s = scene({"Rome": side({"Rome": 3}, treasury=4)})
    refused = MovementReferee(s.g, 0, moves=False).judge((Sailing("Etruria", new=True, pay=(T, T)),))
    assert [fault.code for fault in refused.faults] == ["nobody-builds"]
    assert refused.faults[0].text == "A ship in Etruria needs a token or a city of yours there."


def test_16_1_4_a_written_order_pays_with_treasury_where_a_city_stands_and_with_a_levy_elsewhere():
    s = scene({"Rome": side({"Etruria": 2}, cities=["Rome"], treasury=4)})
    assert written(s, "build Rome") == [new("Rome", T, T)]
    assert written(s, "build Etruria") == [new("Etruria", T, "Etruria")]


def test_16_1_4_the_menu_offers_only_payments_that_are_allowed():
    s = scene({"Rome": side({"Etruria": 2}, treasury=4)})
    ways = payments(Mover(s.g, 0, moves=False), "Etruria", new=True)
    assert ways == [(T, "Etruria"), ("Etruria", "Etruria")]


# -- 16.1.5 maintenance


def test_16_1_5_a_ship_is_kept_for_one_from_treasury_or_from_its_area():
    s = scene({"Rome": side({"Rome": 3, "Tarentum": 1}, ships=["Rome", "Tarentum"], treasury=1)})
    s.play(ship_building, {"Rome ships": [keep("Rome", "Rome"), keep("Tarentum", T)]})
    assert s.ships("Rome") == ["Rome", "Tarentum"]
    assert (s.tokens("Rome"), s.nation("Rome").treasury) == ({"Rome": 2, "Tarentum": 1}, 0)
    assert len(s.events(ShipMaintained)) == 2


def test_16_1_5_treasury_keeps_a_ship_far_from_any_city():
    s = scene({"Rome": side({"Rome": 3}, ships=["Corsica"], treasury=1)})
    s.play(ship_building, {"Rome ships": [keep("Corsica", T)]})
    assert s.ships("Rome") == ["Corsica"]


def test_16_1_5_not_by_a_levy_from_another_area():
    s = scene({"Rome": side({"Rome": 3}, ships=["Tarentum"])})
    assert wrong(s, keep("Tarentum", "Rome"), ships=True) == ["bad-payment"]


def test_16_1_5_who_is_not_maintained_returns_to_stock_at_once():
    s = scene({"Rome": side({"Rome": 3}, ships=["Rome", "Tarentum"], treasury=2)})
    s.play(ship_building, {"Rome ships": [keep("Rome", T)]})
    assert s.ships("Rome") == ["Rome"]
    assert s.nation("Rome").ship_stock == 3
    assert s.events(ShipLost) == [ShipLost(0, "Tarentum", "not maintained")]


def test_16_1_5_unless_ordered_otherwise_ships_are_kept_as_far_as_the_treasury_goes():
    s = scene({"Rome": side({"Rome": 3}, ships=["Rome", "Tarentum"], treasury=1)})
    s.play(ship_building)
    assert s.ships("Rome") == ["Rome"]
    assert s.tokens("Rome") == {"Rome": 3}, "nobody is levied unasked"


def test_16_1_5_a_ship_given_up_may_be_built_elsewhere_in_the_same_phase():
    s = scene({"Rome": side({"Etruria": 2}, cities=["Rome"], ships=["Tarentum"] * 4, treasury=5)})
    assert wrong(s, new("Rome", T, T), ships=True) == ["no-ships-left"]
    kept = [keep("Tarentum", T)] * 3
    s.play(ship_building, {"Rome ships": [*kept, {"scrap": "Tarentum"}, new("Rome", T, T)]})
    assert s.ships("Rome") == ["Rome", "Tarentum", "Tarentum", "Tarentum"]


def test_16_1_6_no_more_than_four_ships_in_play():
    s = scene({"Rome": side(cities=["Rome"], treasury=10)})
    assert wrong(s, *[new("Rome", T, T)] * 4, ships=True) == []
    assert wrong(s, *[new("Rome", T, T)] * 5, ships=True) == ["no-ships-left"]


def test_16_nobody_moves_yet_and_nobody_builds_in_movement():
    s = scene({"Rome": side({"Rome": 3}, ships=["Rome"], treasury=10)})
    assert wrong(s, march("Rome", "Etruria"), ships=True) == ["not-now"]
    assert wrong(s, sail("Rome", ("Rome", 1, 0), ("Corsica", 0, 1)), ships=True) == ["not-now"]
    assert wrong(s, new("Rome", T, "Rome")) == ["not-now"]


@pytest.mark.parametrize(
    "nation",
    [
        side({"Rome": 1}),
        side({"Cisalpina": 5}, treasury=9),
        side(cities=["Rome"], treasury=1),
        side({"Cisalpina": 5}, ships=["Rome"]),
    ],
)
def test_16_who_can_neither_build_nor_keep_a_ship_is_not_asked(nation):
    s = scene({"Rome": nation})
    s.play(ship_building)
    assert s.asked == []
    assert s.ships("Rome") == []


def test_16_a_ship_may_be_built_and_kept_where_pirates_lie():
    s = pirate_ships(scene({"Rome": side(cities=["Rome"], ships=["Rome"], treasury=3)}), "Rome")
    s.play(ship_building, {"Rome ships": [keep("Rome", T), new("Rome", T, T)]})
    assert s.ships("Rome") == ["Rome", "Rome"]
