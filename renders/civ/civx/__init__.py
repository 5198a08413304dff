"""What is worded and drawn for CivX alone."""
