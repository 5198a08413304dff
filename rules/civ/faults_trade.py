"""Why a trade or a purchase is refused, in one sentence each; the section is the sibling's."""

from collections.abc import Iterable

from rules.table import Fault, FaultKind
from rules.table.wording import at_most, counted, only


def _unreadable(text: str, legal: str = "") -> Fault:
    return Fault("unreadable", text, legal=legal, kind=FaultKind.UNREADABLE)


def _commodities(count: int) -> str:
    return "a commodity" if count == 1 else f"{count} commodities"


def unreadable_act(lines: str) -> Fault:
    """No act on the floor, or no part of a purchase."""
    return _unreadable("I cannot read that.", lines)


def no_such_field(act: str, field: str, fields: Iterable[str]) -> Fault:
    """Something filled in that the act has no use for."""
    return _unreadable(f"“{field}” has no place in “{act}”.", ", ".join(fields))


def empty_field(what: str) -> Fault:
    """Something that has to be filled in."""
    return _unreadable(f"Say {what}.")


def unknown_until(text: str, known: Iterable[str]) -> Fault:
    """What is said of being done, and means nothing."""
    legal = " · ".join(["done", *(f"done {words}" for words in known)])
    return _unreadable(f"I do not know “done {text}”.", legal)


def not_a_number(text: str) -> Fault:
    """A word where a number is asked for."""
    return _unreadable(f"“{text}” is not a number of cards.")


# -- trade


def too_few_cards(section: str, what: str, least: int) -> Fault:
    """A side of a deal is too small."""
    return Fault(
        "too-few-cards", f"{what} fewer than {least} cards.", section, f"at least {least} cards on each side"
    )


def not_in_hand(section: str, names: Iterable[str]) -> Fault:
    """Cards that the seat does not hold."""
    return Fault("not-in-hand", f"You do not hold that many: {', '.join(names)}.", section)


def not_tradeable(section: str, names: Iterable[str]) -> Fault:
    """Non-tradeable calamities."""
    return Fault("not-tradeable", f"This may never be traded: {', '.join(names)}.", section)


def not_a_commodity(section: str, names: Iterable[str]) -> Fault:
    """Calamities, or nonsense, among the names."""
    text = f"Only commodities may be named in an offer, not {', '.join(names)}."
    return Fault("not-a-commodity", text, section, "calamities may be given, but not spoken of")


def too_few_named(section: str, what: str, least: int) -> Fault:
    """Fewer commodities are named than must be true."""
    return Fault("too-few-named", f"{what} must name {_commodities(least)}.", section)


def not_true(section: str, names: Iterable[str], true: int) -> Fault:
    """One of the first names is not among the cards."""
    first = "first commodity" if true == 1 else f"first {true} commodities"
    text = f"The {first} named must be true: {', '.join(names)} is not among the cards."
    return Fault("not-true", text, section, "further names are free")


def too_many_named(section: str, what: str, cards: int) -> Fault:
    """More names than cards."""
    return Fault(
        "too-many-named", f"{what} names more commodities than there are cards.", section, f"up to {cards}"
    )


def no_partner(section: str, names: Iterable[str]) -> Fault:
    """Not a seat to trade with."""
    return Fault("no-partner", "You cannot trade with that seat.", section, ", ".join(names))


def done_for_good(section: str, name: str) -> Fault:
    """Somebody to whom nothing can be offered any more."""
    return Fault("done-for-good", f"{name} is done trading for good.", section, "accept or decline")


def partner_too_poor(section: str, name: str, cards: int) -> Fault:
    """More cards are asked for than the partner holds."""
    return Fault("partner-too-poor", f"{name} has {only(cards, 'card')}.", section, f"ask for up to {cards}")


def nobody_to_take_it(section: str) -> Fault:
    """An offer to all, where nobody who still trades could keep it."""
    text = "Nobody who is still trading could take that."
    return Fault("nobody-to-take-it", text, section, "name those you offer it to")


def nothing_chosen() -> Fault:
    """A window with nothing in it."""
    return _unreadable("Nothing is filled in.", "choose what you do, or what you give to whom")


def note_too_long(letters: int, most: int) -> Fault:
    """A sentence that is a letter."""
    return _unreadable(f"Your sentence has {counted(letters, 'letter')}.", at_most(most))


def no_treasury_traded(section: str) -> Fault:
    """Treasury in a deal, in a game where only cards are traded."""
    return Fault("no-treasury-traded", "Only cards may be traded, no treasury.", section)


def partner_lacks_treasury(section: str, name: str, have: int) -> Fault:
    """More treasury is asked for than the partner has."""
    text = f"{name} has {have or 'no'} treasury."
    return Fault("partner-lacks-treasury", text, section, at_most(have))


def no_stock_for_treasury(section: str, who: str, stock: int) -> Fault:
    """Treasury that its taker has no tokens in stock for."""
    text = f"{who} {only(stock, 'token')} in stock that can become treasury."
    return Fault("no-stock-for-treasury", text, section, f"at most {stock} more than is given in return")


def offer_gone(section: str, fate: str) -> Fault:
    """An offer that is no more."""
    return Fault("offer-gone", f"That offer is off the floor: {fate}.", section)


def no_such_offer(section: str) -> Fault:
    """An offer that never was, or not between these seats."""
    return Fault("no-such-offer", "There is no such offer for you.", section)


def not_yours(section: str, what: str) -> Fault:
    """Accepting one's own offer, withdrawing another's."""
    return Fault("not-yours", what, section)


def wrong_number(section: str, given: int, asked: int) -> Fault:
    """Not as many cards as the offer asks for."""
    return Fault(
        "wrong-number", f"You give {given} cards; the offer asks for {asked}.", section, f"{asked} cards"
    )


def choose_cards(section: str, count: int, named: Iterable[str]) -> Fault:
    """The cards to give are not settled by the offer."""
    text = f"Say which {count} cards you give; {' and '.join(named)} must be among them."
    return Fault("choose-cards", text, section)


def nothing_to_cry(section: str) -> Fault:
    """An empty line for the market."""
    return Fault("nothing-to-cry", "Name a commodity that you look for or have to give.", section)


def bad_demand(section: str, names: Iterable[str]) -> Fault:
    """A demand that may not be put: to oneself, to the protected, for what was given or refused already."""
    text = "You may not demand that card: one of each player and stack, and nobody who is protected."
    return Fault("bad-demand", text, section, ", ".join(names))


def demanded_twice(section: str) -> Fault:
    """The same demand twice."""
    return Fault("demanded-twice", "The same card is demanded twice.", section)


# -- purchase


def already_held(section: str, names: Iterable[str]) -> Fault:
    """Advances bought twice."""
    return Fault("already-held", f"You can hold one copy only: {', '.join(names)}.", section)


def unknown_advance(section: str, names: Iterable[str]) -> Fault:
    """Not in the game."""
    return Fault("unknown-advance", f"There is no such advance: {', '.join(names)}.", section)


def barred(section: str, why: str) -> Fault:
    """An advance the seat may not acquire now."""
    return Fault("barred", why, section)


def not_enough(section: str, paid: int, price: int) -> Fault:
    """The payment is too small."""
    return Fault("not-enough", f"The price is {price}; you pay {paid}.", section, f"{price - paid} more")


def cannot_afford(section: str, price: int, wealth: int) -> Fault:
    """All one has is too little."""
    return Fault(
        "cannot-afford", f"The price is {price}; all you have is worth {wealth}.", section, f"up to {wealth}"
    )


def too_much_treasury(section: str, most: int) -> Fault:
    """More treasury than is needed besides the cards."""
    return Fault("too-much-treasury", "You pay more treasury than is needed.", section, f"at most {most}")


def too_little_treasury(section: str, have: int) -> Fault:
    """More treasury than there is."""
    return Fault("too-little-treasury", f"You have {have} treasury.", section, f"at most {have}")


def cards_missing(section: str, names: Iterable[str]) -> Fault:
    """Cards to pay or discard that one does not hold, or not twice."""
    return Fault("cards-missing", f"You do not hold that many: {', '.join(names)}.", section)


def pays_nothing(section: str) -> Fault:
    """A payment without a purchase."""
    return Fault("pays-nothing", "You pay, but buy nothing.", section)


def bad_substitute(section: str, why: str) -> Fault:
    """A substitute card that is not allowed."""
    return Fault("bad-substitute", why, section)


def bad_discount(section: str, why: str) -> Fault:
    """A discount that is not allowed."""
    return Fault("bad-discount", why, section)


def bad_gift(section: str, why: str, legal: str = "") -> Fault:
    """A free advance that is not allowed."""
    return Fault("bad-gift", why, section, legal)


def no_exchange(section: str) -> Fault:
    """Cards for treasury, without the advance for it."""
    return Fault("no-exchange", "None of your advances turns cards into treasury.", section)


def bad_credits(section: str, total: int, unit: int) -> Fault:
    """Extra credits that do not fit."""
    text = f"Extra credits come in steps of {unit} and make {total} in all."
    return Fault("bad-credits", text, section, f"exactly {total}")


def bad_group(section: str, name: str, legal: str) -> Fault:
    """No group, or not the one that was chosen for good."""
    return Fault("bad-group", f"The credits of {name} cannot go to that group.", section, legal)


def no_group_to_choose(section: str, names: Iterable[str]) -> Fault:
    """A group for something that brings no credits of choice, or is not bought."""
    text = f"Nothing is to be chosen for {', '.join(names)}: only what you buy now can bring such credits."
    return Fault("no-group-to-choose", text, section)


def bad_larger_set(section: str, why: str) -> Fault:
    """A set that may not count one card more."""
    return Fault("bad-larger-set", why, section)


def wrong_discard(section: str, given: int, least: int) -> Fault:
    """Not as many cards given up as the hand limit asks."""
    text = f"You give up {given} cards; the hand limit asks for {least}."
    return Fault("wrong-discard", text, section, f"{least} commodities")
