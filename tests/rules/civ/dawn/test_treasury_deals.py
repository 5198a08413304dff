"""Dawn 23.1.2: treasury may be part of a deal."""

import json
from collections import Counter

import pytest

from rules.civ.events_trade import DealStruck, OfferMade
from rules.civ.problems import piece_problems
from rules.civ.views import OfferView, view
from rules.standins.civ.dealing import Hand, answer
from rules.table import Chance, Drafted, Refusal
from rules.table.codec import dump_state, load_state
from rules.table.menu import walk
from tests.rules.civ.dawn.market import floor
from tests.rules.civ.dawn.scene import DawnState
from tests.rules.civ.floor import Floor
from tests.rules.civ.rulesets import CIVX, DAWN, WESTERN_EMPIRES
from tests.rules.civ.scenario import side

SALT = ["Salt", "Salt", "Salt"]
GRAIN = ["Grain", "Iron", "Clay"]


@pytest.fixture
def f():
    return floor(
        Rome=side({"Rome": 10}, hand=SALT, treasury=12),
        Egypt=side({"Memphis": 10}, hand=GRAIN, treasury=7),
        Minoa=side(hand=["Oil"] * 3, treasury=5),
    )


def money(f, civ):
    return f.s.nation(civ).treasury, f.s.nation(civ).stock


def texts(refusal):
    assert isinstance(refusal, Refusal), refusal
    return [fault.text for fault in refusal.faults]


def strike(f, **parts):
    number = f.offer("Rome", "Egypt", SALT, ["Grain"], **parts)
    f.act("Egypt", "accept", offer=number, cards=GRAIN)


# -- what it does


def test_23_1_2_treasury_may_go_with_the_cards(f):
    strike(f, give_treasury=5)
    assert (money(f, "Rome"), money(f, "Egypt")) == ((7, 38), (12, 33))
    assert (f.hand("Rome"), f.hand("Egypt")) == (sorted(GRAIN), SALT)


def test_23_1_2_treasury_may_be_asked_for(f):
    strike(f, want_treasury=7)
    assert (money(f, "Rome"), money(f, "Egypt")) == ((19, 26), (0, 45))


def test_23_1_2_treasury_on_both_sides(f):
    strike(f, give_treasury=12, want_treasury=7)
    assert (money(f, "Rome"), money(f, "Egypt")) == ((7, 38), (12, 33))


def test_23_1_2_ruling_tokens_keep_their_colour(f):
    """What is given returns to its own stock, and as much of the taker's stock becomes treasury."""
    strike(f, give_treasury=5)
    assert piece_problems(DAWN, f.s.state) == []


def test_23_1_2_treasury_alone_is_no_deal(f):
    codes = f.codes("Rome", "offer", to=1, give=[], want=["Grain"], give_treasury=12)
    assert "too-few-cards" in codes


def test_23_1_2_treasury_does_not_count_as_a_card(f):
    codes = f.codes("Rome", "offer", to=1, give=["Salt", "Salt"], want=["Grain"], give_treasury=12)
    assert codes == ["too-few-cards"]


# -- what is refused


def test_23_1_2_nobody_gives_more_than_he_has(f):
    refusal = f.check("Rome", "offer", to=1, give=SALT, want=["Grain"], give_treasury=13)
    assert texts(refusal) == ["You have 12 treasury."]
    assert refusal.faults[0].legal == "at most 12"


def test_23_1_2_nobody_is_asked_for_more_than_he_has(f):
    refusal = f.check("Rome", "offer", to=1, give=SALT, want=["Grain"], want_treasury=8)
    assert texts(refusal) == ["Egypt has 7 treasury."]


@pytest.mark.parametrize("amount", [-1, "5", 2.5, True, None])
@pytest.mark.parametrize("side_", ["give_treasury", "want_treasury"])
def test_23_1_2_an_amount_is_a_whole_number(f, side_, amount):
    assert f.codes("Rome", "offer", to=1, give=SALT, want=["Grain"], **{side_: amount}) == ["unreadable"]


def test_23_1_2_ruling_the_taker_needs_as_much_stock():
    f = floor(
        Rome=side({"Rome": 10}, hand=SALT, treasury=12), Egypt=side({"Memphis": 51}, hand=GRAIN, treasury=2)
    )
    refusal = f.check("Rome", "offer", to=1, give=SALT, want=["Grain"], give_treasury=3)
    assert texts(refusal) == ["Egypt has only 2 tokens in stock that can become treasury."]
    strike(f, give_treasury=4, want_treasury=2)
    assert money(f, "Egypt") == (4, 0)


def test_23_1_2_ruling_the_maker_needs_stock_for_what_he_asks():
    f = floor(
        Rome=side({"Rome": 55}, hand=SALT, treasury=0), Egypt=side({"Memphis": 3}, hand=GRAIN, treasury=9)
    )
    refusal = f.check("Rome", "offer", to=1, give=SALT, want=["Grain"], want_treasury=1)
    assert texts(refusal) == ["You have no tokens in stock that can become treasury."]


def test_23_1_2_what_cannot_be_paid_any_more_is_refused_when_it_is_accepted(f):
    number = f.offer("Rome", "Egypt", SALT, ["Grain"], give_treasury=5, want_treasury=2)
    for civ in ("Rome", "Egypt"):
        nation = f.s.nation(civ)
        nation.stock, nation.treasury = nation.stock + nation.treasury, 0
    refused = f.check("Egypt", "accept", offer=number, cards=GRAIN)
    assert texts(refused) == ["You have 0 treasury.", "Rome has no treasury."]
    assert texts(f.check("Egypt", "accept", offer=number))[:2] == texts(refused)


def test_23_1_2_an_offer_whose_treasury_is_spent_elsewhere_leaves_the_floor(f):
    number = f.offer("Rome", "Minoa", SALT, ["Oil"], give_treasury=10)
    kept = f.offer("Egypt", "Minoa", GRAIN, ["Oil"], give_treasury=1)
    back = f.offer("Minoa", "Rome", ["Oil"] * 3, ["Salt"], want_treasury=3)
    f.act("Rome", "accept", offer=back, cards=SALT)
    assert f.s.state.floor.fate(number, 0) == "its maker no longer holds the cards"
    assert [offer.id for offer in f.s.state.floor.offers] == [kept]


def test_23_1_2_asked_treasury_that_is_gone_closes_the_offer():
    f = floor(
        Rome=side({"Rome": 1}, hand=SALT, treasury=12),
        Egypt=side({"Memphis": 1}, hand=[*GRAIN, *GRAIN], treasury=7),
        Minoa=side(hand=["Oil"] * 3, treasury=5),
    )
    asked = f.offer("Minoa", "Egypt", ["Oil"] * 3, ["Grain"], want_treasury=5)
    number = f.offer("Rome", "Egypt", SALT, ["Grain"], want_treasury=3)
    f.act("Egypt", "accept", offer=number, cards=GRAIN)
    assert f.s.state.floor.fate(asked, 2) == "its treasury can no longer be paid"


@pytest.mark.parametrize("rules", [WESTERN_EMPIRES, CIVX], ids=lambda rules: rules.key)
def test_23_1_2_other_games_know_of_no_treasury_in_deals(rules):
    options = {option.key: option.default for option in rules.options}
    give, want = ["Iron"] * 3, ["Oil"] * 3
    f = Floor({"Rome": give, "Minoa": want}, rules=rules, options=options)
    for civ in ("Rome", "Minoa"):
        f.s.nation(civ).treasury, f.s.nation(civ).stock = 10, 45
    assert f.codes("Rome", "offer", to=1, give=give, want=want, give_treasury=1) == ["no-treasury-traded"]
    assert "treasury" not in f.question("Rome").prompt
    assert isinstance(
        f.question("Rome").referee.read("offer Minoa: 3 Iron + 5 treasury for 3 Oil", {}), Refusal
    )


# -- secrecy and storage


def test_23_1_2_amounts_are_for_the_two_parties_until_the_deal_is_done(f):
    number = f.offer("Rome", "Egypt", SALT, ["Grain"], give_treasury=5, want_treasury=2)
    assert [(o.treasury, o.asked) for o in view(f.s.g, 0).offers] == [(5, 2)]
    assert [(o.treasury, o.asked) for o in view(f.s.g, 1).offers] == [(5, 2)]
    assert view(f.s.g, 2).offers == view(f.s.g, None).offers == ()
    assert f.s.events(OfferMade, 2) == []
    (told,) = f.s.events(OfferMade, 1)
    assert (told.treasury, told.asked) == (5, 2)
    f.act("Egypt", "accept", offer=number, cards=GRAIN)
    assert f.s.events(DealStruck, 2) == [DealStruck(0, 1, 3, 3, 5, 2)]
    assert view(f.s.g, 2).nations[0].treasury == 9


def test_23_1_2_an_offer_with_treasury_is_stored_and_one_without_is_as_ever(f):
    f.offer("Rome", "Egypt", SALT, ["Grain"], give_treasury=5)
    f.offer("Egypt", "Rome", GRAIN, ["Salt"])
    stored = dump_state(f.s.state)
    first, second = json.loads(stored)["floor"]["offers"]
    assert first["treasury"] == 5
    assert "treasury" not in second
    assert "asked" not in {**first, **second}
    assert load_state(DawnState, stored).floor.offers == f.s.state.floor.offers


# -- writing and pressing


def read(f, civ, text):
    return f.question(civ).referee.read(text, {"act": "done"})


@pytest.mark.parametrize(
    ("line", "give", "want"),
    [
        ("give 3 Salt + 5 treasury for Grain", 5, 0),
        ("3 salt, 5 treasury for grain and 2 treasury", 5, 2),
        ("5 treasury and 3 Salt for 7 treasury, Grain", 5, 7),
        ("3 salt 1 treasury, 4 TREASURY for grain", 5, 0),
        ("3 salt + 0 treasury for grain", 0, 0),
    ],
)
def test_23_1_2_treasury_in_a_written_line(f, line, give, want):
    data = read(f, "Rome", f"offer Egypt: {line}")
    money_ = {"give_treasury": give, "want_treasury": want}
    expected = {"act": "offer", "to": 1, "give": SALT, "want": ["Grain"]}
    assert data == expected | {key: amount for key, amount in money_.items() if amount}
    assert not isinstance(f.question("Rome").check(data), Refusal)


def test_23_1_2_treasury_beside_what_is_said_and_how_many(f):
    data = read(f, "Rome", "offer Egypt: give 3 Salt + 5 treasury say 2 salt for Grain + 1 treasury in 3")
    assert (data["say"], data["count"]) == (["Salt", "Salt"], 3)
    assert (data["give_treasury"], data["want_treasury"]) == (5, 1)


def test_23_1_2_an_offer_repeated_in_words_can_be_read_again(f):
    data = read(f, "Rome", "offer Egypt: give 3 Salt + 5 treasury for Grain + 2 treasury in 3")
    referee = f.question("Rome").referee
    (line,) = referee.write(data)
    assert line == "offer Egypt: give 3 Salt + 5 treasury for 1 Grain + 2 treasury and 2 others"
    assert read(f, "Rome", line) == data


def test_23_1_2_the_fields_of_a_command_take_treasury_too(f):
    fields = {"to": "Egypt", "give": "3 Salt, 5 treasury", "want": "Grain + 2 treasury"}
    data = f.question("Rome").fill("offer", fields)
    assert (data["give_treasury"], data["want_treasury"]) == (5, 2)
    number = f.offer("Rome", "Egypt", SALT, ["Grain"])
    typed = {"offer": str(number), "give": "grain, iron, clay", "want": "3 salt, 4 treasury"}
    counter = f.question("Egypt").fill("counter", typed)
    assert counter["want_treasury"] == 4


def test_23_1_2_a_line_that_cannot_be_read_says_how_treasury_is_written(f):
    (fault,) = read(f, "Rome", "hello").faults
    assert "+ 5 treasury for" in fault.legal


def test_23_1_2_the_market_takes_no_treasury(f):
    assert isinstance(f.question("Rome").fill("market", {"want": "5 treasury"}), Refusal)


PATH = [("offer",), ("1",), ("Salt#1", "Salt#2", "Salt#3"), ("all",), ("Grain",), ("3",), ("0",)]


def test_23_1_2_menus_ask_whether_treasury_changes_hands(f):
    referee = f.question("Rome").referee
    step = walk(referee.menu({}), tuple(PATH))
    assert [option.key for option in step.options] == ["none", "give", "want"]
    done = walk(referee.menu({}), (*PATH, ("want",), ("7",)))
    assert isinstance(done, Drafted)
    assert done.draft["want_treasury"] == 7
    assert not isinstance(f.question("Rome").check(done.draft), Refusal)
    plain = walk(referee.menu({}), (*PATH, ("none",)))
    assert not {"give_treasury", "want_treasury"} & set(plain.draft)


def test_23_1_2_menus_ask_for_no_more_than_can_be_paid_and_taken():
    f = floor(Rome=side({"Rome": 52}, hand=SALT, treasury=2), Egypt=side(hand=GRAIN, treasury=7))
    referee = f.question("Rome").referee
    step = walk(referee.menu({}), (*PATH, ("want",)))
    assert isinstance(step, Drafted), "one token in stock: nothing to choose"
    assert step.draft["want_treasury"] == 1
    step = walk(referee.menu({}), (*PATH, ("give",)))
    assert [option.key for option in step.options] == ["2", "1"]


def test_23_1_2_menus_do_not_ask_where_nobody_has_treasury():
    f = floor(Rome=SALT, Egypt=GRAIN)
    assert isinstance(walk(f.question("Rome").referee.menu({}), tuple(PATH)), Drafted)


def test_23_1_2_menus_show_the_treasury_of_an_offer(f):
    f.offer("Rome", "Egypt", SALT, ["Grain"], give_treasury=5, want_treasury=2)
    step = walk(f.question("Egypt").referee.menu({}), ())
    assert step.options[0].note == "3 cards, 3 Salt + 5 treasury, for 3, 1 Grain + 2 treasury"
    mine = walk(f.question("Rome").referee.menu({}), ())
    assert "3 Salt + 5 treasury" in [option.note for option in mine.options]


# -- stand-ins and chance


@pytest.mark.parametrize(("treasury", "asked", "taken"), [(0, 0, False), (60, 0, True), (60, 60, False)])
def test_23_1_2_stand_ins_count_treasury(treasury, asked, taken):
    hand = Hand(DAWN, Counter({"Grain": 4, "Iron": 1, "Clay": 1}))
    offer = OfferView(1, 0, 1, 3, ("Salt",), ("Grain",), 3, (), treasury, asked)
    assert (answer(hand, offer) is not None) == taken


def test_23_1_2_random_players_offer_treasury_and_all_they_do_is_legal():
    found, dice = 0, Chance(b"floor")
    for _ in range(12):
        f = floor(Rome=side(hand=SALT * 2, treasury=9), Egypt=side(hand=GRAIN * 2, treasury=4))
        for _ in range(6):
            if f.over:
                break
            question = f.wait.questions[dice.below("who", len(f.wait.questions))]
            data = question.sample(dice)
            found += bool({"give_treasury", "want_treasury"} & set(data))
            act = question.check(data)
            assert not isinstance(act, Refusal), act
            f._go((question.seat, act))
            assert piece_problems(DAWN, f.s.state) == []
    assert found > 3


def test_23_1_2_the_prompt_says_that_treasury_may_be_traded(f):
    assert "treasury may go with them" in f.question("Rome").prompt


# -- offers to several


def everybody(f, to, **parts):
    f.act("Rome", "offer", to=to, give=SALT, want=["Oil"], **parts)
    return f.s.state.floor.offers[-1]


def test_23_1_2_an_offer_to_several_with_treasury_is_paid_once(f):
    offer = everybody(f, [1, 2], give_treasury=10)
    f.act("Minoa", "accept", offer=offer.id, cards=["Oil"] * 3)
    assert money(f, "Rome")[0] == 2
    assert [f.s.nation(civ).treasury for civ in ("Egypt", "Minoa")] == [7, 15]
    assert f.codes("Egypt", "accept", offer=offer.id, cards=GRAIN) == ["offer-gone"]
    assert piece_problems(DAWN, f.s.state) == []


def test_23_1_2_an_offer_to_all_reaches_those_who_have_the_treasury(f):
    assert everybody(f, "all", want_treasury=6).receivers == (1,), "Minoa has 5"
    assert f.codes("Rome", "offer", to=[1, 2], give=SALT, want=["Oil"], want_treasury=6) == [
        "partner-lacks-treasury"
    ]
    refused = f.check("Rome", "offer", to="all", give=SALT, want=["Oil"], give_treasury=13)
    assert texts(refused) == ["You have 12 treasury."], "what is wrong with all of them is said once"


def test_23_1_2_a_receiver_who_spent_the_treasury_drops_out_alone():
    f = floor(
        Rome=side({"Rome": 10}, hand=SALT, treasury=12),
        Egypt=side({"Memphis": 10}, hand=[*GRAIN, *GRAIN], treasury=7),
        Minoa=side(hand=["Oil"] * 6, treasury=5),
    )
    offer = everybody(f, [1, 2], want_treasury=4)
    spent = f.offer("Minoa", "Egypt", ["Oil"] * 3, ["Grain"], give_treasury=3)
    f.act("Egypt", "accept", offer=spent, cards=GRAIN)
    (left,) = f.s.state.floor.offers
    assert (left.id, left.open_to) == (offer.id, (1,))
    assert f.s.state.floor.fate(offer.id, 2) == "its treasury can no longer be paid"
