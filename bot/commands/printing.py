"""Texts that were written for Discord, as a terminal or a file shows them."""

from __future__ import annotations

import os
import re
import sys
from typing import TextIO

BOLD, PLAIN = "\x1b[1m", "\x1b[0m"
_KEPT = re.compile(r"\\([\\`*_~|>#\[\]()<:@-])")
_SHIELD = 0xE000  # signs that were meant as they stand, out of the way for a moment
_STRONG = re.compile(r"\*\*(.+?)\*\*")
_SLANTED = re.compile(r"(?<![\w*])\*(?=\S)(.+?)(?<=\S)\*(?![\w*])")
_CODE = re.compile(r"`([^`]+)`")


def terminal(text: str, file: TextIO | None = None) -> str:
    """Without Markdown: what is strong is bold where the file is a terminal, and plain anywhere else."""
    shielded = _KEPT.sub(lambda sign: chr(_SHIELD + ord(sign[1])), text.replace("\u200b", ""))
    strong = rf"{BOLD}\1{PLAIN}" if _is_terminal(sys.stdout if file is None else file) else r"\1"
    bare = _CODE.sub(r"\1", _SLANTED.sub(r"\1", _STRONG.sub(strong, shielded)))
    return "".join(chr(ord(c) - _SHIELD) if _SHIELD <= ord(c) < _SHIELD + 128 else c for c in bare)


def _is_terminal(file: TextIO) -> bool:
    return file.isatty() and "NO_COLOR" not in os.environ
