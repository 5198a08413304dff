"""Which empire to keep, and whom to give one: what its card can earn for each seat this time."""

from statistics import fmean, pstdev

from rules.history_of_the_world.board import board
from rules.history_of_the_world.empires import EmpireCard, empires
from rules.history_of_the_world.scoring import CAPITAL_POINTS
from rules.history_of_the_world.view import HistoryView
from rules.standins.history.force import campaign_for, march_of
from rules.standins.history.forecast import still_to_come, survival
from rules.standins.history.worth import NOWHERE, Moment, Position, expected
from rules.table import Choose

KEEP = "keep"
REJECTED = 0.3  # of the spread, that a card others pass on is worth less than the mean


def draft(question: Choose, view: HistoryView) -> str:
    """Keep what earns no less than others would leave; else harm whoever can do least with it."""
    card = drawn(view)
    keys = [option.key for option in question.options]
    seats = [int(key) for key in keys if key != KEEP]
    own = Position.of(view, question.seat)
    if KEEP in keys and (not seats or earnings(own, card) >= left_over(own)):
        return KEEP
    return str(max(seats, key=lambda seat: (harm(Position.of(view, seat), card), -seat)))


def drawn(view: HistoryView) -> EmpireCard:
    """The card that the seat has drawn."""
    assert view.drawn is not None
    return empires().cards[view.drawn]


def harm(position: Position, card: EmpireCard) -> float:
    """How much less a seat would earn with a card than with another, and how much that matters."""
    view = position.view
    lead = max(player.score for player in view.players) or 1
    cards = empires().of_epoch(view.turn)
    usual = sum(earnings(position, other) for other in cards) / len(cards)
    return (1 + view.players[position.seat].score / lead) * (usual - earnings(position, card))


def left_over(position: Position) -> float:
    """What a seat may expect to be given if it passes its card on."""
    view = position.view
    earned = [earnings(position, card) for card in empires().of_epoch(view.turn) if card.key != view.drawn]
    return fmean(earned) - REJECTED * pstdev(earned)


def earnings(position: Position, card: EmpireCard) -> float:
    """What a card would bring a seat: what it takes, its capital, and what still stands when it is called."""
    total = standing(position, card.slot)
    for empire in card.empires:
        total += position.gain(empire.start)
        total += position.pieces(empire.start, position.seat, CAPITAL_POINTS * empire.capital)
        total += march_of(position, campaign_for(position.view, empire, ()), empire.start, builds=True).gain
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
