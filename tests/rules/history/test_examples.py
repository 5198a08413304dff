"""Every worked example of the rulebook."""

import pytest

from rules.history_of_the_world.board import Terrain, board
from rules.history_of_the_world.empires import empires
from rules.history_of_the_world.events import RoundResult, Way
from rules.history_of_the_world.expansion import enter, targets
from rules.history_of_the_world.monuments import build_monuments
from rules.history_of_the_world.reach import defence_dice, reachable
from rules.history_of_the_world.scoring import reckon
from rules.history_of_the_world.state import Settlement
from rules.history_of_the_world.turn import raise_campaign
from tests.rules.history.scenario import BEN, ME, scene


def attack(s, land):
    """Ann's force attacks a land with one army; whether it holds it."""
    campaign = s.g.campaign
    return enter(s.g, campaign, targets(s.g, campaign)[land])


def test_ch2_libya_is_a_land_in_north_africa():
    assert board().lands["libya"].area == "north_africa"


def test_ch5_step1_the_carthaginians_take_seven_armies_of_epoch_two():
    s = scene()
    campaign = s.campaign("carthaginia")
    assert (campaign.pool, campaign.figure) == (7, 2)
    assert empires().figures[campaign.figure - 1] - campaign.pool == 5


def test_ch5_step3_the_fleets_of_portugal():
    s = scene()
    fleets = set(s.campaign("portugal").fleets)
    assert {"atlantic_ocean", "north_sea", "western_med", "eastern_med", "black_sea"} <= fleets
    assert {"indian_ocean", "red_sea", "bay_of_bengal"} <= fleets


@pytest.mark.parametrize("target", ["shatts_plateau", "caucasus"])
def test_ch5_the_greeks_sail_from_morea_in_one_move(target):
    s = scene({"morea": (ME, "greek-city-states")})
    campaign = s.campaign("greek-city-states")
    assert reachable(s.g, campaign)[target].way is Way.SEA
    assert attack(s, target)
    assert s.g.owner(target) == ME


def test_ch5_combat_the_romans_in_the_northern_apennines():
    s = scene(
        {"southern_apennines": (ME, "romans"), "northern_apennines": (BEN, "etruscans")},
        dice=[1, 3, 4, 5, 5, 5],
    )
    campaign = s.campaign("romans", pool=3)
    assert not attack(s, "northern_apennines")
    assert s.battles[0].outcome is RoundResult.LOST
    assert s.g.owner("northern_apennines") == BEN
    assert not attack(s, "northern_apennines")
    assert s.battles[1].outcome is RoundResult.TIED
    assert s.g.owner("northern_apennines") is None
    assert attack(s, "northern_apennines")
    assert len(s.battles) == 2
    assert (campaign.pool, campaign.fallen) == (0, 2)


def test_ch5_difficult_terrain_the_guptas_expand_within_india():
    foes = ("eastern_ghats", "ceylon", "western_ghats", "ganges_delta")
    lands = {"eastern_deccan": (ME, "guptas"), **dict.fromkeys(foes, (BEN, "maurya"))}
    s = scene(lands, dice=[6, 1, 1] + [6, 1, 1, 1] * 2 + [6, 1, 1])
    campaign = s.campaign("guptas", fleets=[])
    dice = []
    for land in foes:
        assert attack(s, land)
        dice.append(len(s.battles[-1].defence))
    assert dice == [1, 2, 2, 1]
    assert [b.source for b in s.battles] == [
        "eastern_deccan",
        "eastern_ghats",
        "eastern_ghats",
        "eastern_deccan",
    ]
    assert campaign.pool == 4


def test_ch5_attacking_from_the_sea_the_british_in_chekiang():
    lands = {"albion": (ME, "britain"), "chekiang": (BEN, "ming-dynasty"), "si_kyang": (BEN, "ming-dynasty")}
    s = scene(lands, dice=[2, 4, 1, 1, 5, 6, 1, 2, 3, 4, 6, 1, 2])
    campaign = s.campaign("britain")
    assert not attack(s, "chekiang")
    assert s.battles[0].way is Way.SEA
    assert s.battles[0].defence == (1, 1, 5)
    assert attack(s, "chekiang")
    for land in ("si_kyang", "yangtze_kiang", "great_plain_of_china"):
        route = reachable(s.g, campaign)[land]
        assert (route.source, route.way, defence_dice(route, ())) == ("chekiang", Way.LAND, 1)
    assert attack(s, "si_kyang")
    assert len(s.battles[-1].defence) == 1


def test_ch5_a_five_in_a_fort_becomes_a_six():
    s = scene({"levant": (ME, "assyria"), "palestine": (BEN, "egypt")}, forts=["palestine"], dice=[5, 2, 5])
    s.campaign("assyria")
    assert not attack(s, "palestine")
    assert (s.battles[0].defence, s.battles[0].defence_bonus) == ((5,), 1)
    assert s.battles[0].outcome is RoundResult.LOST


def test_ch5_sack_and_pillage_the_mongols_at_wei_river():
    s = scene(
        {"mongolia": (ME, "mongols"), "wei_river": (BEN, "chou-dynasty")},
        forts=["wei_river"],
        capitals=["wei_river"],
        dice=[4, 6, 6, 1, 6, 2, 4, 5, 3, 4, 1, 2, 6, 2, 5],
    )
    campaign = s.campaign("mongols", edges=["leader"])
    assert board().difficult_terrain("mongolia", "wei_river") is Terrain.GREAT_WALL
    assert not attack(s, "wei_river")
    assert (s.battles[0].defence_bonus, s.battles[0].outcome) == (1, RoundResult.LOST)
    assert not attack(s, "wei_river")
    assert (s.battles[1].outcome, s.battles[1].fort_lost) == (RoundResult.TIED, True)
    assert s.state.lands["wei_river"].fort is False
    assert s.g.owner("wei_river") == BEN
    assert attack(s, "wei_river")
    assert (s.battles[2].defence, s.battles[2].defence_bonus) == ((2, 5), 0)
    assert s.state.settlements["wei_river"] is Settlement.CITY
    assert s.state.lands["wei_river"].force == "mongols"
    assert campaign.pool == 18 - 3


@pytest.mark.parametrize(
    ("resources", "built"),
    [(["levant"], 0), (["levant", "zagros"], 1), (["levant", "zagros", "nubia", "albion"], 2)],
)
def test_ch5_a_monument_for_every_two_resources(resources, built):
    s = scene(dict.fromkeys(resources, (ME, "persia")) | {"persian_plateau": (ME, "persia")})
    s.turn("persia")
    s.state.settlements["persian_plateau"] = Settlement.CAPITAL
    answers = ["levant"] if built == 2 else []
    s.run(build_monuments(s.g, empires().cards["persia"]), *answers)
    assert len(s.state.monuments) == built


def test_ch6_the_purple_player_scores_eighteen_points():
    egypt = dict.fromkeys(("nile_delta", "libya", "palestine"), (ME, "egypt"))
    vedic_lands = ("upper_indus", "western_deccan", "eastern_ghats", "hindu_kush", "persian_plateau")
    vedic = dict.fromkeys(vedic_lands, (ME, "vedic-city-states"))
    other = dict.fromkeys(("zagros", "levant", "lower_tigris"), (BEN, "assyria"))
    s = scene({**egypt, **vedic, **other}, epoch=2, capitals=["nile_delta", "upper_indus"])
    s.turn("vedic-city-states")
    s.run(build_monuments(s.g, empires().cards["vedic-city-states"]))
    assert s.state.monuments == ["upper_indus"]
    record = reckon(s.g, ME, "vedic-city-states")
    assert record.areas == {"north_africa": 4, "middle_east": 3, "india": 6}
    assert (record.capitals, record.cities, record.monuments, record.total) == (4, 0, 1, 18)


def test_ch4_two_leaders_or_two_disasters_are_not_played_in_one_turn():
    from rules.history_of_the_world.cards import event_cards
    from rules.history_of_the_world.event_play import hand_kinds, is_playable

    s = scene(hand=["leader", "leader", "disaster", "disaster"], monuments=["levant"])
    s.turn("egypt")
    assert [card.key for card in hand_kinds(s.g)] == ["disaster", "leader"]
    s.g.turn.events = ["leader", "disaster"]
    assert not is_playable(s.g, event_cards()["leader"])
    assert not is_playable(s.g, event_cards()["disaster"])


def test_ch5_the_campaign_of_an_empire_has_its_strength():
    for card in empires().cards.values():
        s = scene()
        s.turn(card.key)
        assert [raise_campaign(s.g, empire).pool for empire in card.empires] == [
            empire.strength for empire in card.empires
        ]
