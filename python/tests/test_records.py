"""Records."""

import io
import json
import pickle
from pathlib import Path

import pytest

from gipfel import IllegalActionError, RecordError, gipf, records, yinsh

TEXT = '[Game "gipf-basic"]\n[White "Ada"]\n[Result "*"]\n\n1. e9-e7 {a quiet start} (1. b3) b3 *\n'


def record():
    game = gipf.Game(variant="gipf-basic")
    for turn in ("e9-e7", "b3", "a1-c3"):
        game.push(turn)
    return records.Record(game)


def test_a_record_is_read_with_its_annotations():
    (found,) = records.read(TEXT)
    assert isinstance(found, records.Record)
    assert found.turns == ["e9-e7", "b3"] and found.tags["White"] == "Ada"
    turn = found.main_line.turns[0]
    assert turn.comments == ["a quiet start"] and turn.reserve == 11
    assert [node.token for node in turn.variations[0].turns] == ["b3"]
    assert found.game().turns == found.turns


def test_a_record_is_annotated_and_written():
    own = record()
    own.set_tag("White", "Ada")
    own.annotate([1], comment="why?", nag=2, clock=61.5, evaluation="-1.25")
    own.add_variation([1], ["a1-c3", "b3"])
    own.annotate([1, 0, 1], comment="quiet")
    own.set_result("1-0", "resignation")
    text = own.to_text()
    for part in ("[White \"Ada\"]", "$2", "[%clk 0:01:01.500]", "[%eval -1.25]", "why?", "quiet", "1-0"):
        assert part in text
    assert records.Record.from_text(text) == own
    assert pickle.loads(pickle.dumps(own)) == own
    assert own.termination == "resignation" and own.result == "1-0"


def test_every_format_is_written_and_read_again():
    own = record()
    assert records.Record.from_text(own.to_official()).turns == own.turns
    assert '"gipf-basic"' in own.to_json()
    game = yinsh.Game("RRRR/7/8/2MMMMR2/91/9/91/9/8/r6/rrrr w move 0-0", variant="yinsh-blitz")
    with pytest.raises(RecordError):
        records.Record(game).to_lines()


def test_a_wrong_path_has_a_code():
    for path in ([], [0, 0], [99]):
        with pytest.raises(RecordError) as caught:
            record().annotate(path, comment="x")
        assert caught.value.code == "no-turn"
    with pytest.raises(IllegalActionError):
        record().add_variation([0], ["zz"])


def test_errors_name_the_line_in_the_whole_text():
    text = "\n".join([TEXT, '[Game "gipf-basic"]\n\n1. e9-e7 e5 *\n', TEXT])
    found = list(records.read(text, errors="yield"))
    assert [type(game) for game in found] == [records.Record, RecordError, records.Record]
    assert found[1].code == "not-on-rim" and found[1].line == 9
    assert "line 9" in str(found[1])
    assert len(list(records.read(text, errors="skip"))) == 2
    games = records.read(text)
    next(games)
    with pytest.raises(RecordError):
        next(games)


def test_a_large_file_is_read_piece_by_piece():
    class Counting(io.StringIO):
        lines = 0

        def __next__(self):
            self.lines += 1
            return super().__next__()

    file = Counting((TEXT + "\n") * 5_000)
    games = records.read(file)
    next(games)
    assert file.lines < 1_000
    assert sum(1 for _ in games) == 4_999


def test_a_path_is_read(tmp_path: Path):
    path = tmp_path / "games.txt"
    path.write_text(TEXT + "\n" + TEXT, encoding="utf-8")
    assert len(list(records.read(path))) == 2
    assert len(list(records.read(str(path)))) == 2


def test_trees_of_sgf_are_separated():
    from gipfel.records import _pieces

    lines = ["(;A[x)\\])]\n", ";B[1])\n", "\n", "(;C[2])(;D[3])\n"]
    assert list(_pieces(lines, "sgf")) == [(0, "(;A[x)\\])]\n;B[1])\n"), (2, "\n(;C[2])(;D[3])\n")]


def test_json_and_sgf_are_read_back(tmp_path: Path):
    written = [record(), record()]
    path = tmp_path / "games.json"
    path.write_text("\n".join(game.to_json() for game in written) + "\n", encoding="utf-8")
    assert list(records.read(path)) == written
    path.write_text(json.dumps(json.loads(written[0].to_json()), indent=1), encoding="utf-8")
    assert list(records.read(path)) == written[:1]
    (game,) = records.read(written[0].to_sgf())
    assert isinstance(game, records.Record) and game.turns == written[0].turns


def test_a_text_without_games_is_an_error():
    with pytest.raises(RecordError) as caught:
        list(records.read("\n\n"))
    assert caught.value.code == "no-turns"
