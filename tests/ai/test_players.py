"""Players: games come out the same wherever they are played."""

from __future__ import annotations

import importlib
import json
from typing import Any

import pytest

from game.__main__ import main
from game.ai.players import Here, NoCluster, players, results

SIMULATE = ["simulate", "pontoon", "--games", "4", "--json"]


def figures(capsys: pytest.CaptureFixture[str], *more: str) -> dict[str, Any]:
    assert main([*SIMULATE, *more]) == 0
    told = json.loads(capsys.readouterr().out)
    told.pop("seconds"), told.pop("decisions_per_second")
    return told  # type: ignore[no-any-return]


def test_results_come_in_the_order_of_the_jobs_and_each_when_it_is_asked_for() -> None:
    done: list[int] = []
    with players(1) as executor:
        found = results(executor, lambda job: done.append(job) or -job, [3, 1, 2])
        assert next(found) == -3 and done == [3]
        assert list(found) == [-1, -2]


def test_an_error_of_a_job_is_the_error_of_its_result() -> None:
    with pytest.raises(ZeroDivisionError):
        Here().submit(divmod, 1, 0).result()
    assert Here().submit(divmod, 7, 2).result() == (3, 1)


def test_without_the_extra_a_scheduler_is_refused_in_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def missing(name: str) -> Any:
        raise ImportError(name)

    monkeypatch.setattr(importlib, "import_module", missing)
    with pytest.raises(NoCluster, match="cluster"), players(1, "tcp://127.0.0.1:1"):
        pass


@pytest.mark.soak
def test_a_cluster_plays_the_same_games_as_this_process(capsys: pytest.CaptureFixture[str]) -> None:
    distributed = pytest.importorskip("distributed", reason="a cluster needs the extra `cluster`")
    with distributed.LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None) as cluster:
        assert figures(capsys, "--scheduler", cluster.scheduler_address) == figures(capsys)
