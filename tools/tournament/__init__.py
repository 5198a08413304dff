"""Whole games of stand-ins against each other, and what they are like."""
