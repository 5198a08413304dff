"""Dawn 25.2, 25.3, 25.8: abilities from areas that are held alone."""

import pytest

from rules.civ.events import CityBuilt
from rules.civ.events_calamity import TokensResettled, UnitsAnnexed, UnitsDestroyed
from rules.civ.phases.conflict import conflict
from rules.civ.state import BARBARIANS
from tests.rules.civ.dawn.plans import holder, played, refused
from tests.rules.civ.scenario import side

# -- 25.2 Diaspora


def colonize(area, tokens=0):
    return {"ability": "colonize", "area": area, "tokens": tokens}


def test_25_2_1_a_city_in_an_empty_area_next_door():
    s = played(holder("Diaspora"), colonize("Rome"))
    assert s.cities("Rome") == ["Rome"]
    assert s.tokens("Rome") == {"Etruria": 1}, "it costs no tokens"
    assert s.events(CityBuilt) == [CityBuilt(0, "Rome")]


def test_25_2_1_the_city_needs_no_site():
    assert played(holder("Diaspora"), colonize("Cisalpina")).cities("Rome") == ["Cisalpina"]


def test_19_1_1_but_no_city_where_the_limit_is_zero():
    egypt = holder("Diaspora", tokens={"Thebes": 1})
    assert refused(egypt, colonize("Nubian Desert")) == ["no-target"]


def test_25_2_1_or_the_area_is_populated_completely():
    s = played(holder("Diaspora"), colonize("Rubicon", 3))
    assert s.tokens("Rome") == {"Etruria": 1, "Rubicon": 3}
    assert s.events(TokensResettled)[0].placed == (("Rubicon", 3),)


@pytest.mark.parametrize(("tokens", "fault"), [(1, "not-full"), (2, "not-full"), (4, "too-many")])
def test_25_2_1_neither_fewer_nor_more_tokens_than_the_area_holds(tokens, fault):
    assert refused(holder("Diaspora"), colonize("Rubicon", tokens)) == [fault]


def test_25_2_1_agriculture_fills_it_further():
    rome = holder("Diaspora", "Agriculture")
    assert refused(rome, colonize("Rubicon", 3)) == ["not-full"]
    assert played(rome, colonize("Rubicon", 4)).tokens("Rome")["Rubicon"] == 4


def test_25_2_1_a_short_stock_fills_it_as_far_as_it_goes():
    rome = holder("Diaspora", stock=2)
    assert played(rome, colonize("Rubicon", 2)).tokens("Rome") == {"Etruria": 1, "Rubicon": 2}
    assert refused(rome, colonize("Rubicon", 1)) == ["not-full"]


def test_25_2_1_without_a_city_in_stock_only_tokens():
    sites = ["Syracuse", "Carthage", "Knossos", "Rhodes", "Tyre", "Sidon", "Salamis", "Napata", "Memphis"]
    assert refused(holder("Diaspora", cities=sites), colonize("Rome")) == ["no-target"]


@pytest.mark.parametrize(
    "more",
    [
        {"others": {"Celt": side({"Rubicon": 1})}},
        {"others": {"Celt": side(cities=["Rubicon"])}},
        {"barbarians": {"Rubicon": 1}},
        {"pirates": ["Rubicon"]},
        {"out_of_play": ["Rubicon"]},
    ],
)
def test_25_2_1_the_area_must_be_empty_and_in_play(more):
    assert refused(holder("Diaspora"), colonize("Rubicon"), **more) == ["no-target"]


def test_25_2_1_ships_do_not_fill_an_area():
    s = played(holder("Diaspora"), colonize("Rubicon"), others={"Celt": side(ships=["Rubicon"])})
    assert s.cities("Rome") == ["Rubicon"]


@pytest.mark.parametrize(
    "more",
    [{"others": {"Celt": side({"Etruria": 1})}}, {"barbarians": {"Etruria": 1}}, {"pirates": ["Etruria"]}],
)
def test_25_2_1_only_from_an_area_held_alone(more):
    assert refused(holder("Diaspora"), colonize("Rubicon"), **more) == ["not asked"]


def test_25_2_2_not_across_the_water():
    assert refused(holder("Diaspora"), colonize("Corsica")) == ["no-target"]


def test_25_2_1_a_city_may_be_the_area_held_alone():
    assert played(holder("Diaspora", tokens={}, cities=["Rome"]), colonize("Samnium")).cities("Rome") == [
        "Rome",
        "Samnium",
    ]


# -- 25.3 Fundamentalism


def destroy(area):
    return {"ability": "destroy", "area": area}


def test_25_3_1_all_pieces_of_others_in_an_area_next_door():
    others = {"Celt": side({"Rubicon": 2}), "Egypt": side({"Rubicon": 1})}
    s = played(holder("Fundamentalism"), destroy("Rubicon"), others=others)
    assert s.tokens("Celt") == s.tokens("Egypt") == {}
    assert sorted((e.seat, e.points) for e in s.events(UnitsDestroyed)) == [(1, 2), (2, 1)]


def test_25_3_1_a_city_and_the_token_with_it():
    celt = side({"Rome": 1}, cities=["Rome"], advances=["Public Works"])
    s = played(holder("Fundamentalism"), destroy("Rome"), others={"Celt": celt})
    assert (s.cities("Celt"), s.tokens("Celt")) == ([], {})
    assert s.events(UnitsDestroyed) == [UnitsDestroyed(1, "Fundamentalism", "Rome", 6)]


def test_25_3_1_only_opposing_pieces():
    """Rome stands in Rubicon too; what is next door to it is Etruria, held alone."""
    rome = holder("Fundamentalism", tokens={"Etruria": 1, "Rubicon": 1})
    s = played(rome, destroy("Rubicon"), others={"Celt": side({"Rubicon": 2})})
    assert s.tokens("Rome") == {"Etruria": 1, "Rubicon": 1}
    assert s.tokens("Celt") == {}


def test_2_2_5_pieces_are_cities_and_population_not_ships():
    celt = side({"Rubicon": 1}, ships=["Rubicon"])
    assert played(holder("Fundamentalism"), destroy("Rubicon"), others={"Celt": celt}).ships("Celt") == [
        "Rubicon"
    ]


def test_25_3_1_only_from_an_area_held_alone():
    """30.20.3 says any area next by land; 25.3 is the rule."""
    others = {"Celt": side({"Etruria": 1, "Rubicon": 1})}
    assert refused(holder("Fundamentalism"), destroy("Rubicon"), others=others) == ["not asked"]


def test_25_3_1_not_across_the_water():
    others = {"Celt": side({"Rubicon": 1, "Corsica": 1})}
    assert refused(holder("Fundamentalism"), destroy("Corsica"), others=others) == ["no-target"]


@pytest.mark.parametrize("advance", ["Fundamentalism", "Philosophy"])
def test_25_3_2_the_protected_are_not_affected_the_others_are(advance):
    others = {"Celt": side({"Rubicon": 1}, advances=[advance]), "Egypt": side({"Rubicon": 1})}
    s = played(holder("Fundamentalism"), destroy("Rubicon"), others=others)
    assert s.tokens("Celt") == {"Rubicon": 1}
    assert s.tokens("Egypt") == {}


def test_25_3_2_where_all_are_protected_there_is_nothing_to_do():
    others = {"Celt": side({"Rubicon": 1}, advances=["Philosophy"])}
    assert refused(holder("Fundamentalism"), destroy("Rubicon"), others=others) == ["not asked"]


def test_25_3_3_barbarians_and_pirates_stay():
    s = played(
        holder("Fundamentalism"),
        destroy("Rubicon"),
        others={"Celt": side({"Rubicon": 1})},
        barbarians={"Rubicon": 4},
    )
    assert s.state.barbarians == {"Rubicon": 4}
    assert refused(holder("Fundamentalism"), destroy("Rome"), pirates=["Rome"]) == ["not asked"]


# -- 25.8 Universal Doctrine


def preach(area, tokens=0):
    return {"ability": "preach", "area": area, "tokens": tokens}


def test_25_8_1_up_to_five_barbarian_tokens():
    s = played(holder("Universal Doctrine"), preach("Rubicon", 5), barbarians={"Rubicon": 7})
    assert s.tokens("Rome") == {"Etruria": 1, "Rubicon": 5}
    assert s.state.barbarians == {"Rubicon": 2}
    assert s.events(UnitsAnnexed)[0].seat == BARBARIANS


def test_25_8_1_no_more_than_five_points():
    assert refused(holder("Universal Doctrine"), preach("Rubicon", 6), barbarians={"Rubicon": 7}) == [
        "too-many"
    ]


def test_25_8_1_or_a_pirate_city():
    s = played(holder("Universal Doctrine"), preach("Rome"), pirates=["Rome"])
    assert s.cities("Rome") == ["Rome"]
    assert s.state.pirates == []


def test_30_51_2_in_one_area():
    """25.8.1 alone would let the five points come from several areas."""
    plan = [preach("Rubicon", 2), preach("Rome", 2)]
    codes = refused(holder("Universal Doctrine"), *plan, barbarians={"Rubicon": 2, "Rome": 2})
    assert codes == ["ability-used"]


def test_25_8_1_tokens_beside_the_pirate_city_stay_barbarian():
    s = played(holder("Universal Doctrine"), preach("Rome"), pirates=["Rome"], barbarians={"Rome": 3})
    assert s.cities("Rome") == ["Rome"]
    assert s.state.barbarians == {"Rome": 3}
    s.play(conflict)
    assert s.cities("Rome") == ["Rome"], "three do not take a city, and are gone"
    assert s.state.barbarians == {}


@pytest.mark.parametrize("more", [{"others": {"Celt": side({"Etruria": 1})}}, {"pirates": ["Etruria"]}])
def test_25_8_1_only_the_sole_occupant_of_the_area_next_door(more):
    assert refused(holder("Universal Doctrine"), preach("Rubicon", 1), barbarians={"Rubicon": 3}, **more) == [
        "not asked"
    ]


def test_25_8_1_barbarians_in_the_same_area_are_reached_from_another_one():
    rome = holder("Universal Doctrine", tokens={"Etruria": 1, "Rubicon": 1})
    s = played(rome, preach("Rubicon", 2), barbarians={"Rubicon": 2})
    assert s.tokens("Rome") == {"Etruria": 1, "Rubicon": 3}
    alone = holder("Universal Doctrine", tokens={"Rubicon": 1})
    assert refused(alone, preach("Rubicon", 2), barbarians={"Rubicon": 2}) == ["not asked"]


def test_25_8_1_units_of_others_beside_the_barbarians_are_no_hindrance():
    others = {"Celt": side({"Rubicon": 1})}
    s = played(holder("Universal Doctrine"), preach("Rubicon", 2), barbarians={"Rubicon": 2}, others=others)
    assert s.tokens("Celt") == {"Rubicon": 1}
    assert s.tokens("Rome")["Rubicon"] == 2


def test_25_8_1_by_land_only():
    assert refused(holder("Universal Doctrine"), preach("Corsica", 1), barbarians={"Corsica": 3}) == [
        "not asked"
    ]


def test_25_8_3_the_stock_must_suffice():
    rome = holder("Universal Doctrine", stock=2)
    assert refused(rome, preach("Rubicon", 3), barbarians={"Rubicon": 3}) == ["too-many"]
    assert played(rome, preach("Rubicon", 2), barbarians={"Rubicon": 3}).nation("Rome").stock == 0


def test_25_8_3_no_pirate_city_without_a_city_in_stock():
    sites = ["Syracuse", "Carthage", "Knossos", "Rhodes", "Tyre", "Sidon", "Salamis", "Napata", "Memphis"]
    rome = holder("Universal Doctrine", cities=sites)
    assert refused(rome, preach("Rome"), pirates=["Rome"]) == ["not asked"]
