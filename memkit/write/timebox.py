"""A time limit for work that may hang, in any thread: in processor time, and a multiple of it by the clock.

By the clock alone, a busy machine would stop work that got no processor time.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from memkit.privacy.findings import Cleaned


# the limit by the clock, as a multiple: sleeping work uses no processor time
PATIENCE = 4


def run_within(seconds: int, work: Callable[[Callable[[], bool]], Cleaned]) -> Cleaned:
    """Runs the work and returns its result; raises TimeoutError, by an alarm in the main thread, by a deadline elsewhere.

    The work gets a function that says whether its time is up.
    """
    import signal
    import threading

    if not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        return _beside(seconds, work)

    def out_of_time(*_: object) -> None:
        raise TimeoutError

    limits = (
        (signal.SIGPROF, signal.ITIMER_PROF, max(seconds, 1)),
        (signal.SIGALRM, signal.ITIMER_REAL, PATIENCE * max(seconds, 1)),
    )
    before = [signal.signal(number, out_of_time) for number, _, _ in limits]
    for _, timer, limit in limits:
        signal.setitimer(timer, limit)
    try:
        return work(_expiry(seconds))
    finally:
        for (number, timer, _), held in zip(limits, before, strict=True):
            signal.setitimer(timer, 0)
            signal.signal(number, held)


def _expiry(seconds: int) -> Callable[[], bool]:
    """A function that says whether the calling thread has used this much processor time since now."""
    import time

    # check the clock first, which is cheap: before it runs out, the processor time cannot have
    end, used = time.monotonic() + seconds, time.thread_time() + seconds
    return lambda: time.monotonic() > end and time.thread_time() > used


def _beside(seconds: int, work: Callable[[Callable[[], bool]], Cleaned]) -> Cleaned:
    """Like `within`, in a new thread; if that hangs, it is abandoned and ends with the process."""
    import threading

    done: list[Cleaned] = []
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
