"""Every kind of question of CivX can be answered by a written line, as people write it."""

from collections.abc import Sequence
from typing import Any

import pytest

from bot.forms.reading import read
from rules.civ.calamity.resolution import resolve_calamities
from rules.civ.civ import Civ
from rules.civ.civx.confiscation import confiscation
from rules.civ.phases.advances import advances
from rules.civ.phases.movement import movement
from rules.civ.phases.ships import ship_building
from rules.table import Question, Refusal, Script
from tests.rules.civ.civx.scene import scene
from tests.rules.civ.scenario import Phase, Scene, side

TOWNS = {
    "Rome": ["Rome", "Neapolis", "Cisalpina", "Tarentum", "Syracuse"],
    "Celt": ["Londinium", "Alesia", "Lugdunum"],
    "Iberia": ["Corduba", "Narbo", "Ebusus"],
    "Hellas": ["Athens", "Corinth", "Byzantium"],
}
LAND = {
    "Rome": {"Etruria": 3, "Samnium": 6, "Campania": 4},
    "Celt": {"Belgica": 6, "Lugdunensis": 4},
    "Iberia": {"Lusitania": 8, "Iberus": 4},
    "Hellas": {"Thessaly": 8, "Paeonia": 4},
}


def world(hand: Sequence[str] = (), advances: Sequence[str] = (), towns: int = 5) -> Scene:
    """Rome among others, all with some land, some of them with many cities."""
    sides = {civ: side(LAND[civ], TOWNS[civ][:towns], hand=["Iron", "Silk"]) for civ in LAND}
    own = side(LAND["Rome"], TOWNS["Rome"][:towns], advances=list(advances), hand=list(hand), treasury=12)
    return scene({**sides, "Rome": own})


def asked(s: Scene, phase: Phase, key: str) -> Question[Any]:
    """The question of this key that Rome is asked in a phase."""
    s.play(phase)
    return next(q for q in s.asked if q.seat == 0 and q.key == key)


def demanding(g: Civ) -> Script[None]:
    """Everybody who may demand cards does."""
    return confiscation(g, range(4))


def fallen(calamity: str) -> Scene:
    """Rome holds a calamity."""
    return world([calamity])


CASES = (
    ("hire", lambda: (world(advances=["Mercenary Army"]), ship_building), "Etruria: 2, 1 samnium",
     {"Etruria": 2, "Samnium": 1}),
    ("ships", lambda: (world(), ship_building), "build Rome from treasury",
     [{"ship": "Rome", "new": True, "pay": ["treasury", "treasury"]}]),
    ("move", lambda: (hired(), movement), "Etruria 2 mercenaries > Cisalpina; Samnium 1 > Campania",
     [{"march": ["Etruria", "Cisalpina"], "count": 2, "hired": 2},
      {"march": ["Samnium", "Campania"], "count": 1}]),
    ("demands:1", lambda: (world(["Iron"], ["Trade Empire"]), demanding), "Celt 2; 9 of hellas",
     [{"of": 1, "stack": 2}, {"of": 3, "stack": 9}]),
    ("advances", lambda: (world(["Iron"] * 6), advances), "buy Empiricism; group empiricism in science",
     {"buy": ["Empiricism"], "groups": {"Empiricism": "Science"}}),
    ("famine:0:victims", lambda: (fallen("Famine"), resolve_calamities), "Celt 8, iberia: 4, 8 Hellas",
     {"1": 8, "2": 4, "3": 8}),
    ("famine:0:damage", lambda: (fallen("Famine"), resolve_calamities), "Samnium 6; Campania 4",
     {"Samnium": 6, "Campania": 4}),
    ("superstition:0:victims", lambda: (fallen("Superstition"), resolve_calamities), "helas", ["3"]),
    ("superstition:0:reduce", lambda: (fallen("Superstition"), resolve_calamities),
     "neapolis, Tarentum, syracuse", ["Neapolis", "Tarentum", "Syracuse"]),
    ("iconoclasm-&-heresy:0:assign", lambda: (fallen("Iconoclasm & Heresy"), resolve_calamities),
     "1 Celt, 1 Iberia", {"1": 1, "2": 1}),
    ("piracy:0:others", lambda: (fallen("Piracy"), resolve_calamities), "Athens, Ebusus",
     ["Athens", "Ebusus"]),
    ("minor-uprising:0:pay", lambda: (fallen("Minor Uprising"), resolve_calamities), "3", 3),
    ("tribal-conflict:0:tokens", lambda: (fallen("Tribal Conflict"), resolve_calamities),
     "Samnium 3, Campania 2", {"Samnium": 3, "Campania": 2}),
)  # fmt: skip


def hired() -> Scene:
    """Two of the tokens in Etruria are mercenaries."""
    s = world(advances=["Mercenary Army"])
    s.state.mercenaries = {"Etruria": {0: 2}}
    return s


@pytest.mark.parametrize(("key", "made", "text", "meant"), CASES, ids=[case[0] for case in CASES])
def test_a_written_line_is_read_and_taken(key, made, text, meant):
    question = asked(*made(), key)
    data = read(question, text, None)
    assert data == meant
    assert not isinstance(question.check(data), Refusal)
    assert question.write(data)


def test_what_a_label_adds_in_brackets_may_be_written_or_left_out():
    question = asked(fallen("Famine"), resolve_calamities, "famine:0:damage")
    for text in ("Samnium (6): 6; Rome (city) 4", "6 samnium, Rome 4", "Samnium 6, 4 Rome (city)"):
        assert read(question, text, None) == {"Samnium": 6, "Rome": 4}


@pytest.mark.parametrize("text", ["build Rome, pay treasury", "new ship in Rome paid from treasury"])
def test_17_one_source_that_is_named_pays_for_the_whole_ship(text):
    question = asked(world(), ship_building, "ships")
    assert read(question, text, None) == [{"ship": "Rome", "new": True, "pay": ["treasury", "treasury"]}]


@pytest.mark.parametrize(("key", "made", "text", "meant"), CASES, ids=[case[0] for case in CASES])
def test_what_means_nothing_is_refused_with_a_reason(key, made, text, meant):
    refusal = read(asked(*made(), key), "quinquereme of Nineveh", None)
    assert isinstance(refusal, Refusal)
    assert all(str(fault) for fault in refusal.faults)
