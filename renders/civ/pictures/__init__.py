"""The pictures of the civ family, each with its text twin."""
