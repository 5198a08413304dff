"""WE 7: being done trading: until the last call, for good, or until an offer comes."""

import pytest

from rules.civ.events_trade import OfferClosed, TradeEnded, TradingDone
from tests.rules.civ.floor import Floor

OCHRES, IRONS, CLAYS = ["Ochre"] * 3, ["Iron"] * 3, ["Clay"] * 3
LAST, END = {"until": "last-call"}, {"until": "end"}


@pytest.fixture
def f() -> Floor:
    return Floor({"Minoa": [*OCHRES, *OCHRES], "Egypt": [*IRONS, *IRONS], "Hellas": [*CLAYS, *CLAYS]})


def written(f: Floor, civ: str, text: str):
    return f.question(civ).referee.read(text, {"act": "done"})


def test_7_who_is_done_is_called_once_when_everybody_is_done(f):
    f.act("Egypt", "done", **LAST)
    f.offer("Minoa", "Egypt", OCHRES, IRONS)
    f.offer("Hellas", "Egypt", CLAYS, IRONS)
    assert f.asked() == ["Minoa", "Hellas"], "nobody is called for an offer while others trade"
    f.act("Hellas", "done", **LAST)
    f.act("Minoa", "done", **LAST)
    assert f.asked() == ["Egypt"], "for both offers at once; nothing is offered to the others"
    assert f.s.events(TradingDone)[-1] == TradingDone(1, is_done=False)


def test_7_the_second_time_somebody_is_done_for_good(f):
    f.act("Egypt", "done", **LAST)
    number = f.offer("Minoa", "Egypt", OCHRES, IRONS)
    f.act("Hellas", "done", **LAST)
    f.act("Minoa", "done", **LAST)
    f.act("Egypt", "done", **LAST)
    assert f.s.events(OfferClosed, seat=0) == [OfferClosed(number, 0, 1, "declined")]
    assert f.s.events(TradingDone)[-1] == TradingDone(1, for_good=True)
    assert f.over and f.s.events(TradeEnded) == [TradeEnded(0)]


def test_7_at_the_last_call_nothing_is_offered_to_who_had_nothing_to_answer(f):
    f.act("Egypt", "done", **LAST)
    number = f.offer("Minoa", "Egypt", OCHRES, IRONS)
    f.act("Hellas", "done")
    f.act("Minoa", "done", **LAST)
    assert f.codes("Egypt", "counter", offer=number, give=["Iron"] * 4, want=OCHRES) == ["done-for-good"]
    assert f.codes("Egypt", "offer", to=0, give=IRONS, want=OCHRES) == ["no-partner"]
    f.offer("Egypt", "Hellas", IRONS, CLAYS)
    assert sorted(f.asked()) == ["Egypt", "Hellas"], "who said so is called for every offer"
    f.act("Egypt", "accept", offer=number)
    f.act("Egypt", "done", **LAST)
    assert f.asked() == ["Hellas"], "the deal brings nobody back who is done for good"


def test_7_with_nothing_offered_there_is_no_last_call(f):
    for civ in ("Egypt", "Minoa", "Hellas"):
        f.act(civ, "done", **LAST)
    assert f.over


def test_7_a_deal_leaves_its_maker_in_peace_until_the_last_call(f):
    number = f.offer("Minoa", "Egypt", OCHRES, IRONS)
    f.act("Minoa", "done", **LAST)
    f.act("Egypt", "accept", offer=number)
    assert sorted(f.asked()) == ["Egypt", "Hellas"]


def test_7_who_is_done_may_answer_and_stays_done(f):
    f.act("Egypt", "done", **LAST)
    first, second = f.offer("Minoa", "Egypt", OCHRES, IRONS), f.offer("Hellas", "Egypt", CLAYS, IRONS)
    assert f.free() == ["Egypt"]
    f.act("Egypt", "accept", offer=first)
    f.act("Egypt", "decline", offer=second)
    assert f.asked() == ["Minoa", "Hellas"] and f.free() == ["Egypt"]


@pytest.mark.parametrize("until", ["last-call", "offer"])
def test_7_an_offer_of_ones_own_brings_one_back(f, until):
    f.act("Egypt", "done", until=until)
    f.offer("Egypt", "Minoa", IRONS, OCHRES)
    assert sorted(f.asked()) == ["Egypt", "Hellas", "Minoa"] and f.free() == []


def test_7_nothing_can_be_offered_to_who_is_done_for_good(f):
    number = f.offer("Minoa", "Egypt", OCHRES, IRONS)
    own = f.offer("Egypt", "Minoa", IRONS, OCHRES)
    f.act("Egypt", "done", **END)
    assert f.s.events(OfferClosed, seat=0) == [OfferClosed(number, 0, 1, "declined")]
    assert f.free() == []
    assert f.codes("Minoa", "offer", to=1, give=OCHRES, want=IRONS) == ["no-partner"]
    f.act("Minoa", "accept", offer=own)
    assert f.asked() == ["Minoa", "Hellas"], "what was offered before still stands, and brings nobody back"


def test_7_every_way_to_be_done_can_be_written_and_read_again(f):
    for text, until in {
        "done": "last-call", "done for good": "end", "done until an offer comes": "offer", "pass": "last-call"
    }.items():  # fmt: skip
        data = written(f, "Minoa", text)
        assert data == {"act": "done", "until": until}
        (again,) = f.question("Minoa").referee.write(data)
        assert written(f, "Minoa", again) == data


def test_7_what_was_stored_before_means_that_every_offer_calls(f):
    f.act("Egypt", "done")
    f.offer("Minoa", "Egypt", OCHRES, IRONS)
    assert sorted(f.asked()) == ["Egypt", "Hellas", "Minoa"]
