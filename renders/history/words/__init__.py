"""The words of History of the World."""
