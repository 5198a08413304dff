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
UNKNOWN = 2  # what a card that was not named may be worth
RELIEF = 12  # what it is worth to pass a calamity on


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
        haves = [name for name in spare if name in rules.commodities]
        return {"act": "market", "wants": wanted, "haves": haves[-6:]}
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
    luck = UNKNOWN * unknown + RELIEF * sum(name in rules.calamities for name in given)
    return worth(rules, after) - worth(rules, counts) + luck


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
    """To somebody who has what is wanted here, for what is spare: the best for both that can be named."""
    true, size = rules.numbers.deal_true, rules.numbers.deal_cards
    best: tuple[int, dict[str, Data]] | None = None
    counts = commodities(rules, view)
    for seat, cry in view.market.items():
        if seat == view.seat or seat in asked or seat in view.traded:
            continue
        theirs = [name for name in wanted for _ in range(cry.haves.count(name))]
        if not theirs:
            continue
        filler = sorted((name for name in cry.haves if name not in wanted), key=rules.stack_of)
        want = [*theirs, *reversed(filler)][:true]
        plain = [name for name in spare if name in rules.commodities]
        named = sorted(plain, key=lambda name: name not in cry.wants)[:true]
        rest = list(spare)
        for name in named:
            rest.remove(name)
        give = [*named, *sorted(rest, key=lambda name: name not in rules.calamities)[: size - true]]
        offer = {"act": "offer", "to": seat, "give": give, "say": named, "want": want, "count": size}
        if len(give) < size or len(want) < true or isinstance(question.check(offer), Refusal):
            continue
        gain = _gain(rules, counts, give, want, size - true) + chance.below("partner", 3)
        if gain > 0 and (best is None or gain > best[0]):
            best = gain, offer
    return DONE if best is None else best[1]
