"""The bake's engine on boards small enough to see."""

import numpy as np
import pytest
from shapely.geometry import LineString, box

from tools.bake.adjacency import contacts, faults, pair
from tools.bake.ancient import Inputs
from tools.bake.drawing import crossings, drawing, near_corners
from tools.bake.panel import largest_box
from tools.bake.partition import Partition
from tools.bake.projection import Lens, StretchedProjection, pixels, point
from tools.bake.spread import Sources, spread
from tools.bake.vectorise import chaikin, vectorise

ANCIENT = Inputs.read()


def board(rows: str, names: tuple[str, ...] = ("A", "B", "C"), areas: int = 2, times: int = 12) -> Partition:
    """Letters are land, small letters water of the same area or sea, dots out of play."""
    grid = [list(row) for row in rows.split()]
    index = {name: label for label, name in enumerate(names)}
    labels = np.array([[index.get(sign.upper(), len(names)) for sign in row] for row in grid], np.int32)
    land = np.array([[sign.isupper() for sign in row] for row in grid])
    block = np.ones((times, times), np.int32)
    return Partition(names, areas, 10.0, np.kron(land, block).astype(bool), np.kron(labels, block))


def topology(land: list[tuple[str, str]], water: list[tuple[str, str]]) -> dict[str, object]:
    def beside(name: str, pairs: list[tuple[str, str]]) -> list[str]:
        return [other for one in pairs if name in one for other in one if other != name]

    return {
        "areas": [{"name": n, "land": beside(n, land), "water": beside(n, water)} for n in ("A", "B")],
        "seas": [{"name": "C", "water": beside("C", water)}],
        "coasts": {},
    }


def spread_over(rows: str, seeds: dict[str, tuple[int, int]], *, knights: bool) -> str:
    mask = np.array([[sign != "#" for sign in row] for row in rows.split()])
    sources = Sources()
    for label, cell in enumerate(seeds.values()):
        sources.add(cell, label)
    labels, _ = spread(mask, np.ones(mask.shape), sources, knights=knights)
    names = [*seeds, "-"]
    return " ".join("".join(names[label] for label in row) for row in labels)


@pytest.mark.parametrize(
    ("lat", "lon"), [(38.0, 24.1), (33.4, 36.2), (11.5, 78.2), (60.0, -10.0), (5.0, 90.0)]
)
def test_projection_leads_there_and_back(lat: float, lon: float) -> None:
    x, y = point(ANCIENT.projection, lat, lon)
    back = ANCIENT.projection.inverse(x, y)
    assert (float(back[0]), float(back[1])) == pytest.approx((lon, lat), abs=1e-3)


def test_projection_enlarges_the_aegean() -> None:
    assert ANCIENT.projection.size == (5032, 3024)
    aegean, sarmatia = (pixels(ANCIENT.projection, *place, 1.0) for place in ((38.0, 24.0), (55.0, 40.0)))
    assert aegean > 3 * sarmatia


def test_a_lens_that_would_fold_the_map_is_refused() -> None:
    with pytest.raises(ValueError, match="folds"):
        Lens(0, 0, 100, 5)


def test_an_axis_without_bump_is_even() -> None:
    shape = {"base": 1.0, "bump": [0.0, 1.0, 0.0], "fade": [0.0, 1.0, 0.0]}
    plain = StretchedProjection(
        {
            "lon": [0, 10],
            "lat": [0, 10],
            "west_lon": [0, 10],
            "west_width": 100,
            "x": shape,
            "y": shape,
            "lenses": [],
        }
    )
    assert plain.size == (100, 100)
    assert point(plain, 4, 3) == pytest.approx((30, 60))


def test_spread_divides_by_distance_and_stops_at_walls() -> None:
    assert spread_over("..... .....", {"a": (0, 0), "b": (0, 4)}, knights=False)[0:2] == "aa"
    assert spread_over("..#.. ..#..", {"a": (0, 0)}, knights=False) == "aa--- aa---"


def test_spread_does_not_slip_through_a_corner() -> None:
    assert spread_over("..## ..## ##.. ##..", {"a": (0, 0)}, knights=False) == "aa-- aa-- ---- ----"


def test_a_handicap_costs_ground() -> None:
    mask = np.ones((1, 9), bool)
    sources = Sources([0, 0], [0, 8], [0, 1], [3.0, 0.0])
    labels, distance = spread(mask, np.ones(mask.shape), sources, knights=False)
    assert labels.tolist() == [[0, 0, 0, 1, 1, 1, 1, 1, 1]]
    assert distance[0, 8] == pytest.approx(0, abs=1e-6)


def test_contacts_tell_land_from_water() -> None:
    touching = contacts(board("AB ab cc"))
    assert touching.land == {("A", "B"): 120.0}
    assert touching.water == {("A", "B"): 120.0, ("A", "C"): 120.0, ("B", "C"): 120.0}


def test_faults_name_what_differs() -> None:
    right = topology([("A", "B")], [("A", "B"), ("A", "C"), ("B", "C")])
    assert faults(board("AB ab cc"), right) == []
    wrong = topology([], [("A", "B"), ("A", "C"), ("B", "C")])
    assert faults(board("AB ab cc"), wrong) == ["unlisted land border ('A', 'B'): 120 px"]
    cut_off = faults(board("AB a. cc"), right)
    assert "missing water border ('A', 'B')" in cut_off
    assert "B has 0 waters, not 1" in cut_off


def test_too_small_an_area_is_a_fault() -> None:
    assert any("too small" in fault for fault in faults(board("AB ab cc", times=2), topology([], [])))


def test_vectors_fill_the_picture_without_gaps() -> None:
    small = board("AAB ABB ccc")
    vectors = vectorise(small.labels, small.cell)
    shapes = list(vectors.zones.values())
    assert sum(shape.area for shape in shapes) == pytest.approx(360 * 360)
    assert shapes[0].intersection(shapes[1]).area == pytest.approx(0, abs=1e-6)


def test_crossings_and_corners_of_a_drawing() -> None:
    small = board("AB CD", names=("A", "B", "C", "D"), areas=4)
    drawn = drawing(small, vectorise(small.labels, small.cell), box(0, 0, 240, 240))
    rows = {(one, other): (kind, x, y) for one, other, kind, x, y in crossings(drawn)}
    assert rows["A", "B"] == ("land", 120, 60)
    beside = {pair(*names) for names in ("AB", "AC", "BD", "CD")}
    corners = near_corners(drawn, beside)
    assert [(corner["apart"], corner["stone"]) for corner in corners] == [
        (["A", "D"], [120.0, 120.0]),
        (["B", "C"], [120.0, 120.0]),
    ]


def test_chaikin_keeps_the_ends_and_rounds_the_corner() -> None:
    line = chaikin(np.array([[0.0, 0.0], [10.0, 0.0], [10.0, 10.0]]), 2)
    assert line[0].tolist() == [0, 0]
    assert line[-1].tolist() == [10, 10]
    assert LineString(line).length < 20


def test_the_largest_free_box() -> None:
    free = np.zeros((80, 120), bool)
    free[16:64, 40:120] = True
    assert largest_box(free, 10.0) == [430, 190, 1170, 610]
