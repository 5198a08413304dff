"""The contract of all games: whatever arrives in a form is taken or refused, and never an error."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

from bot.discord.controls import view_of
from bot.discord.ids import mark_of
from bot.forms import Draft, Show, act, load_draft, show
from bot.forms.reading import read
from bot.forms.screen import Verb
from rules.table import Chance, Question, Refusal
from tests.contract.settings import match_of

TEXTS = (
    "", "²", "1²", "½ x", "Ⅷ", "٣", "--5", "-1", "9" * 400, "1e9", "\n", "\x00", "\ud800", "A" * 1999,
    "ﷺ" * 100, "> >", "3 > >", "keep ²", "fort ²", '{"a": 1}', "%s{0}", ";;,,::", "salt: 1²", "²x salt",
)  # fmt: skip
JUNK: tuple[Any, ...] = (
    None, True, 0, -1, 10**30, 1.5, float("inf"), "", "²", "\ud800", [], {}, [None], [[]], [{}], {"": None},
    {"a": 1}, {"a": True}, {"a": 10**30}, ["a"] * 50, [["a", "b", 1]], {"x": {"y": [1, {}]}},
)  # fmt: skip


def bent(data: Any, depth: int = 2) -> Iterator[Any]:
    """An answer with one part after the other replaced by what does not belong there."""
    yield from JUNK
    if depth and isinstance(data, list):
        yield data + data
        for at, part in enumerate(data):
            yield from ([*data[:at], other, *data[at + 1 :]] for other in bent(part, depth - 1))
    if depth and isinstance(data, dict):
        yield {**data, "extra": 1}
        for key, part in data.items():
            yield {name: value for name, value in data.items() if name != key}
            yield from ({**data, key: other} for other in bent(part, depth - 1))


def offend(question: Question[Any], asked: Any, preview: Any) -> int:
    """Try everything on a question; how much of it."""
    sample, tried = question.sample(Chance(b"sample")), 0
    shown = set[str]()

    def see(draft: Draft) -> None:
        """The form of a draft; how it came about does not change it, so each is looked at once."""
        if repr(draft) not in shown:
            shown.add(repr(draft))
            view_of(show(asked, draft), 1, 1, mark_of(question.key))

    for data in bent(sample):
        tried += 1
        if not isinstance(question.check(data), Refusal):
            question.write(data)
            preview(data)
    drafts = (Draft(None, (("²",),)), Draft(sample, (), 9, "²", "²"))
    for text in TEXTS:
        read(question, text, None)
        read(question, text, sample)
        for verb in Verb:
            for draft in drafts:
                for values in ((text, text), ()):
                    tried += 1
                    done = act(question, draft, verb, values)
                    if isinstance(done, Show):
                        see(done.draft)
                    else:
                        question.check(done.data)
    for data in JUNK:
        tried += 1
        see(load_draft({"data": data}, question))
    return tried


def test_malformed_data_is_refused_and_never_an_error(plain):
    match = match_of(plain, b"hostile", whole=True)
    table, seen = match.table, Counter[str]()
    tried = 0
    for _ in match.steps(most=120):
        for question in table.waiting()[:1]:
            kind = question.key.split(":")[0]
            if seen[kind]:
                continue
            seen[kind] += 1
            asked = next(o for o in table.questions(question.seat) if o.question.key == question.key)
            tried += offend(question, asked, lambda data, q=question: table.preview(q.seat, q.key, data))
    assert len(seen) >= 4
    assert tried > 1000
