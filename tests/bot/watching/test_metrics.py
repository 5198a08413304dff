"""Every figure is seen moving, and the pages tell it; a bot that is unwell says so."""

import asyncio
import json
import logging

import aiohttp
import pytest
from aiohttp import web
from prometheus_client.parser import text_string_to_metric_families

from bot.commands.failure import Failure
from bot.limits import RATES, Cost
from bot.log import Counting
from bot.poster import DmsClosed, Sending, TryAgain
from bot.store import Store
from bot.store.rows import Letter, Target, TargetKind
from bot.studio import Studio
from bot.turns import Urgency
from bot.watching import lag, metrics
from bot.watching.counting import CountedPoster
from bot.watching.health import main as ask
from bot.watching.requests import Requests, route
from bot.watching.watch import Watch
from tests.bot.player import Presser
from tests.bot.stage import stage

CHANNEL = Target(TargetKind.CHANNEL, 1)
CALLBACK = {"method": "POST", "route": "/interactions/:id/:token/callback"}


def watch(s):
    return Watch(s.app.store, "127.0.0.1", 0, s.app)


def value(name, **labels):
    return metrics.REGISTRY.get_sample_value(f"amphora_{name}", labels) or 0.0


def values():
    """Every sample by its name and labels."""
    return {
        (sample.name, *sorted(sample.labels.items())): sample.value
        for family in metrics.REGISTRY.collect()
        for sample in family.samples
        if family.name.startswith("amphora_") and not sample.name.endswith("_created")
    }


async def play(s):
    """A game is begun, a question answered, and something refused."""
    await s.begin("Ben", host="Ann")
    await Presser(s, s.people["Ann"], b"ann").answer()
    await s.people["Ann"].slash(s.channel, "orders", text="nonsense, nothing of it")
    await s.settle()


async def talk_to_discord():
    """A press is acknowledged, and a request broken off, at a Discord of our own."""

    async def answer(request):
        return web.Response(status=204)

    served = web.Application()
    served.add_routes([web.post("/{path:.*}", answer)])
    runner = web.AppRunner(served)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    port, requests = runner.addresses[0][1], Requests()
    requests.arrived(1234567, "component")
    async with aiohttp.ClientSession(trace_configs=[requests.trace]) as session:
        url = f"http://127.0.0.1:{port}/api/v10/interactions/1234567/a-token/callback"
        async with session.post(url):
            pass
        await runner.cleanup()
        with pytest.raises(aiohttp.ClientError):
            await session.post(url)


async def draw():
    """A picture that is drawn while we look, and one that is not."""
    studio, at_once = Studio(0, 5), []
    await studio.run(lambda: at_once.append(value("pictures_waiting")))
    with pytest.raises(ZeroDivisionError):
        await studio.run(lambda: 1 / 0)
    studio.close()
    assert at_once == [1]


async def ask_too_often(s):
    for _ in range(RATES[Cost.REPLAY][0].most + 1):
        shown = await s.people["Ann"].slash(s.channel, "replay")
    told = [message.content for message in (shown.response, *shown.followups) if message is not None]
    assert "You have asked for many replays" in told[-1]


async def be_late(monkeypatch):
    monkeypatch.setattr(lag, "EVERY", 0)
    before = value("loop_lag_seconds_count")
    measuring = asyncio.ensure_future(lag.measure_lag())
    while value("loop_lag_seconds_count") == before:
        await asyncio.sleep(0)
    measuring.cancel()


async def test_every_figure_is_seen_moving(tmp_path, monkeypatch):
    before = values()
    async with stage(str(tmp_path / "a.db"), "Ann", "Ben") as s, watch(s) as port:
        monkeypatch.setattr(type(s.app), "latency", 0.25)
        await play(s)
        await talk_to_discord()
        await draw()
        await be_late(monkeypatch)
        await ask_too_often(s)
        Counting(logging.WARNING).handle(logging.LogRecord("bot", logging.ERROR, "", 0, "", (), None))
        await s.app.outbox.close()
        await s.app.store.letters.send([Letter(CHANNEL, "text", {"text": "later"})], None)
        await s.app.store.drawings.ask(None, Urgency.LATER, len)
        s.time.seconds += 86_400 * 30
        seen = await page(port, "metrics")
        moved = {"amphora_pictures_waiting"}  # seen in `draw`
        moved |= {key[0] for key, now in values().items() if now != before.get(key, 0.0)}
        told = {family.name for family in text_string_to_metric_families(seen)}
    families = [family for family in metrics.REGISTRY.collect() if family.name.startswith("amphora_")]
    assert [f.name for f in families if not moved & {sample.name for sample in f.samples}] == []
    assert {family.name for family in families} <= told
    assert value("pictures_waiting") == 0
    for name, labels in EXPECTED:
        assert value(name, **labels) > before.get((f"amphora_{name}", *sorted(labels.items())), 0), name


EXPECTED = (
    ("answers_total", {"by": "player"}),
    ("refusals_total", {"where": "form"}),
    ("interactions_total", {"kind": "application_command"}),
    ("letters_total", {"outcome": "posted"}),
    ("pictures_total", {"outcome": "drawn"}),
    ("pictures_total", {"outcome": "failed"}),
    ("games", {"status": "running"}),
    ("shards", {"state": "open"}),
    ("letters_waiting", {}),
    ("drawings_waiting", {}),
    ("games_overdue", {}),
    ("discord_requests_total", {**CALLBACK, "status": "204"}),
    ("discord_requests_total", {**CALLBACK, "status": "none"}),
)  # fmt: skip


async def page(port, name, status=200):
    async with aiohttp.ClientSession() as session, session.get(f"http://127.0.0.1:{port}/{name}") as answer:
        assert answer.status == status
        return await answer.text()


async def test_a_bot_that_is_unwell_says_so(tmp_path, monkeypatch, capsys):
    async with stage(str(tmp_path / "a.db")) as s, watch(s) as port:
        monkeypatch.setenv("AMPHORA_WATCH_PORT", str(port))
        assert json.loads(await page(port, "healthz")) == {"discord": True, "database": True}
        assert await asyncio.to_thread(ask) == 0

        async def gone():
            raise OSError

        monkeypatch.setattr(s.app.store.figures, "answer", gone)
        assert json.loads(await page(port, "healthz", 503)) == {"discord": True, "database": False}
        assert await asyncio.to_thread(ask) == 1
        assert "amphora_ready 0.0" in await page(port, "metrics")
    assert await asyncio.to_thread(ask) == 1
    assert capsys.readouterr().out.splitlines()[-1] == "no answer: URLError"


async def test_a_process_that_only_draws_is_well_without_discord(tmp_path):
    store = await Store.open(str(tmp_path / "a.db"))
    async with Watch(store, "127.0.0.1", 0) as port:
        assert json.loads(await page(port, "healthz")) == {"database": True}
        assert "amphora_drawings_waiting 0.0" in await page(port, "metrics")
    await store.close()


async def test_a_port_that_is_taken_is_said_in_a_sentence(tmp_path):
    store = await Store.open(str(tmp_path / "a.db"))
    async with Watch(store, "127.0.0.1", 0) as port:
        with pytest.raises(Failure, match=f"127.0.0.1:{port}; check AMPHORA_WATCH_PORT"):
            async with Watch(store, "127.0.0.1", port):
                pass
    await store.close()


async def test_nothing_is_served_without_a_port(tmp_path):
    async with stage(str(tmp_path / "a.db")) as s, Watch(s.app.store, "127.0.0.1", None, s.app) as port:
        assert port is None


@pytest.mark.parametrize(
    ("error", "outcome"), [(DmsClosed(), "closed"), (TryAgain(), "again"), (KeyError(), "failed")]
)
async def test_what_becomes_of_a_letter_is_counted_and_raised(error, outcome):
    class Failing:
        async def post(self, sending):
            raise error

    before = value("letters_total", outcome=outcome)
    with pytest.raises(type(error)):
        await CountedPoster(Failing()).post(Sending(CHANNEL, "text", {}, "n"))
    assert value("letters_total", outcome=outcome) == before + 1


@pytest.mark.parametrize(
    ("path", "shown"),
    [
        ("/api/v10/channels/123456789/messages", "/channels/:id/messages"),
        (
            "/api/v10/webhooks/123456789/a-To_ken/messages/@original",
            "/webhooks/:id/:token/messages/@original",
        ),
    ],
)
def test_a_route_names_nobody(path, shown):
    assert route(path) == shown
