"""The words of Peoples: Civilizations."""
