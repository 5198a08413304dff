"""What the rest of a plan can still be changed by: two runs that agree in this go on alike."""

from dataclasses import dataclass

from rules.history_of_the_world.board import LandId, board
from rules.history_of_the_world.cards import Dice, Ties
from rules.history_of_the_world.edges import edges_of_cards
from rules.history_of_the_world.orders import Conditional, Fort, Forts, PlanOrder, Recruit, Spread, Take
from rules.history_of_the_world.state import Campaign


@dataclass(frozen=True, slots=True)
class Horizon:
    """From a line on: lands it will enter, lands of one's own that bear on it, and whether it needs more.

    `all_lands`: a line looks at the whole board. `builds`: forts are built, where there is most to lose.
    """

    goals: frozenset[LandId]
    near: frozenset[LandId]
    all_lands: bool
    builds: bool


class Outlook:
    """A plan as a whole, shared by all runs of it: the lands it names, and what each line looks ahead to."""

    __slots__ = ("_known", "named", "orders", "pays")

    def __init__(self, orders: tuple[PlanOrder, ...]) -> None:
        self.orders = orders
        self.named = tuple(order.land for order in orders if isinstance(order, Take))
        self.pays = any(
            isinstance(order, Recruit) or (isinstance(order, Take) and order.coins > 0) for order in orders
        )
        self._known: dict[tuple[int, tuple[int, ...]], Horizon] = {}

    def ahead(self, number: int, waiting: tuple[int, ...]) -> Horizon:
        """What the lines from this one on, and the forts that wait for their land, can depend on."""
        if (number, waiting) not in self._known:
            coming = (*(self.orders[place] for place in waiting), *self.orders[number:])
            self._known[number, waiting] = _horizon(coming)
        return self._known[number, waiting]

    def fallen(self, campaign: Campaign) -> int:
        """The lost armies as far as coins could still bring them back in this plan."""
        return min(campaign.fallen, campaign.coins + campaign.ally_coins) if self.pays else 0


def _horizon(coming: tuple[PlanOrder, ...]) -> Horizon:
    goals = frozenset(order.land for order in coming if isinstance(order, Take))
    named = {order.land for order in coming if isinstance(order, Fort)} | goals
    for order in coming:
        if isinstance(order, Conditional):
            named |= {land for land in (order.needs, order.unless, order.nor) if land is not None}
    beside = {land for goal in goals for land in board().lands[goal].neighbours}
    return Horizon(
        goals,
        frozenset(named | beside),
        any(isinstance(order, Spread | Forts) for order in coming),
        any(isinstance(order, Fort | Forts) for order in coming),
    )


def losses_felt(campaign: Campaign) -> int:
    """The losses as far as a card counts them."""
    edges = edges_of_cards(tuple(campaign.edges))
    ties = [edge.losses for edge in edges if isinstance(edge, Ties)]
    fervour = [1 for edge in edges if isinstance(edge, Dice) and edge.until != "triples"]
    return min(campaign.losses, max([0, *ties, *fervour]))
