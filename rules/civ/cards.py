"""The only place that moves trade cards: stacks, hands and discard piles."""

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import lru_cache

from rules.civ.civ import Civ
from rules.civ.policies.trading import SHARED
from rules.civ.ruleset import Grade, Ruleset
from rules.civ.stacks import Copy, Stack
from rules.civ.state import Card, CivState
from rules.table import Seat


def is_commodity(rules: Ruleset, card: str) -> bool:
    """Whether a card is a commodity; water is one."""
    return card in rules.commodities or card == rules.water


def is_tradeable(rules: Ruleset, card: str) -> bool:
    """WE 7: every card may be traded but the non-tradeable calamities."""
    return rules.grade(card) is not Grade.NON_TRADEABLE


def hand(g: Civ, seat: Seat) -> Counter[str]:
    """All cards of a seat by name."""
    return Counter(card.name for card in g.nation(seat).hand)


def laid_open(g: Civ, seat: Seat) -> tuple[str, ...]:
    """The calamities that lie open before a seat, and are not in its hand."""
    rules, revealed = g.rules, g.state.phase in g.rules.calamity_rules.revealed_in
    if not revealed and not rules.trading.lays_open:
        return ()
    held = [card.name for card in g.nation(seat).hand if card.name in rules.calamities]
    return tuple(held if revealed else [name for name in held if not is_tradeable(rules, name)])


def hidden(g: Civ, seat: Seat) -> int:
    """How many cards a seat holds in its hand; everybody may know the number."""
    return len(g.nation(seat).hand) - len(laid_open(g, seat))


def commodities(g: Civ, seat: Seat) -> Counter[str]:
    """The commodities of a seat by name."""
    return Counter({name: n for name, n in hand(g, seat).items() if is_commodity(g.rules, name)})


def listed(names: Iterable[str]) -> str:
    """Names with their numbers: "2 Ochre, 1 Clay"."""
    return ", ".join(f"{count} {name}" for name, count in Counter(names).items()) or "nothing"


@lru_cache(maxsize=4096)
def set_value(rules: Ruleset, name: str, count: int, home: str = "") -> int:
    """WE 7: what so many equal cards are worth to a seat of this block."""
    return rules.trading.set_value(rules, name, count, home)


def value(rules: Ruleset, cards: Mapping[str, int], home: str = "") -> int:
    """WE 7: what the sets of these cards are worth together."""
    return sum(set_value(rules, name, count, home) for name, count in cards.items())


def set_worth(g: Civ, seat: Seat, name: str, count: int) -> int:
    """WE 7: what so many equal cards are worth to a seat."""
    return set_value(g.rules, name, count, g.rules.trading.home(g, seat))


def set_gain(g: Civ, seat: Seat, name: str, count: int) -> int:
    """WE 7: what the last of so many equal cards adds to their set."""
    return set_worth(g, seat, name, count) - set_worth(g, seat, name, count - 1)


def draw(g: Civ, seat: Seat, stack: Stack) -> Card | None:
    """WE 6a: the top card of a stack into a hand; water, or nothing, if the stack is empty."""
    pile = g.state.stacks.get(stack)
    if not pile and not g.rules.water:
        return None
    card = Card(pile.pop(0), block=stack.block) if pile else Card(g.rules.water)
    if g.rules.trading.drawers and not is_commodity(g.rules, card.name):
        card.drawer = seat
    g.nation(seat).hand.append(card)
    return card


def take(g: Civ, seat: Seat, name: str) -> Card:
    """One card of this name out of a hand."""
    cards = g.nation(seat).hand
    return cards.pop(next(i for i, card in enumerate(cards) if card.name == name))


def discard(g: Civ, seat: Seat, names: Iterable[str]) -> None:
    """Cards from a hand to their discard piles; water goes back to its own pile, which never ends."""
    for name in names:
        _lay_aside(g, take(g, seat, name))


def discard_card(g: Civ, seat: Seat, card: Card) -> None:
    """A certain card from a hand to the discard pile of its block."""
    cards = g.nation(seat).hand
    _lay_aside(g, cards.pop(next(i for i, held in enumerate(cards) if held is card)))


def _lay_aside(g: Civ, card: Card) -> None:
    if card.name != g.rules.water:
        stack = Stack(g.rules.face_value(card.name), card.block)
        g.state.discards.setdefault(stack, []).append(card.name)


def put_back(g: Civ, card: Card) -> None:
    """A card from the discard pile of its block to the bottom of its stack."""
    stack = Stack(g.rules.face_value(card.name), card.block)
    g.state.discards[stack].remove(card.name)
    g.state.stacks.setdefault(stack, []).append(card.name)


def hand_over(g: Civ, giver: Seat, taker: Seat, names: Iterable[str], traded: bool = True) -> None:
    """Cards from one hand to another; a calamity remembers who last traded it, and forgets it if taken."""
    for name in list(names):
        card = take(g, giver, name)
        if not is_commodity(g.rules, name):
            card.passer = giver if traded else None
        g.nation(taker).hand.append(card)


def in_play(g: Civ) -> list[str]:
    """The names of all cards this game is played with, in the order of the tables."""
    state = g.state
    piles = [*state.stacks.values(), *state.discards.values()]
    there = {name for pile in piles for name in pile} | {c.name for n in state.nations for c in n.hand}
    return [name for name in (*g.rules.commodities, *g.rules.calamities) if name in there]


def restack(g: Civ) -> None:
    """WE 13c: discards are shuffled and laid under their stacks, layer by layer."""
    layer = g.rules.trading.layer
    for stack, pile in sorted(g.state.discards.items()):
        below = g.state.stacks.setdefault(stack, [])
        for number in sorted({layer(g.rules, name) for name in pile}):
            cards = [name for name in pile if layer(g.rules, name) == number]
            g.chance.shuffle(f"restack-{stack}", cards)
            below.extend(cards)
    g.state.discards.clear()


def all_cards(state: CivState) -> Counter[Copy]:
    """Every trade card there is, in stacks, discard piles and hands."""
    names: dict[str, list[str]] = {}
    for piles in (state.stacks, state.discards):
        for stack, pile in piles.items():
            names.setdefault(stack.block, []).extend(pile)
    for nation in state.nations:
        for card in nation.hand:
            names.setdefault(card.block, []).append(card.name)
    found = Counter[Copy]()
    for block, there in names.items():
        for name, count in Counter(there).items():
            found[Copy(name, block)] = count
    return found


def card_problems(rules: Ruleset, state: CivState) -> list[str]:
    """Cards lost or made up: each is there as often as the game is played with it, in each block."""
    there, deck = all_cards(state), rules.deck(rules, state)
    known = {*rules.stacks, rules.water}
    found = [f"{copy} is no card" for copy in there if copy.name not in known]
    if there != deck:
        found += [
            f"there are {there[copy]} {copy}, not {deck.get(copy, 0)}"
            for copy in dict.fromkeys([*deck, *there])
            if copy.name in rules.stacks and there[copy] != deck.get(copy, 0)
        ]
    for piles in (state.stacks, state.discards):
        for stack, pile in piles.items():
            found += [f"{name} lies in stack {stack}" for name in {*pile} if not _belongs(rules, name, stack)]
    return found


def _belongs(rules: Ruleset, name: str, stack: Stack) -> bool:
    """Whether a card may lie in a stack: its number, and its block or one that all cards share."""
    number, block = rules.stack_of(name)
    return number == stack.number and (stack.block in ("", block) or block == SHARED)
