//! The protocol: every line is obeyed or refused, and the engine never dies.

use std::{
    io::{BufReader, Write},
    sync::{Arc, Mutex},
};

use engine::Ugi;

/// An output that can be read afterwards.
#[derive(Clone, Default)]
struct Memory(Arc<Mutex<Vec<u8>>>);

impl Write for Memory {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0.lock().expect("no writer panicked").extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

fn say(input: &[u8]) -> Vec<String> {
    let memory = Memory::default();
    let mut ugi = Ugi::new(memory.clone(), |game| game.position());
    ugi.run(&mut BufReader::new(input));
    let bytes = memory.0.lock().expect("no writer panicked").clone();
    String::from_utf8(bytes).expect("text").lines().map(String::from).collect()
}

#[test]
fn it_introduces_itself() {
    let answer = say(b"ugi\nisready\n");
    assert!(answer[0].starts_with("id name Gipfel"));
    assert_eq!(answer[answer.len() - 2..], ["ugiok", "readyok"]);
}

#[test]
fn it_plays_a_whole_turn_that_settles_a_row_first() {
    let answer = say(b"setoption name Game value yinsh-blitz\n\
          position fen RRRR/7/8/2MMMMR2/91/9/91/9/8/r6/rrrr w move 0-0\n\
          go nodes 5000\nisready\n");
    let best = answer.iter().find(|line| line.starts_with("bestmove")).expect("a bestmove");
    assert_eq!(best.split(';').count(), 3, "{best}");
}

#[test]
fn it_answers_queries_about_the_game() {
    let answer = say(
        b"query gameover\nquery p1turn\nquery result\nposition startpos moves f6\nquery p1turn\n",
    );
    assert_eq!(answer, ["response false", "response true", "response none", "response false"]);
}

#[test]
fn it_lists_and_counts_legal_moves() {
    let answer = say(b"setoption name Game value gipf-basic\nlegalmoves\nperft 2\n");
    assert_eq!(answer.len(), 32);
    assert_eq!(answer[30..], ["ok", "perft 2 924"]);
}

#[test]
fn an_illegal_turn_is_refused_with_the_rule_and_changes_nothing() {
    let answer = say(b"position startpos moves f6\nposition startpos moves f6 f6\nfen\n");
    assert!(answer[0].starts_with("error point-occupied"), "{}", answer[0]);
    assert_eq!(answer[1], "4/7/8/9/91/4R4/91/9/8/7/4 b place 0-0");
}

#[test]
fn undo_takes_back_a_whole_turn() {
    let answer = say(b"position startpos moves f6 e5\nundo\nundo\nundo\nfen\n");
    assert!(answer[0].starts_with("error nothing-to-undo"));
    assert_eq!(answer[1], "4/7/8/9/91/9/91/9/8/7/4 w place 0-0");
}

#[test]
fn nonsense_is_refused_and_the_engine_goes_on() {
    let mut input =
        b"hello\ngo sideways\nsetoption\nposition\nperft x\nperft 99\nquery who\n".to_vec();
    input.extend_from_slice(&[0xff, 0xfe, b'\n']);
    input.extend_from_slice(b"isready\n");
    let answer = say(&input);
    assert!(answer[..answer.len() - 1].iter().all(|line| line.starts_with("error ")), "{answer:?}");
    assert_eq!(answer.last().map(String::as_str), Some("readyok"));
}

#[test]
fn a_line_without_end_is_refused_and_the_next_one_is_read() {
    let mut input = vec![b'a'; 3 << 20];
    input.extend_from_slice(b"\nisready\n");
    let answer = say(&input);
    assert!(answer[0].starts_with("error line-too-long"));
    assert_eq!(answer[1], "readyok");
}

#[test]
fn random_lines_do_not_crash_it() {
    let words = [
        "ugi",
        "isready",
        "position",
        "startpos",
        "fen",
        "moves",
        "f6",
        "e5",
        "go",
        "nodes",
        "50",
        "depth",
        "1",
        "setoption",
        "name",
        "value",
        "Game",
        "gipf-basic",
        "yinsh",
        "Hash",
        "MultiPV",
        "stop",
        "query",
        "result",
        "legalmoves",
        "perft",
        "d",
        "eval",
        "undo",
        "searchmoves",
        "-1",
        "99999999999999999999",
        "4/5/6/7/6/5/4",
        "w",
        "push",
        "12-12",
        "\u{fffd}",
        ";",
        "x",
    ];
    let mut rng = fastrand::Rng::with_seed(5);
    let mut input = String::new();
    for _ in 0..20_000 {
        for _ in 0..rng.usize(0..6) {
            input += words[rng.usize(..words.len())];
            input.push(' ');
        }
        // An endless search would be stopped by the next line; a short one ends of itself.
        input = input.replace("go \n", "go nodes 1\n");
        input.push('\n');
        if input.len() > 4_000 {
            say(input.as_bytes());
            input.clear();
        }
    }
}
