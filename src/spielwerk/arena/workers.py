# not compiled: starts processes
"""Work spread over processes, results in the order of the tasks.

Tasks and results are texts, numbers and plain holders of them: positions of the compiled engine do not travel.
"""

import os
import signal
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from multiprocessing import active_children, get_context
from typing import Final, TypeVar

Task = TypeVar("Task")
Result = TypeVar("Result")

WAITING_PER_PROCESS: Final = 4
"""Tasks handed out beforehand, so that no process waits for the next one."""


def processors() -> int:
    """How many processors this program may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def spread(work: Callable[[Task], Result], tasks: Sequence[Task], jobs: int) -> Iterator[Result]:
    """The results of all tasks, in their order, each as soon as it and those before it are there.

    With one job, or one task, everything happens in this process. `work` is a function of a module.
    """
    jobs = min(jobs, len(tasks))
    if jobs <= 1:
        for task in tasks:
            yield work(task)
        return
    others = set(active_children())
    with ProcessPoolExecutor(jobs, get_context("spawn"), _leave_interrupts_to_the_parent) as pool:
        running: deque[Future[Result]] = deque()
        try:
            for task in tasks:
                running.append(pool.submit(work, task))
                if len(running) > jobs * WAITING_PER_PROCESS:
                    yield running.popleft().result()
            while running:
                yield running.popleft().result()
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            for process in set(active_children()) - others:
                process.terminate()  # what is under way is not wanted any more
            raise


def _leave_interrupts_to_the_parent() -> None:
    """Control-C reaches every process of a terminal; only the first one is to say something about it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
