"""The words for an answer that does nothing: one list, for every question that has such an answer."""

import re

_WORDS = frozenset(
    (
        *(
            "no",
            "none",
            "nothing",
            "nobody",
            "no one",
            "nowhere",
            "nope",
            "zero",
            "no thanks",
            "no thank you",
        ),
        *("nothing else", "nothing more", "no more", "none of them", "none of these", "do nothing"),
        *("pass", "i pass", "skip", "decline", "hold", "no orders", "no order"),
        *("stay", "stays", "all stay", "everybody stays", "everyone stays", "stay put", "stay here"),
        *("keep", "keep all", "keep everything", "keep it", "keep them", "keep them all"),
    )
)
_FIRST = frozenset(("no", "none", "nothing", "nobody"))


def says_nothing(text: str) -> bool:
    """Whether a text means that nothing shall be done."""
    return " ".join(re.findall(r"\w+", text.casefold())) in _WORDS


def names_nothing(label: str) -> bool:
    """Whether an option is the one that declines, such as “No more cards”."""
    return says_nothing(label) or re.findall(r"\w+", label.casefold())[:1] in [[word] for word in _FIRST]
