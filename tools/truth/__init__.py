"""Whether the maps are true: what was put on them, compared with where everything lies on the board."""
