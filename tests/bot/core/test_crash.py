"""A process that plays is killed again and again: no answer is lost or doubled, nothing is posted twice.

`AMPHORA_CRASHES=200` for the long run, on either database.
"""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.bot.conftest import emptied
from tests.bot.core.crash_nursery import main

ASKED = os.environ.get("AMPHORA_CRASHES")
LONG = 3600 if ASKED else 240  # seconds: nobody waits for ever
ROOT = Path(__file__).parents[3]


def run(folder: Path, database: str, crashes: int, seed: str) -> tuple[dict[str, Any], dict[str, Any]]:
    """What there is in the end, and how it came about."""
    folder.mkdir()
    rounds, span = ("6", "150") if ASKED else ("1", "240")  # long enough for so many crashes
    command = [sys.executable, "-m", main.__module__, str(folder), database, str(crashes), seed, rounds, span]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False, timeout=LONG)
    assert done.returncode == 0, done.stderr
    printed = [json.loads(line) for line in done.stdout.splitlines()]
    assert len(printed) == 2, (printed, done.stderr)
    return printed[0], printed[1]


@pytest.fixture(scope="module")
def unbroken(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """What there is in the end when nobody is killed, whatever the database."""
    folder = tmp_path_factory.mktemp("crash")
    found, life = run(folder / "unbroken", str(folder / "unbroken.db"), 0, "none")
    assert life == {"killed": 0, "code": 0}
    assert len({post.pop("nonce") for post in found["posts"]}) == len(found["posts"])
    assert found["pending"] == 0
    return found


@pytest.mark.parametrize(("kind", "few"), [("sqlite", 14), ("postgres", 7)])
def test_a_killed_process_loses_and_doubles_nothing(
    tmp_path: Path, request: pytest.FixtureRequest, unbroken: dict[str, Any], kind: str, few: int
) -> None:
    database = str(tmp_path / "broken.db") if kind == "sqlite" else emptied(request)
    crashes = int(ASKED or few)
    broken, life = run(tmp_path / "broken", database, crashes, "amphora")
    assert life == {"killed": crashes, "code": 0}
    nonces = [post.pop("nonce") for post in broken["posts"]]
    assert len(set(nonces)) == len(nonces)
    assert broken == unbroken
