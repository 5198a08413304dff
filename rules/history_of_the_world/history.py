"""A game being played, as the rules reach it: state, chance, board, options."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from rules.history_of_the_world.board import Board, LandId, board
from rules.history_of_the_world.options import MULTIPLE_ARMIES, NAVAL_CONTROL, PREEMINENCE
from rules.history_of_the_world.state import Campaign, HistoryState, Holding, Player, Turn
from rules.table import Desk, Seat


@dataclass(frozen=True, slots=True)
class History:
    """What every rule function works with."""

    desk: Desk[HistoryState]

    @property
    def state(self) -> HistoryState:
        """The state."""
        return self.desk.state

    @property
    def board(self) -> Board:
        """The board."""
        return board()

    def tell(self, event: Any, *to: Seat) -> None:
        """Tell an event."""
        self.desk.tell(event, *to)

    def fork(self) -> "History":
        """The same position to try things on: nobody is told, nothing may be drawn, nothing is felt here."""
        return History(self.desk.fork(self.state.fork()))

    def throw(self, stream: str, dice: int) -> tuple[int, ...]:
        """So many dice, as they fell."""
        return tuple(self.desk.chance.die(stream, 6) for _ in range(dice))

    def option(self, key: str) -> bool:
        """Whether an optional rule is in play."""
        return self.state.options[key] == "yes"

    @property
    def preeminence(self) -> bool:
        """Whether pre-eminence markers are awarded."""
        return not self.option(PREEMINENCE)

    @property
    def multiple_armies(self) -> bool:
        """Whether a land may hold three figures."""
        return self.option(MULTIPLE_ARMIES)

    @property
    def naval_control(self) -> bool:
        """Whether armies may stay at sea."""
        return self.option(NAVAL_CONTROL)

    @property
    def turn(self) -> Turn:
        """The turn being played."""
        turn = self.state.turn
        assert turn is not None
        return turn

    @property
    def campaign(self) -> Campaign:
        """The force that expands now."""
        campaign = self.turn.campaign
        assert campaign is not None
        return campaign

    @property
    def seats(self) -> tuple[Seat, ...]:
        """All seats that have not left."""
        return tuple(seat for seat, player in enumerate(self.state.players) if not player.left)

    def player(self, seat: Seat) -> Player:
        """A player."""
        return self.state.players[seat]

    def holding(self, land: LandId) -> Holding | None:
        """The figures in a land."""
        return self.state.lands.get(land)

    def owner(self, land: LandId) -> Seat | None:
        """Whose armies stand in a land."""
        holding = self.state.lands.get(land)
        return None if holding is None else holding.seat

    def lands_of(self, seat: Seat, force: str | None = None) -> Iterator[LandId]:
        """The lands of a player, or of one force of theirs, in board order."""
        held = self.state.lands
        for land in self.board.lands:
            holding = held.get(land)
            if holding is not None and holding.seat == seat and force in (None, holding.force):
                yield land
