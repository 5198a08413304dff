"""Every kind of question of Dawn of History can be answered by a written line, as people write it."""

from collections.abc import Callable, Sequence
from typing import Any

import pytest

from bot.forms.reading import read
from rules.civ.abilities.turn import special_abilities
from rules.civ.calamity.resolution import resolve_calamities
from rules.civ.dawn_of_history.barbarians import barbarians
from rules.civ.phases.advances import advances
from rules.civ.phases.movement import movement
from rules.civ.phases.ships import ship_building
from rules.civ.phases.tax import tax_collection
from rules.table import Question, Refusal
from tests.rules.civ.dawn.market import floor
from tests.rules.civ.dawn.wild import give, wild
from tests.rules.civ.scenario import Phase, Scene, side

TOWNS = {
    "Rome": ["Rome", "Neapolis", "Cisalpina", "Tarentum", "Syracuse"],
    "Celt": ["Londinium", "Alesia", "Lugdunum"],
    "Hellas": ["Athens", "Corinth", "Byzantium"],
}
LAND = {
    "Rome": {"Etruria": 3, "Samnium": 6, "Campania": 4},
    "Celt": {"Belgica": 6, "Lugdunensis": 4},
    "Hellas": {"Thessaly": 8, "Paeonia": 4},
}


def world(hand: Sequence[str] = (), advances: Sequence[str] = (), **more: Any) -> Scene:
    """Rome among others, all with some land; Hellas leads the barbarians."""
    sides = {civ: side(LAND[civ], TOWNS[civ], hand=["Iron", "Silk"]) for civ in LAND}
    own = side(LAND["Rome"], TOWNS["Rome"], advances=list(advances), hand=list(hand), treasury=12)
    return wild({**sides, "Rome": own}, **{"leader": "Rome", **more})


def fallen(calamity: str, drawer: str = "Rome", **more: Any) -> Scene:
    """Rome holds a calamity that somebody drew."""
    s = world(**more)
    give(s, "Rome", calamity, drawer, drawer)
    return s


def haggling() -> Question[Any]:
    """What Rome is asked on the open floor."""
    hands = {"Rome": side({"Rome": 10}, hand=["Salt"] * 3, treasury=12)}
    egypt = side({"Memphis": 10}, hand=["Grain", "Iron", "Clay"], treasury=7)
    question: Question[Any] = floor(**hands, Egypt=egypt).question("Rome")
    return question


def asked(s: Scene, phase: Phase, key: str, seat: int = 0) -> Question[Any]:
    """The question of this key that somebody, mostly Rome, is asked in a phase."""
    s.play(phase)
    return next(q for q in s.asked if q.seat == seat and q.key == key)


def raided() -> Question[Any]:
    """The barbarians' turn, led by Rome."""
    s = world(pirates=["Carthage"], barbarians={"Caralis": 3}, pirate_ships=["Corsica"])
    return asked(s, barbarians, "barbarians")


def stricken(calamity: str, step: str, seat: int = 0) -> Callable[[], Question[Any]]:
    """What is asked when a calamity falls on Rome."""
    key = f"{calamity.lower().replace(' ', '-')}:0:{step}"
    return lambda: asked(fallen(calamity), resolve_calamities, key, seat)


def demanded() -> Question[Any]:
    """What Celt, who is protected, is asked when Rome demands a card."""
    s = world(advances=["Trade Empire"])
    s.nation("Celt").advances.append("Wonder of the World")
    s.play(special_abilities, {"Rome abilities": [{"ability": "demand", "commodity": "Iron", "seats": [1]}]})
    return next(q for q in s.asked if q.key == "demand:0")


CASES: tuple[tuple[str, Callable[[], Question[Any]], str, Any], ...] = (
    ("ships", lambda: asked(world(), ship_building, "ships"), "build Rome from treasury",
     [{"ship": "Rome", "new": True, "pay": ["treasury", "treasury"]}]),
    ("ships for tokens", lambda: asked(world(), ship_building, "ships"), "build campania paid Campania",
     [{"ship": "Campania", "new": True, "pay": ["Campania", "Campania"]}]),
    ("tax", lambda: asked(world(advances=["Monarchy", "Coinage"]), tax_collection, "tax"), "4", 4),
    ("move", lambda: asked(world(), movement, "move"), "Samnium 1 > rubicon; Campania 2 > Tarentum",
     [{"march": ["Samnium", "Rubicon"], "count": 1}, {"march": ["Campania", "Tarentum"], "count": 2}]),
    ("barbarians", raided, "raise a ship in carthage; ship Corsica > Tarentum",
     [{"raise": "Carthage", "brood": "ship"}, {"ship": "Corsica", "to": "Tarentum"}]),
    ("abilities", lambda: asked(world(advances=["Trade Empire"]), special_abilities, "abilities"),
     "Trade Empire: iron from Celt, hellas", [{"ability": "demand", "commodity": "Iron", "seats": [1, 2]}]),
    ("trade", haggling, "offer Egypt: 3 Salt + 5 treasury for Grain + 2 treasury in 3",
     {"act": "offer", "to": 1, "give": ["Salt"] * 3, "give_treasury": 5,
      "want": ["Grain"], "want_treasury": 2, "count": 3}),
    ("advances", lambda: asked(world(["Iron"] * 6), advances, "advances"), "buy theocracy",
     {"buy": ["Theocracy"]}),
    ("volcano", stricken("Volcanic Eruption or Earthquake", "place"), "vesuvius", "Vesuvius"),
    ("treachery", stricken("Treachery", "cities"), "syracuse", ["Syracuse"]),
    ("famine", stricken("Famine", "damage"), "Samnium 6; Campania 4", {"Samnium": 6, "Campania": 4}),
    ("superstition", stricken("Superstition", "reduce"), "Syracuse, tarentum, Cisalpina",
     ["Syracuse", "Tarentum", "Cisalpina"]),
    ("civil war", stricken("Civil War", "faction"), "Syracuse 5, Tarentum 5, Samnium 2, campania 3",
     {"Syracuse": 5, "Tarentum": 5, "Samnium": 2, "Campania": 3}),
    ("civil war, kept", stricken("Civil War", "keep"), "second", "second"),
    ("cyclone", stricken("Cyclone", "place"), "western mediterranean", "Western Mediterranean"),
    ("tyranny, chooser", stricken("Tyranny", "acts"), "hellas", "2"),
    ("tyranny, units", stricken("Tyranny", "annex", 1), "Cisalpina 5, Rome 5, 3 Etruria",
     {"Cisalpina": 5, "Rome": 5, "Etruria": 3}),
    ("heresy", stricken("Iconoclasm and Heresy", "assign"), "1 celt, 1 Hellas", {"1": 1, "2": 1}),
    ("uprising", stricken("Minor Uprising", "tokens"), "treasury 1, Campania 2, Samnium 2",
     {"treasury": 1, "Campania": 2, "Samnium": 2}),
    ("piracy", stricken("Piracy", "own"), "neapolis, Rome", ["Neapolis", "Rome"]),
    ("piracy, others", stricken("Piracy", "others"), "Londinium, Athens", ["Londinium", "Athens"]),
    ("demand", demanded, "answer", "answer"),
)  # fmt: skip


@pytest.mark.parametrize(("made", "text", "meant"), [case[1:] for case in CASES], ids=[c[0] for c in CASES])
def test_a_written_line_is_read_and_taken(made, text, meant):
    question = made()
    data = read(question, text, None)
    assert data == meant
    assert not isinstance(question.check(data), Refusal)
    assert question.write(data)


@pytest.mark.parametrize("made", [case[1] for case in CASES], ids=[case[0] for case in CASES])
def test_what_means_nothing_is_refused_with_a_reason(made):
    refusal = read(made(), "quinquereme of Nineveh", None)
    assert isinstance(refusal, Refusal)
    assert all(str(fault) for fault in refusal.faults)
