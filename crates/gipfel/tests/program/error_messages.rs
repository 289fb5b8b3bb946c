//! Messages about something that is missing: they name the cause, and the possibilities.

use std::{
    io::{BufRead as _, BufReader},
    net::TcpListener,
    process::Stdio,
};

use crate::run::{Scratch, gipfel, gipfel_reading, program};

#[test]
fn a_file_that_cannot_be_read_is_named_with_the_reason() {
    let missing = Scratch::free();
    for arguments in [
        &["explore", missing.path()][..],
        &["play", "yinsh", "--load", missing.path()],
        &["analyse", missing.path()],
    ] {
        let answer = gipfel(arguments);
        assert_eq!(answer.code, Some(1), "{answer:?}");
        let start = format!("gipfel: {} cannot be read: No such file", missing.path());
        assert!(answer.err.starts_with(&start), "{answer:?}");
    }
}

#[test]
fn a_folder_that_cannot_be_created_is_named_with_the_reason() {
    // A file where the folder should be.
    let file = Scratch::with("");
    let data = format!("{}/games", file.path());
    let answer = gipfel(&["serve", "--listen", "127.0.0.1:0", "--data", &data]);
    assert_eq!(answer.code, Some(1), "{answer:?}");
    let start = format!("gipfel: the folder {data} cannot be created: Not a directory");
    assert!(answer.err.starts_with(&start), "{answer:?}");
}

#[cfg(target_os = "linux")]
#[test]
fn an_output_that_cannot_be_written_is_reported() {
    let full = std::fs::File::options().write(true).open("/dev/full").expect("a device");
    let mut command = program();
    command.args(["legal", "yinsh"]).stdout(full).stderr(Stdio::piped());
    let output = command.output().expect("the program ends");
    let err = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(1), "{err}");
    assert!(err.starts_with("gipfel: the output cannot be written: No space left"), "{err}");
}

#[test]
fn a_bot_says_that_its_server_cannot_be_reached() {
    let port = TcpListener::bind("127.0.0.1:0").expect("a port").local_addr().expect("one").port();
    let server = format!("http://127.0.0.1:{port}");
    let mut bot = program()
        .args(["bot", "--server", &server, "--token", "none", "--", "true"])
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut lines = BufReader::new(bot.stderr.take().expect("a pipe")).lines();
    let mut next = || lines.next().expect("a line").expect("text");
    let said = [next(), next()];
    bot.kill().expect("it runs");
    bot.wait().expect("it ends");
    assert_eq!(said[0], format!("connecting to {server}"));
    assert!(said[1].starts_with(&format!("cannot reach {server} (")), "{said:?}");
    assert!(said[1].ends_with("); trying again in 1 s"), "{said:?}");
}

#[test]
fn a_missing_player_or_program_is_named_with_what_is_possible() {
    let answer = gipfel(&["match", "foo", "bar"]);
    assert_eq!(answer.code, Some(2), "{answer:?}");
    assert!(answer.err.starts_with("gipfel: there is no player or program \"foo\": write gipfel,"));
    let answer = gipfel(&["engine-check", "/no/such/program"]);
    assert_eq!(answer.code, Some(1), "{answer:?}");
    assert!(answer.out.contains("there is no such program; give its path"), "{answer:?}");
}

#[test]
fn a_missing_database_is_named_with_what_is_possible() {
    for task in ["check", "set-log-aside", "reports"] {
        let answer = gipfel(&["admin", "--data", "/nowhere/at/all", task]);
        let start =
            "gipfel: there is no database at /nowhere/at/all/gipfel.sqlite: specify the folder";
        assert!(answer.err.starts_with(start), "{answer:?}");
    }
}

#[test]
fn pieces_that_may_be_brought_in_are_described_with_the_reason() {
    let line = |moves: &str, name: &str| {
        let text = gipfel(&["show", "gipf-yinsh", "--moves", moves]).good();
        let line = text.lines().find(|line| line.starts_with(name)).unwrap_or_default();
        line[name.len()..].trim().to_owned()
    };
    assert_eq!(line("", "White adds"), "a GIPF-piece: their first piece must be one");
    let more = "GIPF-pieces, then loaded pieces, then basics";
    assert_eq!(line("Ge2 Ge8", "White adds"), more);
    let loaded = "loaded pieces, then basics: the first loaded piece ended the GIPF-pieces";
    assert_eq!(line("Ge2 Ge8 Ye1-e3", "White adds"), loaded);
    assert_eq!(line("Ge2 Ge8 Ye1-e3", "Black adds"), more);
    let basics = "only basics: no potentials are left in hand";
    assert_eq!(line("Ge2 Ge8 b2", "White adds"), basics);
}

#[test]
fn an_unknown_game_is_answered_with_all_games() {
    let answer = gipfel(&["show", "chess"]);
    assert_eq!(answer.code, Some(2));
    for id in [
        "yinsh-blitz",
        "gipf-tournament",
        "gipf-tamsk",
        "gipf-ultimate",
        "gipf-potentials with --terms",
    ] {
        assert!(answer.err.contains(id), "{id}: {}", answer.err);
    }
}

#[test]
fn custom_terms_can_be_explored_and_played() {
    let terms = ["--terms", "standard:18/15:T3U2-z6"];
    let file = Scratch::free();
    let options = ["--games", "1", "--nodes", "1", "--level", "1", "--out", file.path()];
    let selfplay = [&["selfplay", "--variant", "gipf-potentials"], &terms[..], &options].concat();
    assert_eq!(gipfel(&selfplay).code, Some(0));
    assert!(file.text().contains("[Terms \"standard:18/15:T3U2-z6\"]"), "{}", file.text());
    let explore = [&["explore", file.path(), "--game", "gipf-potentials"], &terms[..]].concat();
    assert!(gipfel(&explore).good().starts_with("1 game of gipf-potentials"));
    let answer = gipfel(&["explore", file.path(), "--game", "gipf-potentials"]);
    assert!(answer.err.contains("requires terms"), "{answer:?}");
}

#[test]
fn a_match_of_no_games_is_rejected() {
    for command in ["match", "sprt"] {
        let answer = gipfel(&[command, "b0", "b1", "--pairs", "0"]);
        assert_eq!((answer.code, answer.out.as_str()), (Some(2), ""));
        assert!(answer.err.contains("0 is not in 1.."), "{answer:?}");
    }
}

#[test]
fn a_match_record_is_refused_with_what_is_missing_or_unsupported() {
    let game = "[Game \"gipf-yinsh\"]\n";
    let links = "[Links \"Y:yinsh\"]\n";
    let turns = "\n1. Ge2 Ge8 2. Ye1-e3 Gb5 3. ye2-h2? ";
    for (head, rest, reason) in [
        (game.to_owned(), "ok *", "the tag Links is missing: add it"),
        (format!("{game}{links}"), "ok (3. b2) *", "the record of a match has no variations"),
        (format!("{game}{links}"), "challenge <yinsh f6 e5 Gb2 *", "the > at its end is missing"),
    ] {
        let answer = gipfel_reading(&format!("{head}{turns}{rest}\n"), &["check", "-"]);
        assert_eq!(answer.code, Some(1));
        assert!(answer.out.contains("refused") && answer.out.contains(reason), "{answer:?}");
    }
}
