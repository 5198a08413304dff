"""Every sentence with which the rules refuse something."""

from rules.table import Fault

EXPANSION = "HW V Expansion"
FORTS = "HW V Forts"
COINS = "HW IV Coins"
NAVAL = "HW Opt Naval Control"
MONUMENTS = "HW V Monuments"


def barren(land: str) -> Fault:
    """An army ordered into a barren land."""
    return Fault("barren", f"{land} is barren; no army enters it.", EXPANSION)


def out_of_reach(land: str, legal: str) -> Fault:
    """A land not next to the force, nor on a coast of its fleets."""
    return Fault("out-of-reach", f"{land} cannot be reached.", EXPANSION, legal)


def held_already(land: str) -> Fault:
    """A land that has all the armies it can hold."""
    return Fault("held-already", f"{land} is yours already and takes no more armies.", EXPANSION)


def no_army() -> Fault:
    """No army is left to do it with."""
    return Fault("no-army", "There is no army left in the pool for it.", EXPANSION)


def allies_only() -> Fault:
    """Only armies of allies are left, and they do not attack."""
    return Fault("allies-only", "Only armies of allies are left; they enter empty lands only.", COINS)


def no_fort_here(land: str) -> Fault:
    """A fort where none can be."""
    text = f"No fort can be built in {land}."
    return Fault("no-fort-here", text, FORTS, "a land of the active empire without a fort")


def not_active(force: str) -> Fault:
    """A fort of a minor empire or of crusaders."""
    text = f"{force} cannot build forts: only armies of the active empire become forts."
    return Fault("not-active", text, FORTS)


def builds_no_monuments(force: str) -> Fault:
    """Ch. V Monuments: only the active empire builds any."""
    return Fault("no-monuments", f"{force} cannot build monuments: only the active empire does.", MONUMENTS)


def cannot_pay(what: str) -> Fault:
    """A fort without the means."""
    return Fault("cannot-pay", f"There is no {what} to pay with.", FORTS)


def no_coin() -> Fault:
    """Nothing to bring back, or nothing to pay with."""
    return Fault("no-coin", "This takes a coin and an army lost in combat this turn.", COINS)


def no_fleet(sea: str) -> Fault:
    """No fleet to go aboard."""
    text = f"No army can go aboard in the {sea}."
    return Fault("no-fleet", text, NAVAL, "a sea (no ocean) with a fleet of yours and no army aboard")


def after_stop() -> Fault:
    """A line after the end."""
    return Fault("after-stop", "Nothing can follow “stop”.", EXPANSION)


def no_monument_here(land: str) -> Fault:
    """A monument wished where none can be."""
    return Fault("no-monument-here", f"There can be no monument of yours in {land}.", MONUMENTS)
