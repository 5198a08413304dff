"""WE 7: the terms of an offer put together from menus: what is given, said of it, and asked for."""

from collections import Counter
from collections.abc import Callable, Generator, Iterable, Sequence
from itertools import combinations, combinations_with_replacement

from rules.civ import cards
from rules.civ.cards import listed
from rules.civ.civ import Civ
from rules.civ.naming import counted
from rules.civ.trade.goods import tradeable, true_names
from rules.civ.trade.treasury import most_treasury
from rules.table import Choice, Data, Refusal, Seat, Step
from rules.table.menu import Picks, pick, pick_count, pick_some, write_in

ALL_TRUE = "all"
NEITHER = "none"
WRITTEN = "write"
_MANY = 12
"""More mixes than these are too many to choose from."""


def card_picks(g: Civ, seat: Seat, prompt: str, least: int, most: int) -> Generator[Step, Picks, list[str]]:
    """Some of the cards that may be traded, offered one by one."""
    seen: Counter[str] = Counter()
    found = []
    for name in tradeable(g, seat):
        seen[name] += 1
        found.append(Choice(f"{name}#{seen[name]}", name, f"stack {g.rules.stack_of(name)}"))
    keys = yield from pick_some(prompt, found, least, most)
    return [key.partition("#")[0] for key in keys]


def terms(
    g: Civ, seat: Seat, to: Sequence[Seat], whoever_can: bool = False
) -> Generator[Step, Picks, dict[str, Data]]:
    """What is given, said and asked for; all who are named must be able to take it, or any one of them."""
    least, limit = g.numbers.deal_cards, max if whoever_can else min
    give = yield from card_picks(g, seat, "Which cards do you give?", least, len(tradeable(g, seat)))
    say = yield from _claim(g, give)
    kinds = yield from pick_some("What do you ask for?", all_commodities(g), 1, least)
    held = limit(cards.hidden(g, partner) for partner in to)
    numbers = [Choice(str(n), f"{n} cards") for n in range(least, min(held, 25) + 1)]
    count = int((yield from pick("How many cards in all?", numbers, always=True)))
    wishes = _wishes(kinds, count, g.numbers.deal_true)
    mixes = [Choice(str(i), _wish(want, count)) for i, want in enumerate(wishes)]
    want = wishes[int((yield from pick("How many of each?", mixes)))]
    money = yield from _treasury(g, seat, to, limit)
    return {"give": give, "say": say, "want": list(want), "count": count, **money}


def _treasury(
    g: Civ, seat: Seat, to: Sequence[Seat], limit: Callable[[Iterable[int]], int]
) -> Generator[Step, Picks, dict[str, Data]]:
    """Treasury on one side or on neither; not asked where nobody could give any."""
    if not g.rules.trading.treasury:
        return {}
    most = {
        "give": limit(most_treasury(g, seat, partner) for partner in to),
        "want": limit(most_treasury(g, partner, seat) for partner in to),
    }
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


def all_commodities(g: Civ) -> tuple[Choice, ...]:
    """The commodities of this game."""
    return tuple(
        Choice(name, name, f"stack {g.rules.stack_of(name)}")
        for name in cards.in_play(g)
        if name in g.rules.commodities
    )
