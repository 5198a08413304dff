"""The questions that are open to a person, each with its draft, as a form or as a window."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from bot.advice import advice_on, gives_advice, instead_of_nothing
from bot.discord.form_pages import with_others
from bot.discord.ids import FormId, mark_of
from bot.discord.interactions import Sorry
from bot.discord.pressed import Form, Opened, Recording
from bot.discord.seats import people_of, seat_in, table_of
from bot.discord.window_pages import opened_window
from bot.discord.wording import due_line, refusal_text
from bot.forms import Draft, load_draft, said_in, show, suggested
from bot.forms.screen import Verb
from bot.forms.suggesting import advice_for_learner
from bot.forms.told import silent
from bot.learning import is_guided, is_learner, lesson
from bot.live_game import Kinds, LiveGame
from bot.store.rows import Json
from renders.face import Proposal
from renders.faces import FACES
from rules.standins import STANDINS
from rules.table import Choose, Data, Number, Open, Question, Refusal
from rules.table.inputs import IfChanged

NO_ADVICE = "This game is played without suggestions: that was chosen in its lobby."


class OpenQuestions:
    """What one person may answer in a game, and what they prepare. It never leaves the door.

    `kinds` are the stand-ins, who say what they would do in the person's place.
    """

    def __init__(
        self, live: LiveGame, user: int, drafts: Mapping[str, Json], kinds: Kinds = STANDINS
    ) -> None:
        self._live = live
        self._kinds = kinds
        self._user = user
        self._table = table_of(live)
        self._drafts = drafts
        self.seat = seat_in(live, user).seat
        self.phase = self._table.checkpoint.number
        self._open = self._table.questions(self.seat)

    def _opened(self, found: Open, doing: str = "") -> Opened | Form:
        """The window of a question; the form, where it has none of this name."""
        people, deadline = people_of(self._live), self._live.row.deadline
        draft = self._draft(found)
        lesson = self._lesson(found, is_untouched=draft.data is None)
        window = opened_window(found, draft, doing, people, lesson=lesson, deadline=deadline)
        if window is None:
            return self._form(found)
        id_ = FormId(self._live.row.id, self.phase, mark_of(found.question.key), Verb.FILL, doing)
        return Opened(id_, window)

    def _form(
        self, found: Open, draft: Draft | None = None, note: str = "", keep: Draft | None = None
    ) -> Form:
        prepared = self._draft(found) if draft is None else draft
        advises = gives_advice(self._live.row)
        pictured = self._is_pictured(found, prepared)
        screen = show(found, prepared, people=people_of(self._live), advises=advises, pictured=pictured)
        lesson = self._lesson(found, is_untouched=prepared.data is None)
        screen = replace(screen, due=self._due(found), lesson=lesson)
        if is_learner(self._live.row, self.seat):
            screen = replace(screen, advice=advice_for_learner(found.question, prepared))
        screen = with_others(screen, found, self._open)
        return Form(self.phase, self.seat, found.question.key, screen, note, keep)

    def _is_pictured(self, found: Open, draft: Draft) -> bool:
        """Whether what is in a form can be drawn: not while a line is made, or before an option is chosen."""
        if draft.path or (draft.data is None and isinstance(found.question, Choose | Number)):
            return False
        proposal = self._proposal(found, draft)
        return FACES[self._live.row.ruleset].is_pictured(self._table.view(self.seat), proposal)

    def _proposal(self, found: Open, draft: Draft) -> Proposal:
        """What a draft would answer, with what comes of it as far as that can be told."""
        question = found.question
        data = question.default() if draft.data is None else draft.data
        after = self._table.preview(self.seat, question.key, data)
        return Proposal(self.seat, question.key, data, question.write(data), after)

    def _suggested(self, found: Open, draft: Draft) -> Form:
        """The form filled with what a stand-in would do; refused where the table plays without."""
        if not gives_advice(self._live.row):
            raise Sorry(NO_ADVICE)
        made = suggested(draft, advice_on(self._table, found.question, self._kinds))
        return self._form(found, made, keep=made)

    def _recording(self, found: Open, draft: Draft, data: Data) -> Form | Recording:
        refusal = found.question.check(data)
        if isinstance(refusal, Refusal):
            return self._form(found, draft, refusal_text(refusal), draft if draft.data is not None else None)
        question = found.question
        said = said_in(found, draft) if found.ahead else IfChanged.WHOLE
        return Recording(self.seat, question.key, data, question.prompt, question.foretell(data), draft, said)

    def _due(self, found: Open) -> str:
        """Until when it can be answered, and what happens if nothing is; one's turn may be still to come."""
        return due_line(None if found.ahead else self._live.row.deadline, silent(found))

    def _lesson(self, found: Open, *, is_untouched: bool) -> str:
        """What is explained to somebody who learns the game."""
        row, phase = self._live.row, found.phase or self._table.phase
        if not phase or not is_guided(row):
            return ""
        title = self._table.game.title(phase)
        about = title if title in FACES[row.ruleset].topics() else ""
        return lesson(row, found.question, about, is_untouched=is_untouched)

    def _draft(self, found: Open) -> Draft:
        """What was put together so far; a given answer is where changing it begins."""
        question = found.question
        stored = self._drafts.get(question.key, self._drafts.get(question.former))
        if stored is not None:
            return load_draft(stored, question)
        if found.given is not None:
            return Draft(found.given, if_changed=found.if_changed)
        return self._offered(question)

    def _offered(self, question: Question[Any]) -> Draft:
        """What a form opens with: nothing; for a learner a suggestion, where nothing would come of that."""
        row = self._live.row
        if not is_learner(row, self.seat) or not gives_advice(row):
            return Draft()
        advice = instead_of_nothing(self._table, question, self._kinds)
        return Draft() if advice is None else suggested(Draft(), advice)

    def _first(self) -> Open | None:
        """What is awaited, then what may be answered ahead, then what was answered or put off."""
        left = self._left()
        awaited = [o for o in left if not o.ahead]
        return next(iter((*awaited, *left, *self._open)), None)

    def _left(self) -> list[Open]:
        """What is neither answered nor put off, and is not left to the person's liking."""
        return [o for o in self._open if o.given is None and o.after is None and not o.free]

    def _meant(self, id_: FormId, values: tuple[str, ...]) -> Open | None:
        """The question that a control is about; None where the game has moved on."""
        if id_.phase != self.phase:
            return None
        leads_on = id_.verb in (Verb.ASK, Verb.SUGGEST)
        other = (*values, id_.argument.removeprefix("?"))[0] if leads_on else ""
        return self._marked(other) or self._marked(id_.mark)

    def _marked(self, mark: str) -> Open | None:
        return next((o for o in self._open if mark_of(o.question.key) == mark), None)

    def _keyed(self, key: str) -> Open | None:
        return next((o for o in self._open if o.question.key == key), None)

    def _of_kind(self, kind: type[Question[Any]], nothing: str) -> Open:
        found = next((o for o in self._open if isinstance(o.question, kind)), None)
        if found is None:
            raise Sorry(nothing)
        return found
