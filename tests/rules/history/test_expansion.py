"""Ch. V Expansion, Forts, and Ch. IV Coins: what an army pool can do."""

import pytest

from rules.history_of_the_world.empires import empires
from rules.history_of_the_world.events import ArmyPlaced, Way
from rules.history_of_the_world.expand import expand, place_first_army
from rules.history_of_the_world.expansion import (
    Entry,
    build_fort,
    can_recruit,
    enter,
    fort_lands,
    fort_means,
    recruit,
    targets,
)
from rules.history_of_the_world.order_faults import army_fault, can_act, order_fault, possible_forts
from rules.history_of_the_world.orders import EndExpansion, Fort, Pay, Recruit, Take
from rules.history_of_the_world.reach import reachable
from rules.history_of_the_world.state import Settlement
from tests.rules.history.scenario import BEN, ME, scene


def test_ch5_a_force_expands_next_to_any_of_its_armies():
    s = scene({"levant": (ME, "assyria"), "zagros": (ME, "assyria"), "morea": (ME, "minoans")})
    found = targets(s.g, s.campaign("assyria"))
    assert {"palestine", "lower_tigris"} <= set(found)
    assert "pindus" not in found


def test_ch5_armies_do_not_enter_barren_lands():
    s = scene({"levant": (ME, "assyria")})
    assert "syrian_desert" not in targets(s.g, s.campaign("assyria"))


def test_ch5_only_armies_of_the_active_empire_expand():
    s = scene({"levant": (ME, "sumeria")})
    assert targets(s.g, s.campaign("assyria")) == {}


def test_ch5_a_past_army_of_ones_own_colour_is_replaced_without_combat():
    s = scene(
        {"levant": (ME, "assyria"), "palestine": (ME, "egypt")}, forts=["palestine"], capitals=["palestine"]
    )
    campaign = s.campaign("assyria")
    target = targets(s.g, campaign)["palestine"]
    assert target.entry is Entry.OWN
    assert enter(s.g, campaign, target)
    holding = s.state.lands["palestine"]
    assert (holding.force, holding.figure, holding.armies) == ("assyria", 2, 1)
    assert holding.fort
    assert s.state.settlements["palestine"] is Settlement.CAPITAL
    assert s.battles == []


def test_ch5_a_land_holds_one_army():
    s = scene({"levant": (ME, "assyria"), "palestine": (ME, "assyria")})
    found = targets(s.g, s.campaign("assyria"))
    assert "palestine" not in found
    assert "levant" not in found


def test_ch5_entering_an_empty_land_leaves_what_stands_there():
    s = scene({"levant": (ME, "assyria")}, cities=["palestine"])
    campaign = s.campaign("assyria")
    enter(s.g, campaign, targets(s.g, campaign)["palestine"])
    assert s.state.settlements == {"palestine": Settlement.CITY}


def test_ch5_fleets_are_stepping_stones_from_a_coast_only():
    s = scene({"danubia": (ME, "goths")})
    campaign = s.campaign("goths")
    assert all(route.way is not Way.SEA for route in reachable(s.g, campaign).values())
    s.state.lands["northern_apennines"] = s.state.lands["danubia"]
    assert reachable(s.g, campaign)["shatts_plateau"].way is Way.SEA


def test_ch5_a_chain_of_fleets_must_not_have_a_gap():
    s = scene({"morea": (ME, "greek-city-states")})
    campaign = s.campaign("greek-city-states", fleets=["eastern_med", "red_sea"])
    assert "nubia" not in reachable(s.g, campaign)
    assert "libya" in reachable(s.g, campaign)


def test_ch5_a_land_with_only_a_sea_route_still_counts_as_reached_by_strait_first():
    s = scene({"crete": (ME, "minoans")})
    found = reachable(s.g, s.campaign("minoans"))
    assert (found["morea"].way, found["libya"].way) == (Way.STRAIT, Way.SEA)


@pytest.mark.parametrize(
    ("was", "now"),
    [("capital", Settlement.CAPITAL), ("city", Settlement.CAPITAL), (None, Settlement.CAPITAL)],
)
def test_ch5_step4_the_capital_takes_the_place_of_what_stands_in_the_start_land(was, now):
    s = scene({"upper_tigris": (BEN, "babylonia")})
    if was:
        s.state.settlements["upper_tigris"] = Settlement(was)
    campaign = s.campaign("assyria")
    place_first_army(s.g, campaign, empires().cards["assyria"].empires[0])
    assert s.state.settlements == {"upper_tigris": now}


@pytest.mark.parametrize(("was", "left"), [("capital", {"mongolia": Settlement.CITY}), ("city", {})])
def test_ch5_step4_an_empire_without_capital_sacks_its_start_land(was, left):
    s = scene({"mongolia": (BEN, "hsiung-nu")})
    s.state.settlements["mongolia"] = Settlement(was)
    campaign = s.campaign("mongols")
    place_first_army(s.g, campaign, empires().cards["mongols"].empires[0])
    assert s.state.settlements == left


def test_ch5_step4_ones_own_city_in_the_start_land_stays():
    s = scene({"mongolia": (ME, "hsiung-nu")}, cities=["mongolia"], forts=["mongolia"])
    campaign = s.campaign("mongols")
    place_first_army(s.g, campaign, empires().cards["mongols"].empires[0])
    assert s.state.settlements == {"mongolia": Settlement.CITY}
    assert not s.state.lands["mongolia"].fort
    assert s.of(ArmyPlaced)[0].way is Way.RISING


def test_contents_without_a_piece_left_no_capital_is_placed():
    from rules.history_of_the_world.board import board

    s = scene(capitals=[land for land in board().lands if land != "upper_tigris"][:30])
    campaign = s.campaign("assyria")
    place_first_army(s.g, campaign, empires().cards["assyria"].empires[0])
    assert "upper_tigris" not in s.state.settlements
    assert len(s.state.settlements) == 30


def test_forts_an_unplaced_army_becomes_a_fort_beside_an_army_of_the_force():
    s = scene({"levant": (ME, "assyria"), "palestine": (ME, "egypt")})
    campaign = s.campaign("assyria", pool=1)
    assert fort_lands(s.g, campaign) == ("levant",)
    build_fort(s.g, campaign, Fort("levant"))
    assert s.state.lands["levant"].fort
    assert campaign.pool == 0


def test_forts_only_of_armies_of_the_active_empire():
    s = scene({"levant": (ME, "assyria")})
    campaign = s.campaign("assyria", pool=2, is_active=False)
    assert fort_lands(s.g, campaign) == ()
    assert fort_means(campaign) == ()
    assert possible_forts(s.g, campaign) == []
    fault = order_fault(s.g, campaign, Fort("levant"))
    assert fault.code == "not-active"
    assert fault.text == "Assyria cannot build forts: only armies of the active empire become forts."


def test_forts_one_a_land():
    s = scene({"levant": (ME, "assyria")}, forts=["levant"])
    campaign = s.campaign("assyria")
    assert fort_lands(s.g, campaign) == ()
    assert order_fault(s.g, campaign, Fort("levant")).code == "no-fort-here"


def test_forts_beside_a_capital_or_a_city():
    s = scene(
        {"levant": (ME, "assyria"), "palestine": (ME, "assyria")}, capitals=["levant"], cities=["palestine"]
    )
    assert set(fort_lands(s.g, s.campaign("assyria"))) == {"levant", "palestine"}


def test_contents_without_a_fort_left_none_is_built():
    from rules.history_of_the_world.board import board

    lands = [land.id for land in board().lands.values() if not land.is_barren]
    s = scene(dict.fromkeys(lands[:32], (BEN, "romans")) | {lands[40]: (ME, "assyria")}, forts=lands[:32])
    assert fort_lands(s.g, s.campaign("assyria")) == ()


@pytest.mark.parametrize(
    ("fields", "means"),
    [
        ({"pool": 0}, ()),
        ({"pool": 2}, (Pay.ARMY,)),
        ({"pool": 0, "coins": 1}, (Pay.COIN,)),
        ({"pool": 0, "ally_coins": 1}, (Pay.COIN,)),
        ({"pool": 1, "forts": 2}, (Pay.FREE, Pay.ARMY)),
    ],
)
def test_forts_for_armies_coins_or_free(fields, means):
    s = scene({"levant": (ME, "assyria")})
    campaign = s.campaign("assyria", **fields)
    assert fort_means(campaign) == means
    for pay in means:
        assert order_fault(s.g, campaign, Fort("levant", pay)) is None
    for pay in set(Pay) - set(means):
        assert order_fault(s.g, campaign, Fort("levant", pay)).code == "cannot-pay"


def test_coins_a_fort_for_a_coin_spends_the_coin_only():
    s = scene({"levant": (ME, "assyria")})
    campaign = s.campaign("assyria", pool=2, coins=1)
    build_fort(s.g, campaign, Fort("levant", Pay.COIN))
    assert (campaign.pool, campaign.coins) == (2, 0)


def test_allies_their_coins_pay_for_forts_first():
    s = scene({"levant": (ME, "assyria")})
    campaign = s.campaign("assyria", coins=1, ally_coins=1)
    build_fort(s.g, campaign, Fort("levant", Pay.COIN))
    assert (campaign.coins, campaign.ally_coins) == (1, 0)


def test_coins_bring_back_an_army_lost_in_combat():
    s = scene({"levant": (ME, "assyria"), "palestine": (BEN, "egypt")}, dice=[1, 1, 6])
    campaign = s.campaign("assyria", pool=1, coins=2)
    assert not can_recruit(campaign, Recruit())
    enter(s.g, campaign, targets(s.g, campaign)["palestine"])
    recruit(s.g, campaign, Recruit())
    assert (campaign.pool, campaign.coins, campaign.fallen) == (1, 1, 0)
    assert not can_recruit(campaign, Recruit())


def test_coins_do_not_undo_the_loss_for_elite_troops():
    s = scene({"levant": (ME, "assyria"), "palestine": (BEN, "egypt")}, dice=[1, 1, 6])
    campaign = s.campaign("assyria", coins=1, edges=["elite-troops"])
    enter(s.g, campaign, targets(s.g, campaign)["palestine"])
    recruit(s.g, campaign, Recruit())
    assert campaign.losses == 1


def test_allies_enter_empty_lands_only():
    s = scene({"levant": (ME, "assyria"), "palestine": (BEN, "egypt"), "eastern_anatolia": (ME, "egypt")})
    campaign = s.campaign("assyria", pool=0, allied=1)
    found = targets(s.g, campaign)
    assert army_fault(campaign, found["palestine"]) is not None
    assert army_fault(campaign, found["eastern_anatolia"]) is not None
    assert army_fault(campaign, found["western_anatolia"]) is None
    assert fort_means(campaign) == ()


def test_allies_go_before_other_armies():
    s = scene({"levant": (ME, "assyria")})
    campaign = s.campaign("assyria", pool=2, allied=1)
    enter(s.g, campaign, targets(s.g, campaign)["palestine"])
    assert (campaign.pool, campaign.allied) == (2, 0)


def test_allies_replace_no_army_of_ones_own():
    s = scene({"levant": (ME, "assyria"), "palestine": (ME, "egypt")})
    campaign = s.campaign("assyria", pool=1, allied=1)
    enter(s.g, campaign, targets(s.g, campaign)["palestine"])
    assert (campaign.pool, campaign.allied) == (0, 1)


def test_allies_bring_armies_back_as_allies():
    s = scene({"levant": (ME, "assyria")})
    campaign = s.campaign("assyria", pool=0, ally_coins=1, fallen=1)
    recruit(s.g, campaign, Recruit(allied=True))
    assert (campaign.pool, campaign.allied, campaign.ally_coins) == (0, 1, 0)


def test_ch5_nobody_is_asked_when_nothing_can_be_done():
    s = scene({"levant": (ME, "assyria")})
    campaign = s.campaign("assyria", pool=0)
    assert not can_act(s.g, campaign)
    s.run(expand(s.g, campaign))
    assert s.asked == []


def test_ch5_expansion_goes_on_step_by_step_until_stopped():
    s = scene({"levant": (ME, "assyria")})
    campaign = s.campaign("assyria", pool=3)
    s.run(expand(s.g, campaign), [Take("palestine")], [Take("nile_delta")], [EndExpansion()])
    assert [q.key for q in s.asked] == ["plan:1", "plan:2", "plan:3"]
    assert campaign.pool == 1
    assert s.g.owner("nile_delta") == ME


def test_ch5_expansion_ends_by_itself_with_the_last_army():
    s = scene({"levant": (ME, "assyria")})
    s.run(expand(s.g, s.campaign("assyria", pool=1)), [Take("palestine")])
    assert len(s.asked) == 1


@pytest.mark.parametrize(
    ("fields", "left"),
    [
        ({"pool": 1}, "1 army left"),
        ({"pool": 2, "coins": 1}, "2 armies, 1 coin left"),
        (
            {"pool": 0, "allied": 1, "ally_coins": 2, "forts": 1},
            "0 armies, 1 army of allies, 2 coins, 1 free fort",
        ),
    ],
)
def test_ch5_the_prompt_counts_what_is_left(fields, left):
    s = scene({"upper_tigris": (ME, "assyria")})
    campaign = s.campaign("assyria", **fields)
    s.run(expand(s.g, campaign), [EndExpansion()])
    assert s.asked[0].prompt.startswith(f"Assyria: {left}")
