"""Answering ahead in a form: what shall become of the answer if others act first."""

import pytest

from bot.forms import Draft, Menu, changing, kept_line, meant_by, said_in, show, wished
from bot.forms.screen import Verb
from rules.table import Choice, Choose, Open, Refusal
from rules.table.inputs import IfChanged

PEOPLE = {0: ("Roma", "Ann"), 1: ("Egypt", "Ben"), 2: ("Carthage", "Cleo")}
QUESTION = Choose(
    seat=2, key="go", prompt="Where to?", options=(Choice("n", "North"), Choice("s", "South")), fallback="n"
)


def ahead(**how) -> Open:
    return Open(QUESTION, how.pop("given", None), True, before=(0, 1, 2), **how)


def menu_of(asked: Open, draft: Draft) -> Menu:
    (found,) = [c for c in show(asked, draft, people=PEOPLE).controls if c.verb is Verb.CHANGED]
    assert isinstance(found, Menu)
    return found


def test_the_form_of_what_may_be_answered_ahead_asks_what_shall_become_of_it():
    menu = menu_of(ahead(), Draft())
    assert [option.key for option in menu.options] == ["whole", "fit", "mine", "2", "0", "1"]
    assert [option.label for option in menu.options[3:]] == [
        "Wait for my turn", "Wait for Roma (Ann)", "Wait for Egypt (Ben)",
    ]  # fmt: skip
    assert menu.chosen == ("whole",)


@pytest.mark.parametrize(
    ("asked", "draft", "chosen"),
    [
        (ahead(), Draft(if_changed=IfChanged.FIT), "fit"),
        (ahead(given="n", if_changed=IfChanged.MINE), Draft(), "mine"),
        (ahead(after=2), Draft(), "2"),
    ],
)
def test_it_shows_what_was_said_so_far(asked, draft, chosen):
    assert menu_of(asked, draft).chosen == (chosen,)


def test_an_open_question_is_not_asked_about_it():
    asked = Open(QUESTION, None, False)
    assert all(control.verb is not Verb.CHANGED for control in show(asked, Draft(), people=PEOPLE).controls)


def test_every_choice_is_understood_and_nothing_else():
    asked = ahead()
    keys = [option.key for option in changing(asked, PEOPLE, IfChanged.WHOLE).options]
    assert [meant_by(key) for key in keys] == [*IfChanged, 2, 0, 1]
    assert meant_by("²") is meant_by("") is meant_by("nobody") is None


def test_what_becomes_of_it_is_said_in_a_line():
    assert len({kept_line(said) for said in IfChanged}) == len(IfChanged)
    assert (
        kept_line(said_in(ahead(), Draft(if_changed=IfChanged.FIT)))
        in show(ahead(), Draft(if_changed=IfChanged.FIT)).heading
    )


@pytest.mark.parametrize(("text", "whom"), [("wait for my turn", 2), ("after Roma", 0), ("wait for ben", 1)])
def test_waiting_may_be_written(text, whom):
    assert wished(ahead(), text, PEOPLE) == whom


def test_there_is_no_turn_to_wait_for_where_all_are_asked():
    assert isinstance(wished(Open(QUESTION, None, False, before=(0,)), "wait for my turn", PEOPLE), Refusal)
