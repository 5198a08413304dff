"""The name finder: sure things first, slips last, doubt answered by asking."""

import pytest

from rules.atlas import Ambiguous, Finder, Found, Unknown, aliases, finder
from rules.atlas.names import key_of, words_of
from rules.atlas.slips import distance

WHOLE, WEST = finder(), finder("ancient", "west")
EXACT = {key_of(alias): meant for alias, meant in aliases().items()} | {
    key_of(name): (name,) for name in WHOLE.names
}
GOODS = Finder(["Ward 1", "Ward 2", "Ward 12", "Hides", "Salt", "Ivory"], {"hide": ["Hides"]})


def expected(text: str) -> Found | Ambiguous:
    """An exact name or alias, else the names that begin so."""
    key = key_of(text)
    meant = EXACT.get(key) or tuple(name for name in WHOLE.names if key_of(name).startswith(key))
    return Found(meant[0]) if len(meant) == 1 else Ambiguous(meant)


def test_every_beginning_of_a_name_leads_to_it_or_asks() -> None:
    for text in {name[:end] for name in WHOLE.names for end in range(1, len(name) + 1)}:
        assert WHOLE.find(text) == expected(text), text


def test_every_name_is_found_however_it_is_written() -> None:
    for name in WHOLE.names:
        joined = (name.replace(" ", "-"), name.replace(" ", ""))
        for text in (name, name.upper(), name.lower(), f"  {name}.", *joined):
            assert WHOLE.find(text) == Found(name)


def test_a_swap_of_neighbours_leads_back_to_the_name() -> None:
    for name in (name for name in WHOLE.names if len(name) > 6):
        key = key_of(name)
        middle = len(key) // 2
        text = key[:middle] + key[middle + 1] + key[middle] + key[middle + 2 :]
        answer = WHOLE.find(text)
        assert text in EXACT or answer == Found(name) or name in getattr(answer, "names", ()), text


def test_every_alias_is_new_and_leads_to_known_names() -> None:
    names = {key_of(name) for name in WHOLE.names}
    for alias, meant in aliases().items():
        assert key_of(alias) not in names, alias
        assert set(meant) <= set(WHOLE.names), alias
        assert WHOLE.find(alias) == (Found(meant[0]) if len(meant) == 1 else Ambiguous(meant)), alias


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("rome", "Rome"),
        ("Roma", "Rome"),
        ("germ inf", "Germania Inferior"),
        ("GERMANIA inf.", "Germania Inferior"),
        ("inferior", "Germania Inferior"),
        ("istanbul", "Byzantium"),
        ("Théra", "Thera"),
        ("main", "Ma'in"),
        ("chanhu daro", "Chanhu-Daro"),
        ("Babylon", "Babylon"),
        ("Athnes", "Athens"),
        ("Macedonai", "Macedonia"),
        ("Lugdunem", "Lugdunum"),
    ],
)
def test_what_players_type(text: str, name: str) -> None:
    assert WHOLE.find(text) == Found(name)


@pytest.mark.parametrize("text", ["w med sea", "xx", "uz", "Iles de France", "rome rome"])
def test_far_from_every_name_is_unknown(text: str) -> None:
    assert isinstance(WHOLE.find(text), Unknown)


def test_doubt_is_answered_by_asking() -> None:
    assert WEST.find("crete") == Ambiguous(("Knossos", "Phaestos"))
    assert WEST.find("germania") == Ambiguous(("Germania Inferior", "Germania Magna", "Germania Superior"))
    assert WEST.find("w m") == Ambiguous(("Western Mauretania", "Western Mediterranean"))


def test_unknown_text_gets_suggestions() -> None:
    answer = WEST.find("Lugdunopolis")
    assert isinstance(answer, Unknown)
    assert "Lugdunum" in answer.suggestions
    assert WEST.find(" ?! ") == Unknown(" ?! ", ())


def test_a_part_knows_only_its_own_names() -> None:
    assert WHOLE.find("medina") == Found("Yathrib")
    assert isinstance(WEST.find("Yathrib"), Unknown)
    assert isinstance(WEST.find("medina"), Unknown)


def test_a_digit_is_never_a_slip() -> None:
    assert GOODS.find("ward 2") == Found("Ward 2")
    assert GOODS.find("ward 1") == Found("Ward 1")
    assert GOODS.find("wrad 2") == Found("Ward 2")
    assert isinstance(GOODS.find("ward 4"), Unknown)
    assert GOODS.find("ward") == Ambiguous(("Ward 1", "Ward 2", "Ward 12"))


def test_an_exact_name_wins_over_an_alias_and_an_alias_over_a_beginning() -> None:
    names = Finder(["Salt", "Saltpetre", "Stone"], {"salt": ["Stone"], "st": ["Salt"]})
    assert names.find("salt") == Found("Salt")
    assert names.find("st") == Found("Salt")
    assert names.find("sto") == Found("Stone")


def test_a_beginning_of_a_name_wins_over_one_of_an_alias() -> None:
    assert Finder(["Ivory", "Amber"], {"ivories": ["Amber"]}).find("ivo") == Found("Ivory")


def test_matching_lists_the_surest_first() -> None:
    assert WEST.matching("ger")[0].startswith("Germania")
    assert WEST.matching("")[:1] == WEST.names[:1]
    assert "Rome" in WEST.matching("rom")


@pytest.mark.parametrize(
    ("one", "other", "count"),
    [("rome", "rome", 0), ("rome", "rmoe", 1), ("rome", "roma", 1), ("", "ab", 2), ("kitten", "sitting", 3)],
)
def test_distance(one: str, other: str, count: int) -> None:
    assert distance(one, other) == distance(other, one) == count


def test_words_are_plain() -> None:
    assert words_of("Ma'in  É-Æ 2") == ("main", "e", "ae", "2")
