"""Images are kept while there is room: one for the same arguments; the least lately used go first."""

from PIL import Image

from renders.kept import Kept, kept, weight


def image() -> Image.Image:
    return Image.new("RGB", (10, 10))


def test_the_same_arguments_find_the_same_image():
    made = []

    @kept
    def plain(wide: int) -> Image.Image:
        made.append(wide)
        return Image.new("L", (wide, 1))

    assert plain(3) is plain(3)
    assert plain(4) is not plain(3)
    assert made == [3, 4]


def test_what_was_used_least_lately_goes_first():
    store = Kept(most=2 * weight(image()))
    one, two, three = image(), image(), image()
    store.keep("one", one)
    store.keep("two", two)
    assert store.find("one") is one
    store.keep("three", three)
    assert store.find("two") is None
    assert (store.find("one"), store.find("three")) == (one, three)
    assert store.weight == 2 * weight(image())


def test_the_last_one_stays_however_large_it_is():
    store = Kept(most=1)
    store.keep("small", image())
    large = image()
    store.keep("large", large)
    assert store.find("small") is None
    assert store.find("large") is large
