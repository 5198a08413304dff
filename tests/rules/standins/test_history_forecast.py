"""What the stand-in for History of the World expects of lands, and of empires that are drawn."""

from rules.history_of_the_world.drawing import draw_empires
from rules.history_of_the_world.empires import empires
from rules.history_of_the_world.state import Campaign, Stage
from rules.history_of_the_world.view import view
from rules.standins.history.drafting import earnings
from rules.standins.history.force import march_of
from rules.standins.history.forecast import dangers, distances, still_to_come, survival
from rules.standins.history.prospects import Prospects
from rules.standins.history.worth import NOWHERE, Position
from tests.rules.history.scenario import BEN, ME, scene


def test_an_empire_takes_its_start_and_less_the_farther_it_is():
    romans = dangers("romans")
    assert romans["southern_apennines"] == 1
    assert romans["northern_apennines"] > romans["western_anatolia"] > romans["chekiang"]
    far = distances(empires().cards["romans"].empires[0])
    assert far["shatts_plateau"] < far["zagros"]


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


def test_a_fort_shelters_a_capital_more_than_a_bare_land():
    s = scene({"levant": (ME, "a"), "zagros": (ME, "a")}, capitals=["levant"], epoch=2)
    position = Position.of(view(s.state, ME), ME)
    assert position.shelter("levant", NOWHERE, NOWHERE) > position.shelter("zagros", NOWHERE, NOWHERE) > 0


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


def test_the_romans_earn_more_than_the_hsiung_nu():
    s = scene(epoch=3)
    next(draw_empires(s.g))
    position = Position.of(view(s.state, ME), ME)
    cards = empires().cards
    assert earnings(position, cards["romans"]) > 1.5 * earnings(position, cards["hsiung-nu"])
