"""Judges how a starting part is laid out, and helps to lay it out by menus or in writing."""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from rules.peoples.arranging import (
    FIRST_TRIBES,
    Arrangement,
    faults,
    first_lands,
    free_peoples,
    settle,
    suggested,
    worth,
)
from rules.peoples.naming import find_people
from rules.peoples.options import PEOPLES
from rules.peoples.play import Play
from rules.peoples.regions import AreaId, RegionId, Terrain, areas, regions
from rules.peoples.resources import resources
from rules.peoples.state import PeoplesState
from rules.peoples.traits import peoples
from rules.table import Chance, Choice, Data, Drafted, Fault, Menu, Referee, Refusal, Seat
from rules.table.menu import pick, pick_some
from rules.table.refusal import unreadable
from rules.table.strict import adapter, read_or, read_strictly

HINT = "Name the four central areas clockwise from the north-west, then the areas of your two tribes."
_AREA = re.compile(r"\b([1-6])[ -]?([0-9])[ -]?([a-d])\b", re.IGNORECASE)
_TRIBES = re.compile(r"\btribes?\b(?: in| at|:)*", re.IGNORECASE)
_FILLERS = {"centre", "center", "people", "tribe", "tribes", "in", "at", "and", "the", "my", "our", "with"}
_BESIDE = {*resources(), *Terrain, *_FILLERS}
"""Words that may stand beside the areas."""
_CORNERS = ("north-west", "north-east", "south-east", "south-west")
adapter(Arrangement)


@dataclass(frozen=True, slots=True)
class ArrangingReferee(Referee[Arrangement]):
    """Ch. 4 step 4: a player's starting part."""

    g: Play
    seat: Seat

    @property
    def answer_type(self) -> Any:
        """An arrangement."""
        return Arrangement

    @property
    def hint(self) -> str:
        """What must be said."""
        return HINT

    def judge(self, answer: Arrangement) -> Arrangement | Refusal:
        """One of the parts that are left, two lands at its centre, two tribes there."""
        found = tuple(faults(self.g, self.seat, answer))
        return Refusal(found) if found else answer

    def _people(self) -> str:
        is_chosen = self.g.option(PEOPLES) == "chosen"
        return self._wished() if is_chosen else ""

    def _wished(self) -> str:
        drawn, free = self.g.player(self.seat).people, free_peoples(self.g, self.seat)
        return drawn if drawn in free else free[0]

    def default(self) -> Data:
        """The part that is left with the best centre."""
        centre = max((suggested(start) for start in self.g.state.starts), key=worth)
        return self._data(centre, first_lands(centre), self._people())

    def _data(self, centre: Iterable[AreaId], tribes: Iterable[AreaId], people: str) -> Data:
        said = {"centre": list(centre), "tribes": list(tribes)}
        return {**said, "people": people} if people else said

    def nothing(self) -> Data | None:
        """Everybody begins somewhere."""
        return None

    def sample(self, chance: Chance) -> Data:
        """Any legal arrangement."""
        people = (
            chance.pick("sample", free_peoples(self.g, self.seat))
            if self.g.option(PEOPLES) == "chosen"
            else ""
        )
        while True:
            start = list(chance.pick("sample", self.g.state.starts))
            chance.shuffle("sample", start)
            centre = [chance.pick("sample", regions()[region].areas) for region in start]
            lands = [area.id for area in centre if area.is_land]
            if len(lands) >= FIRST_TRIBES:
                chance.shuffle("sample", lands)
                return self._data([area.id for area in centre], lands[:FIRST_TRIBES], people)

    def foresee(self, data: Data) -> PeoplesState | None:
        """The part as it would lie."""
        answer = read_strictly(Arrangement, data, HINT)
        if isinstance(answer, Refusal) or isinstance(self.judge(answer), Refusal):
            return None
        fork = self.g.fork()
        settle(fork, self.seat, answer)
        return fork.state

    def read(self, text: str, draft: Data) -> Data | Refusal:
        """Four areas, then two; without the two the best lands are taken."""
        words, _, rest = _TRIBES.sub("|", text, count=1).partition("|")
        centre, tribes = _areas(words), _areas(rest)
        if len(centre) == 6 and not tribes:
            centre, tribes = centre[:4], centre[4:]
        if len(centre) != 4 or len(tribes) not in (0, FIRST_TRIBES):
            return unreadable(HINT, "; ".join(self.write(self.default())))
        people = self._people()
        if said := _other_words(text):
            if self.g.option(PEOPLES) != "chosen":
                return unreadable(f"“{said[:60]}” is not understood.", HINT)
            found = find_people(said)
            if isinstance(found, Fault):
                return Refusal((found,))
            people = found
        if not tribes and sum(areas()[area].is_land for area in centre) >= FIRST_TRIBES:
            tribes = list(first_lands(tuple(centre)))
        return self._data(centre, tribes or centre[:FIRST_TRIBES], people)

    def write(self, data: Data) -> tuple[str, ...]:
        """The centre, the tribes and the people."""
        answer = read_or(Arrangement, data, None)
        if answer is None:
            return (HINT,)
        lines = [f"centre: {', '.join(map(_named, answer.centre))}", f"tribes: {' and '.join(answer.tribes)}"]
        lines += [f"people: {peoples()[answer.people].name}"] if answer.people in peoples() else []
        return tuple(lines)

    def menu(self, draft: Data) -> Menu:
        """Part, centre area by area, tribes, people."""
        people = ""
        if self.g.option(PEOPLES) == "chosen":
            named = [_people_choice(key) for key in free_peoples(self.g, self.seat)]
            people = yield from pick("Which people do you lead?", named, always=True)
        starts = [Choice(start[0], " ".join(start), _resources(start)) for start in self.g.state.starts]
        chosen = yield from pick("Which starting part?", starts, always=True)
        left = next(list(start) for start in self.g.state.starts if start[0] == chosen)
        centre: list[AreaId] = []
        for corner in _CORNERS:
            options = [area.id for region in left for area in regions()[region].areas]
            prompt = f"Which area lies in the {corner} of the centre?"
            centre.append((yield from pick(prompt, [Choice(a, _named(a)) for a in options])))
            left.remove(centre[-1][:-1])
        lands = [Choice(area, _named(area)) for area in centre if areas()[area].is_land]
        if len(lands) < FIRST_TRIBES:
            return Drafted(self._data(centre, centre[:FIRST_TRIBES], people))
        tribes = yield from pick_some("Where do your first two tribes live?", lands, 2, 2)
        return Drafted(self._data(centre, tribes, people))

    def drop(self, draft: Data, line: int) -> Data:
        """Back to the suggestion."""
        return self.default()


def _areas(text: str) -> list[AreaId]:
    return ["".join(found).lower() for found in _AREA.findall(text)]


def _other_words(text: str) -> str:
    """What is neither an area nor what lies there: the people, if it is said."""
    words = re.findall(r"[^\W_]+", _AREA.sub(" ", text))
    return " ".join(word for word in words if word.lower() not in _BESIDE)


def _named(area: AreaId) -> str:
    found = areas().get(area)
    return area if found is None else f"{area} {found.resource or found.terrain.value}"


def _resources(start: list[RegionId]) -> str:
    kinds = [area.resource for region in start for area in regions()[region].areas if area.resource]
    return ", ".join(dict.fromkeys(kinds))


def _people_choice(key: str) -> Choice:
    people = peoples()[key]
    return Choice(key, people.name, f"begins with {people.trait.value}")
