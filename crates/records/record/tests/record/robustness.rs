use std::fmt::Write as _;

use fastrand::Rng;
use record::{Format, ReadOptions, Reading, Record, TextOptions, read};
use variants::Variant;

use crate::random;

/// Reads a text in every way, ignoring the results.
fn read_in_every_way(text: &str, rng: &mut Rng) {
    let variants = [None, Some(Variant::ALL[rng.usize(..5)])];
    for variant in variants {
        for format in Format::ALL.map(Some).into_iter().chain([None]) {
            for reading in read(text, ReadOptions { format, variant }) {
                match reading {
                    Ok(Reading::Game(record)) => {
                        let text = record.to_text(TextOptions { reserves: true });
                        let again = read(&text, ReadOptions::default()).next().unwrap().unwrap();
                        assert_eq!(again.into_record(), Some(*record));
                    }
                    Ok(Reading::Excerpt(excerpt)) => assert!(!excerpt.to_string().is_empty()),
                    Err(error) => assert!(!error.to_string().is_empty()),
                }
            }
        }
    }
}

/// Returns small texts in every format, generated from random games.
fn texts(rng: &mut Rng) -> Vec<String> {
    let mut texts = Vec::new();
    for variant in Variant::ALL {
        let record = random::record(variant, rng);
        texts.push(record.to_text(TextOptions { reserves: true }));
        let game = Record::from_game(&random::game(variant, rng, 60));
        texts.extend(game.to_official());
        let game = Record::from_game(&random::game(variant, rng, 1000));
        texts.extend(game.to_lines());
    }
    let game = random::game(Variant::Yinsh, rng, 30);
    let mut sgf = "(;SU[Yinsh]P0[id \"a\"]\n".to_owned();
    let mut bga = "{\"data\":{\"logs\":[{\"data\":[".to_owned();
    for (player, action) in random::actions(&game) {
        let (column, row) = action.split_at(1);
        let seat = player.index();
        writeln!(sgf, ";P{seat}[place {}r {column} {row}]", player.letter()).unwrap();
        let (from, to) = action.split_once('-').unwrap_or(("@0", &action));
        write!(
            bga,
            "{{\"type\":\"move\",\"args\":{{\"player_id\":{seat},\"locationFrom\":\"{from}\",\
             \"locationTo\":\"{to}\"}}}},"
        )
        .unwrap();
    }
    texts.push(sgf + ")");
    texts.push(bga + "{\"type\":\"gameEnd\",\"args\":{\"player_id\":1}}]}]}}");
    texts
}

/// Fragments that tend to break parsers.
const PIECES: [&str; 28] = [
    "(",
    ")",
    "{",
    "}",
    "[",
    "]",
    "\"",
    "\\",
    ";",
    "*",
    "$",
    "!",
    "x",
    "=",
    "-",
    ",",
    "\n",
    "\n\n",
    "\t",
    "(;",
    "1-0",
    "(7)",
    "[A \"b\"]",
    "P0[1 pick board A 2]",
    "é",
    "\u{0}",
    "[%clk ",
    "=;=",
];

fn mutate(text: &str, rng: &mut Rng) -> String {
    let mut bytes = text.as_bytes().to_vec();
    for _ in 0..rng.usize(1..6) {
        let at = rng.usize(..=bytes.len());
        match rng.u8(..5) {
            0 => bytes.truncate(at.max(bytes.len() / 2)),
            1 => drop(bytes.drain(at..(at + rng.usize(..8)).min(bytes.len()))),
            2 => {
                let end = (at + rng.usize(..40)).min(bytes.len());
                let copy = bytes[at..end].to_vec();
                let target = rng.usize(..=bytes.len());
                drop(bytes.splice(target..target, copy));
            }
            3 if at < bytes.len() => bytes[at] = rng.u8(..),
            _ => {
                let piece = PIECES[rng.usize(..PIECES.len())].bytes();
                drop(bytes.splice(at..at, piece));
            }
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

#[test]
fn readers_do_not_panic_on_mutated_texts() {
    let mut rng = Rng::with_seed(21);
    for _ in 0..25 {
        for text in texts(&mut rng) {
            for _ in 0..12 {
                read_in_every_way(&mutate(&text, &mut rng), &mut rng);
            }
        }
    }
}

#[test]
fn readers_do_not_panic_on_truncated_texts() {
    let mut rng = Rng::with_seed(22);
    for text in texts(&mut rng) {
        for _ in 0..30 {
            let end = rng.usize(..=text.len());
            let text = String::from_utf8_lossy(&text.as_bytes()[..end]).into_owned();
            read_in_every_way(&text, &mut rng);
        }
    }
}

#[test]
fn readers_do_not_panic_on_random_tokens() {
    let mut rng = Rng::with_seed(23);
    for _ in 0..2000 {
        let soup: String =
            (0..rng.usize(..40)).map(|_| PIECES[rng.usize(..PIECES.len())]).collect();
        read_in_every_way(&soup, &mut rng);
    }
}

/// Fragments that open a construct, or that split a text into many games.
const OPENINGS: [&str; 8] =
    ["(;A[", "[A \"\"]\n{\n\n", "f6 ", "f6 (", "\n(;", "{[%clk 0:00:01]} ", "\"[", "b3, "];

#[test]
fn deep_nesting_does_not_overflow_the_stack() {
    let mut rng = Rng::with_seed(24);
    for piece in ["(", "{", "[", "(;", "[{\"a\":", "{\"a\":[", "f6 (", "[A \"\"]\n{\n\n"] {
        read_in_every_way(&piece.repeat(100_000), &mut rng);
        read_in_every_way(&format!("[Game \"yinsh\"] f6 {{{}", piece.repeat(100_000)), &mut rng);
    }
}

#[test]
fn every_game_consumes_input_and_reading_ends() {
    for piece in PIECES.into_iter().chain(OPENINGS) {
        let text = piece.repeat(500);
        for format in Format::ALL.map(Some).into_iter().chain([None]) {
            let mut readings = read(&text, ReadOptions { format, variant: None });
            let mut before = readings.bytes_read();
            while readings.next().is_some() && readings.bytes_read() < text.len() {
                assert!(readings.bytes_read() > before, "{piece:?} {format:?} at {before}");
                before = readings.bytes_read();
            }
        }
    }
}
