"""Every sentence with which a written plan is asked back: what is not understood, what could be meant."""

from rules.atlas.asking import quoted
from rules.table import Fault, FaultKind

_EXAMPLES = "take Levant, at most 3; fort in Levant; the rest as forts; coin; keep 1; spread; stop"
LAST = "the last"


def unreadable_line(line: str) -> Fault:
    """A written line nobody can read."""
    return _unread(f"{quoted(line)} cannot be read as an order.", _EXAMPLES)


def not_understood(words: str, line: str) -> Fault:
    """Some words of a line."""
    return _unread(f"{quoted(words)} in {quoted(line)} is not understood.", _EXAMPLES)


def negated(line: str) -> Fault:
    """A line that says what not to do."""
    said = f"{quoted(line)} says what should not be done; a plan says only what to do."
    return _unread(said, "if not Levant: take Zagros; take Levant, at most 3; keep 2")


def nothing_written() -> Fault:
    """An empty text."""
    return _unread("No order is written.", _EXAMPLES)


def no_condition(line: str) -> Fault:
    """A condition before a line that holds for the whole plan."""
    said = f"{quoted(line)} holds for the whole plan and takes no condition."
    return _unread(said, "if Levant: take / fort / coin / spread / stop")


def does_not_fit(words: str, line: str) -> Fault:
    """A limit for something that has none."""
    return _unread(f"{quoted(words)} does not fit {quoted(line)}.", "take Levant, at most 3, with 1 coin")


def dangling(words: str) -> Fault:
    """A condition or a limit without an order."""
    return _unread(f"{quoted(words)} belongs to no order.", "if Levant: take Zagros; take Levant, at most 3")


def nothing_before(words: str) -> Fault:
    """An "else" or an "it" with nothing before it."""
    return _unread(
        f"Before {quoted(words)} no land is named that it could speak of.", "take Levant, else Zagros"
    )


def one_each(words: str) -> Fault:
    """Two conditions of a kind for one line."""
    return _unread(
        f"{quoted(words)}: a line waits for one land and one number of armies.", "if Levant: take Zagros"
    )


def too_many_else(words: str) -> Fault:
    """A third "else" in a row."""
    said = f"{quoted(words)}: a plan goes on to a second and a third land, not to a fourth."
    return _unread(said, "take Levant, else Zagros, else Palestine")


def no_capital() -> Fault:
    """The capital of a force that has none."""
    return _unread("This force has no capital.", "the name of a land")


def more_forts_than_kept(kept: int, forts: int) -> Fault:
    """Armies kept for more forts than there are armies."""
    return _unread(f"{kept} kept for {forts} forts: each takes one army.", f"keep {forts} for forts in …")


def for_which(words: str, last: str) -> Fault:
    """A limit after several lands."""
    said = f"Is {quoted(words)} for each of the lands, or for {last} only?"
    return _asked("for-which", said, words, (f"{words} each", f"{words} for the last"))


def bare_number(number: str, line: str) -> Fault:
    """A number beside a land."""
    return _asked("bare-number", f"What is the {number} in {quoted(line)}?", number, (f"at most {number}",))


def either(line: str, sign: str) -> Fault:
    """Two things with "or" between them."""
    said = f"{quoted(line)}: the second only if the first fails, or both?"
    return _asked("either", said, sign, ("else", "and"))


def whose_condition(words: str) -> Fault:
    """A condition between two orders."""
    said = f"Does {quoted(words)} belong to what stands before it, or to what follows?"
    return _asked("whose-condition", said, f", {words},", (f" {words};", f"; {words}:"))


def kept_rest(words: str) -> Fault:
    """Armies that would be lost at the end."""
    said = "Armies that stay in the pool are gone when expansion ends."
    return _asked("kept-rest", said, words, ("stop", "the rest as forts", "spread over empty lands"))


def kept_for_what(words: str, kept: str, land: str) -> Fault:
    """Armies kept for a land."""
    said = f"{quoted(words)}: for what?"
    return _asked("kept-for-what", said, words, (f"keep {kept} for a fort in {land}", f"take {land}"))


def _unread(said: str, legal: str) -> Fault:
    return Fault("unreadable", said, legal=legal, kind=FaultKind.UNREADABLE)


def _asked(code: str, text: str, said: str, candidates: tuple[str, ...]) -> Fault:
    legal = " / ".join(each.strip(" ;,") for each in candidates)
    return Fault(code, text, legal=legal, kind=FaultKind.AMBIGUOUS, said=said, candidates=candidates)
