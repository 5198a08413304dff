"""A part of the world drawn sharp at another scale."""

from PIL import Image

from renders.boards.geometry import Box
from renders.boards.loader import Zoom, base
from renders.boards.view import window
from renders.boards.world import load_world
from renders.boards.world_ink import draw_world_ink


def zoom_world(around: Box, picture: tuple[int, int], margin: float = 60.0) -> Zoom:
    """The two layers of the part around a box, and the view that leads there."""
    world = load_world()
    view, shown = window(around, world.size, margin, picture)
    ground = base("world").resize(picture, Image.Resampling.BICUBIC, box=shown)
    return Zoom(view, ground, draw_world_ink(world, view, picture))
