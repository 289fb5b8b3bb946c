//! Tests of generating, merging and writing puzzles.

use std::{
    path::{Path, PathBuf},
    time::Duration,
};

use puzzlemaker::{checking::check, files, selection::Shards, workers};
use puzzles::Puzzle;
use variants::{AnyGame, Variant};

fn made(threads: usize) -> Vec<String> {
    let run = workers::Run {
        variants: vec![Variant::YinshBlitz],
        games: 4,
        time: Duration::from_secs(600),
        threads,
        seed: 1,
        kinds: Vec::new(),
        rows: false,
    };
    let mut out = Vec::new();
    workers::run(&run, &mut out).expect("writing to memory cannot fail");
    let text = String::from_utf8(out).expect("puzzles are text");
    let mut lines: Vec<String> = text.lines().map(String::from).collect();
    lines.sort();
    lines
}

#[test]
fn a_seed_always_produces_the_same_puzzles_and_all_are_correct() {
    let lines = made(2);
    assert!(lines.len() >= 2, "{lines:?}");
    assert_eq!(lines, made(1));
    for line in &lines {
        let puzzle: Puzzle = line.parse().expect("written puzzles can be parsed");
        assert_eq!(check(&puzzle, None), Ok(()), "{line}");
    }
}

const SAVE: &str = "yinsh\tsave1\t1108\tstop-row,break-four\t\
    1M2/m6/1mRMM1mm/2R1rr3/1mMm2m3/1MM2Mm2/1MM2r4/1M1m5/2R5/MM5/4 b move 2-2\td6-b4 c3-c6";
const GAIN: &str = "gipf-basic\tgain8\t1165\trow,capture\t\
    P1pP/P2PP/pP2P1/p3p2/1P1ppP/PPP2/Ppp1 b push 2-7\t\
    c1-e3 g7-e7;xb4*,c5,d6,e7,f7 / f7 i4-f4";
const WIN: &str = "gipf-basic\twin2\t1225\tstop-row,reserve,quiet\t\
    2P1/4P/5p/PP3pp/4Pp/2P1P/p1PP w push 2-10\th6-e6 g7-g5 / a3-c5 a4-c4";

fn puzzle(line: &str) -> Puzzle {
    line.parse().expect("a puzzle")
}

#[test]
fn a_gain_that_is_not_clearly_best_is_rejected() {
    assert_eq!(check(&puzzle(GAIN), None), Ok(()));
    let mut other = puzzle(GAIN);
    let game = AnyGame::from_position(other.variant, &other.position().unwrap()).unwrap();
    other.line = vec![game.legal_turns(1_000).unwrap().swap_remove(0).token];
    assert_eq!(puzzle(GAIN).is_right(0, &other.line[0]), Ok(false));
    other.themes = other.detected_themes().unwrap();
    assert!(check(&other, None).is_err_and(|reason| reason.contains("prefers")));
}

#[test]
fn shards_are_merged_without_duplicates() {
    let mut shards = Shards::default();
    shards.add(&format!("# a comment\n{SAVE}\n{GAIN}\n"));
    shards.add(&format!("{SAVE}\n{WIN}\nyinsh\twin2\t12"));
    assert_eq!((shards.puzzles.len(), shards.repeated, shards.unreadable), (3, 1, 1));
    let chosen = shards.chosen(10).unwrap();
    assert_eq!(chosen.len(), 3);
}

#[test]
fn themes_are_detected_again_when_shards_are_merged() {
    let mut shards = Shards::default();
    shards.add(&SAVE.replace("stop-row,break-four", "row"));
    assert_eq!(shards.puzzles, [puzzle(SAVE)]);
}

/// Returns the puzzle with a different reserve, whether or not it is still correct.
fn with_reserve(line: &str, reserve: u8) -> String {
    line.replace(" push 2-", &format!(" push {reserve}-"))
}

#[test]
fn a_solution_overlooked_for_some_turns_yields_one_puzzle() {
    let mut shards = Shards::default();
    shards.add(&format!("{WIN}\n{GAIN}\n{}\n", with_reserve(WIN, 3)));
    assert_eq!((shards.puzzles.len(), shards.alike), (2, 1));
}

#[test]
fn a_small_selection_contains_every_kind() {
    let data = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../data/puzzles");
    let published = files::published(&data).unwrap();
    let mut shards = Shards::default();
    for kind in ["win", "gain"] {
        let is_one =
            |puzzle: &&Puzzle| puzzle.variant == Variant::GipfBasic && puzzle.kind.word() == kind;
        for puzzle in published.iter().filter(is_one).step_by(40).take(6) {
            shards.add(&puzzle.to_string());
        }
    }
    assert_eq!(shards.puzzles.len(), 12);
    let chosen = shards.chosen(4).unwrap();
    assert_eq!(chosen.len(), 4);
    for kind in ["win", "gain"] {
        assert!(chosen.iter().any(|puzzle| puzzle.kind.word() == kind), "{chosen:?}");
    }
}

#[test]
fn a_kept_puzzle_stays_and_takes_over_its_new_difficulty() {
    let mut shards = Shards::default();
    shards.keep(puzzle(GAIN)).unwrap();
    shards.add(&format!("{WIN}\n{}\n{SAVE}\n", GAIN.replace("1165", "1171")));
    let chosen = shards.chosen(1).unwrap();
    let gain = chosen.iter().find(|puzzle| puzzle.id() == self::puzzle(GAIN).id());
    assert_eq!(gain.map(|gain| gain.difficulty), Some(1171), "{chosen:?}");
}

/// Positions that differ only in the piece on a corner.
#[test]
fn of_near_duplicates_a_proved_one_stays() {
    let gain = WIN.replace("win2", "gain8").replace("2P1/4P", "2P1/p3P");
    let mut shards = Shards::default();
    shards.keep(puzzle(&gain)).unwrap();
    shards.keep(puzzle(WIN)).unwrap();
    assert_eq!(shards.chosen(10), Ok(vec![puzzle(WIN)]));
}

fn folder(name: &str) -> PathBuf {
    std::env::temp_dir().join(format!("gipfel-puzzles-{name}-{}", std::process::id()))
}

#[test]
fn written_files_contain_the_same_puzzles() {
    let folder = folder("written");
    let puzzles = [puzzle(SAVE), puzzle(WIN), puzzle(GAIN)];
    files::write(&folder, &puzzles).unwrap();
    let mut read = files::published(&folder).unwrap();
    let names: Vec<String> = files::parts(&folder).unwrap().into_iter().map(|(n, _)| n).collect();
    std::fs::remove_dir_all(&folder).unwrap();
    read.sort_by_key(Puzzle::to_string);
    let mut puzzles = puzzles;
    puzzles.sort_by_key(Puzzle::to_string);
    assert_eq!(read, puzzles);
    assert_eq!(names, ["yinsh-1.puzzles", "gipf-1.puzzles"]);
}
