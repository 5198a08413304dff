"""Forms: every kind of question can be filled by pressing, by typing, changed, and refused with a reason."""

from dataclasses import replace

import pytest

from bot.forms import Button, Draft, Menu, Show, Submit, act, dump_draft, load_draft, read, show
from bot.forms.screen import PAGE, PREVIEW, Verb, turning
from rules.civ.movement.referee import MovementReferee
from rules.table import (
    Allocate,
    Chance,
    Choice,
    Choose,
    Number,
    Open,
    Orders,
    Pick,
    Refusal,
    Table,
    open_table,
)
from tests.bot.forms.clicker import fill
from tests.bot.toy import Toy
from tests.rules.civ.scenario import scenario, side

MANY = tuple(Choice(f"k{n}", f"Place number {n}") for n in range(60))
WAYS = (Choice("n", "North"), Choice("s", "South"), Choice("w", "West"))


def opened(question, given=None, ahead=False) -> Open:
    return Open(question, given, ahead)


def verbs(screen) -> list[Verb]:
    return [control.verb for control in screen.controls]


@pytest.mark.parametrize("many", ["yes", "no"])
@pytest.mark.parametrize("seed", [b"one", b"two", b"three"])
def test_a_whole_game_can_be_played_by_pressing_alone(many, seed):
    table = open_table(Toy(), {"many": many}, ("Ann", "Ben", "Cleo"), seed)
    assert isinstance(table, Table)
    dice = Chance(seed)
    kinds = set()
    acts = 0
    while waiting := table.waiting():
        question = dice.pick("who", waiting)
        acts = acts + 1 if table.is_floor else 0
        asked = next(o for o in table.questions(question.seat) if o.question.key == question.key)
        if acts > 30:
            table.answer(question.seat, question.key, question.default())
        else:
            fill(table, asked, dice)
        kinds.add(type(question).__name__)
    assert table.over
    assert kinds == {"Number", "Choose", "Orders", "Deal", "Purchase", "Plan", "Pick", "Allocate"}


def test_few_choices_are_buttons_that_answer_at_once():
    question = Choose(seat=0, key="w", prompt="Which way?", options=WAYS, fallback="n")
    screen = show(opened(question), Draft())
    assert [c.label for c in screen.controls if isinstance(c, Button)] == ["North", "South", "West"]
    assert act(question, Draft(), Verb.TAKE, ("s",)) == Submit("s")


def test_a_long_list_is_paged_and_searched():
    question = Choose(seat=0, key="p", prompt="Where?", options=MANY, fallback="k0")
    menu = show(opened(question), Draft()).controls[0]
    assert isinstance(menu, Menu)
    assert len(menu.options) == PAGE
    turned = act(question, Draft(), Verb.PAGE, ("2",))
    assert isinstance(turned, Show)
    last = show(opened(question), turned.draft).controls[0]
    assert isinstance(last, Menu)
    assert [option.key for option in last.options] == [f"k{n}" for n in range(50, 60)]
    found = act(question, Draft(), Verb.FIND, ("number 37",))
    assert isinstance(found, Show)
    narrow = show(opened(question), found.draft).controls[0]
    assert isinstance(narrow, Menu)
    assert [option.key for option in narrow.options] == ["k37"]


def test_a_search_that_finds_nothing_shows_everything():
    question = Choose(seat=0, key="p", prompt="Where?", options=MANY, fallback="k0")
    menu = show(opened(question), Draft(find="zzzz")).controls[0]
    assert isinstance(menu, Menu)
    assert len(menu.options) == PAGE


def test_picks_on_other_pages_are_kept():
    question = Pick(seat=0, key="p", prompt="Pick", options=MANY, least=1, most=4, fallback=("k0",))
    first = act(question, Draft(), Verb.TAKE, ("k1", "k2"))
    assert isinstance(first, Show)
    turned = act(question, first.draft, Verb.PAGE, ("2",))
    assert isinstance(turned, Show)
    second = act(question, turned.draft, Verb.TAKE, ("k55",))
    assert isinstance(second, Show)
    assert second.draft.data == ["k1", "k2", "k55"]
    assert act(question, second.draft, Verb.SUBMIT, ()) == Submit(["k1", "k2", "k55"])


def test_an_amount_is_given_key_by_key():
    question = Allocate(seat=0, key="a", prompt="Spread", limits={"x": 3, "y": 40}, total=5)
    assert show(opened(question), Draft()).lines == ("Nothing is chosen yet.", "0 of 5 in total.")
    focused = act(question, Draft(), Verb.FOCUS, ("x",))
    assert isinstance(focused, Show)
    given = act(question, focused.draft, Verb.STEP, ("2",))
    assert isinstance(given, Show)
    assert (given.draft.data, given.draft.focus) == ({"x": 2}, "")
    large = show(opened(question), Draft(focus="y")).controls[0]
    assert isinstance(large, Button)
    assert large.window is not None
    nonsense = act(question, focused.draft, Verb.STEP, ("many",))
    assert isinstance(nonsense, Show)
    assert nonsense.refusal is not None


def test_a_recorded_answer_can_be_seen_changed_and_taken_back():
    question = Number(seat=0, key="n", prompt="How many?", low=0, high=3, fallback=0, topic="n")
    screen = show(opened(question, given=2), Draft())
    assert "Recorded so far: 2" in screen.note
    assert Verb.WITHDRAW in verbs(screen)
    assert Verb.STAND in verbs(screen)


@pytest.mark.parametrize(
    ("question", "text", "data"),
    [
        (Choose(seat=0, key="c", prompt="", options=WAYS, fallback="n"), "nor", "n"),
        (Number(seat=0, key="n", prompt="", low=0, high=9, fallback=0), " 7 ", 7),
        (Pick(seat=0, key="p", prompt="", options=WAYS, most=2, fallback=()), "north, WEST", ["n", "w"]),
        (
            Allocate(seat=0, key="a", prompt="", limits={"Ward 1": 9, "Ward 2": 9}, total=5),
            "ward 2: 3",
            {"Ward 2": 3},
        ),
        (
            Allocate(seat=0, key="a", prompt="", limits={"Ward 1": 9, "Ward 2": 9}, total=5),
            "3 ward 2",
            {"Ward 2": 3},
        ),
        (
            Allocate(seat=0, key="a", prompt="", limits={"x": 9, "y": 9}, total=5),
            "x 1, y=2\nx: 1",
            {"x": 2, "y": 2},
        ),
    ],
)
def test_typed_answers_are_forgiving(question, text, data):
    assert read(question, text, None) == data


@pytest.mark.parametrize(
    ("question", "text", "kinds"),
    [
        (Choose(seat=0, key="c", prompt="", options=MANY, fallback="k0"), "place", ["ambiguous"]),
        (Choose(seat=0, key="c", prompt="", options=WAYS, fallback="n"), "east of here", ["unreadable"]),
        (Number(seat=0, key="n", prompt="", low=0, high=9, fallback=0), "9" * 5000, ["unreadable"]),
        (
            Pick(seat=0, key="p", prompt="", options=WAYS, most=2, fallback=()),
            "up, north, over",
            ["unreadable"] * 2,
        ),
        (Allocate(seat=0, key="a", prompt="", limits={"x": 9}, total=5), "x", ["unreadable"]),
    ],
)
def test_what_cannot_be_read_is_refused_with_every_reason(question, text, kinds):
    refusal = read(question, text, None)
    assert isinstance(refusal, Refusal)
    assert [fault.kind for fault in refusal.faults] == kinds


def test_a_draft_survives_being_stored_and_nonsense_is_an_empty_draft():
    question = Allocate(seat=0, key="a", prompt="", limits={"x": 9}, total=5)
    draft = Draft({"x": 1}, (("a", "b"), ("c",)), 2, "find", "focus")
    assert load_draft(dump_draft(draft), question) == draft
    assert load_draft({"data": 1, "extra": 2}, question) == Draft()
    assert load_draft("broken", question) == Draft()
    assert load_draft(dump_draft(Draft(["x"])), question) == Draft()  # of a version with other answers


def test_two_pages_have_one_button_to_turn():
    question = Choose(seat=0, key="p", prompt="Where?", options=MANY[:30], fallback="k0")
    for page in ("0", "1"):
        turned = act(question, Draft(), Verb.PAGE, (page,))
        assert isinstance(turned, Show)
        pressed = [
            (c.verb, c.argument)
            for c in show(opened(question), turned.draft).controls
            if isinstance(c, Button)
        ]
        assert pressed.count((Verb.PAGE, "1" if page == "0" else "0")) == 1
        assert len(pressed) == len(set(pressed))


def test_a_search_is_ended_by_a_button():
    question = Choose(seat=0, key="p", prompt="Where?", options=MANY, fallback="k0")
    found = act(question, Draft(), Verb.FIND, ("number 59",))
    assert isinstance(found, Show)
    screen = show(opened(question), found.draft)
    assert [option.key for option in screen.controls[0].options] == ["k59"]
    every = next(c for c in screen.controls if isinstance(c, Button) and c.label == "Show all")
    shown = act(question, found.draft, every.verb, ())
    assert shown == Show(Draft())


def test_what_is_too_long_is_not_read():
    question = toy_at("voyage")
    refused = act(question, Draft(), Verb.TYPE, ("Ostia 1 > Gades\n" * 500,))
    assert isinstance(refused, Show)
    assert "too long" in refused.refusal.faults[0].text


def test_long_runs_of_signs_are_not_chewed_on():
    class Reader:
        def read(self, text, draft):
            return text

        def blank(self):
            return {}

        def write(self, data):
            return ()

    question = replace(toy_at("voyage"), referee=Reader())
    assert read(question, "Ostia " + "( , " * 400 + "Gades", {}) == "Ostia ( , (Gades"


def test_buttons_with_notes_are_explained():
    ways = (Choice("n", "North", "cold"), Choice("s", "South"))
    question = Choose(seat=0, key="w", prompt="Which way?", options=ways, fallback="n")
    assert show(opened(question), Draft()).lines == ("**North**: cold",)


def toy_at(phase):
    """The question somebody is asked in a phase of the toy game."""
    table = open_table(Toy(), {"many": "no"}, ("Ann", "Ben"), b"seed")
    assert isinstance(table, Table)
    while table.phase != phase:
        question = table.waiting()[0]
        table.answer(question.seat, question.key, question.default())
    return table.waiting()[0]


def test_the_line_being_made_is_shown():
    question = toy_at("voyage")
    first = question.step(question.default(), ())
    chosen = first.options[0]
    screen = show(opened(question), Draft(path=((chosen.key,),)))
    assert screen.lines[-1].startswith(f"✏️ {chosen.label} › **")


@pytest.mark.parametrize(
    ("ships", "orders", "removable"), [([], [], False), (["Rome"], [{"scrap": "Rome"}], True)]
)
def test_only_a_line_that_is_there_can_be_taken_out(ships, orders, removable):
    game = scenario({"Rome": side({"Rome": 6}, ships=ships)}).g
    question = Orders(seat=0, key="move", prompt="", referee=MovementReferee(game, 0))
    screen = show(opened(question), Draft(data=orders))
    assert len(screen.lines) == 1
    assert (Verb.DROP in verbs(screen)) == removable


def test_on_the_open_floor_nothing_is_prepared_by_itself():
    screen = show(opened(toy_at("market")), Draft())
    assert screen.lines == ()
    assert Verb.SUBMIT not in verbs(screen)


def toy_question(kind) -> Open:
    """The first question of a kind that a game asks."""
    table = open_table(Toy(), {}, ("Ann", "Ben"), b"kinds")
    while type(question := table.waiting()[0]).__name__ != kind:
        table.answer(question.seat, question.key, question.default())
    return opened(question)


@pytest.mark.parametrize("kind", ["Orders", "Pick", "Allocate", "Purchase"])
def test_what_can_be_drawn_is_drawn_at_a_press_behind_what_submits(kind):
    asked = toy_question(kind)
    plain, drawn = (show(asked, Draft(), pictured=pictured).controls for pictured in (False, True))
    assert [control for control in drawn if control != PREVIEW] == list(plain)
    place = drawn.index(PREVIEW)
    behind = (drawn[place - 1].verb, *(each.verb for each in drawn[place + 1 :]))
    assert behind[0] in (Verb.SUBMIT, Verb.FILL)
    assert Verb.SUBMIT not in behind[1:]


def test_a_preview_of_one_page_is_not_turned():
    screen = show(toy_question("Orders"), Draft(), pictured=True)
    assert turning(screen, 1, 1) == screen
    turned = [turning(screen, page, 3) for page in (1, 2, 3, 9)]
    presses = [[each for each in at.controls if each.verb is Verb.PREVIEW] for at in turned]
    assert [(press.label, press.argument) for [press] in presses] == [
        ("Preview 2 of 3", "2"),
        ("Preview 3 of 3", "3"),
        ("Preview 1 of 3", "1"),
        ("Preview 1 of 3", "1"),
    ]
