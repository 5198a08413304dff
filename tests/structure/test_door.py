"""Nobody but readers and actions touches a live game: the event loop never builds a form."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
# What only a live game, its table or its questions have.
TOUCHES = {"table", "game_table", "questions", "waiting", "standing_orders", "foresee"}
# Where live games are held, changed and told of: all of it runs in workers.
WITHIN = {"attempt.py", "live_game.py", "restoring.py", "standins.py", "actions", "forms", "commands"}


def outside() -> list[Path]:
    folder = ROOT / "bot"
    found = [path for path in sorted(folder.rglob("*.py")) if path.relative_to(folder).parts[0] not in WITHIN]
    assert len(found) > 30
    return found


def touches(tree: ast.AST) -> Iterator[str]:
    """Uses of a live game's own parts in functions that the event loop runs."""
    for node in ast.walk(tree):
        if isinstance(node, ast.AsyncFunctionDef):
            yield from (f"{node.name}: {name}" for name in _within(node))


def _within(function: ast.AsyncFunctionDef) -> Iterator[str]:
    todo: list[ast.AST] = [*function.body]
    while todo:
        node = todo.pop()
        if isinstance(node, ast.Lambda | ast.FunctionDef):  # given to the door
            continue
        if isinstance(node, ast.Attribute) and node.attr in TOUCHES:
            yield f".{node.attr}"
        todo += ast.iter_child_nodes(node)


@pytest.mark.parametrize("path", outside(), ids=lambda path: path.stem)
def test_the_event_loop_touches_no_live_game(path: Path) -> None:
    assert list(touches(ast.parse(path.read_text(encoding="utf-8")))) == []


def test_a_touch_is_seen_and_a_reader_is_not() -> None:
    wrong = "async def f(tables):\n    return await tables.look(1, g), live.table.questions(0)"
    right = "async def f(tables):\n    return await tables.look(1, lambda live: live.table.questions(0))"
    assert list(touches(ast.parse(wrong))) == ["f: .questions", "f: .table"]
    assert list(touches(ast.parse(right))) == []


def test_only_the_tables_hold_live_games() -> None:
    for path in outside():
        source = path.read_text(encoding="utf-8")
        if path.name != "tables.py":
            assert "_live_game(" not in source, path
            assert "_live_games" not in source, path
