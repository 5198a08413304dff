"""Plays at the practice table in Chromium, as newcomers do: `python -m tools.browser`."""
