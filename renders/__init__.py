"""Pictures and texts, made from views and told events only."""
