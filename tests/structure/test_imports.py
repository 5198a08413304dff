"""Arrows point one way: bot -> renders -> rules; the rules are pure; the engine knows no game."""

import ast
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
IMPURE = {
    "discord",
    "PIL",
    "asyncio",
    "random",
    "time",
    "datetime",
    "os",
    "sqlite3",
    "aiosqlite",
    "sqlalchemy",
}
IMPURE |= {"socket", "subprocess", "threading", "secrets", "uuid"}
FORBIDDEN = {
    "rules": {"bot", "renders", "tools", "tests", "tqdm", *IMPURE},
    "renders": {
        "bot",
        "tools",
        "tests",
        "discord",
        "asyncio",
        "random",
        "time",
        "os",
        "sqlite3",
        "sqlalchemy",
    },
    "bot": {"tools", "tests"},
}
KERNELS = {
    "rules/table": {
        "rules.civ",
        "rules.history_of_the_world",
        "rules.peoples",
        "rules.games",
        "rules.standins",
    },
    "rules/civ": {
        "rules.civ.western_empires",
        "rules.history_of_the_world",
        "rules.peoples",
        "rules.games",
        "rules.standins",
    },
    "rules/history_of_the_world": {"rules.civ", "rules.peoples", "rules.games", "rules.standins"},
    "rules/peoples": {"rules.civ", "rules.history_of_the_world", "rules.games", "rules.standins"},
    "renders/paint": {
        "renders.civ",
        "renders.history",
        "renders.peoples",
        "rules.civ",
        "rules.history_of_the_world",
        "rules.peoples",
    },
    "bot": {
        "rules.civ",
        "rules.history_of_the_world",
        "rules.peoples",
        "renders.civ",
        "renders.history",
        "renders.peoples",
    },
}


def sources(folder: str) -> Iterator[Path]:
    yield from sorted((ROOT / folder).rglob("*.py"))


@cache
def imported(path: Path) -> tuple[str, ...]:
    found: list[str] = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found += (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            found.append(node.module)
            found += (f"{node.module}.{alias.name}" for alias in node.names)
    return tuple(found)


@pytest.mark.parametrize("package", FORBIDDEN)
def test_imports_point_one_way(package):
    wrong = [
        f"{path.relative_to(ROOT)}: {name}"
        for path in sources(package)
        for name in imported(path)
        if name.split(".")[0] in FORBIDDEN[package]
    ]
    assert wrong == []


@pytest.mark.parametrize("package", KERNELS)
def test_what_serves_all_games_knows_none(package):
    wrong = [
        f"{path.relative_to(ROOT)}: {name}"
        for path in sources(package)
        for name in imported(path)
        if any(name == game or name.startswith(game + ".") for game in KERNELS[package])
        and not str(path.relative_to(ROOT)).startswith("rules/civ/western_empires")
    ]
    assert wrong == []


def test_every_module_of_the_packages_is_looked_at():
    assert {len(list(sources(package))) > 10 for package in FORBIDDEN} == {True}
    assert sys.version_info >= (3, 11)
