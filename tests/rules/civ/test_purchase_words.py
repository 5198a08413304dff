"""WE 12: buying by written lines and by menus."""

import pytest

from rules.civ.phases.advances import question
from rules.table import Drafted, FaultKind, Refusal, Step
from tests.rules.civ.scenario import scenario, side


@pytest.fixture
def shop():
    hand = ["Ochre"] * 3 + ["Gold"] * 5 + ["Wine"]
    s = scenario({"Minoa": side(hand=hand, treasury=50, advances=["Music", "Trade Empire"])})
    return question(s.g, 0)


def test_12_a_written_purchase(shop):
    data = shop.read("buy Pottery, Mysticism; pay 3 Ochre, 20", {})
    assert data == {"buy": ["Pottery", "Mysticism"], "pay": {"cards": {"Ochre": 3}, "treasury": 20}}


def test_12_lines_add_to_the_draft(shop):
    data = shop.read("buy drama and poetry\nbuy pottery", {"buy": ["Mysticism"]})
    assert data["buy"] == ["Mysticism", "Drama and Poetry", "Pottery"]


def test_12_names_are_forgiving(shop):
    assert shop.read("buy monum, writen record", {})["buy"] == ["Monument", "Written Record"]


def test_12_a_name_that_fits_several_is_asked_back(shop):
    refusal = shop.read("buy Mon", {})
    assert isinstance(refusal, Refusal)
    assert refusal.faults[0].kind is FaultKind.AMBIGUOUS


@pytest.mark.parametrize("line", ["steal Pottery", "buy Plumbing", "pay 3 Iron", "credits 5 Magic"])
def test_12_what_cannot_be_read_is_said(shop, line):
    refusal = shop.read(line, {})
    assert isinstance(refusal, Refusal)
    assert refusal.faults[0].kind is FaultKind.UNREADABLE


def test_12_all_unreadable_clauses_are_reported(shop):
    assert len(shop.read("buy Plumbing; pay 3 Iron; steal", {}).faults) == 3


def test_12_the_other_clauses(shop):
    text = "buy Anatomy, Library; free coinage; discount anatomy; credits 5 Arts 5 Science; discard 2 ochre"
    data = shop.read(text, {})
    assert data["gift"] == "Coinage"
    assert data["discount"] == "Anatomy"
    assert data["credits"] == {"Arts": 5, "Science": 5}
    assert data["discard"] == ["Ochre", "Ochre"]


def test_12_a_written_substitute(shop):
    data = shop.read("buy Pottery; pay 3 Ochre, 34; substitute Wine for Ochre", {})
    assert data["pay"] == {"cards": {"Ochre": 3}, "treasury": 34, "substitute": ["Wine", "Ochre"]}


def test_12_pay_auto_leaves_it_to_the_table(shop):
    assert shop.read("pay auto", {"buy": ["Pottery"], "pay": {"treasury": 3}})["pay"] is None


def test_12_nothing_clears_the_draft(shop):
    assert shop.read("nothing", {"buy": ["Pottery"]}) == {}


def test_12_the_answer_is_repeated_with_prices_and_payment(shop):
    assert shop.write({"buy": ["Drama and Poetry"]}) == (
        "buy Drama and Poetry for 70",
        "pay 3 Ochre, 1 Gold, 1 Wine, 47 treasury (70 of 70)",
    )
    assert shop.write({}) == ("discard 1 Ochre",), "nine commodities are one too many"


def test_12_gift_credits_and_discards_are_repeated(shop):
    pay = {"cards": {"Gold": 5}, "treasury": 40}
    data = {"buy": ["Anatomy"], "gift": "Written Record", "credits": {"Arts": 10}, "pay": pay}
    assert shop.write({**data, "buy": ["Anatomy"]})[:3] == (
        "buy Anatomy for 270",
        "free Written Record",
        "pay 5 Gold, 40 treasury",
    ), "45 are needed: it is shown as it stands"
    assert shop.write({**data, "pay": {**pay, "treasury": 45}}) == (
        "buy Anatomy for 270",
        "free Written Record",
        "credits 10 Arts",
        "pay 5 Gold, 45 treasury (270 of 270)",
    )
    assert shop.write({"buy": ["Sculpture"], "pay": {"treasury": 40}})[-1] == "discard 1 Ochre"


def test_12_a_draft_that_is_not_right_yet_is_still_shown(shop):
    lines = shop.write(
        {"buy": ["Pottery"], "pay": {"cards": {"Ochre": 3}, "treasury": 1}, "discard": ["Wine"]}
    )
    assert lines == ("buy Pottery for 40", "pay 3 Ochre, 1 treasury", "discard 1 Wine")


def test_12_a_line_can_be_taken_out(shop):
    draft = {"buy": ["Pottery", "Sculpture"], "pay": {"cards": {"Gold": 5}, "treasury": 0}}
    assert shop.drop(draft, 0)["buy"] == ["Sculpture"]
    assert "pay" not in shop.drop(draft, 2)
    assert shop.drop(draft, 9) == draft


# -- menus


def step(shop, draft, *path):
    return shop.step(draft, tuple((p,) if isinstance(p, str) else tuple(p) for p in path))


def keys(menu):
    assert isinstance(menu, Step)
    return [option.key for option in menu.options]


def test_12_the_menu_grows_with_what_is_bought(shop):
    assert keys(step(shop, {})) == ["buy", "discard"], "nine commodities are one too many"
    assert "pay" in keys(step(shop, {"buy": ["Pottery"]}))
    assert "gift" in keys(step(shop, {"buy": ["Anatomy"]}))
    assert "credits" in keys(step(shop, {"buy": ["Monument"]}))
    assert "substitute" in keys(step(shop, {"buy": ["Pottery"]}))
    assert "discount" in keys(step(shop, {"buy": ["Library", "Pottery", "Deism"]}))
    assert "discount" not in keys(step(shop, {"buy": ["Library", "Pottery"]})), "there is no choice"


def test_12_buying_by_menus(shop):
    assert keys(step(shop, {}, "buy")) == ["Arts", "Civics", "Crafts", "Religion", "Science"]
    menu = step(shop, {}, "buy", "Arts")
    assert "Music" not in keys(menu)
    assert next(o.label for o in menu.options if o.key == "Drama and Poetry") == "Drama and Poetry for 70"
    assert len(menu.options) <= 25
    assert step(shop, {}, "buy", "Arts", "Sculpture") == Drafted({"buy": ["Sculpture"]})


def test_12_the_menu_says_how_much_is_left_to_spend(shop):
    assert step(shop, {}, "buy").prompt == "Of which group? You have 289 to spend."
    assert step(shop, {"buy": ["Pottery"]}, "buy").prompt == "Of which group? You have 249 to spend."


def test_12_cards_paid_in_the_cheapest_way_need_not_be_given_up(shop):
    assert "discard" not in keys(step(shop, {"buy": ["Engineering"]})), "the Gold pays"


def test_12_paying_by_menus(shop):
    draft = {"buy": ["Pottery"]}
    assert keys(step(shop, draft, "pay")) == ["auto", "own"]
    assert step(shop, draft, "pay", "auto").draft["pay"] is None
    assert keys(step(shop, draft, "pay", "own"))[0] == "Ochre#1"
    change = step(shop, draft, "pay", "own", ["Gold#1", "Gold#2"])
    assert change.draft["pay"] == {"cards": {"Gold": 2}, "treasury": 4}, "the treasury follows from the cards"
    assert not isinstance(shop.check(change.draft), Refusal)
    assert step(shop, draft, "pay", "own", ["Gold#1", "Gold#2", "Gold#3"]).draft["pay"]["treasury"] == 0


def test_12_the_special_lines_by_menus(shop):
    assert step(shop, {"buy": ["Anatomy"]}, "gift", "Coinage").draft["gift"] == "Coinage"
    several = {"buy": ["Library", "Pottery", "Deism"]}
    assert keys(step(shop, several, "discount")) == ["Pottery", "Deism"]
    assert step(shop, several, "discount", "Pottery").draft["discount"] == "Pottery"
    assert keys(step(shop, {"buy": ["Pottery"]}, "substitute", "Wine")) == ["Ochre"]
    change = step(
        shop,
        {"buy": ["Pottery"], "pay": {"cards": {"Ochre": 3}, "treasury": 24}},
        "substitute",
        "Wine",
        "Ochre",
    )
    assert not isinstance(shop.check(change.draft), Refusal)
    again = step(shop, change.draft, "pay", "own", ["Ochre#1", "Ochre#2"])
    assert again.draft["pay"]["substitute"] == ["Wine", "Ochre"], "saying what to pay keeps the substitute"
    menu = step(shop, {}, "discard")
    assert (menu.least, menu.most) == (1, 1), "nine commodities are one too many"
    assert step(shop, {}, "discard", ["Ochre#1"]).draft["discard"] == ["Ochre"]


def test_12_extra_credits_are_spread_by_menus_in_any_way(shop):
    draft = {"buy": ["Monument"]}
    assert step(shop, draft, "credits", ["Arts"]).draft["credits"] == {"Arts": 20}
    labels = [option.label for option in step(shop, draft, "credits", ["Arts", "Crafts"]).options]
    assert labels == ["15 Arts, 5 Crafts", "10 Arts, 10 Crafts", "5 Arts, 15 Crafts"]
    assert step(shop, draft, "credits", ["Arts", "Crafts"], "2").draft["credits"] == {"Arts": 5, "Crafts": 15}
    every = ["Arts", "Civics", "Crafts", "Religion"]
    assert step(shop, draft, "credits", every).draft["credits"] == dict.fromkeys(every, 5)


def test_12_a_substitute_chosen_first_pays_with_its_set_and_treasury(shop):
    change = step(shop, {"buy": ["Pottery"]}, "substitute", "Wine", "Ochre")
    assert change.draft["pay"] == {"cards": {"Ochre": 3}, "treasury": 24, "substitute": ["Wine", "Ochre"]}
    assert not isinstance(shop.check(change.draft), Refusal)


def test_12_an_advance_taken_out_takes_its_discount_and_its_gift_along(shop):
    draft = {"buy": ["Library", "Pottery", "Anatomy"], "discount": "Pottery", "gift": "Coinage"}
    assert shop.drop(draft, 1) == {"buy": ["Library", "Anatomy"], "gift": "Coinage"}
    assert shop.drop(draft, 2) == {"buy": ["Library", "Pottery"], "discount": "Pottery"}


def test_12_buying_more_by_menus_tops_the_payment_up(shop):
    paid = {"buy": ["Pottery"], "pay": {"cards": {"Gold": 2}, "treasury": 4}, "discard": ["Ochre"]}
    change = step(shop, paid, "buy", "Arts", "Sculpture")
    assert change.draft == {"buy": ["Pottery", "Sculpture"], "pay": {"cards": {"Gold": 2}, "treasury": 44}}
