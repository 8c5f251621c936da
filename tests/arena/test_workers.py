"""Work spread over processes comes back in order, errors included."""

import math
import os

import pytest

from spielwerk.arena.workers import processors, spread


@pytest.mark.parametrize("jobs", [1, 2])
def test_results_have_the_order_of_the_tasks(jobs: int) -> None:
    tasks = list(range(30))
    assert list(spread(math.sqrt, tasks, jobs)) == [math.sqrt(task) for task in tasks]


@pytest.mark.parametrize("jobs", [1, 2])
def test_errors_arrive_where_they_belong(jobs: int) -> None:
    results = spread(math.sqrt, [4, 9, -1, 16], jobs)
    assert [next(results), next(results)] == [2, 3]
    with pytest.raises(ValueError, match="math domain"):
        next(results)


def test_one_job_needs_no_other_process() -> None:
    assert list(spread(os.path.basename, ["a/b"], 8)) == ["b"]
    assert set(spread(_process, [None, None], 1)) == {os.getpid()}


def _process(task: None) -> int:
    return os.getpid()


def test_there_is_a_processor() -> None:
    assert processors() >= 1
