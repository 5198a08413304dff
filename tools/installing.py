"""Installs requirements and says how far it is: `python -m tools.installing requirements/runtime.txt`.

It runs before anything is installed, so it needs nothing but Python and pip.
"""

from __future__ import annotations

import re
import subprocess
import sys
import time
from collections.abc import Iterable, Iterator
from pathlib import Path

PIP = [sys.executable, "-m", "pip", "install", "--disable-pip-version-check", "--no-input"]
FOUND = re.compile(r"\s*(?:Collecting|Processing) (?:\S*/)?([A-Za-z0-9_.-]+)")
PINNED = re.compile(r"^[a-z][a-z0-9_.-]*==", re.MULTILINE)
LAST = 20  # lines of pip that are shown when it fails


def steps(lines: Iterable[str], total: int) -> Iterator[str]:
    """What is being done, a few words for each package that pip takes up."""
    count = 0
    for line in lines:
        if found := FOUND.match(line):
            count += 1
            yield f"{min(count, total)} of {total}: {found[1]}"
        elif line.startswith("Installing collected"):
            yield "unpacking"


def main(requirements: Path) -> int:
    """Install; what pip says is shown only if it fails."""
    total = len(PINNED.findall(requirements.read_text(encoding="utf-8")))
    begun = time.monotonic()
    said: list[str] = []
    pip = [*PIP, "--require-hashes", "-r", str(requirements)]
    with subprocess.Popen(pip, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True) as process:
        assert process.stdout is not None
        for step in steps(_kept(process.stdout, said), total):
            if sys.stdout.isatty():
                print(f"\r     {step:<60}", end="", flush=True)
    if process.returncode:
        print(
            "\nThis could not be installed. The last words of pip:", *said[-LAST:], sep="\n", file=sys.stderr
        )
        return 1
    shown = f"     {total} packages in {time.monotonic() - begun:.0f} seconds"
    print(f"\r{shown:<66}" if sys.stdout.isatty() else shown)
    return 0


def _kept(lines: Iterable[str], said: list[str]) -> Iterator[str]:
    for line in lines:
        said.append(line.rstrip())
        yield line


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
