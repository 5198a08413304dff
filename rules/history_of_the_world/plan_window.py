"""A plan in one window: two lands and what comes after, beside the whole plan in words."""

from rules.history_of_the_world.orders import EndExpansion, Forts, PlanOrder, Spread, Take, order_data
from rules.history_of_the_world.plan_menu import PlanMenu
from rules.table import Choice, Data, Drafted
from rules.table.window import Lines, ListPart, Values, Window, first

FIRST, SECOND, AFTER = "first", "second", "after"
_AFTER: dict[str, PlanOrder] = {"spread": Spread(), "forts": Forts(), "stop": EndExpansion()}


def plan_window(menu: PlanMenu) -> Window:
    """The lands that can be taken now and later, and how a plan may end."""
    lands = tuple(menu.open_lands())
    ends = tuple(Choice(verb.key, verb.label, verb.note) for verb in menu.verbs() if verb.key in _AFTER)
    parts = (
        ListPart(FIRST, "Take", lands, 0),
        ListPart(SECOND, "Then take", lands, 0),
        ListPart(AFTER, "After that", ends, 0),
    )
    return Window(parts, lines=Lines.WHOLE)


def filled(draft: Data, values: Values) -> Drafted:
    """The plan with what was chosen, before the end that stands there."""
    end = order_data(EndExpansion())
    before = [order for order in draft if order != end]
    taken: list[PlanOrder] = [Take(land) for part in (FIRST, SECOND) if (land := first(values, part))]
    after = _AFTER.get(first(values, AFTER))
    orders = [order_data(order) for order in (*taken, *((after,) if after else ()))]
    ended = [end] if end in draft and end not in orders else []
    return Drafted([*before, *orders, *ended], submit=True)
