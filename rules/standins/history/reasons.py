"""Why the stand-in would answer so: one sentence, from what the seat knows."""

from collections.abc import Mapping
from typing import Any

from rules.history_of_the_world.board import LandId, board
from rules.history_of_the_world.cards import event_cards
from rules.history_of_the_world.empires import EPOCHS
from rules.history_of_the_world.names import land_name
from rules.history_of_the_world.orders import Embark, EndExpansion, Fort, Forts, Recruit, Take, orders_of
from rules.history_of_the_world.scoring import level, tally
from rules.history_of_the_world.view import HistoryView
from rules.standins.history.cards import values_of
from rules.standins.history.dealing import left_over
from rules.standins.history.drafting import KEEP, drawn, earnings_of
from rules.standins.history.worth import Position
from rules.table import Data, Question, Seat

LEVELS = ("", "brings you into {}", "gives you dominance in {}", "gives you control of {}")
TOPICS: Mapping[str, str] = {
    "barbarians": "There the others have most to lose to them.",
    "civil-war": "There rebels win most for you, and cost its owner most.",
    "marker": "It is the one that you miss least.",
    "monument": "There it will stand longest in your hands.",
    "plague": "There the others have more to lose than you.",
    "pestilence": "There the others have more to lose than you.",
    "famine": "There the others have more to lose than you.",
    "black-death": "There the others have more to lose than you.",
    "sea": "Two dice against one: the sea is likely yours.",
}
"""What is said of questions that are answered in the same way every time."""


def reason(question: Question[Any], view: HistoryView, data: Data) -> str:
    """One sentence why an answer is good."""
    kind = question.key.split(":")[0]
    match kind:
        case "plan":
            return _plan(view, question.seat, data)
        case "draw":
            return _draft(view, question.seat, str(data))
        case "event":
            return _event(view, question.seat, str(data))
        case "treachery":
            return f"{land_name(data)} is within your reach, and dear to attack without a traitor."
        case "disaster":
            return _owners(view, data, "It is {} who loses these points.", "It harms others more than you.")
        case "reallocation":
            return "You will not sail there." if data else "You need every fleet."
        case "astronomy":
            return "From there your armies reach the most coasts."
        case _ if kind.startswith("migrants"):
            return "Together they count most there."
        case _:
            return TOPICS.get(kind, "It brings you most, and costs the others most.")


def _plan(view: HistoryView, seat: Seat, data: Data) -> str:
    orders = orders_of(data)
    lands = [order.land for order in orders if isinstance(order, Take)]
    if lands:
        position = Position.of(view, seat)
        return _land(position, max(lands, key=lambda land: (position.gain(land), land)))
    match next(iter(orders), EndExpansion()):
        case Fort(land=land):
            return f"A fort in {land_name(land)} saves most of what you will score again."
        case Forts():
            return "Forts save what you will score again."
        case Recruit():
            return "An army that comes back is worth more than a fort."
        case Embark():
            return "A sea that you hold scores a point each time."
        case _:
            return "All that is left in reach costs more than it brings."


def _land(position: Position, land: LandId) -> str:
    """What a land is taken for."""
    view, name = position.view, land_name(land)
    area = board().areas[board().lands[land].area or ""]
    counts = tally(view.lands)[area.id]
    holding = view.lands.get(land)
    after = {**counts, position.seat: counts.get(position.seat, 0) + 1}
    if holding is not None:
        after[holding.seat] -= 1
    own = level(after, position.seat)
    if own > level(counts, position.seat) and area.presence(view.turn):
        return f"{name} {LEVELS[own].format(area.name)}."
    if position.points_in(land, is_sacked=holding is not None) and (
        holding is None or holding.seat != position.seat
    ):
        return f"{name} brings points for what stands there."
    if holding is not None and level(after, holding.seat) < level(counts, holding.seat):
        return f"{view.players[holding.seat].name} counts for less in {area.name} without {name}."
    if board().lands[land].resource:
        return f"{name} has a resource, and two of them make a monument."
    if area.presence(view.turn):
        return f"{name} makes your hold on {area.name} safer."
    return f"{name} opens the way, and {area.name} will count later."


def _draft(view: HistoryView, seat: Seat, data: str) -> str:
    card, worths = drawn(view), earnings_of(view, seat)
    own, other = worths[card.key], left_over(worths, card.key)
    if data == KEEP:
        return f"With what will last, {card.name} can bring you about {own:.0f}, others about {other:.0f}."
    name = view.players[int(data)].name
    if own < other:
        return f"{card.name} would bring you only about {own:.0f}, and {name} can do little with it."
    return f"{name} can do least with {card.name}."


def _event(view: HistoryView, seat: Seat, data: str) -> str:
    if data == "none":
        return "Your cards will be worth more with another empire." if view.hand else "You have no card left."
    card = event_cards()[data]
    worth = max(values_of([data], Position.of(view, seat))[data], 0)
    if card.last == view.turn < EPOCHS[-1]:
        return f"{card.name} cannot be played later, and is worth about {worth:.0f} now."
    return f"{card.name} is worth about {worth:.0f} to you now."


def _owners(view: HistoryView, lands: Data, one: str, many: str) -> str:
    """A sentence for the owner of some lands, if it is one alone."""
    owners = {view.lands[land].seat for land in lands if land in view.lands}
    return one.format(view.players[owners.pop()].name) if len(owners) == 1 else many
