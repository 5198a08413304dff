"""A plan is carried out until it ends or cannot go on; what its lines hope for."""

from rules.history_of_the_world.expansion import enter
from rules.history_of_the_world.history import History
from rules.history_of_the_world.orders import PlanOrder, Take
from rules.history_of_the_world.pieces import occupy, seize
from rules.history_of_the_world.plan_run import PlanRun
from rules.history_of_the_world.reach import held_by
from rules.history_of_the_world.state import Campaign


def run_plan(
    g: History, campaign: Campaign, orders: tuple[PlanOrder, ...], only_certain: bool = False
) -> bool:
    """Carry out a plan; whether expansion is over with it. An empty plan spreads and ends.

    With `only_certain` it ends before the first line that needs dice.
    """
    g.turn.halted = ""
    run = PlanRun(g, campaign, orders)
    while (target := run.next_attack()) is not None and not only_certain:
        run.fought(enter(g, campaign, target))
    return run.is_over


def succeed(fork: History, campaign: Campaign, order: PlanOrder) -> None:
    """In a fork: the land a line is after has fallen, as the lines after it hope."""
    if not isinstance(order, Take) or order.land in held_by(fork, campaign):
        return
    own = fork.owner(order.land) == fork.turn.seat
    put = occupy if own else seize
    put(fork, order.land, fork.turn.seat, campaign.force, campaign.figure)
