"""Trade: answer offers, call out what is looked for, offer what helps both; then be done."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from rules.civ.ruleset import Ruleset
from rules.civ.views import CivView, CryView, OfferView
from rules.standins.civ import dealing
from rules.standins.civ.characters import Character
from rules.standins.civ.dealing import Hand, held_by
from rules.standins.civ.reasons import declined
from rules.table import Chance, Data, Deal, Refusal

CALLERS = 2  # who speak to somebody that keeps silent, in one turn
LOW = 3  # the stacks from which everybody has drawn
DONE: dict[str, Data] = {"act": "done"}


def act(question: Deal[Any], rules: Ruleset, view: CivView, chance: Chance, character: Character) -> Data:
    """Answer offers first, then cry out, then offer; done when there is nothing to win."""
    assert view.seat is not None
    hand = held_by(rules, view)
    received = [offer for offer in view.offers if offer.maker != view.seat]
    if received:
        known = {offer.maker: dealing.returning(view, hand, offer.maker) for offer in received}
        best = max(received, key=lambda offer: dealing.won_by(hand, offer, known[offer.maker]))
        return _reply(question, view, hand, best, known[best.maker])
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
    if len(mine) >= character.offers:
        return DONE
    cries = {
        seat: cry
        for seat, cry in view.market.items()
        if seat != view.seat and seat not in busy and tried[seat] < character.tries
    }
    return (
        _offer(question, view, hand, _guesses(rules, view, hand, tried), chance)
        or _offer(question, view, hand, cries, chance)
        or DONE
    )


def _guesses(rules: Ruleset, view: CivView, hand: Hand, tried: Counter[int]) -> dict[int, CryView]:
    """What those might have who keep silent; each is spoken to by a few in a turn, and once."""
    guessed = {}
    for nation in (nation for nation in view.nations if nation.seat != view.seat):
        is_silent = nation.seat not in view.market and nation.cards >= rules.numbers.deal_cards
        is_mine = (view.turn + (view.seat or 0) + nation.seat) % len(view.nations) < CALLERS
        if is_silent and is_mine and not tried[nation.seat]:
            drawn = [
                name for name in sorted(hand.counts) if rules.stack_of(name).number <= max(nation.cities, LOW)
            ]
            guessed[nation.seat] = CryView((), tuple(drawn))
    return guessed


def _is_news(view: CivView, cry: dict[str, Data]) -> bool:
    """Whether others do not know yet what this seat looks for and has."""
    assert view.seat is not None
    said = view.market.get(view.seat)
    return bool(cry["haves"]) and (
        said is None
        or bool(Counter(said.haves) - Counter(cry["haves"]))
        or set(said.wants) != set(cry["wants"])
    )


def _reply(question: Deal[Any], view: CivView, hand: Hand, offer: OfferView, known: int) -> Data:
    """Accept what makes the hand worth more; counter what does not; decline the rest."""
    given = dealing.answer(hand, offer, known)
    if given is not None:
        accept: dict[str, Data] = {"act": "accept", "offer": offer.id, "cards": given}
        if not isinstance(question.check(accept), Refusal):
            return accept
    countered = offer.maker in {gone.to for gone in view.closed if gone.maker == view.seat}
    if offer.maker in view.market and not countered:
        cry, away = view.market[offer.maker], view.nations[offer.maker].block
        best = dealing.propose(hand, cry, offer.maker, away, _in_vain(view, offer.maker))
        if best is not None:
            counter = {**best[1], "act": "counter", "offer": offer.id}
            del counter["to"]
            if not isinstance(question.check(counter), Refusal):
                return counter
    return {"act": "decline", "offer": offer.id, "note": declined(hand, offer, known)}


def _in_vain(view: CivView, seat: int) -> set[dealing.Terms]:
    """What somebody has turned down: nobody offers it again."""
    return {
        (gone.say, gone.want)
        for gone in view.closed
        if gone.maker == view.seat and gone.to == seat and gone.fate != "accepted"
    }


def _offer(
    question: Deal[Any], view: CivView, hand: Hand, cries: Mapping[int, CryView], chance: Chance
) -> Data | None:
    """The best offer for both sides that can be made to anybody who called out; None if there is none."""
    found = []
    for seat, cry in cries.items():
        best = dealing.propose(hand, cry, seat, view.nations[seat].block, _in_vain(view, seat))
        if best is not None:
            found.append((best[0], chance.below("partner", 1000), best[1]))
    for _, _, offer in sorted(found, key=lambda entry: entry[:2], reverse=True):
        if not isinstance(question.check(offer), Refusal):
            return offer
    return None
