"""Dawn of History: the whole ancient world, 5 to 18 players, and barbarians with a life of their own."""
