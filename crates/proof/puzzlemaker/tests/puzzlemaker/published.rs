//! Tests that the puzzles published in `data/puzzles` are correct, numerous and small.

use std::{
    collections::{BTreeMap, BTreeSet},
    path::{Path, PathBuf},
};

use puzzlemaker::{
    checking::{check_all, sample},
    files,
};
use puzzles::{Kind, Puzzle, Theme, folded_key, near_duplicates};
use variants::{Family, Variant};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../data/puzzles")
}

fn published() -> Vec<Puzzle> {
    files::published(&folder()).unwrap_or_else(|error| panic!("{error:#}"))
}

/// Number of puzzles per variant and kind that are checked again.
const SAMPLE: usize = 3;

#[test]
fn a_sample_of_each_kind_is_correct() {
    let chosen = sample(&published(), SAMPLE);
    assert!(chosen.len() >= 3 * Variant::ALL.len(), "{}", chosen.len());
    assert_eq!(check_all(&chosen, 2), []);
}

#[test]
fn a_wrong_solution_is_rejected() {
    for puzzle in sample(&published(), 1) {
        let position = puzzle.position().unwrap();
        let game = variants::AnyGame::from_position(puzzle.variant, &position).unwrap();
        let turns = game.legal_turns(10_000).unwrap();
        let other = turns.into_iter().find(|turn| puzzle.is_right(0, &turn.token) == Ok(false));
        let line = vec![other.unwrap().token];
        let mut tampered = Puzzle { line, asked: 1, ..puzzle.clone() };
        tampered.themes = tampered.detected_themes().unwrap();
        assert_eq!(check_all(&[tampered], 1).len(), 1, "{puzzle}");
    }
}

#[test]
fn every_game_and_kind_has_enough_puzzles() {
    let mut counts: BTreeMap<(&str, &str), usize> = BTreeMap::new();
    for puzzle in published() {
        let game = puzzle.variant.id().split('-').next().unwrap();
        *counts.entry((game, puzzle.kind.word())).or_default() += 1;
    }
    for game in ["yinsh", "gipf"] {
        let [win, save, gain] = ["win", "save", "gain"].map(|kind| counts[&(game, kind)]);
        assert!(win + save + gain >= 3_000, "{game}: {counts:?}");
        assert!(win + save >= 1_000 && win >= 300 && save >= 300, "{game}: {counts:?}");
    }
}

#[test]
fn no_two_puzzles_are_the_same_under_rotation_and_reflection() {
    let (mut keys, mut ids) = (BTreeSet::new(), BTreeSet::new());
    for puzzle in published() {
        assert!(keys.insert(folded_key(&puzzle).unwrap()), "{puzzle}");
        assert!(ids.insert(puzzle.id().unwrap()), "{puzzle}");
    }
}

#[test]
fn no_two_puzzles_are_almost_the_same() {
    let puzzles = published();
    let near = near_duplicates(&puzzles).unwrap().into_iter().next();
    assert_eq!(near.map(|(one, other)| (&puzzles[one], &puzzles[other])), None);
}

/// Minimum number of puzzles of a length whose mean difficulty is compared.
const COMPARED_MIN: usize = 15;

#[test]
fn longer_wins_are_harder_on_average() {
    let mut groups: BTreeMap<Variant, BTreeMap<u8, Vec<f64>>> = BTreeMap::new();
    for puzzle in published() {
        if let Kind::Win(turns) = puzzle.kind {
            let lengths = groups.entry(puzzle.variant).or_default();
            lengths.entry(turns).or_default().push(puzzle.difficulty.into());
        }
    }
    for (variant, lengths) in groups {
        let large = lengths.into_values().filter(|group| group.len() >= COMPARED_MIN);
        let means: Vec<f64> =
            large.map(|group| group.iter().sum::<f64>() / group.len() as f64).collect();
        assert!(means.is_sorted(), "{variant}: {means:?}");
    }
}

/// Maximum number of puzzles of a game with the same difficulty.
const EQUALLY_HARD_MAX: usize = 60;

#[test]
fn few_puzzles_are_equally_hard() {
    let mut counts: BTreeMap<(Family, u16), usize> = BTreeMap::new();
    for puzzle in published() {
        *counts.entry((puzzle.variant.family(), puzzle.difficulty)).or_default() += 1;
    }
    let most = counts.into_iter().max_by_key(|(_, count)| *count).unwrap();
    assert!(most.1 <= EQUALLY_HARD_MAX, "{most:?}");
}

#[test]
fn puzzles_of_yinsh_complete_rows() {
    let with = |matches: &dyn Fn(&Puzzle) -> bool| {
        let is_yinsh = |puzzle: &&Puzzle| puzzle.variant == Variant::Yinsh;
        published().iter().filter(is_yinsh).filter(|puzzle| matches(puzzle)).count()
    };
    assert!(with(&|puzzle| puzzle.themes.has(Theme::Row)) >= 100);
    assert!(with(&|puzzle| puzzle.themes.has(Theme::DoubleRow)) >= 3);
    assert!(with(&|puzzle| puzzle.kind == Kind::Win(1)) >= 30);
    assert!(with(&|puzzle| !puzzle.other_rings.is_empty()) >= 10);
}

#[test]
fn published_themes_match_the_rules_and_every_theme_occurs() {
    let mut found = BTreeSet::new();
    for puzzle in published() {
        assert_eq!(puzzle.detected_themes(), Ok(puzzle.themes), "{puzzle}");
        found.extend(puzzle.themes.iter());
    }
    assert_eq!(found.into_iter().collect::<Vec<_>>(), Theme::ALL);
}

#[test]
fn most_solutions_have_a_merit() {
    let mut counts: BTreeMap<(Family, &str), [usize; 2]> = BTreeMap::new();
    for puzzle in published() {
        let group = counts.entry((puzzle.variant.family(), puzzle.kind.word())).or_default();
        let merit = puzzle.merit().unwrap();
        group[usize::from(merit.is_some())] += 1;
    }
    println!("{counts:?}");
    for (group, [without, with]) in counts {
        assert!(with >= 9 * without, "{group:?}: {with} with a merit, {without} without");
    }
}

#[test]
fn themes_occur_in_the_games_that_offer_them() {
    for family in [Family::Yinsh, Family::Gipf] {
        let of_family = published().into_iter().filter(|puzzle| puzzle.variant.family() == family);
        let found: BTreeSet<Theme> = of_family.flat_map(|puzzle| puzzle.themes.iter()).collect();
        let offered = |theme: &Theme| theme.family().is_none_or(|only| only == family);
        let offered: Vec<Theme> = Theme::ALL.into_iter().filter(offered).collect();
        assert_eq!(found.into_iter().collect::<Vec<_>>(), offered, "{family:?}");
    }
}

#[test]
fn parts_are_small_and_sorted_by_difficulty() {
    let mut sizes: BTreeMap<String, usize> = BTreeMap::new();
    for (name, text) in files::parts(&folder()).unwrap() {
        let size = files::served_size(&text);
        assert!(size <= files::PART_MAX_BYTES, "{name}: {size}");
        *sizes.entry(name.split('-').next().unwrap().to_owned()).or_default() += size;
        let puzzles = puzzles::read_all(&text).unwrap();
        assert!(puzzles.is_sorted_by_key(|puzzle| puzzle.difficulty), "{name}");
    }
    assert_eq!(sizes.len(), 2);
    assert!(sizes.values().all(|&size| size <= files::GAME_MAX_BYTES), "{sizes:?}");
}

#[test]
fn the_examples_of_the_documentation_are_published() {
    let document = folder().join("../../docs/puzzles.md");
    let text = std::fs::read_to_string(document).unwrap();
    let examples: Vec<Puzzle> = text.lines().flat_map(str::parse).collect();
    let published = published();
    assert!(examples.len() == 2 && examples.iter().all(|puzzle| published.contains(puzzle)));
    let id = examples[0].id().unwrap();
    assert!(text.contains(&format!("The first puzzle above is `{id}`")), "{id}");
}

#[test]
fn the_list_describes_the_parts() {
    let list = std::fs::read_to_string(folder().join("parts.tsv")).unwrap();
    let lines: Vec<&str> = list.lines().filter(|line| !line.starts_with('#')).collect();
    let parts = files::parts(&folder()).unwrap();
    assert_eq!(lines.len(), parts.len());
    for (line, (name, text)) in lines.into_iter().zip(parts) {
        let puzzles = puzzles::read_all(&text).unwrap();
        let difficulty = |puzzle: Option<&Puzzle>| puzzle.unwrap().difficulty;
        let (least, most) = (difficulty(puzzles.first()), difficulty(puzzles.last()));
        assert_eq!(line, format!("{name}\t{}\t{least}\t{most}", puzzles.len()));
    }
}
