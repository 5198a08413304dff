"""Ch. 9.2-9.4: acquiring advances, developments and specialists."""

from rules.peoples.developments import Dev, Development, developments
from rules.peoples.events import (
    AdvanceAcquired,
    DevelopmentAcquired,
    ResourcesGiven,
    ShareTaken,
    SpecialistAcquired,
)
from rules.peoples.ledger import Ledger
from rules.peoples.pieces import gain
from rules.peoples.play import Play
from rules.peoples.production import can_produce
from rules.peoples.purse import WILD, Payment
from rules.peoples.refused import refuse
from rules.peoples.resources import Category, category_of, resources
from rules.peoples.revolution_orders import Advance, Develop, Line, Specialize
from rules.peoples.technology_tree import Base, bases, level_of
from rules.peoples.traits import Trait
from rules.table import Seat

TREE = "technology tree"


def acquire(ledger: Ledger, lines: tuple[Line, ...]) -> None:
    """Ch. 9.2-9.4 in order: advances, developments, specialists; nothing of it can be used yet.

    Of each, what is paid with resources that were named comes first, then what costs most: the own marker
    and the scarce kinds go where they are needed, in whatever order the lines were written.
    """
    g, seat = ledger.g, ledger.seat
    advances = [line for line in lines if isinstance(line, Advance)]
    base = bases(g, seat, [line.trait for line in advances])
    for line in sorted(advances, key=lambda line: (not line.pay, -level_of(g, seat, line.trait))):
        advance(ledger, line, base[line.trait])
    cards = [line for line in lines if isinstance(line, Develop)]
    base = bases(g, seat, [line.card for line in cards])
    for card in sorted(cards, key=lambda card: (not card.pay, -level_of(g, seat, card.card))):
        develop(ledger, card, base[card.card])
    wanted = [line for line in lines if isinstance(line, Specialize)]
    for specialist in sorted(wanted, key=lambda line: not line.pay):
        specialize(ledger, specialist)


def advance(ledger: Ledger, line: Advance, base: Base) -> None:
    """Ch. 9.2: one advance of a trait for as many luxuries as its level."""
    g, seat = ledger.g, ledger.seat
    if line.trait in ledger.advances:
        text = f"Only one advance of {line.trait.value} can be acquired in a Revolution."
        raise refuse("one-of-each", text, "9.2")
    level = level_of(g, seat, line.trait)
    by_culture = ledger.by_culture(line.culture)
    cost = max(0, level - by_culture) + base.cost
    payment = ledger.find(Category.LUXURY, cost, line.pay, "9.2")
    paid = ledger.settle(payment, Category.LUXURY)
    ledger.advances.append(line.trait)
    if g.has(seat, Dev.HUMANISM):
        ledger.free += level
    g.tell(AdvanceAcquired(seat, line.trait, level, paid, payment.wild, line.culture))
    _reward(g, seat, base, payment)


def can_develop(ledger: Ledger, card: Development) -> bool:
    """Ch. 9.3: the higher level in one trait and the lower in the other, as they were at the start."""
    low = card.low - ledger.g.has(ledger.seat, Dev.PRINTING)
    one, other = (ledger.levels[trait] for trait in card.traits)
    return max(one, other) >= card.high and min(one, other) >= low


def develop(ledger: Ledger, line: Develop, base: Base) -> None:
    """Ch. 9.3: a development for as many commodities as its level."""
    g, seat, card = ledger.g, ledger.seat, developments()[line.card]
    if g.has(seat, card.id) or card.id in ledger.developments:
        raise refuse("have-it", f"You have {card.name} already.", "9.3")
    if not can_develop(ledger, card):
        one, other = (trait.value for trait in card.traits)
        text = f"{card.name} takes level {card.high} in {one} or {other} and level {card.low} in the other."
        raise refuse("requirement", text, "9.3")
    by_religion = ledger.by_religion(line.religion)
    cost = max(0, card.level - by_religion) + base.cost
    payment = ledger.find(Category.COMMODITY, cost, line.pay, "9.3")
    paid = ledger.settle(payment, Category.COMMODITY)
    ledger.developments.append(card.id)
    if g.has(seat, Dev.UNIVERSITY):
        ledger.free += card.level
    g.tell(DevelopmentAcquired(seat, card.id.value, paid, payment.wild, line.religion))
    _reward(g, seat, base, payment)


def _reward(g: Play, seat: Seat, base: Base, payment: Payment) -> None:
    """Ch. 9.6: the second people pays its base cost to the first, which else takes what it can produce."""
    if base.first is None or g.player(base.first).left:
        return
    if base.cost and payment.paid:
        kind = next(iter(payment.paid))
        gain(g, base.first, kind, 1)
        g.tell(ResourcesGiven(seat, base.first, ((kind, 1),), TREE))
        return
    held = g.player(base.first).resources
    kinds = [kind for kind in resources() if can_produce(g, base.first, kind)]
    kind = min(kinds, key=lambda kind: held.get(kind, 0))
    gain(g, base.first, kind, 1)
    g.tell(ShareTaken(base.first, kind, 1, TREE))


def specialize(ledger: Ledger, line: Specialize) -> None:
    """Ch. 9.4: a new specialist for a luxury or commodity, an old one kept for any resource."""
    g, seat, trait = ledger.g, ledger.seat, line.trait
    if trait in ledger.specialists:
        raise refuse("have-it", f"You have a {trait.value} specialist already.", "9.4")
    is_kept = trait in g.player(seat).specialists
    if ledger.free and not line.pay:
        ledger.free -= 1
        ledger.specialists.append(trait)
        g.tell(SpecialistAcquired(seat, trait, is_kept, (), False, "free"))
        return
    categories = [Category.LUXURY, Category.COMMODITY, *([Category.FOOD] if is_kept else [])]
    category, payment = _one(ledger, line, categories)
    paid = ledger.settle(payment, category)
    ledger.specialists.append(trait)
    g.tell(SpecialistAcquired(seat, trait, is_kept, paid, payment.wild))


def _one(ledger: Ledger, line: Specialize, categories: list[Category]) -> tuple[Category, Payment]:
    """One resource of one of these categories: the one chosen, an own marker, or the most plentiful."""
    if line.pay and line.pay != (WILD,):
        kind = line.pay[0]
        if len(line.pay) > 1 or category_of(kind) not in categories or not ledger.held.get(kind):
            what = " or ".join(category.value for category in categories)
            raise refuse("wrong-payment", f"A specialist costs 1 {what}.", "9.4")
        return category_of(kind), Payment({kind: 1})
    for category in categories:
        if ledger.has_wild(category):
            return category, Payment({}, wild=True)
    held = {kind: amount for kind, amount in ledger.held.items() if category_of(kind) in categories}
    if line.pay or not held:
        raise refuse("cannot-pay", "There is nothing left to pay a specialist with.", "9.4")
    kind = max(held, key=lambda kind: held[kind])
    return category_of(kind), Payment({kind: 1})


def requirement_levels(g: Play, seat: Seat) -> dict[Trait, int]:
    """Ch. 9.3: the civilization levels at the start of a Revolution."""
    return {trait: g.level(seat, trait) for trait in Trait}
