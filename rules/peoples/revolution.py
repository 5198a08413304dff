"""Ch. 9: the Revolution: feed, advance, develop, specialize, reseed."""

from rules.peoples.acquiring import acquire, requirement_levels
from rules.peoples.book import Page
from rules.peoples.developments import Dev
from rules.peoples.ending import check_victories, turn_pages
from rules.peoples.events import (
    NeutralAdvanced,
    Reseeded,
    RevolutionBegan,
    ShareTaken,
    TribeRemoved,
)
from rules.peoples.feeding import feed, settle_new
from rules.peoples.ledger import Ledger
from rules.peoples.pieces import gain, is_whole_without, remove_tribe
from rules.peoples.play import Play
from rules.peoples.regions import resource_of
from rules.peoples.resources import Category, Kind, category_of
from rules.peoples.revolution_orders import Line
from rules.peoples.state import NEUTRAL, Victory
from rules.peoples.technology_tree import Item, holders, level_of
from rules.peoples.traits import Trait
from rules.table import Script, Seat

AT_THE_END = (Victory.ADVANCES, Victory.DEVELOPMENTS)
PLAGUE_SIZE = 3


def begin_revolution(g: Play, seat: Seat) -> None:
    """Ch. 9, 11: victories are checked first; then Plague and Banking have their effects."""
    g.tell(RevolutionBegan(seat))
    check_victories(g, seat)
    if g.state.winners:
        return
    if g.holds(Page.PLAGUE):
        for tribe in g.tribes_of(seat):
            if tribe.size >= PLAGUE_SIZE:
                leaving = [area for area in tribe.areas if is_whole_without(g, tribe, area)]
                area = min(leaving, key=lambda area: resource_of(area) is not None)
                remove_tribe(g, area)
                g.tell(TribeRemoved(seat, area, Page.PLAGUE.value))
    if g.has(seat, Dev.BANKING):
        for kind in list(g.player(seat).resources):
            if category_of(kind) is not Category.FOOD:
                gain(g, seat, kind, 1)
                g.tell(ShareTaken(seat, kind, 1, Dev.BANKING.value))


def carry_out(g: Play, seat: Seat, lines: tuple[Line, ...]) -> Script[None]:
    """Ch. 9: the whole Revolution. All payments come first: nothing acquired can be used in it."""
    ledger = settle_accounts(g, seat, lines)
    yield from settle_new(g, seat, ledger.new)
    finish_revolution(ledger)


def settle_accounts(g: Play, seat: Seat, lines: tuple[Line, ...]) -> Ledger:
    """Ch. 9.1-9.4: everything is paid for; it raises what is wrong with it."""
    ledger = Ledger(g, seat, requirement_levels(g, seat))
    ledger.new = feed(ledger, lines)
    acquire(ledger, lines)
    return ledger


def finish_revolution(ledger: Ledger) -> None:
    """Ch. 9.5, 10, 12.2: reseed; the neutral people advances; pages are turned; two more victories."""
    g, seat = ledger.g, ledger.seat
    flipped = second_level(ledger)
    reseed(ledger)
    advance_neutral(g)
    check_victories(g, seat, AT_THE_END)
    if flipped and not g.state.winners:
        turn_pages(g, seat, flipped)


def second_level(ledger: Ledger) -> int:
    """Ch. 12.2: the highest level of what this people is the second to acquire; 0 if there is none."""
    items: list[Item] = [*ledger.advances, *ledger.developments]
    g, seat = ledger.g, ledger.seat
    return max((level_of(g, seat, item) for item in items if len(holders(g, seat, item)) == 1), default=0)


def surplus(g: Play, seat: Seat) -> dict[Kind, int]:
    """Ch. 9.5: what goes back to the supply: all but one of each kind."""
    held = g.player(seat).resources
    return {kind: amount - 1 for kind, amount in held.items() if amount > 1}


def reseed(ledger: Ledger) -> None:
    """Ch. 9.5: what was used and acquired goes to its place."""
    g, seat = ledger.g, ledger.seat
    player = g.player(seat)
    returned = surplus(g, seat)
    gone = tuple(trait for trait in player.specialists if trait not in ledger.specialists)
    player.resources = dict.fromkeys(player.resources, 1)
    player.specialists = sorted(ledger.specialists)
    player.spent = {}
    for trait in ledger.advances:
        player.advances[trait] = player.advances.get(trait, 0) + 1
    player.developments += [card.value for card in ledger.developments]
    player.revolutions += 1
    for tribe in g.tribes_of(NEUTRAL):
        tribe.engaged = False
    g.tell(Reseeded(seat, tuple(returned.items()), gone))


def advance_neutral(g: Play) -> None:
    """Ch. 10: in each trait the average of the most and the least advanced people, rounded down."""
    players = [g.player(seat) for seat in g.seats]
    levels = {}
    for trait in Trait:
        counts = [player.advances.get(trait, 0) for player in players]
        levels[trait] = (max(counts) + min(counts)) // 2
    if levels != g.state.neutral_levels:
        g.state.neutral_levels = levels
        g.tell(NeutralAdvanced(tuple(levels.items())))
