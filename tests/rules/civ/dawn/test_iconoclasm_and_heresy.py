"""Dawn 29.8.2: Iconoclasm and Heresy."""

import pytest

from rules.civ.events_calamity import CardsLost, VictimsNamed
from tests.rules.civ.dawn.plague import codes, names, reasons, struck
from tests.rules.civ.scenario import side

CARD = "Iconoclasm and Heresy"
ASSIGN = "Rome iconoclasm-and-heresy:0:assign"
RANSOM = "iconoclasm-and-heresy:0:ransom"
CITIES = ["Rome", "Neapolis", "Rubicon", "Etruria", "Samnium", "Campania"]
ISLES = ["Londinium", "Belgica", "Alesia"]


def sides(rome=(), celt=(), hand=(), celt_hand=(), **others):
    made = {
        "Rome": side({"Lugdunum": 20}, CITIES, advances=rome, hand=hand),
        "Celt": side({"Dyfed": 20}, ISLES, advances=celt, hand=celt_hand),
        "Egypt": side({"Fayum": 20}, ["Memphis", "Tanis", "Alexandria"]),
    }
    return {**made, **others}


def left(s):
    return tuple(len(s.cities(civ)) for civ in ("Rome", "Celt", "Egypt"))


def test_29_8_2_1_four_of_the_victim_and_two_of_one_other():
    s = struck("Rome", CARD, sides(), {ASSIGN: {"1": 2}})
    assert left(s) == (2, 1, 3)
    assert s.events(VictimsNamed) == [VictimsNamed(0, CARD, (1,))]


def test_29_8_2_1_or_one_from_each_of_two():
    assert left(struck("Rome", CARD, sides(), {ASSIGN: {"1": 1, "2": 1}})) == (2, 2, 2)


@pytest.mark.parametrize(
    ("answer", "fault"), [({"1": 1}, "wrong-sum"), ({"1": 3}, "out-of-range"), ({"0": 2}, "no-such-key")]
)
def test_29_8_2_1_neither_more_nor_less(answer, fault):
    assert fault in codes(struck("Rome", CARD, sides()), ASSIGN, answer)


def test_29_8_2_1_everybody_chooses_his_own():
    answers = {
        ASSIGN: {"1": 2},
        "Rome iconoclasm-and-heresy:0:reduce": ["Rome", "Etruria", "Samnium", "Campania"],
        "Celt iconoclasm-and-heresy:0:reduce": ["Alesia", "Belgica"],
    }
    s = struck("Rome", CARD, sides(), answers)
    assert (s.cities("Rome"), s.cities("Celt")) == (["Neapolis", "Rubicon"], ["Londinium"])


def test_29_8_2_1_no_more_than_a_player_has():
    s = struck("Rome", CARD, sides(Celt=side({"Dyfed": 9}, ["Alesia"])))
    assert "out-of-range" in codes(s, ASSIGN, {"1": 2})


def test_29_8_2_1_a_victim_without_cities_still_calls_for_those_of_others():
    s = struck("Rome", CARD, sides(Rome=side({"Lugdunum": 9})), {ASSIGN: {"1": 2}})
    assert left(s) == (0, 1, 3)
    assert reasons(s) == ["Rome: no city has to be reduced"]


def test_29_8_2_2_who_drew_the_card_may_not_be_a_secondary_victim():
    s = struck("Rome", CARD, sides(), drawer="Celt", passer="Celt")
    assert left(s) == (2, 3, 1)


@pytest.mark.parametrize(
    ("held", "own", "other"),
    [
        ([], 4, 2),
        (["Monotheism"], 5, 3),
        (["Philosophy"], 3, 1),
        (["Theology"], 1, 0),
        (["Theology", "Philosophy"], 0, 0),
        (["Theology", "Philosophy", "Monotheism"], 1, 0),
    ],
)
def test_29_8_2_3_5_6_what_is_held_by_either_victim(held, own, other):
    s = struck("Rome", CARD, sides(held, held), {ASSIGN: {"1": 2}})
    assert left(s) == (6 - own, 3 - other, 3)


HAND = ["Clay", "Fish", "Gold"]


def test_29_8_2_4_with_theocracy_a_card_spares_a_city_each():
    answers = {ASSIGN: {"1": 2}, f"Rome {RANSOM}": ["Clay 1", "Fish 1"]}
    s = struck("Rome", CARD, sides(["Theocracy"], hand=HAND), answers)
    assert (left(s), names(s, "Rome")) == ((4, 1, 3), ["Gold"])
    assert s.events(CardsLost) == [CardsLost(0, CARD, ("Clay", "Fish"))]


def test_29_8_2_4_a_secondary_victim_may_do_so_too():
    answers = {ASSIGN: {"1": 2}, f"Celt {RANSOM}": ["Clay 1", "Fish 1"]}
    s = struck("Rome", CARD, sides(celt=["Theocracy"], celt_hand=HAND), answers)
    assert (left(s), names(s, "Celt")) == ((2, 3, 3), ["Gold"])


def test_29_8_2_4_nobody_must():
    answers = {ASSIGN: {"1": 2}, f"Rome {RANSOM}": []}
    s = struck("Rome", CARD, sides(["Theocracy"], hand=HAND), answers)
    assert (left(s), names(s, "Rome")) == ((2, 1, 3), HAND)


def test_29_8_2_4_limited_by_the_cards_and_by_the_cities():
    s = struck("Rome", CARD, sides(["Theocracy"], hand=[*HAND, "Oil", "Iron"]), {ASSIGN: {"1": 2}})
    assert "wrong-count" in codes(s, f"Rome {RANSOM}", ["Clay 1", "Fish 1", "Gold 1", "Oil 1", "Iron 1"])
    assert left(s) == (6, 1, 3)
    assert left(struck("Rome", CARD, sides(["Theocracy"], hand=["Clay"]), {ASSIGN: {"1": 2}})) == (3, 1, 3)


def test_29_8_2_4_after_what_other_advances_spare():
    s = struck("Rome", CARD, sides(["Theocracy", "Theology"], hand=HAND), {ASSIGN: {"1": 2}})
    assert (left(s)[0], len(names(s, "Rome"))) == (6, 2)


def test_29_8_2_4_only_with_theocracy():
    s = struck("Rome", CARD, sides(hand=HAND), {ASSIGN: {"1": 2}})
    assert RANSOM not in [question.key for question in s.asked]
