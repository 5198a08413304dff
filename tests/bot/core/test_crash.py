"""A process that plays is killed again and again: no answer is lost or doubled, nothing is posted twice.

`AMPHORA_CRASHES=200` for the long run.
"""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from tests.bot.core.crash_nursery import main

CRASHES = int(os.environ.get("AMPHORA_CRASHES", "25"))
ROUNDS, SPAN = ("1", "240") if CRASHES <= 30 else ("6", "150")  # long enough for so many crashes
ROOT = Path(__file__).parents[3]


def run(folder: Path, crashes: int, seed: str) -> tuple[dict[str, Any], dict[str, Any]]:
    """What there is in the end, and how it came about."""
    folder.mkdir()
    command = [sys.executable, "-m", main.__module__, str(folder), str(crashes), seed, ROUNDS, SPAN]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False, timeout=1200)
    assert done.returncode == 0, done.stderr
    printed = [json.loads(line) for line in done.stdout.splitlines()]
    assert len(printed) == 2, (printed, done.stderr)
    return printed[0], printed[1]


def test_a_killed_process_loses_and_doubles_nothing(tmp_path: Path) -> None:
    unbroken, once = run(tmp_path / "unbroken", 0, "none")
    broken, often = run(tmp_path / "broken", CRASHES, "amphora")
    assert (once, often) == ({"killed": 0, "code": 0}, {"killed": CRASHES, "code": 0})
    assert broken["positions"] == unbroken["positions"]
    assert broken["inputs"] == unbroken["inputs"]
    assert broken["pending"] == unbroken["pending"] == 0
    nonces = [post.pop("nonce") for run in (broken, unbroken) for post in run["posts"]]
    assert len(set(nonces[: len(broken["posts"])])) == len(broken["posts"])
    assert broken["posts"] == unbroken["posts"]
