"""A toy game that asks every kind of question: eight short phases a round, secret cards, an open market.

| phase | wait | kind |
|---|---|---|
| tax | all | Number (topic "tax": standing orders) |
| omen | all | Choose (with the option many=yes: 60 options) |
| voyage | in turn | Orders (answers ahead) |
| market | floor | Deal |
| shop | in turn | Purchase |
| plan | all | Plan |
| storm | all, in an order | Pick with weights and a total |
| harvest | all | Allocate |
"""

from __future__ import annotations

from collections.abc import Mapping

from rules.table import (
    Allocate,
    Chance,
    Choice,
    Choose,
    Deal,
    Desk,
    Game,
    Number,
    Option,
    Orders,
    Pick,
    Plan,
    Purchase,
    Question,
    Script,
    Standing,
    ask_all,
    at_once,
    floor,
    in_turn,
)
from tests.bot.toy_referees import Act, Bargain, Move, Planning, Propose, Reply, Sailing, Shop
from tests.bot.toy_state import (
    PHASES,
    PRICES,
    SUITS,
    TITLES,
    CardDrawn,
    Dealt,
    GoodsBought,
    House,
    Offer,
    OfferMade,
    ShipsLost,
    ShipsSailed,
    State,
    TaxesCame,
    View,
)

GOLD = 1000
STORM = 3


def _seats(g: Desk[State]) -> list[int]:
    return [seat for seat in range(len(g.state.houses)) if seat not in g.state.left]


def _earn(g: Desk[State], seat: int, gold: int) -> None:
    g.state.houses[seat].gold += gold
    g.state.bank -= gold


def tax(g: Desk[State]) -> Script[None]:
    """T 1: everybody takes 0 to 3 gold."""
    asked = [
        Number(seat=s, key="tax", prompt="How much tax?", section="T 1", public="sets taxes", topic="tax",
               low=0, high=3, fallback=1)
        for s in _seats(g)
    ]  # fmt: skip
    rates = yield from ask_all(asked)
    for seat, rate in rates.items():
        _earn(g, seat, rate)
    g.tell(TaxesCame(tuple(house.gold for house in g.state.houses)))


def omen(g: Desk[State]) -> Script[None]:
    """T 2: everybody draws a card and chooses an omen; the right suit earns 2 gold."""
    for seat in _seats(g):
        card = g.state.deck.pop()
        g.state.houses[seat].cards.append(card)
        g.tell(CardDrawn(seat, card), seat)
    names = [f"sign {n:02}" for n in range(1, 61)] if g.state.many else list(SUITS)
    options = tuple(Choice(name, name.title(), "a sign") for name in names)
    chosen = yield from ask_all(
        Choose(seat=s, key="omen", prompt="Which omen?", section="T 2", options=options, fallback=names[0])
        for s in _seats(g)
    )
    lucky = g.chance.pick("omen", names)
    for seat, name in chosen.items():
        if name == lucky:
            _earn(g, seat, 2)


def voyage(g: Desk[State]) -> Script[None]:
    """T 3: in turn, ships sail."""

    def make(seat: int) -> Question[tuple[Move, ...]]:
        referee = Sailing(dict(g.state.houses[seat].ships))
        return Orders(seat=seat, key="voyage", prompt="Where do your ships sail?", section="T 3",
                      public="sails", topic="voyage", referee=referee)  # fmt: skip

    def then(seat: int, moves: tuple[Move, ...]) -> None:
        ships = g.state.houses[seat].ships
        for source, target, count in moves:
            ships[source] -= count
            ships[target] = ships.get(target, 0) + count
        g.state.houses[seat].ships = {port: n for port, n in sorted(ships.items()) if n}
        g.tell(ShipsSailed(seat, moves))

    yield from in_turn(_seats(g), make, then)


def market(g: Desk[State]) -> Script[None]:
    """T 4: an open floor, until everybody is done."""
    g.state.offers, g.state.done = [], []
    while True:
        seats = [s for s in _seats(g) if s not in g.state.done]
        act = yield from floor(_bargain(g.state, seat, seats) for seat in seats)
        if act is None:
            g.state.offers = []
            return
        _act(g, *act)


def _bargain(state: State, seat: int, seats: list[int]) -> Deal[Act]:
    house = state.houses[seat]
    others = tuple(s for s in seats if s != seat)
    referee = Bargain(
        seat, others, tuple(house.cards), house.gold, tuple(o for o in state.offers if o.buyer == seat)
    )
    return Deal(seat=seat, key="market", prompt="Trade?", section="T 4", public="trades", referee=referee)


def _act(g: Desk[State], seat: int, act: Act) -> None:
    state = g.state
    match act:
        case Propose(to=to, card=card, gold=gold):
            state.offered += 1
            state.offers = [o for o in state.offers if (o.seller, o.card) != (seat, card)]
            state.offers.append(Offer(state.offered, seat, to, card, gold))
            g.tell(OfferMade(state.offered, seat, to), seat, to)
        case Reply("accept", number):
            offer = next(o for o in state.offers if o.number == number)
            state.houses[offer.seller].cards.remove(offer.card)
            state.houses[seat].cards.append(offer.card)
            state.houses[offer.seller].gold += offer.gold
            state.houses[seat].gold -= offer.gold
            state.offers = [o for o in state.offers if offer.seller not in (o.seller,)]
            g.tell(Dealt(offer.seller, seat))
        case Reply("decline", number):
            state.offers = [o for o in state.offers if o.number != number]
        case _:
            state.done.append(seat)
            state.offers = [o for o in state.offers if seat not in (o.seller, o.buyer)]


def shop(g: Desk[State]) -> Script[None]:
    """T 5: in turn, goods are bought."""

    def make(seat: int) -> Question[tuple[str, ...]]:
        house = g.state.houses[seat]
        return Purchase(seat=seat, key="shop", prompt="What do you buy?", section="T 5", public="shops",
                        referee=Shop(house.gold, tuple(house.goods)))  # fmt: skip

    def then(seat: int, goods: tuple[str, ...]) -> None:
        g.state.houses[seat].goods.extend(goods)
        _earn(g, seat, -sum(PRICES[name] for name in goods))
        g.tell(GoodsBought(seat, goods))

    yield from in_turn(_seats(g), make, then)


def plan(g: Desk[State]) -> Script[None]:
    """T 6: everybody plans; to rest earns 1, to sell earns a die if one has cards."""
    plans = yield from ask_all(
        Plan(seat=s, key="plan", prompt="What is your plan?", section="T 6", referee=Planning())
        for s in _seats(g)
    )
    for seat, steps in plans.items():
        for step in steps:
            house = g.state.houses[seat]
            if step == "rest":
                _earn(g, seat, 1)
            elif step == "build":
                house.ships["Ostia"] = house.ships.get("Ostia", 0) + 1
            elif house.cards:
                g.state.deck.insert(0, house.cards.pop())
                _earn(g, seat, g.chance.die("sale"))


def storm(g: Desk[State]) -> Script[None]:
    """T 7: everybody gives up harbours with three ships or more in all."""

    def make(seat: int) -> Pick:
        ships = g.state.houses[seat].ships
        fallback: list[str] = []
        for port in sorted(ships, key=lambda port: (-ships[port], port)):
            if sum(ships[p] for p in fallback) < min(STORM, sum(ships.values())):
                fallback.append(port)
        return Pick(seat=seat, key="storm", prompt="Which harbours does the storm hit?", section="T 7",
                    public="weathers the storm",
                    options=tuple(Choice(port, port, f"{n} ships") for port, n in ships.items()),
                    most=len(ships), weights=dict(ships), total=STORM, fallback=tuple(fallback))  # fmt: skip

    def lose(seat: int, ports: tuple[str, ...]) -> None:
        for port in ports:
            g.state.houses[seat].ships.pop(port)
        g.tell(ShipsLost(seat, tuple(ports)))

    yield from at_once(_seats(g), make, lose)


def harvest(g: Desk[State]) -> Script[None]:
    """T 8: four new ships, in the harbours one likes."""
    spread = yield from ask_all(
        Allocate(seat=s, key="harvest", prompt="Where are the new ships?", section="T 8",
                 public="builds ships", limits={"Ostia": 3, "Tyros": 2, "Gades": 2}, total=4)
        for s in _seats(g)
    )  # fmt: skip
    for seat, ships in spread.items():
        for port, count in ships.items():
            house = g.state.houses[seat]
            house.ships[port] = house.ships.get(port, 0) + count


SCRIPTS = dict(zip(PHASES, (tax, omen, voyage, market, shop, plan, storm, harvest), strict=True))


class Toy(Game[State]):
    """The toy game."""

    key = "toy"
    name = "Toy Harbours"
    least, most = 2, 6
    state_type = State
    options = (
        Option("rounds", "Rounds", (Choice("1", "one"), Choice("2", "two"), Choice("6", "six")), "2"),
        Option(
            "many", "Many omens", (Choice("no", "no"), Choice("yes", "yes")), "no", "more than fit a menu"
        ),
    )

    def open(self, options: Mapping[str, str], names: tuple[str, ...], chance: Chance) -> State:
        deck = [f"{suit}" for suit in SUITS for _ in range(20)]
        chance.shuffle("deck", deck)
        houses = [House() for _ in names]
        return State(
            int(options["rounds"]), options["many"] == "yes", houses, deck, bank=GOLD - 5 * len(names)
        )

    def phase(self, state: State) -> str | None:
        return state.phase

    def script(self, desk: Desk[State]) -> Script[None]:
        phase = desk.state.phase
        assert phase is not None
        yield from SCRIPTS[phase](desk)
        desk.state.place = (desk.state.place + 1) % len(PHASES)
        desk.state.round += desk.state.place == 0

    def title(self, phase: str) -> str:
        return TITLES[phase]

    def view(self, state: State, seat: int | None) -> View:
        houses = state.houses
        return View(
            turn=state.round, phase=state.phase or "", seat=seat, gold=tuple(house.gold for house in houses),
            ships=tuple(tuple(sorted(house.ships.items())) for house in houses),
            goods=tuple(tuple(house.goods) for house in houses),
            cards=() if seat is None else tuple(houses[seat].cards),
            hands=tuple(len(house.cards) for house in houses),
        )  # fmt: skip

    def leave(self, desk: Desk[State], seat: int) -> None:
        desk.state.left.append(seat)

    def standings(self, state: State) -> tuple[Standing, ...]:
        points = {
            seat: (
                ("gold", house.gold),
                ("ships", sum(house.ships.values())),
                ("goods", 3 * len(house.goods)),
            )
            for seat, house in enumerate(state.houses)
        }
        sums = {seat: sum(n for _, n in sources) for seat, sources in points.items()}
        order = sorted(sums, key=lambda seat: (-sums[seat], seat))
        return tuple(
            Standing(seat, 1 + sum(n > sums[seat] for n in sums.values()), sums[seat], points[seat])
            for seat in order
        )

    def problems(self, state: State) -> list[str]:
        gold = state.bank + sum(house.gold for house in state.houses)
        cards = len(state.deck) + sum(len(house.cards) for house in state.houses)
        found = [] if gold == GOLD else [f"{gold} gold"]
        found += [] if cards == 20 * len(SUITS) else [f"{cards} cards"]
        found += [f"seat {s} owes" for s, house in enumerate(state.houses) if house.gold < 0]
        return found


TOY = Toy()
