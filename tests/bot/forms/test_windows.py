"""Windows of every kind of question: what they hold, what is made of what is put in, what comes back."""

import pytest

from bot.forms import Draft, Show, Submit, fill, load_draft, opened, show
from bot.forms.draft import dump_draft
from bot.forms.examples import examples
from bot.forms.windows import LINES, MORE, ON_THE_RECEIPT, THEN
from rules.civ.movement.referee import MovementReferee
from rules.civ.phases.advances import question as shop
from rules.table import Allocate, Choice, Choose, Number, Open, Orders, Pick
from tests.rules.civ.scenario import scenario, side
from tests.rules.civ.test_cities import orders as building
from tests.rules.history.test_plan import assyria


def choices(count):
    return tuple(Choice(f"k{n}", f"Name {n:03}") for n in range(count))


def choose(count):
    return Choose(seat=0, key="c", prompt="Which one?", options=choices(count), fallback="k0")


def window(question, draft=None, **how):
    made = opened(Open(question, None, **{"ahead": False, **how}), draft or Draft())
    assert made is not None
    return made, {part.id: part for part in made.parts}


def filled(question, draft=None, key="", **values):
    given = {part: (value,) if isinstance(value, str) else tuple(value) for part, value in values.items()}
    return fill(question, draft or Draft(), key, given)


def movement(**more):
    tokens = {"Rome": 6, "Neapolis": 2, "Samnium": 1}
    s = scenario({"Rome": side(tokens, **{"treasury": 4, "ships": ["Rome"], **more})})
    return Orders(seat=0, key="move", prompt="Your movement?", referee=MovementReferee(s.g, 0))


def test_a_choice_is_one_list_and_a_long_one_several():
    assert list(window(choose(3))[1]) == ["answer"]
    made, parts = window(choose(60))
    assert [len(part.options) for part in made.parts] == [20, 20, 20]
    assert parts["answer.1"].label == "Choose one (Name 0 – Name 0)"
    assert fill(choose(60), Draft(), "", {"answer.2": ("k59",), "answer.0": ()}).data == "k59"


def test_too_many_to_choose_from_are_written():
    (part,) = window(choose(300))[0].parts
    assert part.id == "answer.t"
    assert fill(choose(300), Draft(), "", {"answer.t": ("name 123",)}).data == "k123"
    refused = fill(choose(300), Draft(), "", {"answer.t": ("somebody",)})
    assert "not one of" in str(refused.refusal)
    assert opened(Open(choose(300), None, False), refused.draft).parts[0].value == "somebody"


@pytest.mark.parametrize(
    ("values", "why"),
    [
        ({"answer": ("k9",)}, "no longer be chosen"),
        ({"answer": ("k0", "k1")}, "2 are chosen"),
        ({"answer": ()}, "nothing is chosen"),
        ({"other": ("k0",)}, "no longer fits"),
    ],
)
def test_what_no_window_offered_is_refused_in_a_sentence(values, why):
    outcome = fill(choose(3), Draft(), "", values)
    assert isinstance(outcome, Show)
    assert why in str(outcome.refusal)


def test_numbers_are_chosen_or_written():
    few = Number(seat=0, key="n", prompt="Tax?", low=0, high=3, fallback=2)
    assert window(few)[1]["answer"].chosen == ("2",)
    assert filled(few, answer="3").data == 3
    many = Number(seat=0, key="n", prompt="Tax?", low=0, high=90, fallback=2)
    assert window(many)[1]["answer"].value == "2"
    refused = filled(many, answer="lots")
    assert "not a number" in str(refused.refusal)
    assert window(many, load_draft(dump_draft(refused.draft), many))[1]["answer"].value == "lots"


def test_what_comes_of_a_number_stands_beside_it():
    class Doubled(Number):
        def note(self, number):
            return f"makes {2 * number}"

    few = Doubled(seat=0, key="n", prompt="How many?", low=2, high=3, fallback=2)
    assert [option.note for option in window(few)[1]["answer"].options] == ["makes 4", "makes 6"]
    assert show(Open(few, None, ahead=False), Draft()).lines == ("**2**: makes 4", "**3**: makes 6")


def test_a_pick_says_how_many_and_what_each_counts():
    span = {"least": 2, "most": 2, "fallback": ("k0", "k1")}
    question = Pick(seat=0, key="p", prompt="Which?", options=choices(4), **span)
    part = window(question)[1]["answer"]
    assert (part.label, part.least, part.most) == ("Pick 2", 2, 2)
    assert filled(question, answer=("k1", "k3")).data == ["k1", "k3"]


def test_a_few_amounts_are_lists_and_many_are_lines():
    few = Allocate(seat=0, key="a", prompt="Damage?", limits={"Rome": 3, "Corsica": 40, "Cyrene": 0}, total=5)
    made, _ = window(few)
    assert [part.label for part in made.parts] == ["Rome", "Corsica"]
    assert "In total: 5." in made.text
    assert filled(few, n0="1", n1="4").data == {"Rome": 1, "Corsica": 4}
    limits = {f"Area {n}": 2 for n in range(9)}
    many = Allocate(seat=0, key="a", prompt="Damage?", limits=limits, total=3)
    assert window(many)[1]["answer"].value.splitlines()[:2] == ["Area 0: 2", "Area 1: 1"]
    late = Draft(data={"Area 7": 3})
    assert window(many, late)[1]["answer"].value.splitlines()[:2] == ["Area 7: 3", "Area 0: 0"]
    assert filled(many, answer="Area 3: 2\nArea 5: 1").data == {"Area 3": 2, "Area 5": 1}


def test_where_no_part_is_left_a_window_says_where_to_choose_what_others_may_change():
    made, parts = window(movement(), ahead=True)
    assert THEN not in parts
    assert ON_THE_RECEIPT in made.text
    assert ON_THE_RECEIPT not in window(movement())[0].text
    made, parts = window(choose(3), ahead=True)
    assert THEN in parts
    assert ON_THE_RECEIPT not in made.text


def test_a_pick_stands_in_its_window_as_it_would_be_without_an_answer():
    pick = Pick(seat=0, key="p", prompt="Which?", options=choices(4), least=1, most=2, fallback=("k2",))
    assert window(pick)[1]["answer"].chosen == ("k2",)
    assert window(pick, Draft(["k0", "k1"]))[1]["answer"].chosen == ("k0", "k1")


def test_one_march_is_added_and_shown_in_the_form_all_lines_are_answered():
    made, parts = window(movement())
    assert list(parts) == ["from", "to", "count", LINES]
    assert parts["from"].options[0] == Choice("Rome", "Rome", "6 tokens")
    assert parts[LINES].value == "keep Rome paid from treasury"
    assert made.text.count("•") == 3
    shown = filled(movement(), **{"from": "Rome", "to": "Etruria", "count": "2", LINES: parts[LINES].value})
    assert isinstance(shown, Show)
    assert movement().write(shown.draft.data)[-1] == "Rome 2 > Etruria"
    answered = filled(movement(), shown.draft, **{LINES: "Rome 3 > Etruria\nNeapolis 1 > Campania"})
    assert isinstance(answered, Submit)
    told = ("Rome 3 > Etruria", "Neapolis 1 > Campania", "lose the ship in Rome")
    assert movement().write(answered.data) == told


@pytest.mark.parametrize(
    ("values", "why"),
    [
        ({"from": "Rome"}, "where it ends"),
        ({"from": "Samnium", "to": "Etruria"}, "Etruria"),
        ({"from": "Rome", "to": "Etruria", "count": "60"}, "6"),
    ],
)
def test_a_march_that_cannot_be_is_refused_and_comes_back(values, why):
    question = movement()
    refused = filled(question, **values, **{LINES: window(question)[1][LINES].value})
    assert isinstance(refused, Show)
    assert why in str(refused.refusal)
    assert window(question, refused.draft)[1]["from"].chosen == (values["from"],)


def test_a_ship_has_a_window_of_its_own():
    question = movement()
    assert [doing.key for doing in question.doings(question.default())] == ["march", "ship"]
    shown = filled(question, key="ship", **{"from": "new:Rome", "to": "Corsica", "count": "2"})
    assert question.write(shown.draft.data)[-1].startswith("new ship Rome > Corsica with 2")


def test_cities_are_ticked():
    s = scenario({"Hellas": side({"Sparta": 6, "Athens": 7, "Pannonia": 4, "Moesia": 4})})
    question = building(s)
    part = window(question)[1]["areas"]
    assert {option.key for option in part.options} >= {"Sparta", "Athens"}
    made = filled(question, areas=("Sparta",))
    assert question.write(made.data) == ("city in Sparta",)
    assert question.write(filled(question, areas=()).data) == ("no city",)


def test_what_can_be_paid_is_ticked_and_paid_in_the_cheapest_way():
    s = scenario({"Minoa": side(hand=["Ochre"] * 3 + ["Wine"], treasury=50)})
    question = shop(s.g, 0)
    _, parts = window(question)
    assert list(parts)[-2:] == ["pay", MORE]
    assert all(int(option.label.rpartition(" ")[2]) <= 100 for option in parts["buy"].options)
    bought = filled(question, buy=("Pottery",))
    assert bought.data == {"buy": ["Pottery"]}
    paid = filled(question, buy=("Pottery",), pay="3 Ochre, 50")
    assert paid.data["pay"]["cards"] == {"Ochre": 3}
    refused = filled(question, buy=("Pottery",), pay="3 Iron")
    assert window(question, refused.draft)[1]["pay"].value == "3 Iron"
    more = filled(question, Draft({"buy": ["Pottery"]}), buy=("Pottery",), more="sing a song")
    assert window(question, more.draft)[1][MORE].value == "✗ sing a song"
    assert window(question, more.draft)[1]["buy"].chosen == ("Pottery",)


def test_a_plan_is_two_lands_and_what_comes_after():
    question = assyria(["levant"], pool=4)[2]
    parts = window(question)[1]
    assert list(parts) == ["first", "second", "after", LINES]
    made = filled(question, first=parts["first"].options[0].key, after="stop", **{LINES: ""})
    assert question.write(made.data) == (f"take {parts['first'].options[0].label}", "stop")


def test_who_answers_ahead_says_what_shall_happen_and_may_wait():
    part = window(movement(), ahead=True, before=(1, 2))[0].parts[-1]
    assert part.id in (THEN, LINES)
    part = window(choose(3), ahead=True, before=(1, 2))[1][THEN]
    assert [option.key for option in part.options] == ["whole", "fit", "mine", "0", "1", "2", "form"]
    effect = fill(choose(3), Draft(), "", {"answer": ("k1",), THEN: ("fit",)})
    assert (effect.data, effect.draft.if_changed) == ("k1", "fit")


def test_what_an_advance_does_stands_below_its_name_also_where_it_only_helps_in_calamities():
    s = scenario({"Rome": side({"Rome": 3}, treasury=50)})
    notes = {option.key: option.note for option in window(shop(s.g, 0))[1]["buy"].options}
    assert notes["Cloth Making"] == "Ships move one step further."
    assert notes["Mysticism"] == "Superstition: 1 fewer city reduced."
    assert all(notes.values())


def test_the_plainest_example_stands_first():
    lines = examples(movement())
    assert len(lines) == 3
    assert lines[0].split()[0] in ("Rome", "Neapolis", "Samnium")  # a march, no ship to be built and paid for
    assert [len(line) for line in lines] == sorted(len(line) for line in lines)
