"""Copies of the whole database: made while the bot runs, and put back while it does not."""
