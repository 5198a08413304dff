"""Which empire to keep, and whom to give one: what its card can earn for each seat this time."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache

from rules.history_of_the_world.board import LandId, board
from rules.history_of_the_world.empires import EmpireCard, empires
from rules.history_of_the_world.scoring import CAPITAL_POINTS
from rules.history_of_the_world.state import Settlement
from rules.history_of_the_world.view import HistoryView, LandView
from rules.standins.history.dealing import Deal
from rules.standins.history.force import campaign_for, march_of
from rules.standins.history.forecast import FEW, stays, still_to_come, survival
from rules.standins.history.renown import hopes_among, renown
from rules.standins.history.worth import Position, expected
from rules.table import Choose, Seat

KEEP = "keep"


def draft(question: Choose, view: HistoryView) -> str:
    """Keep what earns no less than others would leave; else harm whoever can do least with it.

    Among few the rest of the drawing is thought out: who is given a card has to pass theirs on.
    """
    seat, keys = question.seat, [option.key for option in question.options]
    free = frozenset(seat if key == KEEP else int(key) for key in keys)
    dealt, card = deal(view), drawn(view).key
    if len(view.players) > FEW:
        taker = dealt.taker(seat, card, free)
    else:
        taker = dealt.best(seat, card, free, view.order[view.order.index(seat) + 1 :])
    return KEEP if taker == seat else str(taker)


def drawn(view: HistoryView) -> EmpireCard:
    """The card that the seat has drawn."""
    assert view.drawn is not None
    return empires().cards[view.drawn]


def deal(view: HistoryView) -> Deal:
    """What the cards would bring those who draw, the leader mattering most."""
    lead = max(player.score for player in view.players) or 1
    matters = {seat: 1 + view.players[seat].score / lead for seat in view.order}
    return Deal({seat: earnings_of(view, seat) for seat in view.order}, matters)


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
    """What a card would bring a seat: what still stands when it is called, what it takes, its renown."""
    kept, taken = promise(view, seat, card)
    hopes = hopes_among(len(view.players))
    return hopes.standing * kept + hopes.promised * taken + renown(card, len(view.players))


def promise(view: HistoryView, seat: Seat, card: EmpireCard) -> tuple[float, float]:
    """What a seat still holds when a card is called, and what its empires would win on the board as it is."""
    position = Position.of(view, seat, card.slot)
    taken = 0.0
    for empire in card.empires:
        taken += position.gain(empire.start)
        taken += position.pieces(empire.start, seat, CAPITAL_POINTS * empire.capital)
        taken += march_of(position, campaign_for(view, empire, ()), empire.start, builds=True).gain
    return standing(position, card.slot), taken


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
