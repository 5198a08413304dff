"""Things that lie near each other on a board, so that each group can be shown in a picture of its own."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from renders.boards import Box as Corners

T = TypeVar("T")


def clusters(boxes: Sequence[Corners], room: tuple[float, float]) -> list[list[int]]:
    """Groups of boxes that fit into the room together, the largest first; one too large stays alone."""
    groups = [([number], box) for number, box in enumerate(boxes)]
    while True:
        pairs = [
            (extent(joint), i, j, joint)
            for i, (_, one) in enumerate(groups)
            for j, (_, other) in enumerate(groups[:i])
            if _fits(joint := around([one, other]), room) or joint in (one, other)
        ]
        if not pairs:
            return [members for members, _ in sorted(groups, key=lambda group: (-len(group[0]), group[0]))]
        _, i, j, joint = min(pairs)
        members = sorted(groups[i][0] + groups[j][0])
        groups = [group for number, group in enumerate(groups) if number not in (i, j)] + [(members, joint)]


def around(boxes: Sequence[Corners]) -> Corners:
    """The box around boxes."""
    return (
        min(box[0] for box in boxes),
        min(box[1] for box in boxes),
        max(box[2] for box in boxes),
        max(box[3] for box in boxes),
    )


def joined(boxes: Sequence[Corners]) -> list[Corners]:
    """The boxes with those two as one that take the least room together."""
    _, i, j = min(
        (extent(around([one, other])), i, j)
        for i, one in enumerate(boxes)
        for j, other in enumerate(boxes[:i])
    )
    rest = [box for number, box in enumerate(boxes) if number not in (i, j)]
    return [*rest, around([boxes[i], boxes[j]])]


def spread(things: Sequence[T], fits: Callable[[Sequence[T]], bool]) -> list[list[T]]:
    """Things in their order on pages, as many to a page as fit; one that does not fit has its own."""
    pages: list[list[T]] = []
    for thing in things:
        if pages and fits([*pages[-1], thing]):
            pages[-1].append(thing)
        else:
            pages.append([thing])
    return pages


def extent(box: Corners) -> float:
    """How much room a box takes."""
    return (box[2] - box[0]) * (box[3] - box[1])


def _fits(box: Corners, room: tuple[float, float]) -> bool:
    return box[2] - box[0] <= room[0] and box[3] - box[1] <= room[1]
