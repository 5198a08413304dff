"""Dawn 29: the minor calamities."""

import pytest

from rules.civ.calamity.resolution import resolve_calamities
from rules.civ.events_calamity import CardGiven, CardsLost, ShipsLost, TreasuryLost
from rules.civ.events_trade import CardsReceived
from rules.civ.state import Card
from tests.rules.civ.dawn.plague import codes, drawn, lost, names, reasons, struck
from tests.rules.civ.scenario import side


def rome(card, made, answers=None, **more):
    others = {"Celt": side({"Belgica": 9}, ["Londinium"]), "Egypt": side({"Fayum": 9})}
    return struck("Rome", card, {"Rome": made, **others}, answers, **more)


@pytest.mark.parametrize(
    ("held", "treasury", "left"),
    [
        ([], 25, 15),
        ([], 7, 0),
        (["Universal Doctrine"], 25, 20),
        (["Empiricism"], 25, 25),
        (["Empiricism", "Universal Doctrine"], 25, 25),
    ],
)
def test_29_2_3_up_to_ten_treasury_fewer_or_none_by_what_is_held(held, treasury, left):
    s = rome("Squandered Wealth", side({"Rome": 1}, advances=held, treasury=treasury))
    assert s.nation("Rome").treasury == left
    assert s.nation("Rome").stock == 54 - left


def test_29_2_3_why_nothing_is_lost():
    assert reasons(rome("Squandered Wealth", side())) == ["Rome: no treasury"]
    spared = side(advances=["Empiricism"], treasury=9)
    assert reasons(rome("Squandered Wealth", spared)) == ["Rome: advances ward it off"]


FLEET = ["Rome", "Rome", "Neapolis", "Etruria"]


@pytest.mark.parametrize(
    ("held", "kept"),
    [([], 0), (["Astronavigation"], 2), (["Cartography"], 2), (["Astronavigation", "Cartography"], 4)],
)
def test_29_3_3_all_ships_but_those_that_advances_retain(held, kept):
    s = rome("Tempest", side({"Rome": 1}, ships=FLEET, advances=held))
    assert len(s.ships("Rome")) == kept


def test_29_3_3_4_the_victim_chooses_which():
    made = side({"Rome": 1}, ships=FLEET, advances=["Cartography"])
    s = rome("Tempest", made, {"Rome tempest:0:ships": ["Rome 2", "Etruria"]})
    assert s.ships("Rome") == ["Etruria", "Rome"]
    assert s.events(ShipsLost)[0].areas == ("Rome", "Neapolis")
    assert codes(s, "Rome tempest:0:ships", ["Rome"]) == ["wrong-count"]


@pytest.mark.parametrize(
    ("held", "treasury", "left"),
    [
        ([], 9, 4),
        ([], 3, 0),
        (["Masonry"], 9, 6),
        (["Engineering"], 9, 7),
        (["Masonry", "Engineering"], 9, 9),
    ],
)
def test_29_3_3_2_five_treasury_fewer_by_what_is_held(held, treasury, left):
    s = rome("Tempest", side({"Rome": 1}, advances=held, treasury=treasury))
    assert s.nation("Rome").treasury == left


def test_29_3_3_it_says_so_where_nothing_is_lost():
    made = side({"Rome": 1}, ships=["Rome"], treasury=9, advances=["Cartography", "Masonry", "Engineering"])
    assert reasons(rome("Tempest", made)) == ["Rome: neither ships nor treasury are lost"]
    assert reasons(rome("Tempest", side({"Rome": 1}))) == ["Rome: neither ships nor treasury are lost"]


def test_29_4_3_1_a_city_of_choice_is_destroyed():
    s = rome("City in Flames", side({}, ["Rome", "Neapolis"]), {"Rome city-in-flames:0:city": ["Rome"]})
    assert (s.cities("Rome"), s.tokens("Rome")) == (["Neapolis"], {})


@pytest.mark.parametrize("held", [["Masonry"], ["Engineering"], ["Masonry", "Engineering"]])
def test_29_4_3_2_with_masonry_or_engineering_it_is_reduced(held):
    s = rome("City in Flames", side({}, ["Rome"], advances=held))
    assert (s.cities("Rome"), s.tokens("Rome")) == ([], {"Rome": 2})


def test_29_4_3_without_cities_nothing_burns():
    assert reasons(rome("City in Flames", side({"Rome": 1}))) == ["Rome: no city"]


def test_29_5_3_a_city_of_choice_is_reduced_and_five_treasury_lost():
    made = side({}, ["Rome", "Neapolis"], treasury=9)
    s = rome("City Riots", made, {"Rome city-riots:0:reduce": ["Neapolis"]})
    assert (s.cities("Rome"), s.tokens("Rome")) == (["Rome"], {"Neapolis": 2})
    assert s.events(TreasuryLost) == [TreasuryLost(0, "City Riots", 5)]


def test_29_5_3_4_with_law_only_the_treasury_goes():
    s = rome("City Riots", side({}, ["Rome", "Neapolis"], advances=["Law"], treasury=3))
    assert (s.cities("Rome"), s.nation("Rome").treasury) == (["Neapolis", "Rome"], 0)


def test_29_5_3_without_cities_the_treasury_goes_all_the_same():
    assert rome("City Riots", side({"Rome": 1}, treasury=9)).nation("Rome").treasury == 4
    assert reasons(rome("City Riots", side({"Rome": 1}))) == ["Rome: neither a city nor treasury"]


def test_29_6_3_1_five_unit_points_from_one_or_more_coastal_areas():
    made = side({"Etruria": 3, "Samnium": 4, "Alesia": 5})
    answers = {"Rome coastal-migration:0:damage": {"Etruria": 3, "Samnium": 2}}
    s = rome("Coastal Migration", made, answers)
    assert s.tokens("Rome") == {"Samnium": 2, "Alesia": 5}
    assert "no-such-key" in codes(s, "Rome coastal-migration:0:damage", {"Alesia": 5})


def test_29_6_3_1_a_city_may_go():
    made = side({"Etruria": 3, "Alesia": 5}, ["Rome"])
    s = rome("Coastal Migration", made, {"Rome coastal-migration:0:damage": {"Rome": 5}})
    assert s.cities("Rome") == []


def test_29_6_3_2_all_ships_go_wherever_they_lie():
    s = rome("Coastal Migration", side({"Etruria": 9}, ships=FLEET))
    assert s.ships("Rome") == []


def test_29_6_3_2_even_with_nothing_at_the_coast():
    s = rome("Coastal Migration", side({"Alesia": 9}, ships=["Rome"]))
    assert (s.ships("Rome"), s.tokens("Rome")) == ([], {"Alesia": 9})
    assert reasons(rome("Coastal Migration", side({"Alesia": 9}))) == ["Rome: nothing at the coast"]


def test_29_6_3_3_no_effect_with_diaspora():
    s = rome("Coastal Migration", side({"Etruria": 9}, ships=["Rome"], advances=["Diaspora"]))
    assert (s.ships("Rome"), s.tokens("Rome")) == (["Rome"], {"Etruria": 9})
    assert reasons(s) == ["Rome: advances ward it off"]


AREAS = "Rome tribal-conflict:0:areas"


def test_29_7_3_1_all_tokens_of_two_areas_next_to_each_other_by_land():
    made = side({"Etruria": 3, "Rubicon": 4, "Samnium": 2, "Alesia": 5})
    s = rome("Tribal Conflict", made, {AREAS: ["Samnium", "Rubicon"]})
    assert s.tokens("Rome") == {"Etruria": 3, "Alesia": 5}
    assert lost(s) == {"Rome": 6}


@pytest.mark.parametrize(
    ("answer", "fault"),
    [
        (["Etruria", "Samnium"], "no-common-border"),
        (["Etruria"], "wrong-count"),
        (["Etruria", "Rubicon", "Samnium"], "wrong-count"),
        (["Alesia", "Rubicon"], "no-such-option"),
    ],
)
def test_29_7_3_1_no_other_areas(answer, fault):
    made = side({"Etruria": 3, "Rubicon": 4, "Samnium": 2, "Alesia": 5})
    assert fault in codes(rome("Tribal Conflict", made), AREAS, answer)


def test_29_7_3_1_neither_may_contain_a_city():
    made = side({"Etruria": 1, "Rubicon": 1}, ["Rubicon"], advances=["Public Works"])
    s = rome("Tribal Conflict", made)
    assert s.tokens("Rome") == {"Etruria": 1, "Rubicon": 1}


def test_29_7_3_1_not_even_one_of_pirates():
    s = rome("Tribal Conflict", side({"Etruria": 1, "Rubicon": 1}), pirates=["Rubicon"])
    assert reasons(s) == ["Rome: no two tribes live side by side"]


def test_29_7_3_1_tokens_of_others_there_stay():
    s = struck(
        "Rome",
        "Tribal Conflict",
        {"Rome": side({"Etruria": 1, "Rubicon": 1}), "Celt": side({"Rubicon": 2})},
        barbarians={"Etruria": 1},
    )
    assert (s.tokens("Rome"), s.tokens("Celt"), s.state.barbarians) == ({}, {"Rubicon": 2}, {"Etruria": 1})


@pytest.mark.parametrize("tokens", [{"Etruria": 3}, {"Etruria": 3, "Samnium": 2}, {"Thera": 2, "Athens": 2}])
def test_29_7_3_2_without_such_areas_no_effect(tokens):
    """Etruria and Samnium have no common border; Thera and Athens one across the water."""
    s = rome("Tribal Conflict", side(tokens))
    assert s.tokens("Rome") == tokens


def test_29_7_3_who_says_nothing_gives_up_the_fewest():
    s = rome("Tribal Conflict", side({"Etruria": 3, "Rubicon": 4, "Samnium": 1, "Alesia": 5}))
    assert s.tokens("Rome") == {"Etruria": 3, "Alesia": 5}


TOKENS = "Rome minor-uprising:0:tokens"
CITIES = ["Rome", "Neapolis", "Rubicon"]


def test_29_8_3_1_a_token_for_each_city_from_treasury_or_board():
    made = side({"Etruria": 3}, CITIES, treasury=4)
    s = rome("Minor Uprising", made, {TOKENS: {"treasury": 1, "Etruria": 2}})
    assert (s.tokens("Rome"), s.nation("Rome").treasury) == ({"Etruria": 1}, 3)
    assert "wrong-sum" in codes(s, TOKENS, {"treasury": 2})
    assert s.nation("Rome").stock == 55 - 3 - 1


def test_29_8_3_1_who_has_fewer_gives_all_and_no_city_falls():
    s = rome("Minor Uprising", side({"Etruria": 1}, CITIES, treasury=1))
    assert (s.tokens("Rome"), s.nation("Rome").treasury, len(s.cities("Rome"))) == ({}, 0, 3)
    assert not s.nation("Rome").left


@pytest.mark.parametrize(
    ("held", "due"),
    [([], 7), (["Military"], 2), (["Advanced Military"], 2), (["Military", "Advanced Military"], 0)],
)
def test_29_8_3_2_five_fewer_for_each(held, due):
    seven = [*CITIES, "Etruria", "Samnium", "Campania", "Tarentum"]
    s = rome("Minor Uprising", side({"Alesia": 9}, seven, advances=held, treasury=20))
    assert s.g.census_of(0) + s.nation("Rome").treasury == 29 - due


def test_29_8_3_why_nothing_is_lost():
    assert reasons(rome("Minor Uprising", side({"Rome": 1}))) == ["Rome: no city"]
    assert reasons(rome("Minor Uprising", side({}, ["Rome"]))) == ["Rome: neither tokens nor treasury"]
    made = side({"Etruria": 1}, ["Rome"], advances=["Military"])
    assert reasons(rome("Minor Uprising", made)) == ["Rome: advances ward it off"]


CARDS = "Rome banditry:0:cards"


def robbed(hand, cities=3, held=(), answers=None, **more):
    areas = ["Rome", "Neapolis", "Rubicon", "Etruria", "Samnium", "Campania", "Tarentum"][:cities]
    return rome("Banditry", side({"Alesia": 9}, areas, advances=held, hand=hand), answers, **more)


def test_29_9_3_1_cards_of_one_point_for_each_city_go_to_the_drawer():
    s = robbed(["Clay", "Iron", "Gold"], answers={CARDS: ["Clay 1", "Iron 1"]}, passer="Celt")
    assert (names(s, "Rome"), names(s, "Celt")) == (["Gold"], ["Clay", "Iron"])
    assert len(s.events(CardGiven)) == 2


def test_29_9_3_1_to_the_drawer_not_to_the_last_trader():
    s = robbed(["Clay", "Iron"], passer="Celt", drawer="Egypt")
    assert (names(s, "Celt"), names(s, "Egypt")) == ([], ["Clay", "Iron"])


def test_29_9_3_1_only_the_two_know_which_cards():
    s = robbed(["Clay", "Iron"], passer="Celt")
    assert len(s.events(CardsReceived, 1)) == 1
    assert s.events(CardsReceived) == s.events(CardsReceived, 2) == []


def test_24_1_8_exactly_or_more_if_necessary():
    s = robbed(["Clay", "Iron", "Fish", "Gold"], passer="Celt")
    assert "more-than-needed" in codes(s, CARDS, ["Gold 1"])
    assert names(robbed(["Gold", "Wine"], passer="Celt"), "Celt") == ["Wine"]


def test_29_9_3_1_all_where_there_are_fewer_points():
    assert names(robbed(["Clay"], passer="Celt"), "Celt") == ["Clay"]


def test_29_9_3_2_not_traded_they_go_back_to_their_stacks():
    s = robbed(["Clay", "Iron"])
    assert s.events(CardsLost) == [CardsLost(0, "Banditry", ("Clay", "Iron"))]
    assert names(s, "Rome") == []


def test_29_9_3_2_the_same_if_the_card_came_back_to_who_drew_it():
    s = robbed(["Clay", "Iron"], passer="Celt", drawer="Rome")
    assert (names(s, "Rome"), names(s, "Celt")) == ([], [])


def test_29_9_3_2_and_if_the_drawer_left_the_game():
    made = {"Rome": side({"Alesia": 9}, ["Rome"], hand=["Clay", "Iron"]), "Celt": side(), "Egypt": side()}
    s = drawn("Rome", "Banditry", made, passer="Celt")
    s.nation("Celt").left = True
    s.play(resolve_calamities)
    assert (names(s, "Rome"), names(s, "Celt")) == (["Iron"], [])


@pytest.mark.parametrize(
    ("held", "value"), [([], 7), (["Theology"], 2), (["Law"], 2), (["Theology", "Law"], 0)]
)
def test_29_9_3_3_five_less_for_each(held, value):
    s = robbed(["Clay"] * 7, 7, held, passer="Celt")
    assert len(names(s, "Celt")) == value


def test_29_9_3_why_nothing_is_lost():
    assert reasons(robbed(["Clay"], 0)) == ["Rome: no city"]
    assert reasons(robbed([])) == ["Rome: no commodity cards"]
    assert reasons(robbed(["Clay"], 3, ["Law"])) == ["Rome: advances ward it off"]


def test_29_9_3_two_bandits_at_once():
    """Each drew the card the other holds, and each gives of what he had before."""
    s = drawn("Rome", "Banditry", {"Rome": side({}, ["Rome"], hand=["Clay"]), "Celt": side({}, ["Alesia"])})
    s.nation("Rome").hand[-1] = Card("Banditry", 1, "", 1)
    s.nation("Celt").hand += [Card("Iron"), Card("Banditry", 0, "", 0)]
    s.play(resolve_calamities)
    assert (names(s, "Rome"), names(s, "Celt")) == (["Iron"], ["Clay"])
