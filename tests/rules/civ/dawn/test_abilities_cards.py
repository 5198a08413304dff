"""Dawn 25.6, 25.7: abilities that take trade cards."""

import pytest

from rules.civ.abilities.turn import special_abilities
from rules.civ.events_calamity import CardGiven
from rules.civ.events_trade import CardsReceived, CommodityDemanded, Reply
from rules.table import Refusal
from tests.rules.civ.dawn.plans import holder, played, refused
from tests.rules.civ.dawn.scene import scene
from tests.rules.civ.scenario import side


def hand(s, who):
    return sorted(card.name for card in s.nation(who).hand)


# -- 25.6 Provincial Empire


def levy(*seats):
    return {"ability": "levy", "seats": list(seats)}


def test_25_6_1_one_card_of_their_choice_from_each_neighbour():
    others = {
        "Celt": side({"Rubicon": 1}, hand=["Iron", "Gold"]),
        "Egypt": side({"Samnium": 1}, hand=["Salt"]),
        "Iberia": side({"Corsica": 1}, hand=["Oil"]),
    }
    rome = holder("Provincial Empire", tokens={"Etruria": 1, "Rome": 1})
    s = played(rome, levy(1, 2, 3), others=others, answers={"Celt levy:0": "Gold"})
    assert hand(s, "Rome") == ["Gold", "Oil", "Salt"]
    assert hand(s, "Celt") == ["Iron"]
    assert len(s.events(CardGiven)) == 3


def test_25_6_1_the_card_is_seen_by_the_two_alone():
    others = {"Celt": side({"Rubicon": 1}, hand=["Gold"]), "Egypt": side()}
    s = played(holder("Provincial Empire"), levy(1), others=others)
    assert s.events(CardsReceived) == []
    assert len(s.events(CardsReceived, 0)) == len(s.events(CardsReceived, 1)) == 1
    assert s.events(CardsReceived, 2) == []


def test_25_6_1_the_value_must_be_greater_than_one():
    others = {"Celt": side({"Rubicon": 1}, hand=["Clay", "Stone"])}
    s = played(holder("Provincial Empire"), levy(1), others=others)
    assert hand(s, "Celt") == ["Clay"]


def test_25_6_1_who_has_only_cards_of_the_first_stack_gives_none():
    others = {"Celt": side({"Rubicon": 1}, hand=["Clay", "Bone"])}
    s = played(holder("Provincial Empire"), levy(1), others=others)
    assert hand(s, "Rome") == []


def test_25_6_1_no_calamities():
    others = {"Celt": side({"Rubicon": 1}, hand=["Epidemic"])}
    assert hand(played(holder("Provincial Empire"), levy(1), others=others), "Celt") == ["Epidemic"]


def test_25_6_1_who_lives_in_the_same_area_is_a_neighbour():
    others = {"Celt": side({"Corsica": 1}, hand=["Iron"])}
    rome = holder("Provincial Empire", tokens={"Corsica": 1})
    assert hand(played(rome, levy(1), others=others), "Rome") == ["Iron"]


def test_25_6_1_nobody_who_is_not_next_door():
    others = {"Celt": side({"Rubicon": 1}), "Egypt": side({"Memphis": 1}, hand=["Iron"])}
    assert refused(holder("Provincial Empire"), levy(2), others=others) == ["no-neighbour"]


@pytest.mark.parametrize("advance", ["Provincial Empire", "Public Works"])
def test_25_6_2_the_protected_give_nothing(advance):
    others = {"Celt": side({"Rubicon": 1}, advances=[advance]), "Egypt": side({"Rome": 1})}
    assert refused(holder("Provincial Empire"), levy(1), others=others) == ["no-neighbour"]


def test_25_6_3_no_more_than_five_cards():
    near = ["Rubicon", "Rome", "Cisalpina", "Lugdunum", "Massillia", "Corsica"]
    civs = ["Celt", "Egypt", "Iberia", "Hatti", "Minoa", "Hellas"]
    others = {civ: side({area: 1}, hand=["Iron"]) for civ, area in zip(civs, near, strict=True)}
    assert refused(holder("Provincial Empire"), levy(1, 2, 3, 4, 5, 6), others=others) == ["too-many"]
    s = played(holder("Provincial Empire"), levy(1, 2, 3, 4, 6), others=others)
    assert len(hand(s, "Rome")) == 5
    assert hand(s, "Minoa") == ["Iron"]


# -- 25.7 Trade Empire

OTHERS = {
    "Celt": side(hand=["Iron", "Salt"]),
    "Egypt": side(hand=["Gold", "Gold"]),
    "Iberia": side(hand=["Gold"]),
    "Hatti": side(hand=["Gold"]),
}


def demand(commodity, *seats):
    return {"ability": "demand", "commodity": commodity, "seats": list(seats)}


def replies(s):
    return [(e.of, e.reply) for e in s.events(CommodityDemanded)]


def test_25_7_1_who_has_the_card_surrenders_it():
    s = played(holder("Trade Empire"), demand("Gold", 2), others=OTHERS)
    assert (hand(s, "Rome"), hand(s, "Egypt")) == (["Gold"], ["Gold"])
    assert s.events(CommodityDemanded) == [CommodityDemanded(0, 2, "Gold", Reply.GIVEN)]


def test_25_7_1_who_has_none_says_so_and_the_next_is_asked():
    s = played(holder("Trade Empire"), demand("Gold", 1, 3, 2), others=OTHERS)
    assert replies(s) == [(1, Reply.NONE), (3, Reply.GIVEN)]
    assert (hand(s, "Rome"), hand(s, "Iberia"), hand(s, "Egypt")) == (["Gold"], [], ["Gold", "Gold"])


def test_25_7_1_three_in_vain_and_that_is_all():
    s = played(holder("Trade Empire"), demand("Salt", 2, 3, 4), others=OTHERS)
    assert replies(s) == [(2, Reply.NONE), (3, Reply.NONE), (4, Reply.NONE)]
    assert hand(s, "Rome") == []


def test_25_7_1_no_more_than_three_are_asked():
    assert refused(holder("Trade Empire"), demand("Gold", 1, 2, 3, 4), others=OTHERS) == ["too-many"]


@pytest.mark.parametrize("seats", [[1, 1], [], [0], [9]])
def test_25_7_1_different_players_who_are_there(seats):
    assert refused(holder("Trade Empire"), demand("Gold", *seats), others=OTHERS) in (
        ["unreadable"],
        ["no-neighbour"],
    )


@pytest.mark.parametrize("name", ["Epidemic", "Ambrosia", "Amber"])
def test_25_7_1_only_commodities_of_this_game(name):
    """No Amber in games of five to seven: nobody holds or can draw it."""
    others = {"Celt": side(hand=["Iron", "Epidemic"])}
    assert refused(holder("Trade Empire"), demand(name, 1), others=others) == ["no-such-commodity"]


def test_25_7_1_of_nobody_without_cards():
    others = {"Celt": side(hand=["Iron"]), "Egypt": side()}
    assert refused(holder("Trade Empire"), demand("Iron", 2), others=others) == ["no-neighbour"]
    assert refused(holder("Trade Empire"), demand("Iron", 1)) == ["not asked"]


@pytest.mark.parametrize("advance", ["Trade Empire", "Wonder of the World"])
def test_25_7_2_the_protected_may_disregard_it(advance):
    others = {"Celt": side(hand=["Gold"], advances=[advance]), "Egypt": side(hand=["Gold"])}
    s = played(holder("Trade Empire"), demand("Gold", 1, 2), others=others)
    assert replies(s) == [(1, Reply.DISREGARDED), (2, Reply.GIVEN)]
    assert hand(s, "Celt") == ["Gold"]


def test_25_7_2_but_they_may_answer_it():
    others = {"Celt": side(hand=["Gold"], advances=["Wonder of the World"])}
    s = played(holder("Trade Empire"), demand("Gold", 1), others=others, answers={"Celt demand:0": "answer"})
    assert replies(s) == [(1, Reply.GIVEN)]
    assert hand(s, "Rome") == ["Gold"]


def test_25_7_2_being_asked_does_not_tell_whether_one_has_it():
    asked = []
    for cards in (["Gold"], ["Iron", "Gold"], ["Iron"]):
        others = {"Celt": side(hand=cards, advances=["Wonder of the World"]), "Egypt": side(hand=["Gold"])}
        s = played(holder("Trade Empire"), demand("Gold", 1), others=others)
        assert replies(s) == [(1, Reply.DISREGARDED)]
        asked.append([(q.key, q.public, len(q.options)) for q in s.asked if q.seat == 1])
    assert asked[0] == asked[1] == asked[2]


def test_25_7_2_who_answers_without_the_card_has_none():
    others = {"Celt": side(hand=["Iron"], advances=["Trade Empire"]), "Egypt": side(hand=["Gold"])}
    s = played(holder("Trade Empire"), demand("Gold", 1), others=others, answers={"Celt demand:0": "answer"})
    assert replies(s) == [(1, Reply.NONE)]


def test_30_49_2_nothing_is_foreseen_of_the_hands_of_others():
    s = scene({"Rome": holder("Trade Empire"), **OTHERS})
    s.play(special_abilities)
    plan = [demand("Gold", 2)]
    assert not isinstance(s.asked[0].check(plan), Refusal)
    assert s.asked[0].foresee(plan).nations[0].hand == []
