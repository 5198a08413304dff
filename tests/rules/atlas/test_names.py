"""The name finder: sure things first, slips last, doubt answered by asking."""

from collections.abc import Iterable, Iterator

import pytest

from rules.atlas import Ambiguous, Finder, Found, Unknown, load
from rules.atlas.names import finder_of
from rules.atlas.words import key_of, words_of
from rules.history_of_the_world.board import board as history_board

WHOLE, WEST = load("ancient").finder, load("ancient", "west").finder
BOARDS = {"whole": WHOLE, "west": WEST, "history": history_board().finder}
GOODS = Finder(["Ward 1", "Ward 2", "Ward 12", "Hides", "Salt", "Ivory"], {"hide": ["Hides"]})


def spellings(finder: Finder) -> dict[str, tuple[str, ...]]:
    """Every exact way to write something, as it is compared, and what it means."""
    found: dict[str, tuple[str, ...]] = {}
    for alias, names in finder.aliases.items():
        found[key_of(alias)] = (*found.get(key_of(alias), ()), *names)
    return found | {key_of(name): (name,) for name in finder.names}


def slips(text: str) -> Iterator[str]:
    """The text with each letter once dropped, changed, preceded by another, and swapped with the next one."""
    for at, letter in enumerate(text):
        before, after, other = text[:at], text[at + 1 :], "enwsat"[at % 6]
        yield before + after
        yield before + other + after
        yield before + other + letter + after
        yield before + after[:1] + letter + after[1:]


def misunderstood(finder: Finder, texts: Iterable[tuple[str, tuple[str, ...]]]) -> list[tuple[str, str]]:
    """Texts taken for something else than the names they come from, without asking."""
    exact = spellings(finder)
    return [
        (text, answer.name)
        for text, names in texts
        if key_of(text) not in exact
        and isinstance(answer := finder.find(text), Found)
        and answer.name not in names
    ]


@pytest.mark.parametrize("finder", BOARDS.values(), ids=BOARDS)
def test_every_name_and_every_alias_is_found_exactly(finder: Finder) -> None:
    for key, names in spellings(finder).items():
        assert finder.find(key) == (Found(names[0]) if len(names) == 1 else Ambiguous(names)), key


@pytest.mark.parametrize("finder", BOARDS.values(), ids=BOARDS)
def test_every_beginning_leads_to_its_name_or_asks(finder: Finder) -> None:
    wrong = misunderstood(
        finder,
        (
            (text[:end], names)
            for text, names in [*((n, (n,)) for n in finder.names), *finder.aliases.items()]
            for end in range(1, len(text) + 1)
        ),
    )
    assert wrong == []


@pytest.mark.parametrize("finder", BOARDS.values(), ids=BOARDS)
def test_every_slip_leads_back_to_its_name_or_asks(finder: Finder) -> None:
    exact = spellings(finder)
    wrong = misunderstood(finder, ((text, names) for key, names in exact.items() for text in slips(key)))
    assert wrong == []


@pytest.mark.parametrize("finder", BOARDS.values(), ids=BOARDS)
def test_nearly_every_slip_in_a_long_name_is_understood(finder: Finder) -> None:
    texts = [(text, name) for name in finder.names if len(name) > 6 for text in slips(key_of(name))]
    understood = sum(finder.find(text) == Found(name) for text, name in texts)
    assert understood > 0.9 * len(texts)


@pytest.mark.parametrize("finder", BOARDS.values(), ids=BOARDS)
def test_an_inner_word_is_never_taken_for_the_whole(finder: Finder) -> None:
    exact = spellings(finder)
    for name in finder.names:
        for word in words_of(name)[1:]:
            if not any(key.startswith(word) for key in exact):
                answer = finder.find(word)
                assert isinstance(answer, Ambiguous), word
                assert name in answer.names, word


def test_every_name_is_found_however_it_is_written() -> None:
    for name in WHOLE.names:
        joined = (name.replace(" ", "-"), name.replace(" ", ""))
        for text in (name, name.upper(), name.lower(), f"  {name}.", *joined):
            assert WHOLE.find(text) == Found(name)


def test_every_alias_is_new_and_leads_to_known_names() -> None:
    names = {key_of(name) for name in WHOLE.names}
    for alias, meant in load("ancient").aliases.items():
        assert key_of(alias) not in names, alias
        assert set(meant) <= set(WHOLE.names), alias


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("rome", "Rome"),
        ("Roma", "Rome"),
        ("germ inf", "Germania Inferior"),
        ("GERMANIA inf.", "Germania Inferior"),
        ("w. armenia", "Western Armenia"),
        ("the rome", "Rome"),
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
    assert WHOLE.find("inferior") == Ambiguous(("Germania Inferior",))
    assert WHOLE.find("Estern Ghats") == Ambiguous(("Eastern Ghats", "Western Ghats"))
    assert WEST.find("nile") == Ambiguous(("Alexandria", "Fayum", "Memphis", "Tanis", "Upper Egypt"))
    assert BOARDS["history"].find("Nile") == Ambiguous(("Nile Delta", "Upper Nile"))
    assert WEST.find("w m") == Ambiguous(("Western Mauretania", "Western Mediterranean", "Petra"))


def test_the_name_of_something_larger_is_asked_back() -> None:
    answer = BOARDS["history"].find("China")
    assert isinstance(answer, Ambiguous)
    assert {"Great Plain of China", "Yellow River", "Szechuan"} < set(answer.names)


def test_the_nearest_must_be_clearly_nearer() -> None:
    names = Finder(["Northern Gaul", "Northern Goal", "Thessalonica"])
    assert names.find("Northen Gaul") == Found("Northern Gaul")
    assert names.find("Northrn Gal") == Ambiguous(("Northern Gaul", "Northern Goal"))
    assert names.find("Thesalonika") == Found("Thessalonica")


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
    assert names.find("ston") == Found("Stone")


def test_a_beginning_counts_in_names_and_aliases_alike() -> None:
    names = Finder(["Ivory", "Amber"], {"ivories": ["Amber"]})
    assert names.find("ivo") == Ambiguous(("Ivory", "Amber"))
    assert names.find("amb") == Found("Amber")


def test_a_number_is_not_cut_in_two() -> None:
    assert isinstance(Finder(["Ward 12", "Hides"]).find("ward 1"), Unknown)


def test_matching_lists_the_surest_first() -> None:
    assert WEST.matching("ger")[0].startswith("Germania")
    assert WEST.matching("")[:1] == WEST.names[:1]
    assert "Rome" in WEST.matching("rom")


def test_matching_knows_aliases() -> None:
    assert WEST.matching("istan") == ("Byzantium",)
    assert set(WEST.matching("sicil")) == {"Milazzo", "Panormus", "Syracuse"}


def test_the_finder_of_the_same_names_is_made_once() -> None:
    assert finder_of(("Salt", "Ivory")) is finder_of(("Salt", "Ivory"))


def test_words_are_plain() -> None:
    assert words_of("Ma'in  É-Æ 2") == ("main", "e", "ae", "2")
    assert words_of("The Salt & the Sea") == ("salt", "and", "the", "sea")
    assert words_of("the") == ("the",)
