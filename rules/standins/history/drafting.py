"""Which empire to keep, and whom to give one: what its card can earn for each seat this time."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from statistics import fmean, pstdev

from rules.history_of_the_world.board import LandId, board
from rules.history_of_the_world.empires import EmpireCard, empires
from rules.history_of_the_world.scoring import CAPITAL_POINTS
from rules.history_of_the_world.state import Settlement
from rules.history_of_the_world.view import HistoryView, LandView
from rules.standins.history.force import campaign_for, march_of
from rules.standins.history.forecast import stays, still_to_come, survival
from rules.standins.history.worth import Position, expected
from rules.table import Choose, Seat

KEEP = "keep"
REJECTED = 0.15  # of the spread, that a card others pass on is worth less than the mean
STANDING = 1.3  # points for each that what is held may score when an empire is called
PROMISED = 0.6  # ... that it would win on the board as it is, though others move first
STRONG = 0.7  # ... and for each army: it will find something


def draft(question: Choose, view: HistoryView) -> str:
    """Keep what earns no less than others would leave; else harm whoever can do least with it."""
    keys = [option.key for option in question.options]
    seats = [int(key) for key in keys if key != KEEP]
    if KEEP in keys and (not seats or earned(view, question.seat) >= left_over(view, question.seat)):
        return KEEP
    return str(max(seats, key=lambda seat: (harm(view, seat), -seat)))


def drawn(view: HistoryView) -> EmpireCard:
    """The card that the seat has drawn."""
    assert view.drawn is not None
    return empires().cards[view.drawn]


def earned(view: HistoryView, seat: Seat) -> float:
    """What the card drawn would bring a seat."""
    return earnings_of(view, seat)[drawn(view).key]


def left_over(view: HistoryView, seat: Seat) -> float:
    """What a seat may expect to be given if it passes its card on."""
    others = [worth for card, worth in earnings_of(view, seat).items() if card != view.drawn]
    return fmean(others) - REJECTED * pstdev(others)


def harm(view: HistoryView, seat: Seat) -> float:
    """How much less a seat would earn with the card drawn than with another, and how much that matters."""
    lead = max(player.score for player in view.players) or 1
    usual = fmean(earnings_of(view, seat).values())
    return (1 + view.players[seat].score / lead) * (usual - earned(view, seat))


@dataclass(frozen=True, slots=True)
class _Board:
    """What the earnings of a seat depend on, all of it open to everybody: they are the same whoever draws."""

    view: HistoryView = field(compare=False)
    seat: Seat
    epoch: int
    lands: tuple[tuple[LandId, LandView], ...]
    settlements: tuple[tuple[LandId, Settlement], ...]
    monuments: tuple[LandId, ...]
    left: tuple[bool, ...]


def earnings_of(view: HistoryView, seat: Seat) -> Mapping[str, float]:
    """What every card of the epoch would bring a seat."""
    lands, settlements = tuple(view.lands.items()), tuple(view.settlements.items())
    left = tuple(player.left for player in view.players)
    return _earnings(_Board(view, seat, view.turn, lands, settlements, view.monuments, left))


@lru_cache(12)
def _earnings(here: _Board) -> Mapping[str, float]:
    cards = empires().of_epoch(here.epoch)
    return {card.key: earnings(here.view, here.seat, card) for card in cards}


def earnings(view: HistoryView, seat: Seat, card: EmpireCard) -> float:
    """What a card would bring a seat: what still stands when it is called, what it takes, its strength."""
    position = Position.of(view, seat, card.slot)
    taken = 0.0
    for empire in card.empires:
        taken += position.gain(empire.start)
        taken += position.pieces(empire.start, seat, CAPITAL_POINTS * empire.capital)
        taken += march_of(position, campaign_for(view, empire, ()), empire.start, builds=True).gain
    return STANDING * standing(position, card.slot) + PROMISED * taken + STRONG * card.strength


def standing(position: Position, slot: int) -> float:
    """What the lands of a seat score, as far as they outlast the empires called before its own."""
    view, seat = position.view, position.seat
    left = survival(still_to_come(view, slot))
    chances = {
        land: stays(left[land], position.points_in(land), holding.fort, len(view.players))
        for land, holding in view.lands.items()
    }
    alone = {player.seat: float(player.seat == seat) for player in view.players}
    total = 0.0
    for area in board().areas.values():
        held = [(view.lands[land].seat, chances[land]) for land in area.lands if land in view.lands]
        total += area.presence(view.turn) * expected(alone, held)
    own = [land for land, holding in view.lands.items() if holding.seat == seat]
    return total + sum(position.points_in(land) * chances[land] for land in own)
