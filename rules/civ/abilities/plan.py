"""The plan of a seat for its special abilities: which it uses, on what, in which order."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Annotated, Any, TypeAlias, Union

from pydantic import Field

from rules.civ.abilities.ability import Ability
from rules.civ.civ import Civ
from rules.civ.faults_calamity import ability_unknown, ability_used
from rules.civ.naming import plain
from rules.civ.state import CivState
from rules.civ.topics import Topic
from rules.table import Chance, Choice, Data, Drafted, Fault, Referee, Refusal, Seat
from rules.table.menu import Menu, pick
from rules.table.strict import read_strictly

Use: TypeAlias = tuple[Ability[Any], Any]
"""An ability and the use made of it."""
Line: TypeAlias = dict[str, Any]
"""A use as it is stored."""
HINT = "I cannot read that; a plan has one line for each ability."
_MOST_SAMPLED = 3


@lru_cache(maxsize=8)
def plan_type(abilities: tuple[Ability[Any], ...]) -> Any:
    """Plans of these abilities: uses told apart by the key of their ability."""
    uses: Any = Union[tuple(ability.use_type for ability in abilities)]  # noqa: UP007
    if len(abilities) > 1:
        uses = Annotated[uses, Field(discriminator="ability")]
    several: Any = tuple
    return several[uses, ...]


@dataclass(frozen=True, slots=True)
class AbilityReferee(Referee[tuple[Use, ...]]):
    """WE 10: any of the abilities held, in any order, each once; none is a plan too."""

    g: Civ
    seat: Seat
    abilities: tuple[Ability[Any], ...]

    @property
    def answer_type(self) -> Any:
        """Uses of any ability of the game."""
        return plan_type(self.g.rules.abilities)

    @property
    def hint(self) -> str:
        """What a plan is."""
        return HINT

    def judge(self, answer: Sequence[Any]) -> tuple[Use, ...] | Refusal:
        """Every use must be allowed after those before it."""
        _, uses, faults = self._tried(answer)
        return Refusal(tuple(faults)) if faults else tuple(uses)

    def foresee(self, data: Data) -> CivState | None:
        """The state after the plan, without what others have a say in."""
        answer = read_strictly(self.answer_type, data, HINT)
        if isinstance(answer, Refusal):
            return None
        after, uses, faults = self._tried(answer)
        return None if faults else after.state if uses else self.g.fork().state

    def _tried(self, answer: Sequence[Any]) -> tuple[Civ, list[Use], list[Fault]]:
        """The game after those uses that are allowed, these, and what forbids the others."""
        after, uses, found = self.g, list[Use](), list[Fault]()
        for place, use in enumerate(answer):
            ability = self._named().get(use.ability)
            section = self.g.rules.cite(Topic.ABILITIES)
            if ability is None:
                found.append(ability_unknown(section, self._names()))
                continue
            if any(earlier.ability == use.ability for earlier in answer[:place]):
                found.append(ability_used(section, ability.cause(self.g, self.seat)))
                continue
            tried = ability.tried(after, self.seat, use)
            if isinstance(tried, list):
                found += tried
                continue
            after = tried
            uses.append((ability, use))
        return after, uses, found

    def _named(self) -> dict[str, Ability[Any]]:
        return {ability.key: ability for ability in self.abilities}

    def _names(self) -> list[str]:
        return [ability.cause(self.g, self.seat) for ability in self.abilities]

    def default(self) -> Data:
        """Use none."""
        return []

    def sample(self, chance: Chance) -> Data:
        """Some uses that go together."""
        plan: list[Line] = []
        abilities = list(self.abilities)
        chance.shuffle("sample", abilities)
        for ability in abilities[: chance.below("sample", _MOST_SAMPLED + 1)]:
            use = ability.sample(self._after(plan), self.seat, chance)
            if use is None:
                continue
            longer = [*plan, {"ability": ability.key, **use}]
            if self.foresee(longer) is not None:
                plan = longer
        return plan

    def only(self) -> Data | None:
        """Nothing, where nothing can be used."""
        usable = any(ability.is_usable(self.g, self.seat) for ability in self.abilities)
        return None if usable else []

    def write(self, data: Data) -> tuple[str, ...]:
        """A line for each use."""
        answer = read_strictly(self.answer_type, data, HINT)
        if isinstance(answer, Refusal):
            return ("(not readable)",)
        return tuple(self._written(use) for use in answer) or ("nothing",)

    def _written(self, use: Any) -> str:
        ability = self._named().get(use.ability)
        return f"{ability.cause(self.g, self.seat)}: {ability.write(self.g, use)}" if ability else use.ability

    def read(self, text: str, draft: Data) -> Data | Refusal:
        """Lines such as `Ability: Area`; the name of the ability first."""
        lines = self._lines(draft)
        for written in self._uses_in(text):
            found = self._ability_in(written)
            if found is None:
                return Refusal((ability_unknown(self.g.rules.cite(Topic.ABILITIES), self._names()),))
            ability, rest = found
            use = ability.read(self._after(lines), self.seat, rest)
            if isinstance(use, Refusal):
                return use
            lines = _with(lines, ability, use)
        return lines

    def _uses_in(self, text: str) -> list[str]:
        """A line for each ability: a semicolon ends one only where another is named behind it."""
        found: list[str] = []
        for line in filter(str.strip, text.splitlines()):
            first, *parts = line.split(";")
            found.append(first)
            for part in filter(str.strip, parts):
                if self._ability_in(part) is None:
                    found[-1] += f",{part}"
                else:
                    found.append(part)
        return found

    def _ability_in(self, written: str) -> tuple[Ability[Any], str] | None:
        """The ability whose name the line begins with, and what follows."""
        words = written.replace(":", " ").split()
        for ability in self.abilities:
            name = plain(ability.cause(self.g, self.seat)).split()
            if plain(" ".join(words[: len(name)])).split() == name:
                return ability, " ".join(words[len(name) :])
        return None

    def _lines(self, draft: Data) -> list[Line]:
        """The lines of a draft; none, if it cannot be read."""
        return [] if isinstance(read_strictly(self.answer_type, draft, HINT), Refusal) else list(draft)

    def _after(self, lines: Sequence[Line]) -> Civ:
        """The game as these lines would leave it, as far as they are allowed."""
        answer = read_strictly(self.answer_type, lines, HINT)
        return self.g if isinstance(answer, Refusal) else self._tried(answer)[0]

    def menu(self, draft: Data) -> Menu:
        """Which ability, and then what it needs."""
        lines = self._lines(draft)
        planned = [line["ability"] for line in lines]
        usable = self._usable(self._after(lines), planned)
        key = yield from pick("Which special ability do you use?", usable, always=True)
        place = planned.index(key) if key in planned else len(lines)
        before: Any = read_strictly(self.answer_type, lines[place : place + 1], HINT)
        ability = self._named()[key]
        made = yield from ability.menu(self._after(lines[:place]), self.seat, before[0] if before else None)
        return Drafted(_with(lines, ability, made))

    def _usable(self, after: Civ, planned: Sequence[str]) -> Iterator[Choice]:
        """The abilities that have something to be used on, after the draft or in it."""
        for ability in self.abilities:
            if ability.key in planned or ability.is_usable(after, self.seat):
                cause = ability.cause(self.g, self.seat)
                yield Choice(ability.key, cause, self.g.rules.advances[cause].text)

    def drop(self, draft: Data, line: int) -> Data:
        """Without one use."""
        return [use for place, use in enumerate(self._lines(draft)) if place != line]


def _with(lines: Sequence[Line], ability: Ability[Any], use: Line) -> list[Line]:
    """The lines with this use in the place of an earlier one of the same ability, or at the end."""
    line = {"ability": ability.key, **use}
    if any(other["ability"] == ability.key for other in lines):
        return [line if other["ability"] == ability.key else other for other in lines]
    return [*lines, line]
