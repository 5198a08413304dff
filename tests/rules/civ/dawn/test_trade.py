"""Dawn 23: deals of at least three cards on each side, one of them named truly."""

import pytest

from rules.civ.events_trade import CardsReceived, DealStruck
from rules.civ.phases.trade import trade
from rules.civ.state import Card
from rules.civ.views import view
from rules.table import Refusal
from tests.rules.civ.dawn.market import floor
from tests.rules.civ.dawn.scene import EAST, WEST, scene
from tests.rules.civ.scenario import side

SALT = ["Salt", "Salt", "Salt"]
GRAIN = ["Grain", "Iron", "Clay", "Fish"]


def texts(refusal):
    assert isinstance(refusal, Refusal)
    return [fault.text for fault in refusal.faults]


def test_23_1_1_only_with_three_cards_or_more_in_hand():
    f = floor(Rome=SALT, Egypt=GRAIN, Minoa=["Oil", "Oil"])
    assert f.asked() == ["Rome", "Egypt"]
    assert f.codes("Rome", "offer", to=2, give=SALT, want=["Oil"]) == ["no-partner"]


def test_23_1_1_with_one_trader_left_the_session_is_over():
    assert floor(Rome=SALT, Egypt=["Clay"]).over


def test_23_1_1_offers_may_be_withdrawn_and_altered():
    f = floor(Rome=SALT, Egypt=GRAIN)
    number = f.offer("Rome", "Egypt", SALT, ["Grain"])
    f.act("Rome", "withdraw", offer=number)
    assert f.codes("Egypt", "accept", offer=number, cards=["Grain", "Iron", "Clay"]) == ["offer-gone"]
    number = f.offer("Rome", "Egypt", SALT, ["Iron"])
    f.act("Egypt", "counter", offer=number, give=["Iron", "Clay", "Fish"], want=["Salt"], count=3)
    assert [offer.maker for offer in f.s.state.floor.offers] == [1]


def test_23_1_1_a_deal_done_cannot_be_revoked():
    f = floor(Rome=SALT, Egypt=GRAIN)
    number = f.offer("Rome", "Egypt", SALT, ["Grain"])
    f.act("Egypt", "accept", offer=number, cards=["Grain", "Iron", "Clay"])
    assert f.codes("Rome", "withdraw", offer=number) == ["offer-gone"]


def test_23_1_2_26_6_6_advances_are_no_part_of_a_deal():
    f = floor(Rome=side(hand=SALT, advances=["Pottery"]), Egypt=side(hand=GRAIN, advances=["Deism"]))
    assert f.codes("Rome", "offer", to=1, give=[*SALT, "Pottery"], want=["Grain"]) == ["not-in-hand"]
    assert f.codes("Rome", "offer", to=1, give=SALT, want=["Grain", "Deism"]) == ["not-a-commodity"]
    number = f.offer("Rome", "Egypt", SALT, ["Grain"])
    assert f.codes("Egypt", "accept", offer=number, cards=["Grain", "Iron", "Deism"]) == ["not-in-hand"]


def test_23_1_2_all_deals_are_between_two_players():
    f = floor(Rome=SALT, Egypt=GRAIN, Minoa=["Oil"] * 3)
    f.act("Rome", "offer", to=[1, 2], give=SALT, want=["Grain"])
    number = f.s.state.floor.offers[-1].id
    f.act("Egypt", "accept", offer=number, cards=["Grain", "Iron", "Clay"])
    assert f.codes("Minoa", "accept", offer=number) == ["offer-gone"], "an offer to two is a deal with one"
    f = floor(Rome=SALT, Egypt=GRAIN, Minoa=["Oil"] * 3)
    number = f.offer("Rome", "Egypt", SALT, ["Grain"])
    assert f.codes("Minoa", "accept", offer=number, cards=["Oil"] * 3) == ["no-such-offer"]


def test_23_1_2_cards_of_one_block_may_be_traded_with_the_other():
    hands = {
        "Rome": [Card("Oil", block=WEST)] * 3,
        "Parthia": [Card("Cotton", block=EAST)] * 3,
    }
    s = scene({civ: side(hand=hand) for civ, hand in hands.items()}, two_blocks=True)
    script = trade(s.g)
    wait = next(script)
    rome = next(q for q in wait.questions if s.g.name(q.seat) == "Rome")
    wait = script.send((0, rome.check({"act": "offer", "to": 1, "give": ["Oil"] * 3, "want": ["Cotton"]})))
    parthia = next(q for q in wait.questions if s.g.name(q.seat) == "Parthia")
    number = s.state.floor.offers[0].id
    script.send((1, parthia.check({"act": "accept", "offer": number, "cards": ["Cotton"] * 3})))
    assert {card.block for card in s.nation("Rome").hand} == {EAST}


def test_23_1_3_at_least_three_cards_on_each_side():
    f = floor(Rome=SALT, Egypt=GRAIN)
    assert "too-few-cards" in f.codes("Rome", "offer", to=1, give=["Salt", "Salt"], want=["Grain"])
    assert "too-few-cards" in f.codes("Rome", "offer", to=1, give=SALT, want=["Grain"], count=2)


def test_23_1_3_the_number_of_cards_is_binding():
    f = floor(Rome=SALT, Egypt=GRAIN)
    number = f.offer("Rome", "Egypt", SALT, ["Grain"], count=4)
    assert "wrong-number" in f.codes("Egypt", "accept", offer=number, cards=["Grain", "Iron", "Clay"])


def test_23_1_3_one_commodity_must_be_named():
    f = floor(Rome=["Salt", "Treachery", "Epidemic"], Egypt=GRAIN)
    refusal = f.check("Rome", "offer", to=1, give=["Salt", "Treachery", "Epidemic"], want=[])
    assert texts(refusal) == ["What you ask for must name a commodity."]
    f.offer("Rome", "Egypt", ["Salt", "Treachery", "Epidemic"], ["Grain"])


def test_23_1_3_one_named_commodity_must_be_true_and_the_others_need_not():
    f = floor(Rome=["Salt", "Treachery", "Epidemic"], Egypt=GRAIN)
    give = ["Salt", "Treachery", "Epidemic"]
    refusal = f.check("Rome", "offer", to=1, give=give, say=["Oil", "Salt"], want=["Grain"])
    assert texts(refusal) == ["The first commodity named must be true: Oil is not among the cards."]
    f.offer("Rome", "Egypt", give, ["Grain"], say=["Salt", "Salt", "Gold"])
    assert f.s.state.floor.offers[0].say == ["Salt", "Salt", "Gold"]


def test_23_1_3_what_is_given_in_return_must_keep_the_first_name_only():
    f = floor(Rome=SALT, Egypt=GRAIN)
    number = f.offer("Rome", "Egypt", SALT, ["Grain", "Gold"])
    assert f.codes("Egypt", "accept", offer=number, cards=["Iron", "Clay", "Fish"]) == ["not-true"]
    f.act("Egypt", "accept", offer=number, cards=["Grain", "Clay", "Fish"])
    assert f.hand("Rome") == ["Clay", "Fish", "Grain"]


def test_23_1_3_calamities_may_be_given_but_not_named():
    f = floor(Rome=["Salt", "Salt", "Treachery"], Egypt=GRAIN)
    give = ["Salt", "Salt", "Treachery"]
    refused = f.codes("Rome", "offer", to=1, give=give, say=["Salt", "Treachery"], want=["Grain"])
    assert refused == ["not-a-commodity"]


def test_23_1_3_example_salt_for_a_grain_an_iron_and_two_unknown_cards():
    """Three cards for four; of each side the first name is sure, the rest are assurances."""
    f = floor(Rome=["Salt", "Salt", "Treachery"], Egypt=["Grain", "Iron", "Epidemic", "Fish"])
    give = ["Salt", "Salt", "Treachery"]
    number = f.offer("Rome", "Egypt", give, ["Grain", "Iron"], say=["Salt", "Salt", "Salt"], count=4)
    f.act("Egypt", "accept", offer=number, cards=["Grain", "Iron", "Epidemic", "Fish"])
    assert f.hand("Egypt") == ["Salt", "Salt", "Treachery"]
    assert f.hand("Rome") == ["Epidemic", "Fish", "Grain", "Iron"]


def test_23_1_3_ruling_only_the_first_name_is_sure_though_the_example_trusts_two():
    f = floor(Rome=["Salt", "Oil", "Treachery"], Egypt=GRAIN)
    f.offer("Rome", "Egypt", ["Salt", "Oil", "Treachery"], ["Grain"], say=["Salt", "Salt"])


def test_23_1_3_the_receiver_learns_what_is_said_and_not_what_is_given():
    f = floor(Rome=["Salt", "Salt", "Treachery"], Egypt=GRAIN)
    f.offer("Rome", "Egypt", ["Salt", "Salt", "Treachery"], ["Grain"], say=["Salt", "Gold", "Gold"])
    (seen,) = view(f.s.g, 1).offers
    assert (seen.say, seen.give, seen.cards) == (("Salt", "Gold", "Gold"), (), 3)


def test_23_1_4_trade_goes_on_until_all_are_done():
    f = floor(Rome=SALT, Egypt=GRAIN)
    f.act("Rome", "done")
    assert f.asked() == ["Egypt"]
    f.offer("Egypt", "Rome", ["Grain", "Iron", "Clay"], ["Salt"])
    assert f.asked() == ["Rome", "Egypt"], "whoever gets an offer is back"
    f.act("Egypt", "done")
    f.act("Rome", "done")
    assert f.over


def test_23_1_4_when_time_is_up_trade_ends():
    f = floor(Rome=SALT, Egypt=GRAIN)
    f.offer("Rome", "Egypt", SALT, ["Grain"])
    f.expire()
    assert f.over
    assert f.hand("Rome") == SALT


def test_23_everybody_learns_that_a_deal_was_struck_and_the_two_what_they_got():
    f = floor(Rome=SALT, Egypt=GRAIN, Minoa=["Oil"] * 3)
    number = f.offer("Rome", "Egypt", SALT, ["Grain"])
    f.act("Egypt", "accept", offer=number, cards=["Grain", "Iron", "Clay"])
    assert f.s.events(DealStruck, 2) == [DealStruck(0, 1, 3, 3)]
    assert f.s.events(CardsReceived, 2) == []
    assert f.s.events(CardsReceived, 1) == [CardsReceived(1, tuple(SALT), 0)]


def test_24_1_2_a_traded_calamity_knows_its_drawer_and_its_last_trader():
    hands = {
        "Rome": ["Salt", "Salt", Card("Epidemic", drawer=0)],
        "Egypt": ["Grain", "Iron", "Clay"],
        "Minoa": ["Oil"] * 3,
    }
    f = floor(**hands)
    number = f.offer("Rome", "Egypt", ["Salt", "Salt", "Epidemic"], ["Grain"])
    f.act("Egypt", "accept", offer=number, cards=["Grain", "Iron", "Clay"])
    number = f.offer("Egypt", "Minoa", ["Salt", "Salt", "Epidemic"], ["Oil"])
    f.act("Minoa", "accept", offer=number, cards=["Oil"] * 3)
    (epidemic,) = [card for card in f.s.nation("Minoa").hand if card.name == "Epidemic"]
    assert (epidemic.drawer, epidemic.passer) == (0, 1)


@pytest.mark.parametrize("civ", ["Rome", "Egypt"])
def test_23_1_3_menus_offer_to_name_a_single_commodity(civ):
    f = floor(Rome=["Salt", "Oil", "Treachery"], Egypt=["Grain", "Iron", "Clay"])
    referee = f.question(civ).referee
    give = [f"{card.name}#1" for card in f.s.nation(civ).hand]
    other = "1" if civ == "Rome" else "0"
    menu = referee.menu({})
    next(menu)
    menu.send(("offer",))
    menu.send((other,))
    step = menu.send(tuple(give))
    keys = [option.key for option in step.options]
    assert {"all", "write", f.s.nation(civ).hand[0].name} <= set(keys)
