"""The face of History of the World: words and pictures."""
