"""Watching the bot: figures for Prometheus, whether it is well, and errors reported elsewhere."""
