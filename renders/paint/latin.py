"""Letters of other alphabets by their sound, for typefaces that have only Latin ones."""

from __future__ import annotations

from collections.abc import Mapping

_CYRILLIC = """
а a  б b  в v  г g  д d  е e  ё yo ж zh з z  и i  й y  к k  л l  м m  н n  о o  п p  р r  с s  т t  у u
ф f  х kh ц ts ч ch ш sh щ shch ъ ' ы y  ь ' э e  ю yu я ya
є ye і i  ї yi ґ g  ў w  ђ dj ј j  љ lj њ nj ћ c  џ dz ѓ gj ќ kj ѕ dz
"""
_GREEK = """
α a  β v  γ g  δ d  ε e  ζ z  η i  θ th ι i  κ k  λ l  μ m  ν n  ξ x  ο o  π p  ρ r  σ s  ς s  τ t
υ y  φ f  χ ch ψ ps ω o
"""


def _table(text: str) -> dict[str, str]:
    words = text.split()
    small = dict(zip(words[::2], words[1::2], strict=True))
    return small | {letter.upper(): sound.capitalize() for letter, sound in small.items() if letter != "ς"}


LATIN: Mapping[str, str] = _table(_CYRILLIC) | _table(_GREEK)
"""Each Cyrillic and Greek letter in Latin ones."""
