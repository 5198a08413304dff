"""The face of the civ family: its words and pictures, made from views and told events."""
