"""WE 7: an act on the floor put together from menus, choice by choice."""

import re
from collections import Counter
from collections.abc import Generator
from dataclasses import dataclass
from itertools import combinations, combinations_with_replacement

from rules.civ import cards
from rules.civ.cards import listed
from rules.civ.civ import Civ
from rules.civ.naming import counted
from rules.civ.trade.judging import partners, settled, tradeable, true_names
from rules.civ.trade.treasury import most_treasury, with_treasury
from rules.table import Choice, Data, Drafted, Refusal, Seat, Step
from rules.table.menu import Menu, Picking, Picks, pick, pick_count, pick_some, write_in

ALL_TRUE = "all"
AS_ASKED, CHOOSE = "asked", "choose"
NEITHER = "none"
WRITTEN = "write"
_MANY = 12
"""More mixes than these are too many to choose from."""
_ABOUT_OFFER = re.compile(r"(accept|counter|decline|withdraw):[0-9]{1,9}")


@dataclass(frozen=True, slots=True)
class _Acts(Step):
    """The first step; an answer to an offer that is off the floor meanwhile is let through to be refused."""

    def fits(self, picks: Picks) -> bool:
        """One of the acts, or an answer to some offer."""
        return Step.fits(self, picks) or (len(picks) == 1 and bool(_ABOUT_OFFER.fullmatch(picks[0])))


def menu(g: Civ, seat: Seat) -> Menu:
    """The act, then whom or which offer, then its terms."""
    (chosen,) = yield _Acts("What do you do?", _acts(g, seat))
    act, _, number = chosen.partition(":")
    match act:
        case "offer":
            to = int((yield from pick("To whom?", _partners(g, seat), always=True)))
            return Drafted({"act": act, "to": to, **(yield from _terms(g, seat, to))}, submit=True)
        case "counter":
            offer = g.state.floor.offer(int(number), seat)
            terms = (yield from _terms(g, seat, offer.maker)) if offer else {}
            return Drafted({"act": act, "offer": int(number), **terms}, submit=True)
        case "accept":
            given = yield from _given(g, seat, int(number))
            return Drafted({"act": act, "offer": int(number), **given}, submit=True)
        case "market":
            goods = _all_commodities(g)
            wants = yield from pick_some("What do you look for?", goods, 0, len(goods))
            haves = yield from pick_some("What do you have to give?", goods, 0, len(goods))
            return Drafted({"act": act, "wants": list(wants), "haves": list(haves)}, submit=True)
        case "decline" | "withdraw":
            return Drafted({"act": act, "offer": int(number)}, submit=True)
    return Drafted({"act": "done"}, submit=True)


def _acts(g: Civ, seat: Seat) -> tuple[Choice, ...]:
    offers = g.state.floor.offers
    found: list[Choice] = []
    for offer in (o for o in offers if o.to == seat):
        name = g.name(offer.maker)
        gives, asks = with_treasury(offer.say, offer.treasury), with_treasury(offer.want, offer.asked)
        note = f"{len(offer.give)} cards, {gives}, for {offer.count}, {asks}"
        found.append(Choice(f"accept:{offer.id}", f"Accept {name}", note))
        found.append(Choice(f"counter:{offer.id}", f"Counter {name}", note))
        found.append(Choice(f"decline:{offer.id}", f"Decline {name}", note))
    if partners(g, seat) and len(tradeable(g, seat)) >= g.numbers.deal_cards:
        found.append(Choice("offer", "Make an offer"))
    for offer in (o for o in offers if o.maker == seat):
        given = with_treasury(offer.give, offer.treasury)
        found.append(Choice(f"withdraw:{offer.id}", f"Withdraw from {g.name(offer.to)}", given))
    return (*found, Choice("market", "Call out to everybody"), Choice("done", "I am done trading"))


def _partners(g: Civ, seat: Seat) -> tuple[Choice, ...]:
    return tuple(Choice(str(s), g.name(s), f"{cards.hidden(g, s)} cards") for s in partners(g, seat))


def _cards(g: Civ, seat: Seat, prompt: str, least: int, most: int) -> Generator[Step, Picks, list[str]]:
    """Some of the cards that may be traded, offered one by one."""
    seen: Counter[str] = Counter()
    found = []
    for name in tradeable(g, seat):
        seen[name] += 1
        found.append(Choice(f"{name}#{seen[name]}", name, f"stack {g.rules.stack_of(name)}"))
    keys = yield from pick_some(prompt, found, least, most)
    return [key.partition("#")[0] for key in keys]


def _terms(g: Civ, seat: Seat, partner: Seat) -> Generator[Step, Picks, dict[str, Data]]:
    least = g.numbers.deal_cards
    give = yield from _cards(g, seat, "Which cards do you give?", least, len(tradeable(g, seat)))
    say = yield from _claim(g, give)
    kinds = yield from pick_some("What do you ask for?", _all_commodities(g), 1, least)
    held = cards.hidden(g, partner)
    numbers = [Choice(str(n), f"{n} cards") for n in range(least, min(held, 25) + 1)]
    count = int((yield from pick("How many cards in all?", numbers, always=True)))
    wishes = _wishes(kinds, count, g.numbers.deal_true)
    mixes = [Choice(str(i), _wish(want, count)) for i, want in enumerate(wishes)]
    want = wishes[int((yield from pick("How many of each?", mixes)))]
    money = yield from _treasury(g, seat, partner)
    return {"give": give, "say": say, "want": list(want), "count": count, **money}


def _treasury(g: Civ, seat: Seat, partner: Seat) -> Generator[Step, Picks, dict[str, Data]]:
    """Treasury on one side or on neither; not asked where nobody could give any."""
    if not g.rules.trading.treasury:
        return {}
    most = {"give": most_treasury(g, seat, partner), "want": most_treasury(g, partner, seat)}
    sides = (("give", "I add treasury"), ("want", "I ask for treasury"))
    ways = [Choice(NEITHER, "Cards only"), *(Choice(key, label) for key, label in sides if most[key])]
    way = yield from pick("Does treasury change hands?", ways)
    if way == NEITHER:
        return {}
    return {f"{way}_treasury": (yield from pick_count("How much treasury?", 1, most[way]))}


def _wishes(kinds: Picks, count: int, named: int) -> list[tuple[str, ...]]:
    """So many cards or fewer, one of each kind and enough names in all: the others may be anything."""
    least = max(named, len(kinds))
    wishes = [want for size in range(count, least - 1, -1) for want in _mixes(kinds, size)]
    return wishes if len(wishes) <= _MANY else [*_mixes(kinds, count), *_mixes(kinds, least)]


def _mixes(kinds: Picks, size: int) -> list[tuple[str, ...]]:
    more = combinations_with_replacement(kinds, size - len(kinds))
    return [tuple(sorted((*kinds, *others), key=kinds.index)) for others in more]


def _wish(want: tuple[str, ...], count: int) -> str:
    left = count - len(want)
    return listed(want) + (f" and {left} of any kind" if left else "")


def _claim(g: Civ, give: list[str]) -> Generator[Step, Picks, list[str]]:
    """Everything as it is, or as few names as need be, or whatever one writes."""
    true, number = true_names(g, give), g.numbers.deal_true
    pairs = dict.fromkeys(tuple(sorted(pair)) for pair in combinations(true, number))
    claims = [
        Choice(ALL_TRUE, "Every commodity, as it is", listed(true)),
        *(Choice("+".join(pair), f"Only {listed(pair)}") for pair in list(pairs)[:20]),
        Choice(WRITTEN, "Something else"),
    ]
    said = yield from pick("What do you say of them?", claims)
    if said != WRITTEN:
        return true if said == ALL_TRUE else said.split("+")
    first = "the first" if number == 1 else f"the first {number}"
    text = yield from write_in(f"Name them; {first} must be true.", "2 of this, 1 of that")
    named = counted(text, [name for name in (*g.rules.commodities, g.rules.water) if name], "commodity")
    return [text] if isinstance(named, Refusal) else named


def _all_commodities(g: Civ) -> tuple[Choice, ...]:
    """The commodities of this game."""
    return tuple(
        Choice(name, name, f"stack {g.rules.stack_of(name)}")
        for name in cards.in_play(g)
        if name in g.rules.commodities
    )


def _given(g: Civ, seat: Seat, number: int) -> Generator[Step, Picks, dict[str, Data]]:
    """The cards to accept an offer with; nothing is asked where the whole hand goes."""
    offer = g.state.floor.offer(number, seat)
    if offer is None:
        return {}
    asked = settled(g, seat, offer)
    if asked is not None:
        is_all = len(tradeable(g, seat)) == offer.count
        if is_all or (yield from _as_asked(asked)) == AS_ASKED:
            return {"cards": list(asked)}
    true = listed(offer.want[: g.numbers.deal_true])
    prompt = f"Which {offer.count} cards do you give? {true} must be true."
    return {"cards": (yield from _cards(g, seat, prompt, offer.count, offer.count))}


def _as_asked(asked: tuple[str, ...]) -> Picking:
    exactly = Choice(AS_ASKED, "Exactly what is asked for", listed(asked))
    return (yield from pick("What do you give?", (exactly, Choice(CHOOSE, "I choose the cards"))))
