"""Why an order to the barbarians is not taken, in sentences for people."""

from rules.table import Fault


def no_pirate_city(area: str, section: str, legal: str) -> Fault:
    """No pirate city, or one that has brought forth something already."""
    text = f"There is no pirate city in {area} that could still raise anything."
    return Fault("no-pirate-city", text, section, legal)


def cannot_raise(area: str, brood: str, section: str) -> Fault:
    """Nothing of that kind in stock, or a ship where there is no coast."""
    text = f"The pirates of {area} cannot raise {'a ship' if brood == 'ship' else brood}."
    legal = "tokens while they last; a ship at a coast while they last"
    return Fault("cannot-raise", text, section, legal)


def no_pirate_ship(area: str, section: str, legal: str) -> Fault:
    """No ship that has not sailed."""
    return Fault("no-ship", f"No pirate ship in {area} can still sail.", section, legal)


def too_few_barbarians(area: str, have: int, wanted: int, section: str, legal: str) -> Fault:
    """More tokens than have not moved yet; those of players are not theirs."""
    few = f"only {have}" if have else "no"
    text = f"{area} has {few} barbarian token{'s' * (have != 1)} that can still move, not {wanted}."
    return Fault("too-few-tokens", text, section, legal)


def cannot_sail(source: str, target: str, steps: int, section: str) -> Fault:
    """Out of reach for a pirate ship."""
    legal = f"at most {steps} areas along the coasts, and no farther than the first ships of others"
    return Fault("out-of-reach", f"A pirate ship cannot sail from {source} to {target}.", section, legal)


def left_before(area: str, section: str, legal: str) -> Fault:
    """Back to where there were too many."""
    text = f"Nobody goes back to {area}: there were too many barbarians already."
    return Fault("left-before", text, section, legal)


def must_go_on(area: str, count: int, section: str) -> Fault:
    """Too many barbarians left in an area."""
    text = f"{count} more barbarian token{'s' * (count > 1)} must leave {area}."
    return Fault("must-go-on", text, section)


def no_way(source: str, target: str, section: str, legal: str) -> Fault:
    """Neither a land border nor a bridge."""
    text = f"No land border and no bridge of two pirate ships leads from {source} to {target}."
    return Fault("not-adjacent", text, section, legal)
