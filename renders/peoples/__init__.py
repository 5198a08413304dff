"""The face of Peoples: Civilizations."""
