"""WE 12: the referee of a seat that buys advances."""

from dataclasses import dataclass
from typing import Any

from rules.civ.cards import set_worth
from rules.civ.civ import Civ
from rules.civ.exchange import wares
from rules.civ.purchase import bill, menus, payment, reading, writing
from rules.civ.purchase.answers import HINT, PurchaseAnswer, read_draft
from rules.civ.purchase.judging import after_draft, excess, hand_limit, judge
from rules.civ.purchase.transaction import Transaction, carry_out
from rules.civ.purchase.window import filled, window
from rules.civ.state import CivState
from rules.civ.traits import Trait
from rules.civ.warnings.purchase import left_by, of_purchase
from rules.table import Chance, Data, Drafted, Referee, Refusal, Seat
from rules.table.menu import Menu
from rules.table.strict import read_strictly
from rules.table.window import Values, Window


@dataclass(frozen=True, slots=True)
class PurchaseReferee(Referee[Transaction]):
    """Judges what one seat buys; it looks at the game as it is when it is asked."""

    g: Civ
    seat: Seat
    wish: tuple[str, ...] = ()
    """What is bought, as far as it can be, when time is up."""

    @property
    def answer_type(self) -> Any:
        """The parts of a purchase."""
        return PurchaseAnswer

    @property
    def hint(self) -> str:
        """A purchase in short."""
        return HINT

    def judge(self, answer: PurchaseAnswer) -> Transaction | Refusal:
        """The transaction with everything filled in, or every reason against it."""
        return judge(self.g, self.seat, answer)

    def foresee(self, data: Data) -> CivState | None:
        """The state after the purchase."""
        answer: PurchaseAnswer | Refusal = read_strictly(PurchaseAnswer, data, HINT)
        made = answer if isinstance(answer, Refusal) else self.judge(answer)
        if isinstance(made, Refusal):
            return None
        after = self.g.fork()
        carry_out(after, self.seat, made)
        return after.state

    def warnings(self, data: Data) -> tuple[str, ...]:
        """Cards above the hand limit, gifts not chosen, paying more than needed."""
        answer = read_draft(data)[1]
        made = self.judge(answer)
        return () if isinstance(made, Refusal) else of_purchase(self.g, self.seat, answer, made)

    def leaves(self, data: Data) -> str:
        """Treasury and cards after the purchase."""
        made = self.judge(read_draft(data)[1])
        return "" if isinstance(made, Refusal) else left_by(self.g, self.seat, made)

    def default(self) -> Data:
        """Nothing but what was wished for is bought; the cheapest cards above the hand limit are given up."""
        wished = [name for name in self.wish if not self.g.rules.purchasing.bar(self.g, self.seat, name)]
        return {"buy": wished} if wished else {}

    def fitting(self, data: Data) -> Data | None:
        """The advances that can still be bought, one after the other, paid anew if need be."""
        draft, answer = read_draft(data)
        bought: list[str] = []
        for name in answer.buy:
            if not isinstance(self.judge(PurchaseAnswer(buy=(*bought, name))), Refusal):
                bought.append(name)
        whole = {**draft, "buy": bought}
        fits = not isinstance(self.judge(read_draft(whole)[1]), Refusal)
        return (whole if fits else {"buy": bought}) if bought else None

    def blank(self) -> Data:
        """Nothing: whoever writes down advances means these and no others."""
        return {}

    def only(self) -> Data | None:
        """Nothing, if nobody with so many cards and so much treasury could buy or must discard anything."""
        nation, rules = self.g.nation(self.seat), self.g.rules
        count = len(nation.hand)
        whole = count + payment.has_larger_sets(self.g, self.seat)
        dearest = max(set_worth(self.g, self.seat, name, whole) for name in rules.commodities)
        most = dearest + nation.treasury * payment.worth(self.g, self.seat)
        prices = bill.make_bill(self.g, self.seat, bill.for_sale(self.g, self.seat)).lines
        cheapest = min((price for _, price in prices), default=None)
        can_buy = cheapest is not None and cheapest <= most
        limit = self.g.numbers.hand_limit
        if can_buy or count > min(limit, hand_limit(self.g, self.seat)) or self._could_exchange(count):
            return None
        return {}

    def obvious(self) -> Data | None:
        """Nothing, if this very hand can buy nothing, exchange nothing and need not give up anything."""
        g, seat = self.g, self.seat
        prices = bill.make_bill(g, seat, bill.for_sale(g, seat)).lines
        cheapest = min((price for _, price in prices), default=None)
        can_buy = cheapest is not None and payment.wealth(g, seat) >= cheapest
        helped = g.allows(seat, Trait.SUBSTITUTE) or g.allows(seat, Trait.EXCHANGE)
        return None if can_buy or helped or excess(g, seat) else {}

    def _could_exchange(self, count: int) -> bool:
        """Whether somebody with so many cards could turn the cheapest into treasury."""
        rate = self.g.amount(self.seat, Trait.EXCHANGE)
        return bool(rate and count) and self.g.nation(self.seat).stock >= rate

    def sample(self, chance: Chance) -> Data:
        """A few advances at random, as long as they can be paid."""
        bought: list[str] = []
        names = bill.for_sale(self.g, self.seat)
        chance.shuffle("sample", names)
        have = payment.wealth(self.g, self.seat)
        for name in names:
            if bill.make_bill(self.g, self.seat, [*bought, name]).total <= have and chance.below("sample", 4):
                bought.append(name)
        data: Data = {"buy": bought}
        gifts = bill.gifts(self.g, self.seat, bought)
        if gifts and bill.most_gifts(self.g, bought) > 1:
            chance.shuffle("sample", gifts)
            data["gift"] = gifts[: bill.most_gifts(self.g, bought)]
        elif gifts:
            data["gift"] = chance.pick("sample", gifts)
        data |= self._some_exchange(data, chance)
        return data if not isinstance(self.judge(read_draft(data)[1]), Refusal) else {}

    def _some_exchange(self, data: Data, chance: Chance) -> dict[str, Data]:
        """Now and then a card for treasury, where an advance allows it."""
        after = after_draft(self.g, self.seat, read_draft(data)[1])
        rate = after.amount(self.seat, Trait.EXCHANGE)
        sold = sorted(wares(after, self.seat, rate)) if rate else []
        return {"exchange": [chance.pick("sample", sold)]} if sold and chance.below("sample", 2) else {}

    def read(self, text: str, draft: Data) -> Data | Refusal:
        """The draft with the written clauses added."""
        return reading.read(self.g, self.seat, text, draft)

    def write(self, data: Data) -> tuple[str, ...]:
        """The purchase in words, with prices and payment."""
        return tuple(line for line, _, _ in writing.lines(self.g, self.seat, data))

    def menu(self, draft: Data) -> Menu:
        """One more line."""
        return menus.menu(self.g, self.seat, draft)

    def window(self, draft: Data, key: str = "") -> Window | None:
        """What can be paid, to be ticked."""
        return None if key else window(self.g, self.seat, draft)

    def filled(self, draft: Data, key: str, values: Values) -> Drafted | Refusal:
        """What is ticked, and how it is paid."""
        return filled(self.g, self.seat, draft, values)

    def drop(self, draft: Data, line: int) -> Data:
        """The draft without a line."""
        return reading.drop(self.g, self.seat, draft, line)
