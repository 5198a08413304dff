"""History of the World as the table plays it."""

from collections.abc import Mapping
from typing import ClassVar

from rules.history_of_the_world import invariants
from rules.history_of_the_world.board import board
from rules.history_of_the_world.drawing import draw_empires
from rules.history_of_the_world.empires import NUMERALS, empires
from rules.history_of_the_world.history import History
from rules.history_of_the_world.migrations import from_1
from rules.history_of_the_world.options import OPTIONS
from rules.history_of_the_world.reckoning import end_epoch, standings
from rules.history_of_the_world.setup import open_game
from rules.history_of_the_world.state import HistoryState, Stage
from rules.history_of_the_world.turn import call, next_card, play_turn
from rules.history_of_the_world.view import HistoryView, view
from rules.table import Chance, Desk, Game, Script, Seat, Standing
from rules.table.game import Migration


class HistoryOfTheWorld(Game[HistoryState]):
    """Seven epochs: draw empires, play them in order, score, begin again."""

    key = "history-of-the-world"
    name = "History of the World"
    least = 3
    most = 6
    options = OPTIONS
    version = 2
    migrations: ClassVar[Mapping[int, Migration]] = {1: from_1}
    state_type = HistoryState

    def open(self, options: Mapping[str, str], names: tuple[str, ...], chance: Chance) -> HistoryState:
        """Ch. II: the set-up."""
        return open_game(options, names, chance)

    def phase(self, state: HistoryState) -> str | None:
        """The drawing of an epoch, or the turn of an empire; the last one ends with the reckoning.

        The reckoning stands alone only where players left and no turn remains.
        """
        if state.stage is Stage.OVER:
            return None
        card = next_card(state) if state.stage is Stage.TURN else None
        if card is not None:
            return f"{Stage.TURN} {card.key}"
        stage = Stage.DRAWING if state.stage is Stage.DRAWING else Stage.RECKONING
        return f"{stage} {state.epoch}"

    def script(self, desk: Desk[HistoryState]) -> Script[None]:
        """That phase."""
        g = History(desk)
        if g.state.stage is Stage.DRAWING:
            yield from draw_empires(g)
            return
        card = next_card(g.state) if g.state.stage is Stage.TURN else None
        if card is not None:
            yield from play_turn(g, card)
        if g.state.stage is Stage.RECKONING or next_card(g.state) is None:
            call(g, None)
            end_epoch(g)

    def aliases(self) -> Mapping[str, tuple[str, ...]]:
        """Other words for lands and waters."""
        return board().finder.aliases

    def title(self, phase: str) -> str:
        """The phase's name for people."""
        stage, _, detail = phase.partition(" ")
        match stage:
            case Stage.TURN:
                card = empires().cards[detail]
                return f"Epoch {NUMERALS[card.epoch]}: {card.name}"
            case Stage.DRAWING:
                return f"Epoch {NUMERALS[int(detail)]}: drawing empires"
        return f"Epoch {NUMERALS[int(detail)]}: the reckoning"

    def view(self, state: HistoryState, seat: Seat | None) -> HistoryView:
        """What a seat may see."""
        return view(state, seat)

    def leave(self, desk: Desk[HistoryState], seat: Seat) -> None:
        """A player leaves: hand and empire go back to the box, armies stay until somebody removes them.

        After the last reckoning nothing changes any more.
        """
        state = desk.state
        if state.stage is Stage.OVER:
            return
        player = state.players[seat]
        player.left = True
        state.box = sorted([*state.box, *player.hand])
        player.hand = []
        state.drawing.held.pop(seat, None)
        if sum(not other.left for other in state.players) < 2:
            state.stage = Stage.RECKONING

    def standings(self, state: HistoryState) -> tuple[Standing, ...]:
        """Places and points as they are now."""
        return standings(state)

    def problems(self, state: HistoryState) -> list[str]:
        """Broken invariants."""
        return invariants.problems(state)
