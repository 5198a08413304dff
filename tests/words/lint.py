"""What is wrong with a sentence, as far as a machine can tell."""

from __future__ import annotations

import re

LONGEST = 200
"""Letters of one sentence; dice, lists and names included."""
_FILLED_IN = re.compile(r"\{[^{}]*\}")
_SPEECH = re.compile(r"“[^”]*”|`[^`]*`")
_FAULTS = {
    "the verb does not go with “you”": re.compile(
        r"(?:^|[.:;] )[Yy]ou (?:is|has|was|does|(?!always|cannot)[a-z]+[^s\W]s)\b(?! of| and)"
    ),
    "one of something in the plural": re.compile(
        r"\b1 (?:tokens|cards|cities|ships|(?:unit |bonus )?points|steps|turns|deals|players|armies|coins"
        r"|tribes|answers|phases|mercenaries|letters)\b"
    ),
    "nothing as a limit": re.compile(r"\bat most 0\b|\bup to 0\b"),
    "the same thing twice": re.compile(r"\b([A-Z]\w+) and \1\b(?! of)"),
    "two blanks or full stops": re.compile(r"\S {2,}\S|(?<!\.)\.\.(?!\.)"),
    "a name of the program": re.compile(
        r"\b[a-z]+_[a-z]+\b|<[A-Z]\w+\.[A-Z_]+|\bNone\b(?! of| is)|\bTrue\b|\bFalse\b"
    ),
    "only nothing": re.compile(r"\bonly no\b"),
    "empty braces": re.compile(r"\(\)|\[\]|“”"),
    "“none” for nobody or nothing": re.compile(
        r"^none (?:win|cannot|was|were)|\bof none\b|\bto none\b|\bwith none\b"
    ),
    "a blank before a sign": re.compile(r"\w [,.;](?:\s|$)"),
    "a word of another age": re.compile(
        r"\b(?:in vain|hath|shall|thus|hence|thereof|whereof|lest|ere|nought|naught|forthwith|amongst|whilst"
        r"|bring(?:s)? forth|brought forth|like this it would look|win together)\b",
        re.IGNORECASE,
    ),
    "the wrong article": re.compile(
        r"\b[Aa] [aeio][a-z]+\b(?<! a one)|\b[Aa]n [bcdfgjklmnpqrstvwxyz][a-z]+\b"
    ),
}
_PAIRS = (("(", ")"), ("“", "”"), ("[", "]"), ("{", "}"))


def faults(text: str) -> list[str]:
    """Everything that is wrong with a text, sentence by sentence."""
    plain = _FILLED_IN.sub("X", _SPEECH.sub("“x”", text))
    found = [what for what, pattern in _FAULTS.items() if pattern.search(plain)]
    found += [f"{first}{last} do not pair" for first, last in _PAIRS if text.count(first) != text.count(last)]
    if any(len(sentence) > LONGEST for sentence in re.split(r"(?<=[.!?:;])\s|⏎|\n", plain)):
        found.append("a sentence that is too long")
    return found
