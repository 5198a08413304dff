"""What a seat, or a spectator, may see: a type of its own, filled by whitelist."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache

from rules.civ.cards import hidden, laid_open
from rules.civ.civ import Civ
from rules.civ.phases.fleets import sea_conflicts
from rules.civ.policies.scoring import score
from rules.civ.purchase.bill import credits_of
from rules.civ.ruleset import Ruleset
from rules.civ.stacks import Stack
from rules.civ.topics import Topic
from rules.table import Seat


@dataclass(frozen=True, slots=True)
class NationView:
    """What everybody may see of a seat."""

    seat: Seat
    name: str
    civ: str
    number: int
    stock: int
    treasury: int
    city_stock: int
    ship_stock: int
    tokens: int
    cities: int
    cards: int
    advances: tuple[str, ...]
    credits: Mapping[str, int]
    step: int
    points: int
    left: bool
    block: str = ""
    """The block whose trade cards it draws, where there are several."""
    chosen: Mapping[str, str] = field(default_factory=dict)
    """The group in which an advance gives the credits that were its holder's choice, by advance."""
    away: int = 0
    """Tokens that are out of the game for a while."""
    laid_open: tuple[str, ...] = ()
    """The calamities that lie open before it, besides its cards."""


@dataclass(frozen=True, slots=True)
class CardView:
    """A card in one's own hand."""

    name: str
    stack: int
    grade: str
    passer: Seat | None
    block: str = ""


@dataclass(frozen=True, slots=True)
class ShipView:
    """A ship on the board."""

    owner: Seat
    area: str
    coast: str


@dataclass(frozen=True, slots=True)
class OfferView:
    """WE 7: an offer as its maker or one of its receivers may see it."""

    id: int
    maker: Seat
    to: Seat
    cards: int
    """How many cards are given."""
    say: tuple[str, ...]
    want: tuple[str, ...]
    count: int
    give: tuple[str, ...]
    """The true cards: empty for a receiver."""
    treasury: int = 0
    """The treasury that goes with the cards, and that asked for in return."""
    asked: int = 0
    others: tuple[Seat, ...] = ()
    """Who else it was made to, whatever they said to it."""
    note: str = ""
    """A sentence that goes with it."""

    @property
    def receivers(self) -> tuple[Seat, ...]:
        """Everybody it was made to."""
        return (self.to, *self.others)


@dataclass(frozen=True, slots=True)
class ClosedOfferView:
    """WE 7: an offer that is no more, for its maker and its receiver."""

    id: int
    maker: Seat
    to: Seat
    fate: str
    say: tuple[str, ...] = ()
    want: tuple[str, ...] = ()
    give: tuple[str, ...] = ()
    """The true cards: empty for a receiver."""


@dataclass(frozen=True, slots=True)
class CryView:
    """WE 7: a line called out to everybody."""

    wants: tuple[str, ...]
    haves: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class CivView:
    """The game as one seat sees it; with no seat, as anybody does."""

    game: str
    seat: Seat | None
    turn: int
    phase: str
    title: str
    over: bool
    options: Mapping[str, str]
    nations: tuple[NationView, ...]
    hand: tuple[CardView, ...]
    tokens: Mapping[str, Mapping[Seat, int]]
    cities: Mapping[str, Seat]
    ships: tuple[ShipView, ...]
    barbarians: Mapping[str, int]
    pirates: tuple[str, ...]
    out_of_play: tuple[str, ...]
    empty_stacks: tuple[Stack, ...]
    """WE 6b: nobody may count a stack, but everybody sees an empty one."""
    census: tuple[Seat, ...]
    counts: Mapping[Seat, int]
    moving: tuple[Seat, ...]
    """The order of movement, once a census was taken."""
    drawing: tuple[Seat, ...]
    """The order in which trade cards are drawn, once everybody has a civilization."""
    conflicts: tuple[str, ...]
    new_cities: tuple[str, ...]
    offers: tuple[OfferView, ...]
    """The offers a seat made or received."""
    closed: tuple[ClosedOfferView, ...]
    """What became of those that are no more, by their numbers."""
    market: Mapping[Seat, CryView]
    """What was called out to everybody."""
    traded: tuple[Seat, ...]
    """The seats that are done trading."""
    mercenaries: Mapping[str, Mapping[Seat, int]]
    """How many of the tokens by area and seat are hired."""
    controller: Seat | None = None
    """Who leads the barbarians, where somebody does."""
    hand_points: int = 0
    """What one's own hand would bring if the game ended now; at the end it is among the points of all."""


def view(g: Civ, seat: Seat | None) -> CivView:
    """The view of a seat, or of a spectator."""
    state = g.state
    return CivView(
        game=g.rules.key,
        seat=seat,
        turn=state.turn,
        phase=state.phase,
        title=g.rules.title(state.phase) if state.phase else "",
        over=state.over,
        options=dict(state.options),
        nations=tuple([_nation(g, other) for other in range(len(state.nations))]),
        hand=_hand(g, seat) if seat is not None else (),
        tokens={area: dict(here) for area, here in state.tokens.items()},
        cities=dict(state.cities),
        ships=tuple([_ship(s.owner, s.area, s.coast) for s in state.ships]),
        barbarians=dict(state.barbarians),
        pirates=tuple(state.pirates),
        out_of_play=tuple(state.out_of_play),
        empty_stacks=tuple(stack for stack, cards in state.stacks.items() if not cards),
        census=tuple(state.census),
        counts=dict(state.counts),
        moving=tuple(g.order(Topic.MOVEMENT)) if state.census else (),
        drawing=tuple(g.order(Topic.TRADE_CARDS)) if all(nation.civ for nation in state.nations) else (),
        conflicts=_conflicts(g),
        new_cities=tuple(state.new_cities),
        offers=_offers(g, seat),
        closed=_closed(g, seat),
        market={s: CryView(tuple(c.wants), tuple(c.haves)) for s, c in state.floor.cries.items()},
        traded=tuple(sorted(state.floor.done)),
        mercenaries={area: dict(here) for area, here in state.mercenaries.items()},
        hand_points=_hand_points(g, seat),
    )


def _conflicts(g: Civ) -> tuple[str, ...]:
    """Where ships will fight; on land only several parties, or tokens beside a city, need a closer look."""
    state = g.state
    others = {*state.barbarians, *state.cities, *state.pirates}
    met = [area for area, here in state.tokens.items() if len(here) > 1 or area in others]
    met += [area for area in state.barbarians if area in state.cities and area not in state.tokens]
    at_sea = {water.area for water in sea_conflicts(g)}
    return tuple(sorted(at_sea.union(area for area in met if g.is_conflict(area))))


def _nation(g: Civ, seat: Seat) -> NationView:
    nation = g.nation(seat)
    return _nation_view(
        g.rules,
        seat,
        nation.name,
        nation.civ,
        (nation.stock, nation.treasury, nation.city_stock, nation.ship_stock, nation.away),
        hidden(g, seat),
        tuple(nation.advances),
        tuple(nation.credits.items()),
        nation.step,
        sum([amount for _, amount in score(g, seat)]) if nation.civ and not nation.left else 0,
        nation.left,
        g.rules.trading.home(g, seat) if nation.civ else "",
        tuple(nation.chosen.items()),
        laid_open(g, seat),
    )


@lru_cache(maxsize=1024)
def _nation_view(
    rules: Ruleset,
    seat: Seat,
    name: str,
    civ: str,
    stocks: tuple[int, int, int, int, int],
    cards: int,
    advances: tuple[str, ...],
    own_credits: tuple[tuple[str, int], ...],
    step: int,
    points: int,
    left: bool,
    block: str,
    chosen: tuple[tuple[str, str], ...],
    in_the_open: tuple[str, ...],
) -> NationView:
    """Most inputs change few nations: what looks the same is drawn up once."""
    stock, treasury, city_stock, ship_stock, away = stocks
    plays = bool(civ) and not left
    return NationView(
        seat=seat,
        name=name,
        civ=civ,
        number=rules.civilizations[civ].number if civ else 0,
        stock=stock,
        treasury=treasury,
        city_stock=city_stock,
        ship_stock=ship_stock,
        tokens=rules.numbers.tokens - stock - treasury - away if plays else 0,
        cities=rules.numbers.cities - city_stock if plays else 0,
        cards=cards,
        advances=advances,
        credits=credits_of(rules, advances, own_credits, chosen),
        step=step,
        points=points,
        left=left,
        block=block,
        chosen=dict(chosen),
        away=away,
        laid_open=in_the_open,
    )


def _hand(g: Civ, seat: Seat) -> tuple[CardView, ...]:
    return tuple([_card(g.rules, card.name, card.passer, card.block) for card in g.nation(seat).hand])


def _hand_points(g: Civ, seat: Seat | None) -> int:
    if seat is None or g.state.over or not g.nation(seat).civ:
        return 0
    return g.rules.hand_points(g, seat)


@lru_cache(maxsize=4096)
def _ship(owner: Seat, area: str, coast: str) -> ShipView:
    return ShipView(owner, area, coast)


@lru_cache(maxsize=4096)
def _card(rules: Ruleset, name: str, passer: Seat | None, block: str) -> CardView:
    return CardView(name, rules.face_value(name), str(rules.grade(name) or ""), passer, block)


def _offers(g: Civ, seat: Seat | None) -> tuple[OfferView, ...]:
    return tuple(
        OfferView(
            id=offer.id,
            maker=offer.maker,
            to=offer.to,
            cards=len(offer.give),
            say=tuple(offer.say),
            want=tuple(offer.want),
            count=offer.count,
            give=tuple(offer.give) if offer.maker == seat else (),
            treasury=offer.treasury,
            asked=offer.asked,
            others=tuple(offer.others),
            note=offer.note,
        )
        for offer in g.state.floor.offers
        if seat is not None and seat in (offer.maker, *offer.open_to)
    )


def _closed(g: Civ, seat: Seat | None) -> tuple[ClosedOfferView, ...]:
    return tuple(
        ClosedOfferView(
            gone.offer.id,
            gone.offer.maker,
            gone.offer.to,
            gone.fate,
            tuple(gone.offer.say),
            tuple(gone.offer.want),
            tuple(gone.offer.give) if gone.offer.maker == seat else (),
        )
        for gone in g.state.floor.closed
        if seat is not None and seat in (gone.offer.maker, gone.offer.to)
    )
