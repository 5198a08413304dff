"""The kernel of the civilization family: what the sibling games have in common."""
