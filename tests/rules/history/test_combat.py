"""Ch. V Combat: dice, ties, terrain, forts, settlements, and what event cards change."""

import pytest

from rules.history_of_the_world.board import Terrain
from rules.history_of_the_world.cards import Ignores, Landing, event_cards
from rules.history_of_the_world.combat import is_triples, round_outcome
from rules.history_of_the_world.events import BattleFought, LandTaken, RoundResult, SettlementFell, Way
from rules.history_of_the_world.expansion import enter, targets
from rules.history_of_the_world.reach import Route, defence_dice, reachable
from rules.history_of_the_world.state import Settlement
from tests.rules.history.scenario import BEN, ME, scene


def attack(s, land="palestine"):
    campaign = s.g.campaign
    return enter(s.g, campaign, targets(s.g, campaign)[land])


def siege(dice, forts=(), force="assyria", **fields):
    """Assyrians in the Levant before Palestine: level ground, one defence die."""
    lands = {"levant": (ME, force), "palestine": (BEN, "egypt")}
    settled = {key: fields.pop(key) for key in ("capitals", "cities", "monuments") if key in fields}
    armies = {"multiple_armies": fields.pop("multiple_armies")} if "multiple_armies" in fields else {}
    s = scene(lands, dice=dice, forts=forts, **settled, **armies)
    s.campaign(force, **fields)
    return s


@pytest.mark.parametrize(
    ("attack_die", "defence_die", "ties", "outcome"),
    [
        (5, 4, False, RoundResult.WON),
        (4, 5, False, RoundResult.LOST),
        (4, 4, False, RoundResult.TIED),
        (4, 4, True, RoundResult.TIE_HELD),
        (3, 4, True, RoundResult.LOST),
    ],
)
def test_ch5_the_higher_number_wins(attack_die, defence_die, ties, outcome):
    assert round_outcome(attack_die, defence_die, ties) is outcome


def test_ch5_the_attacker_keeps_the_higher_of_two_dice():
    s = siege([1, 5, 4])
    assert attack(s)
    assert (s.battles[0].attack, s.battles[0].defence) == ((1, 5), (4,))


def test_ch5_a_tie_removes_both_armies_and_leaves_the_land_empty():
    s = siege([4, 2, 4], capitals=["palestine"])
    assert not attack(s)
    assert s.g.owner("palestine") is None
    assert s.state.settlements["palestine"] is Settlement.CAPITAL


@pytest.mark.parametrize("settled", ["capitals", "cities"])
def test_ch5_a_capital_or_city_left_by_a_tie_stays_when_the_next_army_enters_without_a_battle(settled):
    s = siege([4, 2, 4], **{settled: ["palestine"]})
    before = dict(s.state.settlements)
    attack(s)
    assert attack(s)
    assert s.state.lands["palestine"].force == "assyria"
    assert s.state.settlements == before
    assert s.of(SettlementFell) == []


def test_ch5_a_capital_falls_when_an_army_enters_after_a_battle_and_is_told_after_it():
    s = siege([6, 2, 4], capitals=["palestine"])
    assert attack(s)
    assert s.of(SettlementFell) == [SettlementFell("palestine", Settlement.CAPITAL, Settlement.CITY)]
    assert [type(event) for event in s.events] == [BattleFought, LandTaken, SettlementFell]


def test_ch5_a_betrayed_capital_falls_without_a_throw():
    s = siege([], capitals=["palestine"], treachery=["palestine"])
    assert attack(s)
    assert s.state.settlements["palestine"] is Settlement.CITY


def test_ch5_a_lost_attack_may_be_repeated_while_armies_remain():
    s = siege([1, 1, 6, 6, 6, 1], pool=2)
    assert not attack(s)
    assert attack(s)
    assert s.g.campaign.pool == 0


@pytest.mark.parametrize(
    ("source", "target", "dice"),
    [
        ("upper_indus", "hindu_kush", 2),
        ("hindu_kush", "upper_indus", 1),
        ("ganges_delta", "eastern_deccan", 2),
        ("morea", "crete", 2),
        ("crete", "morea", 2),
        ("mongolia", "wei_river", 2),
        ("wei_river", "mongolia", 1),
        ("levant", "palestine", 1),
    ],
)
def test_ch5_difficult_terrain_counts_on_the_defenders_side_and_straits_both_ways(source, target, dice):
    s = scene({source: (ME, "aryans")})
    campaign = s.campaign("aryans")
    assert defence_dice(reachable(s.g, campaign)[target], ()) == dice


@pytest.mark.parametrize(
    ("card", "terrain"),
    [
        ("expert-straits", Terrain.STRAIT),
        ("expert-mountains", Terrain.MOUNTAIN),
        ("expert-forests", Terrain.FOREST),
    ],
)
def test_expert_troops_meet_one_die_over_their_terrain_only(card, terrain):
    edges = event_cards()[card].edges
    assert edges == (Ignores(terrain),)
    for other in Terrain:
        way = Way.STRAIT if other is Terrain.STRAIT else Way.LAND
        assert defence_dice(Route("x", way, other), edges) == (1 if other is terrain else 2)
    assert defence_dice(Route("x", Way.SEA), edges) == 3


def test_naval_power_two_dice_against_a_landing_and_no_help_on_land():
    edges = event_cards()["naval-power"].edges
    assert edges == (Landing(2),)
    assert defence_dice(Route("x", Way.SEA), edges) == 2
    assert defence_dice(Route("x", Way.LAND, Terrain.MOUNTAIN), edges) == 2


def test_r14_the_way_with_fewer_defence_dice_is_taken():
    s = scene({"morea": (ME, "minoans")})
    campaign = s.campaign("minoans")
    assert reachable(s.g, campaign)["crete"].way is Way.STRAIT
    assert reachable(s.g, campaign)["pindus"].way is Way.LAND


def test_ch5_a_fort_is_the_first_loss_and_the_fight_goes_on():
    s = siege([6, 1, 3, 5, 1, 4], forts=["palestine"])
    assert attack(s)
    assert [b.fort_lost for b in s.battles] == [True, False]
    assert [b.armies_lost for b in s.battles] == [0, 1]
    assert [b.defence_bonus for b in s.battles] == [1, 0]
    assert s.g.campaign.fallen == 0


def test_ch5_a_tie_against_a_fort_costs_the_attacker_and_the_fort():
    s = siege([4, 1, 3], forts=["palestine"])
    assert not attack(s)
    assert s.g.owner("palestine") == BEN
    assert not s.state.lands["palestine"].fort


def test_ch5_a_fort_adds_to_terrain():
    s = scene(
        {"upper_indus": (ME, "maurya"), "hindu_kush": (BEN, "persia")},
        forts=["hindu_kush"],
        dice=[6, 1, 5, 2],
    )
    s.campaign("maurya")
    assert not attack(s, "hindu_kush")
    assert (s.battles[0].defence, s.battles[0].defence_bonus, s.battles[0].outcome) == (
        (5, 2),
        1,
        RoundResult.TIED,
    )


def test_ch5_a_city_taken_is_sacked_and_its_monument_remains():
    s = siege([6, 1, 1], cities=["palestine"], monuments=["palestine"])
    attack(s)
    assert "palestine" not in s.state.settlements
    assert s.state.monuments == ["palestine"]


def test_ch5_a_capital_taken_becomes_a_city():
    s = siege([6, 1, 1], capitals=["palestine"])
    attack(s)
    assert s.state.settlements["palestine"] is Settlement.CITY


def test_leader_throws_three_dice():
    s = siege([1, 2, 6, 5], edges=["leader"])
    assert attack(s)
    assert s.battles[0].attack == (1, 2, 6)


def test_leader_dies_of_triples_which_still_count():
    s = siege([4, 4, 4, 3], edges=["leader"])
    assert attack(s)
    assert s.battles[0].leader_died
    s.state.lands["nile_delta"] = type(s.state.lands["palestine"])(BEN, "egypt", 1)
    s.chance.dice = [5, 1, 1]
    assert attack(s, "nile_delta")
    assert s.battles[1].attack == (5, 1)
    assert not s.battles[1].leader_died


def test_triples_need_three_dice():
    assert is_triples((2, 2, 2))
    assert not is_triples((2, 2))
    assert not is_triples((2, 2, 3))


def test_weaponry_adds_one():
    s = siege([4, 1, 4], edges=["weaponry"])
    assert attack(s)
    assert s.battles[0].attack_bonus == 1


def test_leader_and_weaponry_go_together():
    s = siege([1, 1, 5, 5], edges=["leader", "weaponry"])
    assert attack(s)
    assert (len(s.battles[0].attack), s.battles[0].attack_bonus) == (3, 1)


def test_elite_troops_win_ties_until_an_army_is_lost():
    s = siege([4, 1, 4], edges=["elite-troops"])
    assert attack(s)
    assert s.battles[0].outcome is RoundResult.TIE_HELD
    s = siege([1, 1, 4, 4, 1, 4], edges=["elite-troops"])
    attack(s)
    assert not attack(s)
    assert s.battles[1].outcome is RoundResult.TIED


def test_jihad_loses_the_third_die_first_and_the_ties_second():
    s = siege([1, 1, 2, 6, 1, 2, 6, 3, 1, 3], edges=["jihad"])
    attack(s)
    attack(s)
    attack(s)
    assert [len(b.attack) for b in s.battles] == [3, 2, 2]
    assert s.battles[2].outcome is RoundResult.TIED


@pytest.mark.parametrize("edges", [["jihad"], ["jihad", "elite-troops"], ["elite-troops", "jihad"]])
def test_jihad_wins_ties_after_one_loss(edges):
    s = siege([1, 1, 2, 6, 1, 3, 3], edges=edges)
    attack(s)
    assert attack(s)
    assert s.battles[1].outcome is RoundResult.TIE_HELD


@pytest.mark.parametrize("where", ["forts", "capitals", "cities"])
def test_siegecraft_adds_one_against_a_stronghold(where):
    extra = {where: ["palestine"]}
    s = siege([5, 1, 5], edges=["siegecraft"], **extra)
    attack(s)
    assert s.battles[0].attack_bonus == 1


def test_siegecraft_adds_one_only_once_and_nothing_in_the_open():
    s = siege([6, 1, 1], edges=["siegecraft"], forts=["palestine"], capitals=["palestine"])
    attack(s)
    assert s.battles[0].attack_bonus == 1
    s = siege([6, 1, 1], edges=["siegecraft"])
    attack(s)
    assert s.battles[0].attack_bonus == 0


def test_siegecraft_takes_fort_and_army_in_one_won_round():
    s = siege([6, 1, 1], edges=["siegecraft"], forts=["palestine"])
    assert attack(s)
    assert len(s.battles) == 1
    assert (s.battles[0].fort_lost, s.battles[0].armies_lost) == (True, 1)


def test_siegecraft_a_tie_still_takes_the_fort_only():
    s = siege([3, 1, 3], edges=["siegecraft"], forts=["palestine"])
    assert not attack(s)
    assert s.g.owner("palestine") == BEN


def test_treachery_takes_the_named_land_without_a_throw():
    s = siege([], treachery=["palestine"], forts=["palestine"], capitals=["palestine"])
    assert attack(s)
    assert (s.battles[0].outcome, s.battles[0].attack) == (RoundResult.BETRAYED, ())
    assert s.state.settlements["palestine"] is Settlement.CITY
    assert s.g.campaign.treachery == []
    assert not s.state.lands["palestine"].fort


def test_multiple_armies_extra_figures_are_extra_casualties():
    s = siege([6, 1, 1, 6, 1, 1, 6, 1, 1], forts=["palestine"], multiple_armies="yes")
    s.state.lands["palestine"].armies = 2
    assert attack(s)
    assert [(b.fort_lost, b.armies_lost) for b in s.battles] == [(True, 0), (False, 1), (False, 1)]
    assert [len(b.defence) for b in s.battles] == [1, 1, 1]


def test_multiple_armies_siegecraft_takes_the_fort_and_one_army():
    s = siege([6, 1, 1, 1, 1, 6], forts=["palestine"], edges=["siegecraft"], multiple_armies="yes")
    s.state.lands["palestine"].armies = 2
    assert not attack(s)
    assert (s.battles[0].fort_lost, s.battles[0].armies_lost) == (True, 1)
    assert s.state.lands["palestine"].armies == 1


def test_multiple_armies_treachery_takes_all():
    s = siege([], treachery=["palestine"], multiple_armies="yes")
    s.state.lands["palestine"].armies = 3
    assert attack(s)
    assert s.state.lands["palestine"].armies == 1
