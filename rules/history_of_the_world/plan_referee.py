"""Judges a plan before it runs, and helps to make one by menus or in writing."""

from dataclasses import dataclass, field
from typing import Any

from rules.history_of_the_world import faults
from rules.history_of_the_world.expansion import Entry
from rules.history_of_the_world.history import History
from rules.history_of_the_world.order_faults import (
    HELD,
    order_fault,
    place_fault,
    possible_entries,
    possible_forts,
    possible_returns,
)
from rules.history_of_the_world.orders import (
    HINT,
    EndExpansion,
    Fort,
    Forts,
    PlanOrder,
    Reserve,
    Spread,
    StoredPlan,
    Take,
    Wish,
    has_condition,
    order_data,
    orders_of,
    read_stored,
)
from rules.history_of_the_world.plan import run_plan, succeed
from rules.history_of_the_world.plan_menu import PlanMenu
from rules.history_of_the_world.plan_odds import Prospect, prospect
from rules.history_of_the_world.plan_places import Ground
from rules.history_of_the_world.plan_reading import read_plan
from rules.history_of_the_world.plan_warnings import of_plan
from rules.history_of_the_world.plan_window import filled, plan_window
from rules.history_of_the_world.plan_words import NO_MORE, NOTHING, UNREADABLE, likely, order_words
from rules.history_of_the_world.reach import held_by
from rules.history_of_the_world.remaining import empty_lands, kept_back, next_fort
from rules.history_of_the_world.state import Campaign, HistoryState, Settlement
from rules.table import Chance, Data, Drafted, Fault, Menu, Referee, Refusal
from rules.table.strict import read_strictly
from rules.table.window import Values, Window


@dataclass(frozen=True, slots=True)
class PlanReferee(Referee[tuple[PlanOrder, ...]]):
    """Ch. V: an expanding force's plan."""

    g: History
    campaign: Campaign
    kept_odds: dict[tuple[PlanOrder, ...], Prospect] = field(default_factory=dict, compare=False, repr=False)

    @property
    def answer_type(self) -> Any:
        """Orders."""
        return StoredPlan

    @property
    def hint(self) -> str:
        """A list of orders."""
        return HINT

    def judge(self, answer: tuple[PlanOrder, ...]) -> tuple[PlanOrder, ...] | Refusal:
        """The first line can be done now, the others if every line before them succeeds."""
        found: list[Fault] = []
        if any(isinstance(order, EndExpansion) and not has_condition(order) for order in answer[:-1]):
            found.append(faults.after_stop())
        acts = (n for n, order in enumerate(answer) if not isinstance(order, Reserve | Wish))
        first = next(acts, None)
        hoped = self.g.fork() if len(answer) > 1 else self.g
        for number, order in enumerate(answer):
            is_waiting = isinstance(order, Fort) and order.kept
            if number == first and _is_done_at_once(order):
                fault = self._fault_now(answer, number)
            else:
                fault = None if is_waiting else self._fault_in_hope(hoped, order)
            found += [fault] if fault is not None else []
            if len(answer) > 1:
                succeed(hoped, self.campaign, order)
        kept = (order for order in answer if isinstance(order, Fort) and order.kept)
        found += filter(None, (self._fault_in_hope(hoped, order) for order in kept))
        return Refusal(tuple(found)) if found else answer

    def _fault_now(self, answer: tuple[PlanOrder, ...], number: int) -> Fault | None:
        order = answer[number]
        kept = kept_back(answer, number, is_fort=isinstance(order, Fort | Forts))
        fault = order_fault(self.g, self.campaign, order, kept)
        if fault is None and isinstance(order, Forts) and next_fort(self.g, self.campaign, kept) is None:
            return faults.cannot_pay("army or free fort, or no land,")
        return fault

    def _fault_in_hope(self, hoped: History, order: PlanOrder) -> Fault | None:
        """What cannot be even then. A land that is held by then is passed over, unless it is so already."""
        fault = place_fault(hoped, self.campaign, order)
        if fault is not None and fault.code == HELD and isinstance(order, Take):
            is_held = order.land in held_by(self.g, self.campaign) and not self.g.multiple_armies
            return fault if is_held else None
        return fault

    def default(self) -> Data:
        """No orders: the force spreads over empty lands."""
        return []

    def sample(self, chance: Chance) -> Data:
        """One thing that can be done now, at random; seldom the end."""
        options: list[PlanOrder] = [
            Take(target.land)
            for target in possible_entries(self.g, self.campaign)
            if target.entry is not Entry.OWN or not chance.below("sample", 4)
        ]
        options += possible_returns(self.g, self.campaign)
        if not options or not chance.below("sample", 6):
            options += possible_forts(self.g, self.campaign)
        if not options or not chance.below("sample", 24):
            options = [EndExpansion(), Spread()]
        return [order_data(chance.pick("sample", options))]

    def foresee(self, data: Data) -> HistoryState | None:
        """The position after the lines that need no dice; None if there are none of them at the start."""
        orders = read_strictly(self.answer_type, data, self.hint)
        if isinstance(orders, Refusal) or isinstance(self.judge(orders), Refusal):
            return None
        fork = self.g.fork()
        run_plan(fork, fork.campaign, orders, only_certain=True)
        is_same = (fork.state.lands, fork.campaign) == (self.g.state.lands, self.campaign)
        return None if is_same else fork.state

    def read(self, text: str, draft: Data) -> Data | Refusal:
        """The draft with the written lines added; every line that cannot be read is named."""
        read = read_plan(text, Ground(self._capital, held_by(self.g, self.campaign)))
        found = tuple(fault for fault in read if isinstance(fault, Fault))
        if found:
            return Refusal(found)
        return [*draft, *(order_data(order) for order in read if not isinstance(order, Fault))]

    def _capital(self) -> str | None:
        lands = self.g.lands_of(self.g.turn.seat, self.campaign.force)
        found = (land for land in lands if self.g.state.settlements.get(land) is Settlement.CAPITAL)
        return next(found, None)

    def write(self, data: Data) -> tuple[str, ...]:
        """A line for each order; without any, what the armies do by themselves, if they can do something."""
        lines = tuple(order_words(order) if order else UNREADABLE for order in map(read_stored, data))
        return lines or (NOTHING if empty_lands(self.g, self.campaign) else NO_MORE,)

    def odds(self, data: Data) -> tuple[str, ...]:
        """How likely each line is to be carried out, where that is not certain."""
        orders = orders_of(data)
        if not orders or len(orders) != len(data) or isinstance(self.judge(orders), Refusal):
            return ()
        return tuple(map(likely, self._prospect(orders).lines))

    def warnings(self, data: Data) -> tuple[str, ...]:
        """Armies that end up unused, and armies spent where nothing is won."""
        orders = orders_of(data)
        return of_plan(self.g, self.campaign, orders, self._prospect(orders))

    def _prospect(self, orders: tuple[PlanOrder, ...]) -> Prospect:
        if orders not in self.kept_odds:
            self.kept_odds.clear()
            self.kept_odds[orders] = prospect(self.g, orders)
        return self.kept_odds[orders]

    def menu(self, draft: Data) -> Menu:
        """The menus of a line."""
        return PlanMenu.of(self.g, self.campaign, draft).line()

    def window(self, draft: Data, key: str = "") -> Window | None:
        """Two lands, and what comes after."""
        return None if key else plan_window(PlanMenu.of(self.g, self.campaign, draft))

    def filled(self, draft: Data, key: str, values: Values) -> Drafted | Refusal:
        """The plan with what was chosen."""
        return filled(draft, values)

    def drop(self, draft: Data, line: int) -> Data:
        """The draft without a line."""
        return [order for number, order in enumerate(draft) if number != line]


def _is_done_at_once(order: PlanOrder) -> bool:
    """Whether a first line must be possible now: it waits for nothing and is more than an attempt."""
    may_fail = (isinstance(order, Take) and order.attempt) or (isinstance(order, Fort) and order.kept)
    return not has_condition(order) and not may_fail
