use crate::listener::{Talk, ugi};

#[test]
fn the_engine_introduces_itself() {
    let answer = ugi("ugi\nisready\n");
    assert!(answer[0].starts_with("id name Gipfel"));
    assert_eq!(answer[answer.len() - 2..], ["ugiok", "readyok"]);
}

#[test]
fn the_engine_plays_a_whole_turn_that_settles_a_row_first() {
    let answer = ugi("setoption name Game value yinsh-blitz\n\
         position fen RRRR/7/8/2MMMMR2/91/9/91/9/8/r6/rrrr w move 0-0\n\
         go nodes 5000\nisready\n");
    let best = answer.iter().find(|line| line.starts_with("bestmove")).expect("a bestmove");
    assert_eq!(best.split(';').count(), 3, "{best}");
}

#[test]
fn the_engine_answers_queries_about_the_game() {
    let answer = ugi(
        "query gameover\nquery p1turn\nquery result\nposition startpos moves f6\nquery p1turn\n",
    );
    assert_eq!(answer, ["response false", "response true", "response none", "response false"]);
}

#[test]
fn the_engine_lists_and_counts_legal_moves() {
    let answer = ugi("setoption name Game value gipf-basic\nlegalmoves\nperft 2\n");
    assert_eq!(answer.len(), 32);
    assert_eq!(answer[30..], ["ok", "perft 2 924"]);
}

#[test]
fn an_illegal_turn_is_rejected_with_the_rule_and_changes_nothing() {
    let answer = ugi("position startpos moves f6\nposition startpos moves f6 f6\nfen\n");
    assert!(answer[0].starts_with("error point-occupied"), "{}", answer[0]);
    assert_eq!(answer[1], "4/7/8/9/91/4R4/91/9/8/7/4 b place 0-0");
}

#[test]
fn undo_takes_back_a_whole_turn() {
    let answer = ugi("position startpos moves f6 e5\nundo\nundo\nundo\nfen\n");
    assert!(answer[0].starts_with("error nothing-to-undo"));
    assert_eq!(answer[1], "4/7/8/9/91/9/91/9/8/7/4 w place 0-0");
}

#[test]
fn nonsense_is_rejected_and_the_engine_continues() {
    let mut input =
        b"hello\ngo sideways\nsetoption\nposition\nperft x\nperft 99\nquery who\nponderhit\n"
            .to_vec();
    input.extend_from_slice(&[0xff, 0xfe, b'\n']);
    input.extend_from_slice(b"isready\n");
    let answer = ugi(&input);
    assert_eq!(answer.len(), 10);
    assert!(answer[..9].iter().all(|line| line.starts_with("error ")), "{answer:?}");
    assert_eq!(answer[9], "readyok");
}

#[test]
fn an_overlong_line_is_rejected_and_the_next_one_is_read() {
    let mut input = vec![b'a'; 3 << 20];
    input.extend_from_slice(b"\nisready\n");
    let answer = ugi(&input);
    assert!(answer[0].starts_with("error line-too-long"));
    assert_eq!(answer[1], "readyok");
}

#[test]
fn every_error_has_its_code() {
    let cases = [
        ("fnord", "unknown-command"),
        ("setoption name Hash", "option-shape"),
        ("setoption name Fnord value 1", "unknown-option"),
        ("setoption name Game value chess", "unknown-game"),
        ("setoption name Hash value 0", "option-value"),
        ("setoption name Threads value many", "option-value"),
        ("setoption name Level value 11", "option-value"),
        ("position", "position-shape"),
        ("position startpos f6", "position-shape"),
        ("position fen nothing", "bad-position"),
        ("position startpos moves f6 f6", "point-occupied"),
        ("position startpos moves zz", "unreadable"),
        ("go nodes", "number"),
        ("go nodes 1000000000000001", "number"),
        ("go depth -1", "number"),
        ("go sideways", "unknown-go"),
        ("go p2time 1000", "no-clock"),
        ("go searchmoves f6 zz", "unreadable"),
        ("query who", "unknown-query"),
        ("perft 13", "number"),
        ("undo", "nothing-to-undo"),
    ];
    for (line, code) in cases {
        let answer = ugi(line);
        assert_eq!(answer.len(), 1, "{line}: {answer:?}");
        assert!(answer[0].starts_with(&format!("error {code} ")), "{line}: {}", answer[0]);
    }
}

#[test]
fn an_incomplete_turn_cannot_be_searched() {
    let answer = ugi("position fen RRRR/7/8/2MMMMR2/91/9/91/9/8/r6/rrrr w move 0-0\n\
         go nodes 100 searchmoves d7-d8\n");
    assert!(answer[0].starts_with("error half-turn"), "{answer:?}");
}

#[test]
fn limits_can_be_combined_in_any_order() {
    let answer = ugi("go searchmoves f6 e5 depth 3 nodes 100000 movetime 60000 p1time 60000\n");
    let best = answer.last().expect("an answer");
    assert!(["bestmove f6", "bestmove e5"].contains(&best.as_str()), "{best}");
    assert!(!answer.iter().any(|line| line.starts_with("info depth 4")), "{answer:?}");
}

#[test]
fn the_engine_still_plays_with_an_expired_clock() {
    let answer = ugi("go p1time -20 p2time 1000\n");
    assert!(answer.last().expect("an answer").starts_with("bestmove"), "{answer:?}");
}

#[test]
fn a_finished_game_cannot_be_searched() {
    let answer = ugi("setoption name Game value gipf-basic\n\
         position fen 4/5/6/3P3/6/5/4 b push 17-0\nquery result\ngo nodes 10\n");
    assert_eq!(answer[0], "response p1win");
    assert!(answer[1].starts_with("error game-over"), "{answer:?}");
}

#[test]
fn info_lines_report_chances_per_thousand() {
    let answer = ugi("go nodes 500\n");
    let info = answer.iter().find(|line| line.contains(" wdl ")).expect("chances");
    let words = info.split_whitespace().skip_while(|word| *word != "wdl").skip(1).take(3);
    assert_eq!(words.map(|word| word.parse::<u32>().expect("a number")).sum::<u32>(), 1_000);
}

#[test]
fn several_variations_are_numbered_and_have_different_turns() {
    let answer = ugi("setoption name MultiPV value 3\ngo depth 1\n");
    let turn = |rank: &str| {
        let line = answer.iter().find(|line| line.contains(rank)).expect("a line");
        line.split(" pv ").nth(1).expect("turns").to_owned()
    };
    let turns = [turn(" multipv 1 "), turn(" multipv 2 "), turn(" multipv 3 ")];
    assert!(turns[0] != turns[1] && turns[1] != turns[2] && turns[0] != turns[2], "{turns:?}");
}

#[test]
fn the_end_of_the_input_lets_a_limited_search_finish() {
    let answer = ugi("go nodes 20000\n");
    assert!(answer.iter().any(|line| line.starts_with("info nodes 20000 ")), "{answer:?}");
}

#[test]
fn the_end_of_the_input_ends_an_endless_search() {
    let answer = ugi("go infinite\n");
    assert!(answer.last().expect("an answer").starts_with("bestmove"), "{answer:?}");
}

#[test]
fn a_second_go_ends_the_first_and_both_are_answered() {
    let answer = ugi("go infinite\ngo nodes 100\n");
    assert_eq!(answer.iter().filter(|line| line.starts_with("bestmove")).count(), 2);
}

#[test]
fn setting_a_position_ends_a_running_search_with_an_answer() {
    let answer = ugi("go infinite\nposition startpos moves f6\nfen\n");
    assert!(answer[answer.len() - 2].starts_with("bestmove"), "{answer:?}");
    assert_eq!(answer[answer.len() - 1], "4/7/8/9/91/4R4/91/9/8/7/4 b place 0-0");
}

#[test]
fn setting_an_option_ends_a_running_search_with_an_answer() {
    let answer = ugi("go infinite\nsetoption name Threads value 2\nisready\n");
    assert!(answer[answer.len() - 2].starts_with("bestmove"), "{answer:?}");
}

#[test]
fn a_rejected_line_does_not_affect_the_search() {
    let mut talk = Talk::ugi();
    for line in ["go infinite", "position nowhere", "go sideways", "setoption name X value 1"] {
        talk.say(line);
    }
    talk.say("isready");
    let mut before = Vec::new();
    while before.last().is_none_or(|line: &String| line != "readyok") {
        before.push(talk.wait_for(""));
    }
    assert_eq!(before.iter().filter(|line| line.starts_with("error ")).count(), 3);
    assert!(!before.iter().any(|line| line.starts_with("bestmove")), "{before:?}");
    talk.say("stop");
    assert!(talk.wait_for("bestmove").starts_with("bestmove "));
    talk.end();
}

#[test]
fn an_endless_search_that_has_found_a_win_still_waits_for_stop() {
    let mut talk = Talk::ugi();
    talk.say("setoption name Game value yinsh-blitz");
    talk.say("position fen RRRR/7/8/2MMMMR2/91/9/91/9/8/r6/rrrr w move 0-0");
    talk.say("go infinite");
    let cost = talk.wait_for("info nodes");
    talk.say("isready");
    assert_eq!(talk.wait_for(""), "readyok", "after {cost}");
    talk.say("stop");
    assert!(talk.wait_for("bestmove").starts_with("bestmove "));
    talk.end();
}

#[test]
fn perft_can_be_stopped_like_a_search() {
    let mut talk = Talk::ugi();
    talk.say("perft 12");
    talk.say("isready");
    assert_eq!(talk.wait_for(""), "readyok");
    talk.say("stop");
    assert!(talk.wait_for("").starts_with("error stopped"));
    talk.end();
}
