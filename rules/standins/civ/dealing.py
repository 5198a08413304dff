"""What makes a deal good: two sets grow, one on each side."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from heapq import nsmallest
from itertools import combinations
from math import inf
from typing import NamedTuple, TypeAlias

from rules.civ.cards import set_value
from rules.civ.ruleset import Ruleset
from rules.civ.views import CivView, CryView, OfferView
from rules.standins.civ.cards import change, commodities, gain
from rules.standins.civ.harms import harm
from rules.table import Data

WANTS = 3  # commodities called out as looked for
NAMED = 2  # cards named in a deal, at least
KNOWN = 1  # how many of a commodity somebody who looks for it is believed to have
RELIEF = 15  # what it is worth to pass a calamity on that nobody has weighed
SHORTLIST = 5  # pairs of cards thought about on each side
BEST = 2  # deals remembered, should the first be declined
SUSPICION = 7  # what a card costs that nobody named, for each that need not be true: it may be a calamity
SECURE, WEALTHY = 1, 5  # cities up to which that costs nothing, and from which it costs all of it
Terms: TypeAlias = tuple[tuple[str, ...], tuple[str, ...]]
"""The cards named in an offer, and those asked for."""


class Swap(NamedTuple):
    """How good a deal is for both, the cards named, those that go with them, and those asked for."""

    merit: int
    give: tuple[str, ...]
    rest: list[str]
    want: tuple[str, ...]


class Parting(NamedTuple):
    """Cards that go unnamed with those that are named, what is left, and what the hand is worth more then."""

    rest: list[str]
    left: dict[str, int]
    worth: int


@dataclass(slots=True)
class Hand:
    """A seat's commodities, and the calamities it could pass on; nothing of it changes."""

    rules: Ruleset
    counts: Counter[str]
    calamities: list[str] = field(default_factory=list)
    home: str = ""
    """The block of the seat."""
    burdens: dict[str, int] = field(default_factory=dict)
    """What it is worth to pass each calamity on."""
    cities: int = WEALTHY
    """The cities of the seat, which a calamity may take."""
    _partings: dict[tuple[str, ...], Parting | None] = field(default_factory=dict)
    _swaps: dict[tuple[CryView, str], list[Swap]] = field(default_factory=dict)

    def wants(self) -> list[str]:
        """The commodities to collect: those whose sets would be worth most with one card more."""
        ranked = sorted(self.counts, key=lambda name: (-self._pull(name), name))
        return ranked[: min(WANTS, max(1, len(ranked) // 2))]

    def _pull(self, name: str) -> int:
        return set_value(self.rules, name, self.counts[name] + 1, self.home)

    def spare(self) -> list[str]:
        """The commodities to give away, the least first."""
        wanted = self.wants()
        rest = sorted(set(self.counts) - set(wanted), key=lambda name: (self._pull(name), name))
        return [name for name in rest for _ in range(self.counts[name])]

    def cheapest(self, besides: Iterable[str], count: int) -> list[str] | None:
        """What to give that nobody named: calamities first, then what costs the sets least."""
        given = self.calamities[:count]
        left = dict(self.counts)
        for name in besides:
            left[name] -= 1
        while len(given) < count:
            costs = [(-change(self.rules, left, n, -1, self.home), n) for n in left if left[n]]
            if not costs:
                return None
            name = min(costs)[1]
            left[name] -= 1
            given.append(name)
        return given

    def without(self, given: Iterable[str]) -> tuple[dict[str, int], int]:
        """The commodities left after giving cards, and what the hand is worth more then."""
        gone = list(given)
        out = [name for name in gone if name in self.rules.commodities]
        left = dict(self.counts)
        for name in out:
            left[name] -= 1
        relief = sum(self.burdens.get(name, RELIEF) for name in gone if name in self.rules.calamities)
        return left, gain(self.rules, self.counts, out, -1, self.home) + relief

    def parting(self, give: tuple[str, ...]) -> Parting | None:
        """What it means to offer these cards by name; None if there are too few besides."""
        if give not in self._partings:
            numbers = self.rules.numbers
            rest = self.cheapest(give, numbers.deal_cards - self.named)
            made = None if rest is None else Parting(rest, *self.without([*give, *rest]))
            self._partings[give] = made
        return self._partings[give]

    def swaps(self, cry: CryView, away: str) -> list[Swap]:
        """The best deals with somebody of block `away` who called this out; they are thought of once."""
        if (cry, away) not in self._swaps:
            self._swaps[cry, away] = _best(self, cry, away)
        return self._swaps[cry, away]

    @property
    def named(self) -> int:
        """How many cards are named on each side: more than must be true, where only one must."""
        return max(NAMED, self.rules.numbers.deal_true)

    @property
    def wary(self) -> int:
        """What a card costs that nobody named: more where few must be true, less with few cities."""
        full = SUSPICION * (self.rules.numbers.deal_cards - self.rules.numbers.deal_true)
        return full * max(0, min(WEALTHY, self.cities) - SECURE) // (WEALTHY - SECURE)

    def trusted(self, left: Mapping[str, int], named: Sequence[str]) -> int:
        """What cards bring that were named: those that need not be true count half."""
        sure = named[: self.rules.numbers.deal_true]
        certain = gain(self.rules, left, sure, home=self.home)
        if len(sure) >= min(len(named), self.named):
            return certain
        return (certain + gain(self.rules, left, named[: self.named], home=self.home)) // 2

    def gain(self, given: Iterable[str], got: Sequence[str]) -> int:
        """What the hand is worth more after giving and getting cards."""
        left, lost = self.without(given)
        return lost + gain(self.rules, left, got, home=self.home)


@lru_cache(maxsize=256)
def hand_of(
    rules: Ruleset,
    cards: tuple[tuple[str, int], ...],
    calamities: tuple[tuple[str, int], ...],
    home: str,
    cities: int,
) -> Hand:
    """The hand with these cards: between two deals a seat looks at the same one again and again."""
    return Hand(rules, Counter(dict(cards)), [name for name, _ in calamities], home, dict(calamities), cities)


def held_by(rules: Ruleset, view: CivView) -> Hand:
    """The hand of the seat, with the calamities that it could pass on, the worst first."""
    assert view.seat is not None
    nation = view.nations[view.seat]
    cards = tuple(sorted(commodities(rules, view).items()))
    open_ = [card.name for card in view.hand if card.grade in ("minor", "major")]
    burdens = [(name, harm(rules, name, nation.advances, nation.cities)) for name in open_]
    burdens.sort(key=lambda burden: (-burden[1], burden[0]))
    return hand_of(rules, cards, tuple(burdens), nation.block, nation.cities)


def returning(view: CivView, hand: Hand, maker: int) -> int:
    """What the calamities cost that somebody was given in this session, and would like to give back."""
    assert view.seat is not None
    rules, nation = hand.rules, view.nations[view.seat]
    taken = [gone.give for gone in view.closed if gone.to == maker and gone.fate == "accepted"]
    passed = {name for give in taken for name in give if name in rules.calamities} - set(hand.calamities)
    return sum(harm(rules, name, nation.advances, nation.cities) for name in passed)


def answer(hand: Hand, offer: OfferView, known: int = 0) -> list[str] | None:
    """The cards to accept an offer with; None if it is not worth it, with what is known of its maker."""
    given = _given(hand, offer)
    return given if given is not None and _won(hand, offer, given) > risk(hand, offer, known) else None


def won_by(hand: Hand, offer: OfferView, known: int = 0) -> float:
    """What an offer would bring; less than anything if it cannot be accepted."""
    given = _given(hand, offer)
    return -inf if given is None else _won(hand, offer, given) - risk(hand, offer, known)


def risk(hand: Hand, offer: OfferView, known: int) -> int:
    """What the cards may cost that nobody named; what its maker was given before comes back in them."""
    unnamed = offer.cards - len(offer.say)
    return hand.wary * unnamed + known if unnamed > 0 else 0


def _given(hand: Hand, offer: OfferView) -> list[str] | None:
    """What would be given for an offer: the cards that are named, and what is missed least."""
    named = list(offer.want[: hand.named])
    if Counter(named) - hand.counts:
        named = named[: hand.rules.numbers.deal_true]
    rest = None if Counter(named) - hand.counts else hand.cheapest(named, offer.count - len(named))
    return None if rest is None else [*named, *rest]


def _won(hand: Hand, offer: OfferView, given: Sequence[str]) -> int:
    left, lost = hand.without(given)
    return lost + hand.trusted(left, offer.say) + offer.treasury - offer.asked


def propose(
    hand: Hand, cry: CryView, to: int, away: str = "", gone: Collection[Terms] = ()
) -> tuple[int, dict[str, Data]] | None:
    """The best offer to somebody (of block `away`) who called out, and how good it is for both.

    What is `gone` was offered before, in vain.
    """
    open_ = (swap for swap in hand.swaps(cry, away) if (swap.give, swap.want) not in gone)
    best = next(open_, None)
    return None if best is None else (best.merit, _terms(hand.rules, to, best.give, best.rest, best.want))


def _best(hand: Hand, cry: CryView, away: str) -> list[Swap]:
    rules = hand.rules
    theirs = Counter(cry.haves)
    believed = Counter(dict.fromkeys(cry.wants, KNOWN))
    home = hand.home
    hidden = hand.wary * (rules.numbers.deal_cards - hand.named)  # their calamities go along unnamed, too
    if theirs.total() < hand.named:
        return []
    wants = _shortlist(
        theirs,
        lambda name, n: change(rules, hand.counts, name, n, home) + change(rules, theirs, name, -n, away),
        hand.named,
    )
    gives = _shortlist(
        hand.counts,
        lambda name, n: change(rules, hand.counts, name, -n, home) + change(rules, believed, name, n, away),
        hand.named,
    )
    missed = {want: gain(rules, theirs, want, -1, away) for want in wants}
    asked = {want: (set(want), hand.trusted(hand.counts, want)) for want in wants}
    found: list[Swap] = []
    for give in gives:
        flattered = gain(rules, believed, give, 1, away)
        welcome = [want for want in wants if missed[want] + flattered > 0]
        parting = hand.parting(give) if welcome else None
        if parting is None:
            continue
        rest, left, lost = parting
        for want in welcome:
            names, won = asked[want]
            them = missed[want] + flattered
            if not names.isdisjoint(give):
                continue
            is_apart = names.isdisjoint(rest)
            ours = lost + (won if is_apart else hand.trusted(left, want))
            if ours > hidden:
                found.append(Swap(ours + them, give, rest, want))
    return sorted(found, key=lambda swap: -swap.merit)[:BEST]


def _terms(
    rules: Ruleset, to: int, give: tuple[str, ...], rest: list[str], want: tuple[str, ...]
) -> dict[str, Data]:
    """An offer as it is stored: only the true cards are named."""
    return {
        "act": "offer",
        "to": to,
        "give": [*give, *rest],
        "say": list(give),
        "want": list(want),
        "count": rules.numbers.deal_cards,
    }


def _shortlist(cards: Counter[str], merit: Callable[[str, int], int], size: int) -> list[tuple[str, ...]]:
    """The most useful pairs of some cards, by the merit of so many cards of a name."""
    held = {name: min(size, count) for name, count in cards.items()}
    merits = {(name, n): merit(name, n) for name, most in held.items() for n in range(1, most + 1)}
    pool = tuple(sorted([name for name, most in held.items() for _ in range(most)]))
    ranked = [(-sum([merits[part] for part in parts]), pair) for pair, parts in _pairs(pool, size)]
    return [pair for _, pair in nsmallest(SHORTLIST, ranked)]


@lru_cache(maxsize=256)
def _pairs(
    pool: tuple[str, ...], size: int
) -> tuple[tuple[tuple[str, ...], tuple[tuple[str, int], ...]], ...]:
    """All different pairs of these cards, each also by names and numbers."""
    return tuple((pair, tuple(Counter(pair).items())) for pair in set(combinations(pool, size)))
