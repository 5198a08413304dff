"""An order is interpreted in one place: what judges it is what carries it out."""

import ast
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
RULES = sorted((ROOT / "rules").rglob("*.py"))
PIECES = "rules.civ.pieces"


@cache
def imported(path: Path) -> tuple[tuple[str, str], ...]:
    """Module and name of everything a file imports by name."""
    nodes = ast.walk(ast.parse(path.read_text(encoding="utf-8")))
    named_ones = [node for node in nodes if isinstance(node, ast.ImportFrom) and node.module]
    return tuple((str(node.module), alias.name) for node in named_ones for alias in node.names)


def parsed(text: str) -> list[tuple[Path, ast.Module]]:
    """The modules in which a text stands."""
    sources = ((path, path.read_text(encoding="utf-8")) for path in RULES)
    return [(path, ast.parse(source)) for path, source in sources if text in source]


def named(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


@pytest.mark.parametrize(
    ("orders", "names", "place"),
    [
        ("rules.civ.movement.orders", {"March", "Sailing", "Scrapping"}, "rules/civ/movement/mover.py"),
        ("rules.civ.phases.buildings", {"Building"}, "rules/civ/phases/builder.py"),
    ],
)
def test_only_one_module_knows_both_the_orders_and_the_pieces_they_move(orders, names, place):
    found = []
    for path in RULES:
        uses = set(imported(path))
        if any(module == PIECES for module, _ in uses) and any((orders, name) in uses for name in names):
            found.append(named(path))
    assert found == [place]


def test_what_helps_with_movement_orders_moves_nothing_itself():
    folder = ROOT / "rules/civ/movement"
    movers = [named(p) for p in RULES if p.is_relative_to(folder) and PIECES in {m for m, _ in imported(p)}]
    assert movers == ["rules/civ/movement/mover.py"]


def test_orders_are_told_apart_only_to_be_done_and_to_be_written():
    """A `match` over the kinds of orders is where a second interpreter would begin."""
    found = []
    for path, tree in parsed("match "):
        for node in ast.walk(tree):
            if isinstance(node, ast.Match):
                kinds = {
                    ast.unparse(c.pattern.cls) for c in node.cases if isinstance(c.pattern, ast.MatchClass)
                }
                found += [named(path)] if {"March", "Sailing"} <= kinds else []
    assert found == ["rules/civ/movement/mover.py", "rules/civ/movement/writing.py"]


def test_a_conflict_situation_is_defined_once():
    """Whoever asks for it hypothetically asks the same function."""
    found = [
        f"{named(path)}: {node.name}"
        for path, tree in parsed("def is_conflict")
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef) and node.name == "is_conflict" and "limit" in ast.unparse(node)
    ]
    assert found == ["rules/civ/civ.py: is_conflict"]
