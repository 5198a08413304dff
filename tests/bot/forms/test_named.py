"""Players are understood by their own names and by what the game calls them; what fits two is asked back."""

import pytest

from bot.forms import read, with_nations
from rules.civ.civx.demands import Asked, DemandReferee
from rules.civ.trade.referee import DealReferee
from rules.table import Choice, Choose, Deal, Orders, Pick, Refusal
from tests.rules.civ.scenario import scenario, side

PEOPLE = {
    0: ("Rome", "Ann"),
    1: ("Hellas", "Ben the Bold"),
    2: ("Egypt", "Cleo Bold"),
    3: ("Carthage", "Iron Maiden"),
}
SEATS = tuple(Choice(str(seat), called) for seat, (called, _) in PEOPLE.items())
WHOM = Choose(seat=0, key="whom", prompt="Whom?", options=SEATS[1:], fallback="1")
SOME = Pick(seat=0, key="some", prompt="Whom?", options=SEATS[1:], most=2, fallback=())


def market():
    sides = {called: side(hand=["Iron", "Iron", "Ochre"]) for called, _ in PEOPLE.values()}
    return Deal(seat=0, key="trade", prompt="Trade", referee=DealReferee(scenario(sides).g, 0))


@pytest.mark.parametrize(
    "text", ["Ben the Bold", "ben", "Ben the bold", "Hellas", "hell", "Hellas (Ben the Bold)"]
)
def test_a_seat_is_chosen_by_either_name(text):
    assert read(WHOM, with_nations(WHOM, text, None, PEOPLE), None) == "1"


def test_several_seats_are_picked_by_either_name():
    assert read(SOME, with_nations(SOME, "Cleo Bold, carthage", None, PEOPLE), None) == ["2", "3"]


@pytest.mark.parametrize(
    "text",
    [
        "offer ben the bold: give 2 Iron for 3 Ochre",
        "offer Ben: give 2 Iron for 3 Ochre",
        "offer Hellas (Ben the Bold): give 2 Iron for 3 Ochre",
    ],
)
def test_an_offer_is_made_to_a_player(text):
    question = market()
    assert read(question, with_nations(question, text, None, PEOPLE), None)["to"] == 1


def test_what_the_game_understands_is_left_as_it_is():
    """A player may be called like a card: cards come first."""
    text = "offer Hellas: give 2 Iron for 3 Ochre"
    assert with_nations(market(), text, None, PEOPLE) == text


def test_a_name_that_fits_two_players_is_asked_back():
    asked = with_nations(WHOM, "Bold", None, PEOPLE)
    assert isinstance(asked, Refusal)
    assert asked.faults[0].candidates == ("Hellas", "Egypt")


def test_a_word_that_is_nobody_is_refused_as_it_was_written():
    assert with_nations(WHOM, "Zoe", None, PEOPLE) == "Zoe"


def test_demands_name_players():
    g = scenario({called: side(hand=["Iron"]) for called, _ in PEOPLE.values()}).g
    question = Orders(seat=0, key="d", prompt="Whom?", referee=DemandReferee(g, 0, Asked()))
    named = with_nations(question, "stack 6 of Cleo", None, PEOPLE)
    assert read(question, named, None) == [{"of": 2, "stack": 6}]
