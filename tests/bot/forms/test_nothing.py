"""“none”, “stay”, “keep all”: understood wherever there is such an answer; a press declines a proposal."""

import pytest

from bot.forms import Button, Draft, Menu, Show, act, read, show
from bot.forms.screen import Verb
from rules.civ.movement.referee import MovementReferee
from rules.civ.phases.advances import question as purchase
from rules.civ.phases.construction import Construction
from rules.table import Allocate, Choice, Choose, Number, Open, Orders, Pick, Refusal
from tests.rules.civ.orders import keep, march
from tests.rules.civ.scenario import scenario, side

WORDS = ("none", "Nothing.", "no", "pass", "stay", "keep all", "NO!", "nobody")
LANDS = (Choice("a", "Argos"), Choice("b", "Boeotia"))


def choice(*options, fallback="a"):
    return Choose(seat=0, key="c", prompt="?", options=options, fallback=fallback)


def movement(s):
    return Orders(seat=0, key="move", prompt="", referee=MovementReferee(s.g, 0))


def building(s):
    return Orders(seat=0, key="build", prompt="", referee=Construction(s.g, 0))


SITES = {"Sparta": 6, "Moesia": 4}


@pytest.mark.parametrize("word", WORDS)
def test_every_kind_of_question_understands_it(word):
    pick = Pick(seat=0, key="p", prompt="?", options=LANDS, most=2, fallback=("a",))
    spread = Allocate(seat=0, key="s", prompt="?", limits={"a": 2}, total=2, exact=False)
    number = Number(seat=0, key="n", prompt="?", low=0, high=9, fallback=2)
    s = scenario({"Hellas": side(SITES, ships=["Thrace"], treasury=3)})
    assert read(choice(*LANDS, Choice("x", "No land")), word, None) == "x"
    assert read(pick, word, None) == []
    assert read(spread, word, None) == {}
    assert read(number, word, None) == 0
    assert read(building(s), word, None) == []
    assert read(purchase(s.g, 0), word, None) == {}
    assert read(movement(s), word, None) == [keep("Thrace", "treasury")]  # nobody moves, no ship is lost
    assert read(movement(s), word, [march("Moesia", "Thrace")]) == [keep("Thrace", "treasury")]


def test_where_something_must_be_chosen_it_is_refused():
    must = Pick(seat=0, key="p", prompt="?", options=LANDS, least=1, most=2, fallback=("a",))
    assert isinstance(read(choice(*LANDS), "none", None), Refusal)
    assert isinstance(must.check(read(must, "none", None)), Refusal)
    assert isinstance(
        read(Number(seat=0, key="n", prompt="?", low=1, high=3, fallback=2), "none", None), Refusal
    )


def test_an_option_that_is_called_so_is_meant():
    passing = choice(Choice("0", "pass it to Ann"), Choice("1", "pass it to Ben"), Choice("keep", "keep it"))
    assert isinstance(read(passing, "pass", None), Refusal)
    assert read(passing, "none", None) == "keep"
    named = Pick(seat=0, key="p", prompt="?", options=(Choice("x", "None"),), most=1, fallback=())
    assert read(named, "none", None) == ["x"]


def test_two_options_that_decline_are_asked_back():
    assert isinstance(read(choice(Choice("x", "No city"), Choice("y", "No ship")), "none", None), Refusal)


def test_a_city_that_is_proposed_can_be_declined_by_a_press():
    question = building(scenario({"Hellas": side(SITES)}))
    asked = Open(question, None, False)
    screen = show(asked, Draft())
    assert screen.lines == ("city in Sparta",)
    (button,) = [c for c in screen.controls if isinstance(c, Button) and c.verb is Verb.NOTHING]
    assert button.label == "No city"
    declined = act(question, Draft(), Verb.NOTHING, ())
    assert declined == Show(Draft([]))
    assert show(asked, declined.draft).lines == ("no city",)
    assert not any(c.verb is Verb.NOTHING for c in show(asked, declined.draft).controls)


def test_a_line_of_a_proposal_can_be_taken_out():
    question = building(scenario({"Hellas": side({"Sparta": 6, "Athens": 6, "Moesia": 4})}))
    screen = show(Open(question, None, False), Draft())
    (menu,) = [c for c in screen.controls if isinstance(c, Menu) and c.verb is Verb.DROP]
    assert [option.label for option in menu.options] == ["1. city in Athens", "2. city in Sparta"]
    assert act(question, Draft(), Verb.DROP, ("0",)) == Show(Draft([{"area": "Sparta"}]))


def test_where_nothing_is_proposed_no_press_declines():
    question = movement(scenario({"Hellas": side(SITES)}))
    assert not any(c.verb is Verb.NOTHING for c in show(Open(question, None, False), Draft()).controls)
