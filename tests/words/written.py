"""Every sentence written in the code; names in braces stand for what is filled in."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
PLACES = {
    "bot": ("bot",),
    "rules-civ": ("rules/civ", "rules/table", "rules/atlas"),
    "rules-history": ("rules/history_of_the_world",),
    "rules-peoples": ("rules/peoples",),
}
LEFT_OUT = (
    "bot/store",
    "bot/backups",
    "bot/watching",
    "bot/log.py",
    "bot/apart.py",
    "bot/settings.py",
    "rules/table/verifying.py",
)
"""Nothing in there is said to players."""
UNSAID = {
    "match",
    "compile",
    "sub",
    "search",
    "fullmatch",
    "split",
    "debug",
    "info",
    "warning",
    "exception",
    "error",
}
"""What is given to these functions is a pattern, or written to the log."""
_WORDS = re.compile(r"[A-Za-z’'…]{2,}[,:;.!?”)]* +\S*[A-Za-z{“]")


_PATTERN = re.compile(r"\(\?[:P!<=]|\\[bsdw]|[a-z]\|[a-z]")


def sentences(name: str) -> Iterator[tuple[str, list[str]]]:
    """Each file with the sentences in it, in their order."""
    for folder in PLACES[name]:
        for path in sorted((ROOT / folder).rglob("*.py")):
            place = path.relative_to(ROOT).as_posix()
            if not place.startswith(LEFT_OUT):
                found = list(dict.fromkeys(_in_file(path)))
                if found:
                    yield place, found


def _in_file(path: Path) -> Iterator[str]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    yield from _said(tree)


def _said(node: ast.AST) -> Iterator[str]:
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
        return  # a docstring
    if isinstance(node, ast.Call) and _called(node) in UNSAID:
        return
    if isinstance(node, ast.Assert | ast.Raise) and not _is_sorry(node):
        return
    if isinstance(node, ast.Constant | ast.JoinedStr):
        text = _text(node)
        if _WORDS.search(text) and not _PATTERN.search(text):
            yield " ⏎ ".join(filter(None, map(str.strip, text.splitlines())))
        if isinstance(node, ast.Constant):
            return
    for child in ast.iter_child_nodes(node):
        if not (isinstance(node, ast.JoinedStr) and isinstance(child, ast.Constant)):
            yield from _said(child)


def _called(node: ast.Call) -> str:
    return node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")


def _is_sorry(node: ast.AST) -> bool:
    raised = getattr(node, "exc", None)
    return isinstance(raised, ast.Call) and _called(raised) in ("Sorry", "Unclear", "Failure")


def _text(node: ast.expr) -> str:
    if isinstance(node, ast.Constant):
        return node.value if isinstance(node.value, str) else ""
    assert isinstance(node, ast.JoinedStr)
    return "".join(
        str(part.value) if isinstance(part, ast.Constant) else f"{{{_name(part)}}}" for part in node.values
    )


def _name(part: ast.expr) -> str:
    """What is filled in: the last name in the expression."""
    names = [
        n.attr if isinstance(n, ast.Attribute) else n.id
        for n in ast.walk(part)
        if isinstance(n, ast.Attribute | ast.Name)
    ]
    return names[0] if names else "…"
