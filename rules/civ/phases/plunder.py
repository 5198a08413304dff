"""Phase 4b, steps 3 and 4: what a successful attacker may take."""

from rules.civ.civ import Civ
from rules.civ.events import CardPlundered, CityPlundered
from rules.civ.pieces import collect
from rules.civ.state import BARBARIANS
from rules.civ.topics import Topic
from rules.table import Choice, Choose, Script, Seat, ask

CARD, NO_CARD = "card", "no-card"


def plunder(g: Civ, area: str, attacker: Seat, defender: Seat) -> Script[None]:
    """WE 4b: a trade card at random from the defender, and treasury tokens from one's own stock."""
    if attacker == BARBARIANS:
        return
    has_cards = defender != BARBARIANS and bool(g.nation(defender).hand)
    if not has_cards and not g.nation(attacker).stock:
        return
    answer = yield from ask(_question(g, area, attacker, has_cards))
    card, _, amount = answer.partition(":")
    gained = collect(g, attacker, int(amount))
    takes = has_cards and card == CARD
    g.tell(CityPlundered(attacker, defender, takes, gained))
    if takes:
        _draw(g, attacker, defender)


def _draw(g: Civ, attacker: Seat, defender: Seat) -> None:
    hand = g.nation(defender).hand
    card = hand.pop(g.chance.below("plunder", len(hand)))
    card.passer = None
    g.nation(attacker).hand.append(card)
    g.tell(CardPlundered(attacker, defender, card.name), attacker, defender)


def _question(g: Civ, area: str, attacker: Seat, has_cards: bool) -> Choose:
    """The keys are the same with and without cards, so that a standing order always fits."""
    amounts = range(g.numbers.plunder, -1, -1)
    with_card = "a card and " if has_cards else ""
    options = [
        Choice(f"{CARD}:{n}", f"Take {with_card}{f'up to {n}' if n else 'no'} treasury") for n in amounts
    ]
    if has_cards:
        options += [
            Choice(f"{NO_CARD}:{n}", f"No card, {f'up to {n}' if n else 'no'} treasury") for n in amounts
        ]
    return Choose(
        seat=attacker,
        key=f"plunder:{area}",
        prompt=f"{area} fell to you. What do you take?",
        section=g.rules.cite(Topic.ATTACKS),
        public="plunders a city",
        topic="plunder",
        options=tuple(options),
        fallback=options[0].key,
    )
