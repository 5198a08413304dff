"""Ch. IV: every event card is played once, in a position where it does what it says."""

import pytest

from rules.history_of_the_world.asking import choose_area, land_choices
from rules.history_of_the_world.board import Board, Terrain, board
from rules.history_of_the_world.cards import event_cards
from rules.history_of_the_world.empires import empires
from rules.history_of_the_world.event_play import can_resolve, is_playable, play_events, resolve
from rules.history_of_the_world.events import (
    ArmyPlaced,
    ArmyRemoved,
    BattleFought,
    EventPlayed,
    FortBuilt,
    FortLost,
    LandTaken,
    MonumentDestroyed,
    RoundResult,
    SettlementFell,
    SicknessRolled,
    TreacheryNamed,
    Way,
)
from rules.history_of_the_world.orders import EndExpansion, Fort, Pay, Take, order_data
from rules.history_of_the_world.state import Holding, Settlement
from rules.history_of_the_world.turn import find_seas, play_empire, play_turn
from rules.history_of_the_world.turn import raise_campaign as raised
from rules.history_of_the_world.uprisings import barbarians, far_figure, other_figure
from tests.rules.history.scenario import BEN, CLEO, ME, scene


def card_play(s, key, *answers):
    """Resolve one card as if it had been played."""
    card = event_cards()[key]
    assert is_playable(s.g, card)
    s.g.turn.events.append(key)
    for effect in card.effects:
        s.run(resolve(s.g, card, effect), *answers)
        answers = ()


def at(empire="persia", lands=None, epoch=None, **fields):
    s = scene(lands, **fields)
    s.turn(empire)
    if epoch:
        s.state.epoch = epoch
    return s


# -- playing cards ------------------------------------------------------------------------------------------


def test_ch4_up_to_two_cards_one_after_the_other():
    s = at(hand=["leader", "weaponry", "allies"])
    s.run(play_events(s.g), "leader", "weaponry")
    assert s.g.turn.events == ["leader", "weaponry"]
    assert s.state.players[ME].hand == ["allies"]
    assert s.of(EventPlayed) == [EventPlayed(ME, "leader"), EventPlayed(ME, "weaponry")]


def test_ch4_none_or_one_card():
    s = at(hand=["leader", "weaponry"])
    s.run(play_events(s.g), "none")
    assert s.g.turn.events == []
    s.run(play_events(s.g), "leader", "none")
    assert s.g.turn.events == ["leader"]


def test_ch4_the_same_card_is_not_offered_twice():
    s = at(hand=["leader", "leader", "allies"])
    s.run(play_events(s.g), "leader", "none")
    assert {option.key for option in s.asked[1].options} == {"none", "allies"}


def test_r05_different_kingdoms_migrants_and_experts_are_different_cards():
    s = at(hand=["expert-straits", "expert-forests"])
    s.run(play_events(s.g), "expert-straits", "expert-forests")
    assert s.g.turn.stores.edges == ["expert-straits", "expert-forests"]


def test_ch4_a_card_of_another_epoch_is_not_offered():
    s = at(hand=["minor-hittites", "kingdom-kush", "siegecraft", "leader"])
    s.run(play_events(s.g), "none")
    assert {option.key for option in s.asked[0].options} == {"none", "leader"}


def test_ch4_without_a_playable_card_nobody_is_asked():
    s = at(hand=["minor-hittites"])
    s.run(play_events(s.g))
    assert s.asked == []


def test_ch4_played_cards_are_discarded_and_not_drawn_again():
    s = scene(hand=["leader"], dice=[])
    s.state.drawing.held = {ME: "aryans"}
    s.run(play_turn(s.g, empires().cards["aryans"]), "leader", [EndExpansion()])
    assert s.state.discards == ["leader"]
    assert s.state.players[ME].hand == []
    assert s.state.turn is None


# -- greater events -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "key",
    [
        "leader",
        "weaponry",
        "siegecraft",
        "elite-troops",
        "jihad",
        "naval-power",
        "expert-straits",
        "expert-mountains",
        "expert-forests",
    ],
)
def test_cards_that_help_in_combat_go_with_the_active_empire(key):
    s = at(epoch=3)
    card_play(s, key)
    assert raised(s.g, empires().cards["persia"].empires[0]).edges == [key]


def test_reallocation_turns_fleets_into_coins_before_expansion():
    s = at("egypt")
    card_play(s, "reallocation")
    s.run(play_empire(s.g, empires().cards["egypt"].empires[0]), ["red_sea"], [EndExpansion()])
    assert s.asked[0].key == "reallocation"
    assert s.g.turn.stores.coins == 1
    assert "1 coin left" in s.asked[1].prompt


def test_reallocation_may_leave_all_fleets():
    s = at("egypt")
    card_play(s, "reallocation")
    s.run(play_empire(s.g, empires().cards["egypt"].empires[0]), [], [EndExpansion()])
    assert s.g.turn.stores.coins == 0


def test_reallocation_needs_a_fleet():
    s = at("aryans")
    assert not is_playable(s.g, event_cards()["reallocation"])
    s.g.turn.events = ["astronomy"]
    assert is_playable(s.g, event_cards()["reallocation"])


@pytest.mark.parametrize(
    ("key", "epoch", "force", "start", "armies"),
    [
        ("minor-hittites", 1, "hittites", "eastern_anatolia", 3),
        ("minor-phoenicia", 2, "phoenicia", "levant", 3),
        ("minor-mayans", 3, "mayans", "central_america", 2),
        ("minor-anglo-saxons", 4, "anglo-saxons", "baltic_seaboard", 3),
        ("minor-fujiwara", 5, "fujiwara", "hokkaido", 3),
        ("minor-safavids", 6, "safavids", "persian_salt_desert", 3),
        ("minor-japan", 7, "japan", "honshu", 5),
    ],
)
def test_minor_empires_are_played_before_ones_own(key, epoch, force, start, armies):
    s = at(lands={start: (BEN, "romans")}, epoch=epoch)
    card_play(s, key, [])
    lands = list(s.g.lands_of(ME, force))
    assert start in lands
    assert len(lands) == armies
    assert s.state.lands[start].figure == other_figure(epoch) != epoch
    capital = s.state.settlements.get(start) is Settlement.CAPITAL
    assert capital == (key != "minor-anglo-saxons")
    assert s.g.turn.campaign is None


def test_minor_empires_are_done_before_the_second_card_is_chosen():
    s = at("egypt", hand=["minor-hittites", "leader"])
    s.run(play_events(s.g), "minor-hittites", [EndExpansion()], "leader")
    assert [question.key for question in s.asked] == ["event:1", "plan:1", "event:2"]
    assert s.g.owner("eastern_anatolia") == ME


def test_minor_empires_sail_with_their_own_fleets():
    s = at(epoch=2)
    card_play(s, "minor-phoenicia", [Take("shatts_plateau")], [EndExpansion()])
    assert s.g.owner("shatts_plateau") == ME


def test_minor_empires_are_helped_by_no_other_card():
    s = at(lands={"caucasus": (BEN, "aryans")}, epoch=1, dice=[1, 1, 6])
    s.g.turn.stores.edges = ["leader", "weaponry"]
    s.g.turn.stores.coins = 3
    card_play(s, "minor-hittites", [Take("caucasus", most=1)], [EndExpansion()])
    assert (len(s.battles[0].attack), s.battles[0].attack_bonus) == (2, 0)
    assert s.g.turn.stores.coins == 3


def test_minor_empires_build_no_forts_and_no_monuments():
    s = at("egypt", epoch=1)
    script = resolve(s.g, event_cards()["minor-hittites"], event_cards()["minor-hittites"].effects[0])
    question = next(script).questions[0]
    refusal = question.check([order_data(Fort("eastern_anatolia"))])
    assert [fault.code for fault in refusal.faults] == ["not-active"]
    assert "fort" not in {choice.key for choice in question.step([], ()).options}


def test_minor_empires_are_not_asked_when_only_a_fort_could_be_built():
    around = {
        "western_anatolia": (ME, "a"),
        "levant": (ME, "a"),
        "upper_tigris": (ME, "a"),
        "caucasus": (ME, "a"),
    }
    s = at("egypt", lands=around, epoch=1)
    card_play(s, "minor-hittites", [Take("levant")], [Take("upper_tigris")])
    assert [question.key for question in s.asked] == ["plan:1", "plan:2"]
    assert not any(holding.fort for holding in s.state.lands.values())


# -- kingdoms and migrants ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("key", "epoch", "land", "figure"),
    [
        ("kingdom-canaanites", 1, "palestine", 7),
        ("kingdom-etruscans", 2, "northern_apennines", 7),
        ("kingdom-kush", 3, "upper_nile", 7),
        ("kingdom-tiahuanaco", 4, "southern_andes", 1),
        ("kingdom-mali", 5, "gold_coast", 1),
        ("kingdom-thai", 6, "malayan_peninsula", 1),
        ("kingdom-zimbabwe", 7, "east_africa", 1),
    ],
)
def test_kingdoms_an_army_and_a_city_appear(key, epoch, land, figure):
    s = at(lands={land: (BEN, "romans")}, forts=[land], monuments=[land], epoch=epoch)
    card_play(s, key)
    holding = s.state.lands[land]
    assert (holding.seat, holding.figure, holding.fort) == (ME, figure, False)
    assert s.state.settlements == {land: Settlement.CITY}
    assert s.state.monuments == [land]
    assert s.battles == []


def test_kingdoms_whose_army_and_fort_were_removed_is_told_before_the_kingdom_appears():
    s = at(lands={"palestine": (BEN, "egypt")}, forts=["palestine"], capitals=["palestine"], epoch=1)
    card_play(s, "kingdom-canaanites")
    assert s.events[:3] == [
        FortLost(BEN, "palestine", ME),
        ArmyRemoved(BEN, "egypt", "palestine", ME),
        ArmyPlaced(ME, "canaanites", 7, "palestine", Way.RISING, "palestine"),
    ]
    assert s.of(SettlementFell) == [SettlementFell("palestine", Settlement.CAPITAL, Settlement.CITY)]


def test_kingdoms_a_capital_in_the_land_is_a_city_after_it():
    s = at(lands={"palestine": (BEN, "egypt")}, capitals=["palestine"], epoch=1)
    card_play(s, "kingdom-canaanites")
    assert s.state.settlements == {"palestine": Settlement.CITY}


@pytest.mark.parametrize(
    ("key", "epoch", "area", "lands"),
    [
        ("migrants-australia", 2, "australia", ["australia", "new_guinea"]),
        ("migrants-north-america", 3, "north_america", ["great_plains", "deep_south"]),
        ("migrants-africa", 5, "africa", ["gold_coast", "madagascar"]),
    ],
)
def test_migrants_settle_two_empty_lands(key, epoch, area, lands):
    s = at(epoch=epoch)
    card_play(s, key, lands)
    assert {s.g.board.lands[land].area for land in lands} == {area}
    assert [s.state.lands[land].force for land in lands] == ["migrants", "migrants"]


def test_migrants_occupied_lands_are_not_offered():
    s = at(lands={"australia": (BEN, "a"), "new_guinea": (BEN, "a")}, epoch=2)
    card_play(s, "migrants-australia")
    assert s.g.owner("new_zealand") == ME
    assert s.asked == []


def test_migrants_need_an_empty_land():
    s = at(lands=dict.fromkeys(("australia", "new_guinea", "new_zealand"), (BEN, "a")), epoch=2)
    assert not is_playable(s.g, event_cards()["migrants-australia"])


# -- armies out of nowhere ----------------------------------------------------------------------------------


def test_civil_war_three_rebels_fight_without_terrain():
    lands = dict.fromkeys(("hindu_kush", "upper_indus", "lower_indus", "ceylon"), (BEN, "maurya"))
    lands["crete"] = (CLEO, "minoans")
    s = at(lands=lands, forts=["lower_indus"], dice=[6, 1, 5, 1, 1, 3, 5, 1, 4])
    card_play(s, "civil-war", "1:maurya", ["hindu_kush", "upper_indus", "lower_indus"])
    assert [len(b.defence) for b in s.battles] == [1, 1, 1]
    assert [b.outcome for b in s.battles] == [RoundResult.WON, RoundResult.LOST, RoundResult.TIED]
    assert [b.defence_bonus for b in s.battles] == [0, 0, 1]
    assert s.state.lands["hindu_kush"].force == "rebels"
    assert s.state.lands["hindu_kush"].figure == far_figure(2) == 7
    assert not s.state.lands["lower_indus"].fort


def test_civil_war_takes_all_lands_of_a_small_empire():
    s = at(lands={"crete": (BEN, "minoans"), "levant": (CLEO, "egypt")}, dice=[6, 1, 1])
    card_play(s, "civil-war", "1:minoans")
    assert s.g.owner("crete") == ME
    assert s.g.owner("levant") == CLEO


def test_civil_war_offers_each_empire_of_each_enemy_apart():
    s = at(
        lands={"crete": (BEN, "minoans"), "levant": (BEN, "egypt"), "libya": (ME, "egypt")}, dice=[6, 1, 1]
    )
    card_play(s, "civil-war", "1:egypt")
    assert {option.key for option in s.asked[0].options} == {"1:minoans", "1:egypt"}


def test_civil_war_sacks_a_capital_it_takes():
    s = at(lands={"crete": (BEN, "minoans")}, capitals=["crete"], dice=[6, 1, 1])
    card_play(s, "civil-war")
    assert s.state.settlements == {"crete": Settlement.CITY}


def test_civil_war_needs_an_enemy():
    s = at(lands={"levant": (ME, "egypt")})
    assert not is_playable(s.g, event_cards()["civil-war"])


def test_barbarians_attack_out_of_a_barren_land_until_one_falls():
    lands = dict.fromkeys(("central_massif", "dalmatia", "northern_gaul"), (BEN, "romans"))
    s = at(lands=lands, dice=[6, 1, 1, 5, 1, 5])
    card_play(s, "barbarians", "dalmatia", "central_massif")
    assert [b.source for b in s.battles] == ["alps", "alps"]
    assert [len(b.defence) for b in s.battles] == [1, 1]
    assert s.g.owner("dalmatia") == ME
    assert s.g.owner("central_massif") is None
    assert s.g.owner("northern_gaul") == BEN


def test_barbarians_terrain_on_the_defenders_side_gives_two_dice(monkeypatch):
    rocks = {("alps", "dalmatia"): Terrain.MOUNTAIN}
    monkeypatch.setattr(Board, "difficult_terrain", lambda self, *border: rocks.get(border))
    lands = dict.fromkeys(("central_massif", "dalmatia"), (BEN, "romans"))
    s = at(lands=lands, dice=[6, 1, 1, 2, 5, 1, 5])
    card_play(s, "barbarians", "dalmatia")
    assert [(b.land, len(b.defence)) for b in s.battles] == [("dalmatia", 2), ("central_massif", 1)]


def test_civil_war_and_jewish_revolt_know_no_terrain(monkeypatch):
    monkeypatch.setattr(Board, "difficult_terrain", lambda self, *border: Terrain.MOUNTAIN)
    s = at(lands={"palestine": (BEN, "egypt")}, dice=[1, 1, 1, 6])
    card_play(s, "jewish-revolt")
    card_play(s, "civil-war")
    assert [len(b.defence) for b in s.battles] == [1, 1]


def test_barbarians_go_on_until_no_enemy_is_left():
    lands = {"central_massif": (BEN, "romans"), "dalmatia": (ME, "romans"), "northern_gaul": (BEN, "romans")}
    s = at(lands=lands, dice=[6, 1, 1, 6, 1, 1])
    card_play(s, "barbarians", "northern_gaul")
    assert s.g.owner("central_massif") == ME
    assert [b.force for b in s.battles] == ["barbarians", "barbarians"]


def test_barbarians_need_a_barren_land_beside_an_enemy():
    s = at(lands={"crete": (BEN, "minoans"), "dalmatia": (ME, "romans")})
    assert not is_playable(s.g, event_cards()["barbarians"])


def test_jewish_revolt_three_dice_in_palestine():
    s = at(lands={"palestine": (BEN, "egypt")}, forts=["palestine"], dice=[1, 2, 6, 4, 1, 1, 5, 4])
    card_play(s, "jewish-revolt")
    assert [b.attack for b in s.battles] == [(1, 2, 6), (1, 1, 5)]
    assert s.state.lands["palestine"].force == "revolt"


def test_jewish_revolt_in_an_empty_palestine_takes_it():
    s = at()
    card_play(s, "jewish-revolt")
    assert s.g.owner("palestine") == ME


def test_jewish_revolt_is_not_played_against_oneself():
    s = at(lands={"palestine": (ME, "egypt")})
    assert not is_playable(s.g, event_cards()["jewish-revolt"])


def test_crusade_three_armies_from_the_sea_with_one_added():
    s = at(lands={"palestine": (BEN, "arabs")}, cities=["palestine"], dice=[5, 1, 1, 1, 3], epoch=5)
    card_play(s, "crusade", [Take("palestine")], [Take("levant"), Take("crete"), EndExpansion()])
    battle = s.battles[0]
    assert (battle.way, len(battle.attack), battle.attack_bonus, len(battle.defence)) == (Way.SEA, 2, 1, 3)
    holding = s.state.lands["palestine"]
    assert (holding.seat, holding.force, holding.fort) == (ME, "crusaders", True)
    assert s.state.settlements == {"palestine": Settlement.CITY}
    assert s.g.owner("crete") == ME


def test_crusade_no_forts_but_the_one_in_palestine():
    s = at(epoch=5)
    script = resolve(s.g, event_cards()["crusade"], event_cards()["crusade"].effects[0])
    question = next(script).questions[0]
    refusal = question.check([order_data(Take("crete")), order_data(Fort("crete"))])
    assert [fault.code for fault in refusal.faults] == ["not-active"]


def test_crusade_fort_and_city_rise_as_soon_as_palestine_is_captured():
    s = at(lands={"palestine": (BEN, "arabs")}, capitals=["palestine"], dice=[6, 1, 1, 1, 3], epoch=5)
    script = resolve(s.g, event_cards()["crusade"], event_cards()["crusade"].effects[0])
    next(script)
    script.send([(Take("palestine"),)])
    assert s.state.lands["palestine"].fort
    assert s.state.settlements == {"palestine": Settlement.CITY}
    assert [type(event) for event in s.events[-4:]] == [BattleFought, LandTaken, SettlementFell, FortBuilt]


def test_crusade_under_multiple_armies_the_fort_leaves_room_for_one_army_more():
    s = at(epoch=5, multiple_armies="yes")
    card_play(s, "crusade", [Take("palestine"), Take("palestine")], [EndExpansion()])
    assert s.state.lands["palestine"] == Holding(ME, "crusaders", 1, 2, True)
    open_lands = {choice.key for choice in s.asked[1].step([], (("take",),)).options}
    assert "palestine" not in open_lands


def test_crusade_under_multiple_armies_a_third_army_gives_way_to_the_fort():
    s = at(lands={"palestine": (ME, "arabs", 3)}, epoch=5, multiple_armies="yes")
    card_play(s, "crusade", [Take("palestine"), EndExpansion()])
    assert s.state.lands["palestine"] == Holding(ME, "crusaders", 1, 2, True)
    assert s.of(ArmyRemoved) == [ArmyRemoved(ME, "crusaders", "palestine", ME)]


def test_crusade_with_all_forts_on_the_board_only_a_city_is_founded():
    others = [land.id for land in board().lands.values() if not land.is_barren and land.id != "palestine"][
        :32
    ]
    s = at(lands=dict.fromkeys(others, (BEN, "a")), forts=others, epoch=5)
    card_play(s, "crusade", [Take("palestine"), EndExpansion()])
    assert not s.state.lands["palestine"].fort
    assert s.state.settlements == {"palestine": Settlement.CITY}


def test_crusade_without_palestine_builds_nothing():
    s = at(epoch=6)
    card_play(s, "crusade", [Take("crete"), EndExpansion()])
    assert s.state.settlements == {}
    assert not any(holding.fort for holding in s.state.lands.values())


def test_crusade_is_not_helped_by_the_other_card():
    s = at(lands={"palestine": (BEN, "arabs")}, dice=[1, 1, 6, 6, 6], epoch=5)
    s.g.turn.stores.edges = ["leader"]
    card_play(s, "crusade", [Take("palestine", most=1)], [EndExpansion()])
    assert len(s.battles[0].attack) == 2


# -- sickness and disaster ----------------------------------------------------------------------------------


def test_famine_every_army_of_an_area_throws_a_die():
    lands = {"levant": (ME, "a"), "palestine": (BEN, "b"), "zagros": (CLEO, "c"), "crete": (BEN, "b")}
    s = at(lands=lands, forts=["palestine"], capitals=["palestine"], dice=[2, 1, 6])
    card_play(s, "famine", "middle_east")
    assert [(e.land, e.died) for e in s.of(SicknessRolled)] == [
        ("levant", False),
        ("palestine", True),
        ("zagros", False),
    ]
    assert "palestine" not in s.state.lands
    assert s.state.settlements == {"palestine": Settlement.CAPITAL}


def test_black_death_two_neighbouring_areas():
    s = at(lands={"levant": (BEN, "a"), "nile_delta": (BEN, "b"), "crete": (BEN, "c")}, dice=[1, 1], epoch=6)
    card_play(s, "black-death", "middle_east", "north_africa")
    assert {option.key for option in s.asked[1].options} == set(s.g.board.areas["middle_east"].adjacent)
    assert set(s.state.lands) == {"crete"}


def test_plague_four_dice_then_three_until_an_army_lives():
    lands = {"levant": (BEN, "a"), "palestine": (BEN, "b"), "nile_delta": (ME, "c")}
    s = at(lands=lands, dice=[2, 3, 4, 1, 1, 6, 6, 2, 3, 4])
    card_play(s, "plague", "levant")
    rolled = s.of(SicknessRolled)
    assert [len(e.dice) for e in rolled] == [4, 3, 3]
    assert [e.land for e in rolled] == ["levant", "palestine", "nile_delta"]
    assert set(s.state.lands) == {"nile_delta"}


def test_plague_the_player_chooses_where_it_goes():
    lands = {"levant": (BEN, "a"), "palestine": (BEN, "b"), "upper_tigris": (ME, "c")}
    s = at(lands=lands, dice=[1, 1, 1, 1, 6, 6, 6])
    card_play(s, "plague", "levant", "palestine")
    assert set(s.state.lands) == {"palestine", "upper_tigris"}


def test_plague_ends_among_empty_lands():
    s = at(lands={"crete": (BEN, "a"), "levant": (BEN, "b")}, forts=["crete"], dice=[1, 1, 1, 1])
    card_play(s, "plague", "crete")
    assert set(s.state.lands) == {"levant"}


def test_pestilence_three_dice_in_the_centre_and_two_around():
    lands = {"levant": (BEN, "a"), "palestine": (BEN, "b"), "upper_tigris": (ME, "c"), "crete": (BEN, "d")}
    s = at(lands=lands, dice=[2, 3, 4, 1, 2, 5, 5])
    card_play(s, "pestilence", "levant")
    rolled = {e.land: e.dice for e in s.of(SicknessRolled)}
    assert rolled == {"levant": (2, 3, 4), "palestine": (1, 2), "upper_tigris": (5, 5)}
    assert set(s.state.lands) == {"levant", "upper_tigris", "crete"}


def test_pestilence_may_start_in_an_empty_land():
    s = at(lands={"palestine": (BEN, "b")}, dice=[1, 2])
    card_play(s, "pestilence", "levant")
    assert s.state.lands == {}


def test_pestilence_may_start_in_a_barren_land():
    s = at(lands={"palestine": (BEN, "b"), "levant": (BEN, "b"), "crete": (BEN, "b")}, dice=[2, 3, 1, 2])
    card_play(s, "pestilence", "syrian_desert")
    assert {choice.key: choice.note for choice in s.asked[0].options}["syrian_desert"] == "barren"
    assert [(e.land, len(e.dice), e.died) for e in s.of(SicknessRolled)] == [
        ("levant", 2, False),
        ("palestine", 2, True),
    ]
    assert set(s.state.lands) == {"levant", "crete"}


def test_pestilence_without_a_word_strikes_where_others_have_most():
    lands = {"levant": (ME, "a"), "palestine": (BEN, "b"), "szechuan": (BEN, "b"), "wei_river": (CLEO, "c")}
    s = at(lands=lands)
    question = next(
        resolve(s.g, event_cards()["pestilence"], event_cards()["pestilence"].effects[0])
    ).questions[0]
    centre = question.check(question.default())
    struck = {centre, *board().lands[centre].neighbours}
    assert {"szechuan", "wei_river"} <= struck
    assert "levant" not in struck


def test_sickness_the_fort_of_a_dead_army_is_told():
    s = at(lands={"palestine": (BEN, "b")}, forts=["palestine"], dice=[1])
    card_play(s, "famine", "middle_east")
    assert s.of(FortLost) == [FortLost(BEN, "palestine", ME)]


def test_multiple_armies_each_army_throws_and_the_fort_goes_with_the_last():
    s = at(lands={"levant": (BEN, "a", 2)}, forts=["levant"], dice=[1, 6], multiple_armies="yes")
    card_play(s, "famine", "middle_east")
    assert s.state.lands["levant"] == Holding(BEN, "a", 1, 1, True)


def test_disaster_destroys_monument_city_and_fort():
    s = at(lands={"levant": (BEN, "a")}, forts=["levant"], cities=["levant"], monuments=["levant", "crete"])
    card_play(s, "disaster", ["levant"])
    assert s.of(MonumentDestroyed) == [MonumentDestroyed("levant", BEN, ME)]
    assert s.of(FortLost) == [FortLost(BEN, "levant", ME)]
    assert (s.state.monuments, s.state.settlements) == (["crete"], {})
    assert s.state.lands["levant"] == Holding(BEN, "a", 1)


def test_disaster_reduces_a_capital_and_strikes_up_to_two_lands():
    s = at(capitals=["levant"], monuments=["levant", "crete", "albion"])
    card_play(s, "disaster", ["levant", "albion"])
    assert s.state.monuments == ["crete"]
    assert s.state.settlements == {"levant": Settlement.CITY}


def test_disaster_needs_a_monument():
    s = at()
    assert not is_playable(s.g, event_cards()["disaster"])


# -- stores -------------------------------------------------------------------------------------------------


def test_population_explosion_two_coins():
    s = at("aryans")
    card_play(s, "population-explosion")
    assert s.g.turn.stores.coins == 2


@pytest.mark.parametrize(
    ("empire", "coins"),
    [("aryans", 1), ("sumeria", 2), ("egypt", 3), ("vikings", 2), ("incas-and-aztecs", 2)],
)
def test_civil_service_a_coin_more_for_a_capital_and_for_navigation(empire, coins):
    s = at(empire)
    card_play(s, "civil-service")
    assert s.g.turn.stores.coins == coins


def test_allies_two_coins_of_their_own():
    s = at()
    card_play(s, "allies")
    assert (s.g.turn.stores.coins, s.g.turn.stores.ally_coins) == (0, 2)


def test_engineering_two_forts_for_an_empire_with_a_capital():
    s = at("egypt")
    card_play(s, "engineering")
    assert s.g.turn.stores.forts == 2
    s = at("aryans")
    assert not is_playable(s.g, event_cards()["engineering"])


def test_engineering_its_forts_cost_no_army():
    s = at("egypt")
    card_play(s, "engineering")
    s.run(
        play_empire(s.g, empires().cards["egypt"].empires[0]), [Fort("nile_delta", Pay.FREE), EndExpansion()]
    )
    assert s.state.lands["nile_delta"].fort
    assert s.g.turn.stores.forts == 1


def test_astronomy_a_fleet_in_any_sea_but_no_ocean():
    s = at("sumeria")
    card_play(s, "astronomy")
    s.run(find_seas(s.g), "red_sea")
    assert {option.key for option in s.asked[0].options} == {
        w.id for w in s.g.board.waters.values() if not w.is_ocean
    }
    assert s.g.turn.stores.seas == ["red_sea"]


def test_astronomy_offers_no_sea_with_a_fleet_and_not_the_thirteenth_marker():
    s = at("egypt")
    card_play(s, "astronomy")
    s.run(find_seas(s.g), "black_sea")
    assert not {"red_sea", "eastern_med"} & {option.key for option in s.asked[0].options}
    assert not is_playable(at("britain").g, event_cards()["astronomy"])
    assert is_playable(at("spain").g, event_cards()["astronomy"])


def test_treachery_names_an_enemy_land():
    s = at(lands={"levant": (BEN, "a"), "crete": (ME, "b")})
    card_play(s, "treachery")
    assert s.of(TreacheryNamed) == [TreacheryNamed(ME, "levant")]
    assert s.g.turn.stores.treachery == ["levant"]


def test_every_card_says_whether_it_can_do_something():
    s = at("egypt")
    for card in event_cards().values():
        for effect in card.effects:
            assert can_resolve(s.g, effect) in (True, False)


def test_ch4_far_away_figures():
    assert [far_figure(epoch) for epoch in range(1, 8)] == [7, 7, 7, 7, 1, 1, 1]


def test_defaults_a_card_strikes_others_before_oneself():
    lands = {"western_anatolia": (ME, "a"), "levant": (ME, "a"), "wei_river": (BEN, "b")}
    s = at(lands=lands, monuments=["levant", "wei_river", "western_anatolia"])
    for key, struck in (("famine", "china"), ("plague", "wei_river"), ("disaster", ("wei_river",))):
        script = resolve(s.g, event_cards()[key], event_cards()[key].effects[0])
        question = next(script).questions[0]
        assert question.check(question.default()) == struck


def test_prompts_say_what_stands_in_a_land_and_who_is_in_an_area():
    lands = {"levant": (ME, "a"), "palestine": (BEN, "b"), "zagros": (BEN, "b")}
    s = at(lands=lands, forts=["palestine"], cities=["palestine"], monuments=["zagros"])
    notes = {choice.key: choice.note for choice in land_choices(s.g, [*lands, "crete"])}
    assert notes == {
        "levant": "yours",
        "palestine": "Ben, fort, city",
        "zagros": "Ben, monument",
        "crete": "empty",
    }
    question = next(choose_area(s.g, "famine", ["middle_east", "china"])).questions[0]
    assert question.prompt == "Famine: which area is struck?"
    assert [choice.note for choice in question.options] == ["yours 1, Ben 2", "empty"]


def test_prompts_say_against_whom_barbarians_can_go():
    foes = {"northern_gaul": (BEN, "b"), "dalmatia": (CLEO, "c"), "palestine": (CLEO, "c")}
    s = at("huns", {"central_europe": (ME, "a"), **foes})
    question = next(barbarians(s.g, "barbarians", event_cards()["barbarians"].effects[0])).questions[0]
    assert {choice.key: choice.note for choice in question.options} == {
        "alps": "against Dalmatia, Northern Gaul",
        "syrian_desert": "against Palestine",
    }
