"""Suggestions: a form filled with what a stand-in would do, why, and a way back; a game with nothing else."""

from dataclasses import replace

import pytest

from bot.advice import advice_on
from bot.forms import (
    Advice,
    Button,
    Draft,
    Menu,
    Show,
    Submit,
    act,
    dump_draft,
    fill,
    load_draft,
    opened,
    show,
)
from bot.forms.screen import Verb
from bot.forms.suggesting import PLAIN, RESTORE, SUGGEST, suggested
from rules.games import GAMES
from rules.standins import STANDINS
from rules.table import Allocate, Choice, Choose, Number, Open, Pick, Table, open_table
from tests.bot.toy import Toy

SHORT = {
    "western-empires": {"scenario": "short", "turns": "3"},
    "civx": {"turns": "8"},
    "dawn-of-history": {"turns": "8"},
    "peoples": {"rounds": "15"},
}
WAYS = tuple(Choice(f"w{n}", f"Way {n}") for n in range(40))
FEW = Choose(seat=0, key="w", prompt="Which way?", options=WAYS[:3], fallback="w0")
LONG = replace(FEW, options=WAYS)
PICK = Pick(seat=0, key="p", prompt="Which?", options=WAYS[:6], least=1, most=3, fallback=("w0",))
SPREAD = Allocate(seat=0, key="s", prompt="How?", limits={"w0": 2, "w1": 2}, total=2, fallback={"w0": 2})
COUNT = Number(seat=0, key="n", prompt="How many?", low=0, high=9, fallback=1)
ANSWERS = [(FEW, "w1"), (LONG, "w30"), (PICK, ["w1", "w2"]), (SPREAD, {"w1": 2}), (COUNT, 4)]


def press_suggest(table, question, draft):
    """The draft after a press on Suggest in the form that shows it."""
    asked = next(o for o in table.questions(question.seat) if o.question.key == question.key)
    assert SUGGEST in show(asked, draft, advises=True).controls
    made = suggested(draft, advice_on(table, question, STANDINS))
    assert made.reason in show(asked, made, advises=True).advice
    return made


@pytest.mark.parametrize("key", GAMES)
def test_a_game_can_be_finished_with_suggestions_alone(key):
    """The others take their defaults; the person presses Suggest and Submit, whatever is asked."""
    game = GAMES[key]
    table = open_table(game, SHORT.get(key, {}), tuple("ABCDE"[: game.least]), b"suggested")
    assert isinstance(table, Table)
    kinds = set()
    while waiting := table.waiting():
        question = next((q for q in waiting if q.seat == 0), waiting[0])
        data = question.default()
        if question.seat == 0:
            effect = act(question, press_suggest(table, question, Draft()), Verb.SUBMIT, ())
            assert isinstance(effect, Submit)
            kinds.add(question.kind)
            data = effect.data
        assert table.answer(question.seat, question.key, data) is None
    assert table.over
    assert len(kinds) > 3


@pytest.mark.parametrize(("question", "data"), ANSWERS)
def test_a_suggestion_is_shown_with_why_and_submitted_with_one_press(question, data):
    asked = Open(question, None, False)
    draft = suggested(Draft(), Advice(data, "It is near."))
    screen = show(asked, draft, advises=True)
    assert "Suggested" in screen.advice
    assert "It is near." in screen.advice
    assert "; ".join(question.write(data)) in "\n".join((screen.advice, "; ".join(screen.lines)))
    assert act(question, draft, Verb.SUBMIT, ()) == Submit(data)
    assert Verb.SUBMIT in {control.verb for control in screen.controls}


@pytest.mark.parametrize(("question", "data"), ANSWERS)
def test_the_window_opens_with_the_suggestion_in_it(question, data):
    window = opened(Open(question, None, False), suggested(Draft(), Advice(data, "")))
    values = {part.id: part.chosen if hasattr(part, "chosen") else (part.value,) for part in window.parts}
    effect = fill(question, Draft(), "", values)
    assert isinstance(effect, Submit)
    assert effect.data == data


def test_a_menu_shows_what_is_suggested():
    [menu] = [
        c
        for c in show(Open(COUNT, None, False), suggested(Draft(), Advice(4, ""))).controls
        if isinstance(c, Menu)
    ]
    assert menu.chosen == ("4",)


def test_what_stood_in_the_form_comes_back():
    mine = Draft(["w5"])
    draft = suggested(mine, Advice(["w1"], "It is near."))
    assert draft.data == ["w1"]
    assert RESTORE in show(Open(PICK, None, False), draft, advises=True).controls
    kept = load_draft(dump_draft(draft), PICK)
    changed = act(PICK, kept, Verb.TAKE, ("w1", "w2"))
    assert isinstance(changed, Show)
    assert changed.draft.reason == ""  # it is no more what was suggested
    for stage in (kept, changed.draft):
        back = act(PICK, stage, Verb.RESTORE, ())
        assert isinstance(back, Show)
        assert back.draft == mine


def test_pressed_twice_it_is_the_same_and_the_way_back_stays():
    advice = Advice(["w1"], "")
    once = suggested(Draft(["w5"]), advice)
    assert suggested(once, advice) == once
    assert once.reason == PLAIN


def test_nothing_stood_there_so_there_is_nothing_to_go_back_to():
    draft = suggested(Draft(), Advice(["w1"], ""))
    assert draft.before is None
    assert RESTORE not in show(Open(PICK, None, False), draft, advises=True).controls


def test_a_game_played_without_advice_has_no_button():
    labels = {c.label for c in show(Open(PICK, None, False), Draft()).controls if isinstance(c, Button)}
    assert "Suggest" not in labels


def test_a_game_without_a_stand_in_suggests_its_default():
    table = open_table(Toy(), {}, ("Ann", "Ben", "Cleo"), b"toy")
    assert isinstance(table, Table)
    question = table.waiting()[0]
    assert advice_on(table, question, STANDINS) == Advice(question.default(), "")
