"""The path of a movement order in the bot's README is the one in the code."""

import ast
import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
TEXT = (ROOT / "bot/README.md").read_text(encoding="utf-8")
STEPS = re.findall(r"^\| (\d+) \| `([\w/.]+)` \| `([\w.]+)` \|", TEXT, re.MULTILINE)
FEWEST_BEFORE = 30


def functions(path: Path) -> set[str]:
    """Every function and method of a module, with its class."""
    found: set[str] = set()
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            found.add(node.name)
        elif isinstance(node, ast.ClassDef):
            defs = (part for part in node.body if isinstance(part, ast.FunctionDef | ast.AsyncFunctionDef))
            found |= {f"{node.name}.{part.name}" for part in defs}
    return found


def test_every_step_is_there() -> None:
    assert [step for step in STEPS if step[2] not in functions(ROOT / step[1])] == []


def test_the_steps_are_counted_and_few() -> None:
    assert [int(number) for number, _, _ in STEPS] == list(range(1, len(STEPS) + 1))
    assert f"{len(STEPS)} steps" in TEXT
    assert 0 < len(STEPS) < FEWEST_BEFORE
