"""A small board with an area that has two coastlines."""

from rules.atlas import Water
from rules.atlas.board import Area, Board, Coast, Sea, Site


def isthmus() -> Board:
    """Two waters, and an area between them with a coast on each side."""

    def area(name, *coasts):
        return Area(name, 1, Site.NONE, None, (), name, None, (), (), coasts)

    def coast(name, sea, *others):
        return Coast(name, tuple(Water(o, c) for o, c in others), (sea,))

    areas = {
        "Isthmus": area(
            "Isthmus", coast("north", "North", ("Tip", "north")), coast("south", "South", ("Cape", "south"))
        ),
        "Tip": area("Tip", coast("north", "North", ("Isthmus", "north"))),
        "Cape": area("Cape", coast("south", "South", ("Isthmus", "south"))),
    }
    waters = {"North": ("Isthmus", "Tip"), "South": ("Isthmus", "Cape")}
    seas = {
        sea: Sea(sea, False, (), tuple(Water(name, sea.lower()) for name in names), ())
        for sea, names in waters.items()
    }
    return Board("isthmus", areas, seas)
