"""What changed in a phase: marks by place; each game adds its own ways of moving."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass, field

from renders.paint.frame import Key
from renders.paint.sprites import Sprite, sprite
from renders.words.joining import listed


@dataclass(slots=True)
class Changes:
    """What happened where; a place may have several marks, each perhaps with a text."""

    marks: dict[str, dict[Sprite, str]] = field(default_factory=dict)

    def mark(self, kind: Sprite, *places: str, text: str = "") -> None:
        """Note that this happened there."""
        for place in places:
            self.marks.setdefault(place, {})[kind] = text

    def unmark(self, kind: Sprite, place: str) -> None:
        """It did not happen there after all."""
        self.marks.get(place, {}).pop(kind, None)

    def marked(
        self, words: Mapping[Sprite, str], places: Iterable[str], name: Callable[[str, str], str]
    ) -> list[str]:
        """The marks of these places as sentences, a kind each; a place is named with its mark's text."""
        order = list(places)
        said = []
        for kind, word in words.items():
            here = [name(place, self.marks[place][kind]) for place in order if kind in self.marks[place]]
            if here:
                said.append(f"{word.capitalize()}: {listed(here)}")
        return said


def keys_of(words: Mapping[Sprite, str], used: Collection[Sprite], size: float) -> list[Key]:
    """The lines of a legend: the marks used, with their words."""
    return [Key(sprite(kind, scale=size), word) for kind, word in words.items() if kind in used]
