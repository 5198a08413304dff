"""Phase 4b, steps 3 and 4: what a successful attacker may take."""

from collections.abc import Sequence

from rules.civ.civ import Civ
from rules.civ.events_conflict import CardPlundered, CityPlundered
from rules.civ.pieces import collect
from rules.civ.policies.conflict import Spoils
from rules.civ.state import BARBARIANS, Card
from rules.civ.topics import Topic
from rules.table import Choice, Choose, Script, ask

CARD, NO_CARD = "card", "no-card"


def plunder(g: Civ, spoils: Spoils) -> Script[None]:
    """WE 4b: a trade card at random from the defender, and treasury tokens from one's own stock."""
    cards = () if spoils.defender == BARBARIANS else tuple(g.nation(spoils.defender).hand)
    yield from take_spoils(g, spoils, cards)


def take_spoils(g: Civ, spoils: Spoils, cards: Sequence[Card], *, must_draw: bool = False) -> Script[None]:
    """WE 4b: the attacker says what to take: one of these cards blindly, and some treasury.

    `must_draw`: a card is drawn in any case, and only the treasury is a matter of choice.
    """
    question = spoils_question(g, spoils, bool(cards), must_draw=must_draw)
    answer = None if question is None else (yield from ask(question))
    settle_spoils(g, spoils, cards, answer)


def settle_spoils(g: Civ, spoils: Spoils, cards: Sequence[Card], answer: str | None) -> None:
    """WE 4b: the attacker gets what was said; a card, where nothing was asked and there is one."""
    card, _, amount = (answer or f"{CARD}:0").partition(":")
    takes = bool(cards) and card == CARD
    if answer is None and not takes:
        return
    gained = collect(g, spoils.attacker, int(amount))
    g.tell(CityPlundered(spoils.attacker, spoils.defender, takes, gained))
    if takes:
        _draw(g, spoils, cards)


def _draw(g: Civ, spoils: Spoils, cards: Sequence[Card]) -> None:
    attacker, defender = spoils.attacker, spoils.defender
    card = cards[g.chance.below("plunder", len(cards))]
    hand = g.nation(defender).hand
    del hand[next(i for i, held in enumerate(hand) if held is card)]
    card.passer = None
    g.nation(attacker).hand.append(card)
    g.tell(CardPlundered(attacker, defender, card.name), attacker, defender)


def spoils_question(
    g: Civ, spoils: Spoils, has_cards: bool = False, *, must_draw: bool = False
) -> Choose | None:
    """What the attacker takes; None where there is nothing to say.

    The keys are the same with and without cards, so that a standing order always fits.
    """
    has_treasury = bool(spoils.treasury and g.nation(spoils.attacker).stock)
    if not has_treasury and (must_draw or not has_cards):
        return None
    amounts = range(spoils.treasury, -1, -1)
    with_card = "a card and " if has_cards else ""
    options = [
        Choice(f"{CARD}:{n}", f"Take {with_card}{f'up to {n}' if n else 'no'} treasury") for n in amounts
    ]
    if has_cards and not must_draw:
        options += [
            Choice(f"{NO_CARD}:{n}", f"No card, {f'up to {n}' if n else 'no'} treasury") for n in amounts
        ]
    return Choose(
        seat=spoils.attacker,
        key=f"plunder:{spoils.area}",
        prompt=f"{spoils.area} fell to you. What do you take?",
        section=g.rules.cite(Topic.ATTACKS),
        public="plunders a city",
        topic="plunder",
        options=tuple(options),
        fallback=options[0].key,
    )
