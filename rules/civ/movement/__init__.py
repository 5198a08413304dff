"""Movement: orders, what they may do, and how they are written."""
