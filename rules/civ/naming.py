"""Forgiving names: what somebody wrote, found among the names it may mean."""

import re
from collections.abc import Iterable
from difflib import get_close_matches
from unicodedata import combining, normalize

from rules.table import Fault, FaultKind, Refusal
from rules.table.refusal import ambiguous


def plain(text: str) -> str:
    """Small letters without accents, signs and double blanks."""
    bare = "".join(c for c in normalize("NFKD", text) if not combining(c))
    return " ".join(re.sub(r"[^a-z0-9]+", " ", bare.lower().replace("&", " and ")).split())


def find(text: str, names: Iterable[str], what: str) -> str | Refusal:
    """The name meant: exactly, by its beginning, or by likeness; a refusal if none or several fit."""
    known = {plain(name): name for name in names}
    wanted = plain(text)
    if wanted in known:
        return known[wanted]
    if wanted:
        for fits in (
            [name for key, name in known.items() if key.startswith(wanted) or wanted == f"{key}s"],
            [name for key, name in known.items() if wanted in key.split()],
        ):
            if len(fits) == 1:
                return fits[0]
            if fits:
                return ambiguous(f"“{text.strip()}” could be several things.", fits)
    close = get_close_matches(wanted, known, n=3, cutoff=0.75)
    if len(close) == 1:
        return known[close[0]]
    if close:
        return ambiguous(f"Which {what} is “{text.strip()}”?", [known[key] for key in close])
    return Refusal(
        (Fault("unknown-name", f"There is no {what} “{text.strip()}” here.", kind=FaultKind.UNREADABLE),)
    )


def counted(text: str, names: Iterable[str], what: str) -> list[str] | Refusal:
    """A list such as "2 Ochre, Hide and 3 Iron" as single names in the order written."""
    known = list(names)
    found: list[str] = []
    faults: list[Fault] = []
    for part in _parts(text, known):
        match = re.match(r"^(\d+)\s*x?\s*(.+)$", part) or re.match(r"^()(.+)$", part)
        assert match is not None
        name = find(match[2], known, what)
        if isinstance(name, Refusal):
            faults += name.faults
        else:
            found += [name] * (int(match[1]) if match[1] else 1)
    return Refusal(tuple(faults)) if faults else found


def _parts(text: str, known: list[str]) -> list[str]:
    """Split at commas, before every number, and at "and" where it is not part of a name."""
    pieces = re.split(r"[,;+]|\band\b(?=\s*\d)|(?<=[^\d\s,;+])\s+(?=\d)", text, flags=re.IGNORECASE)
    found: list[str] = []
    for piece in (piece.strip() for piece in pieces if piece and piece.strip()):
        whole = not isinstance(find(piece.lstrip("0123456789x "), known, ""), Refusal)
        found += [piece] if whole else re.split(r"\s+and\s+", piece, flags=re.IGNORECASE)
    return found
