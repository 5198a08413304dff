"""WE 12: buying advances; WE 9: the advances that change how."""

import pytest

from rules.civ.events_trade import AdvancesBought, CardsDiscarded
from rules.civ.phases.advances import advances, question
from rules.civ.purchase.bill import credit_tokens, gifts, price
from rules.civ.purchase.payment import suggest
from rules.civ.stacks import Stack
from rules.table import Chance, Refusal
from rules.table.event import Told
from tests.rules.civ.rulesets import WESTERN_EMPIRES
from tests.rules.civ.scenario import scenario, side

NAMES = sorted(WESTERN_EMPIRES.advances)


def shop(hand=(), treasury=0, held=(), **more):
    """Minoa alone with these cards, this treasury and these advances."""
    return scenario({"Minoa": side(hand=list(hand), treasury=treasury, advances=list(held), **more)})


def buy(s, **data):
    """Play the phase with this answer."""
    s.play(advances, {"Minoa advances": data})
    return s


def codes(s, **data):
    refusal = question(s.g, 0).check(data)
    assert isinstance(refusal, Refusal), refusal
    return [fault.code for fault in refusal.faults]


def left(s):
    return sorted(card.name for card in s.nation("Minoa").hand)


# -- every advance


@pytest.mark.parametrize("name", NAMES)
def test_12_every_advance_costs_its_price_and_brings_its_credits(name):
    """Nine gold and a treasury pay for anything; credits count from the next turn on."""
    cost = WESTERN_EMPIRES.advances[name].cost
    s = shop(["Gold"] * 5 + ["Amber"] * 4, treasury=54)
    assert price(s.g, 0, name) == cost
    s = buy(s, buy=[name])
    assert s.nation("Minoa").advances == [name]
    tokens = {g: n for g, n in credit_tokens(s.g, 0).items() if n}
    chosen = s.nation("Minoa").credits
    printed = WESTERN_EMPIRES.advances[name].credits
    assert tokens == {g: printed.get(g, 0) + chosen.get(g, 0) for g in {*printed, *chosen}}
    assert sum(chosen.values()) == {"Monument": 20, "Written Record": 10}.get(name, 0)


@pytest.mark.parametrize("name", [n for n in NAMES if WESTERN_EMPIRES.advances[n].bonus])
def test_12_every_credit_to_a_single_card_lowers_its_price(name):
    ((target, points),) = WESTERN_EMPIRES.advances[name].bonus.items()
    s = shop(held=[name])
    by_group = max(credit_tokens(s.g, 0)[group] for group in WESTERN_EMPIRES.advances[target].groups)
    assert price(s.g, 0, target) == WESTERN_EMPIRES.advances[target].cost - by_group - points


# -- credits


def test_12_example_1_music_makes_drama_70_and_mysticism_40():
    s = shop(held=["Music"], treasury=50)
    assert (credit_tokens(s.g, 0)["Arts"], credit_tokens(s.g, 0)["Religion"]) == (10, 5)
    assert price(s.g, 0, "Drama and Poetry") == 70
    assert price(s.g, 0, "Mysticism") == 40, "only the higher of its two groups counts"


def test_12_example_1_both_in_the_same_turn():
    s = buy(shop(["Gold"] * 3, treasury=50, held=["Music"]), buy=["Drama and Poetry", "Mysticism"])
    assert s.events(AdvancesBought)[0].price == 110


def test_12_example_2_pottery_and_masonry_make_agriculture_90():
    s = shop(held=["Pottery", "Masonry"], treasury=54)
    tokens = credit_tokens(s.g, 0)
    assert (tokens["Crafts"], tokens["Science"], tokens["Arts"]) == (20, 5, 5)
    assert price(s.g, 0, "Agriculture") == 90


def test_12_example_2_next_turn_30_off_all_crafts():
    s = buy(shop(["Gold"] * 3, treasury=50, held=["Pottery", "Masonry"]), buy=["Agriculture"])
    assert credit_tokens(s.g, 0)["Crafts"] == 30


def test_12_example_3_agriculture_makes_democracy_200():
    assert price(shop(held=["Agriculture"]).g, 0, "Democracy") == 200


def test_12_the_higher_of_two_groups_counts_either_way():
    assert price(shop(credits={"Arts": 5, "Religion": 15}).g, 0, "Mysticism") == 35
    assert price(shop(credits={"Arts": 15, "Religion": 5}).g, 0, "Mysticism") == 35


def test_12_credits_are_not_used_up():
    s = buy(shop(credits={"Arts": 20}, treasury=54), buy=["Sculpture"])
    assert credit_tokens(s.g, 0)["Arts"] == 30


def test_12_credits_of_this_turn_do_not_count_yet():
    """Pottery and Agriculture together: 60 and the full 120."""
    s = buy(shop(["Gold"] * 4, treasury=50), buy=["Pottery", "Agriculture"])
    assert s.events(AdvancesBought)[0].price == 180


def test_12_a_price_is_never_below_zero():
    s = shop(credits={"Arts": 60}, treasury=3)
    assert price(s.g, 0, "Sculpture") == 0
    s = buy(s, buy=["Sculpture"])
    assert s.nation("Minoa").treasury == 3


def test_12_surplus_credits_do_not_pay_for_something_else():
    s = shop(credits={"Crafts": 200}, treasury=20)
    assert codes(s, buy=["Pottery", "Music"]) == ["cannot-afford"]


def test_4_starting_credits_count_for_every_group():
    s = shop(credits=dict.fromkeys(["Arts", "Civics", "Crafts", "Religion", "Science"], 10))
    assert price(s.g, 0, "Pottery") == 50
    assert price(s.g, 0, "Mysticism") == 40


# -- what may be bought


def test_12_one_copy_of_each():
    assert codes(shop(held=["Pottery"], treasury=54), buy=["Pottery"]) == ["already-held"]
    assert codes(shop(treasury=54, credits={"Crafts": 60}), buy=["Pottery", "Pottery"]) == ["already-held"]


def test_12_there_is_no_such_advance():
    assert codes(shop(treasury=50), buy=["Plumbing"]) == ["unknown-advance"]


def test_12_no_prerequisites():
    s = buy(shop(["Gold"] * 5, treasury=50), buy=["Mathematics"])
    assert s.nation("Minoa").advances == ["Mathematics"]


def test_12_buying_nothing_is_the_default():
    s = shop(["Gold"] * 5, treasury=50)
    s.play(advances)
    assert s.nation("Minoa").advances == []
    assert s.nation("Minoa").treasury == 50
    assert len(left(s)) == 5


# -- payment


def test_12_sets_count_by_their_square():
    s = buy(shop(["Iron"] * 5 + ["Ochre"]), buy=["Sculpture"], pay={"cards": {"Iron": 5}})
    assert left(s) == ["Ochre"]
    assert s.state.discards[Stack(2)] == ["Iron"] * 5


def test_12_two_commodities_of_one_stack_are_two_sets():
    s = shop(["Iron"] * 3 + ["Papyri"] * 2)
    assert codes(s, buy=["Sculpture"], pay={"cards": {"Iron": 3, "Papyri": 2}}) == ["not-enough"]


def test_12_cards_and_treasury_together():
    s = buy(shop(["Iron"] * 4, treasury=30), buy=["Sculpture"], pay={"cards": {"Iron": 4}, "treasury": 18})
    assert s.nation("Minoa").treasury == 12


def test_12_treasury_goes_back_to_stock():
    s = shop(treasury=54)
    before = s.nation("Minoa").stock
    buy(s, buy=["Sculpture"], pay={"treasury": 50})
    assert s.nation("Minoa").stock == before + 50


def test_12_there_is_no_change():
    s = buy(shop(["Gold"] * 3), buy=["Sculpture"], pay={"cards": {"Gold": 3}})
    assert (s.nation("Minoa").treasury, left(s)) == (0, [])


def test_12_no_more_treasury_than_required():
    s = shop(["Iron"] * 4, treasury=30)
    assert codes(s, buy=["Sculpture"], pay={"cards": {"Iron": 4}, "treasury": 19}) == ["too-much-treasury"]


def test_12_no_treasury_at_all_if_the_cards_are_enough():
    s = shop(["Gold"] * 3, treasury=5)
    assert codes(s, buy=["Sculpture"], pay={"cards": {"Gold": 3}, "treasury": 1}) == ["too-much-treasury"]


def test_12_one_too_little_is_not_enough():
    s = shop(["Iron"] * 4, treasury=30)
    assert codes(s, buy=["Sculpture"], pay={"cards": {"Iron": 4}, "treasury": 17}) == ["not-enough"]


def test_12_no_more_treasury_than_there_is():
    assert codes(shop(treasury=20), buy=["Sculpture"], pay={"treasury": 50}) == ["too-little-treasury"]


def test_12_cards_must_be_in_the_hand():
    assert codes(shop(["Gold"]), buy=["Sculpture"], pay={"cards": {"Gold": 3}}) == ["cards-missing"]


def test_12_calamities_are_no_payment():
    assert codes(shop(["Famine"]), buy=["Sculpture"], pay={"cards": {"Famine": 1}}) == ["cards-missing"]


def test_12_nothing_is_paid_for_nothing():
    assert codes(shop(["Gold"]), pay={"cards": {"Gold": 1}}) == ["pays-nothing"]
    assert codes(shop(treasury=5), pay={"treasury": 1}) == ["too-much-treasury"]


def test_12_water_is_worth_nothing_and_goes_to_no_pile():
    s = buy(shop(["Water"] * 2, treasury=50), buy=["Sculpture"], pay={"cards": {"Water": 2}, "treasury": 50})
    assert left(s) == []
    assert not any(s.state.discards.values())


def test_12_what_was_paid_is_open_to_all():
    s = buy(shop(["Iron"] * 4, treasury=30), buy=["Sculpture"])
    assert s.events(AdvancesBought) == [AdvancesBought(0, ("Sculpture",), (), 50, 18, ("Iron",) * 4, {})]


# -- the suggested payment


def test_12_the_suggestion_breaks_no_set_and_spares_treasury_between_equals():
    """Four Iron and 18, or two Gold and 14, lose 50 either way."""
    paid = suggest(shop(["Iron"] * 4 + ["Gold"] * 2, treasury=20).g, 0, 50)
    assert (dict(paid.cards), paid.treasury) == ({"Gold": 2}, 14)


def test_12_the_suggestion_wastes_as_little_as_possible():
    """81 and 72 would both do for 70; 72 is nearer, and treasury is not needed."""
    s = shop(["Gold"] * 3 + ["Marble"] * 3)
    assert dict(suggest(s.g, 0, 70).cards) == {"Marble": 3}


def test_12_the_suggestion_takes_all_where_it_must():
    s = shop(["Gold"] * 2 + ["Ochre"] * 3, treasury=5)
    paid = suggest(s.g, 0, 50)
    assert (dict(paid.cards), paid.treasury) == ({"Gold": 2, "Ochre": 3}, 5)


def test_12_there_is_no_suggestion_beyond_ones_means():
    assert suggest(shop(["Gold"], treasury=5).g, 0, 15) is None
    assert codes(shop(["Gold"], treasury=5), buy=["Sculpture"]) == ["cannot-afford"]


def test_12_the_suggestion_for_nothing_is_nothing():
    paid = suggest(shop(["Gold"]).g, 0, 0)
    assert (dict(paid.cards), paid.treasury) == ({}, 0)


# -- advances that change the purchase


def test_9_mining_makes_a_treasury_token_worth_2():
    s = buy(shop(treasury=30, held=["Mining"]), buy=["Sculpture"], pay={"treasury": 25})
    assert s.nation("Minoa").treasury == 5


def test_9_mining_may_exceed_the_price_by_one():
    s = shop(["Ochre"], treasury=30, held=["Mining"])
    assert codes(s, buy=["Sculpture"], pay={"cards": {"Ochre": 1}, "treasury": 26}) == ["too-much-treasury"]
    buy(s, buy=["Sculpture"], pay={"cards": {"Ochre": 1}, "treasury": 25})
    assert s.nation("Minoa").advances[-1] == "Sculpture"


def test_9_mining_bought_now_counts_from_the_next_turn():
    s = shop(["Gold"] * 5, treasury=30)
    assert codes(s, buy=["Mining", "Sculpture"]) == ["cannot-afford"]


def test_9_library_takes_40_off_another_advance_of_the_purchase():
    s = buy(shop(["Gold"] * 5, treasury=45), buy=["Library", "Sculpture"], discount="Sculpture")
    assert s.events(AdvancesBought)[0].price == 230


def test_9_library_discounts_the_dearest_unless_told_otherwise():
    s = shop(["Gold"] * 5, treasury=50, credits={"Arts": 20})
    dear = buy(s, buy=["Library", "Sculpture", "Empiricism"]).events(AdvancesBought)[0]
    assert dear.price == 220 + (50 - 20) + (60 - 40)
    s = buy(shop(["Gold"] * 5), buy=["Library"])
    assert s.events(AdvancesBought)[0].price == 220, "there is nothing else to discount"


def test_9_library_does_not_discount_itself_nor_what_is_not_bought():
    s = shop(["Gold"] * 5, treasury=45)
    assert codes(s, buy=["Library"], discount="Library") == ["bad-discount"]
    assert codes(s, buy=["Library"], discount="Music") == ["bad-discount"]


def test_9_ruling_library_discounts_what_brings_a_gift_but_not_the_gift():
    s = shop(["Gold"] * 9, treasury=40)
    both = ["Library", "Anatomy"]
    assert codes(s, buy=both, gift="Coinage", discount="Coinage") == ["bad-discount"]
    bought = buy(s, buy=both, gift="Coinage", discount="Anatomy").events(AdvancesBought)[0]
    assert bought.price == 220 + 270 - 40


def test_9_library_of_an_earlier_turn_discounts_nothing():
    assert codes(shop(treasury=54, held=["Library"]), buy=["Sculpture"], discount="Sculpture") == [
        "bad-discount"
    ]


def test_9_library_never_brings_a_price_below_zero():
    s = shop(["Gold"] * 5, treasury=45, credits={"Arts": 20})
    assert buy(s, buy=["Library", "Sculpture"], discount="Sculpture").events(AdvancesBought)[0].price == 220


def test_9_anatomy_brings_a_cheap_science_advance():
    s = buy(shop(["Gold"] * 5, treasury=54), buy=["Anatomy"], gift="Coinage")
    assert s.nation("Minoa").advances == ["Anatomy", "Coinage"]
    assert s.events(AdvancesBought)[0].price == 270


def test_9_anatomy_gifts_are_science_below_100_as_printed():
    s = shop(credits={"Science": 100})
    assert gifts(s.g, 0, ["Anatomy"]) == ["Empiricism", "Written Record", "Astronavigation", "Coinage"]


@pytest.mark.parametrize("gift", ["Calendar", "Music", "Anatomy", "Plumbing"])
def test_9_anatomy_gives_nothing_else(gift):
    assert codes(shop(["Gold"] * 5, treasury=54), buy=["Anatomy"], gift=gift) == ["bad-gift"]


def test_9_anatomy_gives_nothing_one_has_or_buys():
    s = shop(["Gold"] * 5, treasury=54, held=["Coinage"])
    assert codes(s, buy=["Anatomy"], gift="Coinage") == ["bad-gift"]


def test_9_anatomy_of_an_earlier_turn_gives_nothing():
    assert codes(shop(treasury=54, held=["Anatomy"]), buy=["Sculpture"], gift="Coinage") == ["bad-gift"]


def test_9_a_gift_brings_its_own_extra_credits():
    s = buy(shop(["Gold"] * 5, treasury=54), buy=["Anatomy"], gift="Written Record", credits={"Arts": 10})
    assert s.nation("Minoa").credits == {"Arts": 10}


def test_9_monument_brings_20_credits_of_choice():
    s = buy(shop(["Gold"] * 4, treasury=54), buy=["Monument"], credits={"Arts": 15, "Civics": 5})
    assert s.nation("Minoa").credits == {"Arts": 15, "Civics": 5}


def test_9_written_record_brings_10_credits_of_choice():
    s = buy(shop(["Gold"] * 2, treasury=54), buy=["Written Record"], credits={"Science": 10})
    assert s.nation("Minoa").credits == {"Science": 10}


def test_9_monument_and_written_record_together_bring_30():
    s = buy(shop(["Gold"] * 5, treasury=54), buy=["Monument", "Written Record"], credits={"Arts": 30})
    assert s.nation("Minoa").credits == {"Arts": 30}


@pytest.mark.parametrize("chosen", [{"Arts": 15}, {"Arts": 25}, {"Arts": 18, "Civics": 2}, {"Magic": 20}, {}])
def test_9_extra_credits_are_exact_and_come_in_fives(chosen):
    assert codes(shop(["Gold"] * 4, treasury=54), buy=["Monument"], credits=chosen) == ["bad-credits"]


def test_9_extra_credits_need_their_advance():
    assert codes(shop(treasury=54), buy=["Sculpture"], credits={"Arts": 10}) == ["bad-credits"]


def test_9_extra_credits_nobody_chose_go_where_most_is_still_to_buy():
    s = buy(shop(["Gold"] * 4, treasury=54), buy=["Monument"])
    assert sum(s.nation("Minoa").credits.values()) == 20


def test_9_trade_empire_fills_up_a_set_with_another_card():
    """Three Iron and a Gold count as four Iron: 32."""
    s = shop(["Iron"] * 3 + ["Gold"], treasury=18, held=["Trade Empire"])
    buy(s, buy=["Sculpture"], pay={"cards": {"Iron": 3}, "treasury": 18, "substitute": ["Gold", "Iron"]})
    assert left(s) == []
    assert s.state.discards[Stack(9)] == ["Gold"]


@pytest.mark.parametrize(
    ("held", "hand", "substitute"),
    [
        ([], ["Iron"] * 3 + ["Gold"], ["Gold", "Iron"]),
        (["Trade Empire"], ["Iron"] * 3 + ["Ochre"], ["Ochre", "Iron"]),
        (["Trade Empire"], ["Iron"] * 8 + ["Gold"], ["Gold", "Iron"]),
        (["Trade Empire"], ["Iron"] * 3, ["Iron", "Iron"]),
        (["Trade Empire"], ["Iron"] * 3 + ["Gold"], ["Gold", "Fish"]),
        (["Trade Empire"], ["Iron"] * 3 + ["Gold", "Water"], ["Gold", "Water"]),
    ],
    ids=["without it", "lower face value", "complete set", "the same commodity", "no such set", "water"],
)
def test_9_trade_empire_has_its_limits(held, hand, substitute):
    s = shop(hand, treasury=50, held=held)
    used = {"Iron": hand.count("Iron") - (substitute[0] == "Iron"), "Water": hand.count("Water")}
    pay = {"cards": used, "treasury": 0, "substitute": substitute}
    assert codes(s, buy=["Sculpture"], pay=pay) == ["bad-substitute"]


def test_9_trade_empire_takes_a_card_of_equal_face_value():
    s = shop(["Iron"] * 4 + ["Papyri"], held=["Trade Empire"])
    buy(s, buy=["Sculpture"], pay={"cards": {"Iron": 4}, "substitute": ["Papyri", "Iron"]})
    assert s.nation("Minoa").advances[-1] == "Sculpture"


# -- the hand limit


def test_12_eight_commodities_may_be_kept():
    s = shop(["Ochre"] * 8)
    s.play(advances)
    assert len(left(s)) == 8


def test_12_the_ninth_must_go():
    s = shop(["Gold"] * 4 + ["Ochre"] * 3 + ["Iron", "Fish"])
    s.play(advances, {"Minoa advances": {"discard": ["Gold"]}})
    assert left(s).count("Gold") == 3
    assert s.events(CardsDiscarded) == [CardsDiscarded(0, ("Gold",))]
    assert s.state.discards[Stack(9)] == ["Gold"]


def test_12_unasked_the_card_goes_that_is_missed_least():
    s = shop(["Gold"] * 4 + ["Ochre"] * 3 + ["Iron", "Fish"])
    s.play(advances)
    assert "Iron" not in left(s)


def test_12_the_limit_counts_after_the_purchase():
    s = buy(shop(["Gold"] * 4 + ["Ochre"] * 5, treasury=54), buy=["Sculpture"], pay={"cards": {"Gold": 4}})
    assert left(s) == ["Ochre"] * 5


def test_9_roadbuilding_lets_nine_be_kept_at_once():
    s = buy(
        shop(["Ochre"] * 9 + ["Gold"] * 5, treasury=54),
        buy=["Roadbuilding"],
        pay={"cards": {"Gold": 5}, "treasury": 0},
    )
    assert len(left(s)) == 9


def test_12_neither_more_nor_less_is_given_up():
    s = shop(["Ochre"] * 9)
    assert codes(s, discard=[]) == ["wrong-discard"]
    assert codes(s, discard=["Ochre"] * 2) == ["wrong-discard"]
    assert codes(s, discard=["Gold"]) == ["cards-missing"]


def test_12_what_pays_cannot_be_given_up_too():
    s = shop(["Ochre"] * 8 + ["Gold"] * 3)
    assert "cards-missing" in codes(s, buy=["Sculpture"], pay={"cards": {"Gold": 3}}, discard=["Gold"])


# -- the order, and who is asked


def test_12_the_furthest_marker_buys_first():
    sides = {
        "Minoa": side(treasury=50, step=3),
        "Egypt": side(treasury=50, step=4),
        "Hellas": side(treasury=50, step=3),
    }
    s = scenario(sides)
    s.play(advances)
    assert s.keys() == ["Egypt advances", "Minoa advances", "Hellas advances"]


def test_12_nobody_is_asked_who_could_not_buy_with_any_hand_of_that_size():
    s = shop(["Ochre", "Clay"], treasury=10)
    s.play(advances)
    assert s.asked == []


def test_12_whether_one_is_asked_depends_on_open_facts_only():
    """Three Ochre buy nothing, but three Gold would: the question must not tell which it is."""
    for hand in (["Ochre"] * 3, ["Gold"] * 3):
        s = shop(hand)
        s.play(advances)
        assert s.keys() == ["Minoa advances"]


def test_12_a_free_advance_is_always_offered():
    s = shop(credits={"Arts": 50})
    s.play(advances)
    assert s.keys() == ["Minoa advances"]


@pytest.mark.parametrize(
    "data",
    [
        None,
        [],
        {"buy": "Music"},
        {"steal": 1},
        {"buy": [1]},
        {"pay": 3},
        {"pay": {"treasury": -1}},
        {"pay": {"treasury": True}},
        {"pay": {"cards": ["Gold"]}},
        {"pay": {"substitute": ["Gold"]}},
        {"credits": {"Arts": "x"}},
        {"pay": {"treasury": "7"}},
        {"pay": {"treasury": 7.0}},
        {"pay": {"cards": {"Gold": "1"}}},
        {"pay": {"cards": {"Gold": {"Gold": 1}}}},
        {"pay": {"treasury": 1, "gold": 2}},
        {"pay": {"substitute": ["Gold", "Wine", "Tin"]}},
        {"discard": [["Gold"]]},
        {"gift": {"Music": 1}},
        {"buy": {"Music": 1}},
    ],
)
def test_12_nonsense_is_refused_not_raised(data):
    refusal = question(shop(["Gold"] * 3, treasury=50).g, 0).check(data)
    assert isinstance(refusal, Refusal)
    assert refusal.faults[0].code == "unreadable"
    assert "buy ADVANCE" in refusal.faults[0].text


@pytest.mark.parametrize("draft", [None, "Music", {"buy": [1]}, {"pay": {"treasury": "7"}}, {"steal": 1}])
def test_12_a_draft_that_cannot_be_read_is_begun_afresh(draft):
    asked = question(shop(["Gold"] * 3, treasury=50).g, 0)
    assert asked.write(draft) == ("(not readable)",)
    assert asked.step(draft, ()).options
    assert asked.read("buy Music", draft) == {"buy": ["Music"]}
    assert asked.drop(draft, 0) == {}


def test_12_absent_parts_may_be_stored_as_nothing():
    parts = {"gift": None, "discount": None, "credits": None, "pay": None, "discard": None}
    asked = question(shop(["Gold"] * 5, treasury=50).g, 0)
    assert asked.check({"buy": ["Music"], **parts}) == asked.check({"buy": ["Music"]})
    assert not isinstance(asked.check({"buy": ["Music"], **parts}), Refusal)


def test_12_a_purchase_is_foreseen_as_it_happens():
    s = shop(["Gold"] * 5 + ["Iron"] * 6, treasury=40)
    asked, data = question(s.g, 0), {"buy": ["Music"]}
    after = asked.foresee(data)
    s.play(advances, {"Minoa advances": data})
    assert after == s.state
    assert after is not s.state
    assert asked.foresee({"buy": ["Library", "Library"]}) is None
    assert asked.foresee("nonsense") is None


def test_12_judging_and_foreseeing_leave_the_game_alone():
    s = shop(["Gold"] * 5 + ["Iron"] * 6, treasury=40)
    before, told = s.state.fork(), len(s.told)
    asked = question(s.g, 0)
    asked.check({"buy": ["Music"]})
    asked.foresee({"buy": ["Music"]})
    asked.step({"buy": ["Music"]}, ())
    assert s.state == before
    assert len(s.told) == told


def test_12_samples_are_legal():
    s = shop(["Gold"] * 5 + ["Iron"] * 6, treasury=40, held=["Mining"])
    referee, chance = question(s.g, 0), Chance(b"samples")
    bought = [referee.check(referee.sample(chance)) for _ in range(40)]
    assert not any(isinstance(order, Refusal) for order in bought)
    assert any(order.buy for order in bought)


def test_12_a_refusal_cites_the_rule():
    s = shop(["Gold"] * 5, treasury=45)
    refusal = question(s.g, 0).check({"buy": ["Library"], "discount": "Library"})
    assert [fault.section for fault in refusal.faults] == ["WE ch.9"]
    refusal = question(s.g, 0).check({"buy": ["Library"], "pay": {"treasury": 1}})
    assert [fault.section for fault in refusal.faults] == ["WE 12"]


def test_12_ones_own_purchase_can_be_taken_back_but_not_anothers_answer_that_led_to_it():
    s = buy(shop(["Gold"] * 5 + ["Iron"] * 6, treasury=50), buy=["Mysticism"], pay={"treasury": 50})
    for kind in (AdvancesBought, CardsDiscarded):
        told = Told(1, 1, s.events(kind)[0])
        assert not told.reveals(0)
        assert told.reveals(1)
