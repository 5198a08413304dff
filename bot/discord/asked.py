"""What a person is asked, read inside the door of a game: questions stay here, plain data leaves."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from bot.advice import gives_advice
from bot.discord.coming_of import DONE, ComingOf
from bot.discord.form_pages import called, named, window_in
from bot.discord.ids import ActId, FormId
from bot.discord.interactions import Sorry
from bot.discord.pressed import Form, Opened, Pressed, Recording, Waiting, Withdrawal
from bot.discord.receipts import Receipt, receipt_of, receipt_of_waiting
from bot.discord.seats import called_seats, look_with_sides, people_of
from bot.discord.window_pages import is_surprised
from bot.discord.wording import refusal_text
from bot.forms import Draft, Submit, act, changing, fill, meant_by, show, with_nations
from bot.forms.reading import whole_number
from bot.forms.screen import Verb
from bot.forms.waiting import without_player
from bot.forms.windows import LINES, MORE, THEN
from renders.faces import FACES
from rules.atlas.names import Finder, Found
from rules.table import Deal, Question, Refusal
from rules.table.event import Told
from rules.table.window import Values, first

CLOSED = "Nothing is asked of you right now."
BEFORE = "⚠️ Not recorded yet. Submit it all the same, or change it:"


class Asked(ComingOf):
    """All that one person can do with their questions: open, press, write, and read what was recorded."""

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

    def suggesting(self) -> Form | None:
        """The form of what to answer first, filled with what a stand-in would do."""
        found = self._first()
        return None if found is None else self._suggested(found, self._draft(found))

    def pressed(self, id_: FormId, values: tuple[str, ...], anew: bool) -> Pressed | None:
        """What comes of a control; None where the game has moved on. `anew`: without the stored draft."""
        found = self._meant(id_, values)
        if found is None:
            return self.suggesting() if id_.verb == Verb.SUGGEST else None
        verb = Verb(id_.verb)
        draft = Draft() if anew else self._draft(found)
        match verb:
            case Verb.ASK | Verb.REOPEN:
                return self._form(found)
            case Verb.SUGGEST:
                return self._suggested(found, self._draft(found))
            case Verb.WITHDRAW:
                return Withdrawal(self.seat, found.question.key, found.after is not None)
            case Verb.WAIT:
                return self._waiting(found, (*values, id_.argument)[0])
            case Verb.CHANGED:
                return self._changed(found, draft, (*values, id_.argument)[0])
            case Verb.STAND:
                return self._standing(found, draft)
            case Verb.PREVIEW:
                return self._preview(found, draft, max(1, whole_number(id_.argument) or 1))
        given = values or ((id_.argument,) if id_.argument else ())
        if verb is Verb.TYPE:
            text = self._usual(found, "\n".join(given))
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
        if isinstance(effect, Submit) and is_surprised(found.question, draft, effect.data):
            return self._form(found, effect.draft or draft, BEFORE, effect.draft)
        return self._come_of(found, draft, effect)

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
        said = {name: without_player(text, people_of(self._live)) for name, text in fields.items()}
        meant = {
            name: _persons(people, text) if name in ("to", "offer") else text for name, text in said.items()
        }
        if doing == DONE:
            meant = {"until": self._prefers.done, **meant}
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
            advises=gives_advice(self._live.row),
            ahead=changing(still, people_of(self._live), still.if_changed) if still and still.ahead else None,
            due=self._due(left[0]) if left else "",
            latest=None if still is None or still.ahead else self._live.row.deadline,
        )

    def _came_of(self, told: Sequence[Told]) -> tuple[str, ...]:
        events = [each.event for each in told if each.reaches(self.seat)]
        return FACES[self._live.row.ruleset].aftermath(events, self.seat, look_with_sides(self._live))

    def waited(self, made: Waiting) -> Receipt | Form | None:
        """The receipt of the wish to wait; or the form, where the other has acted already."""
        found = self._keyed(made.key)
        if found is None:
            return None
        if found.after is None:
            return self._form(found, note=f"⏳ {made.name} has acted: see what was done, and answer.")
        return receipt_of_waiting(self.phase, made, [named(o) for o in self._left()], self._due(found))


def _persons(people: Finder, text: str) -> str:
    """One person, or several with commas between them."""
    return ", ".join(_person(people, part.strip()) for part in text.split(","))


def _person(people: Finder, text: str) -> str:
    """What the game calls the player who is meant; the text itself where that is not clear."""
    found = people.find(text)
    return found.name if isinstance(found, Found) else text
