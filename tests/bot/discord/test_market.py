"""A lively market at a real table: offers to several, quiet ones to all, calls for those who listen."""

from bot import actions
from bot.discord.layout import read_aloud
from bot.discord.now import Now
from rules.civ.state import Card
from tests.bot.inside import inside
from tests.bot.player import fill_window
from tests.bot.secrets_watch import SecretsWatch
from tests.bot.stage import stage
from tests.bot.words import controls, words

SEATS = {"Ann": 0, "Ben": 3, "Cleo": 4}  # two stand-ins sit between them
DEALT = (
    ("Ochre", "Clay", "Salt"),
    ("Wine",) * 3,
    ("Oil",) * 3,
    ("Textiles", "Iron", "Fish"),
    ("Wool", "Tin", "Fruit"),
)
SILENT = 1 << 12
NOTE = "now or *never*"
OF_ANN = "3 cards incl. Ochre, Clay"


async def at_trade(s):
    """A game of five whose cards are dealt as we like, and that has come to its first trade."""
    ann, *others = s.people.values()
    await ann.slash(s.channel, "game new", game="western-empires", speed="fast", standins=2)
    lobby = s.channel.last_message
    for other in others:
        await other.click(lobby, label="Join")
    await ann.click(lobby, label="Start")
    watch = SecretsWatch(s, SEATS)
    for _ in range(20):
        async with inside(s.app.tables, 1) as live:
            if live.table.phase == "trade":
                break
            for nation, names in zip(live.table.state.nations, DEALT, strict=True):
                nation.hand = [Card(name) for name in names]
        await s.app.tables.do(1, actions.force())
        await s.app.tables.quiet()
    await s.settle()
    return watch


def newest(s, name):
    return list(s.people[name].user.dm_channel.history())[-1]


def sent_to(s, name, text):
    """What was sent to somebody that says this: whether each came without a sound."""
    place = f"/channels/{s.people[name].user.dm_channel.id}/messages"
    sent = [r.json for r in s.env.http_requests if r.path == place and isinstance(r.json, dict)]
    return [bool(json.get("flags", 0) & SILENT) for json in sent if text in read_aloud(json["components"])]


async def test_an_offer_to_two_is_taken_by_one_press_and_gone_for_the_other(tmp_path):
    async with stage(str(tmp_path / "a.db"), *SEATS, every=50) as s:
        await s.people["Cleo"].slash(s.channel, "prefs", market=True, notify="dm")
        watch = await at_trade(s)
        for name in ("Ben", "Cleo"):  # they have come since they were called: an offer calls them again
            await s.people[name].slash(s.channel, "orders")
        held = {name: ", ".join(DEALT[seat]) for name, seat in SEATS.items()}
        terms = {"give": held["Ann"], "want": held["Ben"]}
        made = await s.people["Ann"].slash(s.channel, "trade offer", to="Ben, Cleo", **terms, note=NOTE)
        assert "Recorded" in words(made.response)
        await s.settle()
        await watch.look()
        for name in ("Ben", "Cleo"):
            text = words(newest(s, name))
            assert "The first to accept gets the deal" in text
            assert r"“now or \*never\*”" in text
            assert sent_to(s, name, "now or") == [False]
        assert not any("never" in text for text in s.posted())
        late = newest(s, "Cleo")
        taken = await s.people["Ben"].user.click(newest(s, "Ben"), label="Accept")
        assert "Recorded" in words(taken.response)
        stale = await s.people["Cleo"].user.click(late, label="Accept")
        assert "somebody else accepted it" in words(stale.response)
        await s.settle()
        await watch.look()
        assert "is closed: somebody else accepted it" in words(newest(s, "Cleo"))
        assert "You received" in words(newest(s, "Ann"))
        kept = await s.people["Cleo"].slash(s.channel, "messages")
        assert "offers you and" in words(kept.response), "it can be read"
        assert not [key for key in controls(kept.response) if key.get("label") == "Accept"], "it is closed"

        # a counter is two presses: the window is the mirror of the offer
        window = await s.people["Cleo"].user.click(late, label="Counter")
        assert window.modal is None, "that offer is gone"
        rest = held["Cleo"]
        await s.people["Cleo"].slash(s.channel, "trade offer", to="Ann", give=rest, want=held["Ben"])
        await s.settle()
        window = await s.people["Ann"].user.click(newest(s, "Ann"), label="Counter")
        assert window.modal["title"].startswith("Counter ")
        countered = await fill_window(s.people["Ann"].user, window, note="and not more")
        assert "Recorded" in words(countered.response)
        await s.settle()
        assert "and not more" in words(newest(s, "Cleo"))
        declined = await s.people["Cleo"].user.click(newest(s, "Cleo"), label="Decline")
        assert "Recorded" in words(declined.response)

        # an offer is two presses: My orders, Submit
        window = await s.people["Cleo"].click(s.channel.last_message, label="My orders")
        give = ["Wool#1", "Tin#1", "Fruit#1?"]
        made = await fill_window(s.people["Cleo"], window, act=["offer"], to=["0"], give=give, want="2 Iron")
        assert "Recorded" in words(made.response)
        await s.settle()
        assert "3 cards (Tin and Wool) for 3 cards of yours (2 Iron)" in words(newest(s, "Ann"))

        # an offer to all rings for those who asked for it
        made = await s.people["Cleo"].slash(s.channel, "trade offer", to="all", give=rest, want=rest)
        assert "Recorded" in words(made.response)
        await s.settle()
        await s.people["Ann"].slash(s.channel, "prefs", market=True)
        await s.people["Ben"].slash(s.channel, "prefs", market=False)
        await s.people["Cleo"].slash(s.channel, "trade offer", to="all", give=rest, want=rest, note="again")
        await s.settle()
        assert sent_to(s, "Ben", "offers you")[-1], "he is there, and did not ask"
        assert not sent_to(s, "Ann", "offers you")[-1]
        await watch.look()

        # what is called out calls those who listen, once until they come
        called = len(sent_to(s, "Cleo", "The market"))
        await s.people["Ann"].slash(s.channel, "trade market", want="Iron")
        await s.people["Ben"].slash(s.channel, "trade market", want="Gold")
        await s.settle()
        assert len(sent_to(s, "Cleo", "The market")) == called + 1
        assert "looks for Iron" in words(newest(s, "Cleo"))
        await s.people["Ann"].slash(s.channel, "trade market", want="Fish")
        async with inside(s.app.tables, 1) as live:
            wishes = [line.partition(" looks for ")[2] for line in Now.of(live).market if "looks for" in line]
        assert wishes[-2:] == ["Gold.", "Fish."] and "Iron." not in wishes, "one wish of each, the newest"
        assert sent_to(s, "Ben", "The market") == [], "he did not ask"
        assert watch.checked >= 8


def called(s, name):
    """How often somebody was called in the channel."""
    user = str(s.people[name].id)
    sent = [r.json for r in s.env.http_requests if r.method == "POST" and isinstance(r.json, dict)]
    return sum(user in map(str, (json.get("allowed_mentions") or {}).get("users", [])) for json in sent)


async def test_who_is_done_hears_of_offers_in_silence_and_is_called_at_the_last_call(tmp_path):
    async with stage(str(tmp_path / "a.db"), *SEATS, every=50) as s:
        await at_trade(s)
        held = {name: ", ".join(DEALT[seat]) for name, seat in SEATS.items()}
        assert "done" in words((await s.people["Ann"].slash(s.channel, "trade done")).response)
        made = await s.people["Ben"].slash(s.channel, "trade offer", to="Ann", give=held["Ben"], want=OF_ANN)
        assert "Recorded" in words(made.response)
        await s.settle()
        assert sent_to(s, "Ann", "Textiles") == [True], "told, not called"
        assert "Ann" not in await s.awaited()
        before = called(s, "Ann")
        told = await s.people["Cleo"].slash(s.channel, "prefs", done="end")
        assert "you come back for: nothing" in words(told.response)
        assert "for good" in words((await s.people["Cleo"].slash(s.channel, "trade done")).response)
        await s.people["Ben"].slash(s.channel, "prefs", done="end")
        assert "for good" in words((await s.people["Ben"].slash(s.channel, "orders", text="done")).response)
        await s.settle()
        assert await s.awaited() == ["Ann"]
        assert called(s, "Ann") == before + 1
        taken = await s.people["Ann"].user.click(newest(s, "Ann"), label="Accept")
        assert "Recorded" in words(taken.response)
        await s.people["Ann"].slash(s.channel, "trade done")
        async with inside(s.app.tables, 1) as live:
            assert live.table.phase != "trade"


async def test_who_is_done_accepts_out_of_a_message_and_stays_done(tmp_path):
    async with stage(str(tmp_path / "a.db"), *SEATS, every=50) as s:
        await at_trade(s)
        held = {name: ", ".join(DEALT[seat]) for name, seat in SEATS.items()}
        receipt = await s.people["Ann"].slash(s.channel, "trade done")
        assert "You are still trading" not in words(receipt.response)
        made = await s.people["Ben"].slash(s.channel, "trade offer", to="Ann", give=held["Ben"], want=OF_ANN)
        assert "Recorded" in words(made.response)
        await s.settle()
        taken = await s.people["Ann"].user.click(newest(s, "Ann"), label="Accept")
        assert "Recorded" in words(taken.response)
        await s.settle()
        assert "Ann" not in await s.awaited()
        async with inside(s.app.tables, 1) as live:
            assert sorted(card.name for card in live.table.state.nations[0].hand) == sorted(DEALT[3])
