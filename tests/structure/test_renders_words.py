"""What the civ family's faces share names no game of it, and what all faces share names no game at all."""

import re
from pathlib import Path

import pytest

from renders.faces import FACES
from rules.games import GAMES
from tests.structure.test_imports import imported
from tests.structure.test_words import literals, modules

ROOT = Path(__file__).resolve().parents[2]
SIBLINGS = {path.name for path in (ROOT / "renders/civ").iterdir() if (path / "face.py").exists()}
REGIONS = r"\b(western|eastern|west|east)\b"
CITED = r"\b(we|ee|hotw) (ch\.)?\d"


def names() -> str:
    """Every game's name and key, as a pattern."""
    found = {name.lower() for game in GAMES.values() for name in (game.name, game.key)}
    return "|".join(re.escape(name) for name in sorted(found))


def shared_by_the_family() -> list[Path]:
    return modules("renders/civ", tuple(SIBLINGS))


def shared_by_all() -> list[Path]:
    folders = ("renders/pictures", "renders/paint", "renders/words")
    return [ROOT / "renders/face.py", ROOT / "renders/picture.py", *(p for f in folders for p in modules(f))]


@pytest.mark.parametrize(
    "path", [*shared_by_the_family(), *shared_by_all()], ids=lambda path: str(path.relative_to(ROOT))
)
def test_no_game_is_named_or_cited(path):
    pattern = re.compile(f"{names()}|{CITED}")
    assert [text for text in literals(path) if pattern.search(text)] == []


@pytest.mark.parametrize("path", shared_by_the_family(), ids=lambda path: str(path.relative_to(ROOT)))
def test_no_half_of_the_ancient_world_is_named(path):
    assert [text for text in literals(path) if re.search(REGIONS, text)] == []


@pytest.mark.parametrize("path", shared_by_the_family(), ids=lambda path: str(path.relative_to(ROOT)))
def test_the_family_imports_no_sibling(path):
    wrong = [name for name in imported(path) for sibling in SIBLINGS if f"civ.{sibling}" in name]
    assert wrong == []


@pytest.mark.parametrize("path", shared_by_all(), ids=lambda path: str(path.relative_to(ROOT)))
def test_what_all_faces_share_imports_none(path):
    games = (
        "renders.civ",
        "renders.history",
        "renders.peoples",
        "rules.civ",
        "rules.history_of_the_world",
        "rules.peoples",
    )
    assert [name for name in imported(path) if name.startswith(games)] == []


def test_every_sibling_brings_its_own_words():
    assert SIBLINGS
    faces = [face for face in FACES.values() if type(face).__module__.startswith("renders.civ.")]
    assert {type(face).__module__.split(".")[2] for face in faces} == SIBLINGS
    for face in faces:
        phases = {phase.key for phase in (*face.setting.rules.opening, *face.setting.rules.phases)}
        assert set(face.chapters.phases) == phases
