"""Dawn 29.5.2: the barbarians' turn as a question: written lines, menus, previews, defaults."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.civ.dawn_of_history.barbarians import barbarians
from rules.civ.dawn_of_history.game import DawnOfHistory
from rules.civ.state import BARBARIANS
from rules.table import Chance, Drafted, Refusal
from tests.rules.civ.dawn.wild import wild
from tests.rules.civ.scenario import side

SIDES = {"Hellas": side(), "Rome": side({"Samnium": 1}, ["Neapolis"], ships=["Neapolis"])}


def asked(**more):
    pieces = {
        "pirates": ["Rome", "Rubicon"],
        "barbarians": {"Etruria": 3},
        "pirate_ships": ["Corsica"],
        **more,
    }
    s = wild(SIDES, **pieces)
    return next(barbarians(s.g)).questions[0]


def told(question, data):
    """The orders in words, without the cities that bring forth nothing."""
    return tuple(line for line in question.write(data) if not line.startswith("raise nothing"))


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        ("raise a ship in Rome", ("raise a ship in Rome",)),
        ("raise 2 tokens in rubicon", ("raise tokens in Rubicon",)),
        ("generate Rome ship", ("raise a ship in Rome",)),
        ("raise in Rome: tokens", ("raise tokens in Rome",)),
        ("Raise nothing in Rome", ()),
        ("ship Corsica > Etruria", ("ship Corsica > Etruria",)),
        ("sail from Corsica to Massillia", ("ship Corsica > Massillia",)),
        ("ship in Corsica -> Sardinia", ("ship Corsica > Sardinia",)),
        ("Etruria 2 > Rome", ("Etruria 2 > Rome",)),
        ("Etruria > Rome", ("Etruria 3 > Rome",)),
        ("Etruria all -> Rome", ("Etruria 3 > Rome",)),
        ("3 from Etruria to Rome", ("Etruria 3 > Rome",)),
        ("Etruria > Rome 1, Cisalpina 2", ("Etruria 1 > Rome", "Etruria 2 > Cisalpina")),
        ("Etruria 1 > Rome\nraise a ship in Rubicon", ("raise a ship in Rubicon", "Etruria 1 > Rome")),
        ("raise tokens in Rome; Rome > Neapolis", ("raise tokens in Rome", "Rome 2 > Neapolis")),
    ],
)
def test_orders_as_people_write_them(text, lines):
    question = asked()
    data = question.read(text, [])
    assert not isinstance(data, Refusal), data
    assert told(question, data) == lines
    assert not isinstance(question.check(data), Refusal)
    if data:
        assert question.read("; ".join(lines), []) == data


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "unreadable"),
        ("hello there", "unreadable"),
        ("raise Rome", "unreadable"),
        ("raise a ship in Atlantis", "ambiguous"),
        ("raise tokens in Etruria", "no-pirate-city"),
        ("ship Corsica", "unreadable"),
        ("ship Rome > Etruria", "no-ship"),
        ("ship Corsica > Cisalpina", "out-of-reach"),
        ("ship Corsica > Syracuse", "out-of-reach"),
        ("Etruria 4 > Rome", "too-few-tokens"),
        ("Etruria 0 > Rome", "unreadable"),
        ("Etruria 2 > Rome 1", "unreadable"),
        ("Etruria 3 > Rome > Neapolis", "unreadable"),
        ("Etruria 3 > Corsica", "not-adjacent"),
        ("Samnium 1 > Rome", "too-few-tokens"),
    ],
)
def test_what_cannot_be_done_gets_a_clear_answer(text, code):
    found = asked().read(text, [])
    assert isinstance(found, Refusal), found
    assert code in [fault.code for fault in found.faults]


@pytest.mark.parametrize(
    ("text", "said", "legal"),
    [
        ("Samnium 1 > Rome", "Samnium has no barbarian tokens that can still move, not 1.", "Etruria 3"),
        ("Etruria 4 > Rome", "Etruria has only 3 barbarian tokens that can still move, not 4.", "Etruria 3"),
        ("raise a ship in Etruria", "There is no pirate city in Etruria", "Rome, Rubicon"),
        ("ship Rome > Etruria", "No pirate ship in Rome can still sail.", "Corsica"),
        ("raise Rome", "what is raised, and where?", "raise tokens in Rome"),
        ("hello", "is not an order", "Etruria 3 > Cisalpina"),
    ],
)
def test_what_is_refused_says_what_could_be_ordered(text, said, legal):
    found = asked().read(text, [])
    assert isinstance(found, Refusal)
    assert said in found.faults[0].text
    assert found.faults[0].legal == legal


def test_a_leader_may_leave_it_to_the_default_every_turn():
    assert asked().topic == "barbarians"


def test_every_wrong_line_is_named_and_nothing_is_taken():
    found = asked().read("Etruria 9 > Rome\nship Rubicon > Samnium\nraise a ship in Rome", [])
    assert isinstance(found, Refusal)
    assert len(found.faults) == 2


def test_a_line_about_a_city_takes_the_place_of_the_one_before():
    question = asked()
    draft = question.default()
    assert question.write(draft) == ("raise tokens in Rome", "raise tokens in Rubicon")
    changed = question.read("raise a ship in Rome", draft)
    assert question.write(changed) == ("raise tokens in Rubicon", "raise a ship in Rome")
    quiet = question.read("raise nothing in Rubicon", changed)
    assert question.write(quiet) == ("raise a ship in Rome", "raise nothing in Rubicon")
    assert question.read("\n".join(question.write(quiet)), draft) == quiet
    assert question.write(question.drop(quiet, 1)) == ("raise a ship in Rome", "raise tokens in Rubicon")


def test_a_line_can_be_dropped():
    question = asked()
    left = question.drop(question.default(), 0)
    assert question.write(left) == ("raise tokens in Rubicon", "raise nothing in Rome")


def test_menus_for_what_a_city_brings_forth():
    question = asked()
    step = question.step(question.default(), (("raise",), ("Rome",)))
    assert [option.key for option in step.options] == ["tokens", "ship", "nothing"]
    done = question.step(question.default(), (("raise",), ("Rome",), ("ship",)))
    assert isinstance(done, Drafted)
    assert question.write(done.draft) == ("raise tokens in Rubicon", "raise a ship in Rome")
    none = question.step(question.default(), (("raise",), ("Rome",), ("nothing",)))
    assert question.write(none.draft) == ("raise tokens in Rubicon", "raise nothing in Rome")


def test_menus_for_ships_and_tokens():
    question = asked()
    sailed = question.step([], (("ship",), ("Massillia",)))
    assert told(question, sailed.draft) == ("ship Corsica > Massillia",)
    marched = question.step([], (("march",), ("Rome",), ("2",)))
    assert told(question, marched.draft) == ("Etruria 2 > Rome",)


def test_menus_say_what_stands_where_they_lead():
    step = asked(barbarians={"Rome": 2}).step([], (("march",),))
    notes = {option.key: option.note for option in step.options}
    assert notes["Samnium"] == "1 of Rome, limit 2"
    assert notes["Neapolis"] == "city of Rome, 7 take it, limit 2"


def test_menus_say_what_each_city_was_told():
    question = asked()
    cities = question.step(question.read("raise a ship in Rome; raise nothing in Rubicon", []), (("raise",),))
    assert {option.key: option.note for option in cities.options} == {
        "Rome": "1 ship",
        "Rubicon": "nothing so far",
    }


def test_menus_say_whose_ships_lie_in_a_harbour():
    harbours = asked().step([], (("ship",),))
    notes = {option.key: option.note for option in harbours.options}
    assert notes["Neapolis"] == "1 ship of Rome"
    assert notes["Massillia"] == ""


@pytest.mark.parametrize(
    ("pieces", "said", "unsaid"),
    [
        ({}, "2 pirate cities, 1 ship, 3 tokens.", "none"),
        ({"pirates": ["Rome"], "barbarians": {"Etruria": 1}}, "1 pirate city, 1 ship, 1 token.", "cities,"),
        (
            {"pirates": [], "pirate_ships": []},
            "3 tokens. What are their orders?\nTokens go to the next area by land; then",
            "hip",
        ),
        (
            {"pirates": [], "barbarians": {}},
            "1 ship. What are their orders?\nShips sail up to 4 areas",
            "okens",
        ),
    ],
)
def test_the_question_says_what_there_is_and_the_rules_for_that(pieces, said, unsaid):
    prompt = asked(**pieces).prompt
    assert said in prompt
    assert unsaid not in prompt


def test_menus_offer_only_what_can_be_done():
    step = asked(pirates=[], pirate_ships=[]).step([], ())
    assert [option.key for option in step.options] == ["march"]


def test_a_preview_shows_the_position_after_the_orders_before_any_conflict():
    question = asked()
    after = question.foresee(question.read("Etruria 3 > Rubicon; ship Corsica > Rome", []))
    assert after.barbarians == {"Rubicon": 3}
    assert [ship.area for ship in after.ships if ship.owner == BARBARIANS] == ["Rome"]
    assert question.foresee([{"march": "Etruria", "to": "Thebes", "count": 1}]) is None
    assert question.foresee("nonsense") is None


@pytest.mark.parametrize(
    "data",
    [
        "raise",
        [{"raise": "Rome"}],
        [{"raise": "Rome", "brood": "elephants"}],
        [{"march": "Etruria", "to": "Rome", "count": 0}],
        [{"march": "Etruria", "to": "Rome", "count": "1"}],
        [{"march": "Atlantis", "to": "Rome", "count": 1}],
        [{"ship": "Corsica", "to": "Atlantis"}],
        [{"ship": "Corsica", "to": "Rome", "fast": True}],
    ],
)
def test_malformed_orders_are_refused(data):
    assert isinstance(asked().check(data), Refusal)


@settings(max_examples=40, deadline=None)
@given(st.binary(min_size=4, max_size=4))
def test_orders_at_random_are_legal_and_can_be_read_back(seed):
    question = asked()
    data = question.sample(Chance(seed))
    answer = question.check(data)
    assert not isinstance(answer, Refusal)
    if data:
        assert question.check(question.read("\n".join(question.write(data)), [])) == answer


def test_who_leads_the_barbarians_is_seen_by_all():
    s = wild(SIDES)
    for seat in (None, 0, 1):
        assert DawnOfHistory().view(s.state, seat).controller == s.seat("Hellas")
