"""Paints the base layer of the world: engraved shores, relief toned by area, barren land hatched."""

from collections.abc import Iterable, Mapping, Sequence

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw
from scipy import ndimage
from shapely.geometry.base import BaseGeometry

from tools.bake.land import pieces
from tools.bake.projection import Projection
from tools.bake.sources import Relief

Colour = tuple[int, int, int]
Picture = NDArray[np.float64]
SHALLOW: Colour = (190, 214, 212)
DEEP: Colour = (118, 162, 182)
RING: Colour = (236, 244, 238)
SHADE: Colour = (44, 70, 84)
PARCHMENT: Colour = (247, 236, 208)
BARREN: Colour = (238, 226, 196)
HATCH: Colour = (196, 176, 136)
OUT: Colour = (188, 182, 168)
ICE: Colour = (214, 226, 228)
RINGS = ((5.0, 0.47), (11.0, 0.31), (18.0, 0.2), (26.0, 0.13))
TONE = 0.52
BLUE = 34.0
"""By how much blue exceeds red in the water of a relief."""
HATCH_STEP, HATCH_WIDTH = 15.0, 1.5
SUPERSAMPLING = 2
SEED = 29


def mask(shape: BaseGeometry, size: tuple[int, int]) -> Picture:
    """How much of each pixel lies inside a shape."""
    image = Image.new("L", (size[0] * SUPERSAMPLING, size[1] * SUPERSAMPLING), 0)
    draw = ImageDraw.Draw(image)
    for polygon in sorted(pieces(shape), key=lambda polygon: -polygon.area):
        draw.polygon(_scaled(polygon.exterior.coords), fill=255)
        for hole in polygon.interiors:
            draw.polygon(_scaled(hole.coords), fill=0)
    return np.asarray(image.reduce(SUPERSAMPLING)) / 255.0


def _scaled(points: Iterable[Sequence[float]]) -> list[tuple[float, float]]:
    return [(point[0] * SUPERSAMPLING, point[1] * SUPERSAMPLING) for point in points]


def paint_base(
    projection: Projection,
    reliefs: Sequence[Relief],
    land: BaseGeometry,
    tones: Mapping[Colour, BaseGeometry],
    barren: BaseGeometry,
    out: BaseGeometry,
    closed: BaseGeometry,
) -> Image.Image:
    """The whole layer; `tones` gives the land of each area's colour."""
    size = projection.size
    covered = mask(land, size)
    picture = _sea(covered, mask(closed, size))
    shade = _shade(projection, reliefs)
    ground = _mixed(np.broadcast_to(np.array(PARCHMENT, float), (*covered.shape, 3)), BARREN, covered)
    for colour, shape in tones.items():
        ground = _mixed(ground, tuple(_blend(PARCHMENT, colour, TONE)), mask(shape, size))
    empty = mask(barren, size)
    ground = _mixed(ground, BARREN, empty)
    ground = _mixed(ground, OUT, mask(out, size))
    ground = ground * shade[..., None]
    ground = _mixed(ground, HATCH, empty * _hatching(covered.shape) * 0.8)
    picture = picture * (1 - covered[..., None]) + ground * covered[..., None]
    return Image.fromarray(_aged(picture).clip(0, 255).astype("uint8"))


def _blend(one: Colour, other: Colour, share: float) -> list[float]:
    return [a * (1 - share) + b * share for a, b in zip(one, other, strict=True)]


def _mixed(picture: Picture, colour: Sequence[float], share: Picture) -> Picture:
    return np.asarray(picture * (1 - share[..., None]) + np.array(colour, float) * share[..., None])


def _sea(covered: Picture, closed: Picture) -> Picture:
    near = np.clip(ndimage.gaussian_filter(covered, 60) * 1.9, 0, 1)
    deep = np.broadcast_to(np.array(DEEP, float), (*covered.shape, 3))
    sea = _mixed(deep, SHALLOW, near)
    for radius, strength in RINGS:
        blurred = ndimage.gaussian_filter(covered, radius * 0.8)
        band = ((blurred > 0.07) & (blurred < 0.135)).astype(float)
        sea = _mixed(sea, RING, ndimage.gaussian_filter(band, 0.6) * strength)
    sea = _mixed(sea, ICE, ndimage.gaussian_filter(closed, 5) * 0.75)
    shadow = ndimage.gaussian_filter(np.roll(covered, (3, 2), (0, 1)), 3.2)
    return _mixed(sea, SHADE, shadow * 0.47)


def _shade(projection: Projection, reliefs: Sequence[Relief]) -> Picture:
    """Light and shadow of the mountains; the finest relief that covers a place wins."""
    width, height = projection.size
    x, y = np.meshgrid(np.arange(width) + 0.5, np.arange(height) + 0.5)
    lon, lat = projection.inverse(x, y)
    shade = np.ones((height, width))
    for relief in reliefs:
        light = _light(relief)
        rows, columns = relief.rows_and_columns(lon, lat)
        inside = (rows > 2) & (columns > 2) & (rows < light.shape[0] - 3) & (columns < light.shape[1] - 3)
        found = ndimage.map_coordinates(light, [rows, columns], order=1, mode="nearest")
        share = ndimage.gaussian_filter(inside.astype(float), 20) * inside
        shade = shade * (1 - share) + np.clip(1.0 + found * 1.25, 0.55, 1.18) * share
    return np.asarray(shade)


def _light(relief: Relief) -> Picture:
    """Brightness against the surroundings; the sea of the relief counts as flat."""
    grey = relief.pixels.mean(axis=2)
    dry = ndimage.binary_erosion(relief.pixels[..., 2] < relief.pixels[..., 0] + BLUE, iterations=2)
    reach = relief.pixels_per_degree * 1.2
    amount = ndimage.gaussian_filter(dry.astype("float32"), reach)
    flat = ndimage.gaussian_filter(np.where(dry, grey, 0.0), reach) / np.maximum(amount, 1e-3)
    return np.asarray(np.where(dry, grey - flat, 0.0) / 255.0)


def _hatching(shape: tuple[int, ...]) -> Picture:
    rows, columns = np.mgrid[0 : shape[0], 0 : shape[1]]
    along = (rows + columns) / np.sqrt(2) % HATCH_STEP
    return np.asarray(np.clip(HATCH_WIDTH - np.abs(along - HATCH_STEP / 2) + 0.5, 0, 1))


def _aged(picture: Picture) -> Picture:
    """Paper grain, and edges a little darker."""
    random = np.random.default_rng(SEED)
    rows, columns = picture.shape[:2]
    grain = np.zeros((rows, columns))
    for scale, strength in ((1.0, 2.2), (4.0, 2.0), (26.0, 3.0)):
        noise = ndimage.gaussian_filter(random.normal(size=(rows, columns)), scale)
        grain += noise / noise.std() * strength
    y, x = np.mgrid[-1 : 1 : rows * 1j, -1 : 1 : columns * 1j]
    edge = np.clip(np.hypot(x, y) - 0.85, 0, 1) * 0.42
    aged = picture + grain[..., None]
    return np.asarray(aged * (1 - edge[..., None]) + np.array((70.0, 44.0, 20.0)) * edge[..., None])
