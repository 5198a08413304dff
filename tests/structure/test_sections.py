"""Every section of a rulebook is listed with the cases that hold it; only listed sections are cited."""

import ast
import json
import re
import tomllib
from collections.abc import Iterator
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path

import pytest

from rules.civ.game import CivGame
from rules.civ.topics import Topic
from rules.games import GAMES

ROOT = Path(__file__).resolve().parents[2]
LISTS = sorted((ROOT / "rules").rglob("sections.toml"))


@cache
def listed(path: Path) -> dict[str, object]:
    return tomllib.loads(path.read_text(encoding="utf-8"))


@cache
def cases() -> tuple[str, ...]:
    """Every test function, as path::name."""
    return tuple(
        f"{path.relative_to(ROOT).as_posix()}::{node.name}"
        for path in sorted((ROOT / "tests").rglob("test_*.py"))
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_")
    )


def citations(cite: str) -> Iterator[tuple[str, str]]:
    """Where a rulebook is cited, and which section."""
    pattern = re.compile(rf"\b{re.escape(cite)} ((?:ch\.)?\d+[a-z]?(?:\.[A-J]\b)?)")
    for package in ("rules", "renders", "bot", "tests/rules"):
        for path in sorted((ROOT / package).rglob("*.py")):
            for key in pattern.findall(path.read_text(encoding="utf-8")):
                yield path.relative_to(ROOT).as_posix(), key


def named(path: Path) -> str:
    return path.parent.name


def test_there_are_lists_of_sections():
    assert LISTS


@pytest.mark.parametrize("path", LISTS, ids=named)
def test_every_section_has_cases_or_a_reason(path):
    wrong = [
        key
        for key, entry in listed(path)["sections"].items()
        if not entry.get("title") or bool(entry.get("tests")) == bool(entry.get("reason"))
    ]
    assert wrong == []


@pytest.mark.parametrize("path", LISTS, ids=named)
def test_every_case_listed_exists(path):
    patterns = {test for entry in listed(path)["sections"].values() for test in entry.get("tests", ())}
    missing = [pattern for pattern in sorted(patterns) if not any(fnmatchcase(c, pattern) for c in cases())]
    assert missing == []


@pytest.mark.parametrize("path", LISTS, ids=named)
def test_every_citation_is_of_a_listed_section(path):
    known = listed(path)["sections"]
    cite = listed(path)["cite"]
    assert [f"{where}: {cite} {key}" for where, key in citations(cite) if key not in known] == []


@pytest.mark.parametrize("game", [g for g in GAMES.values() if isinstance(g, CivGame)], ids=lambda g: g.key)
def test_each_sibling_says_where_its_rulebook_speaks_of_every_topic(game):
    book = listed(ROOT / "rules/civ" / game.key.replace("-", "_") / "sections.toml")
    assert set(game.rules.citations) == set(Topic)
    sections = {citation.removeprefix(f"{book['cite']} ") for citation in game.rules.citations.values()}
    assert sorted(sections - set(book["sections"])) == []


@pytest.mark.parametrize("path", [p for p in LISTS if (p.parent / "data/advances.json").exists()], ids=named)
def test_every_advance_and_calamity_is_a_section(path):
    data = path.parent / "data"
    tables = [data / "advances.json", data / "calamities.json"]
    names = {row["name"] for table in tables for row in json.loads(table.read_text(encoding="utf-8"))}
    titles = {key.partition(" ")[2] or entry["title"] for key, entry in listed(path)["sections"].items()}
    assert sorted(names - titles) == []
