"""Special abilities: what some advances let their holders do once a turn."""
