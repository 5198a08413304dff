"""The menus by which a line of a plan is made: what, where, how many."""

from dataclasses import replace

from rules.history_of_the_world.edges import edges_of
from rules.history_of_the_world.expansion import (
    Entry,
    Target,
    can_recruit,
    embark_seas,
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
from rules.table import Choice, Data, Drafted, Path, Step

ALL = "all"
LONGEST = 20
_PAID = {Pay.ARMY: "an army", Pay.COIN: "a coin", Pay.FREE: "a fort of the engineers"}
_PLAIN: dict[str, Order] = {
    "coin": Recruit(),
    "allies": Recruit(allied=True),
    "spread": Spread(),
    "stop": Stop(),
}
_WHOLE_PLAN = ("keep", "monument", "if")


def plan_step(g: Play, campaign: Campaign, draft: Data, path: Path) -> Step | Drafted:
    """The next choice for the line being made, or the draft with it."""
    chosen = [picked[0] for picked in path]
    line = _line(g, campaign, draft, chosen)
    return line if isinstance(line, Step) else _add(draft, line)


def _line(g: Play, campaign: Campaign, draft: Data, chosen: list[str]) -> Step | Order:
    match chosen:
        case []:
            return Step("What should be done next?", _verbs(g, campaign, draft))
        case ["take" | "try", *rest]:
            return _take_line(g, campaign, draft, rest, attempt=chosen[0] == "try")
        case ["fort" | "hold", *rest]:
            return _fort_line(g, campaign, draft, rest, kept=chosen[0] == "hold")
        case ["if"]:
            return Step("Only if you hold which land?", _lands(_goals(draft)))
        case ["if", _]:
            verbs = _verbs(g, campaign, draft)
            return Step("And then?", tuple(verb for verb in verbs if verb.key not in _WHOLE_PLAN))
        case ["if", land, *rest]:
            line = _line(g, campaign, draft, rest)
            return line if isinstance(line, Step | Keep | Wish) else replace(line, needs=land)
        case ["keep"]:
            return Step("How many armies stay in the pool?", _numbers(campaign.pool))
        case ["keep", number]:
            return Keep(int(number))
        case ["fleet"]:
            seas = embark_seas(g, campaign)
            return Step("On the fleet in which sea?", tuple(Choice(sea, water_name(sea)) for sea in seas))
        case ["fleet", sea]:
            return Embark(sea)
        case ["monument"]:
            return Step("A monument in which land?", _lands(sorted(_planned(g, campaign, draft))))
        case ["monument", land]:
            return Wish(land)
    return _PLAIN[chosen[0]]


def _take_line(g: Play, campaign: Campaign, draft: Data, chosen: list[str], attempt: bool) -> Step | Take:
    match chosen:
        case []:
            return Step("Which land?", _take_lands(g, campaign, draft))
        case [_]:
            every = Choice(ALL, "as many as it takes")
            return Step("With how many armies at most?", (every, *_numbers(campaign.armies, "at most ")))
        case [_, _] if coins := campaign.coins + campaign.ally_coins:
            none = Choice("0", "none")
            return Step("How many coins may bring armies back for it?", (none, *_numbers(coins)))
    land, limit, *paid = chosen
    return Take(land, None if limit == ALL else int(limit), int(paid[0]) if paid else 0, attempt=attempt)


def _fort_line(g: Play, campaign: Campaign, draft: Data, chosen: list[str], kept: bool) -> Step | Fort:
    means = (Pay.ARMY,) if kept else fort_means(campaign)
    match chosen:
        case []:
            return Step("A fort in which land?", _lands(_fort_sites(g, campaign, draft)))
        case [_] if len(means) > 1:
            return Step("Paid with what?", tuple(Choice(pay, _PAID[pay]) for pay in means))
    land, *paid = chosen
    return Fort(land, Pay(paid[0]) if paid else means[0] if means else Pay.ARMY, kept)


def _add(draft: Data, order: Order) -> Drafted:
    """The draft with one more line; an end that stands there already stays the end."""
    lines, end = list(draft), order_data(Stop())
    ended = lines[-1:] == [end]
    before = lines[:-1] if ended else lines
    added = [] if order == Stop() else [order_data(order)]
    return Drafted([*before, *added, end] if ended or order == Stop() else [*before, *added])


def _verbs(g: Play, campaign: Campaign, draft: Data) -> tuple[Choice, ...]:
    verbs = []
    if _take_lands(g, campaign, draft):
        verbs = [
            Choice("take", "Expand into a land"),
            Choice("try", "Try a land; go on if it cannot be done"),
        ]
    verbs.append(Choice("spread", "Spread over empty lands"))
    if fort_means(campaign) and _fort_sites(g, campaign, draft):
        verbs.append(Choice("fort", "Build a fort"))
        verbs += [Choice("hold", "Keep an army back for a fort")] if campaign.pool else []
    if can_recruit(campaign, Recruit()):
        verbs.append(Choice("coin", "Spend a coin: bring an army back"))
    if can_recruit(campaign, Recruit(allied=True)):
        verbs.append(Choice("allies", "Spend a coin of the allies: bring an army back"))
    if embark_seas(g, campaign) and campaign.pool:
        verbs.append(Choice("fleet", "Put an army aboard a fleet"))
    if campaign.pool:
        verbs.append(Choice("keep", "Keep armies in the pool"))
    if campaign.is_active:
        verbs.append(Choice("monument", "Wish for a monument in a land"))
    if _goals(draft):
        verbs.append(Choice("if", "Something only if a land is yours by then"))
    return (*verbs, Choice("stop", "Stop expanding"))


def _goals(draft: Data) -> list[str]:
    """The lands the lines of a draft are after."""
    orders = map(parse_order, draft)
    return list(dict.fromkeys(order.land for order in orders if isinstance(order, Take)))


def _planned(g: Play, campaign: Campaign, draft: Data) -> set[str]:
    return {*held_by(g, campaign), *_goals(draft)}


def _fort_sites(g: Play, campaign: Campaign, draft: Data) -> list[str]:
    sites = fort_lands(g, campaign)
    return [*sites, *(land for land in _goals(draft) if land not in held_by(g, campaign))]


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


def _numbers(most: int, before: str = "") -> tuple[Choice, ...]:
    return tuple(Choice(str(n), f"{before}{n}") for n in range(1, min(most, LONGEST) + 1))


def _lands(lands: list[str]) -> tuple[Choice, ...]:
    return tuple(Choice(land, land_name(land)) for land in lands)
