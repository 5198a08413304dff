"""Which areas touch in a partition, by land and by water, and whether that is what the topology says."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray
from scipy import ndimage

from tools.bake.partition import Partition

PRESENT_PIXELS = 15.0
ABSENT_PIXELS = 5.5
SMALLEST_AREA = 7000.0
LAGOON = 300.0
Pair = tuple[str, str]


@dataclass(frozen=True, slots=True)
class Contacts:
    """The length in pixels of each border, by land and by water."""

    land: Mapping[Pair, float]
    water: Mapping[Pair, float]


def contacts(board: Partition) -> Contacts:
    """Every pair that touches."""
    count = len(board.names) + 1
    land = np.zeros((count, count), np.int64)
    water = np.zeros((count, count), np.int64)
    for one, other, one_land, other_land in _cell_pairs(board):
        differ = one != other
        for table, both in ((land, one_land & other_land), (water, ~one_land & ~other_land)):
            chosen = differ & both
            np.add.at(table, (one[chosen], other[chosen]), 1)
    return Contacts(_lengths(board, land), _lengths(board, water))


def _cell_pairs(board: Partition) -> Iterator[tuple[NDArray[Any], ...]]:
    labels, land = board.labels, board.land
    yield labels[:, :-1], labels[:, 1:], land[:, :-1], land[:, 1:]
    yield labels[:-1], labels[1:], land[:-1], land[1:]


def _lengths(board: Partition, table: NDArray[np.int64]) -> dict[Pair, float]:
    both = table + table.T
    return {
        pair(board.names[i], board.names[j]): float(both[i, j] * board.cell)
        for i, j in np.argwhere(np.triu(both, 1)).tolist()
        if j < len(board.names)
    }


def pair(one: str, other: str) -> Pair:
    """Two names in order."""
    return (one, other) if one < other else (other, one)


def listed(topology: Mapping[str, Any], kind: str) -> set[Pair]:
    """The pairs that the topology lists, `land` or `water`."""
    rows = (*topology["areas"], *topology["seas"])
    return {pair(row["name"], other) for row in rows for other in row.get(kind, ())}


def faults(board: Partition, topology: Mapping[str, Any]) -> list[str]:
    """Everything in which the partition and the topology differ; empty when the board is right."""
    found = []
    touching = contacts(board)
    for kind, lengths in (("land", touching.land), ("water", touching.water)):
        wanted = listed(topology, kind)
        found += [f"missing {kind} border {p}" for p in sorted(wanted) if lengths.get(p, 0) < PRESENT_PIXELS]
        found += [
            f"unlisted {kind} border {p}: {length:.0f} px"
            for p, length in sorted(lengths.items())
            if p not in wanted and length > ABSENT_PIXELS
        ]
    return found + _size_faults(board) + _coast_faults(board, topology)


def _size_faults(board: Partition) -> list[str]:
    sizes = np.bincount(board.labels.ravel(), minlength=board.areas) * board.cell**2
    return [
        f"{board.names[i]} is too small: {sizes[i]:.0f} px2"
        for i in range(board.areas)
        if sizes[i] < SMALLEST_AREA
    ]


def _coast_faults(board: Partition, topology: Mapping[str, Any]) -> list[str]:
    """Each area has as many separate waters as the topology says."""
    found = []
    wanted = {
        row["name"]: len(topology["coasts"].get(row["name"], (0,) if row["water"] else ()))
        for row in topology["areas"]
    }
    for label in range(board.areas):
        waters, count = ndimage.label((board.labels == label) & ~board.land)
        sizes = np.bincount(waters.ravel())[1 : count + 1] * board.cell**2
        coasts = int((sizes >= LAGOON).sum())
        if coasts != wanted[board.names[label]]:
            found.append(f"{board.names[label]} has {coasts} waters, not {wanted[board.names[label]]}")
    return found
