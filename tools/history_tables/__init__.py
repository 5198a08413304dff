"""What games of History of the World teach its stand-in: which lands fall to whom, what cards may bring."""
