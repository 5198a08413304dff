"""What a person is asked, read inside the door of a game: questions stay here, plain data leaves."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from bot.discord.form_pages import called, named, window_in, with_others
from bot.discord.ids import ActId, FormId, mark_of
from bot.discord.interactions import Sorry
from bot.discord.pressed import Form, Opened, OrderToStand, Pressed, Preview, Recording, Waiting, Withdrawal
from bot.discord.receipts import Receipt, receipt_of, receipt_of_waiting
from bot.discord.seats import called_seats, people_of, seat_in, table_of
from bot.discord.window_pages import is_surprised, opened_window
from bot.discord.wording import due_line, refusal_text
from bot.forms import (
    Draft,
    Effect,
    Submit,
    act,
    changing,
    fill,
    load_draft,
    meant_by,
    name_of,
    said_in,
    show,
    wished,
    with_nations,
)
from bot.forms.screen import Verb
from bot.forms.told import silent
from bot.forms.windows import LINES, MORE, THEN
from bot.learning import is_guided, lesson
from bot.live_game import LiveGame
from bot.store.rows import Json
from renders.face import Look, Proposal
from renders.faces import FACES
from renders.words.names import plain
from rules.atlas.names import Finder, Found
from rules.table import Data, Deal, Open, Question, Refusal
from rules.table.event import Told
from rules.table.inputs import IfChanged
from rules.table.window import Values, first

CLOSED = "Nothing is asked of you right now."
BEFORE = "⚠️ Not recorded yet. Submit it all the same, or change it:"


class Asked:
    """What one person may answer in a game, and what they prepare. It never leaves the door."""

    def __init__(self, live: LiveGame, user: int, drafts: Mapping[str, Json]) -> None:
        self._live = live
        self._table = table_of(live)
        self._drafts = drafts
        self.seat = seat_in(live, user).seat
        self.phase = self._table.checkpoint.number
        self._open = self._table.questions(self.seat)

    def first(self) -> Form | None:
        """The form of what to answer first."""
        found = self._first()
        return None if found is None else self._form(found)

    def again(self, recording: Recording, note: str) -> Form | None:
        """The form of an answer that was refused; None where it is asked no more."""
        found = self._keyed(recording.key)
        return None if found is None else self._form(found, recording.draft, note)

    def opening(self) -> Opened | Form | None:
        """The window of what to answer first; the form, where it has none."""
        found = self._first()
        return None if found is None else self._opened(found)

    def pressed(self, id_: FormId, values: tuple[str, ...], anew: bool) -> Pressed | None:
        """What comes of a control; None where the game has moved on. `anew`: without the stored draft."""
        found = self._meant(id_, values)
        if found is None:
            return None
        verb = Verb(id_.verb)
        draft = Draft() if anew else self._draft(found)
        match verb:
            case Verb.ASK | Verb.REOPEN:
                return self._form(found)
            case Verb.WITHDRAW:
                return Withdrawal(self.seat, found.question.key, found.after is not None)
            case Verb.WAIT:
                return self._waiting(found, (*values, id_.argument)[0])
            case Verb.CHANGED:
                return self._changed(found, draft, (*values, id_.argument)[0])
            case Verb.STAND:
                return self._standing(found, draft)
            case Verb.PREVIEW:
                return self._preview(found, draft)
        given = values or ((id_.argument,) if id_.argument else ())
        if verb is Verb.TYPE:
            text = "\n".join(given)
            if (wish := self._wished(found, draft, text)) is not None:
                return wish
            clear = with_nations(found.question, text, draft.data, people_of(self._live))
            if isinstance(clear, Refusal):
                return self._form(found, draft, refusal_text(clear))
            given = (clear,)
        return self._come_of(found, draft, act(found.question, draft, verb, given))

    def window(self, id_: FormId, values: tuple[str, ...]) -> Opened | Form | None:
        """The window that a control opens, the form where it opens none; None: the game has moved on."""
        found = self._meant(id_, values)
        if found is None:
            return None
        if id_.verb == Verb.FILL:
            return self._opened(found, id_.argument.removeprefix("?"))
        if id_.verb in (Verb.ASK, Verb.TYPE):
            return self._opened(found)
        small = window_in(show(found, self._draft(found)), id_)
        return self.first() if small is None else Opened(replace(id_, argument=""), small)

    def form(self, id_: FormId, values: tuple[str, ...]) -> Form | None:
        """The form in place of the window that a control would open; None: the game has moved on."""
        found = self._meant(id_, values)
        return None if found is None else self._form(found)

    def put_in(self, id_: FormId, values: Values) -> Pressed | None:
        """What comes of a window that was filled in; None where the game has moved on."""
        found = self._meant(id_, ())
        if found is None:
            return None
        draft = self._draft(found)
        if isinstance(other := meant_by(first(values, THEN)), int):
            return self._waiting(found, str(other))
        lines = "\n".join((*values.get(LINES, ()), *values.get(MORE, ())))
        for line in lines.splitlines():
            if (wish := self._wished(found, draft, line)) is not None:
                return wish
        onto = None if LINES in values else draft.data
        clear = with_nations(found.question, lines, onto, people_of(self._live)) if lines else ""
        if isinstance(clear, str) and clear != lines:
            values = {**values, LINES if LINES in values else MORE: (clear,)}
        effect = fill(found.question, draft, id_.argument, values)
        if isinstance(effect, Submit) and is_surprised(found.question, effect.data):
            return self._form(found, effect.draft or draft, BEFORE, effect.draft)
        return self._come_of(found, draft, effect)

    def _opened(self, found: Open, doing: str = "") -> Opened | Form:
        """The window of a question; the form, where it has none of this name."""
        people, deadline = people_of(self._live), self._live.row.deadline
        lesson = self._lesson(found)
        window = opened_window(found, self._draft(found), doing, people, lesson=lesson, deadline=deadline)
        if window is None:
            return self._form(found)
        id_ = FormId(self._live.row.id, self.phase, mark_of(found.question.key), Verb.FILL, doing)
        return Opened(id_, window)

    def _meant(self, id_: FormId, values: tuple[str, ...]) -> Open | None:
        """The question that a control is about; None where the game has moved on."""
        if id_.phase != self.phase:
            return None
        other = (*values, id_.argument.removeprefix("?"))[0] if id_.verb == Verb.ASK else ""
        return self._marked(other) or self._marked(id_.mark)

    def typed(self, text: str, key: str = "") -> Form | Recording | Waiting:
        """An answer in words, to one question or to the first."""
        found = self._keyed(key) or self._first()
        if found is None:
            raise Sorry(CLOSED)
        return self._written(found, text)

    def ordered(self, kind: type[Question[Any]], text: str, nothing: str) -> Form | Recording | Waiting:
        """An answer in words to the one question of a kind."""
        return self._written(self._of_kind(kind, nothing), text)

    def filled(self, doing: str, fields: Mapping[str, str], nothing: str) -> Form | Recording:
        """An act on the open floor from typed fields; people may be named as players."""
        found = self._of_kind(Deal, nothing)
        assert isinstance(found.question, Deal)
        called = called_seats(self._live, self.seat)
        people = Finder(called.values(), {player: (name,) for player, name in called.items()})
        meant = {
            name: _persons(people, text) if name in ("to", "offer") else text for name, text in fields.items()
        }
        data = found.question.fill(doing, meant)
        if isinstance(data, Refusal):
            return self._form(found, Draft(), refusal_text(data))
        return self._recording(found, Draft(data), data)

    def ready(self, id_: ActId) -> Form | Recording:
        """A ready-made answer."""
        found = self._marked(id_.mark) if id_.phase == self.phase else None
        if found is None:
            raise Sorry("The game has moved on; this can no longer be answered.")
        refusal = found.question.check(id_.data)
        if isinstance(refusal, Refusal):
            raise Sorry(refusal_text(refusal))
        return self._recording(found, Draft(), id_.data)

    def receipt(self, recorded: Recording, told: Sequence[Told] = ()) -> Receipt:
        """What was recorded, word by word, what came of it at once, and what is left to do."""
        still = self._keyed(recorded.key)
        left = self._left()
        trading = (
            len(left) == 1 and isinstance(left[0].question, Deal) and left[0].question.key == recorded.key
        )
        return receipt_of(
            self.phase,
            recorded,
            self._came_of(told),
            can_change=still is not None and still.given is not None,
            left=[named(o) for o in left],
            following="You are still trading." if trading else "".join(map(called, left[:1])),
            onward="Keep trading" if trading else "Next",
            ahead=changing(still, people_of(self._live), still.if_changed) if still and still.ahead else None,
            due=self._due(left[0]) if left else "",
            latest=None if still is None or still.ahead else self._live.row.deadline,
        )

    def _due(self, found: Open) -> str:
        """Until when it can be answered, and what happens if nothing is; one's turn may be still to come."""
        return due_line(None if found.ahead else self._live.row.deadline, silent(found))

    def _came_of(self, told: Sequence[Told]) -> tuple[str, ...]:
        events = [each.event for each in told if each.reaches(self.seat)]
        return FACES[self._live.row.ruleset].aftermath(events, self.seat, Look(self._live.names))

    def waited(self, made: Waiting) -> Receipt | Form | None:
        """The receipt of the wish to wait; or the form, where the other has acted already."""
        found = self._keyed(made.key)
        if found is None:
            return None
        if found.after is None:
            return self._form(found, note=f"⏳ {plain(made.name)} has acted: see what was done, and answer.")
        return receipt_of_waiting(self.phase, made, [named(o) for o in self._left()], self._due(found))

    def _waiting(self, found: Open, other: str) -> Waiting | None:
        people = people_of(self._live)
        seat = next((seat for seat in people if str(seat) == other), None)
        if seat is None:
            return None
        name = "your turn" if seat == self.seat else name_of(people, seat)
        return Waiting(self.seat, found.question.key, seat, name, found.question.prompt)

    def _changed(self, found: Open, draft: Draft, value: str) -> Form | Recording | Waiting | None:
        """What shall become of an answer if others act first: kept with the draft until it is given."""
        meant = meant_by(value)
        if not isinstance(meant, IfChanged):
            return self._waiting(found, value)
        draft = replace(draft, if_changed=meant)
        if found.given is None:
            return self._form(found, draft, keep=draft)
        return self._recording(replace(found, if_changed=meant), draft, found.given)

    def _wished(self, found: Open, draft: Draft, text: str) -> Waiting | Form | None:
        """What comes of a written wish to wait for another; None for any other text."""
        other = wished(found, text, people_of(self._live))
        if isinstance(other, Refusal):
            return self._form(found, draft, refusal_text(other))
        return None if other is None else self._waiting(found, str(other))

    def _written(self, found: Open, text: str) -> Form | Recording | Waiting:
        if (wish := self._wished(found, Draft(), text)) is not None:
            return wish
        said = Draft(if_changed=self._draft(found).if_changed)
        clear = with_nations(found.question, text, said.data, people_of(self._live))
        if isinstance(clear, Refusal):
            return self._form(found, said, refusal_text(clear))
        effect = act(found.question, said, Verb.TYPE, (clear,))
        if isinstance(effect, Submit):
            return self._recording(found, said, effect.data)
        if effect.refusal is not None:
            return self._form(found, effect.draft, refusal_text(effect.refusal), effect.draft)
        return self._recording(found, effect.draft, effect.draft.data)

    def _come_of(self, found: Open, draft: Draft, effect: Effect) -> Form | Recording:
        if isinstance(effect, Submit):
            return self._recording(found, effect.draft or draft, effect.data)
        note = "" if effect.refusal is None else refusal_text(effect.refusal)
        made = replace(effect.draft, if_changed=draft.if_changed)
        return self._form(found, made, note, made)

    def _recording(self, found: Open, draft: Draft, data: Data) -> Form | Recording:
        refusal = found.question.check(data)
        if isinstance(refusal, Refusal):
            return self._form(found, draft, refusal_text(refusal), draft if draft.data is not None else None)
        question = found.question
        said = said_in(found, draft) if found.ahead else IfChanged.WHOLE
        return Recording(self.seat, question.key, data, question.prompt, question.foretell(data), draft, said)

    def _standing(self, found: Open, draft: Draft) -> OrderToStand:
        question = found.question
        data = found.given if found.given is not None else draft.data
        if data is not None and isinstance(question.check(data), Refusal):
            data = None
        words = "the default answer" if data is None else "; ".join(question.write(data))
        return OrderToStand(self.seat, question.topic, data, words)

    def _preview(self, found: Open, draft: Draft) -> Preview:
        question, key = found.question, found.question.key
        data = question.default() if draft.data is None else draft.data
        judged = question.check(data)
        note = refusal_text(judged) if isinstance(judged, Refusal) else "This is how it would look:"
        after = self._table.preview(self.seat, key, data)
        proposal = Proposal(self.seat, key, data, question.write(data), after)
        form, row = self._form(found, draft, note), self._live.row
        return Preview(row.ruleset, self._live.names, self._table.view(self.seat), proposal, form)

    def _form(
        self, found: Open, draft: Draft | None = None, note: str = "", keep: Draft | None = None
    ) -> Form:
        prepared = self._draft(found) if draft is None else draft
        screen = show(found, prepared, people=people_of(self._live))
        screen = replace(screen, due=self._due(found), lesson=self._lesson(found))
        screen = with_others(screen, found, self._open)
        return Form(self.phase, self.seat, found.question.key, screen, note, keep)

    def _lesson(self, found: Open) -> str:
        """What is explained to somebody who learns the game."""
        row, phase = self._live.row, self._table.phase
        if not phase or not is_guided(row):
            return ""
        title = self._table.game.title(phase)
        return lesson(row, found.question, title if title in FACES[row.ruleset].topics() else "")

    def _draft(self, found: Open) -> Draft:
        """What was put together so far; a given answer is where changing it begins."""
        question = found.question
        stored = self._drafts.get(question.key, self._drafts.get(question.former))
        if stored is None and found.given is not None:
            return Draft(found.given, if_changed=found.if_changed)
        return load_draft(stored, question)

    def _first(self) -> Open | None:
        """What is awaited, then what may be answered ahead, then what was answered or put off."""
        left = self._left()
        awaited = [o for o in left if not o.ahead]
        return next(iter((*awaited, *left, *self._open)), None)

    def _left(self) -> list[Open]:
        """What is neither answered nor put off."""
        return [o for o in self._open if o.given is None and o.after is None]

    def _marked(self, mark: str) -> Open | None:
        return next((o for o in self._open if mark_of(o.question.key) == mark), None)

    def _keyed(self, key: str) -> Open | None:
        return next((o for o in self._open if o.question.key == key), None)

    def _of_kind(self, kind: type[Question[Any]], nothing: str) -> Open:
        found = next((o for o in self._open if isinstance(o.question, kind)), None)
        if found is None:
            raise Sorry(nothing)
        return found


def _persons(people: Finder, text: str) -> str:
    """One person, or several with commas between them."""
    return ", ".join(_person(people, part.strip()) for part in text.split(","))


def _person(people: Finder, text: str) -> str:
    """What the game calls the player who is meant; the text itself where that is not clear."""
    found = people.find(text)
    return found.name if isinstance(found, Found) else text
