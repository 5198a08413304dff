"""Dawn 29.6.2: Epidemic."""

import pytest

from rules.civ.calamity.case import Case
from tests.rules.civ.dawn.plague import codes, drawn, lost, reasons, struck
from tests.rules.civ.scenario import side

VICTIMS = "Rome epidemic:0:victims"
AREAS = ["Rome", "Etruria", "Rubicon", "Samnium", "Neapolis", "Campania", "Cisalpina", "Tarentum"]


def crowd(advances=(), each=5, **more):
    return side(dict.fromkeys(AREAS, each), advances=advances, **more)


def sides(rome=(), **others):
    made = {
        "Rome": crowd(rome),
        "Celt": side({"Belgica": 20}),
        "Hellas": side({"Sparta": 20}),
        "Egypt": side({"Fayum": 20}),
        "Minoa": side({"Thera": 20}),
    }
    return {**made, **others}


def test_29_6_2_1_sixteen_and_twenty_five_of_others_at_most_ten_each():
    s = struck("Rome", "Epidemic", sides(), {VICTIMS: {"1": 10, "2": 10, "3": 5}})
    assert lost(s) == {"Rome": 16, "Celt": 10, "Hellas": 10, "Egypt": 5}
    assert "out-of-range" in codes(s, VICTIMS, {"1": 11, "2": 10, "3": 4})
    assert "wrong-sum" in codes(s, VICTIMS, {"1": 10, "2": 10})


def test_29_6_2_1_who_drew_the_card_is_immune():
    made = sides(Carthage=side({"Carthage": 20}))
    s = struck("Rome", "Epidemic", made, drawer="Minoa", passer="Minoa")
    assert "no-such-key" in codes(s, VICTIMS, {"4": 5, "2": 10, "3": 10})
    assert "Minoa" not in lost(s)


def test_24_1_2_nor_can_the_last_trader_be_named():
    s = struck("Rome", "Epidemic", sides(), drawer="Minoa", passer="Celt")
    assert lost(s) == {"Rome": 16, "Hellas": 10, "Egypt": 10}


def test_29_6_2_2_a_token_stays_in_every_area():
    s = struck("Rome", "Epidemic", sides(Rome=crowd(each=2)))
    assert s.tokens("Rome") == dict.fromkeys(AREAS, 1)
    assert lost(s)["Rome"] == 8


def test_29_6_2_2_a_city_can_be_reduced_to_one_token_and_counts_four():
    answers = {"Rome epidemic:0:damage": {"Rome": 4, "Neapolis": 4, "Rubicon": 4, "Tarentum": 4}}
    s = struck("Rome", "Epidemic", sides(Rome=side({}, AREAS)), answers)
    assert s.tokens("Rome") == {"Rome": 1, "Neapolis": 1, "Rubicon": 1, "Tarentum": 1}
    assert "out-of-range" in codes(s, "Rome epidemic:0:damage", {"Rome": 5, "Neapolis": 4, "Rubicon": 7})


def test_29_6_2_2_with_nothing_in_stock_for_it_a_city_stands():
    s = struck("Rome", "Epidemic", sides(Rome=side({"Alesia": 1}, ["Rome"], stock=0)))
    assert s.cities("Rome") == ["Rome"]


def test_29_6_2_2_who_has_one_token_everywhere_loses_nothing():
    s = struck("Rome", "Epidemic", sides(Rome=crowd(each=1)))
    assert "Rome" not in lost(s)
    assert reasons(s) == ["Rome: nothing that could be lost"]


@pytest.mark.parametrize(
    ("held", "own", "other"),
    [
        ([], 16, 10),
        (["Roadbuilding"], 21, 15),
        (["Trade Empire"], 21, 15),
        (["Roadbuilding", "Trade Empire"], 26, 19),
        (["Medicine"], 8, 5),
        (["Anatomy"], 8, 5),
        (["Medicine", "Anatomy"], 0, 0),
        (["Medicine", "Roadbuilding"], 13, 10),
    ],
)
def test_29_6_2_3_and_4_what_is_held_by_either_victim(held, own, other):
    """Of twenty tokens in one area nineteen can be lost."""
    celt = side({"Belgica": 20}, advances=held)
    s = struck("Rome", "Epidemic", sides(held, Celt=celt), {VICTIMS: {"1": 10, "2": 10, "3": 5}})
    assert (lost(s).get("Rome", 0), lost(s).get("Celt", 0)) == (own, other)


def test_29_6_2_1_the_secondary_victims_decide_what_goes():
    celt = side({"Belgica": 9, "Alesia": 3}, ["Londinium"])
    answers = {
        VICTIMS: {"1": 10, "2": 10, "3": 5},
        "Celt epidemic:0:damage": {"Londinium": 4, "Belgica": 6},
    }
    s = struck("Rome", "Epidemic", sides(Celt=celt), answers)
    assert s.tokens("Celt") == {"Belgica": 3, "Alesia": 3, "Londinium": 1}


def test_24_1_3_the_victim_who_drew_it_may_name_everybody():
    s = drawn("Rome", "Epidemic", sides())
    case = Case.of(s.g, 0, s.nation("Rome").hand[0])
    assert len(case.nameable(lambda seat: True)) == 4
