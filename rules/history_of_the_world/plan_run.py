"""A plan under way, line by line: until dice must fall, until it ends or cannot go on."""

from collections.abc import Iterator
from dataclasses import replace

from rules.history_of_the_world.board import LandId
from rules.history_of_the_world.events import LineDropped, PlanHalted
from rules.history_of_the_world.expansion import Target, build_fort, embark, enter, recruit, target_in
from rules.history_of_the_world.history import History
from rules.history_of_the_world.names import land_name
from rules.history_of_the_world.order_faults import HELD, army_fault, coin_for, needs_dice, order_fault
from rules.history_of_the_world.orders import (
    Conditional,
    Embark,
    EndExpansion,
    Fort,
    Forts,
    PlanOrder,
    Recruit,
    Spread,
    Take,
    Wish,
)
from rules.history_of_the_world.pieces import forts_left
from rules.history_of_the_world.plan_horizon import Horizon, Outlook, losses_felt
from rules.history_of_the_world.plan_words import order_words
from rules.history_of_the_world.reach import held_by, sailed_waters
from rules.history_of_the_world.remaining import fortify, kept_back, spread
from rules.history_of_the_world.state import Campaign, Holding
from rules.table import Fault

IDLE = (Spread(), EndExpansion())


class PlanRun:
    """A plan under way: it goes on by itself to the next attack, and waits there for the dice."""

    __slots__ = (
        "_coins",
        "_outlook",
        "_spent",
        "campaign",
        "done",
        "g",
        "is_over",
        "number",
        "orders",
        "waiting",
    )

    def __init__(
        self, g: History, campaign: Campaign, orders: tuple[PlanOrder, ...], outlook: Outlook | None = None
    ) -> None:
        self.g = g
        self.campaign = campaign
        self.orders = orders or IDLE
        self.number = 0
        self.waiting: tuple[int, ...] = ()
        self.done: frozenset[int] = frozenset()
        self.is_over = False
        self._spent = 0
        self._coins = 0
        self._outlook = outlook or Outlook(self.orders)

    def fork(self) -> "PlanRun":
        """The same plan at the same place, to try how it goes on. It shares what no plan changes."""
        state = self.g.state
        lands = dict(state.lands)
        for land in self._changing():
            lands[land] = lands[land].fork()
        turn = replace(self.g.turn, campaign=self.campaign.fork(), wishes=list(self.g.turn.wishes))
        forked = replace(state, lands=lands, settlements=dict(state.settlements), turn=turn)
        g = History(self.g.desk.fork(forked))
        other = PlanRun(g, g.campaign, self.orders, self._outlook)
        other.number, other.waiting = self.number, self.waiting
        other._spent, other._coins = self._spent, self._coins
        return other

    def _changing(self) -> list[LandId]:
        """Where figures change before the next fork: under attack, or one's own, joined or fortified."""
        lands, seat, order = self.g.state.lands, self.g.turn.seat, self.orders[self.number]
        ahead = self._outlook.ahead(self.number, self.waiting)
        attacked = order.land if isinstance(order, Take) else None
        among = lands if ahead.builds else [land for land in ahead.goals if land in lands]
        return [land for land in among if lands[land].seat == seat or land == attacked]

    def position(self) -> object:
        """All that can tell two runs of a plan apart from here on."""
        c, g, ahead = self.campaign, self.g, self._outlook.ahead(self.number, self.waiting)
        order = self.orders[self.number] if self.number < len(self.orders) else None
        counts = isinstance(order, Take) and order.most is not None
        return (
            (self.number, self.waiting, self._spent if counts else bool(self._spent), self._coins),
            (c.pool, c.allied, c.forts, c.coins, c.ally_coins, c.leader_died, losses_felt(c)),
            (self._outlook.fallen(c), tuple(c.treachery), tuple(c.aboard)),
            frozenset((land, h.seat, h.force, h.armies, h.fort) for land, h in self._felt(ahead)),
            sailed_waters(held_by(g, c), tuple(c.fleets), tuple(c.at_sea)) if c.fleets or c.at_sea else (),
            tuple(
                g.state.settlements.get(land)
                for land in (self._outlook.named if ahead.builds else ahead.goals)
            ),
            forts_left(g) if ahead.builds else 0,
        )

    def _felt(self, ahead: Horizon) -> Iterator[tuple[LandId, Holding]]:
        """The figures that the rest of the plan can meet: of one's own, and in lands it will enter."""
        mine, everywhere = self.g.turn.seat, ahead.all_lands
        for land, holding in self.g.state.lands.items():
            if holding.seat == mine:
                if everywhere or land in ahead.near:
                    yield land, holding
            elif land in ahead.goals or (everywhere and land in self._outlook.named):
                yield land, holding

    def next_attack(self) -> Target | None:
        """Go on to the next attack that needs dice; None when the plan has ended or halted."""
        while self.number < len(self.orders):
            order = self.orders[self.number]
            if not self._spent and (reason := unmet(self.g, self.campaign, order)):
                self._pass_over(order, reason)
            elif isinstance(order, Take):
                if (target := self._take(order)) is not None:
                    return target
            else:
                self._carry_out(order)
        for number in self.waiting:
            self._drop(self.orders[number], "its land is not held")
        self.waiting = ()
        return None

    def fought(self, won: bool) -> None:
        """An army has attacked."""
        self._spent += 1
        if won:
            self._succeed()

    def _carry_out(self, order: PlanOrder) -> None:
        """Do what a line says that needs no dice, or halt."""
        if isinstance(order, EndExpansion):
            self.is_over = True
            self._finish(len(self.orders), carried_out=True)
            return
        if isinstance(order, Fort) and order.kept and order.land not in held_by(self.g, self.campaign):
            self.waiting += (self.number,)
            self._finish(self.number + 1, carried_out=False)
            return
        kept = self._kept(order)
        fault = order_fault(self.g, self.campaign, order, kept)
        if fault is not None:
            self._halt(order, fault)
            return
        match order:
            case Fort():
                build_fort(self.g, self.campaign, order)
            case Recruit():
                recruit(self.g, self.campaign, order)
            case Embark():
                embark(self.g, self.campaign, order)
            case Wish():
                self.g.turn.wishes.append(order.land)
            case Spread():
                spread(self.g, self.campaign, max(kept, order.leave))
            case Forts():
                fortify(self.g, self.campaign, kept, order.most)
        self._succeed()

    def _kept(self, order: PlanOrder) -> int:
        return kept_back(self.orders, self.number, self.waiting, is_fort=isinstance(order, Fort | Forts))

    def _take(self, order: Take) -> Target | None:
        """Enter a land again and again until it is held, a limit is reached, or nothing is left."""
        kept = max(self._kept(order), order.leave)
        while order.most is None or self._spent < order.most:
            rest = replace(order, coins=max(order.coins - self._coins, 0))
            fault = order_fault(self.g, self.campaign, rest, kept)
            if fault is not None:
                self._give_up(order, fault)
                return None
            target = target_in(self.g, self.campaign, order.land)
            assert target is not None
            if army_fault(self.campaign, target, kept) and (coin := coin_for(self.campaign, target)):
                self._coins += 1
                recruit(self.g, self.campaign, coin)
            elif needs_dice(self.campaign, target):
                return target
            else:
                enter(self.g, self.campaign, target)
                self._succeed()
                return None
        self._pass_over(order, f"{self._spent} spent")
        return None

    def _give_up(self, order: Take, fault: Fault) -> None:
        """A land that cannot be entered (any more) is passed over, or halts the plan."""
        if order.leave and self.campaign.pool <= order.leave and fault.code != HELD:
            self._pass_over(order, f"{self.campaign.pool} left")
        elif order.attempt or fault.code == HELD:
            self._pass_over(order, fault.text)
        else:
            self._halt(order, fault)

    def _succeed(self) -> None:
        """The line is carried out; kept forts that waited for their land are built now."""
        self._finish(self.number + 1, carried_out=True)
        for number in self.waiting:
            order, others = self.orders[number], tuple(n for n in self.waiting if n != number)
            assert isinstance(order, Fort), "only forts wait"
            kept = kept_back(self.orders, self.number - 1, others, is_fort=True)
            if order_fault(self.g, self.campaign, order, kept) is None:
                build_fort(self.g, self.campaign, order)
                self.waiting = others
                self.done |= {number}

    def _finish(self, following: int, carried_out: bool) -> None:
        self.done |= {self.number} if carried_out else frozenset()
        self.number, self._spent, self._coins = following, 0, 0

    def _pass_over(self, order: PlanOrder, reason: str) -> None:
        self._drop(order, reason)
        self._finish(self.number + 1, carried_out=False)

    def _drop(self, order: PlanOrder, reason: str) -> None:
        self.g.tell(LineDropped(self.g.turn.seat, order_words(order), reason))

    def _halt(self, order: PlanOrder, fault: Fault) -> None:
        self.g.tell(PlanHalted(self.g.turn.seat, order_words(order), fault.text))
        left = [*(self.orders[number] for number in self.waiting), *self.orders[self.number + 1 :]]
        undone = "; ".join(map(order_words, left))
        self.g.turn.halted = f"“{order_words(order)}”. {fault.text}" + (
            f" Not done: “{undone}”." if undone else ""
        )
        self.waiting = ()
        self._finish(len(self.orders), carried_out=False)


def unmet(g: History, campaign: Campaign, order: PlanOrder) -> str:
    """The condition of a line that does not hold now, in words; empty if there is none."""
    if not isinstance(order, Conditional):
        return ""
    held = held_by(g, campaign)
    if order.needs is not None and order.needs not in held:
        return f"{land_name(order.needs)} is not held"
    for land in (order.unless, order.nor):
        if land is not None and land in held:
            return f"{land_name(land)} is held"
    left, most = campaign.armies, order.left_most
    return f"{left} left" if left < order.left_least or (most is not None and left > most) else ""
