"""Why an answer about calamities and special abilities is refused."""

from rules.table import Fault


def crowded_city(section: str, area: str, left: int, limit: int) -> Fault:
    """A city replaced by more tokens than the area holds."""
    text = f"The city in {area} cannot be replaced by {left} tokens."
    return Fault("crowded-city", text, section, f"at most {limit} tokens, or none")


def too_few_tokens(section: str, stock: int) -> Fault:
    """Not enough tokens in stock to replace so many cities."""
    text = "There are not enough tokens to replace these cities."
    return Fault("too-few-tokens", text, section, f"{stock} in stock, and what you remove elsewhere")


def better_selection(
    section: str, points: int, given: tuple[int, int, int, int], wanted: tuple[int, int, int, int], legal: str
) -> Fault:
    """A selection of areas that keeps the rule less well than another would."""
    short, groups, over, _ = (is_ > can for is_, can in zip(given, wanted, strict=True))
    if short:
        text = f"That makes only {points} unit points."
    elif groups:
        text = "These areas do not hang together."
    elif over:
        text = f"That makes {points} unit points; less would do."
    else:
        text = "The beneficiary does not have the pieces to replace all of these."
    return Fault("better-selection", text, section, legal)


def all_or_nothing(section: str, given: int, due: int) -> Fault:
    """Some cards of a ransom, but not all."""
    return Fault("all-or-nothing", f"{given} of {due} cards help nothing.", section, f"{due} cards, or none")


def one_per_owner(section: str, count: int) -> Fault:
    """Two cities of the same player."""
    text = "The cities must belong to different players."
    return Fault("one-per-owner", text, section, f"one city of each of {count} players")
