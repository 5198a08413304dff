"""What the stand-in for History of the World expects of lands, and of empires that are drawn."""

import pytest

from rules.history_of_the_world.board import board
from rules.history_of_the_world.drawing import draw_empires
from rules.history_of_the_world.empires import empires
from rules.history_of_the_world.state import Campaign, Stage
from rules.history_of_the_world.view import view
from rules.standins.history.drafting import earnings
from rules.standins.history.force import march_of
from rules.standins.history.forecast import conquests, dangers, stays, still_to_come, survival
from rules.standins.history.patience import kept
from rules.standins.history.prospects import Prospects
from rules.standins.history.worth import NOWHERE, Position
from tests.rules.history.scenario import BEN, ME, scene


def test_an_empire_takes_its_start_and_less_the_farther_it_is():
    romans = dangers("romans")
    assert romans["southern_apennines"] == 1
    assert romans["northern_apennines"] > romans["western_anatolia"] > romans["chekiang"]


def test_the_conquests_name_every_empire_card_its_start_and_lands_of_the_board():
    assert set(conquests()) == set(empires().cards)
    for card, lands in conquests().items():
        assert lands.keys() <= board().lands.keys()
        assert all(0 < chance <= 1 for chance in lands.values())
        assert all(lands[empire.start] == 1 for empire in empires().cards[card].empires)


@pytest.mark.parametrize("players", [3, 6])
def test_a_fort_keeps_attackers_off_and_points_draw_them(players):
    held = [stays(0.5, *here, players) for here in ((0, True), (0, False), (1, False), (3, False))]
    assert held == sorted(held, reverse=True)
    assert 0 < stays(0.0, 4, False, players) < stays(1.0, 0, True, players) < 1


def test_three_players_come_back_for_points_more_than_six():
    assert stays(0.8, 3, False, 3) < stays(0.8, 3, False, 6) - 0.15
    assert stays(0.95, 0, True, 3) == pytest.approx(stays(0.95, 0, True, 6), abs=0.05)


def test_a_land_outlasts_fewer_empires_longer():
    everybody = tuple((card.key, 1.0) for card in empires().of_epoch(3))
    assert survival(everybody)["southern_apennines"] == 0
    assert 0 < survival(everybody)["middle_tigris"] < survival(everybody[:1])["middle_tigris"] < 1


def test_only_empires_that_are_not_called_yet_are_to_come():
    s = scene(epoch=2)
    s.state.stage, s.state.slot = Stage.TURN, 1
    s.turn("assyria")
    coming = dict(still_to_come(view(s.state, ME)))
    assert "assyria" not in coming
    assert len(coming) == 6
    assert all(0 < chance < 1 for chance in coming.values())


def test_an_empire_called_late_leaves_its_lands_in_less_danger():
    s = scene(epoch=3)
    next(draw_empires(s.g))
    seen = view(s.state, ME)
    early, late = Position.of(seen, ME, slot=1), Position.of(seen, ME, slot=6)
    assert late.pieces("upper_tigris", ME, 2) > early.pieces("upper_tigris", ME, 2)
    assert late.gain("upper_tigris") > early.gain("upper_tigris")


def test_a_monument_beside_a_capital_is_less_safe_than_alone():
    s = scene({"levant": (ME, "a"), "palestine": (ME, "a")}, capitals=["levant"], epoch=2)
    position = Position.of(view(s.state, ME), ME)
    assert position.stays("levant", 3) < position.stays("levant", 1)
    assert 1 < position.monument("levant") < position.pieces("levant", ME, 1)


@pytest.mark.parametrize("land", ["levant", "zagros"])
def test_a_fort_shelters_a_land_more_with_a_capital_in_it(land):
    lands = {"levant": (ME, "a"), "zagros": (ME, "a")}
    bare, rich = (view(scene(lands, capitals=there, epoch=2).state, ME) for there in ([], [land]))
    sheltered = [Position.of(seen, ME).shelter(land, NOWHERE, NOWHERE) for seen in (bare, rich)]
    assert 0 < sheltered[0] < sheltered[1]


def test_nothing_is_sheltered_in_the_last_epoch_once_all_have_scored():
    s = scene({"levant": (ME, "a")}, capitals=["levant"], epoch=7)
    s.state.stage, s.state.slot = Stage.TURN, 7
    s.turn("germany")
    assert Position.of(view(s.state, ME), ME).shelter("levant", NOWHERE, NOWHERE) == 0


def test_a_march_takes_what_counts_together():
    """Two armies: the second land of one area gives dominance, so they are not sent two ways."""
    s = scene({"upper_tigris": (ME, "assyria"), "hindu_kush": (BEN, "a")}, epoch=2)
    force = Campaign("assyria", 2, 2, is_active=True)
    march = march_of(Position.of(view(s.state, ME), ME), force, "upper_tigris")
    assert len(march.lands) == 2
    assert march.armies == 2
    prospects = Prospects(Position.of(view(s.state, ME), ME), force, frozenset({"upper_tigris"}))
    assert march.gain >= prospects.gain(march.lands[0])


def test_a_coin_brings_back_who_fell_and_takes_no_land_more():
    """Three armies' worth of fights, but two armies: two lands at most."""
    s = scene({"upper_tigris": (ME, "assyria")}, epoch=2)
    force = Campaign("assyria", 2, 2, is_active=True)
    march = march_of(Position.of(view(s.state, ME), ME), force, "upper_tigris", more=3.0)
    assert len(march.lands) == 2


def test_a_card_that_never_brings_much_makes_room_and_a_civil_war_waits():
    assert kept("famine", 2, 6) == 0
    assert kept("civil-war", 2, 6) > kept("civil-war", 6, 6) > 3
    assert kept("minor-japan", 3, 6) == kept("civil-war", 7, 6) == 0


def test_with_three_players_cards_wait_for_the_middle_of_the_game_and_not_for_its_end():
    for card in ("civil-war", "weaponry", "leader", "jihad"):
        assert kept(card, 3, 3) > kept(card, 3, 6)
        assert kept(card, 6, 3) < kept(card, 6, 6)


def test_the_romans_earn_more_than_the_hsiung_nu():
    s = scene(epoch=3)
    next(draw_empires(s.g))
    cards, seen = empires().cards, view(s.state, ME)
    assert earnings(seen, ME, cards["romans"]) > 1.5 * earnings(seen, ME, cards["hsiung-nu"])
