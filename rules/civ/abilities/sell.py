"""The ability to turn commodity cards into treasury."""

import re
from collections import Counter
from dataclasses import dataclass
from typing import Annotated, Any, Literal

from pydantic import Field

from rules.civ.abilities.ability import Ability, UseMenu
from rules.civ.cards import commodities, listed
from rules.civ.civ import Civ
from rules.civ.events_calamity import CardsLost, TreasuryGained
from rules.civ.exchange import exchange, exchange_faults, wares, worth
from rules.civ.naming import counted
from rules.table import Chance, Choice, Fault, Refusal, Script, Seat
from rules.table.menu import pick_some

_SELL = re.compile(r"^\s*sell\b\s*", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Sold:
    """The cards sold."""

    ability: Literal["sell"]
    cards: Annotated[tuple[str, ...], Field(min_length=1)]


class Sell(Ability[Sold]):
    """WE ch.9 Trade Routes: discard commodities for a multiple of their face value, all of it from stock."""

    key = "sell"
    use_type = Sold
    spends_cards = True

    def worth(self, g: Civ, seat: Seat, card: str) -> int:
        """The treasury a card brings."""
        return worth(g, self.amount(g, seat), [card])

    def wares(self, g: Civ, seat: Seat) -> Counter[str]:
        """The cards that bring something, and that the stock can pay for."""
        return wares(g, seat, self.amount(g, seat))

    def is_usable(self, g: Civ, seat: Seat) -> bool:
        """Whether a card can be sold."""
        return bool(self.wares(g, seat))

    def faults(self, g: Civ, seat: Seat, use: Sold) -> list[Fault]:
        """Cards in hand, and tokens in stock for all of them."""
        return exchange_faults(g, seat, self.amount(g, seat), use.cards)

    def apply(self, g: Civ, seat: Seat, use: Sold) -> Script[None]:
        """Cards to the discard piles, tokens from stock to treasury."""
        yield from ()
        gained = exchange(g, seat, self.amount(g, seat), use.cards)
        g.tell(CardsLost(seat, self.cause(g, seat), use.cards))
        g.tell(TreasuryGained(seat, self.cause(g, seat), gained))

    def menu(self, g: Civ, seat: Seat, before: Sold | None) -> UseMenu:
        """Choose the cards."""
        wares = self.wares(g, seat)
        keys = {f"{name} {n}": name for name in wares for n in range(1, wares[name] + 1)}
        options = [Choice(key, name, f"{self.worth(g, seat, name)} treasury") for key, name in keys.items()]
        prompt = f"{self.cause(g, seat)}: which cards do you sell?"
        chosen = yield from pick_some(prompt, options, 1, len(options))
        return {"cards": [keys[key] for key in chosen]}

    def read(self, g: Civ, seat: Seat, text: str) -> dict[str, Any] | Refusal:
        """Names with numbers; `sell` may stand before them."""
        cards = counted(_SELL.sub("", text), commodities(g, seat), "commodity")
        return cards if isinstance(cards, Refusal) else {"cards": cards}

    def write(self, g: Civ, use: Sold) -> str:
        """The cards."""
        return f"sell {listed(use.cards)}"

    def sample(self, g: Civ, seat: Seat, chance: Chance) -> dict[str, Any] | None:
        """One card."""
        wares = self.wares(g, seat)
        return {"cards": [chance.pick("sample", sorted(wares))]} if wares else None
