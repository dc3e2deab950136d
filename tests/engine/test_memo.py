"""Memo: made once for each key, and never more of them than it may keep."""

from __future__ import annotations

from game.engine.memo import Memo


def test_a_key_is_made_once_as_long_as_there_is_room() -> None:
    made: list[int] = []

    def double(key: int) -> int:
        made.append(key)
        return 2 * key

    memo = Memo(double, 2)
    assert [memo[key] for key in (1, 2, 1, 2)] == [2, 4, 2, 4] and made == [1, 2]
    assert memo[3] == 6 and list(memo) == [3]
    assert memo[1] == 2 and made == [1, 2, 3, 1] and len(memo) == 2
