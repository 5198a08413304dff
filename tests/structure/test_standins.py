"""A stand-in knows what its seat may see: the view, and what a question says of itself."""

import ast
from pathlib import Path

FOLDER = Path(__file__).resolve().parents[2] / "rules" / "standins"
BEHIND = {"referee", "play", "chance", "recorder"}
"""What would lead from a question to the game itself, its chance or its inputs."""
TABLE = {"match.py"}
"""Not a stand-in: it sits at the table."""


def reaching(source: str) -> list[str]:
    """The attributes in a source that reach behind the view."""
    nodes = ast.walk(ast.parse(source))
    return [node.attr for node in nodes if isinstance(node, ast.Attribute) and node.attr in BEHIND]


def test_no_stand_in_looks_behind_its_view():
    sources = [path for path in sorted(FOLDER.rglob("*.py")) if path.name not in TABLE]
    assert len(sources) > 20
    assert {path.name: found for path in sources if (found := reaching(path.read_text("utf-8")))} == {}


def test_one_that_did_would_be_found():
    assert reaching("question.referee.g.desk.chance.die('explore')") == ["chance", "referee"]
