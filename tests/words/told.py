"""Everything that is told of a game: each event as everybody reads it, and as one seat is told by itself."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from types import ModuleType
from typing import Any

from renders.face import Face, Look
from renders.faces import FACES
from rules.civ import events, events_barbarians, events_calamity, events_conflict, events_trade
from rules.history_of_the_world import events as history
from rules.peoples import events as peoples
from rules.table import event as table
from tests.renders.examples import event_classes
from tests.words.examples import Words, examples
from tests.words.vocabulary import CIV, HISTORY, PEOPLES

LOOK = Look(("Ada", "Ben", "Cleo", "Dan"))
READER = 0


@dataclass(frozen=True)
class Told:
    """A face, its events, and what they speak of."""

    face: Face
    modules: Sequence[ModuleType]
    words: Words

    def classes(self) -> list[type[Any]]:
        """Every event that can be told in the game."""
        return event_classes(*self.modules, table)


FAMILY = (events, events_conflict, events_trade, events_calamity, events_barbarians)
TOLD = {
    "civ": Told(FACES["dawn-of-history"], FAMILY, CIV),
    "history": Told(FACES["history-of-the-world"], (history,), HISTORY),
    "peoples": Told(FACES["peoples"], (peoples,), PEOPLES),
}


def sentences(told: Told) -> Iterator[tuple[type[Any], list[str]]]:
    """Each class of events with its sentences, each once."""
    for kind in told.classes():
        said: dict[str, None] = {}
        for event in examples(kind, told.words):
            said.update(dict.fromkeys(filter(None, _said(told.face, event))))
        yield kind, list(said)


def _said(face: Face, event: Any) -> Iterator[str]:
    yield face.words(event, LOOK)
    yield face.cry(event, LOOK)
    for seat in range(len(LOOK.names)):
        notice = face.notice(event, seat, LOOK)
        if notice is not None:
            yield f"(to {LOOK.names[seat]}) {notice.text}"
    yield from (f"(to Ada, at once) {line}" for line in face.aftermath((event,), READER, LOOK))
