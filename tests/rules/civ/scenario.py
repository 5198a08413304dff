"""A small builder of positions, and a way to play one phase of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from rules.civ.civ import Civ
from rules.civ.problems import piece_problems
from rules.civ.ruleset import Ruleset
from rules.civ.stacks import Stack
from rules.civ.state import Card, CivState, Nation, Ship
from rules.table import Chance, Desk, Question, Refusal, Script, Seat
from tests.rules.civ.rulesets import WESTERN_EMPIRES

Answer = Any
Phase = Callable[[Civ], Script[Any]]


def side(
    tokens: Mapping[str, int] | None = None,
    cities: Sequence[str] = (),
    ships: Sequence[str] = (),
    advances: Sequence[str] = (),
    *,
    treasury: int = 0,
    stock: int | None = None,
    hand: Sequence[str | Card] = (),
    step: int = 0,
    credits: Mapping[str, int] | None = None,  # noqa: A002
) -> dict[str, Any]:
    """One seat's pieces. With `stock` the tokens not named anywhere go to treasury, else to stock."""
    return dict(locals())


@dataclass
class Scene:
    """A position, what was told, and what was asked while a phase was played."""

    g: Civ
    told: list[tuple[Any, tuple[Seat, ...] | None]]
    asked: list[Question[Any]] = field(default_factory=list)
    rounds: int = 0

    @property
    def state(self) -> CivState:
        return self.g.state

    def seat(self, who: Seat | str) -> Seat:
        """A seat by its number or its civilization."""
        if isinstance(who, int):
            return who
        return next(i for i, nation in enumerate(self.state.nations) if nation.civ == who)

    def nation(self, who: Seat | str) -> Nation:
        return self.g.nation(self.seat(who))

    def tokens(self, who: Seat | str) -> dict[str, int]:
        return self.g.tokens_of(self.seat(who))

    def cities(self, who: Seat | str) -> list[str]:
        return self.g.cities_of(self.seat(who))

    def ships(self, who: Seat | str) -> list[str]:
        return sorted(ship.area for ship in self.g.ships_of(self.seat(who)))

    def events(self, kind: type[Any], seat: Seat | None = None) -> list[Any]:
        """The events of a type, as far as a seat (None: everybody) was told them."""
        return [e for e, to in self.told if isinstance(e, kind) and (to is None or seat in to)]

    def keys(self) -> list[str]:
        """The questions asked, as civilization and key."""
        return [f"{self.g.name(q.seat)} {q.key}" for q in self.asked]

    def play(self, phase: Phase, answers: Mapping[str, Answer] | None = None, *, safe: bool = True) -> Any:
        """Run a script; answers by "Civ key" (data, or a function of the question), else the default.

        An answer that is refused fails the test. With a list, each is used once, in turn.
        """
        given = {key: list(a) if isinstance(a, Turns) else a for key, a in (answers or {}).items()}
        script = phase(self.g)
        try:
            wait = next(script)
            while True:
                self.rounds += 1
                replies = [self._answer(question, given) for question in wait.questions]
                wait = script.send((wait.questions[0].seat, replies[0]) if wait.floor else replies)
        except StopIteration as end:
            assert not safe or not piece_problems(self.g.rules, self.state)
            unused = [key for key, a in given.items() if a != [] and self.keys().count(key) == 0]
            assert not unused, f"never asked: {unused}; asked: {self.keys()}"
            return end.value

    def _answer(self, question: Question[Any], given: dict[str, Answer]) -> Any:
        self.asked.append(question)
        key = f"{self.g.name(question.seat)} {question.key}"
        data = given.get(key, question.default())
        if key in given and isinstance(data, list) and data and isinstance(data[0], Once):
            data = data.pop(0).data
        answer = question.check(data(question) if callable(data) else data)
        assert not isinstance(answer, Refusal), f"{key}: {answer}"
        return answer


@dataclass
class Once:
    data: Answer


class Turns(list[Once]):
    """Several answers to the same key, one after the other."""

    def __init__(self, *answers: Answer) -> None:
        super().__init__(Once(answer) for answer in answers)


def scenario(
    sides: Mapping[str, Mapping[str, Any]],
    *,
    barbarians: Mapping[str, int] | None = None,
    pirates: Sequence[str] = (),
    out_of_play: Sequence[str] = (),
    turn: int = 3,
    options: Mapping[str, str] | None = None,
    new_cities: Sequence[str] = (),
    census: Sequence[str] | None = None,
    rules: Ruleset = WESTERN_EMPIRES,
    state_type: type[CivState] = CivState,
    seed: bytes = b"scenario",
) -> Scene:
    """A position: a side for each civilization, seats in this order; everything else is in stock."""
    nations = [_nation(rules, civ, made) for civ, made in sides.items()]
    state = state_type(options=dict(options or {"track": "basic"}), nations=nations, turn=turn)
    for seat, made in enumerate(sides.values()):
        for area, count in (made["tokens"] or {}).items():
            state.tokens.setdefault(area, {})[seat] = count
        state.cities.update(dict.fromkeys(made["cities"], seat))
        for area in made["ships"]:
            state.ships.append(Ship(seat, area, rules.board.areas[area].coasts[0].id, turn - 1))
    state.barbarians = dict(barbarians or {})
    state.pirates = list(pirates)
    state.out_of_play = list(out_of_play)
    state.new_cities = list(new_cities)
    state.stacks = {Stack(number): [] for number in range(1, 10)}
    state.discards = {Stack(number): [] for number in range(1, 10)}
    names = list(sides)
    state.census = [names.index(civ) for civ in census] if census else list(range(len(names)))
    told: list[tuple[Any, tuple[Seat, ...] | None]] = []
    g = Civ(Desk(state, Chance(seed), lambda event, to: told.append((event, to))), rules)
    assert not piece_problems(rules, state), piece_problems(rules, state)
    return Scene(g, told)


def _nation(rules: Ruleset, civ: str, made: Mapping[str, Any]) -> Nation:
    board = sum((made["tokens"] or {}).values())
    loose = rules.numbers.tokens - board - made["treasury"]
    stock = loose if made["stock"] is None else made["stock"]
    return Nation(
        name=f"player of {civ}",
        civ=civ,
        stock=stock,
        treasury=made["treasury"] + loose - stock,
        city_stock=rules.numbers.cities - len(made["cities"]),
        ship_stock=rules.numbers.ships - len(made["ships"]),
        advances=list(made["advances"]),
        credits=dict(made["credits"] or {}),
        hand=[card if isinstance(card, Card) else Card(card) for card in made["hand"]],
        step=made["step"],
    )
