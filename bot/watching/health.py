"""Is the bot on this machine well? `python -m bot.watching.health` asks its `/healthz`, for containers."""

from __future__ import annotations

import os
import sys
import urllib.error
import urllib.request

PATIENCE = 5  # seconds


def main() -> int:
    """0 when it is well, 1 when it is not or does not answer."""
    port = os.environ.get("AMPHORA_WATCH_PORT", "")
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/healthz", timeout=PATIENCE) as answer:
            print(answer.read().decode())
    except urllib.error.HTTPError as unwell:
        print(unwell.read().decode())
        return 1
    except (OSError, ValueError) as error:
        print(f"no answer: {type(error).__name__}")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
