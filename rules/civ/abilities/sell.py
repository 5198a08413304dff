"""The ability to turn commodity cards into treasury."""

from collections import Counter
from dataclasses import dataclass
from typing import Any

from rules.civ.abilities.ability import Ability
from rules.civ.cards import commodities, discard
from rules.civ.civ import Civ
from rules.civ.events_calamity import CardsLost, TreasuryGained
from rules.civ.faults_calamity import cards_not_held, stock_too_small
from rules.civ.naming import counted
from rules.civ.pieces import collect
from rules.civ.topics import Topic
from rules.table import Chance, Choice, Data, Fault, Path, Refusal, Script, Seat, Step


@dataclass(frozen=True, slots=True)
class Sold:
    """The cards sold."""

    cards: tuple[str, ...]


class Sell(Ability[Sold]):
    """WE ch.9 Trade Routes: discard commodities for a multiple of their face value, all of it from stock."""

    key = "sell"

    def worth(self, g: Civ, seat: Seat, card: str) -> int:
        """The treasury a card brings."""
        return self.amount(g, seat) * g.rules.stack_of(card)

    def wares(self, g: Civ, seat: Seat) -> Counter[str]:
        """The cards that bring something, and that the stock can pay for."""
        held = commodities(g, seat)
        stock = g.nation(seat).stock
        return Counter({n: held[n] for n in sorted(held) if 0 < self.worth(g, seat, n) <= stock})

    def is_usable(self, g: Civ, seat: Seat) -> bool:
        """Whether a card can be sold."""
        return bool(self.wares(g, seat))

    def parse(self, data: Data) -> Sold | None:
        """Names of cards."""
        cards = data.get("cards")
        if not isinstance(cards, list) or not cards or not all(isinstance(card, str) for card in cards):
            return None
        return Sold(tuple(cards))

    def faults(self, g: Civ, seat: Seat, use: Sold) -> list[Fault]:
        """Cards in hand, and tokens in stock for all of them."""
        section = g.rules.cite(Topic.ADVANCES)
        missing = Counter(use.cards) - commodities(g, seat)
        if missing:
            return [cards_not_held(section, sorted(missing))]
        due = sum(self.worth(g, seat, card) for card in use.cards)
        stock = g.nation(seat).stock
        return [stock_too_small(section, due, stock)] if due > stock else []

    def apply(self, g: Civ, seat: Seat, use: Sold) -> Script[None]:
        """Cards to the discard piles, tokens from stock to treasury."""
        yield from ()
        due = sum(self.worth(g, seat, card) for card in use.cards)
        discard(g, seat, use.cards)
        g.tell(CardsLost(seat, self.cause(g, seat), use.cards))
        g.tell(TreasuryGained(seat, self.cause(g, seat), collect(g, seat, due)))

    def menu(self, g: Civ, seat: Seat, draft: Data | None, path: Path) -> Step | dict[str, Any]:
        """Choose the cards."""
        wares = self.wares(g, seat)
        keys = {f"{name} {n}": name for name in wares for n in range(1, wares[name] + 1)}
        if path:
            return {"cards": [keys[key] for key in path[0] if key in keys]}
        options = tuple(
            Choice(key, name, f"{self.worth(g, seat, name)} treasury") for key, name in keys.items()
        )
        return Step(f"{self.cause(g, seat)}: which cards do you sell?", options, 1, len(options))

    def read(self, g: Civ, seat: Seat, text: str) -> dict[str, Any] | Refusal:
        """Names with numbers."""
        cards = counted(text, commodities(g, seat), "commodity")
        return cards if isinstance(cards, Refusal) else {"cards": cards}

    def write(self, g: Civ, use: Sold) -> str:
        """The cards."""
        return "sell " + ", ".join(f"{n} {name}" for name, n in Counter(use.cards).items())

    def sample(self, g: Civ, seat: Seat, chance: Chance) -> dict[str, Any] | None:
        """One card."""
        wares = self.wares(g, seat)
        return {"cards": [chance.pick("sample", sorted(wares))]} if wares else None
