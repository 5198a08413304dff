"""The verbs that calamities are made of; the calamities themselves belong to each sibling."""
