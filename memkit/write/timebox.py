"""A time limit for work that may hang, in any thread."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from memkit.privacy.values import Cleaned


def within(seconds: int, work: Callable[[], Cleaned]) -> Cleaned:
    """The result of the work, or TimeoutError: by an alarm in the main thread, by a deadline elsewhere."""
    import signal
    import threading

    if not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        return _beside(seconds, work)

    def out_of_time(*_: object) -> None:
        raise TimeoutError

    before = signal.signal(signal.SIGALRM, out_of_time)
    signal.setitimer(signal.ITIMER_REAL, max(seconds, 1))
    try:
        return work()
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def _beside(seconds: int, work: Callable[[], Cleaned]) -> Cleaned:
    """The same in a thread of its own: one that hangs cannot be ended, is left behind, and dies with the process."""
    import threading

    done: list[Cleaned] = []
    failed: list[BaseException] = []

    def run() -> None:
        try:
            done.append(work())
        except BaseException as error:
            failed.append(error)

    beside = threading.Thread(target=run, daemon=True)
    beside.start()
    beside.join(max(seconds, 1))
    if failed:
        raise failed[0]
    if not done:
        raise TimeoutError
    return done[0]
