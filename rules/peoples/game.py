"""Peoples: Civilizations as the table plays it."""

from collections.abc import Mapping

from rules.peoples import invariants
from rules.peoples.ending import score, standings
from rules.peoples.opening import arrange_parts
from rules.peoples.options import OPTIONS
from rules.peoples.play import Play
from rules.peoples.revolting import revolt
from rules.peoples.setup import open_game
from rules.peoples.state import PeoplesState, Stage, Turn
from rules.peoples.traits import peoples
from rules.peoples.turn import pass_on, play_turn, record
from rules.peoples.view import PeoplesView, view
from rules.table import Chance, Choice, Desk, Game, Script, Seat, Standing


class Peoples(Game[PeoplesState]):
    """Turn by turn until a people wins, or the points decide."""

    key = "peoples"
    name = "Peoples: Civilizations"
    least = 3
    most = 5
    options = OPTIONS
    version = 1
    state_type = PeoplesState

    def open(self, options: Mapping[str, str], names: tuple[str, ...], chance: Chance) -> PeoplesState:
        """Ch. 4: the set-up."""
        return open_game(options, names, chance)

    def sides(self, options: Mapping[str, str], players: int) -> tuple[Choice, ...]:
        """The peoples."""
        return tuple(Choice(p.id, p.name, f"begins with {p.trait}") for p in peoples().values())

    def phase(self, state: PeoplesState) -> str | None:
        """The set-up, the turn of a people, a last Revolution, or the count of points."""
        match state.stage:
            case Stage.OVER:
                return None
            case Stage.SETUP:
                return Stage.SETUP.value
            case Stage.LAST:
                return f"{Stage.LAST} {state.players[state.last[0]].people}" if state.last else "points"
        return f"{Stage.TURN} {state.round} {state.players[state.order[state.place]].people}"

    def script(self, desk: Desk[PeoplesState]) -> Script[None]:
        """That phase."""
        g = Play(desk)
        state = g.state
        if state.stage is Stage.SETUP:
            yield from arrange_parts(g)
        elif state.stage is Stage.TURN:
            yield from play_turn(g, state.order[state.place])
        elif state.last:
            yield from _last_revolution(g, state.last[0])
        if state.stage is Stage.LAST and not state.last:
            score(g)

    def title(self, phase: str) -> str:
        """The phase's name for people."""
        match phase.split():
            case [Stage.TURN, number, people]:
                return f"Round {number}: {peoples()[people].name}"
            case [Stage.LAST, people]:
                return f"The last Revolution of {peoples()[people].name}"
            case [Stage.SETUP]:
                return "The starting parts"
        return "The end of the book"

    def view(self, state: PeoplesState, seat: Seat | None) -> PeoplesView:
        """What a seat may see."""
        return view(state, seat)

    def leave(self, desk: Desk[PeoplesState], seat: Seat) -> None:
        """A player leaves: the people takes no more turns; its tribes and tokens stay as they are.

        Where one player is left the points decide.
        """
        g = Play(desk)
        state = g.state
        if state.stage is Stage.OVER:
            return
        state.players[seat].left = True
        state.last = [other for other in state.last if other != seat]
        if len(g.seats) < 2:
            state.stage, state.last = Stage.LAST, []
        elif state.stage is Stage.TURN and state.order[state.place] == seat:
            pass_on(g)

    def standings(self, state: PeoplesState) -> tuple[Standing, ...]:
        """Places and points as they are now."""
        return standings(state)

    def problems(self, state: PeoplesState) -> list[str]:
        """Broken invariants."""
        return invariants.problems(state)


def _last_revolution(g: Play, seat: Seat) -> Script[None]:
    """Ch. 12.2: after the end of the book each other people may take a Revolution."""
    g.state.turn = Turn(seat)
    yield from revolt(g, seat)
    g.state.records.append(record(g, seat))
    g.state.turn = None
    g.state.last = g.state.last[1:]
