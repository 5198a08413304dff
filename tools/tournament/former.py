"""The stand-ins of an earlier revision, beside those of today: a package of its own, under another name."""

from __future__ import annotations

import importlib
import io
import re
import subprocess
import sys
import tarfile
from pathlib import Path
from typing import cast

from rules.standins import StandIn, for_game

FORMER = "former"
"""How they are called at the table."""
PACKAGE = "former_standins"
TODAY = re.compile(r"\brules\.standins\b")
ROOT = Path(__file__).resolve().parents[2]


def unpack(revision: str, folder: Path) -> Path:
    """Write the stand-ins of a revision as a package into a folder that can be imported from."""
    packed = subprocess.run(
        ["git", "archive", revision, "rules/standins"], cwd=ROOT, check=True, capture_output=True
    )
    with tarfile.open(fileobj=io.BytesIO(packed.stdout)) as archive:
        archive.extractall(folder, filter="data")
    (folder / "rules" / "standins").rename(folder / PACKAGE)
    return renamed(folder)


def renamed(folder: Path) -> Path:
    """Let the package import itself, and not the stand-ins of today."""
    package = folder / PACKAGE
    for source in package.rglob("*.py"):
        source.write_text(TODAY.sub(PACKAGE, source.read_text("utf-8")), "utf-8")
    return folder


def former(folder: Path, game: str) -> StandIn:
    """The one of them that plays a game best."""
    if str(folder) not in sys.path:
        sys.path.insert(0, str(folder))
    package = importlib.import_module(PACKAGE)
    return cast(StandIn, package.STANDINS[for_game(game)])
