"""The stand-in for History of the World: its odds, its judgement, and whether it wins."""

from collections import Counter
from itertools import pairwise

import pytest

from rules.history_of_the_world.board import board
from rules.history_of_the_world.cards import MinorEmpire, event_cards
from rules.history_of_the_world.drawing import draw_empires
from rules.history_of_the_world.edges import Attack
from rules.history_of_the_world.empires import EPOCHS, empires
from rules.history_of_the_world.event_play import play_events, resolve
from rules.history_of_the_world.events import BattleFought, FleetsReallocated, RoundResult, TreacheryNamed
from rules.history_of_the_world.game import HistoryOfTheWorld
from rules.history_of_the_world.odds import cost, highest, round_odds
from rules.history_of_the_world.orders import EndExpansion, Fort, Recruit, Take
from rules.history_of_the_world.state import Campaign
from rules.history_of_the_world.turn import raise_campaign, reallocate
from rules.history_of_the_world.view import view
from rules.standins import Anybody
from rules.standins.history.cards import values_of
from rules.standins.history.expansion import next_orders
from rules.standins.history.force import minor_gain, spare_fleets
from rules.standins.history.patience import KEPT, kept
from rules.standins.history.player import Historian
from rules.standins.history.prospects import Prospects
from rules.standins.history.worth import Position
from rules.standins.match import Match
from rules.table.history import look_back
from tests.rules.history.scenario import BEN, CLEO, ME, scene

GAME = HistoryOfTheWorld()


def test_odds_of_two_dice_against_one():
    won, tied, lost = round_odds(2, 1, 0, False)
    assert (won, tied, lost) == pytest.approx((125 / 216, 36 / 216, 55 / 216))
    assert sum(highest(3)) == pytest.approx(1)
    assert round_odds(2, 1, 0, True)[1] == 0


def test_odds_more_dice_and_forts_cost_more_armies():
    plain = Attack()
    prices = [
        cost(plain, 1, False, 1),
        cost(plain, 2, False, 1),
        cost(plain, 3, False, 1),
        cost(plain, 3, True, 1),
    ]
    assert prices == sorted(prices)
    assert cost(plain, 1, False, 0) == 1
    assert cost(plain, 1, False, 1) == pytest.approx((1 + 36 / 216) / (1 - 55 / 216))
    assert cost(Attack(storms=True), 1, True, 1) < cost(plain, 1, True, 1)


def test_it_sees_more_in_a_land_that_gives_dominance():
    s = scene({"levant": (ME, "assyria"), "palestine": (BEN, "egypt")}, epoch=2)
    position = Position.of(view(s.state, ME), ME)
    assert position.gain("zagros") > position.gain("mongolia")


def order(s):
    seen = view(s.state, ME)
    return next_orders(seen, seen.campaign, ME)[0]


def test_it_attacks_only_with_what_the_empty_rich_lands_do_not_need():
    s = scene({"upper_tigris": (ME, "assyria"), "middle_tigris": (BEN, "a")})
    s.campaign("assyria", pool=1)
    assert isinstance(order(s), Take)
    assert order(s).land not in s.state.lands
    s.campaign("assyria", pool=8)
    assert order(s).land == "middle_tigris"
    assert 4 <= order(s).leave < 8


def test_it_brings_armies_back_and_ends_with_forts():
    lands = {"upper_tigris": (ME, "assyria"), "middle_tigris": (BEN, "a")}
    s = scene({**lands, "levant": (BEN, "a"), "zagros": (BEN, "a"), "eastern_anatolia": (BEN, "a")})
    s.campaign("assyria", pool=0, coins=1, fallen=1)
    assert order(s) == Recruit()
    s.campaign("assyria", pool=0, coins=1)
    assert order(s) == Fort("upper_tigris", "coin")
    s.campaign("assyria", pool=0)
    assert order(s) == EndExpansion()


def test_it_keeps_the_strong_and_passes_the_weak_to_the_leader():
    s = scene(players=5, epoch=3, scores=[5, 20, 9, 10, 11])
    script = draw_empires(s.g)
    question = script.send(None).questions[0]
    assert question.seat == ME
    s.state.drawing.drawn[ME] = "romans"
    assert Historian().answer(question, view(s.state, ME), s.chance) == "keep"
    s.state.drawing.drawn[ME] = "hsiung-nu"
    assert Historian().answer(question, view(s.state, ME), s.chance) == str(BEN)
    s.state.drawing.held[ME] = "celts"
    s.state.drawing.drawn[ME] = "romans"
    without_keep = [option for option in question.options if option.key != "keep"]
    forced = type(question)(
        seat=ME, key="draw", prompt="?", options=tuple(without_keep), fallback=without_keep[0].key
    )
    assert Historian().answer(forced, view(s.state, ME), s.chance) == str(CLEO)


@pytest.mark.parametrize(
    "options", [{}, {option.key: "yes" for option in GAME.options}], ids=["plain", "all"]
)
def test_it_plays_legally_with_every_option(options):
    match = Match(GAME, options, ("A", "B", "C", "D"), [Historian()] * 4, b"legal", check=True)
    match.play()
    assert match.table.over


def test_an_epoch_costs_a_visit_to_draw_and_one_to_play():
    names = ("Ann", "Ben", "Cleo")
    match = Match(HistoryOfTheWorld(), {}, names, [Historian()] * 3, b"visits", ahead=True)
    match.play()
    assert len(match.costs) == 7
    assert max(cost.visits for cost in match.costs.values()) <= 2 * len(names)
    assert max(cost.waits for cost in match.costs.values()) > 2 * len(names)


def test_it_beats_the_random_one_nearly_always():
    won = 0
    for number in range(8):
        players = 3 + number % 4
        seats = [Anybody() for _ in range(players)]
        mine = number % players
        standins = [*seats[:mine], Historian(), *seats[mine + 1 :]]
        match = Match(GAME, {}, tuple("ABCDEF"[:players]), standins, f"contest {number}".encode())
        match.play()
        won += match.table.standings()[0].seat == mine
    assert won >= 7


def chosen(s, *keys):
    """Which of these cards it plays first."""
    s.state.players[ME].hand = sorted(keys)
    question = next(play_events(s.g)).questions[0]
    return Historian().answer(question, view(s.state, ME), s.chance)


def test_reallocation_is_played_for_coins():
    """Britain finds enough to fight for on its way: some of its fleets would lie idle."""
    lands = [land for area in board().areas.values() for land in area.lands]
    s = scene(dict.fromkeys(lands, (BEN, "a")), epoch=7)
    s.turn("britain")
    assert chosen(s, "reallocation") == "reallocation"
    seen = view(s.state, ME)
    spare = spare_fleets(seen, ME)
    assert values_of(["reallocation"], Position.of(seen, ME))["reallocation"] > 0
    s.g.turn.events = ["reallocation"]
    campaign = raise_campaign(s.g, empires().cards["britain"].empires[0])
    s.g.turn.campaign = campaign
    question = next(reallocate(s.g, campaign)).questions[0]
    answer = Historian().answer(question, view(s.state, ME), s.chance)
    assert tuple(answer) == spare
    assert len(spare) > 0


def test_reallocation_is_not_played_where_nobody_falls():
    """A coin brings an army back that was lost: in an empty world there is none."""
    s = scene(epoch=7)
    s.turn("britain")
    assert chosen(s, "reallocation") == "none"


def test_reallocation_is_not_played_without_a_fleet_to_spare():
    """Minos of Crete sails on his one fleet: there is no other way off the island but over straits."""
    s = scene({"morea": (BEN, "a"), "pindus": (BEN, "a"), "western_anatolia": (BEN, "a")}, forts=["morea"])
    s.turn("minoans")
    assert spare_fleets(view(s.state, ME), ME) == ()
    assert chosen(s, "reallocation") == "none"


def test_treachery_is_bought_where_it_can_be_used():
    lands = {
        "levant": (BEN, "a"),
        "middle_tigris": (BEN, "a"),
        "wei_river": (BEN, "a"),
        "yellow_river": (BEN, "a"),
    }
    s = scene(lands, forts=["middle_tigris", "wei_river"], capitals=["wei_river"], epoch=2)
    s.turn("assyria")
    question = next(
        resolve(s.g, event_cards()["treachery"], event_cards()["treachery"].effects[0])
    ).questions[0]
    assert Historian().answer(question, view(s.state, ME), s.chance) == "middle_tigris"


def test_treachery_is_not_bought_far_away():
    s = scene({"wei_river": (BEN, "a")}, forts=["wei_river"], capitals=["wei_river"], epoch=2)
    s.turn("assyria")
    seen = view(s.state, ME)
    assert values_of(["treachery"], Position.of(seen, ME)) == {"treachery": 0}
    assert chosen(s, "treachery") == "none"


def test_a_betrayed_land_is_taken_before_all():
    s = scene({"upper_tigris": (ME, "assyria"), "middle_tigris": (BEN, "a")}, forts=["middle_tigris"])
    s.campaign("assyria", treachery=["middle_tigris"])
    assert order(s) == Take("middle_tigris")


def test_cards_are_kept_for_better_turns_only_while_there_are_any():
    assert all(event_cards()[key].first < event_cards()[key].last for key in KEPT)
    for key in KEPT:
        hopes = [kept(key, epoch, 6) for epoch in EPOCHS]
        assert hopes == sorted(hopes, reverse=True), key
        assert not any(hopes[event_cards()[key].last - 1 :]), key


def test_a_civil_war_waits_for_an_empire_that_is_worth_it():
    s = scene({"levant": (BEN, "a"), "zagros": (BEN, "a")}, epoch=2)
    s.turn("carthaginia")
    worth = values_of(["civil-war"], Position.of(view(s.state, ME), ME))["civil-war"]
    assert 0 < worth < kept("civil-war", 2, 3)
    assert chosen(s, "civil-war") == "none"
    late = scene({"levant": (BEN, "a"), "zagros": (BEN, "a")}, epoch=7)
    late.turn("germany")
    assert chosen(late, "civil-war") == "civil-war", "it is never or now"


def test_minor_empires_are_judged_by_what_they_can_gain():
    s = scene(epoch=1)
    s.turn("egypt")
    seen, effect = view(s.state, ME), MinorEmpire("hittites")
    alone = minor_gain(seen, Position.of(seen, ME), effect)
    around = ("western_anatolia", "levant", "upper_tigris", "caucasus", "middle_tigris", "palestine")
    s = scene(dict.fromkeys(around, (BEN, "a", 1)), forts=around, epoch=1)
    s.turn("egypt")
    seen = view(s.state, ME)
    assert 0 < minor_gain(seen, Position.of(seen, ME), effect) < alone


def test_crusaders_go_for_palestine():
    s = scene({"palestine": (BEN, "arabs")}, epoch=5)
    s.turn("franks")
    s.g.turn.campaign = Campaign("crusaders", 1, 3, at_sea=["eastern_med"], edges=["crusade"])
    without = Campaign("crusaders", 1, 3, at_sea=["eastern_med"])
    seen = view(s.state, ME)
    sent, plain = (
        Prospects(Position.of(seen, ME), force, frozenset(), builds=False)
        for force in (s.g.turn.campaign, without)
    )
    assert sent.frontier() == plain.frontier()
    assert {land for land in sent.frontier() if sent.gain(land) > plain.gain(land)} == {"palestine"}


def test_a_card_that_cannot_be_played_later_goes_first():
    s = scene(epoch=3)
    s.turn("han-dynasty")
    assert chosen(s, "minor-mayans", "weaponry") == "minor-mayans"


def test_only_the_active_empire_ends_with_forts():
    s = scene({"upper_tigris": (ME, "assyria")})
    s.campaign("assyria", pool=0, coins=1, is_active=False)
    assert order(s) == EndExpansion()


def test_over_many_games_every_reallocation_brings_coins_and_most_treasons_are_used():
    heard = Counter()
    for number in range(4):
        names = ("A", "B", "C", "D")
        game = Match(GAME, {}, names, [Historian()] * 4, f"cards {number}".encode())
        game.play()
        for checkpoint, following in pairwise(game.recorder.checkpoints):
            entries = game.recorder.inputs.get(checkpoint.number, [])
            moment = look_back(GAME, names, game.table.seed, checkpoint, entries, following)
            for event in (told.event for told in moment.feed(None)):
                match event:
                    case FleetsReallocated(_, waters):
                        heard["reallocated", bool(waters)] += 1
                    case TreacheryNamed():
                        heard["named"] += 1
                    case BattleFought(outcome=RoundResult.BETRAYED):
                        heard["betrayed"] += 1
    assert heard["reallocated", True] > 0
    assert heard["reallocated", False] == 0
    assert heard["betrayed"] >= 0.8 * heard["named"] > 0
