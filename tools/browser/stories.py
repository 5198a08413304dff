"""What newcomers do at the practice table, and what they must find."""

from __future__ import annotations

import time

from bot.practice.table import BACK
from tools.browser.newcomer import ADVISED, Newcomer
from tools.browser.table import Wrong

GAME, ANOTHER = "Western Empires", "History of the World"
LONGEST = 240  # seconds until the map must have changed
MOST = 8  # presses to the first order
FIRST_ANSWERS = 6  # of each guided game
WHICH_ONE, GUIDED = "Which game do you want to learn?", "a guided game against"
MIDDLE, STANDINGS = "You are in the middle of", "The standings as they are"
PRIVATE = "Only you can see this"
LOOKED_AT = "This is how it would look:"
Command = tuple[str, dict[str, str], str]  # its name, its options, and what must be said to it


def learn(somebody: Newcomer, game: str) -> None:
    """Begin to learn a game, in place of the one under way."""
    asked, begun, middle, ended = (somebody.read(text) for text in (WHICH_ONE, GUIDED, MIDDLE, STANDINGS))
    somebody.press("Learn to play")
    somebody.until(WHICH_ONE, asked)
    somebody.press(game)
    if somebody.until_either(GUIDED, begun, MIDDLE, middle) == MIDDLE:
        somebody.press(f"End it and begin {game}")
        somebody.until(STANDINGS, ended)
        somebody.until(GUIDED, begun)


def first_order(somebody: Newcomer) -> None:
    """From the first look to the first order: what it takes is counted and said."""
    begun = time.monotonic()
    learn(somebody, GAME)
    somebody.until("Who plays what")
    somebody.order()
    seconds = time.monotonic() - begun
    print(f"first order after {somebody.presses} presses and {seconds:.1f} seconds at the page")
    if somebody.presses > MOST:
        raise Wrong(f"the first order took {somebody.presses} presses")
    somebody.picture("first-order")


def quick_presses(somebody: Newcomer) -> None:
    """Three presses at once are three answers."""
    before = somebody.read(PRIVATE)
    for _ in range(3):
        somebody.press("Standings", at_once=True)
    somebody.until(PRIVATE, before, times=3)


def refused_text(somebody: Newcomer) -> None:
    """What cannot be read stands in the window again, marked; then nothing is a good answer."""
    before = somebody.read("❌")
    window = somebody.window()
    window.locator("textarea").last.fill("Atlantis 3 > Utopia")
    somebody.submit(window)
    somebody.until("❌", before)
    window = somebody.window("Correct…")
    field = window.locator("textarea").last
    if "✗" not in field.input_value() or "Atlantis" not in field.input_value():
        raise Wrong(f"the window holds {field.input_value()!r} after a refusal")
    somebody.picture("refused")
    told = somebody.read("✅")
    field.fill("stay")
    somebody.submit(window)
    somebody.recorded(told)


def previewed(somebody: Newcomer) -> None:
    """What is suggested can be looked at: the whole picture comes into sight below its form."""
    advised, looked = somebody.read(ADVISED), somebody.read(LOOKED_AT)
    somebody.press("Suggest")
    somebody.until(ADVISED, advised)
    somebody.press("Preview")
    somebody.until(LOOKED_AT, looked)
    somebody.at_the_picture(LOOKED_AT)
    somebody.picture("previewed")


def next_map(somebody: Newcomer) -> None:
    """Answers as they stand until another picture is posted."""
    begun, before = time.monotonic(), somebody.posted()
    while somebody.posted() <= before:  # none that was not there
        if time.monotonic() - begun > LONGEST:
            raise Wrong("no other picture after four minutes")
        somebody.order()
    somebody.picture("next-map")


def give(somebody: Newcomer, *commands: Command) -> None:
    """Give commands one after the other, and read what is said to each."""
    for name, options, said in commands:
        before = somebody.read(said)
        somebody.command(name, **options)
        somebody.until(said, before)
        somebody.at_the_newest()
    if somebody.page.get_by_text("The bot action failed").count():
        raise Wrong("the page speaks of a failure after a refusal")


def commands(somebody: Newcomer) -> None:
    """Slash commands answer in private, refusals too, and no failure is spoken of."""
    give(
        somebody,
        ("prefs", {}, "Your settings"),
        ("show", {"picture": "battles", "phase": "1"}, "Nobody fought."),
        ("messages", {}, "The newest first."),
        ("host pause", {}, "The game is paused"),
        ("orders", {}, "nobody can answer until it goes on"),
        ("host resume", {}, "The game goes on"),
        ("host deadline", {"time": "1 day"}, "The deadline is now"),
        ("host deadline", {"at": "friday 18:00"}, "The deadline is now"),
        ("host nudge", {}, "called a moment ago"),
        ("host share", {"person": "Guest"}, "That is the host."),
        ("whisper", {"to": "Hiero", "text": "Hello"}, "stand-ins do not read whispers"),
        ("host move", {"to": "practice-table"}, "The game is played here already."),
        ("host rollback", {"phase": "1", "sure": "yes"}, "The game is taken back to the start of"),
        ("host replace", {"seat": "Hiero"}, "(Hiero) is free"),
    )
    somebody.picture("commands")


def another_game(somebody: Newcomer) -> None:
    """Another game is begun in place of this one, which tells its standings as they are."""
    learn(somebody, ANOTHER)
    somebody.order()


def guided(somebody: Newcomer, game: str) -> None:
    """The first answers of a guided game, most of them as suggested; its first question is explained."""
    learn(somebody, game)
    said = somebody.order()
    if "🎓" not in said:
        raise Wrong(f"the first question of {game} is not explained: {said}")
    for _ in range(FIRST_ANSWERS - 1):
        somebody.advised()
    somebody.picture(game.split()[0].strip(":").lower())


def go_on(somebody: Newcomer) -> None:
    """After a restart the game is offered again, and goes on."""
    somebody.until(BACK)
    somebody.named("Begin another").wait_for()
    somebody.page.get_by_role("button", name="Go on:").click()
    somebody.until("Awaited:")
    somebody.order()
    somebody.picture("welcome-back")


def ended(somebody: Newcomer) -> None:
    """A game that is ended tells its standings as they are."""
    give(somebody, ("host end", {"sure": "yes"}, STANDINGS))
    somebody.picture("ended")


SECOND_VISIT = (go_on, ended)
FIRST_VISIT = (first_order, quick_presses, refused_text, next_map, previewed, commands, another_game)
