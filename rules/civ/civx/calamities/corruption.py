"""Corruption: commodity cards go to the least advanced of the block."""

from collections.abc import Mapping, Sequence

from rules.civ.calamity.case import Case
from rules.civ.calamity.commodities import card_choices, cards_worth, commodity_cards, give_cards
from rules.civ.civx.policies import worth
from rules.civ.policies.calamities import Major
from rules.table import Pick, Script, Seat, ask


def corruption(case: Case) -> Script[None]:
    """CivX 29.72: cards of so much face value, or all there are, to those with the fewest advance points."""
    g = case.g
    takers = poorest(case)
    case.strike(takers[0] if len(takers) == 1 else None)
    cards = commodity_cards(g, case.victim)
    if not takers or not cards or not _due(case):
        case.pass_by(
            "no cards have to be given" if takers else "nobody of the block has fewer advance points"
        )
        return
    keys = yield from ask(_question(case))
    shares = yield from _share(case, takers, {key: cards[key] for key in keys})
    for seat, names in shares.items():
        give_cards(g, case.victim, seat, case.name, names)


def poorest(case: Case) -> list[Seat]:
    """CivX 29.721, 29.722: the fewest advance points of the block; nobody, if the victim has them."""
    g, home = case.g, case.g.rules.trading.home
    block = [seat for seat in g.order() if home(g, seat) == home(g, case.victim)]
    least = min(worth(g, seat) for seat in block)
    found = [seat for seat in block if worth(g, seat) == least]
    return [] if case.victim in found else found


def _due(case: Case) -> int:
    return case.halved(case.figure("cards"))


def _question(case: Case) -> Pick:
    """CivX 29.721: which cards go; more points than asked for, but none idle."""
    due = _due(case)
    prompt = f"give away commodity cards with a face value of {due} or more in all, but none that is not "
    prompt += "needed for that."
    return cards_worth(
        case,
        commodity_cards(case.g, case.victim),
        due,
        prompt=prompt,
        public="gives away cards",
        topic="corruption",
    )


def _share(case: Case, takers: Sequence[Seat], cards: Mapping[str, str]) -> Script[dict[Seat, list[str]]]:
    """CivX 29.721: where several have the fewest, the victim deals the cards out as it likes."""
    left = dict(cards)
    shares: dict[Seat, list[str]] = {}
    for place, seat in enumerate(takers[:-1]):
        keys = yield from ask(_share_question(case, seat, left, len(takers) - place))
        shares[seat] = [left.pop(key) for key in keys]
    return {**shares, takers[-1]: list(left.values())}


def _share_question(case: Case, seat: Seat, left: Mapping[str, str], takers: int) -> Pick:
    g = case.g
    return Pick(
        seat=case.victim,
        key=case.key(f"share-{seat}"),
        prompt=f"{case.name}: {takers} players have as few advance points. "
        f"Which of these cards does {g.name(seat)} get? The others go on.",
        section=case.section,
        public=f"deals out cards for {case.name}",
        topic="corruption",
        options=card_choices(g, dict(left)),
        least=0,
        most=len(left),
        fallback=tuple(left)[: len(left) // takers],
    )


def foresee(case: Case) -> list[Pick]:
    """Which cards the victim would give away."""
    return [_question(case)] if poorest(case) and _due(case) else []


EFFECT = Major(corruption, foresee, by_hand=True)
