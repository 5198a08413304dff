"""Texts as they are compared: plain words without case, accents and punctuation."""

import unicodedata

LIGATURES = str.maketrans({"æ": "ae", "œ": "oe", "ß": "ss", "ø": "o", "ł": "l", "đ": "d", "&": " and "})
APOSTROPHES = "'’ʻʼ`´"
ARTICLE = "the"


def words_of(text: str) -> tuple[str, ...]:
    """The plain lower-case words of a text, without accents, punctuation and a leading article."""
    plain = unicodedata.normalize("NFKD", text.casefold().translate(LIGATURES))
    kept = (sign for sign in plain if not unicodedata.combining(sign) and sign not in APOSTROPHES)
    words = "".join(sign if sign.isalnum() else " " for sign in kept).split()
    return tuple(words[1:] if len(words) > 1 and words[0] == ARTICLE else words)


def key_of(text: str) -> str:
    """The text as it is compared: its plain words without gaps."""
    return "".join(words_of(text))


def digits_of(key: str) -> str:
    """The digits in it, which nobody mistypes for another name's."""
    return "".join(sign for sign in key if sign.isdigit())
