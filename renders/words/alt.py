"""Alt texts, cut at a sensible place."""

LONGEST = 1024
_MORE = "…"


def clipped(text: str, longest: int = LONGEST) -> str:
    """The text cut after a sentence, else after a part of one, else after a word, so that it fits."""
    text = " ".join(text.split())
    if len(text) <= longest:
        return text
    room = text[: longest - len(_MORE) - 1]
    for mark, keep in ((". ", 1), ("; ", 0), (", ", 0), (" ", 0)):
        at = room.rfind(mark)
        if at >= longest // 2:
            return f"{room[: at + keep]} {_MORE}" if keep else room[:at] + _MORE
    return room + _MORE


def alt(*sentences: str) -> str:
    """One alt text of several sentences, each with its full stop; the last ones go if there is no room."""
    said = [s.strip() for s in sentences if s.strip()]
    return clipped(" ".join(s if s[-1] in ".!?…" else s + "." for s in said))
