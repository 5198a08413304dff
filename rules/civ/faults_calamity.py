"""Why an answer about calamities and special abilities is refused."""

from collections.abc import Sequence

from rules.civ.calamity.connected_areas import Claim
from rules.table import Fault, FaultKind
from rules.table.wording import at_most, counted, only


def crowded_city(section: str, area: str, left: int, limit: int) -> Fault:
    """A city replaced by more tokens than the area holds."""
    text = f"The city in {area} cannot be replaced by {counted(left, 'token')}."
    return Fault("crowded-city", text, section, f"{at_most(limit, 'token')}, or none" if limit else "none")


def too_few_tokens(section: str, stock: int) -> Fault:
    """Not enough tokens in stock to replace so many cities."""
    text = "There are not enough tokens to replace these cities."
    return Fault("too-few-tokens", text, section, f"{stock} in stock, and what you remove elsewhere")


def better_selection(section: str, claim: Claim, given: Sequence[str], best: Sequence[str]) -> Fault:
    """A selection of areas that keeps the rule less well than another would."""
    land = claim.land
    groups, points, reached = len(land.groups(given)), land.points(given), land.points(best)
    if groups > claim.fewest:
        apart = f"They lie in {groups} separate parts; {claim.fewest} would do." if claim.fewest > 1 else ""
        text = apart or "These areas are not connected."
    elif points != reached:
        most = "exactly that can be selected" if reached == claim.amount else f"{reached} can be selected"
        text = f"That makes {counted(points, 'unit point')}; {claim.amount} are due, and {most}."
    else:
        text = "The beneficiary does not have the pieces to replace all of these."
    return Fault("better-selection", text, section, f"{', '.join(best)} ({reached} points)")


def no_common_border(section: str, areas: Sequence[str]) -> Fault:
    """Tokens out of areas that do not border on each other by land, or more than two."""
    text = f"{', '.join(areas)} are not two areas with a common land border."
    return Fault("no-common-border", text, section, "tokens of two such areas, or of one of them")


def all_or_nothing(section: str, given: int, due: int) -> Fault:
    """Some cards of a ransom, but not all."""
    return Fault(
        "all-or-nothing", f"{given} of {due} cards are not enough.", section, f"{due} cards, or none"
    )


def more_than_needed(section: str, given: int, due: int) -> Fault:
    """Cards of more face value than others in the hand would make up."""
    text = f"That makes {given}; other cards of yours make up {due}."
    return Fault("more-than-needed", text, section, f"exactly {due}")


def one_per_owner(section: str, count: int) -> Fault:
    """Two cities of the same player."""
    text = "The cities must belong to different players."
    return Fault("one-per-owner", text, section, f"one city of each of {count} players")


def half_a_city(section: str, area: str, points: int) -> Fault:
    """A part of a city, where units are whole."""
    text = f"The city in {area} counts {counted(points, 'unit point')}, or is left out."
    return Fault("half-a-city", text, section, f"{points} more, or only tokens there")


def so_many_of_each(section: str, owners: int, quotas: str) -> Fault:
    """Cities of the wrong owners, or the wrong number of one's."""
    text = "These are not the cities that may be chosen together."
    return Fault("so-many-of-each", text, section, f"{owners} players, of each: {quotas}")


def not_next_in_reach(section: str, legal: str) -> Fault:
    """Units annexed before others that come first."""
    text = "Units next to those of the beneficiary, or next to what was annexed, come first."
    return Fault("not-next-in-reach", text, section, legal)


def too_few_pieces(section: str, tokens: int, cities: int) -> Fault:
    """More annexed than can be replaced."""
    text = "There are not enough pieces in stock to replace all of these."
    return Fault(
        "too-few-pieces",
        text,
        section,
        f"at most {counted(tokens, 'token')} and {counted(cities, 'city', 'cities')}",
    )


def not_the_points(section: str, given: int, legal: str) -> Fault:
    """Too much annexed, or less than can be."""
    return Fault("not-the-points", f"That makes {counted(given, 'unit point')}.", section, legal)


def ability_unknown(section: str, names: Sequence[str]) -> Fault:
    """An ability the seat does not hold."""
    return Fault("no-such-ability", "You hold no such special ability.", section, ", ".join(names))


def ability_used(section: str, name: str) -> Fault:
    """The same ability twice."""
    return Fault("ability-used", f"{name} can be used once a turn.", section)


def unreadable_move(text: str) -> Fault:
    """A move that cannot be understood."""
    legal = "Area 2 > Other Area"
    return Fault("unreadable", f"“{text.strip()}” cannot be read.", legal=legal, kind=FaultKind.UNREADABLE)


def not_a_target(section: str, name: str, area: str, targets: Sequence[str]) -> Fault:
    """An area the ability cannot be used on."""
    return Fault("no-target", f"{name} cannot be used on {area}.", section, ", ".join(targets) or "nothing")


def too_much_treasury(section: str, wanted: int, most: int) -> Fault:
    """More treasury than may be gained."""
    return Fault("too-much-treasury", f"{wanted} treasury cannot be gained.", section, f"1 to {most}")


def too_little_treasury(section: str, due: int, treasury: int) -> Fault:
    """More to pay than there is."""
    text = f"That costs {due} treasury, and you have {treasury}."
    return Fault("too-little-treasury", text, section, at_most(treasury))


def not_a_neighbour(section: str, legal: str) -> Fault:
    """A player out of reach, or protected."""
    return Fault("no-neighbour", "Not all of these can be made to give a card.", section, legal or "nobody")


def too_many(section: str, what: str, given: int, most: int) -> Fault:
    """More than the ability allows."""
    return Fault("too-many", f"That is too many: {given} {what}.", section, at_most(most))


def not_full(section: str, area: str, most: int) -> Fault:
    """Fewer tokens than find room, where an area must be filled."""
    return Fault("not-full", f"{area} must be filled.", section, counted(most, "token"))


def no_such_commodity(section: str, name: str) -> Fault:
    """A commodity that this game is not played with."""
    return Fault("no-such-commodity", f"{name} is not a commodity of this game.", section)


def cards_not_held(section: str, cards: Sequence[str]) -> Fault:
    """Cards that are not in hand."""
    return Fault("cards-not-held", f"You do not hold these: {', '.join(cards)}.", section)


def stock_too_small(section: str, due: int, stock: int) -> Fault:
    """Fewer tokens in stock than would have to go to the treasury."""
    text = f"These cards bring {due} treasury, but {only(stock, 'token')} can come from your stock."
    return Fault("stock-too-small", text, section, f"cards for at most {stock} treasury")


def not_so_many(section: str, area: str, count: int) -> Fault:
    """More tokens taken than there are."""
    return Fault("not-so-many", f"You do not have {counted(count, 'token')} in {area}.", section)


def same_area(section: str, area: str) -> Fault:
    """Tokens taken from and placed in the same area."""
    return Fault("same-area", f"Tokens cannot be both taken from and placed in {area}.", section)


def no_room(section: str, area: str) -> Fault:
    """The limit would be exceeded."""
    return Fault("no-room", f"{area} cannot take these tokens.", section)
