"""A position of History of the World in a few words, dice that fall as told, and answers that are at hand."""

from collections.abc import Iterable, Mapping
from typing import Any, TypeVar

from rules.history_of_the_world.empires import empires
from rules.history_of_the_world.events import BattleFought
from rules.history_of_the_world.game import HistoryOfTheWorld
from rules.history_of_the_world.history import History
from rules.history_of_the_world.options import OPTIONS
from rules.history_of_the_world.orders import PlanOrder, order_data
from rules.history_of_the_world.setup import MARKERS, copies
from rules.history_of_the_world.state import (
    Campaign,
    HistoryState,
    Holding,
    Navy,
    Player,
    Settlement,
    Stage,
    Turn,
)
from rules.history_of_the_world.turn import raise_campaign
from rules.table import Chance, Checkpoint, Desk, Question, Refusal, Script, Table, restore
from rules.table.codec import dump_state

T = TypeVar("T")
NAMES = ("Ann", "Ben", "Cleo", "Dora", "Emil", "Fay")
ME, BEN, CLEO = 0, 1, 2


class LoadedDice(Chance):
    """Dice that fall as told; when none are left, as chance has it."""

    __slots__ = ("dice",)

    def __init__(self, dice: Iterable[int]) -> None:
        super().__init__(b"scenario")
        self.dice = list(dice)

    def die(self, stream: str, sides: int = 6) -> int:
        """The next die as told."""
        return self.dice.pop(0) if self.dice else super().die(stream, sides)


class Scene:
    """A position in which things can be tried."""

    def __init__(self, state: HistoryState, dice: Iterable[int]) -> None:
        self.told: list[tuple[Any, tuple[int, ...] | None]] = []
        self.chance = LoadedDice(dice)
        self.asked: list[Question[Any]] = []
        desk = Desk(state, self.chance, lambda event, to: self.told.append((event, to)))
        self.g = History(desk)

    @property
    def state(self) -> HistoryState:
        """The state."""
        return self.g.state

    @property
    def events(self) -> list[Any]:
        """What was told, to whomever."""
        return [event for event, _ in self.told]

    def of(self, kind: type[T]) -> list[T]:
        """The events of a kind."""
        return [event for event in self.events if isinstance(event, kind)]

    @property
    def battles(self) -> list[BattleFought]:
        """The rounds of combat."""
        return self.of(BattleFought)

    def run(self, script: Script[T], *answers: Any) -> T:
        """Run a script, answering its questions in order; an answer may be a plan of orders."""
        given = iter(answers)
        reply: Any = None
        while True:
            try:
                wait = script.send(reply)
            except StopIteration as end:
                assert next(given, None) is None, "an answer was not asked for"
                value: T = end.value
                return value
            reply = []
            for question in wait.questions:
                self.asked.append(question)
                answer = next(given)
                data = [order_data(o) for o in answer] if _is_plan(answer) else answer
                value_or_refusal = question.check(data)
                assert not isinstance(value_or_refusal, Refusal), (question.key, str(value_or_refusal))
                reply.append(value_or_refusal)

    def campaign(self, force: str, **fields: Any) -> Campaign:
        """Begin the turn of an empire: its campaign stands ready, nothing is on the board yet."""
        card = next(card for card in empires().cards.values() if force in card.forces)
        self.turn(card.key)
        empire = next(empire for empire in card.empires if empire.key == force)
        campaign = raise_campaign(self.g, empire)
        for name, value in fields.items():
            setattr(campaign, name, value)
        self.g.turn.campaign = campaign
        return campaign

    def turn(self, card: str) -> None:
        """It is Ann's turn with this empire card."""
        self.state.epoch = empires().cards[card].epoch
        self.state.turn = Turn(ME, card)


def _is_plan(answer: Any) -> bool:
    kinds = PlanOrder.__args__  # type: ignore[attr-defined]  # a union of classes
    return isinstance(answer, list | tuple) and bool(answer) and all(isinstance(o, kinds) for o in answer)


def scene(
    lands: Mapping[str, tuple[int, str] | tuple[int, str, int]] | None = None,
    *,
    players: int = 3,
    epoch: int = 1,
    dice: Iterable[int] = (),
    forts: Iterable[str] = (),
    capitals: Iterable[str] = (),
    cities: Iterable[str] = (),
    monuments: Iterable[str] = (),
    navies: Mapping[str, tuple[int, str, int]] | None = None,
    hand: Iterable[str] = (),
    scores: Iterable[int] = (),
    **options: str,
) -> Scene:
    """Lands as `land: (seat, force)` or `(seat, force, armies)`; options with underscores for hyphens."""
    settled = {option.key: options.pop(option.key.replace("-", "_"), option.default) for option in OPTIONS}
    assert not options, f"no such option: {options}"
    state = HistoryState(settled, [Player(name) for name in NAMES[:players]], epoch=epoch)
    for land, (seat, force, *armies) in (lands or {}).items():
        state.lands[land] = Holding(seat, force, epoch, armies[0] if armies else 1, land in forts)
    state.settlements = {
        **dict.fromkeys(capitals, Settlement.CAPITAL),
        **dict.fromkeys(cities, Settlement.CITY),
    }
    state.monuments = sorted(monuments)
    state.navies = {sea: Navy(*navy) for sea, navy in (navies or {}).items()}
    state.players[ME].hand = sorted(hand)
    state.marker_pile = list(MARKERS)
    box = copies(*_all_cards())
    for card in state.players[ME].hand:
        box.remove(card)
    state.box = box
    for player, score in zip(state.players, scores, strict=False):
        player.score = score
    return Scene(state, dice)


def _all_cards() -> Iterable[Any]:
    from rules.history_of_the_world.cards import event_cards

    return event_cards().values()


def table_of(s: Scene, card: str = "assyria") -> Table:
    """A table at the beginning of the turn of Ann's empire, in this position."""
    called = empires().cards[card]
    s.state.epoch, s.state.stage, s.state.slot = called.epoch, Stage.TURN, called.slot - 1
    s.state.drawing.held = {ME: card}
    s.state.drawing.done = True
    game = HistoryOfTheWorld()
    checkpoint = Checkpoint(1, game.phase(s.state), dump_state(s.state))
    return restore(game, NAMES[: len(s.state.players)], b"scenario", checkpoint)
