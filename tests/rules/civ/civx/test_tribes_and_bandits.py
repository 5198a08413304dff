"""CivX 29.71, 29.81, 29.91: Tribal Conflict, Minor Uprising and Banditry."""

import pytest

from rules.civ.calamity.resolution import resolve_calamities
from rules.civ.civx.after_trade import after_trade
from rules.civ.events_calamity import CalamityPassed, TokensCameBack, TokensSentAway
from rules.civ.state import Card
from rules.civ.views import view
from rules.table import Chance, Refusal
from tests.rules.civ.civx.plague import codes, drawn, struck
from tests.rules.civ.scenario import side


def alone(card, made, answers=None, **more):
    return struck("Rome", card, {"Rome": made, "Celt": side({"Belgica": 3})}, answers, **more)


TRIBES = {"Etruria": 2, "Rubicon": 3, "Rome": 2, "Corsica": 9}


def test_29_711_five_tokens_from_two_areas_with_a_common_land_border():
    s = alone(
        "Tribal Conflict", side(TRIBES), {"Rome tribal-conflict:0:tokens": {"Etruria": 2, "Rubicon": 3}}
    )
    assert s.tokens("Rome") == {"Corsica": 9, "Rome": 2}


@pytest.mark.parametrize(
    ("answer", "fault"),
    [
        ({"Etruria": 1, "Rubicon": 2, "Rome": 2}, "no-common-border"),
        ({"Corsica": 5}, "no-such-key"),
        ({"Rubicon": 3, "Etruria": 1}, "wrong-sum"),
        ({"Rubicon": 5}, "out-of-range"),
    ],
)
def test_29_711_no_three_areas_no_way_over_water_and_no_less(answer, fault):
    s = alone("Tribal Conflict", side(TRIBES))
    assert fault in codes(s, "Rome tribal-conflict:0:tokens", answer)


def test_29_711_the_victim_divides_the_five_and_excess_tokens_stay():
    made = side({"Etruria": 4, "Rubicon": 6})
    s = alone("Tribal Conflict", made, {"Rome tribal-conflict:0:tokens": {"Etruria": 1, "Rubicon": 4}})
    assert s.tokens("Rome") == {"Etruria": 3, "Rubicon": 2}


def test_29_711_an_area_with_a_city_takes_no_part():
    """With Public Works a token stands beside the city of Rome: it is not one of the tribes."""
    made = side({"Rome": 1, "Etruria": 4, "Rubicon": 1}, ["Rome"], advances=["Public Works"])
    s = alone("Tribal Conflict", made)
    assert s.tokens("Rome") == {"Rome": 1}


def test_29_711_one_area_can_give_all_five_if_a_border_leads_on():
    s = alone("Tribal Conflict", side({"Etruria": 7}))
    assert s.tokens("Rome") == {"Etruria": 2}


def test_29_711_beside_foreign_or_pirate_cities_nobody_fights():
    sides = {"Rome": side({"Tarentum": 7}), "Celt": side({}, ["Samnium"])}
    s = struck("Rome", "Tribal Conflict", sides, pirates=["Campania"])
    assert s.tokens("Rome") == {"Tarentum": 7}
    assert len(s.events(CalamityPassed)) == 1


def test_29_712_with_fewer_all_tokens_go_where_most_can_be_removed():
    s = alone("Tribal Conflict", side({"Etruria": 1, "Rubicon": 2, "Carthage": 2, "Thapsus": 2}))
    assert s.tokens("Rome") == {"Etruria": 1, "Rubicon": 2}
    assert s.asked == []


def test_29_712_between_equal_pairs_the_victim_chooses():
    made = side({"Etruria": 2, "Rubicon": 2, "Carthage": 2, "Thapsus": 2})
    s = alone("Tribal Conflict", made, {"Rome tribal-conflict:0:tokens": {"Etruria": 2, "Rubicon": 2}})
    assert s.tokens("Rome") == {"Carthage": 2, "Thapsus": 2}
    assert "no-common-border" in codes(s, "Rome tribal-conflict:0:tokens", {"Etruria": 2, "Carthage": 2})


def test_29_712_on_an_island_without_land_borders_nothing_happens():
    s = alone("Tribal Conflict", side({"Corsica": 9}))
    assert s.tokens("Rome") == {"Corsica": 9}


def test_29_71_any_sample_is_legal():
    s = alone("Tribal Conflict", side({"Etruria": 4, "Rubicon": 6, "Rome": 3}))
    question = s.asked[0]
    for n in range(20):
        assert not isinstance(question.check(question.sample(Chance(b"%d" % n))), Refusal)


def test_29_811_minor_uprising_takes_a_unit_point_for_each_city():
    made = side({"Etruria": 9, "Samnium": 5}, ["Rome", "Rubicon", "Neapolis"])
    s = alone("Minor Uprising", made, {"Rome minor-uprising:0:damage": {"Etruria": 1, "Samnium": 2}})
    assert s.tokens("Rome") == {"Etruria": 8, "Samnium": 3}


def test_29_811_a_city_may_go_too():
    made = side({"Etruria": 9}, ["Rome", "Rubicon", "Neapolis"])
    s = alone("Minor Uprising", made, {"Rome minor-uprising:0:damage": {"Rome": 3}})
    assert s.cities("Rome") == ["Neapolis", "Rubicon"]
    assert s.tokens("Rome") == {"Etruria": 9, "Rome": 2}


@pytest.mark.parametrize(("paid", "tokens", "treasury"), [(0, 6, 5), (1, 7, 3), (2, 8, 1)])
def test_29_812_two_treasury_pay_for_a_unit_point(paid, tokens, treasury):
    made = side({"Etruria": 9}, ["Rome", "Rubicon", "Neapolis"], treasury=5)
    s = alone("Minor Uprising", made, {"Rome minor-uprising:0:pay": paid})
    assert sum(s.tokens("Rome").values()) == tokens
    assert s.nation("Rome").treasury == treasury


def test_29_812_nobody_pays_more_than_there_is_or_than_is_due():
    made = side({"Etruria": 9}, ["Rome", "Rubicon"], treasury=9)
    s = alone("Minor Uprising", made, {"Rome minor-uprising:0:pay": 2})
    assert codes(s, "Rome minor-uprising:0:pay", 3) == ["out-of-range"]
    assert s.tokens("Rome") == {"Etruria": 9}
    assert s.nation("Rome").treasury == 5


def test_29_812_who_says_nothing_pays_for_what_cities_need():
    made = side({"Etruria": 5}, ["Rome", "Rubicon"], treasury=9)
    s = alone("Minor Uprising", made)
    assert s.tokens("Rome") == {"Etruria": 4}
    assert s.nation("Rome").treasury == 7


def test_29_811_without_cities_there_is_no_uprising():
    s = alone("Minor Uprising", side({"Etruria": 9}, treasury=9))
    assert s.tokens("Rome") == {"Etruria": 9}
    assert len(s.events(CalamityPassed)) == 1


def test_29_911_bandits_take_two_tokens_for_each_city_from_stock():
    s = alone("Banditry", side({"Etruria": 9}, ["Rome", "Rubicon", "Neapolis"], treasury=5))
    rome = s.nation("Rome")
    assert (rome.stock, rome.treasury, rome.away) == (35, 5, 6)
    assert s.tokens("Rome") == {"Etruria": 9}
    assert s.events(TokensSentAway) == [TokensSentAway(0, "Banditry", 6, 0)]
    assert s.asked == []


def test_29_911_where_the_stock_lacks_tokens_treasury_or_the_board_gives_them():
    made = side({"Etruria": 20, "Samnium": 20}, ["Rome", "Rubicon", "Neapolis"], stock=1)
    s = alone("Banditry", made, {"Rome banditry:0:tokens": {"treasury": 2, "Samnium": 3}})
    rome = s.nation("Rome")
    assert (rome.stock, rome.treasury, rome.away) == (0, 12, 6)
    assert s.tokens("Rome") == {"Etruria": 20, "Samnium": 17}
    assert s.events(TokensSentAway) == [TokensSentAway(0, "Banditry", 1, 2, (("Samnium", 3),))]


def test_29_911_the_stock_goes_first_and_cities_are_no_tokens():
    made = side({"Etruria": 20, "Samnium": 20}, ["Rome", "Rubicon", "Neapolis"], stock=1)
    s = alone("Banditry", made)
    assert codes(s, "Rome banditry:0:tokens", {"treasury": 6}) == ["wrong-sum"]
    assert "no-such-key" in codes(s, "Rome banditry:0:tokens", {"Rome": 5})


def test_29_911_who_says_nothing_keeps_the_tokens_that_cities_need():
    """Three cities need six tokens: two of the eight can be missed, the rest comes from the treasury."""
    s = alone("Banditry", side({"Etruria": 8}, ["Rome", "Rubicon", "Neapolis"], stock=0))
    assert s.tokens("Rome") == {"Etruria": 6}
    assert s.nation("Rome").treasury == 47 - 4


def test_29_911_who_has_too_few_loses_all():
    cities = ["Rome", "Rubicon", "Neapolis"]
    s = drawn("Rome", "Banditry", {"Rome": side({"Etruria": 4}, cities), "Celt": side({"Belgica": 3})})
    rome = s.nation("Rome")
    rome.away, rome.stock = 51, 0
    s.play(resolve_calamities)
    assert (rome.stock, rome.away) == (0, 55)
    assert s.tokens("Rome") == {}


def test_29_912_they_come_back_after_the_next_trade_and_before_calamities():
    s = alone("Banditry", side({"Etruria": 9}, ["Rome", "Rubicon"]))
    assert s.nation("Rome").away == 4
    s.play(after_trade)
    assert (s.nation("Rome").away, s.nation("Rome").stock) == (0, 46)
    assert s.events(TokensCameBack) == [TokensCameBack(0, 4)]


def test_29_912_they_stay_away_for_the_rest_of_the_turn():
    """The selection of calamities comes before their resolution: a turn lies between."""
    keys = [phase.key for phase in drawn("Rome", "Banditry", {"Rome": side()}).g.rules.phases]
    assert keys.index("trade") < keys.index("selection") < keys.index("calamities")


def test_29_912_tokens_of_two_bands_add_up():
    cities = {"Rome": side({"Etruria": 9}, ["Rome", "Rubicon"]), "Celt": side({"Belgica": 3})}
    s = drawn("Rome", "Banditry", cities)
    s.nation("Rome").hand.append(Card("Banditry"))
    s.play(resolve_calamities)
    assert s.nation("Rome").away == 8


def test_29_911_tokens_away_are_seen_and_not_counted_as_on_the_board():
    s = alone("Banditry", side({"Etruria": 9}, ["Rome", "Rubicon"]))
    seen = view(s.g, 1).nations[0]
    assert (seen.away, seen.tokens) == (4, 9)


@pytest.mark.parametrize("card", ["Banditry", "Minor Uprising"])
def test_29_without_cities_nothing_is_taken(card):
    s = alone(card, side({"Etruria": 9}, treasury=3))
    assert s.nation("Rome").treasury == 3
    assert s.nation("Rome").away == 0
    assert [e.reason for e in s.events(CalamityPassed)] == ["no city"]
