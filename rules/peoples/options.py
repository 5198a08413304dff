"""What the host may set: the advanced rule, the book of events, a longer or a limited game."""

from rules.table import Choice, Option

TECHNOLOGY_TREE = "technology-tree"
BOOK = "book-of-events"
VICTORIES = "victories"
PEOPLES = "peoples"
ROUNDS = "rounds"
OPEN_END = "open"

OPTIONS = (
    Option(
        TECHNOLOGY_TREE,
        "Advanced rule: technology tree",
        (Choice("no", "No"), Choice("yes", "Yes")),
        "no",
        "Advances and developments have a base cost, which those acquired before may save.",
    ),
    Option(
        BOOK,
        "Book of events",
        (Choice("no", "No"), Choice("yes", "Yes")),
        "no",
        "Events for all, a page for each second people to reach a level; its end ends the game.",
    ),
    Option(
        VICTORIES,
        "Victories needed to win",
        (Choice("1", "One"), Choice("2", "Two"), Choice("3", "Three")),
        "1",
        "More than one makes a longer game; they need not be reached in the same Revolution.",
    ),
    Option(
        PEOPLES,
        "Peoples",
        (Choice("drawn", "Drawn by lot"), Choice("chosen", "Chosen with the starting part")),
        "drawn",
        "Each people begins with an advance of its own trait.",
    ),
    Option(
        ROUNDS,
        "Length",
        (
            Choice(OPEN_END, "Until somebody wins"),
            Choice("15", "15 rounds"),
            Choice("25", "25 rounds"),
            Choice("40", "40 rounds"),
        ),
        OPEN_END,
        "After the last round all take a last Revolution, and the points decide.",
    ),
)
