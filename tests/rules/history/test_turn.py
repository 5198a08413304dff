"""Ch. III Going Through the Epoch, Ch. IV-VI: whole turns."""

import pytest

from rules.history_of_the_world.empires import empires
from rules.history_of_the_world.events import (
    ArmyPlaced,
    ArmyRemoved,
    EmpireCalled,
    EmpireSkipped,
    FortLost,
    PlanHalted,
    RoundResult,
    SettlementFell,
    SettlementFounded,
    TurnScored,
    Way,
)
from rules.history_of_the_world.game import HistoryOfTheWorld
from rules.history_of_the_world.invariants import problems
from rules.history_of_the_world.orders import EndExpansion, Fort, Recruit, Take, order_data
from rules.history_of_the_world.state import Settlement, Stage
from rules.history_of_the_world.turn import next_card, play_turn
from rules.table.script import Script
from tests.rules.history.scenario import BEN, CLEO, ME, Scene, scene

GAME = HistoryOfTheWorld()


def turn(s: Scene, card: str) -> Script[None]:
    s.state.stage = Stage.TURN
    s.state.epoch = empires().cards[card].epoch
    s.state.drawing.held = {ME: card}
    return play_turn(s.g, empires().cards[card])


def test_ch3_empires_are_called_in_order_and_skipped_if_nobody_has_them():
    s = scene()
    s.state.stage = Stage.TURN
    s.state.drawing.held = {ME: "aryans", BEN: "minoans", CLEO: "babylonia"}
    called = []
    while card := next_card(s.state):
        called.append(card.key)
        s.run(GAME.script(s.g.desk), [EndExpansion()])
    assert called == ["minoans", "babylonia", "aryans"]
    assert [e.card for e in s.of(EmpireCalled)] == called
    assert [e.card for e in s.of(EmpireSkipped)] == ["sumeria", "egypt", "indus-valley", "shang-dynasty"]
    assert GAME.phase(s.state) == "drawing 2"


def test_ch3_empires_after_the_last_one_held_are_skipped_too():
    s = scene()
    s.state.stage = Stage.TURN
    s.state.drawing.held = {ME: "sumeria"}
    s.run(GAME.script(s.g.desk), [EndExpansion()])
    assert len(s.of(EmpireSkipped)) == 6
    assert s.state.epoch == 2


def test_ch4_to_6_a_whole_turn_of_sumeria():
    s = scene()
    s.run(turn(s, "sumeria"), [Take("zagros"), Take("middle_tigris"), Fort("lower_tigris"), EndExpansion()])
    assert s.state.lands["lower_tigris"].fort
    assert s.state.players[ME].score == 2 * 3 + 2
    assert s.state.players[ME].strengths == {1: 4}
    assert s.state.turn is None
    assert len(s.of(TurnScored)) == 1
    assert problems(s.state) == []


def test_ch5_clean_up_coins_and_fleets_do_not_last():
    s = scene(hand=["population-explosion"])
    s.run(turn(s, "egypt"), "population-explosion", [EndExpansion()])
    assert s.state.turn is None
    assert s.state.navies == {}


def test_ch4_no_card_after_the_first_army():
    s = scene(hand=["allies", "leader", "weaponry"])
    s.run(turn(s, "sumeria"), "leader", "allies", [Take("zagros")], [EndExpansion()])
    assert [q.key for q in s.asked] == ["event:1", "event:2", "plan:1", "plan:2"]


def test_ch4_a_coin_used_in_the_turn():
    s = scene({"middle_tigris": (BEN, "babylonia")}, hand=["population-explosion"], dice=[1, 1, 6, 6, 6, 1])
    s.run(
        turn(s, "sumeria"),
        "population-explosion",
        [Take("middle_tigris", most=1)],
        [Recruit(), Take("middle_tigris"), EndExpansion()],
    )
    assert s.g.owner("middle_tigris") == ME


def test_r02_incas_expand_first_then_aztecs_each_from_their_own_armies():
    s = scene(hand=["population-explosion"])
    s.run(
        turn(s, "incas-and-aztecs"),
        "population-explosion",
        [Take("southern_andes"), EndExpansion()],
        [Take("deep_south"), EndExpansion()],
    )
    assert {land: h.force for land, h in s.state.lands.items()} == {
        "northern_andes": "incas",
        "southern_andes": "incas",
        "mexican_valley": "aztecs",
        "deep_south": "aztecs",
    }
    assert s.state.settlements == dict.fromkeys(("northern_andes", "mexican_valley"), Settlement.CAPITAL)
    assert "2 coins" in s.asked[2].prompt
    assert s.state.players[ME].strengths == {6: 4}


def test_r02_a_leader_killed_with_the_incas_is_dead_for_the_aztecs():
    lands = {"southern_andes": (BEN, "a"), "deep_south": (BEN, "a")}
    s = scene(lands, hand=["leader"], dice=[4, 4, 4, 1, 6, 1, 1])
    s.run(
        turn(s, "incas-and-aztecs"), "leader", [Take("southern_andes"), EndExpansion()], [Take("deep_south")]
    )
    assert [len(b.attack) for b in s.battles] == [3, 2]


def test_a_plan_stopped_with_the_incas_is_forgotten_with_the_aztecs():
    s = scene()
    s.run(turn(s, "incas-and-aztecs"), [Take("southern_andes"), Take("guiana_highlands")], [EndExpansion()])
    assert s.of(PlanHalted)
    assert s.asked[1].prompt.startswith("Aztecs: 1 army left.")


def test_r02_a_loss_of_the_incas_ends_the_luck_of_the_aztecs():
    lands = {"southern_andes": (BEN, "a"), "deep_south": (BEN, "a")}
    s = scene(lands, hand=["elite-troops"], dice=[1, 1, 6, 3, 3, 3])
    s.run(turn(s, "incas-and-aztecs"), "elite-troops", [Take("southern_andes")], [Take("deep_south")])
    assert [b.outcome for b in s.battles] == [RoundResult.LOST, RoundResult.TIED]


def test_r02_a_fort_may_be_built_beside_the_incas_in_the_aztecs_part():
    s = scene()
    script = turn(s, "incas-and-aztecs")
    next(script)
    question = script.send([(EndExpansion(),)]).questions[0]
    sites = {choice.key for choice in question.step([], (("fort",),)).options}
    assert sites == {"northern_andes", "mexican_valley"}
    with pytest.raises(StopIteration):
        script.send([(Fort("northern_andes"), EndExpansion())])
    assert (s.state.lands["northern_andes"].fort, s.state.lands["northern_andes"].force) == (True, "incas")
    assert not s.state.lands["mexican_valley"].fort


def test_r02_the_aztecs_do_not_expand_from_the_incas_lands():
    s = scene()
    script = turn(s, "incas-and-aztecs")
    next(script)
    question = script.send([(EndExpansion(),)]).questions[0]
    refusal = question.check([order_data(Take("southern_andes"))])
    assert [fault.code for fault in refusal.faults] == ["out-of-reach"]


def test_ch5_whose_army_and_fort_were_removed_in_a_start_land_is_told_before_the_first_army():
    s = scene({"lower_tigris": (BEN, "egypt")}, forts=["lower_tigris"], cities=["lower_tigris"])
    s.run(turn(s, "sumeria"), [EndExpansion()])
    told = [event for event in s.events if getattr(event, "land", "") == "lower_tigris"]
    assert told == [
        FortLost(BEN, "lower_tigris", ME),
        ArmyRemoved(BEN, "egypt", "lower_tigris", ME),
        ArmyPlaced(ME, "sumeria", 1, "lower_tigris", Way.RISING, "lower_tigris"),
        SettlementFell("lower_tigris", Settlement.CITY, None),
        SettlementFounded(ME, "lower_tigris", Settlement.CAPITAL),
    ]


def test_r02_a_land_betrayed_waits_for_the_aztecs():
    s = scene({"deep_south": (BEN, "a")}, hand=["treachery"])
    s.run(turn(s, "incas-and-aztecs"), "treachery", [EndExpansion()], [Take("deep_south")])
    assert s.battles[0].outcome is RoundResult.BETRAYED


def test_r02_a_fleet_of_astronomy_becomes_a_coin_once():
    s = scene(hand=["astronomy", "reallocation"])
    s.run(
        turn(s, "incas-and-aztecs"),
        "astronomy",
        "reallocation",
        "caribbean_sea",
        ["caribbean_sea"],
        [EndExpansion()],
        [EndExpansion()],
    )
    assert [question.key for question in s.asked].count("reallocation") == 1


@pytest.mark.parametrize("choice", ["albion", "chekiang"])
def test_ch5_the_player_chooses_the_place_of_a_monument(choice):
    s = scene({"albion": (ME, "mongols"), "chekiang": (ME, "mongols")})
    s.run(turn(s, "mongols"), [EndExpansion()], choice)
    assert s.state.monuments == [choice]


def test_ch6_the_turn_scores_before_the_next_player_moves():
    s = scene()
    s.state.stage = Stage.TURN
    s.state.drawing.held = {ME: "sumeria", BEN: "babylonia"}
    s.run(GAME.script(s.g.desk), [EndExpansion()])
    assert s.state.players[ME].score == 4
    s.run(GAME.script(s.g.desk), [EndExpansion()])
    assert s.state.players[BEN].score == 4


def test_titles_of_phases():
    assert GAME.title("turn han-dynasty") == "Epoch III: Han Dynasty"
    assert GAME.title("drawing 7") == "Epoch VII: drawing empires"
    assert GAME.title("reckoning 4") == "Epoch IV: the reckoning"
