"""Why a movement order is not taken, in sentences for people."""

from rules.table import Fault
from rules.table.wording import at_most, counted


def out_of_play(area: str, section: str) -> Fault:
    """An area nobody may use."""
    return Fault("out-of-play", f"{area} is out of play.", section)


def not_adjacent(source: str, target: str, section: str, legal: str) -> Fault:
    """No land border."""
    return Fault("not-adjacent", f"{target} is not next to {source} by land.", section, legal)


def too_far(steps: int, most: int, section: str) -> Fault:
    """More steps over land than allowed."""
    return Fault("too-far", f"Tokens cannot move {steps} areas over land.", section, f"at most {most}")


def too_few_tokens(area: str, have: int, wanted: int, section: str) -> Fault:
    """More tokens than have not moved yet."""
    return Fault(
        "too-few-tokens",
        f"{area} has {counted(have, 'token')} that can still move, not {wanted}.",
        section,
        at_most(have),
    )


def stopped(area: str, reason: str, section: str) -> Fault:
    """A second step out of an area where the tokens are stopped."""
    return Fault("stopped", f"Tokens stop in {area}: {reason}.", section)


def too_few_hired(area: str, missing: int, section: str) -> Fault:
    """More mercenaries than there are."""
    return Fault("too-few-hired", f"{area} is {counted(missing, 'mercenary', 'mercenaries')} short.", section)


def too_few_regulars(area: str, missing: int, section: str) -> Fault:
    """Fewer mercenaries than must go along."""
    text = f"{area} is {counted(missing, 'token')} short that are not mercenaries."
    return Fault("too-few-tokens", text, section)


def guarded_city(area: str, owner: str, section: str, most: int = 0) -> Fault:
    """A city others may not enter, or only with fewer tokens."""
    what = "attack" if most else "enter"
    return Fault(
        "guarded-city", f"{area} has a city of {owner} that you may not {what}.", section, _at_most(most)
    )


def guarded_harbour(area: str, owner: str, section: str) -> Fault:
    """A city others may not land at."""
    return Fault(
        "guarded-harbour", f"You may not land tokens in {area}: {owner} guards its harbour.", section
    )


def guarded_units(area: str, owner: str, section: str, most: int = 0) -> Fault:
    """Units others may not bring conflict to."""
    text = f"You may not cause a conflict in {area}: {owner} has units there."
    return Fault("guarded-units", text, section, _at_most(most))


def _at_most(tokens: int) -> str:
    return f"{at_most(tokens, 'token')} more" if tokens else ""


def no_coast(area: str, section: str) -> Fault:
    """A ship where there is no sea."""
    return Fault("no-coast", f"{area} is not a coastal area.", section)


def nobody_builds(area: str, builder: str, section: str) -> Fault:
    """A ship where nobody can build it."""
    return Fault("nobody-builds", f"A ship in {area} needs {builder} there.", section)


def no_ships_left(most: int, section: str) -> Fault:
    """No ship in stock."""
    return Fault("no-ships-left", "You have no ship in stock.", section, at_most(most, "ship"))


def only_ships(section: str) -> Fault:
    """A move while ships are built."""
    return Fault("not-now", "Nobody moves yet: ships are built, kept or given up now.", section)


def no_building_now(section: str) -> Fault:
    """A ship built or paid for after the phase of ships."""
    return Fault("not-now", "Ships were built and kept before movement; now they only sail.", section)


def nothing_moves(source: str, target: str, section: str) -> Fault:
    """An order for no tokens at all."""
    return Fault("nothing-moves", f"0 tokens: nothing moves from {source} to {target}.", section)


def moves_all_the_same(line: str, section: str) -> Fault:
    """Everything stays, and yet there are orders to move."""
    return Fault("moves-all-the-same", f"“{line}” does not go with the other orders.", section)


def nobody_left(area: str, section: str) -> Fault:
    """All the tokens of an area, where there are none."""
    return Fault("too-few-tokens", f"{area} has no tokens left to move.", section)


def too_many_built(most: int, section: str) -> Fault:
    """More ships than can be built in a turn."""
    return Fault("too-many-ships", f"Only {counted(most, 'ship')} can be built in a turn.", section)


def no_ship(area: str, section: str) -> Fault:
    """No ship to use there."""
    return Fault("no-ship", f"You have no ship in {area} that could do this.", section)


def bad_payment(price: int, section: str, legal: str) -> Fault:
    """A ship paid the wrong way."""
    return Fault("bad-payment", f"A ship costs {price} here, and this does not pay for it.", section, legal)


def cannot_pay(source: str, section: str) -> Fault:
    """Nothing there to pay with."""
    return Fault("cannot-pay", f"Too little is left to pay with: {source}.", section)


def too_full(area: str, aboard: int, capacity: int, section: str) -> Fault:
    """More tokens than a ship carries."""
    return Fault(
        "too-full",
        f"After {area} the ship would carry {counted(aboard, 'token')}.",
        section,
        at_most(capacity),
    )


def not_aboard(area: str, aboard: int, wanted: int, section: str) -> Fault:
    """More put ashore than is aboard."""
    return Fault(
        "not-aboard", f"The ship has {counted(aboard, 'token')} aboard at {area}, not {wanted}.", section
    )


def out_of_reach(area: str, steps: int | None, most: int, section: str) -> Fault:
    """A voyage that is too long, or has no way."""
    text = f"{area} is {counted(steps, 'step')} away." if steps else f"There is no way over water to {area}."
    return Fault("out-of-reach", text, section, at_most(most, "step"))


def pirates_stop(area: str, section: str) -> Fault:
    """A voyage past pirate ships."""
    text = f"Pirate ships bar the way to {area}: a ship that meets them must stop."
    return Fault("pirates-stop", text, section, "a voyage that ends where pirates lie, or a way around them")


def no_voyage(area: str, section: str) -> Fault:
    """Tokens aboard a ship that stays."""
    return Fault("no-voyage", f"The ship in {area} takes tokens aboard but goes nowhere.", section)
