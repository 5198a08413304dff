"""CivX 27: buying by written lines and by menus."""

from dataclasses import replace

import pytest

from renders.civ.words.telling import telling
from rules.civ.events_trade import AdvancesBought, CameTooLate
from rules.civ.phases.advances import question
from rules.table import Chance, Drafted, Refusal, Step
from tests.rules.civ.civx.market import buy, shop
from tests.rules.civ.civx.scene import scene
from tests.rules.civ.rulesets import CIVX
from tests.rules.civ.scenario import scenario, side

HAND = ["Copper"] * 3 + ["Gold"] * 5 + ["Ochre"]


@pytest.fixture
def form():
    return question(shop(HAND, treasury=40, held=["Mining", "Literacy"]).g, 0)


def labels(step):
    assert isinstance(step, Step)
    return [option.label for option in step.options]


def keys(step):
    return [option.key for option in step.options]


# -- menus


def test_27_63_the_menu_says_what_cannot_be_bought_now_and_why(form):
    step = form.step({}, (("buy",), ("Arts",)))
    assert "Not now:" in step.prompt
    assert "Politics requires Law, held before." in step.prompt
    assert "Politics" not in keys(step)


def test_27_11_the_menu_says_how_many_hold_an_aggressive_advance():
    sides = {civ: side(hand=["Gold"] * 5, advances=["Greek Fire"]) for civ in ("Minoa", "Rome")}
    s = scene({**sides, "Egypt": side(hand=["Gold"] * 5)})
    step = question(s.g, 2).step({}, (("buy",), ("Science",)))
    assert "Greek Fire is held by 2 of 2 already." in step.prompt


def test_27_1_the_menu_shows_the_price_with_all_credits(form):
    step = form.step({}, (("buy",), ("Arts",)))
    assert "Library for 225" in labels(step)
    assert "Rhetoric for 65" in labels(step)


def test_24_53_a_set_can_be_made_larger_by_menu(form):
    draft = {"buy": ["Music"]}
    assert "larger" in keys(form.step(draft, ()))
    step = form.step(draft, (("larger",),))
    assert labels(step) == ["3 Copper as 4", "4 Gold as 5"]
    made = form.step(draft, (("larger",), ("Copper",)))
    assert made == Drafted({**draft, "pay": {"cards": {"Copper": 3}, "treasury": 0, "larger": "Copper"}})
    assert not isinstance(form.check(made.draft), Refusal)


def test_24_53_cards_picked_by_menu_count_larger_by_themselves(form):
    picks = tuple(f"Copper#{n}" for n in (1, 2, 3))
    made = form.step({"buy": ["Agriculture"]}, (("pay",), ("own",), picks))
    assert made.draft["pay"] == {"cards": {"Copper": 3}, "treasury": 0, "larger": "Copper"}


def test_24_53_without_mining_nothing_is_offered():
    form = question(shop(HAND).g, 0)
    assert "larger" not in keys(form.step({"buy": ["Music"]}, ()))


def test_30_171_the_group_of_credits_is_chosen_by_menu(form):
    draft = {"buy": ["Empiricism"]}
    step = form.step(draft, (("groups",),))
    assert step.prompt == "Empiricism: to which group do its 5 credits go?"
    assert labels(step) == ["Arts", "Civics", "Crafts", "Religion", "Science"]
    made = form.step(draft, (("groups",), ("Religion",)))
    assert made.draft["groups"] == {"Empiricism": "Religion"}


def test_30_252_for_library_nothing_is_to_be_chosen():
    s = shop(HAND, treasury=40, held=["Literacy"])
    s.nation("Rome").chosen = {"Literacy": "Arts"}
    form = question(s.g, 0)
    assert "groups" not in keys(form.step({"buy": ["Library"]}, ()))
    assert "groups" in keys(form.step({"buy": ["Empiricism"]}, ()))


# -- written lines


def test_30_171_a_written_group(form):
    data = form.read("buy Empiricism; group empiricism in religion", {})
    assert data == {"buy": ["Empiricism"], "groups": {"Empiricism": "Religion"}}
    assert form.read("group Empiricism: Arts", data)["groups"] == {"Empiricism": "Arts"}


@pytest.mark.parametrize("text", ["group Empiricism in Magic", "group Alchemy in Arts", "larger Wool"])
def test_27_what_cannot_be_read_is_said(form, text):
    assert isinstance(form.read(text, {}), Refusal)


def test_24_53_a_written_larger_set(form):
    data = form.read("buy Music; larger copper", {})
    assert data["pay"] == {"cards": {"Copper": 3}, "treasury": 0, "larger": "Copper"}
    data = form.read("pay 2 Copper, 5", data)
    assert data["pay"] == {"cards": {"Copper": 2}, "treasury": 5, "larger": "Copper"}


def test_27_the_receipt_says_everything(form):
    data = {"buy": ["Empiricism"], "groups": {"Empiricism": "Religion"}, "pay": {"cards": {"Copper": 3}}}
    data["pay"]["larger"] = "Copper"
    assert form.write(data) == (
        "buy Empiricism for 60",
        "credits of Empiricism in Religion",
        "pay 3 Copper, 3 Copper counting as 4 (96 of 60)",
    )


def test_27_a_line_that_is_dropped_takes_its_group_along(form):
    data = {"buy": ["Empiricism", "Music"], "groups": {"Empiricism": "Religion"}}
    assert form.drop(data, 0) == {"buy": ["Music"], "groups": {}}
    assert form.drop(data, 2) == {"buy": ["Empiricism", "Music"]}


def test_27_samples_are_legal(form):
    for seed in range(12):
        assert not isinstance(form.check(form.sample(Chance(bytes([seed])))), Refusal)


def test_27_nothing_can_be_bought_and_nobody_is_asked():
    assert question(shop(["Ochre"]).g, 0).only() == {}
    assert question(shop(["Ochre"] * 3, held=["Mining"]).g, 0).only() is None, "nobody knows it is not Gold"


def test_27_the_preview_shows_the_group_and_the_cards_left(form):
    after = form.foresee({"buy": ["Empiricism"], "groups": {"Empiricism": "Arts"}})
    assert after.nations[0].chosen == {"Empiricism": "Arts"}


# -- what is told


def test_27_a_purchase_is_told_with_the_group_of_its_credits():
    s = buy(shop(["Gold"] * 5), buy=["Empiricism"], groups={"Empiricism": "Arts"})
    (event,) = s.events(AdvancesBought)
    said = telling(event, lambda seat: "Rome")
    assert said == "Rome bought Empiricism for 60 (3 Gold); credits of choice: those of Empiricism to Arts."


def test_27_12_who_came_too_late_reads_why():
    said = telling(CameTooLate(0, ("Greek Fire",)), lambda seat: "Rome")
    assert said == "Others were faster: Greek Fire can no longer be bought. Please choose again."


def test_24_53_two_cards_may_be_enough_where_a_set_counts_larger():
    """The dearest pair is worth 36, which buys nothing; with Mining it could be three Gold."""
    assert question(shop(["Ochre"] * 2).g, 0).only() == {}
    assert question(shop(["Ochre"] * 2, held=["Mining"]).g, 0).only() is None


def test_27_71_a_lower_hand_limit_is_asked_for_even_if_nothing_is_for_sale():
    alone = replace(CIVX, advances={"Diaspora": CIVX.advances["Diaspora"]})
    s = scenario({"Rome": side(hand=["Ochre"] * 8, advances=["Diaspora"])}, rules=alone)
    assert question(s.g, 0).only() is None
    s.nation("Rome").hand.pop()
    assert question(s.g, 0).only() == {}
