"""WE 7: the floor in one window: an offer, a counter that is there already, and every other act."""

import pytest

from rules.table import Drafted, Refusal
from rules.table.window import ListPart
from tests.rules.civ.dawn.market import floor as dawn_floor
from tests.rules.civ.floor import Floor
from tests.rules.civ.scenario import side

DONE = {"act": "done"}


@pytest.fixture
def f():
    return Floor(
        {
            "Minoa": ["Ochre", "Ochre", "Clay", "Wine", "Treachery"],
            "Egypt": ["Iron", "Iron", "Iron", "Fish"],
            "Hellas": ["Gold", "Gold", "Gold", "Iron"],
        }
    )


def filled(f, civ="Minoa", key="", **values):
    made = f.question(civ).filled(
        DONE, key, {part: (v,) if isinstance(v, str) else v for part, v in values.items()}
    )
    if isinstance(made, Refusal):
        return made
    assert isinstance(made, Drafted)
    assert made.submit
    assert not isinstance(f.question(civ).check(made.draft), Refusal)
    return made.draft


def part(f, id_, civ="Minoa", key=""):
    return next(p for p in f.question(civ).window(DONE, key).parts if p.id == id_)


def untouched(f, civ, key):
    """What a window gives that is submitted as it was opened."""
    values = {}
    for one in f.question(civ).window(DONE, key).parts:
        values[one.id] = one.chosen if isinstance(one, ListPart) else ((one.value,) if one.value else ())
    return filled(f, civ, key, **values)


@pytest.mark.parametrize("key", ["", "offer"])
def test_7_an_offer_on_one_screen(f, key):
    data = filled(
        f, key=key, to=("1", "2"), give=("Ochre#1", "Ochre#2", "Treachery#1?"), want="2 iron, gold -- please"
    )
    assert data == {
        "act": "offer",
        "to": [1, 2],
        "give": ["Ochre", "Ochre", "Treachery"],
        "say": ["Ochre", "Ochre"],
        "want": ["Iron", "Iron", "Gold"],
        "note": "please",
    }


def test_7_an_offer_to_all_with_a_sentence_of_its_own(f):
    data = filled(
        f, key="offer", to=("1", "all"), give=("Ochre#1", "Clay#1", "Wine#1"), want="3 iron", note="now"
    )
    assert (data["to"], data["note"]) == ("all", "now")
    assert "say" not in data, "all of it is named"


def test_7_a_card_chosen_twice_is_named(f):
    data = filled(f, to="1", give=("Ochre#1", "Ochre#1?", "Clay#1", "Wine#1?"), want="3 iron")
    assert (data["give"], data["say"]) == (["Clay", "Ochre", "Wine"], ["Clay", "Ochre"])


def test_7_what_is_missing_is_said(f):
    for values in ({}, {"to": "1"}, {"act": "offer"}):
        assert isinstance(filled(f, **values), Refusal)
    short = filled(f, to="1", give=("Ochre#1", "Clay#1"), want="3 iron")
    assert [fault.code for fault in short.faults] == ["too-few-cards"]
    hidden = filled(f, to="1", give=("Ochre#1", "Clay#1?", "Wine#1?"), want="3 iron")
    assert [fault.code for fault in hidden.faults] == ["too-few-named"]


def test_7_calamities_go_unnamed_or_not_at_all(f):
    keys = [option.key for option in part(f, "give").options]
    assert "Treachery#1" not in keys
    assert "Treachery#1?" in keys


def test_7_an_offer_is_chosen_unless_one_waits(f):
    assert part(f, "act").chosen == ("offer",)
    f.offer("Egypt", "Minoa", ["Iron"] * 3, ["Ochre", "Clay"])
    assert part(f, "act").chosen == ()


def test_7_a_counter_is_the_mirror_of_the_offer_and_can_be_submitted_as_it_is(f):
    number = f.offer(
        "Egypt", "Minoa", ["Iron", "Iron", "Iron"], ["Ochre", "Gold"], say=["Iron", "Iron"], count=4
    )
    key = f"counter:{number}"
    assert (
        f.question("Minoa").window(DONE, key).text
        == "Egypt offers 3 cards incl. 2 Iron for 4 cards incl. 1 Ochre, 1 Gold."
    )
    data = untouched(f, "Minoa", key)
    assert data["offer"] == number
    assert (data["want"], data["count"]) == (["Iron", "Iron"], 3)
    assert sorted(data["give"]) == ["Clay", "Ochre", "Ochre", "Wine"], "no calamity by itself"
    assert data["say"] == ["Clay", "Ochre"], "there is no gold to name"


def test_7_a_counter_offers_nothing_of_what_it_asks_for_while_there_is_anything_else():
    f = Floor({"Minoa": ["Clay", "Ochre", "Ochre", "Fish"], "Egypt": ["Clay", "Clay", "Iron"]})
    number = f.offer(
        "Egypt", "Minoa", ["Clay", "Clay", "Iron"], ["Gold", "Fish"], say=["Clay", "Clay"], count=3
    )
    data = untouched(f, "Minoa", f"counter:{number}")
    assert sorted(data["give"]) == ["Fish", "Ochre", "Ochre"]


def test_7_every_other_act_in_the_same_window(f):
    number = f.offer("Egypt", "Minoa", ["Iron"] * 3, ["Ochre", "Clay", "Wine"])
    assert filled(f, act=f"accept:{number}") == {"act": "accept", "offer": number}
    taken = filled(f, act=f"choose:{number}", give=("Ochre#1", "Clay#1", "Treachery#1?"))
    assert sorted(taken["cards"]) == ["Clay", "Ochre", "Treachery"]
    assert filled(f, act=f"decline:{number}") == {"act": "decline", "offer": number}
    assert filled(f, act="done") == {"act": "done", "until": "last-call"}
    assert filled(f, act="done:end") == {"act": "done", "until": "end"}
    assert filled(f, act="done:offer") == {"act": "done", "until": "offer"}
    cry = filled(f, act="market", want="iron, gold", give=("Ochre#1", "Ochre#2?"))
    assert cry == {"act": "market", "wants": ["Iron", "Gold"], "haves": ["Ochre"]}
    mine = f.offer("Minoa", "Egypt", ["Ochre", "Ochre", "Clay"], ["Iron", "Iron"])
    assert filled(f, act=f"withdraw:{mine}") == {"act": "withdraw", "offer": mine}


def test_7_the_cards_to_accept_with_in_a_window(f):
    number = f.offer("Egypt", "Minoa", ["Iron"] * 3, ["Ochre", "Clay"])
    key = f"choose:{number}"
    assert (part(f, "give", key=key).least, part(f, "give", key=key).most) == (3, 3)
    data = filled(f, key=key, give=("Ochre#1", "Clay#1", "Treachery#1"))
    assert sorted(data["cards"]) == ["Clay", "Ochre", "Treachery"]


def test_7_windows_of_offers_that_are_gone_or_not_for_one_do_not_open(f):
    number = f.offer("Egypt", "Minoa", ["Iron"] * 3, ["Ochre", "Clay"])
    assert f.question("Hellas").window(DONE, f"counter:{number}") is None
    assert f.question("Egypt").window(DONE, f"counter:{number}") is None, "one's own"
    f.act("Egypt", "withdraw", offer=number)
    for key in (f"counter:{number}", f"choose:{number}", "counter:", "counter:x", "nonsense"):
        assert f.question("Minoa").window(DONE, key) is None


def test_7_a_large_hand_stands_in_one_menu():
    f = Floor({"Minoa": ["Ochre"] * 10 + ["Clay"] * 5 + ["Treachery"], "Egypt": ["Iron"] * 3})
    give = part(f, "give")
    assert len(give.options) == 16
    assert give.options[-1].key == "Treachery#1?"


def test_23_1_2_treasury_in_the_window():
    f = dawn_floor(
        Rome=side({"Rome": 10}, hand=["Salt"] * 3, treasury=12),
        Egypt=side({"Memphis": 10}, hand=["Grain", "Iron", "Clay"], treasury=7),
    )
    data = filled(
        f, "Rome", to="1", give=("Salt#1", "Salt#2", "Salt#3"), want="3 cards incl. grain, I add 5 treasury"
    )
    assert (data["want"], data["count"], data["give_treasury"]) == (["Grain"], 3, 5)
    asked = filled(f, "Rome", to="1", give=("Salt#1", "Salt#2", "Salt#3"), want="grain + 2 treasury")
    assert asked["want_treasury"] == 2


OFFER = {
    "act": "offer", "to": 1, "give": ["Ochre", "Ochre", "Treachery"], "say": ["Ochre", "Ochre"],
    "want": ["Iron", "Iron"], "count": 3,
}  # fmt: skip


@pytest.mark.parametrize("key", ["", "offer"])
def test_7_an_offer_that_was_drafted_stands_in_its_window(f, key):
    window = f.question("Minoa").window(OFFER, key)
    values = {p.id: p.chosen if isinstance(p, ListPart) else (p.value,) for p in window.parts}
    made = f.question("Minoa").filled(DONE, key, values).draft
    assert {name: made[name] for name in OFFER} == OFFER
    other = f.question("Minoa").window(OFFER, "choose:1")
    assert other is None


def test_7_a_drafted_answer_stands_in_the_window_of_its_offer_alone(f):
    one, two = (f.offer("Egypt", "Minoa", ["Iron", "Iron", "Fish"], ["Ochre", "Clay", "Wine"]) for _ in "ab")
    draft = {"act": "accept", "offer": two, "cards": ["Ochre", "Clay", "Wine"]}

    def chosen(key, id_="give"):
        return next(p for p in f.question("Minoa").window(draft, key).parts if p.id == id_).chosen

    assert chosen(f"choose:{two}") == ("Ochre#1", "Clay#1", "Wine#1")
    assert chosen(f"choose:{one}") == ()
    assert chosen("", "act") == (f"accept:{two}",)
