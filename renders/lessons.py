"""Lessons: what each kind of question is for, told once to somebody who plays a game for the first time."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from rules.table import Question

FILE = "lessons.toml"


@dataclass(frozen=True, slots=True)
class Lesson:
    """What a question is for and what matters; what the suggested answer, taken by default too, would do."""

    text: str
    suggested: str


@dataclass(frozen=True, slots=True)
class Course:
    """A guided first game: what it is about, how it is set up to be short, and a lesson for each question."""

    about: str
    players: int
    options: Mapping[str, str]
    lessons: Mapping[str, Lesson] = field(repr=False)

    def found(self, question: Question[Any]) -> str:
        """Under what the lesson of a question stands: its kind, or its section; empty for none."""
        return next((key for key in (question.kind, question.section) if key in self.lessons), "")


def course(*folders: Path) -> Course:
    """The course of a game: the lessons of its family first, then its own, which count where both speak."""
    game: dict[str, Any] = {}
    lessons: dict[str, Lesson] = {}
    for folder in folders:
        read = tomllib.loads((folder / FILE).read_text(encoding="utf-8"))
        game |= read.get("game", {})
        lessons |= {kind: Lesson(**each) for kind, each in read.get("lessons", {}).items()}
    return Course(**game, lessons=lessons)
