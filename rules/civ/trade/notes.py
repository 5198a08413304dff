"""The sentence that may go with an offer: people's own words, which bind nobody."""

LONGEST = 200
"""Letters of a sentence."""


def cleaned(text: str) -> str:
    """One line without signs that nobody sees."""
    return " ".join("".join(sign if sign.isprintable() else " " for sign in text).split())
