"""Dawn 25.4, 25.5: units of a player next door become one's own."""

import pytest

from rules.civ.abilities.turn import special_abilities
from rules.civ.events_calamity import ShipsAnnexed, TreasuryGained, TreasuryPaid, UnitsAnnexed
from rules.civ.phases.support import check_support
from tests.rules.civ.dawn.plans import holder, played, refused
from tests.rules.civ.dawn.scene import scene
from tests.rules.civ.scenario import side

NINE = ["Syracuse", "Carthage", "Knossos", "Rhodes", "Tyre", "Sidon", "Salamis", "Napata", "Memphis"]
TWO = {"Celt": side({"Rubicon": 2}), "Egypt": side({"Rubicon": 1})}

# -- 25.4 Monotheism


def convert(area, **more):
    return {"ability": "convert", "area": area, **more}


def test_25_4_1_the_occupants_of_an_area_become_ones_own():
    s = played(holder("Monotheism"), convert("Rubicon"), others={"Celt": side({"Rubicon": 3})})
    assert s.tokens("Rome") == {"Etruria": 1, "Rubicon": 3}
    assert s.tokens("Celt") == {}
    assert s.events(UnitsAnnexed) == [UnitsAnnexed(1, 0, "Monotheism", (), (("Rubicon", 3),))]


def test_25_4_1_a_city_and_the_token_with_it():
    celt = side({"Rome": 1}, cities=["Rome"], advances=["Public Works"])
    s = played(holder("Monotheism"), convert("Rome"), others={"Celt": celt})
    assert s.cities("Rome") == ["Rome"]
    assert s.tokens("Rome") == {"Etruria": 1, "Rome": 1}


def test_30_33_2_with_several_owners_the_units_of_one_of_them():
    s = played(holder("Monotheism"), convert("Rubicon", of=1), others=TWO)
    assert s.tokens("Rome") == {"Etruria": 1, "Rubicon": 2}
    assert s.tokens("Egypt") == {"Rubicon": 1}


def test_30_33_2_with_several_owners_it_must_be_said_whose():
    assert refused(holder("Monotheism"), convert("Rubicon"), others=TWO) == ["no-target"]


def test_30_33_2_the_refusal_lists_whose_units_there_are():
    s = scene({"Rome": holder("Monotheism"), **TWO})
    s.play(special_abilities)
    refusal = s.asked[0].check([convert("Rubicon")])
    assert refusal.faults[0].legal == "Rubicon of Celt, Rubicon of Egypt"


def test_25_4_1_not_across_the_water():
    others = {"Celt": side({"Corsica": 1, "Rubicon": 1})}
    assert refused(holder("Monotheism"), convert("Corsica"), others=others) == ["no-target"]


def test_2_2_5_an_area_is_next_to_itself():
    rome = holder("Monotheism", tokens={"Corsica": 1})
    s = played(rome, convert("Corsica"), others={"Celt": side({"Corsica": 1})})
    assert s.tokens("Rome") == {"Corsica": 2}


def test_25_4_1_one_need_not_be_alone_next_door():
    others = {"Celt": side({"Etruria": 1, "Rubicon": 1})}
    assert played(holder("Monotheism"), convert("Rubicon"), others=others).tokens("Rome") == {
        "Etruria": 1,
        "Rubicon": 1,
    }


@pytest.mark.parametrize(
    ("rome", "area"),
    [(holder("Monotheism", stock=2), "Rubicon"), (holder("Monotheism", cities=NINE), "Rome")],
)
def test_25_4_2_only_with_a_piece_in_stock_for_every_unit(rome, area):
    others = {"Celt": side({"Rubicon": 3}, cities=["Rome"])}
    assert refused(rome, convert(area), others=others) == ["no-target"]


@pytest.mark.parametrize("advance", ["Monotheism", "Theology"])
def test_25_4_3_the_protected_are_not_affected(advance):
    others = {"Celt": side({"Rubicon": 2}, advances=[advance]), "Egypt": side({"Rubicon": 1})}
    s = played(holder("Monotheism"), convert("Rubicon"), others=others)
    assert s.tokens("Celt") == {"Rubicon": 2}, "who is left can be converted without being named"
    assert s.tokens("Egypt") == {}
    assert refused(holder("Monotheism"), convert("Rubicon", of=1), others=others) == ["no-target"]


def test_25_4_4_barbarians_and_pirates_are_not_affected():
    s = played(
        holder("Monotheism"),
        convert("Rubicon"),
        others={"Celt": side({"Rubicon": 1})},
        barbarians={"Rubicon": 2},
    )
    assert s.state.barbarians == {"Rubicon": 2}
    assert refused(holder("Monotheism"), convert("Rome"), pirates=["Rome"]) == ["not asked"]


def test_3_1_4_ships_are_no_units_and_stay():
    s = played(
        holder("Monotheism"),
        convert("Rubicon"),
        others={"Celt": side({"Rubicon": 1}, ships=["Rubicon"])},
    )
    assert s.ships("Celt") == ["Rubicon"]


def test_25_1_3_city_support_is_checked_after_the_abilities():
    s = played(holder("Monotheism"), convert("Rome"), others={"Celt": side(cities=["Rome"])})
    s.play(check_support)
    assert s.cities("Rome") == [], "one token supports no city"
    assert s.tokens("Rome") == {"Etruria": 1, "Rome": 2}


# -- 25.5 Politics


def annex(area, **more):
    return {"ability": "annex", "area": area, **more}


def gain(treasury):
    return {"ability": "annex", "treasury": treasury}


def test_25_5_1_units_are_replaced_with_counters_from_the_treasury():
    rome = holder("Politics", treasury=4)
    s = played(rome, annex("Rubicon"), others={"Celt": side({"Rubicon": 3})})
    assert s.tokens("Rome") == {"Etruria": 1, "Rubicon": 3}
    assert (s.nation("Rome").treasury, s.nation("Rome").stock) == (1, 50)
    assert s.events(TreasuryPaid) == [TreasuryPaid(0, "Politics", 3)]


def test_25_5_1_it_works_without_tokens_in_stock():
    rome = holder("Politics", stock=0)
    s = played(rome, annex("Rubicon"), others={"Celt": side({"Rubicon": 3})})
    assert s.tokens("Rome")["Rubicon"] == 3
    assert s.nation("Rome").stock == 0


def test_25_5_1_a_city_for_five():
    rome = holder("Politics", treasury=5)
    s = played(rome, annex("Rome"), others={"Celt": side(cities=["Rome"])})
    assert s.cities("Rome") == ["Rome"]
    assert s.nation("Rome").treasury == 0


def test_25_5_1_across_the_water_too():
    rome = holder("Politics", treasury=5)
    assert played(rome, annex("Corsica"), others={"Celt": side({"Corsica": 1})}).tokens("Celt") == {}


def test_25_5_1_ships_for_two_each():
    celt = side({"Rubicon": 1}, ships=["Rubicon", "Rubicon"])
    s = played(holder("Politics", treasury=5), annex("Rubicon", ships=2), others={"Celt": celt})
    assert (s.ships("Rome"), s.ships("Celt")) == (["Rubicon", "Rubicon"], [])
    assert s.nation("Rome").treasury == 0
    assert s.events(ShipsAnnexed) == [ShipsAnnexed(1, 0, "Politics", "Rubicon", 2)]


def test_25_5_1_ships_may_be_left():
    celt = side({"Rubicon": 1}, ships=["Rubicon", "Rubicon"])
    s = played(holder("Politics", treasury=5), annex("Rubicon", ships=1), others={"Celt": celt})
    assert (len(s.ships("Rome")), len(s.ships("Celt"))) == (1, 1)
    assert s.nation("Rome").treasury == 2


@pytest.mark.parametrize(
    "rome",
    [
        holder("Politics", treasury=4),
        holder("Politics", treasury=9, ships=["Syracuse", "Corsica", "Massillia"]),
    ],
)
def test_25_5_2_no_more_ships_than_treasury_and_stock_allow(rome):
    celt = side({"Rubicon": 1}, ships=["Rubicon", "Rubicon"])
    assert refused(rome, annex("Rubicon", ships=2), others={"Celt": celt}) == ["too-many"]


def test_25_5_1_only_ships_of_the_player_who_is_annexed():
    others = {"Celt": side({"Rubicon": 1}), "Egypt": side(ships=["Rubicon"])}
    rome = holder("Politics", treasury=9)
    assert refused(rome, annex("Rubicon", ships=1), others=others) == ["too-many"]


def test_25_5_1_ships_alone_are_no_occupants():
    rome = holder("Politics", treasury=9)
    assert refused(rome, annex("Rubicon", ships=1), others={"Celt": side(ships=["Rubicon"])}) == ["no-target"]


def test_30_40_3_with_several_owners_the_units_of_one_of_them():
    rome = holder("Politics", treasury=9)
    s = played(rome, annex("Rubicon", of=2), others=TWO)
    assert (s.tokens("Celt"), s.tokens("Egypt")) == ({"Rubicon": 2}, {})
    assert refused(rome, annex("Rubicon"), others=TWO) == ["no-target"]


@pytest.mark.parametrize(
    ("rome", "faults"),
    [
        (holder("Politics", treasury=5), ["no-target"]),
        (holder("Politics", treasury=20, cities=NINE), ["no-target"]),
        (holder("Politics", treasury=6), []),
    ],
)
def test_25_5_2_treasury_and_cities_for_all_units_or_nothing(rome, faults):
    celt = side({"Rome": 1}, cities=["Rome"], advances=["Public Works"])
    assert refused(rome, annex("Rome"), others={"Celt": celt}) == faults


@pytest.mark.parametrize("advance", ["Politics", "Cultural Ascendancy"])
def test_25_5_3_the_protected_are_not_affected(advance):
    others = {"Celt": side({"Rubicon": 1}, advances=[advance])}
    rome = holder("Politics", treasury=5)
    assert refused(rome, annex("Rubicon"), others=others) == ["no-target"]


def test_25_5_4_no_barbarians_and_no_pirates():
    rome = holder("Politics", treasury=9)
    assert refused(rome, annex("Rubicon"), barbarians={"Rubicon": 1}) == ["no-target"]
    assert refused(rome, annex("Rome"), pirates=["Rome"]) == ["no-target"]


@pytest.mark.parametrize("amount", [1, 5])
def test_25_5_5_instead_up_to_five_from_stock(amount):
    s = played(holder("Politics"), gain(amount))
    assert s.nation("Rome").treasury == amount
    assert s.events(TreasuryGained) == [TreasuryGained(0, "Politics", amount)]


@pytest.mark.parametrize("amount", [0, 6, -1])
def test_25_5_5_no_other_amount(amount):
    assert refused(holder("Politics"), gain(amount)) == ["too-much-treasury"]


def test_25_5_5_no_more_than_the_stock():
    assert refused(holder("Politics", stock=3), gain(4)) == ["too-much-treasury"]


@pytest.mark.parametrize(
    "use",
    [{"ability": "annex"}, {"ability": "annex", "area": "Rome", "treasury": 1}, {**gain(2), "ships": 1}],
)
def test_25_5_5_one_or_the_other(use):
    assert refused(holder("Politics", treasury=9), use) == ["unreadable"]
