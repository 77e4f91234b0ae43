"""A time limit for a search whose pattern could run forever: raises after some CPU seconds of this process.

It works only in the main thread of a system with interval timers; `boxed` is False elsewhere.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from types import FrameType, TracebackType

SECONDS = 2.0


class TimeUpError(Exception):
    """The search exceeded its time limit."""


class TimeBox:
    """`with TimeBox() as box`: raises TimeUpError in the block when its time is up."""

    def __init__(self, seconds: float = SECONDS) -> None:
        self._seconds = seconds
        self.boxed = False

    def __enter__(self) -> TimeBox:
        import signal

        try:
            self._before = signal.signal(signal.SIGVTALRM, _stop)
            signal.setitimer(signal.ITIMER_VIRTUAL, self._seconds)
            self.boxed = True
        except (ValueError, AttributeError, OSError):
            # another thread than the main one, or a system without such timers
            pass
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.boxed:
            import signal

            signal.setitimer(signal.ITIMER_VIRTUAL, 0)
            signal.signal(signal.SIGVTALRM, self._before)


def _stop(_number: int, _frame: FrameType | None) -> None:
    raise TimeUpError
