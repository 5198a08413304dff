"""A game being played, as the rules reach it: state, chance, the world, the peoples."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from rules.peoples.book import Page, event_cards
from rules.peoples.developments import Dev
from rules.peoples.regions import AreaId, areas, regions_for
from rules.peoples.state import NEUTRAL, PeoplesState, Player, Tribe, Turn
from rules.peoples.traits import Trait
from rules.peoples.world import World
from rules.table import Desk, Question, Script, Seat, ask
from rules.table.question import A


class Unforeseen(Exception):
    """What is only tried came to where dice fall or somebody is asked: no more can be told beforehand."""


@dataclass(frozen=True, slots=True)
class Play:
    """What every rule function works with; `tried`: at a fork, where nothing is drawn and nobody asked."""

    desk: Desk[PeoplesState]
    tried: bool = False

    @property
    def state(self) -> PeoplesState:
        """The state."""
        return self.desk.state

    @property
    def world(self) -> World:
        """The geometry of what is known."""
        return self.desk.state.world

    @property
    def turn(self) -> Turn:
        """The turn being played."""
        turn = self.state.turn
        assert turn is not None
        return turn

    def tell(self, event: Any, *to: Seat) -> None:
        """Tell an event."""
        self.desk.tell(event, *to)

    def fork(self) -> "Play":
        """The same position to try things on: nobody is told, nothing is drawn, nothing is felt here."""
        return Play(self.desk.fork(self.state.fork()), tried=True)

    def throw(self) -> str:
        """Ch. 5: the two dice, as the name of a region."""
        if self.tried:
            raise Unforeseen
        first, second = self.desk.chance.die("explore", 6), self.desk.chance.die("explore", 10)
        return f"{first}{second % 10}"

    def ask(self, question: Question[A]) -> Script[A]:
        """A question in the midst of an action; where things are only tried, nobody answers."""
        if self.tried and question.only() is None:
            raise Unforeseen
        return (yield from ask(question))

    def option(self, key: str) -> str:
        """The value of an option."""
        return self.state.options[key]

    @property
    def seats(self) -> tuple[Seat, ...]:
        """All seats that have not left, in turn order."""
        return tuple(seat for seat in self.state.order if not self.state.players[seat].left)

    def player(self, seat: Seat) -> Player:
        """A player."""
        return self.state.players[seat]

    def has(self, seat: Seat, dev: Dev) -> bool:
        """Whether a people has a development."""
        return seat != NEUTRAL and dev in self.state.players[seat].developments

    def level(self, seat: Seat, trait: Trait) -> int:
        """Ch. 8: a people's civilization level in a trait, specialists included."""
        if seat == NEUTRAL:
            return self.state.neutral_levels.get(trait, 0)
        player = self.state.players[seat]
        return player.advances.get(trait, 0) + (trait in player.specialists)

    def available(self, seat: Seat, trait: Trait) -> int:
        """Ch. 8: how many markers of a trait lie in the available pool."""
        return self.level(seat, trait) - self.state.players[seat].spent.get(trait, 0)

    def tribes_of(self, seat: Seat) -> list[Tribe]:
        """The pieces of a people on the map."""
        return [tribe for tribe in self.state.tribes if tribe.seat == seat]

    def tribe_in(self, area: AreaId) -> Tribe | None:
        """The tribe or settlement in an area."""
        return next((tribe for tribe in self.state.tribes if area in tribe.areas), None)

    def holder(self, area: AreaId) -> Seat | None:
        """Whose tribe lives in an area."""
        tribe = self.tribe_in(area)
        return None if tribe is None else tribe.seat

    def count(self, seat: Seat) -> int:
        """How many tribes of a people are placed; a settlement counts all of its own."""
        return sum(tribe.size for tribe in self.tribes_of(seat))

    def is_empty_land(self, area: AreaId) -> bool:
        """Whether a tribe could come to live in an area."""
        return areas()[area].is_land and self.tribe_in(area) is None

    def held_by(self, seat: Seat) -> Iterator[AreaId]:
        """The areas of a people."""
        for tribe in self.tribes_of(seat):
            yield from tribe.areas

    @property
    def unknown(self) -> tuple[str, ...]:
        """The regions nobody has found yet."""
        known = self.world.spots
        waiting = {region for start in self.state.starts for region in start}
        return tuple(
            region
            for region in regions_for(len(self.state.players))
            if region not in known and region not in waiting
        )

    def name(self, seat: Seat) -> str:
        """A people's id."""
        return self.state.neutral if seat == NEUTRAL else self.state.players[seat].people

    @property
    def pages(self) -> tuple[Page, ...]:
        """Ch. 12.2: the faces of the book that hold now: the back of the last card, the front of the next."""
        return pages_of(self.state)

    def holds(self, page: Page) -> bool:
        """Whether a page of the book of events holds now."""
        return page in self.pages


def pages_of(state: PeoplesState) -> tuple[Page, ...]:
    """Ch. 12.2: the pages that hold: the back of the last card turned, and the front of the one on top."""
    if state.book is None:
        return ()
    pile, turned, cards = state.book.pile, state.book.turned, event_cards()
    found = []
    if turned and pile[turned - 1] in cards:
        found.append(cards[pile[turned - 1]].bad)
    if turned < len(pile) and pile[turned] in cards:
        found.append(cards[pile[turned]].good)
    return tuple(found)
