"""The pictures of History of the World."""
