"""CivX: the whole ancient world, for 5 to 18 players."""
