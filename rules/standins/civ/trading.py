"""Trade: collect one or two commodities, give single cards away, take what makes the hand worth more."""

from __future__ import annotations

from collections import Counter
from typing import Any

from rules.civ.ruleset import Ruleset
from rules.civ.views import CivView, OfferView
from rules.standins.civ.cards import commodities, worth
from rules.table import Chance, Data, Deal, Refusal

OPEN = 2  # own offers on the floor at a time
DONE: dict[str, Data] = {"act": "done"}


def act(question: Deal[Any], rules: Ruleset, view: CivView, chance: Chance) -> Data:
    """Answer offers first, then cry out, then offer; done when there is nothing to win."""
    assert view.seat is not None
    counts = commodities(rules, view)
    for offer in view.offers:
        if offer.to == view.seat:
            return _reply(question, rules, view, counts, offer)
    if sum(counts.values()) < rules.numbers.deal_cards:
        return DONE
    wanted, spare = _taste(rules, view, counts)
    if wanted and spare and view.seat not in view.market:
        return {"act": "market", "wants": wanted, "haves": sorted(set(spare))[:4]}
    mine = [offer for offer in view.offers if offer.maker == view.seat]
    if len(mine) >= OPEN or len(spare) < rules.numbers.deal_cards:
        return DONE
    return _offer(question, rules, view, wanted, spare, {offer.to for offer in mine}, chance)


def _taste(rules: Ruleset, view: CivView, counts: Counter[str]) -> tuple[list[str], list[str]]:
    """The commodities to collect, and the cards to give away, calamities last."""
    ranked = sorted(counts, key=lambda name: (-_pull(rules, counts, name), name))
    wanted = ranked[:2]
    spare = [name for name in reversed(ranked[2:] or ranked[1:]) for _ in range(counts[name])]
    wretched = [card.name for card in view.hand if card.grade in ("minor", "major")]
    return wanted, spare + wretched


def _pull(rules: Ruleset, counts: Counter[str], name: str) -> int:
    """What the set is worth with one more card."""
    return rules.stack_of(name) * (counts[name] + 1) ** 2


def _gain(rules: Ruleset, counts: Counter[str], given: list[str], got: list[str], unknown: int) -> int:
    after = counts.copy()
    after.subtract(name for name in given if name in rules.commodities)
    after.update(name for name in got if name in rules.commodities)
    risk = 2 * unknown - 4 * sum(name in rules.calamities for name in given)
    return worth(rules, after) - worth(rules, counts) - risk


def _reply(
    question: Deal[Any], rules: Ruleset, view: CivView, counts: Counter[str], offer: OfferView
) -> Data:
    """Accept what makes the hand worth more, decline the rest."""
    decline = {"act": "decline", "offer": offer.id}
    if Counter(offer.want) - counts:
        return decline
    left = [card.name for card in view.hand if card.grade != "non-tradeable"]
    for name in offer.want:
        left.remove(name)
    left.sort(key=lambda name: (name not in rules.calamities, counts[name], rules.stack_of(name), name))
    given = [*offer.want, *left[: offer.count - len(offer.want)]]
    true = list(offer.say)
    if len(given) < offer.count or _gain(rules, counts, given, true, offer.cards - len(true)) <= 0:
        return decline
    accept = {"act": "accept", "offer": offer.id, "cards": given}
    return decline if isinstance(question.check(accept), Refusal) else accept


def _offer(
    question: Deal[Any],
    rules: Ruleset,
    view: CivView,
    wanted: list[str],
    spare: list[str],
    asked: set[int],
    chance: Chance,
) -> Data:
    """To somebody who has what is wanted here and looks for what is spare."""
    true, size = rules.numbers.deal_true, rules.numbers.deal_cards
    for seat, cry in sorted(view.market.items(), key=lambda item: chance.below("partner", 1000)):
        theirs = [name for name in wanted if name in cry.haves]
        if seat == view.seat or seat in asked or seat in view.traded or not theirs:
            continue
        liked = [name for name in spare if name in cry.wants]
        plain = [name for name in spare if name in rules.commodities]
        named = (liked + [name for name in plain if name not in liked])[:true]
        rest = list(spare)
        for name in named:
            rest.remove(name)
        give = [*named, *(sorted(rest, key=lambda n: n not in rules.calamities)[: size - true])]
        want = (theirs * true)[:true] if len(theirs) == 1 else theirs[:true]
        offer = {"act": "offer", "to": seat, "give": give, "say": named, "want": want, "count": size}
        if len(give) == size and not isinstance(question.check(offer), Refusal):
            return offer
    return DONE
