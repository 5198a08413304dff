"""What is worded and drawn for Western Empires alone."""
