"""The refusals of a name: it fits several, it fits none, it is of the wrong kind; each worded here only."""

from collections.abc import Collection, Iterable

from rules.atlas.names import Ambiguous, Finder, Found, Unknown
from rules.table.refusal import Fault, FaultKind

SHOWN = 10
"""More candidates than these are not worth reading."""
_QUOTED = 60
OPTION = "option"
"""What is asked for where any question lists what it takes."""


def quoted(text: str) -> str:
    """What was typed, without signs that nobody sees, never longer than one can read."""
    seen = "".join(sign for sign in " ".join(text.split()) if sign.isprintable())
    return f"“{seen.strip()[:_QUOTED]}”"


def could_be(text: str, names: tuple[str, ...]) -> Fault:
    """A name that fits several, or that is only a part of one."""
    several = f"{quoted(text)} could be several things."
    part = f"{quoted(text)} is only a part of a name."
    more = " / …" if len(names) > SHOWN else ""
    legal = " / ".join(names[:SHOWN]) + more
    asked = several if len(names) > 1 else part
    return Fault("ambiguous", asked, legal=legal, kind=FaultKind.AMBIGUOUS, said=text, candidates=names)


def no_such(text: str, what: str, like: Iterable[str] = ()) -> Fault:
    """A name that nothing of the kind has, with those it resembles."""
    said = f"There is no {what} {quoted(text)}." if text.strip() else f"No {what} is named."
    if what == OPTION:
        said = f"{quoted(text)} is not one of the options."
    near = " / ".join(like)
    return Fault("unreadable", said, legal=f"did you mean {near}?" if near else "", kind=FaultKind.UNREADABLE)


def other_kind(name: str, what: str) -> Fault:
    """A name of something else than is asked for."""
    return Fault("unreadable", f"{name} is no {what}.", kind=FaultKind.UNREADABLE)


def asked_back(text: str, answer: Ambiguous | Unknown, what: str) -> Fault:
    """Why a text is not taken for a name."""
    match answer:
        case Ambiguous(names):
            return could_be(text, names)
        case Unknown(_, suggestions):
            return no_such(text, what, suggestions)


def meant(text: str, finder: Finder, what: str, among: Collection[str] | None = None) -> str | Fault:
    """The name that is meant, of those the finder knows; with `among`, only some of them will do."""
    answer = finder.find(text)
    if isinstance(answer, Found):
        return answer.name if among is None or answer.name in among else other_kind(answer.name, what)
    return asked_back(text, _of_kind(answer, among), what)


def _of_kind(answer: Ambiguous | Unknown, among: Collection[str] | None) -> Ambiguous | Unknown:
    """The candidates of the right kind, where there are any; they are shown, never taken."""
    if among is None:
        return answer
    match answer:
        case Ambiguous(names):
            return Ambiguous(tuple(name for name in names if name in among) or names)
        case Unknown(text, suggestions):
            return Unknown(text, tuple(name for name in suggestions if name in among))
