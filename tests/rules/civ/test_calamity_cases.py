"""WE 9, at a real table: a case is named by its card and its victim, and its answers go to no other."""

from dataclasses import replace

import pytest

from rules.civ.calamity.case import Case
from rules.civ.calamity.resolution import cases_of, resolve_calamities
from rules.civ.events_calamity import DamageTaken, VictimsNamed
from rules.civ.game import CivGame
from rules.civ.policies.calamities import Round
from rules.civ.ruleset import Phase
from rules.civ.state import Card
from rules.table import Table, open_table
from tests.rules.civ.rulesets import WESTERN_EMPIRES
from tests.rules.civ.scenario import scenario, side

ROME, CELT, EGYPT, MINOA, HELLAS = range(5)
BOTH = {"Etruria": 20, "Samnium": 25}


def last_phase(g):
    """The calamities, and no turn after them."""
    yield from resolve_calamities(g)
    g.state.over = True


def table_of(rome_hand, celt_hand=()):
    """Rome and the Celts hold these cards; the Celts come first."""
    scene = scenario(
        {
            "Rome": side(BOTH, hand=rome_hand),
            "Celt": side({"Belgica": 20, "Sudeten": 20}, hand=celt_hand),
            "Egypt": side({"Fayum": 20, "Siwa": 9}),
            "Minoa": side({"Rhodes": 20, "Lesbos": 9}),
            "Hellas": side({"Thrace": 20, "Dacia": 9}),
        }
    )

    class Struck(CivGame):
        rules = replace(
            WESTERN_EMPIRES,
            key="struck",
            opening=(),
            phases=(Phase("calamities", "Calamity resolution", last_phase),),
            open=lambda *args: scene.state,
        )

    table = open_table(Struck(), {}, tuple(n.name for n in scene.state.nations), b"seed")
    assert isinstance(table, Table)
    return table


def told(table, kind):
    return [told.event for told in table.told if isinstance(told.event, kind)]


def answer(table, seat, answers):
    for key, data in answers.items():
        assert table.answer(seat, key, data) is None, key


def keys(table, seat, *, ahead):
    return [found.question.key for found in table.questions(seat) if found.ahead is ahead]


def losses(table, seat):
    return [dict(event.losses) for event in told(table, DamageTaken) if event.seat == seat]


def test_9b_two_cases_of_a_card_open_at_once_have_keys_of_their_own():
    table = table_of(["Epidemic"], ["Epidemic"])
    answer(table, CELT, {"epidemic:1:victims": [str(ROME), str(EGYPT)]})
    assert keys(table, ROME, ahead=False) == ["epidemic:1:damage"]
    assert keys(table, ROME, ahead=True) == ["epidemic:0:victims", "epidemic:0:damage"]


def test_9b_an_answer_ahead_goes_to_its_own_case():
    """As a secondary victim Rome takes 10 damage in Etruria, as a primary one 15 in Samnium."""
    table = table_of([Card("Epidemic", HELLAS)], [Card("Epidemic", HELLAS)])
    answer(table, CELT, {"epidemic:1:victims": [str(ROME), str(EGYPT)]})
    answer(table, ROME, {"epidemic:0:victims": [str(EGYPT), str(MINOA)]})
    answer(table, ROME, {"epidemic:0:damage": {"Samnium": 15}, "epidemic:1:damage": {"Etruria": 10}})
    answer(table, CELT, {"epidemic:1:damage": {"Belgica": 15}})
    answer(table, EGYPT, {"epidemic:1:damage": {"Fayum": 10}})
    assert losses(table, ROME) == [{"Etruria": 10}]
    assert [event.seat for event in told(table, VictimsNamed)] == [CELT, ROME]
    answer(table, EGYPT, {"epidemic:0:damage": {"Siwa": 9, "Fayum": 1}})
    answer(table, MINOA, {"epidemic:0:damage": {"Rhodes": 10}})
    assert losses(table, ROME) == [{"Etruria": 10}, {"Samnium": 15}]


def test_9b_equal_cards_of_one_victim_are_told_apart_from_first_to_last():
    """Two blocks may bring the same calamity twice: the second keeps its name when the first is done."""
    table = table_of([Card("Epidemic", CELT), Card("Epidemic", EGYPT)])
    assert keys(table, ROME, ahead=False) == ["epidemic:0:victims"]
    second = {"epidemic:0.2:victims": [str(CELT), str(MINOA)], "epidemic:0.2:damage": {"Samnium": 15}}
    assert keys(table, ROME, ahead=True) == ["epidemic:0:damage", *second]
    answer(table, ROME, second)
    answer(table, ROME, {"epidemic:0:damage": {"Etruria": 15}})
    answer(table, ROME, {"epidemic:0:victims": [str(MINOA), str(HELLAS)]})
    for seat in (MINOA, HELLAS):
        assert table.answer(seat, "epidemic:0:damage", table.waiting()[0].default()) is None
    named = [event.victims for event in told(table, VictimsNamed)]
    assert [set(victims) for victims in named] == [{MINOA, HELLAS}, {CELT, MINOA}]
    for seat in (CELT, MINOA):
        question = next(q for q in table.waiting() if q.seat == seat)
        assert table.answer(seat, "epidemic:0.2:damage", question.default()) is None
    assert losses(table, ROME) == [{"Etruria": 15}, {"Samnium": 15}]


def test_9b_a_stored_answer_knows_a_question_by_its_former_key():
    table = table_of([Card("Epidemic", HELLAS)])
    answer(table, ROME, {"epidemic:damage": {"Samnium": 15}, "epidemic:victims": [str(EGYPT), str(MINOA)]})
    answer(table, EGYPT, {"epidemic:damage": {"Fayum": 10}})
    answer(table, MINOA, {"epidemic:damage": {"Rhodes": 10}})
    assert losses(table, ROME) == [{"Samnium": 15}]


@pytest.mark.parametrize(
    ("card", "key", "former"),
    [
        ("Slave Revolt", "slave-revolt:0:Slave Revolt:4", "Slave Revolt:4"),
        ("City Riots", "city-riots:0:reduce", "city-riots:reduce"),
        ("Superstition", "superstition:0:reduce", "superstition:reduce"),
    ],
)
def test_9_every_question_of_a_case_is_its_own_whoever_words_it(card, key, former):
    cities = ["Rome", "Rubicon", "Salonae", "Neapolis"]
    s = scenario({"Rome": side({"Etruria": 9}, cities, hand=[card]), "Celt": side()})
    s.play(resolve_calamities)
    assert (s.asked[0].key, s.asked[0].former) == (key, former)


def test_9_cases_are_called_by_card_then_by_ranking_and_numbered_within_a_hand():
    s = scenario({"Rome": side(hand=["Flood", "Famine", "Flood"]), "Celt": side(hand=["Flood"])})
    cases = cases_of(s.g, Round(("Famine", "Flood")))
    assert [case.key("x") for case in cases] == ["famine:0:x", "flood:1:x", "flood:0:x", "flood:0.2:x"]
    assert Case.of(s.g, ROME, Card("Famine")).key("x") == cases[0].key("x")
