"""Which empire to keep, and whom to give one: what its card can earn for each seat this time."""

from statistics import pstdev

from rules.history_of_the_world.board import board
from rules.history_of_the_world.empires import EmpireCard, empires
from rules.history_of_the_world.scoring import CAPITAL_POINTS
from rules.history_of_the_world.view import HistoryView
from rules.standins.history.force import campaign_for, march_of
from rules.standins.history.forecast import still_to_come, survival
from rules.standins.history.worth import NOWHERE, Moment, Position, expected
from rules.table import Choose, Seat

KEEP = "keep"
REJECTED = 0.3  # of the spread, that a card others pass on is worth less than the mean


def draft(question: Choose, view: HistoryView) -> str:
    """Keep what earns no less than others would leave; else harm whoever can do least with it."""
    assert view.drawn is not None
    card = empires().cards[view.drawn]
    keys = [option.key for option in question.options]
    seats = [int(key) for key in keys if key != KEEP]
    if KEEP in keys and (not seats or earnings(view, card, question.seat) >= left_over(view, question.seat)):
        return KEEP
    return str(max(seats, key=lambda seat: (harm(view, card, seat), -seat)))


def harm(view: HistoryView, card: EmpireCard, seat: Seat) -> float:
    """How much less a seat would earn with a card than with another, and how much that matters."""
    lead = max(player.score for player in view.players) or 1
    weight = 1 + view.players[seat].score / lead
    less = usual(view, seat) - earnings(view, card, seat)
    return less * weight if less > 0 else less / weight


def usual(view: HistoryView, seat: Seat) -> float:
    """What a card of this epoch earns a seat on average."""
    cards = empires().of_epoch(view.turn)
    return sum(earnings(view, card, seat) for card in cards) / len(cards)


def left_over(view: HistoryView, seat: Seat) -> float:
    """What a seat may expect to be given if it passes its card on."""
    earned = [earnings(view, card, seat) for card in empires().of_epoch(view.turn) if card.key != view.drawn]
    mean = sum(earned) / len(earned)
    return mean - REJECTED * pstdev(earned)


def earnings(view: HistoryView, card: EmpireCard, seat: Seat) -> float:
    """What a card would bring a seat: what it takes, its capital, and what still stands when it is called."""
    position = Position.of(view, seat)
    total = standing(position, card.slot)
    for empire in card.empires:
        total += position.gain(empire.start)
        total += position.pieces(empire.start, seat, CAPITAL_POINTS * empire.capital)
        total += march_of(position, campaign_for(view, empire, ()), empire.start, builds=True).gain
    return total


def standing(position: Position, slot: int) -> float:
    """What the lands of a seat score, as far as they outlast the empires called before its own."""
    view, seat = position.view, position.seat
    alone = {player.seat: float(player.seat == seat) for player in view.players}
    then = Moment(view.turn, survival(still_to_come(view, slot)), alone)
    total = 0.0
    for area in board().areas.values():
        held = [(land, view.lands[land].seat) for land in area.lands if land in view.lands]
        total += area.presence(view.turn) * expected(then, held, NOWHERE)
    own = [land for land, holding in view.lands.items() if holding.seat == seat]
    return total + sum(position.points_in(land) * then.left[land] for land in own)
