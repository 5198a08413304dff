"""How fast it all is, part by part: `python -m tools.bench [rules] [bot] ...`. Read the figures as ratios."""

from __future__ import annotations

import argparse
import sys

from tools import bench_against, bench_bot, bench_discord, bench_pictures, bench_processes, bench_rules

PARTS = {
    "rules": bench_rules.main,
    "pictures": bench_pictures.main,
    "bot": bench_bot.main,
    "processes": bench_processes.main,
    "discord": bench_discord.main,
}


def main() -> int:
    """Run the parts asked for, or all."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("parts", nargs="*", choices=[*PARTS, []], help="which parts (default: all)")
    parser.add_argument("--against", metavar="REV", help="pictures only, by turns with those of a revision")
    given = parser.parse_args()
    if given.against:
        bench_against.main(given.against)
        return 0
    chosen = given.parts or list(PARTS)
    for part in chosen:
        print(f"\n== {part}")
        PARTS[part]()
    return 0


if __name__ == "__main__":
    sys.exit(main())
