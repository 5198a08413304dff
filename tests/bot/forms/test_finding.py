"""Long menus and suggestions know places by their other words."""

from bot.discord.commands.completing import choices, labelled
from bot.forms.paging import narrowed
from bot.forms.reading import read
from rules.games import GAMES, finder_among
from rules.table import Allocate, Choice, Choose, FaultKind, Refusal

AREAS = tuple(Choice(name, name) for name in ("Rome", "Byzantium", "Sparta", "Salamis", "Cyprus"))
WHERE = Choose(seat=0, key="c", prompt="Where?", options=AREAS, fallback="Rome")


def test_a_search_in_a_menu_knows_aliases():
    assert [option.key for option in narrowed(AREAS, "istanbul")] == ["Byzantium"]
    assert [option.key for option in narrowed(AREAS, "kypros")] == ["Salamis", "Cyprus"]


def test_suggestions_know_aliases():
    names = [option.label for option in AREAS]
    assert [choice.value for choice in choices(names, "constantin")] == ["Byzantium"]
    assert [choice.value for choice in labelled({"k": "Sparta", "l": "Rome"}, "lacedaemon")] == ["k"]


def test_a_typed_choice_knows_aliases_and_asks_back():
    assert read(WHERE, "Istanbul", None) == "Byzantium"
    refusal = read(WHERE, "Kypros", None)
    assert isinstance(refusal, Refusal)
    assert refusal.faults[0].kind is FaultKind.AMBIGUOUS
    assert refusal.faults[0].legal == "Cyprus / Salamis"


def test_what_resembles_nothing_is_answered_with_the_options():
    refusal = read(WHERE, "xyzzy", None)
    assert isinstance(refusal, Refusal)
    assert refusal.faults[0].legal.startswith("Rome, Byzantium")


def test_amounts_are_what_was_written():
    question = Allocate(seat=0, key="a", prompt="", limits={"Rome": 9, "Sparta": 9}, total=5)
    assert read(question, "Roma x2, 3 Sparta", None) == {"Rome": 2, "Sparta": 3}
    assert read(question, "Rome 0, Sparta: 5", None) == {"Rome": 0, "Sparta": 5}
    assert isinstance(read(question, f"Rome {'9' * 3000}"[:1900], None), Refusal)


def test_every_game_gives_the_other_words_for_its_places():
    assert GAMES["western-empires"].aliases()["roma"] == ("Rome",)
    assert "Great Plain of China" in GAMES["history-of-the-world"].aliases()["China"]


def test_the_finder_of_a_menu_is_made_once():
    assert finder_among(("Rome", "Sparta")) is finder_among(("Rome", "Sparta"))
