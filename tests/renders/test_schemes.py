"""Six schemes; players' colours stay apart under every sight a scheme promises."""

from itertools import combinations

import pytest

from renders.paint.colour import RGB, Sight, contrast, distance
from renders.schemes import CLASSIC, FEW, SCHEMES, Scheme, monograms, scheme

# The least Oklab distance (times 100) between two players, by size of table. Print keeps lightness alone.
MANY = 18
LEAST = {FEW: 13.0, MANY: 8.5}
LEAST_IN_PRINT = {FEW: 9.0, MANY: 3.5}
every_scheme = pytest.mark.parametrize("each", SCHEMES.values(), ids=list(SCHEMES))


def nearest(colours: tuple[RGB, ...], sight: Sight) -> float:
    return min(distance(a, b, sight) for a, b in combinations(colours, 2))


def test_there_are_six_schemes_and_three_for_the_colour_blind() -> None:
    assert len(SCHEMES) == 6
    for sight in (Sight.PROTAN, Sight.DEUTAN, Sight.TRITAN):
        assert any(sight in each.safe_for for each in SCHEMES.values() if each is not CLASSIC)


@every_scheme
@pytest.mark.parametrize("count", [FEW, MANY])
def test_players_colours_stay_apart(each: Scheme, count: int) -> None:
    colours = each.colours(count)
    assert len(colours) == count
    for sight in each.safe_for:
        least = LEAST_IN_PRINT if sight is Sight.GREY else LEAST
        assert nearest(colours, sight) >= least[count], sight


@every_scheme
def test_a_scheme_for_one_sight_is_better_there_than_the_classic_one(each: Scheme) -> None:
    if len(each.safe_for) == 2:
        sight = each.safe_for[1]
        assert nearest(each.few, sight) > nearest(CLASSIC.few, sight) + 4


@every_scheme
def test_words_read_well_on_the_paper(each: Scheme) -> None:
    for ground in (each.paper, each.stripe):
        assert contrast(each.ink, ground) >= 7
        for tone in (each.faint, each.accent, each.good, each.bad):
            assert contrast(tone, ground) >= 4.5


@every_scheme
def test_gain_and_loss_look_different_to_every_sight_promised(each: Scheme) -> None:
    for sight in each.safe_for:
        if sight is not Sight.GREY:
            assert distance(each.good, each.bad, sight) >= 8, sight


def test_an_unknown_key_gives_the_classic_scheme() -> None:
    assert scheme("no such scheme") is CLASSIC
    assert scheme("dark").key == "dark"


@pytest.mark.parametrize(
    ("names", "signs"),
    [
        (("Rome", "Egypt"), ("R", "E")),
        (("Carthage", "Celts", "Rome"), ("Ca", "Ce", "R")),
        (("Anna", "Annika", "Bo"), ("A1", "A2", "B")),
        (("", "x"), ("?", "X")),
    ],
)
def test_monograms(names: tuple[str, ...], signs: tuple[str, ...]) -> None:
    assert monograms(names) == signs


def test_full_monograms_have_two_letters_each() -> None:
    assert monograms(("Rome", "Egypt", "Celt", "Carthage"), full=True) == ("Ro", "Eg", "Ce", "Ca")


def test_monograms_never_clash() -> None:
    names = ["Al", "Ali", "Alma", "A", "Ab", "Bo", "Bob", "Cy"]
    assert len(set(monograms(names))) == len(names)
