"""`python -m tools.phrases`: write anew the list of everything that can be said, for somebody to read."""

from __future__ import annotations

import sys

from tests.words.listing import FOLDER, listings


def main() -> int:
    """Write every file of the list; those of parts that are gone are removed."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    files = listings()
    for old in FOLDER.glob("*.txt"):
        if old.stem not in files:
            old.unlink()
    for name, text in files.items():
        (FOLDER / f"{name}.txt").write_text(text, encoding="utf-8")
        print(f"{FOLDER.name}/{name}.txt")
    return 0


if __name__ == "__main__":
    sys.exit(main())
