"""The stand-in for History of the World: its odds, its judgement, and whether it wins."""

import pytest

from rules.history_of_the_world.drawing import draw_empires
from rules.history_of_the_world.edges import Attack
from rules.history_of_the_world.game import HistoryOfTheWorld
from rules.history_of_the_world.odds import cost, highest, round_odds
from rules.history_of_the_world.orders import EndExpansion, Fort, Recruit, Take
from rules.history_of_the_world.view import view
from rules.standins import Anybody
from rules.standins.history import Historian, next_order
from rules.standins.history_worth import Position
from rules.standins.match import Match
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
    return next_order(seen, seen.campaign, ME)


def test_it_enters_an_empty_rich_land_before_it_attacks():
    s = scene({"upper_tigris": (ME, "assyria"), "middle_tigris": (BEN, "a")})
    s.campaign("assyria")
    assert isinstance(order(s), Take)
    assert order(s).land not in s.state.lands


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
    s = scene(epoch=3, scores=[5, 20, 9])
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
