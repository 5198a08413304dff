"""What was judged legal is what happens: in many positions, every order is judged, then tried on a fork."""

from collections.abc import Iterator
from typing import Any

import pytest

from rules.history_of_the_world.board import board
from rules.history_of_the_world.events import LineDropped, PlanHalted
from rules.history_of_the_world.expansion import target_in
from rules.history_of_the_world.game import HistoryOfTheWorld
from rules.history_of_the_world.history import History
from rules.history_of_the_world.order_faults import needs_dice
from rules.history_of_the_world.orders import Embark, Fort, Pay, PlanOrder, Recruit, Take
from rules.history_of_the_world.plan import run_plan
from rules.history_of_the_world.plan_referee import PlanReferee
from rules.history_of_the_world.state import Campaign
from rules.table import Chance, Desk, Plan, Refusal, Table, open_table
from rules.table.chance import NoChance
from rules.table.codec import dump_state

GAME = HistoryOfTheWorld()
POSITIONS = 8


def plans(options: dict[str, str]) -> Iterator[PlanReferee]:
    """Every ninth plan of a random game."""
    t = open_table(GAME, options, ("A", "B", "C"), b"positions")
    assert isinstance(t, Table)
    chance, seen = Chance(b"answers"), 0
    while not t.over:
        question = t.waiting()[0]
        if isinstance(question, Plan):
            seen += 1
            if seen % 9 == 0:
                assert isinstance(question.referee, PlanReferee)
                yield question.referee
        t.answer(question.seat, question.key, question.sample(chance))


def bare_orders() -> Iterator[PlanOrder]:
    """Every order there is, without limits and conditions."""
    yield from (Recruit(), Recruit(allied=True))
    for land in board().lands:
        yield Take(land)
        yield from (Fort(land, pay) for pay in Pay)
    yield from map(Embark, board().waters)


def is_chancy(g: History, campaign: Campaign, order: PlanOrder) -> bool:
    """Whether an order is an attack with dice."""
    target = target_in(g, campaign, order.land) if isinstance(order, Take) else None
    return target is not None and needs_dice(campaign, target)


def tried(referee: PlanReferee, order: PlanOrder) -> tuple[History, list[Any]]:
    """The position after an order, as far as it needs no dice, and what was told of it."""
    told: list[Any] = []
    fork = History(Desk(referee.g.state.fork(), NoChance(), lambda event, _: told.append(event)))
    run_plan(fork, fork.campaign, (order,), only_certain=True)
    return fork, told


@pytest.mark.parametrize("option", ["", "multiple-armies", "naval-control"])
def test_an_order_is_accepted_if_and_only_if_it_can_be_carried_out(option):
    accepted = refused = 0
    for _, referee in zip(range(POSITIONS), plans({option: "yes"} if option else {}), strict=False):
        before = dump_state(referee.g.state)
        for order in bare_orders():
            is_legal = not isinstance(referee.judge((order,)), Refusal)
            accepted, refused = accepted + is_legal, refused + (not is_legal)
            if is_legal and is_chancy(referee.g, referee.campaign, order):
                continue
            told: list[Any] = []
            fork = History(
                Desk(referee.g.state.fork(), NoChance(), lambda event, _, told=told: told.append(event))
            )
            run_plan(fork, fork.campaign, (order,), only_certain=True)
            is_stopped = any(isinstance(event, PlanHalted | LineDropped) for event in told)
            assert is_stopped != is_legal or is_chancy(referee.g, referee.campaign, order), order
            assert GAME.problems(fork.state) == [], order
            assert is_legal == (fork.campaign != referee.campaign), order
        assert dump_state(referee.g.state) == before
    assert accepted > 50
    assert refused > 500
