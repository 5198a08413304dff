"""A post cut to what Discord takes: so many letters, so many components, no control twice."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from bot.discord.post import Key, Part, Post

MOST_LETTERS = 4000  # in all texts together
MOST_COMPONENTS = 40  # nested ones included
MOST_LINES = 25  # of a story, that a phone shows at a glance
IN_A_ROW = 5
TITLE, UNTIL, STATE, SMALL = 250, 500, 700, 250
MARKS = 5  # letters around a text: of a heading, of a mention, the end of its line
STORY = 900  # letters that parts leave to the story
SHORT = 150  # letters that a part leaves to each one after it
BARE = 10  # calls, box, title, pictures, story, state, two lines, small print; texts without a place


def shortened(text: str, most: int) -> str:
    """A text cut at a line's end, so that what is cut off is missed."""
    if len(text) <= most:
        return text
    line = text.rfind("\n", 0, max(most - 1, 0))
    return text[: line if line > most // 2 else max(most - 2, 0)].rstrip() + "\n…"


def fitted(post: Post) -> Post:
    """The post within all bounds: first the story gives way, then the parts; buttons without a place go."""
    post = _each_once(post)
    post = replace(
        post,
        title=shortened(post.title, TITLE).replace("\n", " "),
        until=shortened(post.until, UNTIL).replace("\n", " "),
        state=shortened(post.state, STATE).replace("\n", " "),
        small=shortened(post.small, SMALL).replace("\n", " "),
        parts=_placed(post),
    )
    fixed = (post.title, post.until, post.state, post.small, *map(str, post.calls))
    left = MOST_LETTERS - sum(len(text) + MARKS for text in fixed)
    parts = tuple(_cut_parts(post.parts, left - (STORY if post.story else 0)))
    left -= sum(len(part.text) for part in parts)
    return replace(post, parts=parts, story=tuple(_cut_story(post.story, post.rest, left)))


def _cut_parts(parts: Sequence[Part], left: int) -> Iterator[Part]:
    """Each as long as it can be without crowding out what comes after it."""
    for place, part in enumerate(parts, start=1):
        after = sum(min(len(later.text), SHORT) for later in parts[place:])
        text = shortened(part.text, left - after)
        left -= len(text)
        yield replace(part, text=text)


def _cut_story(lines: Sequence[str], rest: str, left: int) -> Iterator[str]:
    """As many lines as there is room for, and where the others are."""
    if len(lines) > MOST_LINES or sum(len(line) + 1 for line in lines) > left:
        kept, left = 0, left - len(rest) - 30
        while kept < min(len(lines), MOST_LINES) and len(lines[kept]) < left:
            left -= len(lines[kept]) + 1
            kept += 1
        yield from lines[:kept]
        yield f"… and {len(lines) - kept} more{': ' if rest else ''}{rest}"
    else:
        yield from lines


def _placed(post: Post) -> tuple[Part, ...]:
    """The last parts with their buttons, as many as have room; the texts before them stand together."""
    room = MOST_COMPONENTS - BARE - len(post.files) - 2 * len(post.menus) - _rows(len(post.row))
    placed: list[Part] = []
    for part in reversed(post.parts):
        room -= 3 if len(part.keys) == 1 else 1 + _rows(len(part.keys))
        if room < 0:
            break
        placed.insert(0, part)
    crowded = post.parts[: len(post.parts) - len(placed)]
    return (Part("\n".join(part.text for part in crowded)), *placed) if crowded else tuple(placed)


def _rows(keys: int) -> int:
    """The components of so many buttons."""
    return keys + -(-keys // IN_A_ROW)


def _each_once(post: Post) -> Post:
    """What stands beside a text is not in the row too: Discord refuses two controls with one id."""
    seen: set[str] = set()

    def fresh(keys: Iterable[Key]) -> tuple[Key, ...]:
        kept = tuple({key.id: key for key in keys if key.id not in seen}.values())
        seen.update(key.id for key in kept)
        return kept

    parts = tuple(replace(part, keys=fresh(part.keys)) for part in post.parts)
    return replace(post, parts=parts, row=fresh(post.row))
