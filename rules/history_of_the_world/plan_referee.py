"""Judges a plan before it runs, and helps to make one by menus or in writing."""

from dataclasses import dataclass

from rules.history_of_the_world import faults
from rules.history_of_the_world.expansion import (
    Entry,
    can_enter,
    can_recruit,
    embark_seas,
    fort_fault,
    fort_lands,
    fort_means,
    targets,
)
from rules.history_of_the_world.names import land_name, water_name
from rules.history_of_the_world.orders import (
    Embark,
    Fort,
    Keep,
    Order,
    Recruit,
    Spread,
    Stop,
    Take,
    Wish,
    needs,
    order_data,
    parse_order,
)
from rules.history_of_the_world.plan import coin_for, kept_back, take_fault
from rules.history_of_the_world.plan_menu import plan_step
from rules.history_of_the_world.plan_reading import read_line, split_lines
from rules.history_of_the_world.plan_words import NOTHING, order_words
from rules.history_of_the_world.play import Play
from rules.history_of_the_world.reach import held_by, routes
from rules.history_of_the_world.state import Campaign, Settlement
from rules.table import Chance, Data, Drafted, Fault, Path, Refusal, Step
from rules.table.refusal import unreadable

Orders = tuple[Order, ...]


@dataclass(frozen=True, slots=True)
class PlanReferee:
    """Ch. V: an expanding force's plan."""

    g: Play
    campaign: Campaign

    def check(self, data: Data) -> Orders | Refusal:
        """Lines that can be read, of which the first can be done now and the others after it."""
        if not isinstance(data, list | tuple):
            return unreadable("A plan is a list of orders.")
        parsed = [parse_order(line) for line in data]
        found = [fault for fault in parsed if isinstance(fault, Fault)]
        orders = tuple(order for order in parsed if not isinstance(order, Fault))
        if not found:
            found = self._faults(orders)
        return Refusal(tuple(found)) if found else orders

    def _faults(self, orders: Orders) -> list[Fault]:
        found: list[Fault] = []
        planned = set(held_by(self.g, self.campaign))
        kept = sum(order.armies for order in orders if isinstance(order, Keep)) + kept_back(orders[1:])
        acts = [order for order in orders if not isinstance(order, Keep | Wish)]
        if any(isinstance(order, Stop) and order.needs is None for order in orders[:-1]):
            found.append(faults.after_stop())
        for order in orders:
            first = bool(acts) and order is acts[0]
            fault = self._fault_now(order, kept) if first else self._fault_later(order, planned)
            if fault is not None:
                found.append(fault)
            if isinstance(order, Take):
                planned.add(order.land)
        return found

    def _fault_now(self, order: Order, kept: int) -> Fault | None:
        if needs(order) is not None:
            return self._fault_later(order, set(held_by(self.g, self.campaign)))
        match order:
            case Take() if not order.attempt:
                target = targets(self.g, self.campaign).get(order.land)
                if order.coins and target is not None and coin_for(self.campaign, target):
                    return None
                return take_fault(self.g, self.campaign, order.land, target, kept)
            case Fort():
                return fort_fault(self.g, self.campaign, order)
            case Recruit() if not can_recruit(self.campaign, order):
                return faults.no_coin()
            case Embark() if order.sea not in embark_seas(self.g, self.campaign):
                return faults.no_fleet(water_name(order.sea))
            case Embark() if self.campaign.pool <= kept:
                return faults.no_army()
        return self._fault_later(order, set(held_by(self.g, self.campaign)))

    def _fault_later(self, order: Order, planned: set[str]) -> Fault | None:
        """What cannot be even if every line before it succeeds."""
        match order:
            case Take():
                if self.g.board.lands[order.land].is_barren:
                    return faults.barren(land_name(order.land))
                if order.land in planned:
                    held = order.land in held_by(self.g, self.campaign) and not self.g.multiple_armies
                    return faults.held_already(land_name(order.land)) if held else None
                open_lands = routes(self.campaign, frozenset(planned))
                if order.land not in open_lands:
                    legal = ", ".join(map(land_name, open_lands))
                    return faults.out_of_reach(land_name(order.land), legal)
            case Fort() if order.land not in planned:
                return faults.no_fort_here(land_name(order.land))
            case Embark() if order.sea not in embark_seas(self.g, self.campaign):
                return faults.no_fleet(water_name(order.sea))
            case Wish() if self.g.board.lands[order.land].is_barren:
                return faults.no_monument_here(land_name(order.land))
        return None

    def default(self) -> Data:
        """No orders: the force spreads over empty lands."""
        return []

    def only(self) -> Data | None:
        """There is always the choice to stop."""
        return None

    def sample(self, chance: Chance) -> Data:
        """One thing that can be done now, at random; seldom the end."""
        options: list[Order] = [
            Take(target.land)
            for target in targets(self.g, self.campaign).values()
            if can_enter(self.campaign, target)
            and (target.entry is not Entry.OWN or not chance.below("sample", 4))
        ]
        options += [order for order in (Recruit(), Recruit(allied=True)) if can_recruit(self.campaign, order)]
        if self.campaign.pool:
            options += [Embark(sea) for sea in embark_seas(self.g, self.campaign)]
        if not options or not chance.below("sample", 6):
            lands, means = fort_lands(self.g, self.campaign), fort_means(self.campaign)
            options += [Fort(land, pay) for land in lands for pay in means]
        if not options or not chance.below("sample", 24):
            options = [Stop(), Spread()]
        return [order_data(chance.pick("sample", options))]

    def read(self, text: str, draft: Data) -> Data | Refusal:
        """The draft with the written lines added; every line that cannot be read is named."""
        read = [read_line(line, self._capital) for line in split_lines(text)]
        found = tuple(fault for fault in read if isinstance(fault, Fault))
        if found:
            return Refusal(found)
        orders = [order for line in read if not isinstance(line, Fault) for order in line]
        return [*draft, *map(order_data, orders)]

    def _capital(self) -> str | None:
        lands = self.g.lands_of(self.g.turn.seat, self.campaign.force)
        found = (land for land in lands if self.g.state.settlements.get(land) is Settlement.CAPITAL)
        return next(found, None)

    def write(self, data: Data) -> tuple[str, ...]:
        """A line for each order."""
        orders = [parse_order(line) for line in data]
        words = (order.text if isinstance(order, Fault) else order_words(order) for order in orders)
        return tuple(words) or (NOTHING,)

    def step(self, draft: Data, path: Path) -> Step | Drafted:
        """The menus of a line."""
        return plan_step(self.g, self.campaign, draft, path)

    def drop(self, draft: Data, line: int) -> Data:
        """The draft without a line."""
        return [order for number, order in enumerate(draft) if number != line]
