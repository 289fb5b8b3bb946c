"""The engine, the client for UGI, puzzles and openings."""

import os
import pickle
import signal
import sys
import textwrap
import threading
import time

import pytest

from gipfel import EngineError, PuzzleError, engine, gipf, openings, puzzles, yinsh

WON = yinsh.Game("RRRR/7/8/2MMMMR2/91/9/91/9/8/r6/rrrr w move 0-0", variant="yinsh-blitz")


def test_a_win_is_found():
    (line,) = engine.Engine().analyse(WON, nodes=2_000)
    assert line.wins_in == 1 and line.score is None and line.evaluation == "#1" and line.chance == 1.0
    after = WON.copy()
    after.push(line.turn)
    assert after.outcome().winner == WON.to_act


def test_lines_are_ordered_and_legal():
    game = gipf.Game()
    lines = engine.Engine().analyse(game, nodes=5_000, lines=3)
    assert len(lines) == 3 and lines[0].score >= lines[1].score >= lines[2].score
    for line in lines:
        after = game.copy()
        after.push(line.turn)
        assert 0 < line.chance < 1 and line.nodes == 5_000


def test_a_search_limited_by_nodes_is_repeatable():
    player = engine.Engine()
    game = gipf.Game()
    assert [player.play(game, level=3, seed=5) for _ in range(2)] == [player.play(game, level=3, seed=5)] * 2


def test_a_search_needs_a_limit_and_a_game_that_goes_on():
    with pytest.raises(ValueError, match="limit"):
        engine.Engine().analyse(gipf.Game())
    over = WON.copy()
    over.push("d7-e8;xd3-d7;xe8")
    assert engine.Engine().analyse(over, nodes=10) == []
    with pytest.raises(EngineError) as caught:
        engine.Engine().play(over)
    assert caught.value.code == "game-over"
    for seconds in (-1.0, float("nan")):
        with pytest.raises(ValueError):
            engine.Engine().analyse(gipf.Game(), seconds=seconds)


def test_the_interpreter_is_released_during_a_search():
    counted = 0
    done = threading.Event()

    def count():
        nonlocal counted
        while not done.is_set():
            counted += 1
            time.sleep(0.001)

    thread = threading.Thread(target=count)
    thread.start()
    engine.Engine().analyse(gipf.Game(), seconds=0.3)
    done.set()
    thread.join()
    assert counted > 10


@pytest.fixture
def interruptible():
    # A process that a shell starts in the background ignores SIGINT, and so does the interpreter.
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


def test_an_interrupt_ends_a_search(interruptible):
    timer = threading.Timer(0.2, os.kill, (os.getpid(), signal.SIGINT))
    timer.start()
    started = time.monotonic()
    with pytest.raises(KeyboardInterrupt):
        engine.Engine().analyse(gipf.Game(), seconds=60)
    assert time.monotonic() - started < 10


def test_a_baseline_plays_a_legal_turn():
    game = gipf.Game()
    game.push(engine.baseline_turn(game, "b1", seed=1))
    assert len(game.turns) == 1


PROGRAM = """
import sys
silent = "silent" in sys.argv
for line in sys.stdin:
    word = line.split()[0]
    if word == "ugi":
        print("id name Test program\\noption name Game type combo default yinsh\\noption name Hash type spin default 1\\nugiok", flush=True)
    elif word == "isready":
        print("readyok", flush=True)
    elif word == "position":
        last = line.split()[-1]
        if "bad" in sys.argv:
            print("error unreadable no such turn", flush=True)
    elif word == "go" and not silent:
        print("info depth 2 score mate -1 wdl 1 2 3 nodes 7 pv e9-e7 b3", flush=True)
        print("info depth 3 score cp 12 nodes 9", flush=True)
        print("bestmove e9-e7", flush=True)
    elif word == "quit":
        break
"""


@pytest.fixture
def program(tmp_path):
    path = tmp_path / "program.py"
    path.write_text(textwrap.dedent(PROGRAM), encoding="utf-8")
    return [sys.executable, str(path)]


def test_a_program_is_asked_for_a_turn(program):
    with engine.UgiEngine(program) as player:
        assert player.id["name"] == "Test program"
        player.set_option("Hash", 2)
        result = player.go(gipf.Game(), nodes=10)
    assert result.turn == "e9-e7"
    first, second = result.infos
    assert (first.wins_in, first.score, first.turns) == (-1, None, ("e9-e7", "b3"))
    assert (second.wins_in, second.score, second.words["depth"]) == (None, 12, "3")


def test_a_silent_program_times_out(program):
    with engine.UgiEngine([*program, "silent"]) as player, pytest.raises(EngineError) as caught:
        player.go(gipf.Game(), nodes=10, timeout=0.2)
    assert caught.value.code == "timeout"


def test_a_refusal_has_the_programs_code(program):
    with engine.UgiEngine([*program, "bad"]) as player:
        with pytest.raises(EngineError) as caught:
            player.go(gipf.Game(), nodes=10)
        assert caught.value.code == "unreadable"
        with pytest.raises(EngineError) as caught:
            player.set_option("Level", 3)
        assert caught.value.code == "unknown-option"


def test_a_program_that_does_not_speak_ugi_is_refused():
    with pytest.raises(EngineError) as caught:
        engine.UgiEngine([sys.executable, "-c", ""])
    assert caught.value.code == "ended"
    with pytest.raises(EngineError) as caught:
        engine.UgiEngine(["/no/such/program"])
    assert caught.value.code == "not-started"


def test_every_puzzle_is_read_and_its_solution_is_right():
    count = 0
    for puzzle in puzzles.iterate():
        count += 1
        if count % 50 == 0:
            assert puzzle.is_right(puzzle.turns[0])
            game = puzzle.game()
            game.push(puzzle.turns[0])
            assert pickle.loads(pickle.dumps(puzzle)) == puzzle
    assert count > 5_000


def test_puzzles_are_chosen_by_variant_kind_and_theme():
    puzzle = next(puzzles.iterate(variant="yinsh", kind="win", theme="long-jump"))
    assert (puzzle.variant, puzzle.kind) == ("yinsh", "win") and "long-jump" in puzzle.themes
    with pytest.raises(PuzzleError):
        puzzles.Puzzle("nonsense")


def test_the_openings_of_the_engine_are_walked():
    tree = openings.engine_games("gipf-standard")
    lines = list(openings.walk(tree, gipf.Game(), turns=2, games=1_000))
    assert lines and all(len(line) <= 2 and found.games >= 1_000 for line, found in lines)
    first = tree.continuations(gipf.Game())[0]
    assert first.games == first.wins + first.draws + first.losses
    with pytest.raises(ValueError):
        openings.engine_games("gipf-ultimate")


def test_a_finished_game_is_counted():
    tree = openings.OpeningTree("yinsh-blitz")
    game = yinsh.Game(variant="yinsh-blitz")
    assert not tree.add(game)
    number = 0
    while legal := game.legal_actions:
        game.push(legal[(number * 31) % len(legal)])
        number += 1
    assert tree.add(game) and len(tree) > 0
    assert tree.continuations(yinsh.Game(variant="yinsh-blitz"))[0].games == 1
