"""CivX 29.83: Iconoclasm & Heresy."""

import pytest

from rules.civ.events_calamity import CalamityPassed, VictimsNamed
from rules.table import Refusal
from tests.rules.civ.civx.scene import EAST, WEST
from tests.rules.civ.civx.strife import struck
from tests.rules.civ.scenario import side

ROME = ["Rome", "Neapolis", "Rubicon", "Tarentum", "Cisalpina", "Milazzo"]
ASSIGN = "Rome iconoclasm-&-heresy:0:assign"
TWO = {ASSIGN: {"1": 2}}
AFRICA = ["Carthage", "Thapsus", "Cirta"]


def heresy(rome, answers=None, *, carthage=None, celt=None, passer=None, **more):
    sides = {
        "Rome": rome,
        "Carthage": carthage or side({}, AFRICA),
        "Celt": celt or side({}, ["Massillia", "Londinium"]),
    }
    return struck("Rome", "Iconoclasm & Heresy", sides, answers, passer=passer, **more)


def test_29_831_four_cities_of_the_victims_choice_are_reduced():
    chosen = ["Rome", "Rubicon", "Tarentum", "Milazzo"]
    s = heresy(side({}, ROME), {"Rome iconoclasm-&-heresy:0:reduce": chosen})
    assert s.cities("Rome") == ["Cisalpina", "Neapolis"]


@pytest.mark.parametrize(
    ("spread", "left"), [({"1": 2}, (1, 2)), ({"1": 1, "2": 1}, (2, 1)), ({"2": 2}, (3, 0))]
)
def test_29_832_two_cities_of_others_as_the_victim_assigns_them(spread, left):
    s = heresy(side({}, ROME), {ASSIGN: spread})
    assert (len(s.cities("Carthage")), len(s.cities("Celt"))) == left


def test_29_832_the_victim_cannot_refrain():
    s = heresy(side({"Rome": 1}))
    question = next(q for q in s.asked if q.key.endswith("assign"))
    assert isinstance(question.check({"1": 1}), Refusal)
    assert s.events(CalamityPassed), "nothing of its own is reduced"


def test_29_832_neither_the_trader_nor_theologians_are_named():
    s = heresy(side({}, ROME), passer="Carthage", celt=side({}, ["Massillia"], advances=["Theology"]))
    assert s.events(VictimsNamed) == []
    assert len(s.cities("Carthage")) == 3
    assert s.cities("Celt") == ["Massillia"]


@pytest.mark.parametrize(
    ("advances", "lost"),
    [
        (["Deism"], 3),
        (["Philosophy"], 3),
        (["Deism", "Philosophy"], 2),
        (["Theology"], 2),
        (["Deism", "Philosophy", "Theology"], 0),
        (["Monotheism"], 5),
        (["Monotheism", "Roadbuilding"], 6),
    ],
)
def test_29_833_to_29_836_advances_of_the_primary_victim_add_up(advances, lost):
    assert len(heresy(side({}, ROME, advances=advances)).cities("Rome")) == 6 - lost


@pytest.mark.parametrize(
    ("advances", "lost"),
    [(["Deism"], 1), (["Philosophy"], 0), (["Monotheism"], 2), (["Roadbuilding", "Monotheism"], 3)],
)
def test_29_833_to_29_836_advances_of_a_secondary_victim(advances, lost):
    carthage = side({}, AFRICA, advances=advances)
    s = heresy(side({}, ROME), {ASSIGN: {"1": 1, "2": 1}}, carthage=carthage)
    assert len(s.cities("Carthage")) == 3 - lost


def mythical(celt, answers=None, **more):
    carthage = side({"Sardinia": 1}, AFRICA, advances=["Mythology"])
    return heresy(side({}, ROME), answers, carthage=carthage, celt=celt, **more)


def test_29_837_mythology_draws_in_a_neighbour():
    s = mythical(
        side({"Corsica": 1}, ["Massillia", "Londinium"], advances=["Monotheism", "Roadbuilding"]), TWO
    )
    assert len(s.cities("Celt")) == 1, "what aggravates does not count"


@pytest.mark.parametrize("advance", ["Theology", "Philosophy"])
def test_29_837_not_one_with_theology_or_philosophy(advance):
    celt = side({"Corsica": 1}, ["Massillia"], advances=[advance])
    assert mythical(celt, TWO if advance == "Philosophy" else None).cities("Celt") == ["Massillia"]


def test_29_837_enlightenment_does_not_help():
    assert mythical(side({"Corsica": 1}, ["Massillia"], advances=["Enlightenment"]), TWO).cities("Celt") == []


def test_29_837_the_trader_is_not_safe_from_mythology():
    assert mythical(side({"Corsica": 1}, ["Massillia"]), passer="Celt").cities("Celt") == []


def test_29_837_two_who_draw_in_cannot_draw_in_the_same():
    """Carthage and the Celts both hold Mythology and border on Minoa; one of them finds nobody."""
    sides = {
        "Rome": side({}, ROME),
        "Carthage": side({"Sardinia": 1}, ["Carthage"], advances=["Mythology"]),
        "Celt": side({"Corsica": 1}, ["Londinium"], advances=["Mythology"]),
        "Minoa": side({"Corsica": 1}, ["Athens", "Sparta"]),
    }
    s = struck("Rome", "Iconoclasm & Heresy", sides, {ASSIGN: {"1": 1, "2": 1}})
    assert len(s.cities("Minoa")) == 1
    assert [event.seat for event in s.events(VictimsNamed)] == [0, 2]


@pytest.mark.parametrize(("block", "lost", "others"), [(WEST, 4, 2), (EAST, 5, 3)])
def test_29_838_by_a_foreign_card_one_more_here_and_elsewhere(block, lost, others):
    s = heresy(side({}, ROME), block=block)
    assert len(s.cities("Rome")) == 6 - lost
    assert len(s.cities("Carthage")) + len(s.cities("Celt")) == 5 - others


def test_29_838_no_more_than_two_to_one_player():
    s = heresy(side({}, ROME), block=EAST)
    question = next(q for q in s.asked if q.key.endswith("assign"))
    assert isinstance(question.check({"1": 3}), Refusal)
    assert not isinstance(question.check({"1": 2, "2": 1}), Refusal)


def test_29_839_with_two_blocks_only_near_players():
    far = {"Rome": side({}, ROME), "Maurya": side({}, ["Magadha"])}
    assert struck("Rome", "Iconoclasm & Heresy", far, block=WEST).cities("Maurya") == ["Magadha"]
    assert struck("Rome", "Iconoclasm & Heresy", far).cities("Maurya") == []
