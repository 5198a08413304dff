"""The table drives a game: it holds the open questions, takes inputs, and keeps checkpoints."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from rules.table import inputs as put
from rules.table.ahead import Kept
from rules.table.chance import Chance, commitment
from rules.table.checkpoint import Checkpoint
from rules.table.codec import load_state
from rules.table.coming import Coming
from rules.table.driver import Driver
from rules.table.event import AheadRefused, AnswerUndone, PhaseReopened, SeatLeft, TimeExpired, Told
from rules.table.game import Game, Standing
from rules.table.holds import Key
from rules.table.inputs import IfChanged, Input, misplaced
from rules.table.question import Data, Question, Seat
from rules.table.refusal import Refusal, refuse
from rules.table.seal import opening, seal
from rules.table.undoing import Mark, standing_inputs, undo_refusal
from rules.table.versions import inputs_up_to_date, up_to_date

Keep = Callable[[Checkpoint], None]


@dataclass(frozen=True, slots=True)
class Open:
    """A question as its seat finds it: what was answered so far, and whether its turn is still to come.

    `before` are the seats it may wait for (the seat itself: for its turn), `after` is the one it waits for.
    `free`: on an open floor, nobody waits for the seat, which may act all the same.
    """

    question: Question[Any]
    given: Data | None
    ahead: bool
    before: tuple[Seat, ...] = ()
    after: Seat | None = None
    if_changed: IfChanged = IfChanged.WHOLE
    free: bool = False
    phase: str = ""
    """The later phase that it belongs to, if it does."""


class Table:
    """One game being played. Everything enters by `submit`; everything else only looks."""

    def __init__(
        self, game: Game[Any], names: tuple[str, ...], seed: bytes, keep: Keep | None = None
    ) -> None:
        self.game = game
        self.names = names
        self.seed = seed
        self.inputs: list[Input] = []
        """What stands of what was put in since the checkpoint."""
        self.undone: list[Seat] = []
        """Who took back an answer since."""
        self.noted: Input | None = None
        """The last input as it is stored."""
        self.told: list[Told] = []
        self.reopened = False
        self.rewritten: tuple[Checkpoint, list[Input]] | None = None
        """Of a phase that an earlier version stored: its beginning and what stands, as they are now."""
        self._sealed: Checkpoint | None = None
        self._opening = ""
        self._entering: Input | None = None
        self.closing: Mark | None = None
        """What the input led to that ended the phase before this one."""
        self._marks: list[Mark] = []
        self._views: dict[Seat | None, Any] = {}
        self._keep = keep
        self._driver: Driver

    @property
    def checkpoint(self) -> Checkpoint:
        """The newest checkpoint: the start of the phase that is being played."""
        return self._driver.checkpoint

    @property
    def state(self) -> Any:
        """The state of the game. For rules and tests; never for pictures or messages."""
        return self._driver.desk.state

    @property
    def phase(self) -> str | None:
        """The phase being played; None when the game is over."""
        return self.checkpoint.phase

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.phase is None

    @property
    def paused(self) -> bool:
        """Whether nobody may answer now."""
        return self._driver.paused

    @property
    def commitment(self) -> str:
        """The published commitment to the seed."""
        return commitment(self.seed)

    @property
    def is_floor(self) -> bool:
        """Whether the open questions are an open floor."""
        return self._driver.is_floor

    @property
    def moves(self) -> int:
        """How many waits have resolved since the table was opened or taken up."""
        return self._driver.moves

    def waiting(self) -> tuple[Question[Any], ...]:
        """The open questions that have no answer yet, without those of seats that wait for another."""
        held = self._driver.holds.after
        return tuple(q for q in self._unanswered() if (q.seat, q.key) not in held)

    def holding(self) -> dict[Seat, Seat]:
        """Who waits for whom before answering; everybody may know it. Who waits for his turn is not in it."""
        asked = {(q.seat, q.key) for q in self._driver.asked()}
        held = self._driver.holds.after.items()
        return {key[0]: seat for key, seat in held if seat != key[0] and (key in asked or self.invites)}

    def _unanswered(self) -> tuple[Question[Any], ...]:
        return tuple(q for q in self._driver.asked() if (q.seat, q.key) not in self._driver.given)

    def questions(self, seat: Seat) -> tuple[Open, ...]:
        """Everything a seat may answer now: what it is asked, and what it may answer ahead."""
        driver = self._driver
        asked = [self._open(q, driver.given, ahead=False) for q in driver.asked() if q.seat == seat]
        own = [q for q in driver.later() if q.seat == seat]
        if driver.is_floor:
            return (*asked, *(Open(question, None, ahead=False, free=True) for question in own))
        later = [self._open(question, driver.ahead, ahead=True) for question in own]
        return (*asked, *later, *map(self._to_come, driver.to_come(seat)))

    def _to_come(self, coming: Coming) -> Open:
        question, driver = coming.question, self._driver
        given = driver.coming.given(coming) or Kept(None)
        after = driver.holds.after.get((question.seat, question.key))
        return Open(question, given.data, True, (question.seat,), after, given.if_changed, phase=coming.phase)

    def _open(self, question: Question[Any], kept: Mapping[Key, Kept], ahead: bool) -> Open:
        key = (question.seat, question.key)
        given = kept.get(key, Kept(None))
        before, after = self._driver.before(question), self._driver.holds.after.get(key)
        return Open(question, given.data, ahead, before, after, given.if_changed)

    @property
    def invites(self) -> bool:
        """Whether everybody may know who is invited to answer ahead."""
        wait = self._driver.wait
        return wait is not None and (wait.invites or self.game.invites_openly(self.state))

    def invited(self) -> tuple[Question[Any], ...]:
        """What will be asked in its turn, and may be answered ahead by its seat, which has not done so.

        Where the table does not `invites` openly, only the seat itself may know.
        """
        driver = self._driver
        if driver.is_floor:
            return ()
        later = (*driver.later(), *self._invited_to_come())
        return tuple(q for q in later if q.seat not in driver.left and not driver.is_settled(q))

    def _invited_to_come(self) -> list[Question[Any]]:
        """What others could answer for a later phase; nobody need come for what is obvious."""
        driver = self._driver
        if driver.wait is None or not self.game.invites_to_come(self.state):
            return []
        found = [coming.question for seat in range(len(self.names)) for coming in driver.to_come(seat)[:1]]
        return [question for question in found if question.obvious() is None]

    def standing_orders(self, seat: Seat) -> dict[str, put.Stand]:
        """A seat's standing orders by topic."""
        return {
            topic: order for (owner, topic), order in self._driver.standing_orders.items() if owner == seat
        }

    def view(self, seat: Seat | None) -> Any:
        """What a seat (None: a spectator) may see. One view serves all who look, until something enters."""
        if seat not in self._views:
            self._views[seat] = self.game.view(self.state, seat)
        return self._views[seat]

    def view_at(self, seat: Seat, key: str) -> Any:
        """What a seat may see where a question is asked: of a later phase, the position as it is foreseen."""
        if self._driver.is_asked(seat, key):
            return self.view(seat)
        found = next((coming for coming in self._driver.to_come(seat) if coming.question.key == key), None)
        return self.view(seat) if found is None else self.game.view(found.state, seat)

    def preview(self, seat: Seat, key: str, data: Data) -> Any:
        """What a seat would see after this answer; None where that cannot be told, or is not allowed."""
        question = self._driver.found(seat, key)
        state = question.foresee(data) if question is not None else None
        return None if state is None else self.game.view(state, seat)

    def standings(self) -> tuple[Standing, ...]:
        """Places and points as they are now."""
        return self.game.standings(self.state)

    def feed(self, seat: Seat | None, since: int = 0) -> tuple[Told, ...]:
        """What a seat may know of what was told from number `since` on."""
        return tuple(told for told in self.told if told.number >= since and told.reaches(seat))

    def submit(self, entry: Input) -> Refusal | None:
        """Take an input, or refuse it and change nothing."""
        driver = self._driver
        self._views.clear()
        self._forget_old_news()
        drawn, moves, resolved = driver.desk.chance.drawn, driver.moves, len(driver.resolved)
        told, number = len(self.told), self.checkpoint.number
        self._entering = entry
        refusal = misplaced(entry, self.names, self._driver.standing_orders) or self._take(entry)
        self._entering = None
        if refusal is not None or isinstance(entry, put.Undo):
            return refusal
        self.noted = entry
        drew, moved = driver.desk.chance.drawn > drawn, driver.moves > moves
        mark = Mark.of(entry, drew, self.told[told:], moved, driver.resolved[resolved:])
        if self.checkpoint.number == number:
            self.inputs.append(entry)
            self._marks.append(mark)
        else:
            self.closing = mark if self.checkpoint.number == number + 1 else None
        return None

    def answer(self, seat: Seat, key: str, data: Data) -> Refusal | None:
        """Answer a question, now or ahead."""
        return self.submit(put.Answer(seat, key, data))

    def expire(self, seats: Iterable[Seat] = ()) -> Refusal | None:
        """The deadline passed for everybody, or for some seats."""
        return self.submit(put.Expire(tuple(seats)))

    def _take(self, entry: Input) -> Refusal | None:
        driver = self._driver
        if driver.paused and isinstance(entry, put.Answer | put.After | put.Withdraw | put.Undo | put.Expire):
            return refuse("paused", "The game is paused.", legal="wait until it is resumed")
        match entry:
            case put.Answer(seat, key, data):
                return driver.answer(seat, key, data, entry.if_changed)
            case put.After(seat, key, other):
                return driver.after(seat, key, other)
            case put.Withdraw(seat, key):
                return driver.withdraw(seat, key)
            case put.Stand():
                return driver.stand(entry)
            case put.Undo(seat):
                return self._undo(seat)
            case put.Expire(seats):
                return self._expire(seats)
            case put.Leave(seat):
                return self._leave(seat)
            case put.HandOver(seat, name):
                driver.hand_over(seat)
                self.names = (*self.names[:seat], name, *self.names[seat + 1 :])
            case put.Pause(on):
                driver.paused = on
        return None

    def _expire(self, seats: tuple[Seat, ...]) -> Refusal | None:
        late = [q for q in self._unanswered() if not seats or q.seat in seats]
        if not late:
            return refuse("nothing-open", "Nothing is awaited.")
        self._driver.desk.tell(TimeExpired(tuple(sorted({q.seat for q in late}))))
        self._driver.expire(late, everybody=not seats)
        return None

    def _leave(self, seat: Seat) -> Refusal | None:
        if seat in self._driver.left:
            return refuse("left-already", "This seat has left the game already.")
        self._driver.desk.tell(SeatLeft(seat))
        self._driver.leave(seat)
        return None

    def _undo(self, seat: Seat) -> Refusal | None:
        place = next((i for i in reversed(range(len(self._marks))) if self._marks[i].undoable_by(seat)), None)
        refusal = undo_refusal(self._marks, seat, place)
        if refusal is not None or place is None:
            return refusal
        if self._would_resolve(place):
            return refuse("resolved", "Everybody else has answered since.", legal="give your answer again")
        kept = [(n, entry) for n, entry in enumerate(self.inputs) if n != place]
        told, count, undone = list(self.told), self._driver.told, [*self.undone, seat]
        self._begin_again(self.checkpoint)
        dropped = [(n, entry, why) for n, entry in kept if (why := self.submit(entry)) is not None]
        self.told[:] = told
        self.undone[:] = undone
        self.noted = put.Undone(seat, tuple(sorted((place, *(n for n, _, _ in dropped)))))
        self._driver.told = count
        self._driver.desk.tell(AnswerUndone(seat))
        for _, entry, why in dropped:
            if isinstance(entry, put.Answer):  # given ahead to what was asked, or allowed, after it only
                self._driver.desk.tell(AheadRefused(entry.seat, entry.key, why), entry.seat)
        return None

    def _would_resolve(self, place: int) -> bool:
        """Whether an answer that was withdrawn is all that is missing: an undo must not move the game on."""
        entry = self.inputs[place]
        asked = self._driver.found(entry.seat, entry.key) if isinstance(entry, put.Withdraw) else None
        if asked is None:
            return False
        is_last = [question is asked for question in self.waiting()] == [True]
        return is_last or asked.seat in self.holding().values() or self._held_for_known(asked, place)

    def _held_for_known(self, asked: Question[Any], place: int) -> bool:
        """Whether what was withdrawn was the wish to wait for somebody who has answered by now."""
        answers = (e for e in reversed(self.inputs[:place]) if isinstance(e, put.Answer | put.After))
        last = next((entry for entry in answers if entry.seat == asked.seat), None)
        return isinstance(last, put.After) and any(seat == last.other for seat, _ in self._driver.given)

    def _tell(self, number: int, event: Any, audience: tuple[Seat, ...] | None) -> None:
        self.told.append(Told(number, self._driver.number, event, audience))

    def _forget_old_news(self) -> None:
        """Keep what was told in this phase and the one before; the rest was fed long ago."""
        if self.told and self.told[0].phase < self.checkpoint.number - 1:
            self.told = [told for told in self.told if told.phase >= self.checkpoint.number - 1]

    def _on_phase(self, begun: Checkpoint) -> Checkpoint:
        entries = self.inputs if self._entering is None else [*self.inputs, self._entering]
        if self._sealed is not None and self.rewritten and self.rewritten[0] is self._sealed:
            self.rewritten = self._sealed, list(entries)
        former = self._sealed or self._opening
        sealed = seal(begun, former, self.game.version, self.seed, entries, self.undone)
        self.inputs.clear()
        self.undone.clear()
        self._marks.clear()
        self._entering = None
        self._sealed = sealed
        if self._keep is not None:
            self._keep(sealed)
        return sealed

    def begin(self, options: Mapping[str, str], settled: Mapping[str, str]) -> None:
        """Start a new game with options as they were given, and as they are settled."""
        chance = Chance(self.seed)
        self._opening = opening(self.game.key, options, self.names, self.seed)
        state = self.game.open(settled, self.names, chance)
        self._driver = Driver(self.game, state, chance, self._tell, self._on_phase)
        self._driver.run()

    def _begin_again(self, checkpoint: Checkpoint) -> None:
        self.inputs.clear()
        self.undone.clear()
        self._marks.clear()
        self.closing = None
        self.told.clear()
        self._views.clear()
        self._entering = None
        self._sealed = checkpoint
        state = load_state(self.game.state_type, checkpoint.state)
        chance = Chance(self.seed, dict(checkpoint.counts), checkpoint.fork)
        self._driver = Driver(self.game, state, chance, self._tell, self._on_phase)
        self._driver.resume(checkpoint)

    def resume(self, checkpoint: Checkpoint, entries: Iterable[Input]) -> None:
        """Take up a game: the start of a phase, and what was put in since."""
        begun = up_to_date(self.game, checkpoint, self.seed)
        self.rewritten = None if begun is checkpoint else (begun, [])
        self._begin_again(begun)
        standing, self.undone[:] = standing_inputs(inputs_up_to_date(self.game, checkpoint.version, entries))
        for entry in standing:
            refusal = self.submit(entry)
            if refusal is not None:
                self._begin_again(begun)
                self.reopened = True
                self._driver.desk.tell(PhaseReopened(begun.phase or "", str(refusal)))
                break
        if self.rewritten and self.checkpoint is begun:
            self.rewritten = begun, list(self.inputs)


def open_table(
    game: Game[Any],
    options: Mapping[str, str],
    names: tuple[str, ...],
    seed: bytes,
    keep: Keep | None = None,
) -> Table | Refusal:
    """Open a new game; `keep` is given every checkpoint as it is taken."""
    settled = game.settle(options, len(names))
    if isinstance(settled, Refusal):
        return settled
    table = Table(game, names, seed, keep)
    table.begin(options, settled)
    return table


def restore(
    game: Game[Any],
    names: tuple[str, ...],
    seed: bytes,
    checkpoint: Checkpoint,
    entries: Iterable[Input] = (),
    keep: Keep | None = None,
) -> Table:
    """Take up a game from a checkpoint and the inputs since; `reopened` is set where they fit no longer.

    A checkpoint of an earlier version is brought up to this one (`rewritten`); CannotTakeUp if it cannot be.
    """
    table = Table(game, names, seed, keep)
    table.resume(checkpoint, entries)
    return table
