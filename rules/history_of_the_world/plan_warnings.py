"""Warnings of a plan: armies unused, armies spent where nothing is won, lines that hardly succeed."""

from rules.history_of_the_world.expansion import Entry, target_in
from rules.history_of_the_world.history import History
from rules.history_of_the_world.names import counted, land_name
from rules.history_of_the_world.orders import PlanOrder, Take, has_condition
from rules.history_of_the_world.plan_odds import Prospect
from rules.history_of_the_world.plan_words import likely, order_words
from rules.history_of_the_world.state import Campaign

USUAL = 0.5  # what is rather unlikely is not worth a word
HARDLY = 0.05  # a line that succeeds no more often than this


def of_plan(
    g: History, campaign: Campaign, orders: tuple[PlanOrder, ...], ahead: Prospect
) -> tuple[str, ...]:
    """Ch. V Expansion: what a plan wastes."""
    return (*_hardly(orders, ahead), *_own_lands(g, campaign, orders), *_unused(ahead))


def _unused(ahead: Prospect) -> tuple[str, ...]:
    """Ch. V Clean Up: armies left in the pool when expansion ends are lost."""
    chance = sum(share for armies, share in ahead.idle.items() if armies)
    if chance < USUAL:
        return ()
    least = min(armies for armies in ahead.idle if armies)
    most = max(ahead.idle)
    armies = counted(most, "army", "armies") if least == most else f"{least} to {most} armies"
    how_likely = f" ({said})" if (said := likely(chance)) else ""
    return (f"Expansion ends with {armies} unused, and they are lost{how_likely}.",)


def _own_lands(g: History, campaign: Campaign, orders: tuple[PlanOrder, ...]) -> tuple[str, ...]:
    """Ch. V Expansion: an army that enters a land of its own colour takes it over, and wins no land."""
    found = []
    for order in orders:
        if isinstance(order, Take) and not has_condition(order):
            target = target_in(g, campaign, order.land)
            if target is not None and target.entry is Entry.OWN:
                found.append(f"{land_name(order.land)} is yours already: entering it costs an army.")
    return tuple(found)


def _hardly(orders: tuple[PlanOrder, ...], ahead: Prospect) -> tuple[str, ...]:
    """A line of its own accord that almost never succeeds."""
    return tuple(
        f"The line “{order_words(order)}” is hardly ever carried out ({likely(chance)})."
        for order, chance in zip(orders, ahead.lines, strict=True)
        if isinstance(order, Take) and not has_condition(order) and chance <= HARDLY
    )
