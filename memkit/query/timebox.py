"""A time limit for work that may hang, in processor time: by the clock, a busy machine would stop work that got none."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from types import TracebackType
    from typing import TypeVar

    T = TypeVar("T")

# seconds for a search whose pattern could run forever
SECONDS = 2.0
# the limit by the clock, as a multiple: sleeping work uses no processor time
PATIENCE = 4


class TimeUpError(Exception):
    """The work exceeded its time limit. It is no OSError, which the work may handle itself."""


class TimeBox:
    """`with TimeBox() as box`: raises TimeUpError in the block when its processor time is up.

    `clock`: also after so many seconds by the clock. It works only in the main thread of a system with interval timers;
    `boxed` is False elsewhere.
    """

    def __init__(self, seconds: float = SECONDS, clock: float = 0.0) -> None:
        self._limits = seconds, clock
        self._before: list[tuple[int, int, object]] = []
        self.boxed = False

    def __enter__(self) -> TimeBox:
        import signal

        try:
            timers = (signal.SIGPROF, signal.ITIMER_PROF), (signal.SIGALRM, signal.ITIMER_REAL)
            for (number, timer), limit in zip(timers, self._limits, strict=True):
                if limit:
                    self._before.append((number, timer, signal.signal(number, _stop)))
                    signal.setitimer(timer, limit)
            self.boxed = True
        except (ValueError, AttributeError, OSError):
            # another thread than the main one, or a system without such timers
            pass
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        import signal

        for number, timer, before in self._before:
            signal.setitimer(timer, 0)
            signal.signal(number, before)  # type: ignore[arg-type]


def _stop(*_: object) -> None:
    raise TimeUpError


def run_within(seconds: float, work: Callable[[Callable[[], bool]], T]) -> T:
    """Runs the work and returns its result; raises TimeoutError, by an alarm in the main thread, by a deadline elsewhere.

    The work gets a function that says whether its time is up.
    """
    limit = max(seconds, 1)
    try:
        with TimeBox(limit, PATIENCE * limit) as box:
            if box.boxed:
                return work(_expiry(seconds))
    except TimeUpError:
        raise TimeoutError from None
    return _beside(seconds, work)


def _expiry(seconds: float) -> Callable[[], bool]:
    """A function that says whether the calling thread has used this much processor time since now."""
    import time

    # check the clock first, which is cheap: before it runs out, the processor time cannot have
    end, used = time.monotonic() + seconds, time.thread_time() + seconds
    return lambda: time.monotonic() > end and time.thread_time() > used


def _beside(seconds: float, work: Callable[[Callable[[], bool]], T]) -> T:
    """Like `run_within`, in a new thread; if that hangs, it is abandoned and ends with the process."""
    import threading

    done: list[T] = []
    failed: list[BaseException] = []

    def run() -> None:
        try:
            done.append(work(_expiry(seconds)))
        except BaseException as error:
            failed.append(error)

    beside = threading.Thread(target=run, daemon=True)
    beside.start()
    beside.join(PATIENCE * max(seconds, 1))
    if failed:
        raise failed[0]
    if not done:
        raise TimeoutError
    return done[0]
