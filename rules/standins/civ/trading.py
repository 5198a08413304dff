"""Trade: answer offers, call out what is looked for, offer what helps both; then be done."""

from __future__ import annotations

from collections import Counter
from typing import Any

from rules.civ.ruleset import Ruleset
from rules.civ.views import CivView, OfferView
from rules.standins.civ import dealing
from rules.standins.civ.characters import Character
from rules.standins.civ.dealing import Hand, held_by
from rules.table import Chance, Data, Deal, Refusal

DONE: dict[str, Data] = {"act": "done"}


def act(question: Deal[Any], rules: Ruleset, view: CivView, chance: Chance, character: Character) -> Data:
    """Answer offers first, then cry out, then offer; done when there is nothing to win."""
    assert view.seat is not None
    hand = held_by(rules, view)
    received = [offer for offer in view.offers if offer.maker != view.seat]
    if received:
        return _reply(question, view, hand, max(received, key=lambda offer: dealing.won_by(hand, offer)))
    if hand.counts.total() < rules.numbers.deal_true:
        return DONE
    cry: dict[str, Data] = {"act": "market", "wants": hand.wants(), "haves": hand.spare()}
    if _is_news(view, cry) and not isinstance(question.check(cry), Refusal):
        return cry
    mine = [offer for offer in view.offers if offer.maker == view.seat]
    tried = Counter(
        [gone.to for gone in view.closed if gone.maker == view.seat]
        + [seat for offer in mine for seat in offer.receivers]
    )
    busy = {seat for offer in mine for seat in offer.receivers}
    partners = [s for s in view.market if s != view.seat and s not in busy and tried[s] < character.tries]
    if len(mine) >= character.offers:
        return DONE
    return _offer(question, view, hand, partners, chance)


def _is_news(view: CivView, cry: dict[str, Data]) -> bool:
    """Whether others do not know yet what this seat looks for and has."""
    assert view.seat is not None
    said = view.market.get(view.seat)
    return bool(cry["haves"]) and (
        said is None
        or bool(Counter(said.haves) - Counter(cry["haves"]))
        or set(said.wants) != set(cry["wants"])
    )


def _reply(question: Deal[Any], view: CivView, hand: Hand, offer: OfferView) -> Data:
    """Accept what makes the hand worth more; counter what does not; decline the rest."""
    given = dealing.answer(hand, offer)
    if given is not None:
        accept: dict[str, Data] = {"act": "accept", "offer": offer.id, "cards": given}
        if not isinstance(question.check(accept), Refusal):
            return accept
    countered = offer.maker in {gone.to for gone in view.closed if gone.maker == view.seat}
    if offer.maker in view.market and not countered:
        best = dealing.propose(hand, view.market[offer.maker], offer.maker, view.nations[offer.maker].block)
        if best is not None:
            counter = {**best[1], "act": "counter", "offer": offer.id}
            del counter["to"]
            if not isinstance(question.check(counter), Refusal):
                return counter
    return {"act": "decline", "offer": offer.id}


def _offer(question: Deal[Any], view: CivView, hand: Hand, partners: list[int], chance: Chance) -> Data:
    """The best offer for both sides that can be made to anybody."""
    found = []
    for seat in partners:
        best = dealing.propose(hand, view.market[seat], seat, view.nations[seat].block)
        if best is not None:
            found.append((best[0], chance.below("partner", 1000), best[1]))
    for _, _, offer in sorted(found, key=lambda entry: entry[:2], reverse=True):
        if not isinstance(question.check(offer), Refusal):
            return offer
    return DONE
