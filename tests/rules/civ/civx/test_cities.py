"""CivX 20: city construction."""

import pytest

from rules.civ.events import CityBuilt
from rules.civ.phases.cities import city_construction
from rules.civ.phases.construction import Construction
from rules.table import Orders, Refusal
from tests.rules.civ.civx.scene import scene
from tests.rules.civ.scenario import side


def city(area, **more):
    return {"area": area, **more}


def wrong(s, *orders, who="Rome"):
    seat = s.seat(who)
    answer = Orders(seat=seat, key="build", prompt="", referee=Construction(s.g, seat)).check(list(orders))
    return [fault.code for fault in answer.faults] if isinstance(answer, Refusal) else []


SUPPORT = {"Rubicon": 3, "Samnium": 2, "Campania": 2}


def test_20_2_six_tokens_build_on_a_city_site():
    s = scene({"Rome": side({"Rome": 8, **SUPPORT})})
    s.play(city_construction, {"Rome build": [city("Rome")]})
    assert s.cities("Rome") == ["Rome"]
    assert s.tokens("Rome") == SUPPORT
    assert s.events(CityBuilt)[0].area == "Rome"


@pytest.mark.parametrize(
    ("area", "tokens", "fits"),
    [("Rome", 5, False), ("Rome", 6, True), ("Etruria", 11, False), ("Etruria", 12, True)],
)
def test_20_2_six_on_a_site_twelve_elsewhere(area, tokens, fits):
    s = scene({"Rome": side({area: tokens})})
    assert wrong(s, city(area)) == ([] if fits else ["too-few-tokens"])


def test_20_1_none_where_the_limit_is_zero():
    s = scene({"Rome": side({"Nubian Desert": 12}, advances=["Agriculture"])})
    assert wrong(s, city("Nubian Desert")) == ["no-city-here"]


def test_20_1_one_city_to_an_area():
    s = scene({"Rome": side({"Rome": 6}, cities=["Rome"])})
    assert wrong(s, city("Rome")) == ["city-there"]


def test_20_1_no_more_than_nine_cities():
    nine = ["Athens", "Corinth", "Tarentum", "Knossos", "Rhodes", "Carthage", "Tyre", "Sidon", "Napata"]
    assert wrong(scene({"Rome": side({"Rome": 6}, cities=nine)}), city("Rome")) == ["no-cities-left"]
    s = scene({"Rome": side({"Rome": 6, "Massillia": 6}, cities=nine[:8])})
    assert wrong(s, city("Rome")) == []
    assert wrong(s, city("Rome"), city("Massillia")) == ["no-cities-left"]


@pytest.mark.parametrize("others", [{"Celt": side({"Rome": 1})}, {}])
def test_20_2_not_among_other_players_or_barbarians(others):
    s = scene({"Rome": side({"Rome": 6}), **others}, barbarians={} if others else {"Rome": 1})
    assert wrong(s, city("Rome")) == ["others-there"]
    s.play(city_construction)
    assert s.asked == [], "nor is anybody asked"


def test_20_3_architecture_pays_half_from_treasury():
    s = scene({"Rome": side({"Rome": 3, **SUPPORT}, treasury=4, advances=["Architecture"])})
    s.play(city_construction, {"Rome build": [city("Rome", treasury=3)]})
    assert s.cities("Rome") == ["Rome"]
    assert s.nation("Rome").treasury == 1


@pytest.mark.parametrize(
    ("area", "tokens", "treasury", "codes"),
    [
        ("Rome", 2, 4, ["treasury-for-city"]),
        ("Rome", 2, 3, ["too-few-tokens"]),
        ("Rome", 4, 2, []),
        ("Etruria", 6, 6, []),
        ("Etruria", 5, 7, ["treasury-for-city"]),
    ],
)
def test_20_3_at_least_half_of_the_tokens_are_on_the_board(area, tokens, treasury, codes):
    s = scene({"Rome": side({area: tokens}, treasury=9, advances=["Architecture"])})
    assert wrong(s, city(area, treasury=treasury)) == codes


def test_20_3_without_architecture_nothing_comes_from_treasury():
    s = scene({"Rome": side({"Rome": 5}, treasury=9)})
    assert wrong(s, city("Rome", treasury=1)) == ["treasury-for-city"]


def test_20_3_for_one_city_each_turn():
    s = scene({"Rome": side({"Rome": 5, "Massillia": 5}, treasury=9, advances=["Architecture"])})
    assert wrong(s, city("Rome", treasury=1)) == []
    assert wrong(s, city("Rome", treasury=1), city("Massillia", treasury=1)) == ["treasury-for-city"]


def test_30_041_architecture_does_not_help_among_others_either():
    s = scene({"Rome": side({"Rome": 5}, treasury=9, advances=["Architecture"]), "Celt": side({"Rome": 1})})
    assert wrong(s, city("Rome", treasury=1)) == ["others-there"]


def test_30_442_with_public_works_a_token_stays_beside_the_city():
    s = scene({"Rome": side({"Rome": 7, **SUPPORT}, advances=["Public Works"])})
    s.play(city_construction, {"Rome build": [city("Rome")]})
    assert s.tokens("Rome") == {"Rome": 1, **SUPPORT}


def test_20_3_30_442_ruling_treasury_frees_no_token_to_stay_beside_the_city():
    rome = side({"Rome": 6, **SUPPORT}, treasury=3, advances=["Architecture", "Public Works"])
    s = scene({"Rome": rome})
    s.play(city_construction, {"Rome build": [city("Rome", treasury=1)]})
    assert s.tokens("Rome") == SUPPORT


def test_20_all_build_at_once():
    s = scene({"Rome": side({"Rome": 6, **SUPPORT}), "Egypt": side({"Fayum": 6, "Memphis": 4})})
    s.play(city_construction)
    assert s.rounds == 1
    assert (s.cities("Rome"), s.cities("Egypt")) == (["Rome"], ["Fayum"])


def test_20_21_22_surplus_goes_and_support_is_checked_after_building():
    s = scene({"Rome": side({"Rome": 6, "Rubicon": 5})})
    s.play(city_construction, {"Rome build": [city("Rome")]})
    assert s.tokens("Rome") == {"Rubicon": 3}
    assert s.cities("Rome") == ["Rome"]
    s = scene({"Rome": side({"Rome": 6})})
    s.play(city_construction, {"Rome build": [city("Rome")]})
    assert (s.cities("Rome"), s.tokens("Rome")) == ([], {"Rome": 2}), "a city without support is reduced"
