"""A small game for the table's own tests: secret bids, turns in order, a drawn card, an open floor."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, ClassVar, Literal

from rules.table import (
    Chance,
    Choice,
    Choose,
    Deal,
    Desk,
    Drafted,
    Game,
    Menu,
    Number,
    Option,
    Referee,
    Refusal,
    Script,
    Standing,
    ask_all,
    floor,
    in_turn,
    refuse,
)
from rules.table.menu import names, pick

PHASES = ("bid", "walk", "draw", "market")


@dataclass(slots=True)
class Booth:
    turns: int
    gold: list[int]
    place: list[int]
    cards: list[list[int]]
    deck: list[int]
    gone: list[int] = field(default_factory=list)
    turn: int = 1
    cursor: int = 0


@dataclass(frozen=True, slots=True)
class BoothView:
    turn: int
    gold: tuple[int, ...]
    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class BidsOpened:
    bids: tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class Walked:
    innocent: ClassVar[bool] = True
    seat: int
    way: str


@dataclass(frozen=True, slots=True)
class CardDrawn:
    seat: int
    card: int


@dataclass(frozen=True, slots=True)
class Given:
    giver: int
    taker: int


class Gift(Referee[int | None]):
    """Give a coin to somebody, or be done."""

    def __init__(self, state: Booth, seat: int) -> None:
        self.state, self.seat = state, seat

    @property
    def answer_type(self) -> Any:
        return int | Literal["done"]

    @property
    def hint(self) -> str:
        return "Name a seat, or be done."

    def judge(self, answer: int | Literal["done"]) -> int | Refusal | None:
        if answer == "done":
            return None
        if not 0 <= answer < len(self.state.gold) or answer == self.seat:
            return refuse("nobody", "There is no such player.", "T 4")
        if not self.state.gold[self.seat]:
            return refuse("poor", "You have no coin.", "T 4", "done")
        return answer

    def default(self) -> Any:
        return "done"

    def sample(self, chance: Chance) -> Any:
        return "done" if chance.below("sample", 3) else self.default()

    def read(self, text: str, draft: Any) -> Any:
        return int(text) if text.isdigit() else text

    def write(self, data: Any) -> tuple[str, ...]:
        return (str(data),)

    def menu(self, draft: Any) -> Menu:
        seat = yield from pick("To whom?", names(["0"]), always=True)
        return Drafted(int(seat), submit=True)

    def drop(self, draft: Any, line: int) -> Any:
        return "done"


def bid(g: Desk[Booth]) -> Script[None]:
    s = g.state
    bids = yield from ask_all(
        Number(seat=i, key="bid", prompt="Bid", low=0, high=s.gold[i], fallback=0, topic="bid", public="bids")
        for i in range(len(s.gold))
        if i not in s.gone
    )
    for seat, amount in bids.items():
        s.gold[seat] -= amount
    g.tell(BidsOpened(tuple(bids.items())))


def walk(g: Desk[Booth]) -> Script[None]:
    s = g.state

    def question(seat: int) -> Choose:
        ways = [Choice("stay", "Stay")]
        if s.place[seat] not in [p for i, p in enumerate(s.place) if i < seat]:
            ways.append(Choice("on", "Walk on"))
        ways.append(Choice("back", "Walk back"))
        return Choose(
            seat=seat, key="walk", prompt="Where?", options=tuple(ways), fallback="stay", section="T 2"
        )

    def go(seat: int, way: str) -> None:
        s.place[seat] += {"stay": 0, "on": 1, "back": -1}[way]
        g.tell(Walked(seat, way))

    yield from in_turn([i for i in range(len(s.gold)) if i not in s.gone], question, go)


def draw(g: Desk[Booth]) -> Script[None]:
    s = g.state
    for seat in range(len(s.gold)):
        if s.deck:
            card = s.deck.pop(g.chance.below("deck", len(s.deck)))
            s.cards[seat].append(card)
            g.tell(CardDrawn(seat, card), seat)
    return
    yield


def market(g: Desk[Booth]) -> Script[None]:
    s = g.state
    busy = [i for i in range(len(s.gold)) if i not in s.gone]
    while busy:
        act = yield from floor(
            Deal(seat=i, key="market", prompt="Trade", public="trades", referee=Gift(s, i)) for i in busy
        )
        if act is None:
            break
        seat, to = act
        if to is None:
            busy.remove(seat)
        else:
            s.gold[seat] -= 1
            s.gold[to] += 1
            g.tell(Given(seat, to))


class Toy(Game[Booth]):
    key = "toy"
    name = "The Booth"
    least = 2
    most = 4
    options = (Option("turns", "Turns", (Choice("2", "two"), Choice("3", "three")), "2"),)
    state_type = Booth

    def open(self, options: Mapping[str, str], names: tuple[str, ...], chance: Chance) -> Booth:
        n = len(names)
        deck = list(range(20))
        chance.shuffle("deal", deck)
        return Booth(int(options["turns"]), [5] * n, list(range(n)), [[] for _ in names], deck)

    def phase(self, state: Booth) -> str | None:
        return PHASES[state.cursor] if state.turn <= state.turns else None

    def script(self, desk: Desk[Booth]) -> Script[None]:
        s = desk.state
        yield from {"bid": bid, "walk": walk, "draw": draw, "market": market}[PHASES[s.cursor]](desk)
        s.cursor = (s.cursor + 1) % len(PHASES)
        s.turn += s.cursor == 0

    def title(self, phase: str) -> str:
        return phase.title()

    def view(self, state: Booth, seat: int | None) -> BoothView:
        return BoothView(state.turn, tuple(state.gold), tuple(state.cards[seat]) if seat is not None else ())

    def leave(self, desk: Desk[Booth], seat: int) -> None:
        desk.state.gone.append(seat)

    def standings(self, state: Booth) -> tuple[Standing, ...]:
        order = sorted(range(len(state.gold)), key=lambda i: -state.gold[i])
        return tuple(Standing(seat, place, state.gold[seat]) for place, seat in enumerate(order, 1))

    def problems(self, state: Booth) -> list[str]:
        return [] if sum(map(len, state.cards)) + len(state.deck) == 20 else ["a card is missing"]
