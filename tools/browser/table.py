"""A practice table of its own: started as people start it, ended with Ctrl-C."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from types import TracebackType

RUN = (sys.executable, "-m", "bot.cli", "run")
PATIENCE = 60  # seconds


class Wrong(Exception):
    """Something is not as it should be."""


def _own(folder: str) -> dict[str, str]:
    return {**os.environ, "AMPHORA_PRACTICE": f"{folder}/practice.db", "AMPHORA_PRACTICE_BROWSER": "false"}


def _listen() -> None:
    signal.signal(signal.SIGINT, signal.default_int_handler)


class Table:
    """The practice table whose game is kept in a folder, while the context lasts."""

    def __init__(self, folder: str) -> None:
        self._folder = folder
        self.address = self.port = ""

    def __enter__(self) -> Table:
        # In a group of its own, so that Ctrl-C is for it alone; a shell may have told it to ignore that.
        self._process = subprocess.Popen(
            RUN, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=_own(self._folder),
            start_new_session=True, preexec_fn=_listen,
        )  # fmt: skip
        assert self._process.stdout is not None
        for line in self._process.stdout:
            if found := re.search(r"http://[^:]+:(\d+)/\S*", line):
                self.address, self.port = found[0], found[1]
                return self
        raise Wrong("the practice table did not start")

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._process.send_signal(signal.SIGINT)
        _, said = self._process.communicate(timeout=PATIENCE)
        if kind is None and ("Your game is kept" not in said or "Traceback" in said):
            raise Wrong(f"Ctrl-C ends the table with {said!r}")


def refused(folder: str, *arguments: str) -> str:
    """The one sentence with which a table does not open."""
    done = subprocess.run(
        [*RUN, *arguments], capture_output=True, text=True, env=_own(folder), timeout=PATIENCE, check=False
    )
    lines = [line for line in done.stderr.splitlines() if line]
    if done.returncode == 0 or len(lines) != 1:
        raise Wrong(f"{' '.join(arguments)} ends with {done.returncode} and says {done.stderr!r}")
    return lines[0]
