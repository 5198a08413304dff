"""Numbers in words."""

_ROMAN = (
    (1000, "M"),
    (900, "CM"),
    (500, "D"),
    (400, "CD"),
    (100, "C"),
    (90, "XC"),
    (50, "L"),
    (40, "XL"),
    (10, "X"),
    (9, "IX"),
    (5, "V"),
    (4, "IV"),
    (1, "I"),
)
# Words of the games that do not simply take an s.
_PLURALS = {"army": "armies", "man": "men", "die": "dice", "loss": "losses", "dice": "dice", "ship": "ships"}


def plural(noun: str) -> str:
    """The plural of an English noun, the last word of a phrase deciding."""
    head, _, last = noun.rpartition(" ")
    lead = f"{head} " if head else ""
    if last in _PLURALS:
        return lead + _PLURALS[last]
    if last.endswith(("s", "x", "ch", "sh")):
        return lead + last + "es"
    if last.endswith("y") and last[-2:-1] not in "aeiou":
        return lead + last[:-1] + "ies"
    return lead + last + "s"


def counted(count: int, noun: str, many: str | None = None) -> str:
    """A count with its noun: "1 city", "3 cities", "no cities"."""
    if count == 1:
        return f"1 {noun}"
    return f"{count or 'no'} {many or plural(noun)}"


def with_article(noun: str) -> str:
    """A noun with its article: "a city", "an army"."""
    return f"{'an' if noun[:1].lower() in 'aeiou' else 'a'} {noun}"


def ordinal(place: int) -> str:
    """1st, 2nd, 3rd, 4th, 11th, 21st."""
    tail = "th" if 10 <= place % 100 <= 20 else {1: "st", 2: "nd", 3: "rd"}.get(place % 10, "th")
    return f"{place}{tail}"


def roman(number: int) -> str:
    """A Roman numeral; zero and below stay as digits."""
    if number <= 0:
        return str(number)
    text = ""
    for value, sign in _ROMAN:
        text += sign * (number // value)
        number %= value
    return text
