"""What serves all games names none: no game, advance or calamity is a literal in kernel, table or bot."""

import ast
import json
import re
import tomllib
from functools import cache
from pathlib import Path

import pytest

from rules.atlas import load

ROOT = Path(__file__).resolve().parents[2]
WE = ROOT / "rules/civ/western_empires/data"
HOTW = ROOT / "rules/history_of_the_world/data"
GAMES = {
    "western empires",
    "western-empires",
    "history of the world",
    "history-of-the-world",
    "civx",
    "dawn of history",
    "peoples: civilizations",
}
SIBLINGS = ("western_empires", "civx", "dawn_of_history", "ancient")
RULEBOOKS = sorted((ROOT / "rules/civ").glob("*/sections.toml"))
TABLES = ("advances", "calamities")


def names_in(path: Path) -> set[str]:
    """Every `name` in a data file, in lower case."""
    found: set[str] = set()

    def walk(node: object) -> None:
        if isinstance(node, dict):
            name = node.get("name")
            if isinstance(name, str):
                found.add(name.lower())
            for value in node.values():
                walk(value)
        elif isinstance(node, list):
            for value in node:
                walk(value)

    walk(json.loads(path.read_text(encoding="utf-8")))
    return found


@cache
def literals(path: Path) -> tuple[str, ...]:
    """The texts in a module that are not documentation."""
    nodes = list(ast.walk(ast.parse(path.read_text(encoding="utf-8"))))
    docs = {id(node.value) for node in nodes if isinstance(node, ast.Expr)}
    texts = (node for node in nodes if isinstance(node, ast.Constant) and id(node) not in docs)
    return tuple(node.value for node in texts if isinstance(node.value, str))


def modules(folder: str, but: tuple[str, ...] = ()) -> list[Path]:
    return [p for p in sorted((ROOT / folder).rglob("*.py")) if not set(but) & set(p.relative_to(ROOT).parts)]


def printed(table: str) -> set[str]:
    """What the cards of all siblings are called."""
    return {name for path in (ROOT / "rules/civ").glob(f"*/data/{table}.json") for name in names_in(path)}


@pytest.mark.parametrize(
    ("folder", "but"),
    [("rules/table", ()), ("bot", ()), ("rules/civ", SIBLINGS), ("renders/paint", ()), ("renders/words", ())],
)
def test_no_game_is_named(folder, but):
    wrong = [
        f"{path.relative_to(ROOT)}: {text[:60]}"
        for path in modules(folder, but)
        for text in literals(path)
        if any(name in text.lower() for name in GAMES)
    ]
    assert wrong == []


@pytest.mark.parametrize(("folder", "but"), [("rules/table", ()), ("bot", ()), ("rules/civ", SIBLINGS)])
def test_no_advance_or_calamity_is_named(folder, but):
    names = {re.escape(name) for table in TABLES for name in printed(table) if len(name) > 4}
    pattern = re.compile(rf"^({'|'.join(sorted(names))})$")
    wrong = [
        f"{path.relative_to(ROOT)}: {text}"
        for path in modules(folder, but)
        for text in literals(path)
        if pattern.match(text.lower())
    ]
    assert wrong == []


def names_on_cards() -> set[str]:
    """What is printed on the cards of the siblings, as it is printed."""
    stacks = json.loads((WE / "trade.json").read_text(encoding="utf-8"))["stacks"]
    paths = [path for table in TABLES for path in (ROOT / "rules/civ").glob(f"*/data/{table}.json")]
    rows = [row for path in paths for row in json.loads(path.read_text(encoding="utf-8"))]
    return {row["name"] for row in rows} | {name for row in stacks for name in row["regular"]}


def test_no_kernel_text_speaks_of_what_a_sibling_prints():
    pattern = re.compile(rf"\b({'|'.join(sorted(map(re.escape, names_on_cards())))})\b")
    wrong = [
        f"{path.relative_to(ROOT)}: {text}"
        for path in modules("rules/civ", SIBLINGS)
        for text in literals(path)
        if pattern.search(text)
    ]
    assert wrong == []


def test_no_kernel_text_names_an_area_of_one_board():
    """Examples in hints are made from the position of whoever is asked."""
    areas = {re.escape(name) for name in load("ancient").areas if len(name) > 3}
    pattern = re.compile(rf"\b({'|'.join(sorted(areas))})\b")
    kept = {"Europe/Rome"}
    wrong = [
        f"{path.relative_to(ROOT)}: {text}"
        for path in (*modules("rules/civ", SIBLINGS), *modules("rules/table"), *modules("bot"))
        for text in literals(path)
        if pattern.search(text) and not any(zone in text for zone in kept)
    ]
    assert wrong == []


def test_the_kernel_cites_by_topic():
    """No rulebook's abbreviation and no section number stands in a text of the kernel."""
    cites = [tomllib.loads(path.read_text(encoding="utf-8"))["cite"] for path in RULEBOOKS]
    pattern = re.compile(rf"^({'|'.join(cites)})\b|^(ch\.\s?\d.*|\d+[a-z]|\d+(\.\d+)+)$")
    wrong = [
        f"{path.relative_to(ROOT)}: {text}"
        for path in modules("rules/civ", SIBLINGS)
        for text in literals(path)
        if pattern.search(text)
    ]
    assert wrong == []


def test_no_section_is_given_as_a_literal_in_the_kernel():
    wrong = [
        f"{path.relative_to(ROOT)}:{node.value.lineno}"
        for path in modules("rules/civ", SIBLINGS)
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.keyword) and node.arg == "section"
        if any(isinstance(part, ast.Constant) and part.value for part in ast.walk(node.value))
    ]
    assert wrong == []


def test_no_registry_and_no_machine_path_is_written_down():
    pattern = re.compile(r"(?<![\w.])/(?:work|root|home)/|pypi\.org|files\.pythonhosted|registry\.npmjs")
    kept = [p for p in ROOT.rglob("*") if p.suffix in {".py", ".md", ".toml", ".txt", ".yml"} and p.is_file()]
    own = [p for p in kept if not {".venv", ".git", "node_modules"} & set(p.relative_to(ROOT).parts)]
    wrong = [
        str(p.relative_to(ROOT)) for p in own if p != Path(__file__) and pattern.search(p.read_text("utf-8"))
    ]
    assert wrong == []


def test_the_names_are_there_to_be_looked_for():
    assert len(printed("advances")) >= 64
    assert len(printed("calamities")) >= 27
    assert len(names_on_cards()) >= 64 + 27 + 18
    assert RULEBOOKS
