"""The words of the civ family: told events as sentences, summaries, notices, the rules."""
