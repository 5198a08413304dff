"""`python -m tools.phrases`: write anew the list of everything that can be said, for somebody to read."""

from __future__ import annotations

import sys

from tests.words.listing import FOLDER, NAMES, listing


def main() -> int:
    """Write every file of the list; those of parts that are gone are removed."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for old in FOLDER.glob("*.txt"):
        if old.stem not in NAMES:
            old.unlink()
    for name in NAMES:
        (FOLDER / f"{name}.txt").write_text(listing(name), encoding="utf-8")
        print(f"{FOLDER.name}/{name}.txt")
    return 0


if __name__ == "__main__":
    sys.exit(main())
