"""CivX 29.43, 29.73, 29.92: Slave Revolt, Civil Disorder, Regression."""

import pytest

from rules.civ.calamity.case import Case
from rules.civ.calamity.resolution import resolve_calamities
from rules.civ.civx.calamity_rules import CALAMITY_RULES
from rules.civ.events_calamity import CalamityPassed, SteppedBack
from rules.civ.state import Card
from tests.rules.civ.civx.scene import EAST, WEST, scene
from tests.rules.civ.civx.strife import struck
from tests.rules.civ.scenario import side

SIX = ["Rome", "Neapolis", "Rubicon", "Tarentum", "Cisalpina", "Milazzo"]
LAND = {"Massillia": 8, "Lugdunum": 8, "Noricum": 8}


def revolt(tokens, cities, advances=(), answers=None, **more):
    rome = side({"Massillia": tokens} if tokens else {}, cities, advances=advances)
    return struck("Rome", "Slave Revolt", {"Rome": rome, "Celt": side()}, answers, **more)


def test_29_431_fifteen_tokens_support_no_city():
    """Of 23 tokens 8 support four cities; with 22 one city is reduced."""
    assert len(revolt(23, SIX[:4]).cities("Rome")) == 4
    assert len(revolt(22, SIX[:4]).cities("Rome")) == 3


def test_29_431_with_fewer_tokens_all_of_them_revolt():
    """Nothing supports the two cities; the tokens of the first that is reduced support the other."""
    s = revolt(3, ["Rome", "Neapolis"])
    assert len(s.cities("Rome")) == 1


def test_29_434_tokens_of_a_reduced_city_support_the_others():
    """Six cities, 15 tokens: 12 lack. A reduced city makes up for 2 and brings its limit."""
    s = revolt(15, SIX, answers={"Rome slave-revolt:0:Slave Revolt:6": ["Rubicon", "Rome", "Neapolis"]})
    assert s.cities("Rome") == ["Cisalpina", "Milazzo", "Tarentum"]
    assert s.tokens("Rome") == {"Massillia": 15, "Rubicon": 3, "Rome": 2, "Neapolis": 2}


@pytest.mark.parametrize(
    ("advances", "idle"),
    [
        (["Mining"], 20),
        (["Naval Warfare"], 20),
        (["Mining", "Naval Warfare"], 25),
        (["Enlightenment"], 8),
        (["Mining", "Enlightenment"], 10),
        (["Mining", "Naval Warfare", "Enlightenment"], 13),
    ],
)
def test_29_432_29_433_more_revolt_then_half_of_them_rounded_up(advances, idle):
    assert len(revolt(idle + 6, SIX[:3], advances).cities("Rome")) == 3
    assert len(revolt(idle + 5, SIX[:3], advances).cities("Rome")) == 2


@pytest.mark.parametrize(
    ("block", "advances", "idle"), [(WEST, [], 15), (EAST, [], 19), (EAST, ["Enlightenment"], 10)]
)
def test_29_436_four_more_by_a_foreign_card(block, advances, idle):
    assert len(revolt(idle + 6, SIX[:3], advances, block=block).cities("Rome")) == 3
    assert len(revolt(idle + 5, SIX[:3], advances, block=block).cities("Rome")) == 2


def test_29_431_nothing_to_support_nothing_lost():
    s = revolt(5, [])
    assert s.events(CalamityPassed)


@pytest.mark.parametrize(("tokens", "left"), [(15 + 19 + 6, 3), (15 + 19 + 5, 2)])
def test_29_431_the_slaves_of_a_first_card_still_revolt_when_the_second_strikes(tokens, left):
    hand = [Card("Slave Revolt", block=WEST), Card("Slave Revolt", block=EAST)]
    s = scene({"Rome": side({"Massillia": tokens}, SIX[:3], hand=hand)}, two_blocks=True)
    s.play(resolve_calamities)
    assert len(s.cities("Rome")) == left


@pytest.mark.parametrize(("tokens", "is_short"), [(23, False), (22, True), (3, True)])
def test_29_431_what_the_victim_reduces_is_said_ahead(tokens, is_short):
    s = scene({"Rome": side({"Massillia": tokens}, SIX[:4], hand=["Slave Revolt"])})
    case = Case.of(s.g, 0, s.nation("Rome").hand[0])
    ahead = [case.own(q) for q in CALAMITY_RULES.effects["Slave Revolt"].foresee(case)]
    s.play(resolve_calamities)
    assert bool(ahead) is is_short
    assert [(q.key, q.prompt) for q in ahead] == [(q.key, q.prompt) for q in s.asked[:1]]


def test_25_5_support_is_not_checked_after_other_calamities():
    """One of four cities is reduced; its tokens do not support the other three, which stand for now."""
    s = struck("Rome", "Civil Disorder", {"Rome": side({}, SIX[:4])})
    assert len(s.cities("Rome")) == 3


def disorder(cities, advances=(), **more):
    return struck("Rome", "Civil Disorder", {"Rome": side(LAND, cities, advances=advances)}, **more)


def test_29_731_all_but_three_cities_of_the_victims_choice():
    reduced = ["Rome", "Tarentum", "Milazzo"]
    s = disorder(SIX, answers={"Rome civil-disorder:0:reduce": reduced})
    assert s.cities("Rome") == ["Cisalpina", "Neapolis", "Rubicon"]


@pytest.mark.parametrize(
    ("advances", "left"),
    [
        (["Music"], 4),
        (["Drama & Poetry", "Law"], 5),
        (["Music", "Drama & Poetry", "Law", "Democracy"], 6),
        (["Military"], 2),
        (["Military", "Mercenary Army", "Advanced Military"], 0),
        (["Music", "Military"], 3),
    ],
)
def test_29_732_29_733_advances_add_up(advances, left):
    assert len(disorder(SIX, advances).cities("Rome")) == left


def test_29_733_also_where_three_cities_or_fewer_would_be_left_alone():
    assert len(disorder(SIX[:3], ["Military"]).cities("Rome")) == 2
    assert len(disorder(SIX[:2], ["Military"]).cities("Rome")) == 1


def test_29_731_three_cities_are_left_alone():
    s = disorder(SIX[:3])
    assert len(s.cities("Rome")) == 3
    assert s.events(CalamityPassed)


@pytest.mark.parametrize(("block", "left"), [(WEST, 3), (EAST, 2)])
def test_29_734_one_more_by_a_foreign_card(block, left):
    assert len(disorder(SIX, block=block).cities("Rome")) == left


def regress(step, cities=("Rome",), advances=()):
    return struck("Rome", "Regression", {"Rome": side({}, cities, step=step, advances=advances)})


def test_29_921_28_42_one_step_back():
    s = regress(6)
    assert s.nation("Rome").step == 5
    assert s.events(SteppedBack) == [SteppedBack(0, "Regression", 1)]


def test_29_922_a_library_keeps_the_marker():
    assert regress(6, advances=["Library"]).nation("Rome").step == 6


def test_29_923_without_cities_the_marker_stays():
    s = regress(6, ())
    assert s.nation("Rome").step == 6
    assert s.events(CalamityPassed)


def test_29_921_not_before_the_start():
    assert regress(0).nation("Rome").step == 0


def test_29_431_the_victim_reads_how_many_tokens_revolt_and_how_many_lack():
    s = revolt(15, SIX)
    assert s.asked[0].prompt.startswith(
        "Slave Revolt: 15 of your tokens support nothing, and your cities lack 12 tokens of support."
    )


@pytest.mark.parametrize(
    ("cities", "step", "advances", "reason"),
    [
        ([], 3, [], "no city"),
        (["Rome"], 0, [], "the marker is at the start"),
        (["Rome"], 3, ["Library"], "advances ward it off"),
    ],
)
def test_29_92_everybody_reads_why_the_marker_stays(cities, step, advances, reason):
    s = regress(step, cities, advances)
    assert [event.reason for event in s.events(CalamityPassed)] == [reason]
