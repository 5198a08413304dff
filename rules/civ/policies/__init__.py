"""Policies of a ruleset: where the siblings do the same thing in different ways."""
