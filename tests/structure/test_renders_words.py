"""What the civ family's faces share names no game of it, and what all faces share names no game at all."""

import re
from pathlib import Path

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


def said(paths: list[Path], pattern: str) -> list[tuple[Path, str]]:
    """Where a pattern stands in what is said, and the sentence."""
    wanted = re.compile(pattern)
    return [(path, text) for path in paths for text in literals(path) if wanted.search(text)]


def test_no_game_is_named_or_cited():
    assert said([*shared_by_the_family(), *shared_by_all()], f"{names()}|{CITED}") == []


def test_no_half_of_the_ancient_world_is_named():
    assert said(shared_by_the_family(), REGIONS) == []


def test_the_family_imports_no_sibling():
    siblings = [f"civ.{sibling}" for sibling in SIBLINGS]
    found = [(path, name) for path in shared_by_the_family() for name in imported(path)]
    assert [(path, name) for path, name in found if any(part in name for part in siblings)] == []


def test_what_all_faces_share_imports_none():
    games = (
        "renders.civ",
        "renders.history",
        "renders.peoples",
        "rules.civ",
        "rules.history_of_the_world",
        "rules.peoples",
    )
    found = [(path, name) for path in shared_by_all() for name in imported(path)]
    assert [(path, name) for path, name in found if name.startswith(games)] == []


def test_every_sibling_brings_its_own_words():
    assert SIBLINGS
    faces = [face for face in FACES.values() if type(face).__module__.startswith("renders.civ.")]
    assert {type(face).__module__.split(".")[2] for face in faces} == SIBLINGS
    for face in faces:
        phases = {phase.key for phase in (*face.setting.rules.opening, *face.setting.rules.phases)}
        assert set(face.chapters.phases) == phases
