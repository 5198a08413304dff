"""Runs the scripts of a game from wait to wait, phase to phase."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from rules.table.ahead import Carried, Kept, carried
from rules.table.chance import Chance
from rules.table.checkpoint import Checkpoint, StandingOrder
from rules.table.codec import dump_state
from rules.table.coming import ComingAnswers
from rules.table.desk import Desk
from rules.table.event import AheadCut, AheadRefused
from rules.table.game import Game
from rules.table.holds import Holds, Key
from rules.table.inputs import IfChanged, Stand
from rules.table.open_questions import OpenQuestions
from rules.table.question import Data, Question, Seat
from rules.table.refusal import Refusal, refuse
from rules.table.script import NOT_YET, Script, Wait

Sink = Callable[[int, Any, tuple[Seat, ...] | None], None]
Begun = Callable[[Checkpoint], Checkpoint]
_RUNAWAY = 100_000


class Driver(OpenQuestions):
    """A script under way: it goes on as soon as what it waits for is answered."""

    def __init__(self, game: Game[Any], state: Any, chance: Chance, sink: Sink, on_phase: Begun) -> None:
        super().__init__(game, Desk(state, chance, self._tell))
        self.number = 0
        self.moves = 0
        self.resolved: list[Seat] = []  # whose answers were sent into the script, in that order
        self.paused = False
        self.checkpoint: Checkpoint
        self._sink = sink
        self._on_phase = on_phase
        self.told = 0
        self._leaving: list[Seat] = []
        self._script: Script[None] | None = None
        self._values: dict[Key, Any] = {}

    def _tell(self, event: Any, audience: tuple[Seat, ...] | None) -> None:
        self.told += 1
        self._sink(self.told - 1, event, audience)

    def answer(
        self, seat: Seat, key: str, data: Data, if_changed: IfChanged = IfChanged.WHOLE
    ) -> Refusal | None:
        """Take an answer to an open question, or keep one for a later question."""
        coming = self._coming(seat, key)
        question = coming.question if coming is not None else self.found(seat, key)
        if question is None:
            return refuse("not-asked", "This is not asked of you now.", legal="look at your open questions")
        value = question.check(data)
        if isinstance(value, Refusal):
            return value
        state = coming.state if coming is not None else self.desk.state
        had = self.game.belongings(state, seat) if if_changed is IfChanged.MINE else {}
        kept = Kept(data, if_changed, had)
        if coming is not None:
            self.holds.after.pop((seat, question.key), None)
            self.coming.keep(coming, kept)
        elif self.is_floor or any(question is asked for asked in self.asked()):
            self._accept(question, kept, value)
        else:
            self.holds.after.pop((seat, question.key), None)
            self.ahead[seat, question.key] = kept
            self._look_onward()
        return None

    def after(self, seat: Seat, key: str, other: Seat) -> Refusal | None:
        """Ask a seat when another, before it in the order, has acted."""
        coming = self._coming(seat, key)
        if coming is not None and other == seat:
            self.coming.forget(seat, key)
            self.holds.after[seat, key] = seat
            return None
        question = None if coming is not None else self.found(seat, key)
        if question is None:
            return refuse("not-asked", "This is not asked of you now.", legal="look at your open questions")
        refusal = self.holds.refuse(self.wait, self.later, question, other)
        if refusal is not None:
            return refusal
        known = (seat, question.key)
        everything: tuple[dict[Key, Any], ...] = (self.given, self._values, self.ahead)
        for kept in everything:
            kept.pop(known, None)
        self.holds.after[known] = other
        self._look_onward()
        self._pursue(self._replies())
        return None

    def withdraw(self, seat: Seat, key: str) -> Refusal | None:
        """Forget an answer that has not resolved, or the wish to wait."""
        question = self.found(seat, key)
        known = question.key if question is not None else key
        if self.holds.after.pop((seat, known), None) is not None:
            return None
        for kept in (self.given, self.ahead):
            if (seat, known) in kept:
                del kept[seat, known]
                self._values.pop((seat, known), None)
                self._look_onward()
                return None
        if self.coming.forget(seat, known):
            return None
        return refuse("nothing-given", "There is no answer of yours to take back.")

    def stand(self, order: Stand) -> Refusal | None:
        """Set or clear a standing order; it is used at once where it fits an open question."""
        key = (order.seat, order.topic)
        if order.clear:
            if self.standing_orders.pop(key, None) is None:
                return refuse("no-standing-order", "You have no standing order on this.")
            return None
        self.standing_orders[key] = order
        self.holds.called = {(seat, known) for seat, known in self.holds.called if seat != order.seat}
        if self.wait and not self.wait.floor:
            self._pursue(self._settle(self.wait))
        return None

    def expire(self, late: Iterable[Question[Any]], everybody: bool) -> None:
        """Time is up: the late questions take their defaults; an open floor is closed for everybody."""
        if self.wait is not None and self.wait.floor:
            if everybody:
                self._pursue((None,))
                return
            for seat, key in [(q.seat, q.key) for q in late]:
                question = next((q for q in self.asked() if (q.seat, q.key) == (seat, key)), None)
                if question is not None:
                    self._accept(question, *self._by_default(question))
            return
        number = self.number
        for seat, key in [(q.seat, q.key) for q in late]:
            # One default may be what another seat waited for: it is asked anew before its own is taken.
            question = next((q for q in self.asked() if (q.seat, q.key) == (seat, key)), None)
            if question is not None and self.number == number:
                self._accept(question, *self._by_default(question))

    def leave(self, seat: Seat) -> None:
        """A seat leaves: its questions take their defaults from now on."""
        self.holds.forget(seat)
        self.coming.forget(seat)
        self.left.append(seat)
        self._leaving.append(seat)
        if (
            self.wait is not None
            and self.wait.floor
            and all(q.seat in self.left for q in self.wait.questions)
        ):
            self._pursue((None,))
        elif self.wait is not None and not self.wait.floor:
            self._pursue(self._settle(self.wait))

    def hand_over(self, seat: Seat) -> None:
        """Somebody else sits down: nothing of the former player stays on."""
        self.holds.forget(seat)
        self.coming.forget(seat)
        everything: tuple[dict[Key, Any], ...] = (self.given, self.ahead, self.standing_orders, self._values)
        for kept in everything:
            for key in [key for key in kept if key[0] == seat]:
                del kept[key]
        self._look_onward()

    def run(self) -> None:
        """Run until somebody must answer."""
        self._pursue((None,))

    def resume(self, checkpoint: Checkpoint) -> None:
        """Run from a checkpoint until somebody must answer."""
        self.checkpoint = checkpoint
        self.number = checkpoint.number
        self.told = checkpoint.told
        self.standing_orders = {
            (o.seat, o.topic): Stand(o.seat, o.topic, o.data, o.default) for o in checkpoint.standing_orders
        }
        self.left = list(checkpoint.left)
        self.paused = checkpoint.paused
        self.coming = ComingAnswers(checkpoint.coming)
        if checkpoint.phase is not None:
            self._script = self.game.script(self.desk)
            self._pursue((None,))

    def _accept(self, question: Question[Any], kept: Kept, value: Any) -> None:
        assert self.wait is not None
        if self.wait.floor:
            self._pursue(((question.seat, value),))
            return
        self.holds.after.pop((question.seat, question.key), None)
        self.given[question.seat, question.key] = kept
        self._values[question.seat, question.key] = value
        self._look_onward()
        self._pursue(self._replies())

    def _replies(self) -> tuple[list[Any]] | None:
        """The answers in the order of the questions, once all are there; wrapped, as None means not yet.

        Where seats act in an order, somebody may wait for one that has answered: then the answers up to that
        seat. Nobody before it could still change his mind, knowing what it did.
        """
        if self.wait is None:
            return None
        keys = [(q.seat, q.key) for q in self.wait.questions]
        if all(key in self._values for key in keys):
            return ([self._values[key] for key in keys],)
        acting = self.holds.acting(self.wait, self._values)
        if not acting:
            return None
        return ([self._values.get(key, NOT_YET) if i < acting else NOT_YET for i, key in enumerate(keys)],)

    def _pursue(self, reply: tuple[Any] | None) -> None:
        for _ in range(_RUNAWAY):
            if reply is None:
                return
            self.moves += 1
            if self.wait is not None and not self.wait.floor:
                self._send_off(self.wait, reply[0])
            self.given, self._values = {}, {}
            wait = self._advance(reply[0])
            if wait is None:
                return
            self.wait, self._later = wait, None
            self.resolved += self.holds.move_on(wait, self.later)
            reply = self._settle(wait)
            self._look_onward()
        raise AssertionError(f"runaway script in phase {self.checkpoint.phase}")

    def _send_off(self, wait: Wait, replies: Sequence[Any]) -> None:
        """Note whose answers are sent into the script; those that stay are checked again after it."""
        for place, question in enumerate(wait.questions):
            key = (question.seat, question.key)
            if replies[place] is not NOT_YET:
                self.resolved += [question.seat] if question.seat not in self.left else []
            elif key in self.given:
                self.ahead[key] = self.given[key]

    def _advance(self, value: Any) -> Wait | None:
        self.wait, self._later = None, None
        while True:
            if self._script is None:
                if not self._begin_phase():
                    return None
                value = None
            assert self._script is not None
            try:
                return self._script.send(value)
            except StopIteration:
                self._script = None

    def _begin_phase(self) -> bool:
        for seat in self._leaving:
            self.game.leave(self.desk, seat)
        self._leaving.clear()
        self.ahead.clear()
        self.holds = Holds()
        self.number += 1
        phase = self.game.phase(self.desk.state)
        begun = Checkpoint(
            number=self.number,
            phase=phase,
            state=dump_state(self.desk.state),
            counts=dict(self.desk.chance.counts),
            fork=self.desk.chance.fork,
            told=self.told,
            standing_orders=tuple(
                StandingOrder(o.seat, o.topic, o.data, o.default) for o in self.standing_orders.values()
            ),
            left=tuple(self.left),
            paused=self.paused,
            coming=self.coming.keep_only({phase or "", *self.game.to_come(self.desk.state)}),
        )
        self.checkpoint = self._on_phase(begun)
        if phase is None:
            return False
        self._script = self.game.script(self.desk)
        return True

    def _settle(self, wait: Wait) -> tuple[Any] | None:
        """Answer what is answered already: ahead, by a standing order, or because the seat has left."""
        if wait.floor:
            return (None,) if all(q.seat in self.left for q in wait.questions) else None
        for question in wait.questions:
            key = (question.seat, question.key)
            if key in self._values or key in self.holds.after:
                continue
            if (found := self._known(question)) is not None:
                self.given[key], self._values[key] = found
        return self._replies()

    def _known(self, question: Question[Any]) -> tuple[Kept, Any] | None:
        if question.seat in self.left:
            return self._by_default(question)
        kept = self.ahead.pop((question.seat, question.key), None)
        if kept is None:
            kept = self.coming.take(question.seat, question.key, self.checkpoint.phase)
        if kept is not None:
            found = self._carried(question, kept)
            if found is not None:
                return found.kept, found.value
        if (question.seat, question.key) in self.holds.called:
            return None  # whoever waited wants to be asked
        order = self.standing_orders.get((question.seat, question.topic)) if question.topic else None
        if order is not None:
            if order.default:
                return self._by_default(question)
            value = question.check(order.data)
            if not isinstance(value, Refusal):
                return Kept(order.data), value
        return None

    def _carried(self, question: Question[Any], kept: Kept) -> Carried | None:
        """What a kept answer comes to in its turn; its seat is told what of it fits no more."""
        seat, key = question.seat, question.key
        has = self.game.belongings(self.desk.state, seat) if kept.had else {}
        found = carried(question, kept, has)
        if isinstance(found, Refusal):
            self.desk.tell(AheadRefused(seat, key, found), seat)
            return None
        if found.cut:
            self.desk.tell(AheadCut(seat, key, found.cut, question.write(found.kept.data)), seat)
        return found

    def _by_default(self, question: Question[Any]) -> tuple[Kept, Any]:
        data = question.default()
        value = question.check(data)
        if isinstance(value, Refusal):
            raise AssertionError(f"{question.key}: the default {data!r} is refused: {value}")
        return Kept(data), value
