"""The title of a frame that shows several phases: the first and the last of them."""

from collections.abc import Sequence

NEXT_TO, UP_TO = " · ", " … "
"""What stands between them: they follow each other, or others lie between."""


def as_one(titles: Sequence[str]) -> str:
    """What several phases are called."""
    named = list(dict.fromkeys(titles))
    ends = dict.fromkeys((named[0], named[-1]))
    return (UP_TO if len(named) > 2 else NEXT_TO).join(ends)


def parts_of(title: str) -> list[str]:
    """The phases in a title: one, or the first and the last."""
    return title.split(_joint_in(title))


def joined(parts: Sequence[str], title: str) -> str:
    """These as they stand in a title."""
    return _joint_in(title).join(parts)


def _joint_in(title: str) -> str:
    return UP_TO if UP_TO in title else NEXT_TO
