"""Commodity cards lost or given away."""

from collections.abc import Iterable, Mapping

from rules.civ.calamity.case import Case
from rules.civ.cards import commodities, discard, hand_over, set_worth
from rules.civ.civ import Civ
from rules.civ.events_calamity import CardGiven, CardsLost
from rules.civ.events_trade import CardsReceived
from rules.table import Choice, Pick, Seat


def commodity_cards(g: Civ, seat: Seat) -> dict[str, str]:
    """The commodity cards of a seat, each with a key of its own, the cheapest sets first."""
    held = commodities(g, seat)
    names = sorted(held, key=lambda name: (set_worth(g, seat, name, held[name]), name))
    return {f"{name} {n}": name for name in names for n in range(1, held[name] + 1)}


def card_choices(g: Civ, cards: dict[str, str]) -> tuple[Choice, ...]:
    """Cards to choose from, with their face value."""
    return tuple(Choice(key, name, f"face value {g.rules.face_value(name)}") for key, name in cards.items())


def cards_worth(
    case: Case, cards: dict[str, str], value: int, *, prompt: str, public: str, topic: str
) -> Pick:
    """Which of the victim's cards go, of so much face value or more; none that is not needed for that."""
    worth = {key: case.g.rules.face_value(name) for key, name in cards.items()}
    return Pick(
        seat=case.victim,
        key=case.key("cards"),
        prompt=f"{case.name}: {prompt}",
        section=case.section,
        public=f"{public} for {case.name}",
        topic=topic,
        options=card_choices(case.g, cards),
        most=len(cards),
        weights=worth,
        total=value,
        fallback=cheapest_cards(worth, value),
    )


def lose_cards(g: Civ, seat: Seat, cause: str, names: Iterable[str]) -> None:
    """Commodity cards go to their discard piles."""
    lost = tuple(names)
    discard(g, seat, lost)
    if lost:
        g.tell(CardsLost(seat, cause, lost))


def give_cards(g: Civ, seat: Seat, to: Seat, cause: str, names: Iterable[str]) -> None:
    """Commodity cards change hands, face down: only the two know which."""
    given = tuple(names)
    hand_over(g, seat, to, given, traded=False)
    for _ in given:
        g.tell(CardGiven(seat, to, cause))
    if given:
        g.tell(CardsReceived(to, given, seat), seat, to)


def cheapest_cards(worth: Mapping[str, int], value: int) -> tuple[str, ...]:
    """Cards of so much face value, those first that come first, without any that turned out idle."""
    picked: list[str] = []
    for key in worth:
        if sum(worth[k] for k in picked) < value:
            picked.append(key)
    for key in sorted(picked, key=lambda k: worth[k]):
        if sum(worth[k] for k in picked) - worth[key] >= value:
            picked.remove(key)
    return tuple(picked)
