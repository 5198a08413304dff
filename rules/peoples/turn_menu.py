"""The menus by which a line of a turn is made: which tribe, what, where."""

from collections.abc import Generator, Mapping
from dataclasses import dataclass, replace

from rules.peoples.orders import (
    Attack,
    Cleanse,
    Emancipate,
    EndTurn,
    Explore,
    Found,
    Order,
    Produce,
    Rest,
    Spread,
    Together,
    Trade,
    TribeOrder,
    order_data,
    orders_of,
)
from rules.peoples.paying import Purpose, most_points
from rules.peoples.play import Play
from rules.peoples.possible import actors, possible
from rules.peoples.regions import AreaId, areas
from rules.peoples.resources import Kind
from rules.peoples.retreat import refuges
from rules.peoples.state import NEUTRAL
from rules.peoples.trade import due, price, sale
from rules.peoples.trying import attempt, is_possible
from rules.peoples.words import order_words
from rules.table import Choice, Data, Drafted, Menu, Step
from rules.table.menu import Picks, pick, pick_some

END = "end"
STAY = "stay"
_VERBS: dict[type, tuple[str, str]] = {
    Produce: ("produce", "Produce"),
    Found: ("found", "Found or expand a settlement"),
    Spread: ("spread", "Spread culture or religion"),
    Trade: ("trade", "Trade"),
    Attack: ("attack", "Attack"),
    Cleanse: ("holy war", "Holy war on a Religion token"),
    Emancipate: ("emancipate", "Replace a neutral tribe"),
    Explore: ("explore", "Extend the range, explore"),
    Together: ("together", "Act with all tribes of the settlement"),
    Rest: ("rest", "Rest"),
}
Making = Generator[Step, Picks, Order]


@dataclass(frozen=True, slots=True)
class TurnMenu:
    """One more line for a draft, in the position its lines leave as far as that can be told."""

    g: Play
    draft: list[Data]

    @classmethod
    def of(cls, g: Play, draft: Data) -> "TurnMenu":
        """The menu that adds to a draft."""
        fork = g.fork()
        for order in orders_of(draft):
            trial = fork.fork()
            fork = trial if attempt(trial, [order]) == (None, 1) else fork
        return cls(fork, list(draft))

    def line(self) -> Menu:
        """From the tribe to the draft with its line."""
        options = [Choice(area, area, _contents(self.g, area)) for area in actors(self.g)]
        options += [Choice(END, "End the turn")] if self.g.turn.acted else []
        if not options:
            return Drafted(self.draft)
        chosen = yield from pick("Which tribe acts?", options, always=True)
        order = EndTurn() if chosen == END else (yield from self._order(chosen))
        return Drafted([*self.draft, order_data(order)])

    def _order(self, area: AreaId) -> Making:
        able = possible(self.g, area)
        verbs = dict.fromkeys(_VERBS[type(order)] for order in able)
        verb = yield from pick("What does it do?", [Choice(key, label) for key, label in verbs], always=True)
        same = [order for order in able if _VERBS[type(order)][0] == verb]
        listed = [Choice(str(n), order_words(order), _note(order)) for n, order in enumerate(same)]
        order = same[int((yield from pick("Which of these?", listed)))]
        if isinstance(order, Trade):
            order = yield from self._trade(order)
        if isinstance(order, Attack):
            order = yield from self._attack(order)
        return (yield from self._ending(order))

    def _trade(self, order: Trade) -> Generator[Step, Picks, Trade]:
        seat, at = self.g.turn.seat, order.at or self._here(order.tribe)
        seller = self.g.holder(order.seller)
        assert seller is not None
        most = most_points(self.g, seat, Purpose.ECONOMY)
        units = _units(sale(self.g, seat, order.seller))
        limit = max((n for n in range(1, len(units) + 1) if price(self.g, seat, at, n) <= most), default=1)
        taken = yield from pick_some("Take what?", units, 1, limit)
        owed = due(self.g, seat, seller, len(taken))
        own = _units(self.g.player(seat).resources)
        given: Picks = ()
        if owed and len(own) >= owed:
            given = yield from pick_some("Give what back?", own, owed, owed)
        return replace(order, take=_goods(taken), give=_goods(given))

    def _here(self, area: AreaId) -> AreaId:
        return self.g.turn.acting.at if self.g.turn.acting else area

    def _attack(self, order: Attack) -> Generator[Step, Picks, Attack]:
        tribe = self.g.tribe_in(order.target)
        if tribe is not None and tribe.seat == NEUTRAL:
            goals = [
                Choice(area, area, areas()[area].resource or "")
                for area in refuges(self.g, tribe, order.target)
            ]
            goals.append(Choice(END, "Off the map"))
            to = yield from pick("Where does the neutral tribe go?", goals)
            order = replace(order, retreat=None if to == END else to)
        if is_possible(self.g, replace(order, settle=True)):
            choices = (Choice("no", "Leave it empty"), Choice("yes", "Place a tribe of yours"))
            settle = yield from pick("What becomes of the land?", choices)
            order = replace(order, settle=settle == "yes")
        return order

    def _ending(self, order: Order) -> Making:
        """Ch. 8.6: where a tribe ends that has extended its range."""
        acting = self.g.turn.acting
        if not isinstance(order, Produce | Spread | Trade | Attack | Cleanse | Emancipate | Rest):
            return order
        if (not isinstance(order, TribeOrder) or order.at is None) and acting is None:
            return order
        ends = [area for area in self.g.world.places if self.g.is_empty_land(area)]
        able = [area for area in ends if is_possible(self.g, replace(order, end=area))]
        if not able:
            return order
        stay = acting.end if acting else order.tribe
        goals = [Choice(STAY, f"In {stay}")] + [Choice(area, area, _contents(self.g, area)) for area in able]
        chosen = yield from pick("Where does it end its action?", goals)
        return order if chosen == STAY else replace(order, end=chosen)


def _contents(g: Play, area: AreaId) -> str:
    tribe = g.tribe_in(area)
    words = [areas()[area].resource or "no resource"]
    if tribe is not None and tribe.size > 1:
        words.append({2: "town", 3: "city", 4: "metropolis"}[tribe.size])
    return ", ".join(words)


def _note(order: Order) -> str:
    if isinstance(order, Produce):
        return areas()[order.at or order.tribe].resource or ""
    return areas()[order.to].resource or "" if isinstance(order, Explore) else ""


def _units(goods: Mapping[Kind, int]) -> list[Choice]:
    return [Choice(f"{kind}:{n}", kind) for kind, amount in goods.items() for n in range(amount)]


def _goods(picked: Picks) -> dict[Kind, int]:
    kinds = [key.partition(":")[0] for key in picked]
    return {kind: kinds.count(kind) for kind in dict.fromkeys(kinds)}
