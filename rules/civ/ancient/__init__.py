"""The whole ancient world, from the Atlantic to India: what the siblings that play on all of it share."""
