"""Names are searched in one place: no other module compares spellings by itself."""

import ast

import pytest

from tests.structure.test_imports import ROOT, imported, sources

FINDER = {"rules/atlas/names.py"}
LIKENESS = {"difflib", "rapidfuzz", "Levenshtein", "jellyfish", "thefuzz"}
SEARCHES = {"get_close_matches", "SequenceMatcher", "levenshtein", "edit_distance", "likeness", "fuzzy"}
PACKAGES = ("rules", "renders", "bot", "tools")


@pytest.mark.parametrize("package", PACKAGES)
def test_only_the_finder_compares_spellings(package):
    wrong = [
        f"{path.relative_to(ROOT)}: {name}"
        for path in sources(package)
        for name in imported(path)
        if name.split(".")[0] in LIKENESS and str(path.relative_to(ROOT)) not in FINDER
    ]
    assert wrong == []


@pytest.mark.parametrize("package", PACKAGES)
def test_nobody_defines_a_search_of_his_own(package):
    wrong = [
        f"{path.relative_to(ROOT)}: {node.name}"
        for path in sources(package)
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef | ast.ClassDef)
        and (node.name.strip("_").lower() in SEARCHES or node.name == "Finder")
        and str(path.relative_to(ROOT)) not in FINDER
    ]
    assert wrong == []


def test_the_finder_is_where_it_is_looked_for():
    assert all("rapidfuzz" in set(imported(ROOT / path)) for path in FINDER)
