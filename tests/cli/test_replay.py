"""replay: the same state again at any answer, as everybody's or as one seat's."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from game.__main__ import main
from game.commands.command import as_words
from game.commands.replay import seen_of
from game.engine.data import parse
from game.engine.match import Match
from game.rules import GAMES, shipped_content
from game.store import Save, read_save, write_report
from game.store.savefile import to_bytes


def replayed(capsys: pytest.CaptureFixture[str], *words: object) -> dict[str, Any]:
    assert main(["replay", *map(str, words), "--json"]) == 0
    return json.loads(capsys.readouterr().out)  # type: ignore[no-any-return]


def match_of(path: Path) -> Match:
    save = read_save(path).save
    assert save is not None
    return Match.restore(GAMES["pontoon"], shipped_content("pontoon"), save.match)


def test_every_answer_gives_the_state_it_gave_in_play(kept_game: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match = match_of(kept_game)
    for count in (0, 1, len(match.answers) // 2, len(match.answers)):
        told = replayed(capsys, kept_game, "--to", count)
        assert (told["at"], told["digest"]) == (count, match.state_at(count).digest())


def test_the_log_grows_to_the_end_with_the_answers(kept_game: Path, capsys: pytest.CaptureFixture[str]) -> None:
    whole = replayed(capsys, kept_game)["log"]
    half = replayed(capsys, kept_game, "--to", 5)["log"]
    assert half == whole[: len(half)] and 0 < len(half) < len(whole)


def test_a_seat_is_shown_no_hidden_card(kept_game: Path, capsys: pytest.CaptureFixture[str]) -> None:
    everything = replayed(capsys, kept_game, "--to", 1)["position"]["parties"]
    mine = replayed(capsys, kept_game, "--to", 1, "--as", 1)["position"]["parties"]
    assert mine[0]["equipment"] == everything[0]["equipment"]
    assert (everything[1]["equipment"].startswith("EQ"), mine[1]["equipment"]) == (True, "?")


@pytest.mark.parametrize("name", [name for name, game in GAMES.items() if game.secrets])
def test_what_a_seat_is_shown_is_the_same_in_every_world_it_could_be_in(name: str) -> None:
    """Table, question and digest, whoever is asked."""
    game, luck = GAMES[name], Random(5)
    match, rivals, hands = Match(game, shipped_content(name), 2, 5), 0, 0
    for _ in range(60):
        for seat in range(match.seats):
            world, seen = match.state.redeal(seat, luck), seen_of(game, match.state, seat)
            assert seen == seen_of(game, world, seat)
            rivals += seen["asked"]["keys"] == "?"
            hands += world.digest() != match.state.digest()
        match.answer(luck.choice(match.decision.options).key)
        if match.over:
            match = Match(game, shipped_content(name), 2, luck.randrange(99))
    assert rivals >= 40 and hands >= 100


def test_a_seat_is_shown_neither_the_seed_nor_a_digest_of_everything(
    kept_game: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    everything, mine = replayed(capsys, kept_game, "--to", 1), replayed(capsys, kept_game, "--to", 1, "--as", 1)
    assert everything["seed"] == 3 and "seed" not in mine and "answers" not in mine
    assert mine["digest"] != everything["digest"]
    assert main(["replay", str(kept_game), "--to", "1", "--as", "1"]) == 0
    out = capsys.readouterr().out
    assert mine["digest"] in out and everything["digest"] not in out and "seed" not in out


def test_the_table_is_written_as_yaml_and_reads_back(kept_game: Path, capsys: pytest.CaptureFixture[str]) -> None:
    told = replayed(capsys, kept_game, "--to", 7)
    assert parse(as_words(told).encode(), "told").plain_value() == told
    assert main(["replay", str(kept_game), "--to", "7"]) == 0
    out = capsys.readouterr().out
    assert told["log"][-1] in out and f"digest: {told['digest']}" in out.replace('"', "")


def test_a_report_is_played_like_a_save(kept_game: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    report = write_report(tmp_path, read_save(kept_game).save, ValueError("oh"))
    assert replayed(capsys, report)["digest"] == replayed(capsys, kept_game)["digest"]


def test_answers_that_the_rules_do_not_offer_are_named(kept_game: Path, capsys: pytest.CaptureFixture[str]) -> None:
    save = read_save(kept_game).save
    assert save is not None
    answers = [list(answer) for answer in save.answers]
    answers[2][1] = "fly"
    kept_game.write_bytes(to_bytes(Save(save.name, {**save.match, "answers": answers}, save.names, save.players)))
    assert main(["replay", str(kept_game)]) == 2
    assert "'fly'" in capsys.readouterr().err
