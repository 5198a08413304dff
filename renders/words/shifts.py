"""Figures before and after."""

from collections.abc import Mapping


def shifts(before: Mapping[str, int], after: Mapping[str, int]) -> list[str]:
    """Every figure that differs, as "name 4 → 1"; what is missing counts nothing."""
    names = dict.fromkeys((*before, *after))
    figures = ((name, before.get(name, 0), after.get(name, 0)) for name in names)
    return [f"{name} {was} → {now}" for name, was, now in figures if was != now]
