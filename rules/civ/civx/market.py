"""CivX 23.7, 24.5, 27: what trade cards cost, what sets are worth, how advances are sold."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import lru_cache

from rules.civ.civ import Civ
from rules.civ.policies.purchasing import Purchasing, held_by_half, needs_required
from rules.civ.policies.trading import Trading, non_tradeable_lowest, own_block, squared_with_bonus
from rules.civ.ruleset import Ruleset
from rules.civ.stacks import Stack
from rules.civ.traits import Trait
from rules.table import Seat

MOST_BOUGHT = 3
UPPER = 100
"""The least price of an upper advance."""


def prices(g: Civ, seat: Seat, bought: Sequence[Stack]) -> dict[Stack, int]:
    """CivX 23.7: one card of one's own ninth stack, one of either block with each advance; three at most."""
    if len(bought) >= MOST_BOUGHT:
        return {}
    home = g.rules.trading.home(g, seat)
    found: dict[Stack, int] = {}
    for offer in _offers(g, seat):
        if any(stack.number in offer for stack in bought):
            continue
        for stack, pile in g.state.stacks.items():
            if not pile or stack.number not in offer:
                continue
            if stack.number != g.numbers.open_stack or stack.block == home:
                discount = g.amount(seat, f"{Trait.CARD_DISCOUNT}{stack.number}")
                found[stack] = max(0, offer[stack.number] - discount)
    return dict(sorted(found.items()))


def _offers(g: Civ, seat: Seat) -> Iterator[Mapping[int, int]]:
    """CivX 23.71 to 23.74, 23.77: prices by stack; of each offer one card a turn may be bought."""
    yield {g.numbers.open_stack: g.numbers.open_price}
    for name in g.nation(seat).advances:
        traits = g.rules.advances[name].traits
        sold = {
            t.removeprefix(Trait.BUY_STACK): n for t, n in traits.items() if t.startswith(Trait.BUY_STACK)
        }
        if sold:
            yield {int(number): price for number, price in sold.items()}


def by_each_card(
    rules: Ruleset,
    name: str,
    tokens: Mapping[str, int],
    held: Collection[str],
    chosen: Mapping[str, str],
) -> int:
    """CivX 27.5: every advance held gives its own credit; those of a choice count with their advance."""
    return sum(credit_of(rules, other, name, chosen.get(other, "")) for other in held)


@lru_cache(maxsize=16384)
def credit_of(rules: Ruleset, giver: str, name: str, chosen: str) -> int:
    """CivX 27.55, 27.56: the special credit; without one, that of the group which gets more."""
    card, wanted = rules.advances[giver], rules.advances[name]
    if name in card.bonus:
        return card.bonus[name]
    graded = card.upper if wanted.cost >= UPPER else card.lower
    own = {chosen: card.traits.get(Trait.CHOSEN_CREDITS, 0)}
    kinds = (card.credits, graded, own)
    return max(sum(kind.get(group, 0) for kind in kinds) for group in wanted.groups)


def bar(g: Civ, seat: Seat, name: str) -> str:
    """CivX 27.11, 27.63: what an advance requires, and how many may hold it."""
    return needs_required(g, seat, name) or held_by_half(g, seat, name)


TRADING = Trading(
    home=own_block,
    prices=prices,
    set_value=squared_with_bonus,
    drawers=False,
    treasury=False,
    lays_open=False,
    layer=non_tradeable_lowest,
)
PURCHASING = Purchasing(credit=by_each_card, bar=bar, face_down=False)
