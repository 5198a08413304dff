"""The plan of a seat for its special abilities: which it uses, on what, in which order."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from rules.civ.abilities.ability import Ability, foresight
from rules.civ.civ import Civ
from rules.civ.faults_calamity import ability_unknown, ability_used, unreadable_use
from rules.civ.naming import plain
from rules.civ.topics import Topic
from rules.table import Chance, Choice, Data, Drafted, Fault, Path, Refusal, Seat, Step

Use: TypeAlias = tuple[Ability[Any], Any]
"""An ability and the use made of it."""
_MOST_SAMPLED = 3


@dataclass(frozen=True, slots=True)
class AbilityReferee:
    """WE 10: any of the abilities held, in any order, each once; none is a plan too."""

    g: Civ
    seat: Seat
    abilities: tuple[Ability[Any], ...]

    def _named(self) -> dict[str, Ability[Any]]:
        return {ability.key: ability for ability in self.abilities}

    def check(self, data: Data) -> tuple[Use, ...] | Refusal:
        """Every use must be allowed after those before it."""
        if not isinstance(data, list) or not all(isinstance(line, dict) for line in data):
            return Refusal((unreadable_use(""),))
        uses, faults = [], []
        g = foresight(self.g)
        for place, line in enumerate(data):
            judged = self._judge(g, line, [earlier.get("ability") for earlier in data[:place]])
            if isinstance(judged, list):
                faults += judged
                continue
            ability, use = judged
            ability.foresee(g, self.seat, use)
            uses.append(judged)
        return Refusal(tuple(faults)) if faults else tuple(uses)

    def _judge(self, g: Civ, line: dict[str, Any], earlier: Sequence[Any]) -> Use | list[Fault]:
        ability = self._named().get(line.get("ability", ""))
        section = g.rules.cite(Topic.ABILITIES)
        if ability is None:
            return [ability_unknown(section, self._names())]
        if ability.key in earlier:
            return [ability_used(section, ability.cause(g, self.seat))]
        use = ability.parse(line)
        if use is None:
            return [unreadable_use(ability.cause(g, self.seat))]
        return ability.faults(g, self.seat, use) or (ability, use)

    def _names(self) -> list[str]:
        return [ability.cause(self.g, self.seat) for ability in self.abilities]

    def default(self) -> Data:
        """Use none."""
        return []

    def sample(self, chance: Chance) -> Data:
        """Some uses that go together."""
        plan: list[dict[str, Any]] = []
        abilities = list(self.abilities)
        chance.shuffle("sample", abilities)
        for ability in abilities[: chance.below("sample", _MOST_SAMPLED + 1)]:
            use = ability.sample(self._after(plan), self.seat, chance)
            if use is None:
                continue
            longer = [*plan, {"ability": ability.key, **use}]
            if not isinstance(self.check(longer), Refusal):
                plan = longer
        return plan

    def only(self) -> Data | None:
        """Nothing, where nothing can be used."""
        usable = any(ability.is_usable(self.g, self.seat) for ability in self.abilities)
        return None if usable else []

    def write(self, data: Data) -> tuple[str, ...]:
        """A line for each use."""
        return tuple(self._lines(data)) or ("nothing",)

    def _lines(self, data: Data) -> Iterator[str]:
        named = self._named()
        for line in data:
            ability = named[line["ability"]]
            use = ability.parse(line)
            yield f"{ability.cause(self.g, self.seat)}: {ability.write(self.g, use)}"

    def read(self, text: str, draft: Data) -> Data | Refusal:
        """Lines such as `Ability: Area`; the name of the ability first."""
        lines: list[dict[str, Any]] = list(draft or [])
        for written in filter(str.strip, text.splitlines()):
            found = self._ability_in(written)
            if found is None:
                return Refusal((ability_unknown(self.g.rules.cite(Topic.ABILITIES), self._names()),))
            ability, rest = found
            use = ability.read(self._after(lines), self.seat, rest)
            if isinstance(use, Refusal):
                return use
            lines = self._with(lines, ability, use)
        return lines

    def _ability_in(self, written: str) -> tuple[Ability[Any], str] | None:
        """The ability whose name the line begins with, and what follows."""
        words = written.replace(":", " ").split()
        for ability in self.abilities:
            name = plain(ability.cause(self.g, self.seat)).split()
            if plain(" ".join(words[: len(name)])).split() == name:
                return ability, " ".join(words[len(name) :])
        return None

    def _with(self, lines: Data, ability: Ability[Any], use: dict[str, Any]) -> list[dict[str, Any]]:
        """The lines with this use in the place of an earlier one of the same ability, or at the end."""
        line = {"ability": ability.key, **use}
        if any(other["ability"] == ability.key for other in lines):
            return [line if other["ability"] == ability.key else other for other in lines]
        return [*lines, line]

    def _after(self, lines: Data, but: str = "") -> Civ:
        """The game as these lines would leave it, as far as they are allowed."""
        g = foresight(self.g)
        for line in lines:
            if line["ability"] == but:
                break
            judged = self._judge(g, line, ())
            if not isinstance(judged, list):
                judged[0].foresee(g, self.seat, judged[1])
        return g

    def step(self, draft: Data, path: Path) -> Step | Drafted:
        """Which ability, and then what it needs."""
        lines = list(draft or [])
        if not path:
            return Step("Which special ability do you use?", tuple(self._usable(lines)))
        ability = self._named()[path[0][0]]
        before = next((line for line in lines if line["ability"] == ability.key), None)
        made = ability.menu(self._after(lines, but=ability.key), self.seat, before, path[1:])
        return made if isinstance(made, Step) else Drafted(self._with(lines, ability, made))

    def _usable(self, lines: Data) -> Iterator[Choice]:
        """The abilities that have something to be used on, after these lines or in them."""
        after, planned = self._after(lines), [line["ability"] for line in lines]
        for ability in self.abilities:
            if ability.key in planned or ability.is_usable(after, self.seat):
                yield Choice(ability.key, ability.cause(self.g, self.seat))

    def drop(self, draft: Data, line: int) -> Data:
        """Without one use."""
        return [use for place, use in enumerate(draft or []) if place != line]
