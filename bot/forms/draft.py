"""What a player has put together so far; it is stored, and survives a restart."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from pydantic import ConfigDict, TypeAdapter, ValidationError, with_config

from rules.table import Path, Question
from rules.table.inputs import IfChanged
from rules.table.strict import read_or


@with_config(ConfigDict(extra="forbid"))
@dataclass(frozen=True, slots=True)
class Draft:
    """The answer so far, the steps towards its next line, and where a long menu is open.

    `text` was typed and is not clear yet: it is asked back, and kept until it is. `if_changed` is what shall
    become of the answer if others act first. `put` is what was put into each part of a window that was
    refused: it stands there again when it is reopened. `reason` is why this answer was suggested, as long as
    nothing of it is changed; `before` is what stood here when it was.
    """

    data: Any = None
    path: Path = ()
    page: int = 0
    find: str = ""
    focus: str = ""
    text: str = ""
    if_changed: IfChanged = IfChanged.WHOLE
    put: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    reason: str = ""
    before: Draft | None = None


_DRAFT: TypeAdapter[Draft] = TypeAdapter(Draft)
_UNREAD = object()


def dump_draft(draft: Draft) -> dict[str, Any]:
    """A draft as JSON-like data."""
    dumped: dict[str, Any] = _DRAFT.dump_python(draft, mode="json")
    return dumped


def load_draft(stored: object, question: Question[Any]) -> Draft:
    """A draft from JSON-like data; what this question cannot read is an empty draft."""
    try:
        draft = _DRAFT.validate_python(stored)
    except ValidationError:
        return Draft()
    is_read = draft.data is None or read_or(question.answer_type, draft.data, _UNREAD) is not _UNREAD
    return draft if is_read else Draft()
