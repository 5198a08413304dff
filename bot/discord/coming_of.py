"""What comes of a press, of a window or of a text: another form, or something to record."""

from __future__ import annotations

from dataclasses import replace

from bot.discord.open_questions import OpenQuestions
from bot.discord.pressed import Form, OrderToStand, Preview, Recording, Waiting
from bot.discord.seats import people_of
from bot.discord.wording import refusal_text
from bot.forms import Draft, Effect, Submit, act, meant_by, wished, with_nations
from bot.forms.screen import Verb
from bot.forms.waiting import shown_name
from bot.store.rows import Prefs
from bot.watching.metrics import REFUSALS
from rules.table import Deal, Open, Refusal
from rules.table.inputs import IfChanged

DONE = "done"


class ComingOf(OpenQuestions):
    """Each kind of answer to one question, and what it leads to."""

    def _waiting(self, found: Open, other: str) -> Waiting | None:
        people = people_of(self._live)
        seat = next((seat for seat in people if str(seat) == other), None)
        if seat is None:
            return None
        name = "your turn" if seat == self.seat else shown_name(people, seat)
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

    def _usual(self, found: Open, text: str) -> str:
        """What somebody means who is just done with trade, as they said once and for all."""
        is_done = isinstance(found.question, Deal) and text.strip().casefold() == DONE
        return f"{DONE} {self._prefers.done}".strip() if is_done else text

    @property
    def _prefers(self) -> Prefs:
        return self._live.prefs.get(self._user, Prefs())

    def _written(self, found: Open, text: str) -> Form | Recording | Waiting:
        text = self._usual(found, text)
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
            REFUSALS.labels("form").inc()
            return self._form(found, effect.draft, refusal_text(effect.refusal), effect.draft)
        return self._recording(found, effect.draft, effect.draft.data)

    def _come_of(self, found: Open, draft: Draft, effect: Effect) -> Form | Recording:
        if isinstance(effect, Submit):
            return self._recording(found, effect.draft or draft, effect.data)
        REFUSALS.labels("form").inc(effect.refusal is not None)
        note = "" if effect.refusal is None else refusal_text(effect.refusal)
        made = replace(effect.draft, if_changed=draft.if_changed)
        return self._form(found, made, note, made)

    def _standing(self, found: Open, draft: Draft) -> OrderToStand:
        question = found.question
        data = found.given if found.given is not None else draft.data
        if data is not None and isinstance(question.check(data), Refusal):
            data = None
        words = "the default answer" if data is None else "; ".join(question.write(data))
        return OrderToStand(self.seat, question.topic, data, words)

    def _preview(self, found: Open, draft: Draft, page: int) -> Preview:
        proposal = self._proposal(found, draft)
        judged = found.question.check(proposal.data)
        note = refusal_text(judged) if isinstance(judged, Refusal) else "This is how it would look:"
        form, row = self._form(found, draft, note), self._live.row
        return Preview(row.ruleset, self._live.names, self._table.view(self.seat), proposal, form, page)
