"""The menus by which a line of a plan is made: what, where, how many."""

from collections.abc import Generator, Iterable
from dataclasses import dataclass, replace
from typing import Any

from rules.history_of_the_world.board import LandId
from rules.history_of_the_world.edges import edges_of
from rules.history_of_the_world.expansion import Entry, Target, fort_lands, fort_means, targets
from rules.history_of_the_world.history import History
from rules.history_of_the_world.names import land_name, water_name
from rules.history_of_the_world.order_faults import possible_returns
from rules.history_of_the_world.orders import (
    Conditional,
    Embark,
    EndExpansion,
    Fort,
    Forts,
    Pay,
    PlanOrder,
    Recruit,
    Reserve,
    Spread,
    Take,
    Wish,
    order_data,
    orders_of,
)
from rules.history_of_the_world.plan import succeed
from rules.history_of_the_world.reach import defence_dice, held_by, reachable
from rules.history_of_the_world.state import Campaign
from rules.table import Choice, Data, Drafted, Menu, Step
from rules.table.menu import Picking, Picks, pick

ALL = "all"
LONGEST = 20
_PAID = {Pay.ARMY: "an army", Pay.COIN: "a coin", Pay.FREE: "a fort of the engineers"}
_WHOLE_PLAN = ("keep", "monument")
_CONDITIONS = ("if", "else", "left")


@dataclass(frozen=True, slots=True)
class PlanMenu:
    """One more line for a draft: the position now, and as the lines of the draft hope to leave it."""

    g: History
    campaign: Campaign
    draft: list[Data]
    goals: tuple[LandId, ...]
    hoped: History

    @classmethod
    def of(cls, g: History, campaign: Campaign, draft: Data) -> "PlanMenu":
        """The menu that adds to a draft."""
        orders, hoped = orders_of(draft), g.fork()
        for order in orders:
            succeed(hoped, campaign, order)
        goals = dict.fromkeys(order.land for order in orders if isinstance(order, Take))
        return cls(g, campaign, list(draft), tuple(goals), hoped)

    def line(self) -> Menu:
        """From what is to be done to the draft with it."""
        verb = yield from _pick("What should be done next?", self.verbs())
        order = yield from (self._conditional(verb) if verb in _CONDITIONS else self._order(verb))
        return self._with(order)

    def _conditional(self, kind: str) -> "Making":
        condition = yield from self._condition(kind)
        verbs = [verb for verb in self.verbs() if verb.key not in (*_WHOLE_PLAN, *_CONDITIONS)]
        order = yield from self._order((yield from _pick("And then?", verbs)))
        assert isinstance(order, Conditional), "the others hold for the whole plan"
        return replace(order, **condition)

    def _condition(self, kind: str) -> Generator[Step, Picks, dict[str, Any]]:
        if kind == "left":
            armies = _numbers(self.campaign.armies, after=" or more")
            return {"left_least": int((yield from _pick("Only if how many armies are left?", armies)))}
        held = "Only if you hold which land?" if kind == "if" else "Only if which land is not yours by then?"
        return {"needs" if kind == "if" else "unless": (yield from _pick(held, _lands(self.goals)))}

    def _order(self, verb: str) -> "Making":
        match verb:
            case "take" | "try":
                return (yield from self._take(attempt=verb == "try"))
            case "fort" | "hold":
                return (yield from self._fort(kept=verb == "hold"))
            case "coin" | "allies":
                return Recruit(allied=verb == "allies")
            case "fleet":
                seas = [Choice(sea, water_name(sea)) for sea in self._seas()]
                return Embark((yield from _pick("On the fleet in which sea?", seas)))
            case "keep":
                armies = yield from _pick("How many armies stay in the pool?", _numbers(self.campaign.pool))
                return Reserve(int(armies))
            case "monument":
                lands = _lands(sorted({*held_by(self.g, self.campaign), *self.goals}))
                return Wish((yield from _pick("A monument in which land?", lands)))
            case "forts":
                return Forts()
        return Spread() if verb == "spread" else EndExpansion()

    def _take(self, attempt: bool) -> "Making":
        land = yield from _pick("Which land?", self.open_lands())
        limits = (Choice(ALL, "as many as it takes"), *_numbers(self.campaign.armies, "at most "))
        most = yield from _pick("With how many armies at most?", limits)
        spend = "0"
        if coins := self.campaign.coins + self.campaign.ally_coins:
            amounts = (Choice("0", "none"), *_numbers(coins))
            spend = yield from _pick("How many coins may bring armies back for it?", amounts)
        return Take(land, None if most == ALL else int(most), int(spend), attempt=attempt)

    def _fort(self, kept: bool) -> "Making":
        land = yield from _pick("A fort in which land?", _lands(self._fort_sites()))
        means = (Pay.ARMY,) if kept else fort_means(self.campaign)
        pay = yield from pick("Paid with what?", [Choice(pay, _PAID[pay]) for pay in means])
        return Fort(land, Pay(pay), kept)

    def _with(self, order: PlanOrder) -> Drafted:
        """The draft with one more line; an end that stands there already stays the end."""
        end = order_data(EndExpansion())
        is_ended = self.draft[-1:] == [end]
        before = self.draft[:-1] if is_ended else self.draft
        added = [] if order == EndExpansion() else [order_data(order)]
        return Drafted([*before, *added, *([end] if is_ended or not added else [])])

    def verbs(self) -> list[Choice]:
        """What a line may begin with."""
        means, returns = fort_means(self.campaign), possible_returns(self.g, self.campaign)
        has_site = bool(means and self._fort_sites())
        pool, is_open = self.campaign.pool > 0, bool(self.open_lands())
        offered = (
            (is_open, Choice("take", "Expand into a land")),
            (is_open, Choice("try", "Try a land; go on if it cannot be done")),
            (True, Choice("spread", "Spread over empty lands")),
            (has_site, Choice("fort", "Build a fort")),
            (has_site and pool, Choice("hold", "Keep an army back for a fort")),
            (has_site and pool, Choice("forts", "Turn the rest into forts")),
            (Recruit() in returns, Choice("coin", "Spend a coin: bring an army back")),
            (
                Recruit(allied=True) in returns,
                Choice("allies", "Spend a coin of the allies: bring an army back"),
            ),
            (bool(self._seas()), Choice("fleet", "Put an army aboard a fleet")),
            (pool, Choice("keep", "Keep armies in the pool")),
            (self.campaign.is_active, Choice("monument", "Wish for a monument in a land")),
            (bool(self.goals), Choice("if", "Something only if a land is yours by then")),
            (bool(self.goals), Choice("else", "Something only if a land is not yours by then")),
            (self.campaign.armies > 0, Choice("left", "Something only if enough armies are left")),
            (True, Choice("stop", "Stop expanding")),
        )
        return [choice for is_offered, choice in offered if is_offered]

    def _seas(self) -> list[str]:
        orders = possible_returns(self.g, self.campaign)
        return [order.sea for order in orders if isinstance(order, Embark)]

    def _fort_sites(self) -> list[LandId]:
        held = held_by(self.g, self.campaign)
        return [*fort_lands(self.g, self.campaign), *(land for land in self.goals if land not in held)]

    def open_lands(self) -> list[Choice]:
        """The lands that can be taken now, or after the lines of the draft."""
        now, later = targets(self.g, self.campaign), reachable(self.hoped, self.campaign)
        notes = {land: _note(self.g, self.campaign, target) for land, target in now.items()}
        lands = [land for land in self.g.board.lands if land in later or land in now]
        return [Choice(land, land_name(land), notes.get(land, "after the lines before")) for land in lands]


Making = Generator[Step, Picks, PlanOrder]


def _pick(prompt: str, options: Iterable[Choice]) -> Picking:
    """One choice, seen even where it is the only one."""
    return (yield from pick(prompt, options, always=True))


def _note(g: History, campaign: Campaign, target: Target) -> str:
    """What awaits an army in a land."""
    holding = g.holding(target.land)
    match target.entry:
        case Entry.OWN:
            return "replaces your own army"
        case Entry.REINFORCE:
            return "one more army"
        case Entry.ENEMY if holding is not None and target.route is not None:
            dice = defence_dice(target.route, edges_of(campaign))
            fort = ", fort" if holding.fort else ""
            return f"{g.player(holding.seat).name} defends with {dice} {'die' if dice == 1 else 'dice'}{fort}"
    return "empty"


def _numbers(most: int, before: str = "", after: str = "") -> tuple[Choice, ...]:
    return tuple(Choice(str(n), f"{before}{n}{after}") for n in range(1, min(most, LONGEST) + 1))


def _lands(lands: Iterable[LandId]) -> list[Choice]:
    return [Choice(land, land_name(land)) for land in lands]
