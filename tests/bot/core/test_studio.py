"""Pictures are drawn in time or not at all; one that hangs or dies delays nobody else."""

import asyncio
import gc
import os
import signal
import struct
import sys
import threading
import time
from concurrent.futures import Future, ThreadPoolExecutor
from functools import partial
from pathlib import Path

import pytest

from bot.painter import Painter
from bot.studio import NotDrawn, Studio


def drawn(text: str) -> str:
    return text


def hang() -> None:
    time.sleep(3600)


def wait_for(released: threading.Event) -> None:
    released.wait()


def die() -> None:
    os._exit(1)


def die_once(path: str) -> str:
    if not Path(path).exists():
        Path(path).touch()
        os._exit(1)
    return "drawn"


def hand_over_half(begun: str) -> None:
    """Write the length of a picture to the pool and nothing of it, then hang."""
    frame = sys._getframe()
    while "result_queue" not in frame.f_locals:
        assert frame.f_back is not None
        frame = frame.f_back
    os.write(frame.f_locals["result_queue"]._writer.fileno(), struct.pack("!i", 1000))
    Path(begun).touch()
    hang()


def break_down() -> None:
    raise ZeroDivisionError


@pytest.fixture
async def studio():
    made = Studio(1, limit=3600.0, soon=0.05)
    yield made
    made.close()


async def test_a_picture_that_hangs_delays_nobody(studio: Studio) -> None:
    hanging = asyncio.ensure_future(studio.run(hang))
    await asyncio.sleep(0)
    assert await studio.run(partial(drawn, "a")) == "a"
    assert not hanging.done()
    hanging.cancel()
    await asyncio.gather(hanging, return_exceptions=True)


@pytest.mark.parametrize("steps", range(6))
async def test_who_is_stopped_the_moment_a_picture_is_ready_stops(
    steps: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    studio, picture = Studio(0, limit=3600.0, soon=0.0), Future[str]()
    monkeypatch.setattr(ThreadPoolExecutor, "submit", lambda *_: picture)
    waiting = asyncio.ensure_future(studio.run(partial(drawn, "a")))
    await asyncio.sleep(0.01)
    assert not waiting.done()
    picture.set_result("a")
    for _ in range(steps):
        await asyncio.sleep(0)
    was_asked = waiting.cancel()
    await asyncio.wait({waiting})
    assert waiting.cancelled() == was_asked


async def test_a_picture_that_nobody_waits_for_any_more_leaves_no_error_behind(studio: Studio) -> None:
    heard: list[str] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, what: heard.append(what["message"]))
    first = Studio(1, limit=3600.0, soon=1800.0)
    drawing = asyncio.ensure_future(first.run(hang))
    while not first._hired:
        await asyncio.sleep(0)
    drawing.cancel()
    await asyncio.gather(drawing, return_exceptions=True)
    assert await studio.run(partial(drawn, "a")) == "a"  # by then the killed process was noticed
    del drawing
    gc.collect()
    assert heard == []


@pytest.mark.parametrize("processes", [0, 1])
async def test_a_picture_that_hangs_is_given_up(processes: int) -> None:
    studio = Studio(processes, limit=0.2, soon=0.1)
    released = threading.Event()
    with pytest.raises(NotDrawn):
        await studio.run(hang if processes else partial(wait_for, released))
    released.set()
    studio.close()


async def test_a_process_that_dies_is_replaced_and_its_picture_drawn_again(studio: Studio, tmp_path) -> None:
    assert await studio.run(partial(die_once, str(tmp_path / "died"))) == "drawn"
    with pytest.raises(NotDrawn):
        await studio.run(die)
    assert await studio.run(partial(drawn, "a")) == "a"


async def test_a_process_that_is_let_go_while_it_hands_over_a_picture_holds_up_nobody(tmp_path) -> None:
    studio, before, begun = Studio(1, limit=3600.0, soon=1800.0), threading.enumerate(), tmp_path / "begun"
    drawing = asyncio.ensure_future(studio.run(partial(hand_over_half, str(begun))))
    while not begun.exists():
        await asyncio.sleep(0.01)
    studio.close()
    drawing.cancel()
    await asyncio.gather(drawing, return_exceptions=True)
    for thread in set(threading.enumerate()) - set(before):
        await asyncio.to_thread(thread.join, 60)
        assert not thread.is_alive()


async def test_what_a_picture_itself_raises_is_raised_at_once(studio: Studio) -> None:
    with pytest.raises(ZeroDivisionError):
        await studio.run(break_down)
    assert await studio.run(partial(drawn, "a")) == "a"


async def test_ctrl_c_is_left_to_whoever_asked(studio: Studio) -> None:
    assert await studio.run(partial(signal.getsignal, signal.SIGINT)) is signal.SIG_IGN


async def test_the_dead_take_nobody_with_them(studio: Studio) -> None:
    jobs = [studio.run(die), *(studio.run(partial(drawn, str(n))) for n in range(5))]
    done = await asyncio.gather(*jobs, return_exceptions=True)
    assert isinstance(done[0], NotDrawn)
    assert done[1:] == ["0", "1", "2", "3", "4"]


async def test_a_bot_whose_painters_are_not_warm_in_time_goes_on(monkeypatch):
    async def late(*_: object) -> None:
        raise NotDrawn

    monkeypatch.setattr(Studio, "run", late)
    with pytest.raises(NotDrawn):
        await Painter(0).draw("toy", "map", None, None, None)
    await Painter(0).warm(())
