"""WE 7: an act on the floor put together from menus, choice by choice."""

from collections import Counter
from itertools import combinations, combinations_with_replacement

from rules.civ import cards
from rules.civ.civ import Civ
from rules.civ.naming import counted
from rules.civ.trade.judging import partners, settled, tradeable
from rules.civ.trade.reading import listed
from rules.table import Choice, Data, Drafted, Path, Refusal, Seat, Step

ALL_TRUE = "all"
AS_ASKED, CHOOSE = "asked", "choose"
WRITTEN = "write"
_MANY = 12
"""More mixes than these are too many to choose from."""


def step(g: Civ, seat: Seat, path: Path) -> Step | Drafted:
    """What to choose next: the act, then whom or which offer, then its terms."""
    if not path:
        return Step("What do you do?", _acts(g, seat))
    act, _, number = path[0][0].partition(":")
    match act:
        case "offer":
            if len(path) == 1:
                return Step("To whom?", _partners(g, seat))
            return _terms(g, seat, {"act": "offer", "to": int(path[1][0])}, int(path[1][0]), path[2:])
        case "counter":
            offer = g.state.floor.offer(int(number))
            if offer is None:
                return Drafted({"act": "counter", "offer": int(number)}, submit=True)
            return _terms(g, seat, {"act": "counter", "offer": offer.id}, offer.maker, path[1:])
        case "accept":
            return _accept(g, seat, int(number), path[1:])
        case "market":
            return _cry(g, path[1:])
        case "decline" | "withdraw":
            return Drafted({"act": act, "offer": int(number)}, submit=True)
    return Drafted({"act": "done"}, submit=True)


def _acts(g: Civ, seat: Seat) -> tuple[Choice, ...]:
    offers = g.state.floor.offers
    found: list[Choice] = []
    for offer in (o for o in offers if o.to == seat):
        name = g.name(offer.maker)
        note = f"{len(offer.give)} cards, {listed(offer.say)}, for {offer.count}, {listed(offer.want)}"
        found.append(Choice(f"accept:{offer.id}", f"Accept {name}", note))
        found.append(Choice(f"counter:{offer.id}", f"Counter {name}", note))
        found.append(Choice(f"decline:{offer.id}", f"Decline {name}", note))
    if partners(g, seat) and len(tradeable(g, seat)) >= g.numbers.deal_cards:
        found.append(Choice("offer", "Make an offer"))
    for offer in (o for o in offers if o.maker == seat):
        found.append(Choice(f"withdraw:{offer.id}", f"Withdraw from {g.name(offer.to)}", listed(offer.give)))
    return (*found, Choice("market", "Call out to everybody"), Choice("done", "I am done trading"))


def _partners(g: Civ, seat: Seat) -> tuple[Choice, ...]:
    return tuple(Choice(str(s), g.name(s), f"{len(g.nation(s).hand)} cards") for s in partners(g, seat))


def _hand(g: Civ, seat: Seat) -> tuple[Choice, ...]:
    """Every card that may be traded, one by one."""
    seen: Counter[str] = Counter()
    found = []
    for name in tradeable(g, seat):
        seen[name] += 1
        found.append(Choice(f"{name}#{seen[name]}", name, f"stack {g.rules.stack_of(name)}"))
    return tuple(found)


def _chosen(keys: tuple[str, ...]) -> list[str]:
    return [key.partition("#")[0] for key in keys]


def _terms(g: Civ, seat: Seat, draft: dict[str, Data], partner: Seat, path: Path) -> Step | Drafted:
    least = g.numbers.deal_cards
    if not path:
        hand = _hand(g, seat)
        return Step("Which cards do you give?", hand, least, len(hand))
    give = _chosen(path[0])
    if len(path) == 1:
        return Step("What do you say of them?", _claims(g, give))
    said, rest = path[1][0], path[2:]
    if said == WRITTEN:
        if not rest:
            return Step("Name them; the first two must be true.", text_hint="2 of this, 1 of that")
        named = counted(rest[0][0], [*g.rules.commodities, g.rules.water], "commodity")
        say = [rest[0][0]] if isinstance(named, Refusal) else named
        rest = rest[1:]
    else:
        say = _true(g, give) if said == ALL_TRUE else said.split("+")
    if not rest:
        return Step("What do you ask for?", _all_commodities(g), 1, least)
    if len(rest) == 1:
        held = len(g.nation(partner).hand)
        numbers = tuple(Choice(str(n), f"{n} cards") for n in range(least, min(held, 25) + 1))
        return Step("How many cards in all?", numbers)
    count = int(rest[1][0])
    wishes = _wishes(rest[0], count)
    if len(rest) == 2 and len(wishes) > 1:
        options = tuple(Choice(str(i), _wish(want, count)) for i, want in enumerate(wishes))
        return Step("How many of each?", options)
    want = wishes[int(rest[2][0]) if len(rest) > 2 else 0]
    return Drafted({**draft, "give": give, "say": say, "want": list(want), "count": count}, submit=True)


def _wishes(names: tuple[str, ...], count: int) -> list[tuple[str, ...]]:
    """So many cards or fewer, at least one of each kind and two in all: the others may be anything."""
    least = max(2, len(names))
    wishes = [want for size in range(count, least - 1, -1) for want in _mixes(names, size)]
    return wishes if len(wishes) <= _MANY else [*_mixes(names, count), *_mixes(names, least)]


def _mixes(names: tuple[str, ...], size: int) -> list[tuple[str, ...]]:
    more = combinations_with_replacement(names, size - len(names))
    return [tuple(sorted((*names, *others), key=names.index)) for others in more]


def _wish(want: tuple[str, ...], count: int) -> str:
    left = count - len(want)
    return listed(want) + (f" and {left} of any kind" if left else "")


def _true(g: Civ, give: list[str]) -> list[str]:
    return [name for name in give if cards.is_commodity(g.rules, name)]


def _claims(g: Civ, give: list[str]) -> tuple[Choice, ...]:
    """Everything as it is, or two of them and nothing more, or whatever one writes."""
    pairs = dict.fromkeys(tuple(sorted(pair)) for pair in combinations(_true(g, give), g.numbers.deal_true))
    named = tuple(Choice("+".join(pair), f"Only {listed(pair)}") for pair in list(pairs)[:20])
    return (
        Choice(ALL_TRUE, "Every commodity, as it is", listed(_true(g, give))),
        *named,
        Choice(WRITTEN, "Something else"),
    )


def _all_commodities(g: Civ) -> tuple[Choice, ...]:
    """The commodities of this game."""
    return tuple(
        Choice(name, name, f"stack {g.rules.stack_of(name)}")
        for name in cards.in_play(g)
        if name in g.rules.commodities
    )


def _accept(g: Civ, seat: Seat, number: int, path: Path) -> Step | Drafted:
    offer = g.state.floor.offer(number)
    if offer is None:
        return Drafted({"act": "accept", "offer": number}, submit=True)
    given = settled(g, seat, offer)
    if given is not None:
        if len(tradeable(g, seat)) == offer.count or (path and path[0][0] == AS_ASKED):
            return Drafted({"act": "accept", "offer": number, "cards": list(given)}, submit=True)
        if not path:
            asked = Choice(AS_ASKED, "Exactly what is asked for", listed(given))
            return Step("What do you give?", (asked, Choice(CHOOSE, "I choose the cards")))
        path = path[1:]
    if path:
        return Drafted({"act": "accept", "offer": number, "cards": _chosen(path[0])}, submit=True)
    true = listed(offer.want[: g.numbers.deal_true])
    return Step(
        f"Which {offer.count} cards do you give? {true} must be true.",
        _hand(g, seat),
        offer.count,
        offer.count,
    )


def _cry(g: Civ, path: Path) -> Step | Drafted:
    options = _all_commodities(g)
    if not path:
        return Step("What do you look for?", options, 0, len(options))
    if len(path) == 1:
        return Step("What do you have to give?", options, 0, len(options))
    return Drafted({"act": "market", "wants": list(path[0]), "haves": list(path[1])}, submit=True)
