"""CivX 29: the eight minor calamities."""

import pytest

from rules.civ.calamity.resolution import resolve_calamities
from rules.civ.civx.after_trade import after_trade
from rules.civ.events_calamity import (
    CalamityPassed,
    ShipsLost,
    TokensCameBack,
    TokensSentAway,
    TreasuryLost,
    TreasuryPaid,
)
from rules.civ.state import Card
from rules.civ.views import view
from rules.table import Chance, Refusal
from tests.rules.civ.civx.plague import codes, drawn, struck
from tests.rules.civ.scenario import side

NAVY = ["Naval Warfare"]


def alone(card, made, answers=None, **more):
    return struck("Rome", card, {"Rome": made, "Celt": side({"Belgica": 3})}, answers, **more)


@pytest.mark.parametrize(("had", "left"), [(14, 4), (10, 0), (7, 0), (0, 0)])
def test_29_211_squandered_wealth_costs_ten_treasury_or_all(had, left):
    s = alone("Squandered Wealth", side({"Rome": 2}, treasury=had))
    assert s.nation("Rome").treasury == left
    assert s.nation("Rome").stock == 53 - left
    assert [e.amount for e in s.events(TreasuryLost)] == ([had - left] if had else [])


def test_29_311_tempest_takes_all_ships_and_five_treasury():
    s = alone("Tempest", side({"Rome": 2}, ships=["Rome", "Rome", "Etruria"], treasury=8))
    assert s.ships("Rome") == []
    assert s.nation("Rome").ship_stock == 4
    assert s.nation("Rome").treasury == 3
    assert s.events(ShipsLost) == [ShipsLost(0, "Tempest", ("Rome", "Rome", "Etruria"))]
    assert s.asked == []


def test_29_311_ships_of_others_are_safe():
    sides = {"Rome": side({"Rome": 1}), "Celt": side({"Belgica": 1}, ships=["Belgica"])}
    assert struck("Rome", "Tempest", sides).ships("Celt") == ["Belgica"]


def test_29_313_tempest_takes_what_treasury_there_is():
    assert alone("Tempest", side({"Rome": 2}, treasury=3)).nation("Rome").treasury == 0


def test_29_314_naval_warfare_saves_ships_for_one_treasury_each():
    made = side({"Rome": 2}, ships=["Rome", "Rome", "Etruria"], advances=NAVY, treasury=9)
    s = alone("Tempest", made, {"Rome tempest:0:ships": ["Rome 2"]})
    assert s.ships("Rome") == ["Rome"]
    assert s.events(TreasuryPaid) == [TreasuryPaid(0, "Tempest", 1)]
    assert s.nation("Rome").treasury == 3


def test_29_314_ships_are_saved_before_the_treasury_is_lost():
    s = alone("Tempest", side({"Rome": 2}, ships=["Rome", "Etruria"], advances=NAVY, treasury=2))
    assert s.ships("Rome") == ["Etruria", "Rome"], "the default saves what can be paid for"
    assert s.nation("Rome").treasury == 0


def test_29_314_nobody_saves_more_ships_than_can_be_paid_for():
    s = alone("Tempest", side({"Rome": 2}, ships=["Rome", "Etruria"], advances=NAVY, treasury=1))
    assert codes(s, "Rome tempest:0:ships", ["Rome", "Etruria"]) == ["wrong-count"]
    assert s.ships("Rome") == ["Rome"]


@pytest.mark.parametrize(("advances", "treasury"), [(NAVY, 0), ([], 9)])
def test_29_314_without_treasury_or_naval_warfare_nobody_is_asked(advances, treasury):
    s = alone("Tempest", side({"Rome": 2}, ships=["Rome"], advances=advances, treasury=treasury))
    assert s.asked == []
    assert s.ships("Rome") == []


def test_29_411_city_in_flames_eliminates_a_city_of_choice():
    s = alone(
        "City in Flames", side({"Etruria": 2}, ["Rome", "Neapolis"]), {"Rome city-in-flames:0:city": "Rome"}
    )
    assert s.cities("Rome") == ["Neapolis"]
    assert s.tokens("Rome") == {"Etruria": 2}


def test_29_412_ten_treasury_put_the_fire_out():
    made = side({"Etruria": 2}, ["Rome", "Neapolis"], treasury=12)
    s = alone("City in Flames", made, {"Rome city-in-flames:0:city": "pay"})
    assert s.cities("Rome") == ["Neapolis", "Rome"]
    assert s.nation("Rome").treasury == 2


def test_29_412_with_less_a_city_must_go():
    s = alone("City in Flames", side({"Etruria": 2}, ["Rome", "Neapolis"], treasury=9))
    assert codes(s, "Rome city-in-flames:0:city", "pay") == ["no-such-option"]
    assert len(s.cities("Rome")) == 1
    assert s.nation("Rome").treasury == 9


def test_29_511_city_riots_reduce_a_city_and_take_five_treasury():
    made = side({"Etruria": 2}, ["Rome", "Rubicon"], treasury=6)
    s = alone("City Riots", made, {"Rome city-riots:0:reduce": ["Rubicon"]})
    assert s.cities("Rome") == ["Rome"]
    assert s.tokens("Rome") == {"Etruria": 2, "Rubicon": 3}
    assert s.nation("Rome").treasury == 1


def test_29_513_city_riots_take_what_treasury_there_is_even_without_a_city():
    s = alone("City Riots", side({"Etruria": 2}, treasury=4))
    assert s.nation("Rome").treasury == 0
    assert s.tokens("Rome") == {"Etruria": 2}


def test_29_611_mutiny_takes_five_unit_points_from_coasts_and_all_ships():
    made = side({"Etruria": 4, "Samnium": 4, "Alesia": 9}, ships=["Etruria"])
    s = alone("Mutiny", made, {"Rome mutiny:0:damage": {"Etruria": 3, "Samnium": 2}})
    assert s.tokens("Rome") == {"Alesia": 9, "Etruria": 1, "Samnium": 2}
    assert s.ships("Rome") == []


def test_29_611_the_areas_may_be_shared_and_inland_areas_do_not_count():
    sides = {"Rome": side({"Etruria": 4, "Samnium": 2, "Alesia": 9}), "Celt": side({"Etruria": 2})}
    s = struck("Rome", "Mutiny", sides, {"Rome mutiny:0:damage": {"Etruria": 4, "Samnium": 1}})
    assert s.tokens("Rome") == {"Alesia": 9, "Samnium": 1}
    assert s.tokens("Celt") == {"Etruria": 2}
    assert "no-such-key" in codes(s, "Rome mutiny:0:damage", {"Alesia": 5})


def test_29_612_with_less_on_the_coasts_all_of_it_goes():
    s = alone("Mutiny", side({"Etruria": 3, "Alesia": 9}))
    assert s.tokens("Rome") == {"Alesia": 9}
    assert s.asked == []


def test_29_612_without_coasts_only_the_ships_go():
    s = alone("Mutiny", side({"Alesia": 9}, ships=["Etruria"]))
    assert s.tokens("Rome") == {"Alesia": 9}
    assert s.ships("Rome") == []


def test_29_614_naval_warfare_saves_ships_from_mutiny():
    made = side({"Etruria": 4, "Samnium": 4}, ships=["Etruria", "Rome"], advances=NAVY, treasury=1)
    s = alone("Mutiny", made, {"Rome mutiny:0:ships": ["Rome"]})
    assert s.ships("Rome") == ["Rome"]
    assert s.nation("Rome").treasury == 0
    assert sum(s.tokens("Rome").values()) == 3
    assert s.rounds == 1, "damage and ships are asked together"


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


def test_25_61_the_holder_of_a_later_card_prepares_for_it():
    cities = ["Rome", "Rubicon", "Neapolis"]
    s = drawn("Rome", "City Riots", {"Rome": side({"Etruria": 9, "Samnium": 9}, cities), "Celt": side()})
    s.nation("Rome").hand += [Card("Mutiny"), Card("Tribal Conflict"), Card("Minor Uprising")]
    wait = next(resolve_calamities(s.g))
    assert [q.key for q in wait.questions] == ["city-riots:0:reduce"]
    later = ["mutiny:0:damage", "tribal-conflict:0:tokens", "minor-uprising:0:damage"]
    assert [q.key for q in wait.later()] == later
