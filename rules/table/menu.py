"""Menus: a generator that yields one step after the other, is sent what was picked, and returns the draft."""

from __future__ import annotations

from collections.abc import Generator, Iterable
from dataclasses import dataclass
from typing import TypeAlias

from rules.table.question import Choice, Data

Picks: TypeAlias = tuple[str, ...]
Path: TypeAlias = tuple[Picks, ...]


@dataclass(frozen=True, slots=True)
class Step:
    """The next choice on the way to one more line: some of these options or, with a hint, something typed."""

    prompt: str
    options: tuple[Choice, ...] = ()
    least: int = 1
    most: int = 1
    text_hint: str = ""

    def fits(self, picks: Picks) -> bool:
        """Whether this can have been picked here."""
        if self.text_hint:
            return len(picks) == 1
        known = {option.key for option in self.options}
        return self.least <= len(picks) <= max(self.most, self.least) and known.issuperset(picks)


@dataclass(frozen=True, slots=True)
class Drafted:
    """A line is complete: this is the draft now; `submit` means that it is to be answered at once."""

    draft: Data
    submit: bool = False


Menu: TypeAlias = Generator[Step, Picks, Drafted]
Picking: TypeAlias = Generator[Step, Picks, str]


def walk(menu: Menu, path: Path) -> Step | Drafted:
    """Where a menu stands after these picks; picks that do not fit any more are asked for again."""
    try:
        step = next(menu)
        for picks in path:
            if not step.fits(picks):
                return step
            step = menu.send(picks)
    except StopIteration as end:
        drafted: Drafted = end.value
        return drafted
    finally:
        menu.close()
    return step


def pick(prompt: str, options: Iterable[Choice], *, always: bool = False) -> Picking:
    """One choice; a single option is taken without asking, unless it should be seen."""
    offered = tuple(options)
    if len(offered) == 1 and not always:
        return offered[0].key
    (key,) = yield Step(prompt, offered)
    return key


def pick_some(prompt: str, options: Iterable[Choice], least: int, most: int) -> Generator[Step, Picks, Picks]:
    """Several choices."""
    return (yield Step(prompt, tuple(options), least, most))


def pick_count(prompt: str, low: int, high: int) -> Generator[Step, Picks, int]:
    """A number, the largest first; not asked where it cannot be otherwise."""
    options = [Choice(str(n), str(n)) for n in range(high, low - 1, -1)]
    return int((yield from pick(prompt, options)))


def write_in(prompt: str, hint: str) -> Picking:
    """Something typed."""
    (text,) = yield Step(prompt, text_hint=hint)
    return text


def names(keys: Iterable[str]) -> list[Choice]:
    """Choices whose keys are what people call them."""
    return [Choice(key, key) for key in keys]
