"""Two Shores: calamities of both blocks, each with its own victim, answers and discard pile."""

from dataclasses import replace

from rules.civ.calamity.resolution import resolve_calamities
from rules.civ.calamity.selection import calamities_of, select_calamities
from rules.civ.events_calamity import CalamityDiscarded, CalamityStruck, DamageTaken, TreasuryLost
from rules.civ.game import CivGame
from rules.civ.ruleset import Phase
from rules.civ.stacks import Stack
from rules.civ.state import Card
from rules.table import Table, open_table
from tests.tiny.game import RULESET
from tests.tiny.scenario import ASH, BIRCH, CLAY, DUNE, shores, side
from tests.tiny.tables import NORTH, SOUTH


def last_phase(g):
    yield from resolve_calamities(g)
    g.state.over = True


def struck(hands):
    """A table of four, before calamities are resolved."""
    areas = {"Ash": "Ashford", "Clay": "Claymoor", "Birch": "Birchwood", "Dune": "Dunes"}
    more = {"Ash": "Alders", "Clay": "Cairn", "Birch": "Brook", "Dune": "Delta"}
    sides = {civ: side({areas[civ]: 8, more[civ]: 8}, hand=hands.get(civ, ())) for civ in areas}
    scene = shores(sides)

    class Struck(CivGame):
        rules = replace(
            RULESET,
            key="struck",
            opening=(),
            phases=(Phase("calamities", "Hard times", last_phase),),
            open=lambda *args: scene.state,
        )

    table = open_table(Struck(), {}, tuple(n.name for n in scene.state.nations), b"seed")
    assert isinstance(table, Table)
    return table


def losses(table):
    return [
        (told.event.seat, dict(told.event.losses))
        for told in table.told
        if isinstance(told.event, DamageTaken)
    ]


def answer(table, seat, key, data):
    assert table.answer(seat, key, data) is None, key


def test_two_blights_of_two_victims_keep_answers_and_cards_apart():
    """Clay comes first in the ranking; both answer ahead, and only the own shore can be named."""
    table = struck({"Ash": [Card("Blight", block=SOUTH)], "Clay": [Card("Blight", block=NORTH)]})
    answer(table, ASH, "blight:0:damage", {"Alders": 4})
    answer(table, CLAY, "blight:1:damage", {"Cairn": 4})
    answer(table, DUNE, "blight:1:damage", {"Delta": 2})
    answer(table, BIRCH, "blight:0:damage", {"Brook": 2})
    assert losses(table) == [
        (CLAY, {"Cairn": 4}),
        (DUNE, {"Delta": 2}),
        (ASH, {"Alders": 4}),
        (BIRCH, {"Brook": 2}),
    ]
    assert table.state.discards == {Stack(2, NORTH): ["Blight"], Stack(2, SOUTH): ["Blight"]}


def test_two_blights_of_one_victim_keep_answers_and_cards_apart():
    table = struck({"Ash": [Card("Blight", block=SOUTH), Card("Blight", block=NORTH)]})
    answer(table, ASH, "blight:0.2:damage", {"Alders": 4})
    answer(table, ASH, "blight:0:damage", {"Ashford": 4})
    answer(table, BIRCH, "blight:0:damage", {"Brook": 2})
    assert table.state.discards == {Stack(2, SOUTH): ["Blight"]}, "the first card first"
    answer(table, BIRCH, "blight:0.2:damage", {"Birchwood": 2})
    assert losses(table) == [
        (ASH, {"Ashford": 4}),
        (BIRCH, {"Brook": 2}),
        (ASH, {"Alders": 4}),
        (BIRCH, {"Birchwood": 2}),
    ]
    assert table.state.discards == {Stack(2, NORTH): ["Blight"], Stack(2, SOUTH): ["Blight"]}


def test_feuds_come_before_blights_and_gales():
    ash = side({"Alders": 3}, ["Ashford"], hand=["Gale", "Blight", "Feud"], treasury=3)
    s = shores({"Ash": ash, "Clay": side(hand=["Gale"])})
    s.play(resolve_calamities)
    called = [(e.seat, e.calamity) for e in s.events(CalamityStruck)]
    assert called == [(ASH, "Feud"), (ASH, "Blight"), (CLAY, "Gale"), (ASH, "Gale")]
    assert s.events(TreasuryLost) == [TreasuryLost(ASH, "Gale", 2)]


def test_more_than_two_calamities_and_the_oldest_goes():
    s = shores({"Ash": side(hand=["Feud", "Gale", "Blight", "Gale"]), "Clay": side()})
    s.play(select_calamities)
    assert [e.calamity for e in s.events(CalamityDiscarded)] == ["Feud", "Gale"]
    assert [card.name for card in calamities_of(s.g, ASH)] == ["Blight", "Gale"]


def test_nobody_of_the_other_shore_is_named():
    s = shores({"Ash": side({"Ashford": 8}, hand=["Blight"]), "Clay": side({"Cairn": 8}), "Birch": side()})
    s.play(resolve_calamities)
    assert [e.seat for e in s.events(DamageTaken)] == [ASH]
