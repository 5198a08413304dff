"""Texts as they are compared: plain words without case, accents and punctuation."""

import unicodedata

LIGATURES = str.maketrans({"æ": "ae", "œ": "oe", "ß": "ss", "ø": "o", "ł": "l", "đ": "d", "&": " and "})
APOSTROPHES = "'’ʻʼ`´"
ARTICLE = "the"
COMMON = 0x2500
"""Signs below this are letters, accents and punctuation that people write with: each is looked at once."""


class _Signs(dict[int, str]):
    """What is kept of each sign: nothing of accents and apostrophes, a gap for all that is no letter."""

    def __missing__(self, code: int) -> str:
        sign = chr(code)
        dropped = unicodedata.combining(sign) or sign in APOSTROPHES
        kept = "" if dropped else sign if sign.isalnum() else " "
        if code < COMMON:
            self[code] = kept
        return kept


_SIGNS = _Signs()


def words_of(text: str) -> tuple[str, ...]:
    """The plain lower-case words of a text, without accents, punctuation and a leading article."""
    plain = unicodedata.normalize("NFKD", text.casefold().translate(LIGATURES))
    words = plain.translate(_SIGNS).split()
    return tuple(words[1:] if len(words) > 1 and words[0] == ARTICLE else words)


def key_of(text: str) -> str:
    """The text as it is compared: its plain words without gaps."""
    return "".join(words_of(text))


def digits_of(key: str) -> str:
    """The digits in it, which nobody mistypes for another name's."""
    return "".join(sign for sign in key if sign.isdigit())
