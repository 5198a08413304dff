"""Optional rules: Multiple Armies and Naval Control; the other two are tested with set-up and reckoning."""

from rules.history_of_the_world.empires import empires
from rules.history_of_the_world.events import ArmyEmbarked, FleetBattle, NavyRemoved, RoundResult
from rules.history_of_the_world.expansion import Entry, embark_seas, enter, fort_lands, targets
from rules.history_of_the_world.invariants import problems
from rules.history_of_the_world.navies import free_markers, place_fleets
from rules.history_of_the_world.orders import Embark, EndExpansion, Take
from rules.history_of_the_world.state import Navy
from rules.history_of_the_world.turn import play_empire, play_turn, reallocate
from tests.rules.history.scenario import BEN, CLEO, ME, scene

SEAS = ("north_sea", "western_med", "eastern_med", "black_sea", "red_sea", "bay_of_bengal", "south_china_sea")


def test_multiple_armies_reinforce_a_land_up_to_three_figures():
    s = scene({"levant": (ME, "assyria", 2)}, multiple_armies="yes")
    campaign = s.campaign("assyria")
    target = targets(s.g, campaign)["levant"]
    assert target.entry is Entry.REINFORCE
    enter(s.g, campaign, target)
    assert s.state.lands["levant"].armies == 3
    assert "levant" not in targets(s.g, campaign)


def test_multiple_armies_a_fort_is_one_of_the_three_figures():
    s = scene(
        {"levant": (ME, "assyria", 2), "crete": (ME, "assyria", 3)}, forts=["levant"], multiple_armies="yes"
    )
    campaign = s.campaign("assyria")
    assert "levant" not in targets(s.g, campaign)
    assert fort_lands(s.g, campaign) == ()


def test_multiple_armies_figures_of_ones_own_colour_serve_on():
    s = scene({"levant": (ME, "assyria"), "palestine": (ME, "egypt", 2)}, multiple_armies="yes")
    campaign = s.campaign("assyria")
    enter(s.g, campaign, targets(s.g, campaign)["palestine"])
    assert (s.state.lands["palestine"].force, s.state.lands["palestine"].armies) == ("assyria", 2)


def test_multiple_armies_without_the_option_no_second_army():
    s = scene({"levant": (ME, "assyria")})
    assert "levant" not in targets(s.g, s.campaign("assyria"))


def test_multiple_armies_the_start_land_is_cleared_of_all():
    s = scene({"lower_tigris": (BEN, "a", 3)}, multiple_armies="yes")
    s.turn("sumeria")
    s.run(play_empire(s.g, empires().cards["sumeria"].empires[0]), [EndExpansion()])
    assert (s.state.lands["lower_tigris"].seat, s.state.lands["lower_tigris"].armies) == (ME, 1)


def test_naval_control_an_army_aboard_keeps_the_fleet_and_scores():
    s = scene(naval_control="yes")
    s.state.drawing.held = {ME: "egypt"}
    s.run(play_turn(s.g, empires().cards["egypt"]), [Embark("red_sea"), EndExpansion()])
    assert s.state.navies == {"red_sea": Navy(ME, "egypt", 1)}
    assert s.state.records[-1].seas == 1
    assert s.of(ArmyEmbarked) == [ArmyEmbarked(ME, "red_sea")]
    assert problems(s.state) == []


def test_naval_control_not_on_oceans_not_twice_and_only_with_the_option():
    s = scene({"albion": (ME, "britain")}, naval_control="yes")
    campaign = s.campaign("britain", aboard=["north_sea"])
    assert set(embark_seas(s.g, campaign)) == {
        "western_med",
        "eastern_med",
        "black_sea",
        "red_sea",
        "bay_of_bengal",
        "south_china_sea",
        "sea_of_japan",
    }
    assert embark_seas(scene().g, campaign) == ()


def test_naval_control_only_active_empires_put_armies_aboard():
    s = scene(naval_control="yes")
    campaign = s.campaign("egypt", is_active=False)
    assert embark_seas(s.g, campaign) == ()


def contested(dice, **navies):
    s = scene({}, navies=navies or {"red_sea": (BEN, "persia", 2)}, naval_control="yes", dice=dice)
    return s, s.campaign("egypt")


def test_naval_control_a_sea_held_by_another_must_be_fought_for():
    s, campaign = contested([5, 1, 4])
    s.run(place_fleets(s.g, campaign), "red_sea")
    assert set(campaign.fleets) == {"red_sea", "eastern_med"}
    assert s.state.navies == {}
    battle = s.of(FleetBattle)[0]
    assert (battle.attack, battle.defence, battle.outcome) == ((5, 1), (4,), RoundResult.WON)


def test_naval_control_a_lost_fleet_is_not_placed():
    s, campaign = contested([3, 1, 4])
    s.run(place_fleets(s.g, campaign), "red_sea")
    assert campaign.fleets == ["eastern_med"]
    assert s.state.navies == {"red_sea": Navy(BEN, "persia", 2)}
    assert campaign.losses == 0


def test_naval_control_a_tie_sinks_both():
    s, campaign = contested([4, 1, 4])
    s.run(place_fleets(s.g, campaign), "red_sea")
    assert campaign.fleets == ["eastern_med"]
    assert s.state.navies == {}


def test_naval_control_a_fight_may_be_declined():
    s, campaign = contested([])
    s.run(place_fleets(s.g, campaign), "leave")
    assert campaign.fleets == ["eastern_med"]
    assert s.of(FleetBattle) == []


def test_naval_control_fights_in_any_order():
    navies = {"red_sea": (BEN, "persia", 2), "eastern_med": (CLEO, "romans", 3)}
    s, campaign = contested([6, 1, 1, 6, 1, 1], **navies)
    s.run(place_fleets(s.g, campaign), "red_sea", "eastern_med")
    assert campaign.fleets == ["red_sea", "eastern_med"]


def test_naval_control_bonuses_count_at_sea():
    s, campaign = contested([2, 2, 2, 2])
    campaign.edges = ["leader", "weaponry"]
    s.run(place_fleets(s.g, campaign), "red_sea")
    battle = s.of(FleetBattle)[0]
    assert (battle.attack, battle.attack_bonus, battle.leader_died) == ((2, 2, 2), 1, True)
    assert campaign.leader_died


def test_naval_control_ones_own_old_fleet_serves_without_a_fight():
    s = scene(navies={"red_sea": (ME, "persia", 2)}, naval_control="yes")
    campaign = s.campaign("egypt")
    s.run(place_fleets(s.g, campaign))
    assert "red_sea" in campaign.fleets
    assert "red_sea" not in embark_seas(s.g, campaign)


def test_naval_control_an_old_fleet_that_stays_is_not_reallocated():
    s = scene(navies={"red_sea": (ME, "persia", 2)}, naval_control="yes")
    campaign = s.campaign("egypt")
    s.g.turn.events = ["reallocation"]
    s.run(reallocate(s.g, campaign), ["eastern_med"])
    assert [choice.key for choice in s.asked[0].options] == ["eastern_med"]
    assert campaign.fleets == ["red_sea"]


def test_naval_control_too_few_markers_the_oldest_fleets_go_first():
    navies = {"caribbean_sea": (BEN, "spain", 6), "north_sea": (CLEO, "vikings", 5)}
    s = scene(navies=navies, naval_control="yes")
    campaign = s.campaign("britain")
    s.run(free_markers(s.g, campaign.fleets))
    assert s.of(NavyRemoved) == [NavyRemoved(CLEO, "north_sea"), NavyRemoved(BEN, "caribbean_sea")]


def test_naval_control_within_an_epoch_the_active_player_chooses():
    navies = {"caribbean_sea": (BEN, "spain", 6), "north_sea": (CLEO, "portugal", 6)}
    s = scene(navies=navies, naval_control="yes")
    campaign = s.campaign("spain")
    assert len(campaign.fleets) == 11
    s.run(free_markers(s.g, campaign.fleets), "caribbean_sea")
    assert s.of(NavyRemoved) == [NavyRemoved(BEN, "caribbean_sea")]
    assert set(s.state.navies) == {"north_sea"}


def test_naval_control_a_fleet_in_a_wanted_sea_holds_a_marker_too():
    navies = {"north_sea": (BEN, "vikings", 5), "red_sea": (CLEO, "portugal", 6)}
    s = scene(navies=navies, naval_control="yes")
    campaign = s.campaign("britain")
    assert len(campaign.fleets) == 12
    s.run(free_markers(s.g, campaign.fleets))
    assert s.of(NavyRemoved) == [NavyRemoved(BEN, "north_sea"), NavyRemoved(CLEO, "red_sea")]
    assert s.state.navies == {}


def test_naval_control_with_enough_markers_a_wanted_sea_is_fought_for_as_normal():
    s = scene(navies={"north_sea": (BEN, "vikings", 5)}, naval_control="yes", dice=[6, 1, 5])
    campaign = s.campaign("spain")
    s.run(place_fleets(s.g, campaign), "north_sea")
    assert s.of(NavyRemoved) == []
    assert [(b.attack, b.defence, b.outcome) for b in s.of(FleetBattle)] == [((6, 1), (5,), RoundResult.WON)]


def test_naval_control_the_oldest_go_until_enough_are_free_and_no_further():
    epochs = {"black_sea": 2, "eastern_med": 3, "western_med": 3, "north_sea": 5, "red_sea": 6}
    s = scene(navies={sea: (BEN, "romans", epoch) for sea, epoch in epochs.items()}, naval_control="yes")
    campaign = s.campaign("spain")
    s.run(free_markers(s.g, campaign.fleets))
    assert [removed.sea for removed in s.of(NavyRemoved)] == [
        "black_sea",
        "western_med",
        "eastern_med",
        "north_sea",
    ]
    assert set(s.state.navies) == {"red_sea"}


def test_naval_control_ones_own_fleet_in_a_wanted_sea_is_not_taken_off():
    navies = {"north_sea": (ME, "vikings", 5), "red_sea": (CLEO, "portugal", 6)}
    s = scene(navies=navies, naval_control="yes")
    s.run(free_markers(s.g, s.campaign("britain").fleets))
    assert set(s.state.navies) == {"north_sea"}


def test_naval_control_ones_own_fleet_elsewhere_is_taken_off_like_others():
    s = scene(navies={"caribbean_sea": (ME, "spain", 6)}, naval_control="yes")
    s.run(free_markers(s.g, s.campaign("britain").fleets))
    assert s.of(NavyRemoved) == [NavyRemoved(ME, "caribbean_sea")]


def test_naval_control_enough_markers_nothing_is_removed():
    s = scene(navies=dict.fromkeys(SEAS, (BEN, "spain", 6)), naval_control="yes")
    campaign = s.campaign("egypt")
    s.run(free_markers(s.g, campaign.fleets))
    assert len(s.state.navies) == len(SEAS)


def test_naval_control_a_fleet_lost_is_no_stepping_stone():
    s, campaign = contested([3, 1, 4])
    s.state.lands["nile_delta"] = type(scene({"crete": (ME, "a")}).state.lands["crete"])(ME, "egypt", 1)
    s.run(place_fleets(s.g, campaign), "red_sea")
    assert "upper_nile" not in targets(s.g, campaign)
    assert Take("levant").land in targets(s.g, campaign)
