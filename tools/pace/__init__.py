"""How often a game waits for people who come only when they are called."""
