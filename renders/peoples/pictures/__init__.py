"""The pictures of Peoples: Civilizations."""
