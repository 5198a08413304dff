"""WE 7: the referee of a seat on the trading floor."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from rules.civ import cards
from rules.civ.civ import Civ
from rules.civ.offer import Offer
from rules.civ.trade import menus, reading, windows
from rules.civ.trade.acts import Act
from rules.civ.trade.answers import ALL, ANSWER, HINT, Answer
from rules.civ.trade.drafted_window import with_draft
from rules.civ.trade.fields import fill
from rules.civ.trade.goods import partners, still_trading, tradeable
from rules.civ.trade.judging import judge
from rules.civ.trade.treasury import most_treasury
from rules.table import Chance, Choice, Data, Drafted, Referee, Refusal, Seat
from rules.table.menu import Menu
from rules.table.strict import read_strictly
from rules.table.window import Values, Window

DONE: Data = {"act": "done"}


@dataclass(frozen=True, slots=True)
class DealReferee(Referee[Act]):
    """Judges what one seat does on the floor; it looks at the game as it is when it is asked."""

    g: Civ
    seat: Seat

    @property
    def answer_type(self) -> Any:
        """One act."""
        return ANSWER

    @property
    def hint(self) -> str:
        """The acts there are."""
        return HINT

    def judge(self, answer: Answer) -> Act | Refusal:
        """The act with everything filled in, or every reason against it."""
        return judge(self.g, self.seat, answer)

    def default(self) -> Data:
        """Done trading."""
        return dict(DONE)

    def nothing(self) -> Data | None:
        """“No” to an offer is not the end of trading: what is meant must be said."""
        return None

    def sample(self, chance: Chance) -> Data:
        """Half the time done; otherwise an answer to an offer, or an offer."""
        received = [offer for offer in self.g.state.floor.offers if self.seat in offer.open_to]
        if received and chance.below("sample", 3):
            return self._some_answer(chance.pick("sample", received), chance)
        return dict(DONE) if chance.below("sample", 2) else self._some_offer(chance)

    def _some_answer(self, offer: Offer, chance: Chance) -> Data:
        """Accept with the cards that must be true and any others, if they are there; else decline."""
        given = offer.want[: self.g.numbers.deal_true]
        chosen = self._filled(given, offer.count, chance)
        if chosen is None:
            return {"act": "decline", "offer": offer.id}
        return {"act": "accept", "offer": offer.id, "cards": chosen}

    def _filled(self, named: list[str], count: int, chance: Chance) -> list[str] | None:
        """The named cards and any others of the hand up to the count; None if it cannot be."""
        left = tradeable(self.g, self.seat)
        if Counter(named) - Counter(left) or len(left) < count:
            return None
        for name in named:
            left.remove(name)
        chance.shuffle("sample", left)
        return [*named, *left[: count - len(named)]]

    def _some_offer(self, chance: Chance) -> Data:
        """An offer of random cards for commodities of the low stacks, which most seats draw from."""
        others, true = partners(self.g, self.seat), list(cards.commodities(self.g, self.seat).elements())
        numbers = self.g.numbers
        if not others or len(true) < numbers.deal_true:
            return dict(DONE)
        chance.shuffle("sample", true)
        give = self._filled(true[: numbers.deal_true], numbers.deal_cards, chance)
        if give is None:
            return dict(DONE)
        low = [name for name in cards.in_play(self.g) if cards.is_commodity(self.g.rules, name)]
        low.sort(key=self.g.rules.stack_of)
        want = [chance.pick("sample", low[:4]) for _ in range(numbers.deal_true)]
        to = chance.pick("sample", others)
        offer: dict[str, Data] = {"act": "offer", "give": give, "want": want, "count": numbers.deal_cards}
        match chance.below("sample", 4):
            case 0 if still_trading(self.g, self.seat):
                return offer | {"to": ALL}
            case 1 if len(others) > 1:
                return offer | {"to": others[:3]}
        return offer | {"to": to} | self._some_treasury(to, chance)

    def _some_treasury(self, to: Seat, chance: Chance) -> dict[str, Data]:
        """Now and then some treasury on one side, where it may be traded."""
        if not self.g.rules.trading.treasury or chance.below("sample", 2):
            return {}
        sides = {
            "give_treasury": most_treasury(self.g, self.seat, to),
            "want_treasury": most_treasury(self.g, to, self.seat),
        }
        side = chance.pick("sample", sorted(sides))
        return {side: 1 + chance.below("sample", sides[side])} if sides[side] else {}

    def read(self, text: str, draft: Data) -> Data | Refusal:
        """The last written line; there is one act at a time."""
        lines = [line for line in text.splitlines() if line.strip()]
        return self.fill(*reading.split(lines[-1] if lines else ""))

    def fill(self, act: str, fields: Mapping[str, str]) -> Data | Refusal:
        """An act from its typed fields."""
        return fill(self.g, self.seat, act, fields)

    def write(self, data: Data) -> tuple[str, ...]:
        """The act in words."""
        return reading.write(self.g, self.seat, data)

    def menu(self, draft: Data) -> Menu:
        """One act, whatever the draft was."""
        return menus.menu(self.g, self.seat)

    def window(self, draft: Data, key: str = "") -> Window | None:
        """The floor in one window, or one offer; with the draft in it that is meant for it."""
        made = windows.window(self.g, self.seat, key)
        return None if made is None else with_draft(made, key, draft)

    def doings(self, draft: Data) -> tuple[Choice, ...]:
        """An offer, and a counter to each that waits."""
        return windows.doings(self.g, self.seat)

    def filled(self, draft: Data, key: str, values: Values) -> Drafted | Refusal:
        """The act that was put in; what the rules forbid stays in the window."""
        data = windows.filled(self.g, self.seat, key, values)
        if isinstance(data, Refusal):
            return data
        judged = read_strictly(self.answer_type, data, self.hint)
        judged = judged if isinstance(judged, Refusal) else self.judge(judged)
        return judged if isinstance(judged, Refusal) else Drafted(data, submit=True)

    def drop(self, draft: Data, line: int) -> Data:
        """Nothing but being done is left."""
        return dict(DONE)
