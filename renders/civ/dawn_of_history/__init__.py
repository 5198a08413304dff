"""What is worded and drawn for Dawn of History alone."""
