"""WE 7: one offer to several seats: the first who accepts has the deal, and the cards are there once."""

from collections import Counter

import pytest

from rules.civ.events_trade import DealStruck, OfferClosed, OfferMade, TradingDone
from rules.civ.numbering import OfferNumbers
from rules.civ.trade.notes import LONGEST
from rules.civ.views import view
from rules.table import Chance, Refusal
from rules.table.codec import dump_state, load_state
from tests.rules.civ.floor import Floor

OCHRES = ["Ochre", "Ochre", "Clay"]
IRONS = ["Iron"] * 3
GOLDS = ["Gold"] * 3


def four(**more):
    """Minoa has ochre, the three others iron and gold."""
    return Floor(
        {"Minoa": [*OCHRES, "Wine"], "Egypt": [*IRONS, "Fish"], "Hellas": [*IRONS, *GOLDS], "Rome": [*IRONS]},
        **more,
    )


def made(f, to=(1, 2), give=OCHRES, want=IRONS, civ="Minoa", **parts):
    f.act(civ, "offer", to=to if isinstance(to, str) else list(to), give=give, want=want, **parts)
    return f.s.state.floor.offers[-1].id


def closed(f, seat):
    """What a seat was told of offers that are no more, of its own or of others."""
    return [(event.to, event.fate) for event in f.s.events(OfferClosed, seat)]


# -- one offer, one number


def test_7_an_offer_to_two_is_one_offer_with_one_number():
    f = four()
    number = made(f)
    assert len(f.s.state.floor.offers) == 1
    for seat in (0, 1, 2):
        assert [event.offer for event in f.s.events(OfferMade, seat)] == [number]
        assert [offer.id for offer in view(f.s.g, seat).offers] == [number]
    assert f.s.events(OfferMade, 3) == f.s.events(OfferMade) == []
    assert view(f.s.g, 3).offers == view(f.s.g, None).offers == ()


def test_7_receivers_know_of_each_other_and_of_no_card_beyond_what_is_said():
    f = four()
    made(f, say=["Ochre", "Clay", "Gold"])
    (seen,) = view(f.s.g, 2).offers
    assert (seen.to, seen.others, seen.give) == (1, (2,), ())
    assert seen.say == ("Ochre", "Clay", "Gold")


@pytest.mark.parametrize("taker", ["Egypt", "Hellas"])
def test_7_whoever_accepts_first_has_the_deal_and_it_is_gone_for_the_others(taker):
    f = four()
    number = made(f)
    late = {"Egypt": "Hellas", "Hellas": "Egypt"}[taker]
    f.act(taker, "accept", offer=number)
    assert f.s.state.floor.offers == []
    refusal = f.check(late, "accept", offer=number)
    assert isinstance(refusal, Refusal)
    assert refusal.faults[0].text == "That offer is off the floor: somebody else accepted it."
    assert f.s.events(DealStruck) == [DealStruck(0, f.s.seat(taker), 3, 3)]
    assert closed(f, f.s.seat(late)) == [(f.s.seat(late), "somebody else accepted it")]
    assert closed(f, 0) == [(f.s.seat(taker), "accepted")], "its maker is told of the deal alone"
    assert f.hand("Minoa") == [*IRONS, "Wine"]


def test_7_it_may_be_declined_by_one_and_taken_by_another():
    f = four()
    number = made(f)
    f.act("Egypt", "decline", offer=number)
    assert closed(f, 0) == closed(f, 1) == [(1, "declined")]
    assert closed(f, 2) == [], "nobody else is told"
    assert view(f.s.g, 2).offers[0].to == 1, "nor shown"
    assert view(f.s.g, 1).offers == ()
    assert f.codes("Egypt", "accept", offer=number) == ["offer-gone"]
    f.act("Hellas", "accept", offer=number)
    assert f.hand("Minoa") == [*IRONS, "Wine"]


def test_7_it_leaves_the_floor_when_all_have_declined():
    f = four()
    number = made(f)
    f.act("Egypt", "decline", offer=number)
    f.act("Hellas", "decline", offer=number)
    assert f.s.state.floor.offers == []
    assert f.codes("Minoa", "withdraw", offer=number) == ["offer-gone"]


def test_7_a_counter_takes_the_place_of_it_for_one_seat_only():
    f = four()
    number = made(f)
    f.act("Egypt", "counter", offer=number, give=[*IRONS], want=["Ochre", "Wine"])
    first, second = f.s.state.floor.offers
    assert (first.id, first.open_to, second.maker, second.receivers) == (number, (2,), 1, (0,))
    f.act("Hellas", "accept", offer=number)
    assert f.codes("Minoa", "accept", offer=second.id, cards=OCHRES) == ["not-in-hand", "not-true"]


def test_7_a_withdrawn_offer_is_gone_for_all_and_its_maker_is_told_once():
    f = four()
    number = made(f, to=(1, 2, 3))
    f.act("Minoa", "withdraw", offer=number)
    assert f.s.events(OfferClosed, 0) == [OfferClosed(number, 0, 1, "withdrawn", (2, 3))]
    for seat in (1, 2, 3):
        assert closed(f, seat) == [(seat, "withdrawn")]
    assert f.codes("Rome", "accept", offer=number) == ["offer-gone"]


# -- stock is there once


def test_7_an_offer_whose_cards_are_gone_is_withdrawn_and_all_are_told():
    f = four()
    stale = made(f, to=(2, 3))
    f.act("Egypt", "accept", offer=f.offer("Minoa", "Egypt", OCHRES, IRONS))
    assert f.s.state.floor.offers == []
    for seat in (2, 3):
        assert closed(f, seat) == [(seat, "its maker no longer holds the cards")]
        assert f.codes(f.s.g.name(seat), "accept", offer=stale, cards=IRONS) == ["offer-gone"]


def test_7_a_receiver_who_has_too_few_cards_left_drops_out_alone():
    """Hellas gives four of its six cards for three, and then has five; six were asked of it."""
    f = four()
    asked = made(f, to=(2,), count=6)
    both = made(f, to=(1, 2), count=4)
    f.act("Rome", "accept", offer=f.offer("Hellas", "Rome", [*GOLDS, "Iron"], IRONS))
    assert closed(f, 2)[-1] == (2, "not enough cards are left to pay for it")
    assert [offer.id for offer in f.s.state.floor.offers] == [both]
    assert f.codes("Hellas", "accept", offer=asked, cards=[]) == ["offer-gone"]


def test_7_a_receiver_without_enough_cards_for_any_deal_is_left_out_of_the_offer_alone():
    f = Floor({"Minoa": [*OCHRES, *OCHRES], "Egypt": [*IRONS, "Fish"], "Rome": [*IRONS, "Wine"]})
    number = made(f, to=(1, 2), count=4)
    f.act("Rome", "accept", offer=f.offer("Egypt", "Rome", [*IRONS, "Fish"], ["Iron", "Iron"]), cards=IRONS)
    (left,) = f.s.state.floor.offers
    assert (left.id, left.open_to) == (number, (2,)), "Egypt has three cards left, Rome five"


# -- everybody


def test_7_an_offer_to_all_reaches_those_who_still_trade_and_could_pay():
    f = four()
    f.act("Egypt", "done")
    number = made(f, to="all", want=["Iron", "Gold"], count=4)
    (offer,) = f.s.state.floor.offers
    assert (offer.id, offer.receivers) == (number, (2,)), "Egypt is done, Rome has three cards"
    assert f.s.events(TradingDone) == [TradingDone(1)], "who is done is left in peace"


def test_7_an_offer_by_name_brings_all_who_are_done_back():
    f = four()
    f.act("Egypt", "done")
    f.act("Hellas", "done")
    made(f)
    assert f.s.state.floor.done == []


def test_7_an_offer_to_all_that_nobody_can_take_is_refused():
    f = four()
    assert f.codes("Minoa", "offer", to="all", give=OCHRES, want=IRONS, count=9) == ["nobody-to-take-it"]
    for civ in ("Egypt", "Hellas", "Rome"):
        f.act(civ, "done")
    assert f.codes("Minoa", "offer", to="all", give=OCHRES, want=IRONS) == ["nobody-to-take-it"]


def test_7_everybody_who_is_named_must_be_able_to_take_it():
    f = four()
    refusal = f.check("Minoa", "offer", to=[1, 2, 3], give=OCHRES, want=IRONS, count=4)
    assert [fault.text for fault in refusal.faults] == ["Rome has only 3 cards."]


@pytest.mark.parametrize("to", [[], [0], [1, 0], [1, 9], "some", [[1]], [True]])
def test_7_nonsense_for_receivers_is_refused(to):
    assert four().codes("Minoa", "offer", to=to, give=OCHRES, want=IRONS)[0] in ("no-partner", "unreadable")


def test_7_a_seat_named_twice_is_meant_once():
    f = four()
    made(f, to=(1, 1))
    assert f.s.state.floor.offers[0].receivers == (1,)


# -- the sentence


def test_7_a_sentence_goes_with_an_offer_to_its_receivers_alone():
    f = four()
    made(f, note="  need it\n\u202e badly ")
    assert view(f.s.g, 1).offers[0].note == "need it badly"
    assert f.s.events(OfferMade, 2)[0].note == "need it badly"
    assert "badly" not in repr([event for event, to in f.s.told if to is None or 3 in to])
    assert "badly" not in repr(view(f.s.g, 3))


def test_7_a_sentence_is_no_letter():
    f = four()
    assert f.codes("Minoa", "offer", to=1, give=OCHRES, want=IRONS, note="x" * (LONGEST + 1)) == [
        "unreadable"
    ]
    made(f, note="x" * LONGEST)


# -- numbers


def test_7_the_number_of_an_offer_to_several_says_nothing_about_others():
    quiet, busy = four(), four()
    for _ in range(3):
        busy.offer("Hellas", "Egypt", GOLDS, IRONS)
        made(busy, civ="Hellas", to=(1, 3), give=GOLDS)
        busy.offer("Minoa", "Egypt", OCHRES, IRONS)
    assert made(quiet) == made(busy)


def test_7_numbers_of_offers_to_one_and_to_several_never_meet():
    numbers = OfferNumbers(key=12345)
    drawn = [numbers.draw(a, b, 18) for _ in range(40) for a in range(18) for b in range(18) if a != b]
    drawn += [numbers.draw_for_several(a, 18) for _ in range(200) for a in range(18)]
    assert len(set(drawn)) == len(drawn)
    several = OfferNumbers(key=12345)
    assert {len(str(several.draw_for_several(3, 18))) for _ in range(200)} == {5}


# -- written


def read(f, text, civ="Minoa"):
    return f.question(civ).referee.read(text, {"act": "done"})


def test_7_an_offer_to_several_in_one_line():
    f = four()
    data = read(f, "offer Egypt, Hellas: 2 ochre + clay for 4 cards incl. iron, gold -- need it badly: now")
    assert data == {
        "act": "offer",
        "to": [1, 2],
        "give": OCHRES,
        "want": ["Iron", "Gold"],
        "count": 4,
        "note": "need it badly: now",
    }
    assert not isinstance(f.question("Minoa").check(data), Refusal)


@pytest.mark.parametrize(
    ("whom", "to"),
    [("all", "all"), ("Everybody", "all"), ("egypt and rome", [1, 3]), ("rom & hel", [3, 2]), ("rome", 3)],
)
def test_7_whom_an_offer_is_for_as_people_write_it(whom, to):
    assert read(four(), f"offer {whom}: 2 ochre, clay for 3 iron")["to"] == to


def test_7_every_strange_name_is_asked_back():
    refusal = read(four(), "offer Xyz, Egypt, Zzz: 2 ochre, clay for 3 iron")
    assert [fault.code for fault in refusal.faults] == ["unreadable", "unreadable"]


@pytest.mark.parametrize(
    "line",
    [
        "offer Egypt, Rome: give 2 Ochre, 1 Clay for 3 Iron",
        "offer all: give 2 Ochre, 1 Clay say 1 Ochre, 1 Clay for 2 Iron and 2 others -- a deal -- really",
    ],
)
def test_7_what_is_repeated_of_an_offer_to_several_can_be_written_again(line):
    f = four()
    assert f.question("Minoa").write(read(f, line)) == (line,)


def test_7_an_offer_to_several_is_answered_by_name():
    f = four()
    number = made(f)
    for civ in ("Egypt", "Hellas"):
        assert read(f, "accept minoa", civ) == {"act": "accept", "offer": number}
    assert read(f, "withdraw hellas") == {"act": "withdraw", "offer": number}
    assert isinstance(read(f, "accept minoa", "Rome"), Refusal)


def test_7_an_offer_to_several_by_menus():
    f = four()
    path = (("offer",), ("1", "3"), ("Clay#1", "Ochre#1", "Ochre#2"), ("all",), ("Iron",), ("3",), ("0",))
    drafted = f.question("Minoa").step({"act": "done"}, path)
    assert (drafted.draft["to"], drafted.draft["count"]) == ([1, 3], 3)
    assert not isinstance(f.question("Minoa").check(drafted.draft), Refusal)
    numbers = f.question("Minoa").step({"act": "done"}, path[:5])
    assert [option.key for option in numbers.options] == ["3"], "Rome has no more"
    everybody = f.question("Minoa").step({"act": "done"}, (path[0], ("1", "all"), *path[2:5]))
    assert [option.key for option in everybody.options] == ["3", "4", "5", "6"], "Hellas has six"


# -- always


def test_7_the_floor_with_an_offer_to_several_is_stored_and_taken_up():
    f = four()
    number = made(f, note="now")
    f.act("Egypt", "decline", offer=number)
    assert load_state(type(f.s.state), dump_state(f.s.state)).floor == f.s.state.floor


@pytest.mark.parametrize("seed", range(12))
def test_7_whatever_is_done_no_card_is_lost_or_doubled_and_every_offer_can_be_kept(seed):
    f = Floor(
        {
            "Minoa": [*OCHRES, *IRONS],
            "Egypt": [*IRONS, *GOLDS],
            "Hellas": [*OCHRES, *OCHRES],
            "Rome": [*GOLDS, *OCHRES],
        }
    )
    chance, civs = Chance(f"several {seed}".encode()), ("Minoa", "Egypt", "Hellas", "Rome")
    whole = sum((Counter(f.hand(civ)) for civ in civs), Counter())
    for _ in range(60):
        asked = [question for question in f.wait.questions if not f.over]
        if not asked:
            break
        question = chance.pick("who", asked)
        data = question.sample(chance)
        if data == {"act": "done"} and chance.below("stay", 4):
            continue
        answer = question.check(data)
        assert not isinstance(answer, Refusal), str(answer)
        f._go((question.seat, answer))
        if f.over:
            break
        assert sum((Counter(f.hand(civ)) for civ in civs), Counter()) == whole
        for offer in f.s.state.floor.offers:
            assert offer.open_to
            assert not Counter(offer.give) - Counter(f.hand(f.s.g.name(offer.maker)))
            assert all(len(f.hand(f.s.g.name(seat))) >= offer.count for seat in offer.open_to)
