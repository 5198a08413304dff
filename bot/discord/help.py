"""What to do now, for somebody who never played."""

from __future__ import annotations

from bot.advice import gives_advice
from bot.discord.seats import look_with_sides
from bot.live_game import LiveGame
from renders.faces import FACES

COMMANDS = """**Everything at a glance**
📜 **My orders** or `/orders`: what you are asked now, as a form. You can also write it: `/orders text:…`
🃏 **My hand** or `/hand` · 🗺️ **Map** or `/map` (of a place: `/map place:…`) · 🏛️ **Standings** or `/standings`
🤝 `/trade offer` · `/trade list` · the buttons in your DMs accept, counter and decline
⏳ *Wait for…* in a form, or `/orders text:after NAME`: you are asked when that player has acted
↩️ `/undo` takes your last answer back, unless something has come to light since
📚 `/rules` explains a phase, a card or a rule · `/board` is the map as text
⏪ `/history`, `/chart`, `/replay` look back
⚙️ `/prefs` colours, texts, notices · `/vacation` · `/vote` · `/standing` your standing orders"""

ADVICE = "💡 **Suggest** beside **My orders** or in a form: what a stand-in would do in your place, and why"


def _commands(live: LiveGame) -> str:
    return f"{COMMANDS}\n{ADVICE}" if gives_advice(live.row) else COMMANDS


def help_text(live: LiveGame, user: int) -> str:
    """Where the game stands for this person, what to press, and the phase in our own words."""
    seat, table = live.seat_of(user), live.table
    if table is None:
        begin = "The game has not begun. Press **Join** on the lobby message to take a seat."
        return f"{begin}\n\n{_commands(live)}"
    lines = []
    phase = table.game.title(table.phase) if table.phase else ""
    if seat is None:
        lines.append("You are watching this game.")
    else:
        asked = [o for o in table.questions(seat.seat) if o.given is None and o.after is None and not o.free]
        now = [o for o in asked if not o.ahead]
        if now:
            lines.append(f"**You are asked:** {now[0].question.prompt.splitlines()[0]} Press **My orders**.")
        elif asked:
            lines.append("Nothing is asked of you yet, but you may answer ahead: press **My orders**.")
        elif (other := table.holding().get(seat.seat)) is not None:
            name = look_with_sides(live).bold(other)
            lines.append(f"You wait for {name}, and are asked when that player has acted.")
        else:
            lines.append("Nothing is asked of you right now.")
    if phase:
        face = FACES[live.row.ruleset]
        if phase in face.topics():
            lines.append(f"**{phase}.** {face.rule(phase)[:900]}")
    return "\n\n".join([*lines, _commands(live)])
