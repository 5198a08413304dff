"""A typed text that is not clear: nothing of it is lost, and which one is meant is a choice to press."""

from bot.forms import Draft, Menu, Show, act, dump_draft, fill, load_draft, opened, show
from bot.forms.screen import Verb
from bot.forms.windows import LINES
from rules.table import Open
from tests.rules.history.test_plan import assyria


def asked():
    _, _, question = assyria(["levant"], pool=4)
    return Open(question, None, False)


def typed(form: Open, text: str, draft: Draft | None = None) -> Show:
    outcome = act(form.question, draft or Draft(), Verb.TYPE, (text,))
    assert isinstance(outcome, Show)
    return outcome


def meant(form: Open, outcome: Show) -> Menu:
    return next(control for control in show(form, outcome.draft).controls if control.verb is Verb.MEAN)


def pressed(form: Open, outcome: Show, label: str) -> Show:
    menu = meant(form, outcome)
    key = next(option.key for option in menu.options if option.label == label)
    after = act(form.question, outcome.draft, Verb.MEAN, (key,))
    assert isinstance(after, Show)
    return after


def test_an_unclear_name_is_asked_back_and_a_press_makes_it_clear():
    form = asked()
    outcome = typed(form, "take tigris, at most 2; then Levant")
    assert outcome.refusal is not None
    menu = meant(form, outcome)
    assert menu.placeholder == "Which one do you mean by “tigris”?"
    assert [option.label for option in menu.options] == ["Upper Tigris", "Middle Tigris", "Lower Tigris"]
    after = pressed(form, outcome, "Middle Tigris")
    assert (after.refusal, after.draft.text) == (None, "")
    assert form.question.write(after.draft.data) == ("take Middle Tigris, at most 2", "take Levant")


def test_the_word_that_is_in_doubt_is_put_right_and_not_its_like():
    form = asked()
    outcome = typed(form, "take lower tigris; take tigris")
    after = pressed(form, outcome, "Middle Tigris")
    assert form.question.write(after.draft.data) == ("take Lower Tigris", "take Middle Tigris")


def test_doubts_are_asked_one_after_the_other():
    form = asked()
    outcome = typed(form, "take tigris; Levant or Zagros")
    outcome = pressed(form, outcome, "Middle Tigris")
    assert outcome.refusal is not None
    after = pressed(form, outcome, "else")
    assert form.question.write(after.draft.data) == (
        "take Middle Tigris",
        "try Levant",
        "if not Levant: take Zagros",
    )


def test_a_condition_between_two_orders_goes_where_it_is_pressed():
    form = asked()
    outcome = typed(form, "take Palestine, if Levant falls, take Zagros")
    first, second = (option.label for option in meant(form, outcome).options)
    lines = {
        first: ("if Levant: take Palestine", "take Zagros"),
        second: ("take Palestine", "if Levant: take Zagros"),
    }
    for label, expected in lines.items():
        assert form.question.write(pressed(form, outcome, label).draft.data) == expected


def test_what_is_not_understood_is_marked_and_what_is_can_be_submitted_without_it():
    form = asked()
    outcome = typed(form, "hum a song; take Levant")
    screen = show(form, outcome.draft)
    labels = {control.verb: control.label for control in screen.controls}
    assert labels[Verb.SUBMIT] == "Submit without it"
    assert labels[Verb.FILL] == "Correct…"
    assert Verb.CLEAR in labels
    assert screen.lines[-1] == "✗ hum a song"
    window = opened(form, outcome.draft)
    assert next(part.value for part in window.parts if part.id == LINES) == "✗ hum a song\ntake Levant"
    given = act(form.question, outcome.draft, Verb.SUBMIT, ())
    assert form.question.write(given.data) == ("take Levant",)
    after = fill(form.question, outcome.draft, "", {LINES: ("take Levant\n✗ take Palestine",)})
    assert form.question.write(after.data) == ("take Levant", "take Palestine")


def test_an_unclear_text_keeps_the_lines_before_it_and_is_stored_with_the_draft():
    form = asked()
    first = typed(form, "take Levant")
    outcome = typed(form, "fort in tigris", first.draft)
    stored = load_draft(dump_draft(outcome.draft), form.question)
    after = pressed(form, Show(stored), "Upper Tigris")
    assert form.question.write(after.draft.data) == ("take Levant", "fort in Upper Tigris")


def test_a_press_on_a_doubt_that_is_gone_changes_nothing():
    form = asked()
    for draft, values in (
        (Draft(), ("0",)),
        (Draft(text="take tigris"), ("7",)),
        (Draft(text="Levant"), ("0",)),
    ):
        assert act(form.question, draft, Verb.MEAN, values) == Show(draft)


def test_a_form_shows_the_odds_of_a_plan():
    form = asked()
    outcome = typed(form, "take Levant, at most 1")
    assert show(form, outcome.draft).lines == ("take Levant, at most 1 (58 % likely)",)
