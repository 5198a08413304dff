"""WE 12: paying with sets of commodities and treasury."""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace

from rules.civ import cards
from rules.civ.civ import Civ
from rules.civ.traits import Trait
from rules.table import Seat


@dataclass(frozen=True, slots=True)
class Payment:
    """Cards by name, treasury tokens, and what makes one set larger than its cards.

    That is a substitute, a card that counts as one more of another set, or an advance of the seat's.
    """

    cards: Mapping[str, int] = field(default_factory=dict)
    treasury: int = 0
    substitute: tuple[str, str] | None = None
    larger: str = ""
    """The commodity whose set counts one card more."""

    @property
    def spent(self) -> Counter[str]:
        """All cards that leave the hand."""
        return Counter(self.cards) + Counter([self.substitute[0]] if self.substitute else [])


def worth(g: Civ, seat: Seat) -> int:
    """WE 12: what a treasury token counts for when advances are bought."""
    return g.amount(seat, Trait.TREASURY_WORTH, 1)


def cards_value(g: Civ, seat: Seat, payment: Payment) -> int:
    """WE 7: the value of the sets; WE ch.9: a substitute makes its set one card larger."""
    counted = Counter(payment.cards)
    if payment.substitute:
        counted[payment.substitute[1]] += 1
    if payment.larger:
        counted[payment.larger] += 1
    return cards.value(g.rules, counted, g.rules.trading.home(g, seat))


def wealth(g: Civ, seat: Seat) -> int:
    """All a seat could pay without a substitute."""
    everything = enlarged(g, seat, Payment(cards.commodities(g, seat)))
    return cards_value(g, seat, everything) + g.nation(seat).treasury * worth(g, seat)


def can_enlarge(g: Civ, seat: Seat, name: str, count: int) -> bool:
    """Whether so many cards may count as one more: by an advance, and never as more than are printed."""
    return 0 < count < g.rules.commodities[name].count and g.allows(seat, f"{Trait.LARGER_SET}{name}")


def has_larger_sets(g: Civ, seat: Seat) -> bool:
    """Whether any advance of a seat lets a set count one card more."""
    held = g.nation(seat).advances
    return any(trait.startswith(Trait.LARGER_SET) for name in held for trait in g.rules.advances[name].traits)


def enlargeable(g: Civ, seat: Seat) -> list[str]:
    """The commodities in a hand of which a set may count one card more."""
    held = cards.commodities(g, seat)
    return [name for name in sorted(held) if name in g.rules.commodities and can_enlarge(g, seat, name, 1)]


def enlarged(g: Civ, seat: Seat, payment: Payment) -> Payment:
    """The payment with the set counted larger that gains most by it, if there is one."""

    def gain(name: str) -> int:
        count = payment.cards[name]
        return cards.set_gain(g, seat, name, count + 1)

    able = [n for n in enlargeable(g, seat) if can_enlarge(g, seat, n, payment.cards.get(n, 0))]
    return replace(payment, larger=max(able, key=gain)) if able else payment


def most_treasury(needed: int, each: int) -> int:
    """WE 12: no more treasury than required; a token that counts for 2 may exceed the price by 1."""
    return -(-max(0, needed) // each)


def filled_up(g: Civ, seat: Seat, total: int, by_cards: Payment) -> Payment:
    """These cards, and as much treasury as is missing or there is."""
    missing = most_treasury(total - cards_value(g, seat, by_cards), worth(g, seat))
    return replace(by_cards, treasury=min(missing, g.nation(seat).treasury))


def without(g: Civ, seat: Seat, kept: Iterable[str]) -> Civ:
    """The game as it would be if a seat did not hold the cards that it means to keep for later."""
    spared = Counter(kept) & cards.commodities(g, seat)
    if not spared:
        return g
    after = g.fork()
    cards.discard(after, seat, spared.elements())
    return after


def suggest(g: Civ, seat: Seat, total: int) -> Payment | None:
    """The payment that leaves a seat with the most: the least value lost from its sets and treasury."""
    if wealth(g, seat) < total:
        return None
    each, treasury = worth(g, seat), g.nation(seat).treasury
    best: tuple[int, int, Payment] | None = None
    for larger in ("", *enlargeable(g, seat)):
        for value, (loss, picks) in _ways(g, seat, total, larger).items():
            tokens = most_treasury(total - value, each)
            if tokens <= treasury and (best is None or (loss + tokens * each, tokens) < best[:2]):
                used = larger if larger and can_enlarge(g, seat, larger, picks.get(larger, 0)) else ""
                best = (loss + tokens * each, tokens, Payment(picks, tokens, larger=used))
    return None if best is None else best[2]


def _ways(g: Civ, seat: Seat, total: int, larger: str) -> dict[int, tuple[int, dict[str, int]]]:
    """Each value (no more than the total) that cards can make: the smallest loss for it, and the cards."""
    ways: dict[int, tuple[int, dict[str, int]]] = {0: (0, {})}
    rules, home = g.rules, g.rules.trading.home(g, seat)
    for name, count in cards.commodities(g, seat).items():
        whole = cards.set_value(rules, name, count, home)
        if not whole:
            continue
        grown = dict(ways)
        for part in range(1, count + 1):
            more = name == larger and can_enlarge(g, seat, name, part)
            gain = cards.set_value(rules, name, part + more, home)
            loss = whole - cards.set_value(rules, name, count - part, home)
            for value, (lost, picks) in ways.items():
                if value >= total:
                    continue
                reached = min(total, value + gain)
                if reached not in grown or lost + loss < grown[reached][0]:
                    grown[reached] = (lost + loss, {**picks, name: part})
        ways = grown
    return ways


def spare(g: Civ, seat: Seat, number: int) -> list[str]:
    """So many commodities to give up, each time the one whose loss costs its set least."""
    left, found = cards.commodities(g, seat), []

    def loss(name: str) -> int:
        return cards.set_gain(g, seat, name, left[name])

    for _ in range(number):
        name = min(sorted(name for name in left if left[name]), key=loss)
        left[name] -= 1
        found.append(name)
    return found
