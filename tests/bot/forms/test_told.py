"""Told before answering: what an answer would lose, and what happens without one."""

from dataclasses import dataclass, replace

import pytest

from bot.discord.form_pages import screen_text
from bot.discord.window_pages import is_surprised, opened_window
from bot.discord.wording import due_line
from bot.forms import Draft, headline, show
from rules.table import Choice, Choose, Number, Open, Pick

WAYS = (Choice("n", "North"), Choice("s", "South"), Choice("w", "West"))


@dataclass(frozen=True, slots=True, kw_only=True)
class Road(Choose):
    """A choice of ways, of which some are dangerous."""

    def warnings(self, data):
        """Wolves in the north and west, and night falls anywhere."""
        return ("Wolves were seen there.", "Night falls.") if data in ("n", "w") else ("Night falls.",)


@dataclass(frozen=True, slots=True, kw_only=True)
class Load(Pick):
    """A pick that is warned of."""

    def warnings(self, data):
        """A full load is heavy."""
        return ("The cart may break.",) if len(data) > 1 else ()


def road() -> Open:
    return Open(Road(seat=0, key="road", prompt="Which way?", options=WAYS, fallback="s"), None, False)


def load() -> Open:
    question = Load(seat=0, key="load", prompt="What goes along?", options=WAYS, most=2, fallback=("s",))
    return Open(question, None, False)


def test_where_a_press_answers_each_warning_names_the_answers_it_is_of():
    assert show(road(), Draft()).warnings == ("North, West: Wolves were seen there.", "Night falls.")


def test_a_warning_begins_with_a_capital_letter_whatever_the_answer_is_called():
    ways = (Choice("n", "to the north"), WAYS[1])
    asked = replace(road(), question=replace(road().question, options=ways))
    assert show(asked, Draft()).warnings == ("To the north: Wolves were seen there.", "Night falls.")


def test_a_draft_is_warned_of_as_it_grows():
    assert show(load(), Draft()).warnings == ()
    assert show(load(), Draft(["n"])).warnings == ()
    assert show(load(), Draft(["n", "s"])).warnings == ("The cart may break.",)


def test_a_draft_that_is_refused_is_not_warned_of():
    assert show(load(), Draft(["n", "s", "w"])).warnings == ()


def test_silence_takes_the_default_until_something_was_answered():
    assert show(load(), Draft()).due == "If you do nothing: South."
    assert show(replace(load(), given=["n"]), Draft()).due == ""


def test_a_long_default_is_told_in_short():
    ways = tuple(Choice(str(n), f"Way {n}") for n in range(9))
    everywhere = tuple(way.key for way in ways[:5])
    question = Pick(seat=0, key="k", prompt="Where?", options=ways, most=9, fallback=everywhere)
    assert question.if_silent() == "If you do nothing: Way 0, Way 1, Way 2 and 2 more."


def test_the_same_twice_in_a_default_is_told_once():
    ways = (Choice("a", "keep Eretria"), Choice("b", "keep Eretria"), Choice("c", "keep Rhodes"))
    question = Pick(seat=0, key="k", prompt="Where?", options=ways, most=3, fallback=("a", "b", "c"))
    assert question.if_silent() == "If you do nothing: keep Eretria (2 times), keep Rhodes."


def test_silence_that_has_consequences_is_told_by_them():
    ways = (Choice("s", "no orders: the tribes produce"), Choice("n", "North: far away"))
    question = Choose(seat=0, key="k", prompt="?", options=ways, fallback="s")
    assert question.if_silent() == "If you do nothing: the tribes produce."
    assert replace(question, fallback="n").if_silent() == "If you do nothing: North: far away."


def test_a_form_shows_warnings_and_what_silence_means():
    text = screen_text(show(load(), Draft(["n", "s"])))
    assert text.endswith("⚠️ The cart may break.\n-# If you do nothing: South.")


def test_the_deadline_stands_before_what_silence_means():
    assert due_line(70, "If you do nothing: 2.") == "Until <t:70:f> (<t:70:R>). If you do nothing: 2."
    assert due_line(None, "If you do nothing: 2.") == "If you do nothing: 2."
    assert due_line(None) == ""


def test_every_number_is_tried_only_where_there_are_few():
    @dataclass(frozen=True, slots=True, kw_only=True)
    class Tax(Number):
        def warnings(self, data):
            return ("A revolt is possible.",) if data > 2 else ()

    few = Tax(seat=0, key="tax", prompt="Tax?", low=0, high=4, fallback=2)
    assert show(Open(few, None, False), Draft()).warnings == ("3, 4: A revolt is possible.",)
    many = Tax(seat=0, key="tax", prompt="Tax?", low=0, high=400, fallback=2)
    assert show(Open(many, None, False), Draft()).warnings == ()


def opened_with(draft):
    return opened_window(load(), draft, "", {}, lesson="", deadline=None)


def test_a_window_tells_the_warnings_of_what_stands_in_it():
    assert "The cart may break." not in opened_with(Draft(["n"])).text
    assert "⚠️ As it stands: The cart may break." in opened_with(Draft(["n", "s"])).text


def test_a_warning_costs_a_press_only_where_the_window_has_not_told_it():
    question = load().question
    assert is_surprised(question, Draft(["n"]), ["n", "s"])
    assert not is_surprised(question, Draft(["n", "s"]), ["n", "s"])
    assert not is_surprised(question, Draft(["n", "s"]), ["n"])


@pytest.mark.parametrize(
    ("prompt", "said"),
    [
        ("Your movement: tokens march one area over land; ships sail four steps.", "Your movement"),
        ("You drew Minoa. Keep it or pass it?\nMinoa: strength 3.", "You drew Minoa. Keep it or pass it?"),
        ("Sell: to whom?", "Sell: to whom?"),
        (
            "Greek City States: 0 armies, 2 coins left. What are your orders?",
            "Greek City States: 0 armies, 2 coins left.",
        ),
    ],
)
def test_a_receipt_names_its_question_in_a_line(prompt, said):
    assert headline(prompt) == said
