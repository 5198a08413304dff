"""Why an order of the board phases is not taken, in sentences for people."""

from rules.atlas.asking import no_such
from rules.table import Fault, FaultKind
from rules.table.wording import at_most, counted


def unreadable(text: str, legal: str = "") -> Fault:
    """An order that cannot be read."""
    return Fault("unreadable", text, legal=legal, kind=FaultKind.UNREADABLE)


def unknown_area(text: str, like: tuple[str, ...]) -> Fault:
    """A name no area has."""
    return no_such(text, "area", like)


def no_site(area: str, section: str) -> Fault:
    """A city where none can stand."""
    return Fault("no-city-here", f"No city can be built in {area}.", section, "an area with a limit above 0")


def city_there(area: str, section: str) -> Fault:
    """A second city."""
    return Fault("city-there", f"There is a city in {area} already.", section)


def others_there(area: str, section: str) -> Fault:
    """A city among the tokens of others."""
    return Fault("others-there", f"No city can be built in {area} while others have tokens there.", section)


def built_twice(area: str, section: str) -> Fault:
    """The same city ordered twice."""
    return Fault("built-twice", f"The city in {area} is ordered twice.", section)


def too_few_for_city(area: str, have: int, need: int, section: str) -> Fault:
    """Not enough tokens for a city."""
    return Fault("too-few-tokens", f"{area} has {have} of the {need} tokens a city needs.", section)


def no_token_stays(area: str, section: str) -> Fault:
    """A token left beside a new city without the right to, or without one to spare."""
    text = f"No token can stay beside the city in {area}."
    legal = "a token the city does not need, with an advance for it"
    return Fault("no-token-stays", text, section, legal)


def no_cities_left(stock: int, section: str) -> Fault:
    """More cities than in stock."""
    return Fault("no-cities-left", "You have too few cities in stock.", section, at_most(stock))


def treasury_not_allowed(most: int, section: str) -> Fault:
    """A city paid from treasury without the right to, or with too much."""
    legal = f"at most {most}, for one city a turn" if most else "tokens on the board only"
    return Fault("treasury-for-city", "That much cannot come from your treasury.", section, legal)


def neighbours_not_allowed(area: str, most: int, section: str) -> Fault:
    """Tokens from adjacent areas without the right to, or too many."""
    legal = f"at most {most}, for a wilderness city" if most else "tokens in the area only"
    return Fault("neighbours-for-city", f"{area} cannot take tokens from there.", section, legal)


def not_adjacent(source: str, target: str, section: str, legal: str = "") -> Fault:
    """No land border."""
    return Fault("not-adjacent", f"{target} is not next to {source} by land.", section, legal)


def too_few_tokens(area: str, have: int, wanted: int, section: str) -> Fault:
    """More tokens than can be used."""
    return Fault(
        "too-few-tokens", f"{area} has {counted(have, 'token')} that can do this, not {wanted}.", section
    )
