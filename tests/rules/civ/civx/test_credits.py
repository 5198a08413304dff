"""CivX 27.5, 30: what advances held take off the price of others."""

import pytest

from rules.civ.civx.market import UPPER, credit_of
from rules.civ.purchase.bill import credit_tokens, price
from rules.civ.traits import Trait
from tests.rules.civ.civx.market import shop
from tests.rules.civ.rulesets import CIVX

PRINTED = """
Advanced Military | Civics 240 | | Cultural Ascendancy -30
Agriculture | Crafts 90 | Crafts 10 | Monotheism 15, Democracy 25
Architecture | Arts 100 | +Arts 20 | Public Works 25
Armorsmithing | Science 180 | | Advanced Military 25
Art of War | Arts 170 | | Theocracy -30
Astronomy | Science 80 | Science 10, Religion 5 | Naval Warfare 25
Cartography | Science 70 | Science 5, Arts 5 | Library 25, Trade Routes 25
Clothmaking | Crafts 40 | Crafts 5 | Diaspora 15, Naval Warfare 25
Coinage | Science 110 | +Science 10 | Trade Empire 15, Mercenary Army 25
Cultural Ascendancy | Arts Religion 240 | | Advanced Military -30
Deism | Religion 60 | Religion 10 | Law 15, Enlightenment 25
Democracy | Civics 200 | | Philosophy 25
Diaspora | Religion 180 | | Theology -30
Drama & Poetry | Arts 50 | Arts 5, Religion 5 | Law 15, Literacy 25
Economics | Science Civics 140 | +Science 10, +Civics 10 | Mining 15, Trade Routes 15
Empiricism | Science 60 | Crafts 5, Science 5, Arts 5, Civics 5 |
Engineering | Crafts Science 150 | +Crafts 10, +Science 10 | Military 15, Wonder of the World 25
Enlightenment | Religion 150 | -Religion 5, +Religion 10 | Law 15, Theology 25
Fundamentalism | Religion 160 | | Diaspora -30, Philosophy -20
Greek Fire | Science 200 | |
Harbor Defenses | Crafts Science 250 | |
Herbalism | Science 60 | Science 5, Religion 5 | Agriculture 15, Medicine 25
Law | Civics 150 | +Civics 10 | Provincial Empire 25, Trade Empire 25
Library | Arts Civics 250 | +Crafts 10, +Science 10, +Arts 10, +Civics 10, +Religion 10 |
Literacy | Arts Civics 110 | -Arts 5, +Arts 10, +Civics 5 | Library 25
Masonry | Crafts 60 | Crafts 5, Science 5 | Architecture 15, Wonder of the World 25
Mathematics | Science Arts 220 | +Crafts 5, +Arts 5, +Science 10, +Religion 5 |
Medicine | Science 150 | +Science 10 | Provincial Empire 15, Theology 25
Mercenary Army | Civics 170 | | Democracy -20
Metalworking | Crafts 80 | -Crafts 5, +Crafts 10, Arts 5 | Armorsmithing 25, Military 15
Military | Civics 180 | | Advanced Military 25, Naval Warfare 25
Mining | Crafts 190 | |
Monotheism | Religion 210 | | Politics -30, Theology -20
Music | Arts 50 | Arts 5, Science 5 | Engineering 15, Mathematics 25
Mysticism | Arts Religion 40 | Arts 5, Religion 5 | Law 15, Enlightenment 15
Mythology | Religion 50 | Religion 10 | Philosophy 15, Library 25
Naval Warfare | Civics 170 | |
Philosophy | Science Religion 220 | | Democracy 25, Theology 25
Politics | Arts 200 | | Monotheism -30
Pottery | Crafts 45 | Crafts 5, Arts 5 |
Prospecting | Crafts 70 | Crafts 5, Science 5 | Mining 25, Trade Routes 25
Provincial Empire | Civics 200 | | Trade Empire -30
Public Works | Civics 200 | |
Rhetoric | Arts 70 | Arts 5, Civics 5 | Democracy 25, Enlightenment 25
Roadbuilding | Crafts 160 | |
Theocracy | Civics Religion 95 | Civics 10, Religion 10 | Monotheism 25
Theology | Religion 240 | | Philosophy 25
Trade Empire | Crafts 230 | | Provincial Empire -30, Harbor Defenses -30, Medicine -20
Trade Routes | Crafts 190 | |
Universal Doctrine | Religion 140 | | Monotheism -30, Philosophy -20
Wonder of the World | Crafts Arts 260 | +Crafts 5, +Science 5, +Arts 5, +Civics 5, +Religion 5 |
"""
ROWS = {line.split(" | ")[0]: line for line in PRINTED.strip().splitlines()}


def amounts(text):
    """Names and numbers, such as "Science 5, +Arts 10" (+: upper, -: lower)."""
    parts = [part.strip().rpartition(" ") for part in text.split(",") if part.strip()]
    return {name: int(number) for name, _, number in parts}


@pytest.mark.parametrize("name", ROWS)
def test_30_every_advance_has_its_price_its_groups_and_its_credits(name):
    head, credits_, bonus = (part.strip() for part in ROWS[name].split("|")[1:])
    *groups, cost = head.split()
    advance = CIVX.advances[name]
    assert (list(advance.groups), advance.cost) == (groups, int(cost))
    found = dict(advance.credits)
    found |= {f"+{group}": n for group, n in advance.upper.items()}
    found |= {f"-{group}": n for group, n in advance.lower.items()}
    assert found == amounts(credits_)
    assert dict(advance.bonus) == amounts(bonus)


def test_6_1_ruling_there_are_51_advances():
    assert sorted(CIVX.advances) == sorted(ROWS)
    assert len(ROWS) == 51


def test_27_54_example_ten_science_credits_count_for_coinage_and_medicine_both():
    s = shop(held=["Astronomy"])
    assert (price(s.g, 0, "Coinage"), price(s.g, 0, "Medicine")) == (100, 140)


def test_27_55_example_cartography_gives_mathematics_5_not_10():
    assert credit_of(CIVX, "Cartography", "Mathematics", "") == 5


def test_27_55_credits_to_two_groups_count_together_if_they_come_from_two_advances():
    """Astronomy gives 10 Science, Metalworking 5 Arts: Mathematics belongs to both."""
    assert price(shop(held=["Astronomy", "Metalworking"]).g, 0, "Mathematics") == 220 - 10 - 5


def test_27_55_of_two_groups_of_one_advance_the_larger_counts():
    """Literacy: 10 Upper Arts, 5 Upper Civics; Library belongs to both, but has its own 25."""
    assert credit_of(CIVX, "Literacy", "Politics", "") == 10
    assert credit_of(CIVX, "Metalworking", "Wonder of the World", "") == 10


def test_27_56_ruling_herbalism_gives_medicine_25_instead_of_its_5_science_credits():
    """The example says 20, section 30.232 says 25."""
    assert price(shop(held=["Herbalism"]).g, 0, "Medicine") == 150 - 25


@pytest.mark.parametrize("giver", [n for n, a in CIVX.advances.items() if a.bonus])
def test_27_56_a_special_credit_counts_instead_of_any_group(giver):
    for target, points in CIVX.advances[giver].bonus.items():
        assert price(shop(held=[giver]).g, 0, target) == CIVX.advances[target].cost - points


def test_2_8_ruling_literacy_with_pottery_drama_and_music_costs_75():
    """Chapter 2 speaks of 25; the advances give 5 + 25 + 5."""
    assert price(shop(held=["Pottery", "Drama & Poetry", "Music"]).g, 0, "Literacy") == 110 - 35


def test_30_011_upper_credits_are_for_prices_from_100_lower_ones_up_to_95():
    held = ["Metalworking"]
    assert price(shop(held=held).g, 0, "Agriculture") == 90 - 5
    assert price(shop(held=held).g, 0, "Roadbuilding") == 160 - 10
    assert UPPER == 100
    assert price(shop(held=["Enlightenment"]).g, 0, "Theocracy") == 95 - 5
    assert price(shop(held=["Mathematics"]).g, 0, "Architecture") == 100 - 5
    assert price(shop(held=["Mathematics"]).g, 0, "Rhetoric") == 70


@pytest.mark.parametrize(
    ("held", "target", "more"),
    [
        ("Advanced Military", "Cultural Ascendancy", 30),
        ("Art of War", "Theocracy", 30),
        ("Cultural Ascendancy", "Advanced Military", 30),
        ("Diaspora", "Theology", 30),
        ("Fundamentalism", "Diaspora", 30),
        ("Fundamentalism", "Philosophy", 20),
        ("Mercenary Army", "Democracy", 20),
        ("Monotheism", "Politics", 30),
        ("Monotheism", "Theology", 20),
        ("Politics", "Monotheism", 30),
        ("Provincial Empire", "Trade Empire", 30),
        ("Trade Empire", "Provincial Empire", 30),
        ("Trade Empire", "Harbor Defenses", 30),
        ("Trade Empire", "Medicine", 20),
        ("Universal Doctrine", "Monotheism", 30),
        ("Universal Doctrine", "Philosophy", 20),
    ],
)
def test_30_negative_credits_make_an_advance_dearer(held, target, more):
    assert price(shop(held=[held]).g, 0, target) == CIVX.advances[target].cost + more


def test_27_57_negative_and_positive_credits_add_up():
    """Monotheism: 30 more for Politics, 15 less for Agriculture."""
    assert price(shop(held=["Politics", "Agriculture"]).g, 0, "Monotheism") == 210 + 30 - 15


def test_27_58_a_price_is_never_below_nothing():
    held = [n for n, a in CIVX.advances.items() if a.credits.get("Arts") or a.credits.get("Religion")]
    held.remove("Mysticism")
    assert price(shop(held=held).g, 0, "Mysticism") == 0


# -- credits of choice


@pytest.mark.parametrize(
    ("name", "points"), [("Empiricism", 5), ("Literacy", 5), ("Wonder of the World", 25)]
)
def test_30_171_30_261_30_532_credits_of_choice_count_for_every_card_of_their_group(name, points):
    s = shop(held=[name])
    before = {target: price(s.g, 0, target) for target in ("Theology", "Deism")}
    s.nation("Rome").chosen = {name: "Religion"}
    assert {target: cost - price(s.g, 0, target) for target, cost in before.items()} == {
        "Theology": points,
        "Deism": points,
    }


def test_30_171_credits_of_choice_count_with_the_others_of_their_card():
    """Empiricism chosen for Science gives 10 in all; Economics, Science and Civics, gets the larger: 10."""
    s = shop(held=["Empiricism"])
    s.nation("Rome").chosen = {"Empiricism": "Science"}
    assert price(s.g, 0, "Coinage") == 110 - 10
    assert price(s.g, 0, "Economics") == 140 - 10
    assert price(s.g, 0, "Law") == 150 - 5


def test_27_56_a_special_credit_replaces_credits_of_choice_too():
    s = shop(held=["Literacy"])
    s.nation("Rome").chosen = {"Literacy": "Arts"}
    assert price(s.g, 0, "Library") == 250 - 25


def test_30_171_those_of_several_cards_add_up():
    s = shop(held=["Empiricism", "Literacy"])
    s.nation("Rome").chosen = {"Empiricism": "Religion", "Literacy": "Religion"}
    assert price(s.g, 0, "Deism") == 60 - 10


def test_27_65_all_credits_of_a_group_can_be_seen():
    s = shop(held=["Empiricism", "Deism"])
    s.nation("Rome").chosen = {"Empiricism": "Religion"}
    assert credit_tokens(s.g, 0)["Religion"] == 15


def test_30_only_these_bring_credits_of_choice():
    found = {
        n: a.traits[Trait.CHOSEN_CREDITS]
        for n, a in CIVX.advances.items()
        if Trait.CHOSEN_CREDITS in a.traits
    }
    assert found == {"Empiricism": 5, "Literacy": 5, "Library": 20, "Wonder of the World": 25}
