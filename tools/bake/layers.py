"""Paints the base layer of a board: sea, relief, land out of play, paper."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import numpy as np
from PIL import Image, ImageChops, ImageDraw, ImageEnhance, ImageFilter, ImageOps
from scipy import ndimage

from tools.bake.projection import Projection
from tools.bake.sources import Relief

Size = tuple[int, int]
SHALLOW, DEEP, OPEN = (186, 212, 210), (112, 158, 176), (74, 120, 146)
FOAM, COAST_SHADOW = (236, 244, 236), (44, 70, 84)
INK, PARCHMENT, PAPER = (104, 72, 40), (222, 196, 146), (253, 242, 214)
FOG, HATCH, VIGNETTE = (196, 178, 142), (176, 156, 118), (70, 44, 20)
SHORE_RINGS = ((5, 120), (11, 80), (18, 52), (26, 34))
"""Blur and strength of the pale rings along the coast."""
RING_BAND = range(18, 35)
GRAIN = ((2, 1.0), (7, 0.5), (40, 0.3))
"""Scales of the paper's grain, and how much each is blended in."""


def base_layer(
    geometry: Mapping[str, Any], relief: Relief, projection: Projection, *, seed: int = 7
) -> Image.Image:
    """The layer below everything, from the baked geometry."""
    size = (geometry["size"][0], geometry["size"][1])
    land = _mask(geometry["lines"]["coast"], size)
    image = _sea(geometry, land, size)
    shadow = ImageChops.offset(land, 2, 3).filter(ImageFilter.GaussianBlur(3.2))
    image.paste(COAST_SHADOW, mask=_strength(shadow, 120))
    image.paste(_land(geometry, relief, projection, size), mask=land)
    grain = _grain(size, seed).point([128 + (value - 128) // 3 for value in range(256)])
    image = ImageChops.overlay(image, Image.merge("RGB", [grain] * 3))
    dark = Image.radial_gradient("L").resize(size)
    image.paste(VIGNETTE, mask=dark.point([max(0, value - 150) * 90 // 105 for value in range(256)]))
    return image


def _sea(geometry: Mapping[str, Any], land: Image.Image, size: Size) -> Image.Image:
    """Paler towards the shore, with engraved rings; the open seas a touch darker."""
    near = land.reduce(4).filter(ImageFilter.GaussianBlur(16)).resize(size, Image.Resampling.BICUBIC)
    near = near.point([min(255, int(value * 1.9)) for value in range(256)])
    sea = Image.composite(Image.new("RGB", size, SHALLOW), Image.new("RGB", size, DEEP), near)
    for radius, strength in SHORE_RINGS:
        ring = land.filter(ImageFilter.GaussianBlur(radius * 0.8))
        ring = ring.point([strength if value in RING_BAND else 0 for value in range(256)])
        sea.paste(FOAM, mask=ring.filter(ImageFilter.GaussianBlur(0.6)))
    zones = [polygon for row in geometry["seas"].values() for polygon in row["zone"]]
    sea.paste(OPEN, mask=_strength(_mask(zones, size).filter(ImageFilter.GaussianBlur(3)), 78))
    return sea


def _land(geometry: Mapping[str, Any], relief: Relief, projection: Projection, size: Size) -> Image.Image:
    """The relief toned towards parchment; land out of play flat and hatched."""
    ground = ImageEnhance.Contrast(_projected(relief, projection, size)).enhance(1.18)
    toned = ImageOps.colorize(ImageOps.grayscale(ground), INK, PAPER, mid=PARCHMENT, midpoint=150)
    land = Image.blend(toned, ImageEnhance.Color(ground).enhance(1.55), 0.40)
    land = ImageEnhance.Brightness(land).enhance(1.08)
    fog = Image.blend(toned, Image.new("RGB", size, FOG), 0.62)
    draw = ImageDraw.Draw(fog)
    for x in range(-size[1], size[0], 13):
        draw.line([(x, size[1]), (x + size[1], 0)], fill=HATCH, width=2)
    land.paste(fog, mask=_mask(geometry["out"], size))
    return land


def _projected(relief: Relief, projection: Projection, size: Size) -> Image.Image:
    """The relief bent to the board, sampled at every second pixel."""
    x, y = np.meshgrid(np.arange(size[0] // 2) * 2.0 + 1, np.arange(size[1] // 2) * 2.0 + 1)
    where = relief.rows_and_columns(*projection.inverse(x, y))
    bands = [
        ndimage.map_coordinates(relief.pixels[..., band], where, order=1, mode="nearest") for band in range(3)
    ]
    pixels = np.stack(bands, axis=-1).clip(0, 255).astype("uint8")
    return Image.fromarray(pixels).resize(size, Image.Resampling.BICUBIC)


def _grain(size: Size, seed: int) -> Image.Image:
    """Noise of several scales, the same in every bake."""
    random = np.random.default_rng(seed)
    total: Image.Image | None = None
    for scale, share in GRAIN:
        shape = (max(2, size[1] // scale), max(2, size[0] // scale))
        noise = random.normal(128, 64, shape).clip(0, 255).astype("uint8")
        layer = Image.fromarray(noise).resize(size, Image.Resampling.BICUBIC)
        total = layer if total is None else Image.blend(total, layer, share)
    assert total is not None
    return total


def _mask(polygons: Iterable[Sequence[Sequence[float]]], size: Size, scale: int = 2) -> Image.Image:
    image = Image.new("L", (size[0] * scale, size[1] * scale), 0)
    draw = ImageDraw.Draw(image)
    for polygon in polygons:
        for index, ring in enumerate(polygon):
            draw.polygon([value * scale for value in ring], fill=0 if index else 255)
    return image.reduce(scale)


def _strength(mask: Image.Image, most: int) -> Image.Image:
    return mask.point([value * most // 255 for value in range(256)])
