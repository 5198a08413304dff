"""Ten minutes of play in bad weather: `python -m tools.soak [--minutes 10] [--seed 1]`.

Ends with 0 lost, 0 doubled, 0 leaked, 0 stuck and the memory flat, or with 1 and a list of what is wrong.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from collections import Counter
from pathlib import Path

from tools.soak.run import Report, Soak

SHOWN = 40


def show(report: Report) -> None:
    """Print the figures, and what is wrong."""
    for name, value in report.figures.items():
        if isinstance(value, dict):
            value = ", ".join(f"{key} {count}" for key, count in value.items())
        print(f"{name}: {value}")
    kinds = Counter(each.partition(":")[0] for each in report.wrong)
    print(", ".join(f"{kinds[kind]} {kind}" for kind in ("lost", "doubled", "leaked", "stuck")))
    for each in report.wrong[:SHOWN]:
        print(f"WRONG: {each}")
    if len(report.wrong) > SHOWN:
        print(f"… and {len(report.wrong) - SHOWN} more")


def main() -> int:
    """Soak, and say how it went."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="amphora-soak-") as folder:
        soak = Soak(str(Path(folder) / "soak.db"), options.seed)
        report = asyncio.run(soak.run(minutes=options.minutes))
    show(report)
    return 1 if report.wrong else 0


if __name__ == "__main__":
    sys.exit(main())
