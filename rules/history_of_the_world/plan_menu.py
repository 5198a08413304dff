"""The menus by which a line of a plan is made: what, where, how many."""

from rules.history_of_the_world.edges import edges_of
from rules.history_of_the_world.expansion import (
    Entry,
    Target,
    can_recruit,
    embark_seas,
    fort_means,
    targets,
)
from rules.history_of_the_world.names import land_name, water_name
from rules.history_of_the_world.orders import (
    Embark,
    Fort,
    Order,
    Pay,
    Recruit,
    Spread,
    Stop,
    Take,
    Wish,
    order_data,
    parse_order,
)
from rules.history_of_the_world.play import Play
from rules.history_of_the_world.reach import defence_dice, held_by, routes
from rules.history_of_the_world.state import Campaign
from rules.table import Change, Choice, Data, Path, Step

ALL = "all"
_PAID = {Pay.ARMY: "an army", Pay.COIN: "a coin", Pay.FREE: "a fort of the engineers"}


def plan_step(g: Play, campaign: Campaign, draft: Data, path: Path) -> Step | Change:
    """The next choice for the line being made, or the draft with it."""
    if not path:
        return Step("What should be done next?", _verbs(g, campaign))
    chosen = [picked[0] for picked in path]
    match chosen:
        case ["take"]:
            return Step("Which land?", _take_lands(g, campaign, draft))
        case ["take", _]:
            return Step("With how many armies at most?", _limits(campaign))
        case ["take", land, limit]:
            return _add(draft, Take(land, None if limit == ALL else int(limit)))
        case ["fort"]:
            return Step("A fort in which land?", _lands(sorted(_planned(g, campaign, draft))))
        case ["fort", _] if len(fort_means(campaign)) > 1:
            return Step("Paid with what?", tuple(Choice(pay, _PAID[pay]) for pay in fort_means(campaign)))
        case ["fort", land, *pay]:
            means = fort_means(campaign)
            return _add(draft, Fort(land, Pay(pay[0]) if pay else means[0] if means else Pay.ARMY))
        case ["fleet"]:
            seas = embark_seas(g, campaign)
            return Step("On the fleet in which sea?", tuple(Choice(sea, water_name(sea)) for sea in seas))
        case ["fleet", sea]:
            return _add(draft, Embark(sea))
        case ["monument"]:
            return Step("A monument in which land?", _lands(sorted(_planned(g, campaign, draft))))
        case ["monument", land]:
            return _add(draft, Wish(land))
    return _add(draft, _PLAIN[chosen[0]])


_PLAIN: dict[str, Order] = {
    "coin": Recruit(),
    "allies": Recruit(allied=True),
    "spread": Spread(),
    "stop": Stop(),
}


def _add(draft: Data, order: Order) -> Change:
    return Change([*draft, order_data(order)])


def _verbs(g: Play, campaign: Campaign) -> tuple[Choice, ...]:
    verbs = [Choice("take", "Expand into a land"), Choice("spread", "Spread over empty lands")]
    if fort_means(campaign):
        verbs.append(Choice("fort", "Build a fort"))
    if can_recruit(campaign, Recruit()):
        verbs.append(Choice("coin", "Spend a coin: bring an army back"))
    if can_recruit(campaign, Recruit(allied=True)):
        verbs.append(Choice("allies", "Spend a coin of the allies: bring an army back"))
    if embark_seas(g, campaign) and campaign.pool:
        verbs.append(Choice("fleet", "Put an army aboard a fleet"))
    if campaign.is_active:
        verbs.append(Choice("monument", "Wish for a monument in a land"))
    return (*verbs, Choice("stop", "Stop expanding"))


def _planned(g: Play, campaign: Campaign, draft: Data) -> set[str]:
    orders = map(parse_order, draft)
    return {*held_by(g, campaign), *(order.land for order in orders if isinstance(order, Take))}


def _take_lands(g: Play, campaign: Campaign, draft: Data) -> tuple[Choice, ...]:
    now = targets(g, campaign)
    later = routes(campaign, frozenset(_planned(g, campaign, draft)))
    notes = {land: _note(g, campaign, target) for land, target in now.items()}
    keys = [land for land in g.board.lands if land in later or land in now]
    return tuple(Choice(land, land_name(land), notes.get(land, "after the lines before")) for land in keys)


def _note(g: Play, campaign: Campaign, target: Target) -> str:
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


def _limits(campaign: Campaign) -> tuple[Choice, ...]:
    numbers = (Choice(str(n), f"at most {n}") for n in range(1, min(campaign.armies, 20) + 1))
    return (Choice(ALL, "as many as it takes"), *numbers)


def _lands(lands: list[str]) -> tuple[Choice, ...]:
    return tuple(Choice(land, land_name(land)) for land in lands)
