"""Why a trade or a purchase is refused, in one sentence each; `cited` names the rulebook."""

from collections.abc import Iterable
from dataclasses import replace

from rules.civ.ruleset import Ruleset
from rules.civ.topics import Topic
from rules.table import Fault, FaultKind, Refusal

TRADE, BUY, CARD = Topic.TRADE, Topic.PURCHASE, Topic.ADVANCES


def cited(rules: Ruleset, found: Iterable[Fault]) -> Refusal:
    """A refusal that cites the sibling's own rulebook."""
    return Refusal(tuple(replace(f, section=rules.cite(Topic(f.section))) if f.section else f for f in found))


def unreadable(hint: str) -> Fault:
    """The answer has no form that can be understood."""
    return Fault("unreadable", "I cannot read that.", legal=hint, kind=FaultKind.UNREADABLE)


# -- trade


def too_few_cards(what: str, least: int) -> Fault:
    """A side of a deal is too small."""
    return Fault(
        "too-few-cards", f"{what} fewer than {least} cards.", TRADE, f"at least {least} cards on each side"
    )


def not_in_hand(names: Iterable[str]) -> Fault:
    """Cards that the seat does not hold."""
    return Fault("not-in-hand", f"You do not hold that many: {', '.join(names)}.", TRADE)


def not_tradeable(names: Iterable[str]) -> Fault:
    """Non-tradeable calamities."""
    return Fault("not-tradeable", f"This may never be traded: {', '.join(names)}.", TRADE)


def not_a_commodity(names: Iterable[str]) -> Fault:
    """Calamities, or nonsense, among the names."""
    text = f"Only commodities may be named in an offer, not {', '.join(names)}."
    return Fault("not-a-commodity", text, TRADE, "calamities may be given, but not spoken of")


def too_few_named(what: str, least: int) -> Fault:
    """Fewer than two commodities are named."""
    return Fault("too-few-named", f"{what} must name {least} commodities.", TRADE)


def not_true(names: Iterable[str]) -> Fault:
    """One of the first two names is not among the cards."""
    text = f"The first two commodities named must be true: {', '.join(names)} is not among the cards."
    return Fault("not-true", text, TRADE, "further names are free")


def too_many_named(what: str, cards: int) -> Fault:
    """More names than cards."""
    return Fault(
        "too-many-named", f"{what} names more commodities than there are cards.", TRADE, f"up to {cards}"
    )


def no_partner(names: Iterable[str]) -> Fault:
    """Not a seat to trade with."""
    return Fault("no-partner", "You cannot trade with that seat.", TRADE, ", ".join(names))


def partner_too_poor(name: str, cards: int) -> Fault:
    """More cards are asked for than the partner holds."""
    return Fault("partner-too-poor", f"{name} has only {cards} cards.", TRADE, f"ask for up to {cards}")


def offer_gone(fate: str) -> Fault:
    """An offer that is no more."""
    return Fault("offer-gone", f"That offer is off the floor: {fate}.", TRADE)


def no_such_offer() -> Fault:
    """An offer that never was, or not between these seats."""
    return Fault("no-such-offer", "There is no such offer for you.", TRADE)


def not_yours(what: str) -> Fault:
    """Accepting one's own offer, withdrawing another's."""
    return Fault("not-yours", what, TRADE)


def wrong_number(given: int, asked: int) -> Fault:
    """Not as many cards as the offer asks for."""
    return Fault(
        "wrong-number", f"You give {given} cards; the offer asks for {asked}.", TRADE, f"{asked} cards"
    )


def choose_cards(count: int, named: Iterable[str]) -> Fault:
    """The cards to give are not settled by the offer."""
    text = f"Say which {count} cards you give; {' and '.join(named)} must be among them."
    return Fault("choose-cards", text, TRADE)


def nothing_to_cry() -> Fault:
    """An empty line for the market."""
    return Fault("nothing-to-cry", "Name a commodity that you look for or have to give.", TRADE)


# -- purchase


def already_held(names: Iterable[str]) -> Fault:
    """Advances bought twice."""
    return Fault("already-held", f"You can hold one copy only: {', '.join(names)}.", BUY)


def unknown_advance(names: Iterable[str]) -> Fault:
    """Not in the game."""
    return Fault("unknown-advance", f"There is no such advance: {', '.join(names)}.", BUY)


def not_enough(paid: int, price: int) -> Fault:
    """The payment is too small."""
    return Fault("not-enough", f"The price is {price}; you pay {paid}.", BUY, f"{price - paid} more")


def cannot_afford(price: int, wealth: int) -> Fault:
    """All one has is too little."""
    return Fault(
        "cannot-afford", f"The price is {price}; all you have is worth {wealth}.", BUY, f"up to {wealth}"
    )


def too_much_treasury(most: int) -> Fault:
    """More treasury than is needed besides the cards."""
    return Fault("too-much-treasury", "You pay more treasury than is needed.", BUY, f"at most {most}")


def too_little_treasury(have: int) -> Fault:
    """More treasury than there is."""
    return Fault("too-little-treasury", f"You have {have} treasury.", BUY, f"at most {have}")


def cards_missing(names: Iterable[str]) -> Fault:
    """Cards to pay or discard that one does not hold, or not twice."""
    return Fault("cards-missing", f"You do not hold that many: {', '.join(names)}.", BUY)


def pays_nothing() -> Fault:
    """A payment without a purchase."""
    return Fault("pays-nothing", "You pay, but buy nothing.", BUY)


def bad_substitute(why: str) -> Fault:
    """A substitute card that is not allowed."""
    return Fault("bad-substitute", why, CARD)


def bad_discount(why: str) -> Fault:
    """A discount that is not allowed."""
    return Fault("bad-discount", why, CARD)


def bad_gift(why: str, legal: str = "") -> Fault:
    """A free advance that is not allowed."""
    return Fault("bad-gift", why, CARD, legal)


def bad_credits(total: int, unit: int) -> Fault:
    """Extra credits that do not fit."""
    text = f"Extra credits come in steps of {unit} and make {total} in all."
    return Fault("bad-credits", text, CARD, f"exactly {total}")


def wrong_discard(given: int, least: int) -> Fault:
    """Not as many cards given up as the hand limit asks."""
    text = f"You give up {given} cards; the hand limit asks for {least}."
    return Fault("wrong-discard", text, BUY, f"{least} commodities")
