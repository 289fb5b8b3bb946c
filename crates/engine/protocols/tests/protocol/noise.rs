use std::io::{BufReader, Write};

use engine_protocols::{Json, Ugi};
use fastrand::Rng;
use serde_json::json;
use variants::{AnyGame, Variant};

use crate::{listener::Memory, positions::REMOVALS};

/// Returns the number of lines to try: a hundred thousand, or the value of the environment variable
/// `GIPFEL_RANDOM_LINES`.
fn lines() -> usize {
    let number = std::env::var("GIPFEL_RANDOM_LINES").ok();
    number.map_or(100_000, |number| number.parse().expect("GIPFEL_RANDOM_LINES is a number"))
}

/// Number of lines per engine.
const SESSION: usize = 5_000;

/// Words that may occur anywhere.
const WORDS: [&str; 48] = [
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
    "7",
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
    "Threads",
    "Level",
    "Seed",
    "stop",
    "query",
    "result",
    "gameover",
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
    "xe2,e3",
    "infinite",
    "movetime",
    "p1time",
    "0",
];

/// Returns randomly played games, each as a position and turns.
fn games(rng: &mut Rng) -> Vec<(Variant, String, Vec<String>)> {
    let mut starts: Vec<(Variant, String)> =
        Variant::ALL.iter().map(|&variant| (variant, AnyGame::start(variant).position())).collect();
    starts.extend(REMOVALS.map(|(variant, position)| (variant, position.to_owned())));
    let mut games = Vec::new();
    for (variant, position) in starts.iter().cycle().take(4 * starts.len()).cloned() {
        let mut game = AnyGame::from_position(variant, &position).expect("a position");
        for _ in 0..rng.usize(0..12) {
            let tokens = game.legal_tokens();
            if let Some(token) = rng.choice(&tokens) {
                game.play_turn(token).expect("a legal action");
            }
        }
        games.push((variant, position, game.turns().into_iter().map(|turn| turn.token).collect()));
    }
    games
}

/// Corrupts a line by changing, dropping or duplicating bytes.
fn spoil(rng: &mut Rng, line: &str) -> Vec<u8> {
    let mut bytes = line.as_bytes().to_vec();
    for _ in 0..rng.usize(1..4) {
        let index = rng.usize(..=bytes.len());
        match rng.u8(..5) {
            0 => bytes.truncate(index),
            1 => bytes.insert(index, rng.u8(..)),
            2 if index < bytes.len() => bytes[index] = rng.u8(..),
            3 if index < bytes.len() => drop(bytes.remove(index)),
            _ => bytes.extend_from_within(index..),
        }
    }
    bytes.retain(|&byte| byte != b'\n');
    bytes
}

fn soup(rng: &mut Rng) -> String {
    let words: Vec<&str> = (0..rng.usize(0..6)).map(|_| WORDS[rng.usize(..WORDS.len())]).collect();
    words.join(" ")
}

fn ugi_line(rng: &mut Rng, games: &[(Variant, String, Vec<String>)]) -> String {
    let (variant, position, turns) = &games[rng.usize(..games.len())];
    match rng.u8(..80) {
        0 => format!("setoption name Game value {variant}"),
        1 => format!("setoption name Level value {}", rng.u8(..12)),
        2 => format!("setoption name MultiPV value {}", rng.u8(..4)),
        3 => format!("setoption name Threads value {}", rng.u8(..3)),
        4 => format!("setoption name Hash value {}", rng.u8(..3)),
        5..9 => format!("position fen {position} moves {}", turns.join(" ")),
        9 => format!("position startpos moves {}", turns.join(" ")),
        10 => format!("go nodes {} depth {}", rng.u8(..60), rng.u8(..4)),
        11 => format!("go movetime {}", rng.u8(..2)),
        12 => "go infinite".to_owned(),
        13 => format!("go p1time {} p2time 5 p1inc 1", rng.u8(..9)),
        14 => format!("go nodes 20 searchmoves {}", turns.join(" ")),
        15 => format!("perft {}", if rng.u8(..16) == 0 { 12 } else { rng.u8(..3) }),
        16..20 => format!("query {}", WORDS[rng.usize(..WORDS.len())]),
        20 => "legalmoves".to_owned(),
        21 => "undo".to_owned(),
        22 => "uginewgame".to_owned(),
        23..26 => "isready".to_owned(),
        26 => "stop".to_owned(),
        27 => ["fen", "eval", "d", "ugi"][rng.usize(..4)].to_owned(),
        _ => soup(rng),
    }
}

#[test]
fn random_lines_do_not_crash_ugi() {
    let mut rng = Rng::with_seed(5);
    let games = games(&mut rng);
    for _ in 0..lines() / SESSION {
        let mut input = b"setoption name Hash value 1\n".to_vec();
        let mut asked = 0;
        for _ in 0..SESSION - 3 {
            let line = ugi_line(&mut rng, &games);
            let bytes = if rng.u8(..4) == 0 { spoil(&mut rng, &line) } else { line.into_bytes() };
            let text = String::from_utf8_lossy(&bytes);
            let text = text.trim();
            // A table of any size may be requested, but allocating a large one would take too long
            // in this test.
            let large =
                text.contains("Hash") && text.chars().filter(char::is_ascii_digit).count() > 1;
            if text == "quit" || large {
                continue;
            }
            asked += usize::from(text.split_whitespace().next() == Some("isready"));
            input.write_all(&bytes).expect("memory");
            input.push(b'\n');
        }
        input.extend_from_slice(b"stop\nisready\n");
        let memory = Memory::default();
        Ugi::new(memory.clone(), |game| game.position()).run(&mut BufReader::new(&input[..]));
        let text = memory.text();
        assert_eq!(text.lines().filter(|line| *line == "readyok").count(), asked + 1);
        assert!(text.ends_with("readyok\n"));
    }
}

fn json_line(rng: &mut Rng, games: &[(Variant, String, Vec<String>)]) -> String {
    let (variant, position, turns) = &games[rng.usize(..games.len())];
    let id = rng.u16(..200);
    let game = variant.id();
    match rng.u8(..40) {
        0 => json!({"id": id, "method": "bestmove", "game": game, "nodes": rng.u8(..60)}),
        1 => json!({"id": id, "method": "analyse", "game": game, "position": position,
            "depth": rng.u8(..3), "lines": rng.u8(..4), "level": rng.u8(..12)}),
        2 => json!({"id": id, "method": "analyse", "game": game, "movetime": rng.u8(..2)}),
        3 => json!({"id": id, "method": "bestmove", "game": game, "moves": turns,
            "nodes": 30, "only": turns, "seed": rng.u32(..)}),
        4..7 => json!({"id": id, "method": "play", "game": game, "position": position,
            "moves": turns}),
        7 => json!({"id": id, "method": "legal", "game": game, "moves": turns}),
        8 => json!({"id": id, "method": "eval", "game": game, "position": position}),
        9 => json!({"id": id, "method": "perft", "game": game, "depth": rng.u8(..3)}),
        10 => json!({"id": id, "method": "options", "hash": rng.u8(..3), "threads": rng.u8(..3)}),
        11 => json!({"id": id, "method": "analyse", "game": game, "mate": rng.u8(..2)}),
        12..15 => json!({"id": id, "method": "cancel", "request": rng.u16(..200)}),
        15 => json!({"id": id, "method": "stop", "request": rng.u16(..200)}),
        16 => json!({"id": id, "method": "version"}),
        17 => json!({"id": id, "method": WORDS[rng.usize(..WORDS.len())], "game": id}),
        18 => json!([id, soup(rng)]),
        _ => return soup(rng),
    }
    .to_string()
}

#[test]
fn each_random_json_line_is_answered_once() {
    let mut rng = Rng::with_seed(6);
    let games = games(&mut rng);
    for _ in 0..lines() / SESSION {
        let mut input = b"{\"id\":\"first\",\"method\":\"options\",\"hash\":1}\n".to_vec();
        let mut asked = 1;
        for _ in 0..SESSION - 1 {
            let line = json_line(&mut rng, &games);
            let spoilt = rng.u8(..4) == 0;
            let bytes = if spoilt { spoil(&mut rng, &line) } else { line.into_bytes() };
            let text = String::from_utf8_lossy(&bytes);
            // A table of any size may be requested, but allocating a large one would take too long
            // in this test.
            if spoilt && text.contains("hash") {
                continue;
            }
            asked += usize::from(!text.trim().is_empty());
            input.write_all(&bytes).expect("memory");
            input.push(b'\n');
        }
        let memory = Memory::default();
        Json::new(memory.clone()).run(&mut BufReader::new(&input[..]));
        let text = memory.text();
        let answers = text.lines().filter(|line| !line.contains(",\"info\":{"));
        assert_eq!(answers.count(), asked);
    }
}
