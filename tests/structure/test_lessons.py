"""A guided first game explains all that it can ask: each kind of question has a lesson, and none is idle."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from renders.faces import FACES
from rules.games import GAMES
from rules.table import Refusal

ROOT = Path(__file__).resolve().parents[2]
FAMILY = "rules/civ"
SIBLINGS = {"western-empires": "western_empires", "civx": "civx", "dawn-of-history": "dawn_of_history"}
OTHERS = {"history-of-the-world": "rules/history_of_the_world", "peoples": "rules/peoples"}
NAMED_ELSEWHERE = {"lending"}  # its topic is an argument
LONGEST = 520  # letters: with its question a lesson must fit on a phone
BEGINNINGS = {"**Suggest**", "**Submit** as it stands", "Without an answer", "**Done**", "Any of them"}
AT_ONCE = {"Choose", "Number"}  # forms that have no Suggest, and no Submit
REFEREED = {
    "Orders",
    "Plan",
    "Purchase",
    "Deal",
}  # forms that begin with what would be taken, and have no Suggest
SENTENCE = re.compile(r"[.!?](?:\s|$)")


def modules(game: str) -> list[Path]:
    if game in OTHERS:
        return sorted((ROOT / OTHERS[game]).rglob("*.py"))
    foreign = set(SIBLINGS.values()) - {SIBLINGS[game]}
    return [p for p in sorted((ROOT / FAMILY).rglob("*.py")) if not foreign & set(p.parts)]


def words_of(node: ast.expr | None, constants: dict[str, str]) -> str:
    """The beginning of a text, as far as the code writes it down."""
    match node:
        case ast.Constant(value=str() as text):
            return text
        case ast.JoinedStr(values=[first, *_]):
            return words_of(first, constants)
        case ast.Name(id=name):
            return constants.get(name, "")
        case ast.Call(func=ast.Attribute(attr="join"), args=[ast.List(elts=[first, *_])]):
            return words_of(first, constants)
    return ""


@cache
def questions(game: str) -> frozenset[tuple[str, str, str]]:
    """Every question in the code of a game: its kind, its section, its form."""
    found = set()
    for path in modules(game):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        nodes = list(ast.walk(tree))
        constants = {
            node.targets[0].id: node.value.value
            for node in nodes
            if isinstance(node, ast.Assign)
            and isinstance(node.targets[0], ast.Name)
            and isinstance(node.value, ast.Constant)
            and isinstance(node.value.value, str)
        }
        for node in nodes:
            if not isinstance(node, ast.Call):
                continue
            given = {keyword.arg: keyword.value for keyword in node.keywords}
            if {"key", "prompt"} <= set(given):
                topic = words_of(given.get("topic"), constants)
                key = words_of(given["key"], constants).partition(":")[0]
                if topic or key:
                    form = getattr(node.func, "id", "")
                    found.add((topic or key, words_of(given.get("section"), constants), form))
    return frozenset(found)


def kinds(game: str) -> set[tuple[str, str]]:
    return {(kind, section) for kind, section, _ in questions(game)}


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_speaks_of_the_buttons_that_the_form_has(game):
    forms: dict[str, set[str]] = {}
    for kind, _, form in questions(game):
        forms.setdefault(kind, set()).add(form)
    for kind, lesson in FACES[game].course.lessons.items():
        if forms.get(kind, {""}) <= AT_ONCE:
            assert lesson.suggested.startswith(("Without an answer", "Any of them")), kind
        elif forms.get(kind, {""}) <= REFEREED:
            assert lesson.suggested.startswith(
                ("**Submit** as it stands", "**Done**", "Without an answer")
            ), kind


@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_question_has_a_lesson(game):
    lessons = FACES[game].course.lessons
    assert kinds(game)
    missing = {kind for kind, section in kinds(game) if kind not in lessons and section not in lessons}
    assert missing == set()


def test_no_lesson_is_idle():
    asked = {kind for game in GAMES for kind, _ in kinds(game)} | NAMED_ELSEWHERE
    sections = {section for game in GAMES for _, section in kinds(game)}
    written = {key for game in GAMES for key in FACES[game].course.lessons}
    assert written - asked - sections - {"corruption", "sea", "marker"} == set()


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_is_short_and_says_what_comes_without_an_answer(game):
    course = FACES[game].course
    for key, lesson in course.lessons.items():
        assert len(lesson.text) + len(lesson.suggested) <= LONGEST, key
        assert 2 <= len(SENTENCE.findall(lesson.text)) <= 3, (key, lesson.text)
        assert lesson.suggested.startswith(tuple(BEGINNINGS)), key
    assert 2 <= len(SENTENCE.findall(course.about)) <= 3


@pytest.mark.parametrize("game", GAMES)
def test_a_guided_game_can_be_set_up_as_its_course_says(game):
    course = FACES[game].course
    settled = GAMES[game].settle(course.options, course.players)
    assert not isinstance(settled, Refusal)
    assert GAMES[game].least <= course.players <= GAMES[game].most
