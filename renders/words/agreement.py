"""Sentences that speak to their reader: "you" in the place of a name, and the forms that go with it."""

import re

from renders.words.table import Who
from rules.table import Seat

YOU = "you"
_IRREGULAR = {"is": "are", "has": "have", "was": "were", "does": "do"}
_SUBJECT = re.compile(r"(^|[.:;!,] )([Yy]ou)((?: \([^()]*\))?) ([a-z]+s)\b")
_FURTHER = re.compile(r"((?:^|[;:] )[Yy]ou\b.*?(?:,|:| and) )(throws|takes|gives|plunders|returns|needs)\b")
_THINGS = re.compile(r"\b([Tt])he ((?:[a-z]+ )?[a-z]+) of you\b")
_START = re.compile(r"(^|[.!] )you")


def addressing(seat: Seat, who: Who) -> Who:
    """How seats are called in a sentence for one of them."""
    return lambda other: YOU if other == seat else who(other)


def addressed(text: str) -> str:
    """A sentence made with "you" for a name, as one says it: "You lead", "your city", "a tribe of yours"."""
    said = text.replace("you’s", "your").replace("You’s", "Your")
    said = _THINGS.sub(lambda m: f"{'Y' if m[1] == 'T' else 'y'}our {m[2]}", said)
    said = re.sub(r"\bof you\b(?! and)", "of yours", said)
    said = _SUBJECT.sub(lambda m: f"{m[1]}{m[2]}{m[3]} {_plain(m[4])}", said)
    said = _START.sub(lambda m: f"{m[1]}You", said)
    while further := _FURTHER.search(said):
        said = f"{said[: further.start()]}{further[1]}{_plain(further[2])}{said[further.end() :]}"
    return said


def _plain(verb: str) -> str:
    """The form of a verb that goes with "you"."""
    if verb in _IRREGULAR:
        return _IRREGULAR[verb]
    if verb.endswith(("sses", "ches", "shes", "xes")):
        return verb[:-2]
    return f"{verb[:-3]}y" if verb.endswith("ies") else verb[:-1]
