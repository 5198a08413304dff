"""WE 7: trade."""

import pytest

from rules.civ.cards import value
from rules.civ.events_trade import (
    CardsReceived,
    CriedOut,
    DealStruck,
    OfferClosed,
    OfferMade,
    TradeEnded,
    TradingDone,
)
from rules.civ.views import view
from rules.table import Chance, Refusal
from tests.rules.civ.floor import Floor

OCHRES = ["Ochre", "Ochre", "Clay"]
IRONS = ["Iron", "Iron", "Iron"]


def two(**more):
    return Floor({"Minoa": [*OCHRES, "Wine"], "Egypt": [*IRONS, "Fish"], **more})


def three():
    return two(Hellas=["Gold", "Gold", "Gold", "Ivory"])


# -- the size of a deal


def test_7_a_deal_of_three_for_three():
    f = two()
    number = f.offer("Minoa", "Egypt", OCHRES, IRONS)
    f.act("Egypt", "accept", offer=number)
    assert f.hand("Minoa") == ["Iron", "Iron", "Iron", "Wine"]
    assert f.hand("Egypt") == ["Clay", "Fish", "Ochre", "Ochre"]


def test_7_both_sides_need_not_be_equal():
    f = two()
    number = f.offer("Minoa", "Egypt", [*OCHRES, "Wine"], IRONS)
    f.act("Egypt", "accept", offer=number)
    assert len(f.hand("Minoa")) == 3
    assert len(f.hand("Egypt")) == 5


def test_7_two_cards_are_too_few_to_give():
    assert two().codes("Minoa", "offer", to=1, give=["Ochre", "Ochre"], want=IRONS) == ["too-few-cards"]


def test_7_two_cards_are_too_few_to_ask_for():
    f = two()
    assert f.codes("Minoa", "offer", to=1, give=OCHRES, want=["Iron", "Iron"], count=2) == ["too-few-cards"]


def test_7_two_names_ask_for_three_cards_at_least():
    f = two()
    f.offer("Minoa", "Egypt", OCHRES, ["Iron", "Iron"])
    assert f.s.state.floor.offers[0].count == 3


def test_7_no_more_can_be_asked_than_the_other_holds():
    f = two()
    assert f.codes("Minoa", "offer", to=1, give=OCHRES, want=IRONS, count=5) == ["partner-too-poor"]


def test_7_cards_must_be_in_the_hand():
    assert two().codes("Minoa", "offer", to=1, give=["Ochre"] * 3, want=IRONS) == ["not-in-hand"]


def test_7_nobody_trades_with_himself():
    assert two().codes("Minoa", "offer", to=0, give=OCHRES, want=IRONS) == ["no-partner"]


def test_7_a_seat_without_three_cards_is_no_partner_and_is_not_asked():
    f = two(Hellas=["Gold", "Gold"])
    assert f.asked() == ["Minoa", "Egypt"]
    assert f.codes("Minoa", "offer", to=2, give=OCHRES, want=["Gold", "Gold"]) == ["no-partner"]


def test_7_all_faults_are_named_at_once():
    codes = two().codes("Minoa", "offer", to=1, give=["Gold", "Gold"], say=["Ochre"], want=["Iron"], count=9)
    assert codes == [
        "not-in-hand",
        "too-few-cards",
        "too-few-named",
        "too-few-named",
        "not-true",
        "partner-too-poor",
    ]


# -- honesty


def test_7_the_first_two_names_must_be_true():
    f = two()
    assert f.codes("Minoa", "offer", to=1, give=OCHRES, say=["Ochre", "Wine"], want=IRONS) == ["not-true"]


def test_7_the_same_name_twice_needs_two_such_cards():
    f = two()
    assert f.codes("Minoa", "offer", to=1, give=OCHRES, say=["Clay", "Clay"], want=IRONS) == ["not-true"]


def test_7_the_third_name_may_be_a_lie():
    f = two()
    number = f.offer("Minoa", "Egypt", OCHRES, IRONS, say=["Ochre", "Clay", "Gold"])
    f.act("Egypt", "accept", offer=number)
    assert f.hand("Egypt") == ["Clay", "Fish", "Ochre", "Ochre"]


def test_7_two_commodities_must_be_named():
    f = two()
    assert f.codes("Minoa", "offer", to=1, give=OCHRES, say=["Ochre"], want=IRONS) == ["too-few-named"]
    assert f.codes("Minoa", "offer", to=1, give=OCHRES, want=["Iron"]) == ["too-few-named"]


def test_7_no_more_names_than_cards():
    f = two()
    assert f.codes("Minoa", "offer", to=1, give=OCHRES, say=["Ochre"] * 2 + ["Clay"] * 2, want=IRONS) == [
        "too-many-named"
    ]


def test_7_if_nothing_is_said_everything_is_named_truly():
    f = two()
    f.offer("Minoa", "Egypt", OCHRES, IRONS)
    assert f.s.state.floor.offers[0].say == OCHRES


def test_7_whoever_accepts_gives_the_first_two_named_and_the_number_asked():
    f = two()
    number = f.offer("Minoa", "Egypt", OCHRES, IRONS)
    assert f.codes("Egypt", "accept", offer=number, cards=["Iron", "Fish", "Iron", "Iron"]) == [
        "wrong-number"
    ]
    assert f.codes("Egypt", "accept", offer=number, cards=["Iron", "Fish", "Iron", "Iron", "Iron"]) == [
        "not-in-hand",
        "wrong-number",
    ]
    f.act("Egypt", "accept", offer=number, cards=["Iron", "Fish", "Iron"])
    assert f.hand("Minoa") == ["Fish", "Iron", "Iron", "Wine"]


def test_7_whoever_accepts_cannot_leave_out_a_true_card():
    f = Floor({"Minoa": OCHRES, "Egypt": ["Iron", "Fish", "Wool", "Wine"]})
    number = f.offer("Minoa", "Egypt", OCHRES, ["Iron", "Fish", "Iron"])
    assert f.codes("Egypt", "accept", offer=number, cards=["Iron", "Wool", "Wine"]) == ["not-true"]
    f.act("Egypt", "accept", offer=number, cards=["Iron", "Fish", "Wool"])
    assert f.hand("Minoa") == ["Fish", "Iron", "Wool"]


def test_7_accepting_without_a_word_gives_what_was_asked_for():
    f = two()
    number = f.offer("Minoa", "Egypt", OCHRES, IRONS)
    f.act("Egypt", "accept", offer=number)
    assert f.hand("Egypt").count("Iron") == 0


def test_7_accepting_needs_a_choice_where_the_request_leaves_one():
    f = two()
    number = f.offer("Minoa", "Egypt", OCHRES, ["Iron", "Iron"])
    assert f.codes("Egypt", "accept", offer=number) == ["choose-cards"]


def test_7_accepting_is_settled_if_all_cards_are_needed():
    f = Floor({"Minoa": OCHRES, "Egypt": ["Iron", "Iron", "Fish"]})
    number = f.offer("Minoa", "Egypt", OCHRES, ["Iron", "Iron"])
    f.act("Egypt", "accept", offer=number)
    assert f.hand("Minoa") == ["Fish", "Iron", "Iron"]


# -- calamities


def test_7_a_calamity_may_be_slipped_in_and_remembers_who_traded_it():
    f = Floor({"Minoa": ["Ochre", "Ochre", "Treachery"], "Egypt": IRONS, "Hellas": ["Gold", "Gold", "Gold"]})
    number = f.offer("Minoa", "Egypt", ["Ochre", "Ochre", "Treachery"], IRONS)
    assert f.s.state.floor.offers[0].say == ["Ochre", "Ochre"]
    f.act("Egypt", "accept", offer=number)
    (card,) = [c for c in f.s.nation("Egypt").hand if c.name == "Treachery"]
    assert card.passer == f.s.seat("Minoa")


def test_7_the_last_to_trade_a_calamity_is_the_one_remembered():
    f = Floor({"Minoa": ["Ochre", "Ochre", "Treachery"], "Egypt": IRONS, "Hellas": ["Gold", "Gold", "Gold"]})
    f.act("Egypt", "accept", offer=f.offer("Minoa", "Egypt", ["Ochre", "Ochre", "Treachery"], IRONS))
    number = f.offer("Egypt", "Hellas", ["Ochre", "Ochre", "Treachery"], ["Gold", "Gold", "Gold"])
    f.act("Hellas", "accept", offer=number)
    (card,) = [c for c in f.s.nation("Hellas").hand if c.name == "Treachery"]
    assert card.passer == f.s.seat("Egypt")


def test_7_commodities_remember_nobody():
    f = two()
    f.act("Egypt", "accept", offer=f.offer("Minoa", "Egypt", OCHRES, IRONS))
    assert all(card.passer is None for card in f.s.nation("Egypt").hand)


def test_7_whoever_accepts_may_slip_one_in_too():
    f = Floor({"Minoa": OCHRES, "Egypt": ["Iron", "Iron", "Epidemic"]})
    f.act("Egypt", "accept", offer=f.offer("Minoa", "Egypt", OCHRES, ["Iron", "Iron", "Iron"]))
    assert "Epidemic" in f.hand("Minoa")
    assert [c.passer for c in f.s.nation("Minoa").hand if c.name == "Epidemic"] == [1]


def test_7_a_minor_calamity_may_be_traded():
    f = Floor({"Minoa": ["Ochre", "Ochre", "Tempest"], "Egypt": IRONS})
    f.act("Egypt", "accept", offer=f.offer("Minoa", "Egypt", ["Ochre", "Ochre", "Tempest"], IRONS))
    assert "Tempest" in f.hand("Egypt")


def test_7_a_non_tradeable_calamity_never():
    f = Floor({"Minoa": ["Ochre", "Ochre", "Famine"], "Egypt": ["Iron", "Iron", "Flood"]})
    assert f.codes("Minoa", "offer", to=1, give=["Ochre", "Ochre", "Famine"], want=IRONS) == ["not-tradeable"]


def test_7_a_non_tradeable_calamity_not_in_return_either():
    f = Floor({"Minoa": OCHRES, "Egypt": ["Iron", "Iron", "Flood"]})
    number = f.offer("Minoa", "Egypt", OCHRES, IRONS)
    assert f.codes("Egypt", "accept", offer=number, cards=["Iron", "Iron", "Flood"]) == ["not-tradeable"]


@pytest.mark.parametrize("part", ["say", "want"])
def test_7_calamities_are_never_named(part):
    f = Floor({"Minoa": ["Ochre", "Ochre", "Treachery"], "Egypt": IRONS})
    terms = {"give": ["Ochre", "Ochre", "Treachery"], "want": IRONS, part: ["Ochre", "Ochre", "Treachery"]}
    assert f.codes("Minoa", "offer", to=1, **terms) == ["not-a-commodity"]


def test_7_calamities_are_never_cried_out():
    assert two().codes("Minoa", "market", wants=["Famine"]) == ["not-a-commodity"]


def test_7_two_calamities_need_a_larger_deal():
    """Two of the cards must be commodities that are named."""
    f = Floor({"Minoa": ["Ochre", "Treachery", "Epidemic", "Clay"], "Egypt": IRONS})
    assert "too-few-named" in f.codes(
        "Minoa", "offer", to=1, give=["Ochre", "Treachery", "Epidemic"], want=IRONS
    )
    f.offer("Minoa", "Egypt", ["Ochre", "Clay", "Treachery", "Epidemic"], IRONS)


def test_7_water_is_a_commodity_worth_nothing():
    f = Floor({"Minoa": ["Water", "Water", "Water"], "Egypt": IRONS})
    number = f.offer("Minoa", "Egypt", ["Water"] * 3, IRONS)
    f.act("Egypt", "accept", offer=number)
    assert value(f.s.g.rules, {"Water": 3}) == 0
    assert f.hand("Egypt") == ["Water"] * 3


# -- offers come and go


def test_7_an_offer_may_be_declined():
    f = two()
    number = f.offer("Minoa", "Egypt", OCHRES, IRONS)
    f.act("Egypt", "decline", offer=number)
    assert f.s.state.floor.offers == []
    assert f.s.events(OfferClosed, seat=0) == [OfferClosed(number, 0, 1, "declined")]


def test_7_who_declines_may_say_why_to_the_maker_alone():
    f = Floor({"Minoa": ["Ochre"] * 3, "Egypt": ["Iron"] * 3, "Hellas": ["Gold"] * 3})
    number = f.offer("Minoa", "Egypt", ["Ochre"] * 3, ["Iron", "Iron"])
    written = f.question("Egypt").read("decline Minoa -- Too dear now.", None)
    assert f.question("Egypt").write(written) == (f"decline Minoa #{number} -- Too dear now.",)
    assert f.codes("Egypt", "decline", offer=number, note="x" * 201) == ["unreadable"]
    f.act("Egypt", "decline", offer=number, note="Too dear now.")
    assert f.s.events(OfferClosed, seat=0) == [OfferClosed(number, 0, 1, "declined", note="Too dear now.")]
    assert f.s.events(OfferClosed, seat=2) == []


def test_7_an_offer_may_be_withdrawn_and_is_stale_then():
    f = two()
    number = f.offer("Minoa", "Egypt", OCHRES, IRONS)
    f.act("Minoa", "withdraw", offer=number)
    refusal = f.check("Egypt", "accept", offer=number)
    assert isinstance(refusal, Refusal)
    assert refusal.faults[0].code == "offer-gone"
    assert "withdrawn" in refusal.faults[0].text


def test_7_a_counter_offer_takes_the_place_of_the_offer():
    f = two()
    number = f.offer("Minoa", "Egypt", OCHRES, IRONS)
    f.act("Egypt", "counter", offer=number, give=["Iron", "Iron", "Fish"], want=["Ochre", "Ochre", "Wine"])
    (offer,) = f.s.state.floor.offers
    assert (offer.maker, offer.to, offer.want) == (1, 0, ["Ochre", "Ochre", "Wine"])
    assert [(gone.offer.id, gone.fate) for gone in f.s.state.floor.closed] == [(number, "countered")]
    f.act("Minoa", "accept", offer=offer.id)
    assert f.hand("Egypt") == ["Iron", "Ochre", "Ochre", "Wine"]


def test_7_an_offer_whose_cards_are_gone_leaves_the_floor():
    f = three()
    stale = f.offer("Minoa", "Hellas", OCHRES, ["Gold", "Gold", "Gold"])
    f.act("Egypt", "accept", offer=f.offer("Minoa", "Egypt", OCHRES, IRONS))
    assert f.codes("Hellas", "accept", offer=stale) == ["offer-gone"]
    assert [e.offer for e in f.s.events(OfferClosed, seat=2)] == [stale]


def test_7_an_offer_that_can_still_be_kept_stays():
    f = Floor({"Minoa": [*OCHRES, *OCHRES], "Egypt": IRONS, "Hellas": ["Gold", "Gold", "Gold"]})
    f.offer("Minoa", "Hellas", OCHRES, ["Gold", "Gold", "Gold"])
    f.act("Egypt", "accept", offer=f.offer("Minoa", "Egypt", OCHRES, IRONS))
    assert len(f.s.state.floor.offers) == 1


def test_7_an_offer_that_can_no_longer_be_paid_leaves_the_floor():
    """Hellas gives four cards for three and then holds too few for an offer that asks for four."""
    f = three()
    f.offer("Minoa", "Hellas", OCHRES, ["Gold", "Gold"], count=4)
    f.act("Egypt", "accept", offer=f.offer("Hellas", "Egypt", ["Gold", "Gold", "Gold", "Ivory"], IRONS))
    assert f.s.state.floor.offers == []


def test_7_one_does_not_accept_ones_own_offer():
    f = two()
    number = f.offer("Minoa", "Egypt", OCHRES, IRONS)
    assert f.codes("Minoa", "accept", offer=number) == ["not-yours"]
    assert f.codes("Egypt", "withdraw", offer=number) == ["not-yours"]


def test_7_an_offer_is_for_two_seats_only():
    """WE 7: no deal involves more than two players."""
    f = three()
    number = f.offer("Minoa", "Egypt", OCHRES, IRONS)
    assert f.codes("Hellas", "accept", offer=number) == ["no-such-offer"]
    f.act("Minoa", "withdraw", offer=number)
    assert f.codes("Hellas", "accept", offer=number) == ["no-such-offer"], "nor what became of it"


def test_7_the_number_of_an_offer_says_nothing_about_others():
    quiet, busy = three(), three()
    for _ in range(3):
        busy.offer("Hellas", "Egypt", ["Gold"] * 3, IRONS)
    numbers = [f.offer("Minoa", "Egypt", OCHRES, IRONS) for f in (quiet, busy)]
    assert numbers[0] == numbers[1]


def test_7_numbers_are_never_used_twice():
    f = two()
    first = f.offer("Minoa", "Egypt", OCHRES, IRONS)
    f.act("Minoa", "withdraw", offer=first)
    assert f.offer("Minoa", "Egypt", OCHRES, IRONS) != first


# -- who learns what


def test_7_the_receiver_sees_number_and_names_but_not_the_cards():
    f = three()
    f.offer("Minoa", "Egypt", OCHRES, IRONS, say=["Ochre", "Clay", "Gold"])
    mine, theirs, others, anybody = (view(f.s.g, seat).offers for seat in (0, 1, 2, None))
    assert mine[0].give == tuple(OCHRES)
    assert theirs[0].give == ()
    assert (theirs[0].cards, theirs[0].say) == (3, ("Ochre", "Clay", "Gold"))
    assert others == anybody == ()


def test_7_an_offer_is_told_to_the_two_only():
    f = three()
    f.offer("Minoa", "Egypt", OCHRES, IRONS)
    assert f.s.events(OfferMade) == []
    assert len(f.s.events(OfferMade, seat=1)) == 1
    assert f.s.events(OfferMade, seat=2) == []


def test_7_others_learn_that_and_how_many_and_no_more():
    f = three()
    f.act("Egypt", "accept", offer=f.offer("Minoa", "Egypt", [*OCHRES, "Wine"], IRONS))
    assert f.s.events(DealStruck) == [DealStruck(0, 1, 4, 3)]
    assert f.s.events(CardsReceived, seat=0) == [CardsReceived(0, tuple(IRONS), 1)]
    heard = [event for event, to in f.s.told if to is None or 2 in to]
    assert not any(name in repr(heard) for name in ("Ochre", "Iron", "Clay", "Wine"))


# -- the session


def test_7_the_session_ends_when_all_are_done():
    f = two()
    f.act("Minoa", "done")
    assert f.asked() == ["Egypt"]
    f.act("Egypt", "done")
    assert f.over
    assert f.s.events(TradeEnded) == [TradeEnded(0)]


def test_7_a_new_offer_brings_a_seat_back():
    f = two()
    f.act("Egypt", "done")
    f.offer("Minoa", "Egypt", OCHRES, IRONS)
    assert f.asked() == ["Minoa", "Egypt"]
    assert f.s.events(TradingDone) == [TradingDone(1), TradingDone(1, is_done=False)]


def test_7_a_deal_brings_its_maker_back():
    f = two()
    number = f.offer("Minoa", "Egypt", OCHRES, IRONS)
    f.act("Minoa", "done")
    f.act("Egypt", "accept", offer=number)
    assert f.asked() == ["Minoa", "Egypt"]


def test_7_time_ends_the_session_and_clears_the_floor():
    f = two()
    f.offer("Minoa", "Egypt", OCHRES, IRONS)
    f.expire()
    assert f.over
    assert f.s.state.floor.offers == []
    assert f.hand("Minoa") == sorted([*OCHRES, "Wine"])


def test_7_with_fewer_than_two_able_seats_there_is_no_session():
    f = Floor({"Minoa": OCHRES, "Egypt": ["Iron", "Iron"]})
    assert f.over
    assert f.s.events(TradeEnded) == [TradeEnded(0)]


def test_7_a_market_line_is_for_everybody():
    f = two()
    f.act("Minoa", "market", wants=["Iron", "Iron"], haves=["Ochre"])
    assert f.s.events(CriedOut) == [CriedOut(0, ("Iron",), ("Ochre",))]
    assert view(f.s.g, None).market[0].wants == ("Iron",)


def test_7_an_empty_market_line_is_refused():
    assert two().codes("Minoa", "market") == ["nothing-to-cry"]


def test_7_the_default_is_to_be_done():
    f = two()
    assert f.question("Minoa").default() == {"act": "done"}


@pytest.mark.parametrize(
    "data", [None, "done", [], {}, {"act": "steal"}, {"act": "offer"}, {"act": "accept", "offer": "x"}]
)
def test_7_nonsense_is_refused_not_raised(data):
    assert isinstance(two().question("Minoa").check(data), Refusal)


@pytest.mark.parametrize(
    "parts",
    [
        {"to": 1, "give": "Ochre", "want": IRONS},
        {"to": 1, "give": OCHRES, "want": IRONS, "count": "3"},
        {"to": 1, "give": OCHRES, "want": [1, 2]},
        {"to": 1, "give": OCHRES, "want": IRONS, "say": 3},
    ],
)
def test_7_nonsense_in_an_offer_is_unreadable(parts):
    assert "unreadable" in two().codes("Minoa", "offer", **parts)


def test_7_samples_are_legal():
    f = three()
    f.offer("Minoa", "Egypt", OCHRES, IRONS)
    chance = Chance(b"samples")
    for question in f.wait.questions * 40:
        assert not isinstance(question.check(question.sample(chance)), Refusal)
