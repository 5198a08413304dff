"""Peoples: Civilizations: a world that is discovered while it is played."""
