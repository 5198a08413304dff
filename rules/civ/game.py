"""A sibling of the family as the table sees it."""

from collections.abc import Callable, Mapping
from typing import Any, ClassVar

from rules.atlas.former_names import with_printed_names
from rules.civ.belongings import belongings
from rules.civ.cards import card_problems
from rules.civ.civ import Civ
from rules.civ.migrations import from_1
from rules.civ.phases.leaving import leave
from rules.civ.policies.scoring import ranking, score
from rules.civ.problems import piece_problems
from rules.civ.ruleset import Phase, Ruleset, nothing_foreseen
from rules.civ.state import CivState
from rules.civ.views import CivView, view
from rules.table import Chance, Choice, Coming, Data, Desk, Game, Script, Seat, Standing
from rules.table.game import Migration


class CivGame(Game[CivState]):
    """Plays a ruleset: its opening, then its phases turn by turn."""

    version = 2
    migrations: ClassVar[Mapping[int, Migration]] = {1: from_1}
    answer_migrations: ClassVar[Mapping[int, Callable[[Data], Data]]] = {1: with_printed_names}
    state_type = CivState
    rules: ClassVar[Ruleset]

    def __init_subclass__(cls) -> None:
        """A sibling is its ruleset: what the table wants to know stands there."""
        cls.key = cls.rules.key
        cls.name = cls.rules.name
        cls.least = cls.rules.least
        cls.most = cls.rules.most
        cls.options = cls.rules.options

    def open(self, options: Mapping[str, str], names: tuple[str, ...], chance: Chance) -> CivState:
        """The state before the first phase."""
        state = self.rules.open(self.rules, options, names, chance)
        state.phase = self._phases[0].key
        return state

    def sides(self, options: Mapping[str, str], players: int) -> tuple[Choice, ...]:
        """The civilizations in play."""
        starts = self.rules.board.starts
        names = self.rules.line_up(players, options)
        return tuple(Choice(civ, civ, f"begins in {starts[civ]}" if civ in starts else "") for civ in names)

    def phase(self, state: CivState) -> str | None:
        """The phase the state stands before; None when the game is over."""
        return None if state.over else state.phase

    def script(self, desk: Desk[CivState]) -> Script[None]:
        """Play that phase and go on to the next."""
        state = desk.state
        index = next(i for i, phase in enumerate(self._phases) if phase.key == state.phase)
        yield from self._phases[index].play(Civ(desk, self.rules))
        if state.over:
            state.phase = ""
        elif state.skip_to:
            state.phase, state.skip_to = state.skip_to, ""
        elif index + 1 < len(self._phases):
            state.phase = self._phases[index + 1].key
        else:
            state.phase = self.rules.phases[0].key
            state.turn += 1

    def aliases(self) -> Mapping[str, tuple[str, ...]]:
        """Other words for areas and seas."""
        return self.rules.board.finder.aliases

    def title(self, phase: str) -> str:
        """What people call a phase."""
        return self.rules.title(phase)

    def view(self, state: CivState, seat: Seat | None) -> CivView:
        """What a seat may see."""
        return view(self._context(state), seat)

    def belongings(self, state: CivState, seat: Seat) -> Mapping[str, int]:
        """What a seat could lose."""
        return belongings(self._context(state), seat)

    def coming(self, state: CivState, seat: Seat) -> Coming | None:
        """What a seat would be asked in the next phase that asks it anything, if nothing happened before."""
        phases = self._from(state)
        if not phases or phases[0].foresee is None:
            return None
        for phase in phases[1:]:
            if phase.foresee is None:
                return None
            g = self._context(state.fork())
            g.state.phase = phase.key
            question = phase.foresee(g, seat)
            if question is not None and question.only() is None:
                return Coming(phase.key, question, g.state)
        return None

    def invites_to_come(self, state: CivState) -> bool:
        """Where few are asked: expansion with a short stock, ships, the losses of a conflict, calamities."""
        phases = self._from(state)
        return bool(phases) and (phases[0].invites or phases[0].foresee is nothing_foreseen)

    def invites_openly(self, state: CivState) -> bool:
        """Not while hands hold calamities that nobody else has seen."""
        return self.invites_to_come(state) and not self._from(state)[0].in_private

    def to_come(self, state: CivState) -> list[str]:
        """The rest of the turn."""
        return [phase.key for phase in self._from(state)[1:]]

    def _from(self, state: CivState) -> tuple[Phase, ...]:
        """The phases of the turn, the present one first; none while the game is set up, or over."""
        places = [place for place, phase in enumerate(self.rules.phases) if phase.key == state.phase]
        return self.rules.phases[places[0] :] if places else ()

    def leave(self, desk: Desk[CivState], seat: Seat) -> None:
        """WE ch.7: a seat leaves for good, when the turn is over."""
        leave(Civ(desk, self.rules), seat)

    def standings(self, state: CivState) -> tuple[Standing, ...]:
        """WE 13d: everybody's points and place."""
        g = self._context(state)
        places = ranking(g)
        sources = {seat: () if seat in state.eliminated else score(g, seat) for seat in places}
        return tuple(
            Standing(seat, place, sum(points for _, points in sources[seat]), sources[seat])
            for seat, place in places.items()
        )

    def problems(self, state: CivState) -> list[str]:
        """Broken invariants."""
        return piece_problems(self.rules, state) + card_problems(self.rules, state)

    @property
    def _phases(self) -> tuple[Phase, ...]:
        return (*self.rules.opening, *self.rules.phases)

    def _context(self, state: CivState) -> Civ:
        return Civ(Desk(state, Chance(b""), _nobody_listens), self.rules)


def _nobody_listens(event: Any, to: tuple[Seat, ...] | None) -> None:
    """A context made to look at a state tells nothing."""
