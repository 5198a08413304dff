"""What a player is called at the table: readable, on one line, and nobody else's name."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable

from renders.words.names import spoken

LONGEST = 32
_MARKUP = re.compile(r"[*`~|<>#\\]")  # what Discord would take for formatting or a mention
_BLANKS = "\u115f\u1160\u2800\u3164\uffa0"  # letters by their class, but nothing is seen of them
_MARKS = 2  # accents that one letter may carry


def clean(shown: str, account: str = "") -> str:
    """The name somebody shows, without markup and invisible letters; that of the account if none is left."""
    return _readable(shown) or _readable(account) or spoken("")


def unique(name: str, taken: Iterable[str]) -> str:
    """The name, with a number where somebody has it already; big and small letters make no difference."""
    known = {other.casefold() for other in taken}
    number, made = 2, name
    while made.casefold() in known:
        end = f" {number}"
        made, number = name[: LONGEST - len(end)].rstrip() + end, number + 1
    return made


def _readable(name: str) -> str:
    """What can be read and typed of a name; nothing where that is neither letter nor digit."""
    kept: list[str] = []
    accents = 0
    for sign in unicodedata.normalize("NFC", name):
        accents = accents + 1 if unicodedata.combining(sign) else 0
        if accents <= _MARKS and sign not in _BLANKS:
            kept.append(sign)
    line = spoken(_MARKUP.sub("", "".join(kept)), LONGEST, "")
    return line if any(sign.isalnum() for sign in line) else ""
