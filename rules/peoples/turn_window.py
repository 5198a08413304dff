"""A turn in one window: what the tribes could do now, beside the whole turn in words."""

from rules.peoples.orders import EndTurn, Explore, Order, Rest, order_data
from rules.peoples.play import Play
from rules.peoples.possible import actors, possible
from rules.peoples.turn_menu import TurnMenu
from rules.peoples.words import order_words
from rules.table import Choice, Data, Drafted
from rules.table.window import Lines, ListPart, Values, Window, first

DEED = "deed"
MOST = 50
"""Deeds that a window lists; where there are more, far journeys are left out first."""
_LATE: dict[type, int] = {Rest: 1, Explore: 2}
END = "end"


def turn_window(menu: TurnMenu) -> Window:
    """What each tribe can do, the deeds of all of them in one list."""
    found = _deeds(menu.g)
    options = [Choice(words, words) for words in found]
    options += [Choice(END, "End the turn")] if menu.g.turn.acted else []
    return Window((ListPart(DEED, "A tribe acts", tuple(options), 0),), lines=Lines.WHOLE)


def filled(menu: TurnMenu, values: Values) -> Drafted:
    """The turn with one deed more."""
    chosen = first(values, DEED)
    orders = {END: EndTurn(), **_deeds(menu.g)}
    added: list[Data] = [order_data(orders[chosen])] if chosen in orders else []
    return Drafted([*menu.draft, *added], submit=True)


def _deeds(g: Play) -> dict[str, Order]:
    """The deeds by their words, those near at hand first."""
    orders = [order for area in actors(g) for order in possible(g, area)]
    orders.sort(key=lambda order: _LATE.get(type(order), 0))
    kept = sorted(orders[:MOST], key=lambda order: getattr(order, "tribe", ""))
    return {words: order for order in kept if len(words := order_words(order)) <= 100}
