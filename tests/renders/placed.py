"""Where pieces and marks are put on a picture, and which numbers they cover."""

from __future__ import annotations

from collections.abc import Collection
from types import ModuleType
from typing import Any

from renders.paint import sprites
from renders.paint.sprites import Sprite, body, number_box

Placed = list[tuple[Sprite, tuple[float, float], float]]


def watch(monkeypatch: Any, *modules: ModuleType) -> Placed:
    """Every piece and mark as these modules put it on a picture: kind, place, scale."""
    found: Placed = []
    made = {}
    real, real_put = sprites.sprite, sprites.put

    def sprite(kind, *args, **named):
        image = real(kind, *args, **named)
        scale = named.get("scale", args[2] if len(args) > 2 else 1.0)
        made[id(image)] = (kind, scale, image)
        return image

    def put(picture, image, xy):
        kind, scale, _ = made[id(image)]
        found.append((kind, xy, scale))
        real_put(picture, image, xy)

    for module in modules:
        monkeypatch.setattr(module, "sprite", sprite)
        monkeypatch.setattr(module, "put", put)
    return found


def covered(placed: Placed, numbered: Collection[Sprite]) -> list[tuple[Any, ...]]:
    """Numbers that a later piece or mark covers by more than a sliver."""
    found = []
    for i, (kind, xy, scale) in enumerate(placed):
        box = number_box(kind, scale) if kind in numbered else None
        if box is None:
            continue
        mine = box.grown(0.8).at(xy)
        for other, at, size in placed[i + 1 :]:
            share = 0.35 if other is Sprite.COUNT else 0.8
            if mine.overlap(body(other, size * share).at(at)) > 12:
                found.append((kind, xy, other, at))
    return found
