"""Names that people chose, made harmless."""

import re
import unicodedata
from functools import lru_cache

_MARKDOWN = re.compile(r"([\\`*_~|>#\[\]()<:@-])")
_ADDRESS = re.compile(r"(\w)\.(?=[\w.]+(?:/|\\))")
_ZERO_WIDTH = "\u200b"


@lru_cache(maxsize=1024)
def spoken(name: str, longest: int = 32, nothing: str = "nameless") -> str:
    """The name on one line without control signs, for pictures, alt texts and listings."""
    kept = "".join(c for c in name if unicodedata.category(c) not in ("Cc", "Cf", "Co", "Cs") or c.isspace())
    line = " ".join(kept.split())
    return (line if len(line) <= longest else line[: longest - 1].rstrip() + "…") or nothing


def plain(name: str, longest: int = 32) -> str:
    """The name as Discord shows it literally: no formatting, no link, no mention."""
    safe = _MARKDOWN.sub(r"\\\1", spoken(name, longest))
    return (
        re.sub(r"(everyone|here)\b", lambda m: m[0][0] + _ZERO_WIDTH + m[0][1:], safe)
        if "@" in safe
        else safe
    )


def harmless(text: str, longest: int) -> str:
    """What somebody wrote to somebody, on one line and to the letter: no invitation, no link either."""
    return _ADDRESS.sub(rf"\1.{_ZERO_WIDTH}", plain(text, longest))
