//! Properties that hold for any input: each function takes arbitrary bytes and panics only if its
//! property does not hold.
//!
//! The targets in `fuzz/` call these functions, and so does a test on the stored corpora.
#![forbid(unsafe_code)]

use combined::{CombinedGame, CombinedRecord, CombinedTerms};
use game::History;
use hexgrid::Symmetry;
use potentials::{Preset, Terms};
use properties::Checked;
use puzzles::Puzzle;
use record::{Format, ReadOptions, Reading, Record, TextOptions};
use solver::Limits;
use variants::{AnyGame, Variant};

/// A fuzz target: a function of arbitrary bytes.
pub type Target = fn(&[u8]);

/// All targets with the names of their corpora.
pub const TARGETS: [(&str, Target); 14] = [
    ("play_bytes_as_actions", play_bytes_as_actions),
    ("play_bytes_as_any_actions", play_bytes_as_any_actions),
    ("play_bytes_under_custom_terms", play_bytes_under_custom_terms),
    ("positions_are_refused_or_round_trip", positions_are_refused_or_round_trip),
    ("turns_are_refused_or_played", turns_are_refused_or_played),
    ("catalogue_words_round_trip", catalogue_words_round_trip),
    ("records_are_refused_or_round_trip", records_are_refused_or_round_trip),
    ("sgf_is_refused_or_imported", sgf_is_refused_or_imported),
    ("bga_is_refused_or_imported", bga_is_refused_or_imported),
    ("json_is_refused_or_imported", json_is_refused_or_imported),
    ("official_turns_are_refused_or_imported", official_turns_are_refused_or_imported),
    ("lines_are_refused_or_imported", lines_are_refused_or_imported),
    ("matches_are_refused_or_round_trip", matches_are_refused_or_round_trip),
    ("puzzles_are_refused_or_round_trip", puzzles_are_refused_or_round_trip),
];

/// Plays legal actions. The first byte selects the variant, every other byte an action.
pub fn play_bytes_as_actions(bytes: &[u8]) {
    let Some((&first, rest)) = bytes.split_first() else { return };
    let (yinsh, gipf) = (play_actions::<yinsh::Position>, play_actions::<gipf::Position>);
    for_variant(first, rest, yinsh, gipf, play_actions::<potentials::Position>);
}

fn play_actions<G: Checked>(variant: G::Variant, bytes: &[u8]) {
    let mut game = History::new(G::start(variant));
    for (ply, &byte) in bytes.iter().enumerate().take(600) {
        let position = *game.position();
        let count = position.legal_actions().len();
        assert_eq!(position.outcome().is_some(), count == 0, "{position}");
        if game.outcome().is_some() {
            return;
        }
        let action = position
            .legal_actions()
            .nth(usize::from(byte) % count)
            .expect("index below the number of actions");
        assert_eq!(position.parse_action(&position.token(action)), Ok(action));
        game.try_play(action).expect("a listed action is legal");
        let next = game.position();
        let read = G::from_text(variant, &next.to_string()).expect("a reachable position");
        assert_eq!((read.key(), read), (next.key(), *next));
        let symmetry = Symmetry::ALL[ply % 12];
        let mut image = position.image(symmetry);
        image.play_unchecked(G::image_of(action, symmetry));
        assert_eq!(image, next.image(symmetry));
    }
}

/// Plays legal actions of GIPF with potentials. The first line contains the terms; every byte after
/// it selects an action.
pub fn play_bytes_under_custom_terms(bytes: &[u8]) {
    let mut parts = bytes.splitn(2, |&byte| byte == b'\n');
    let text = String::from_utf8_lossy(parts.next().unwrap_or_default());
    let Ok(terms) = text.parse::<Terms>() else { return };
    assert_eq!(terms.to_string().parse(), Ok(terms));
    play_actions::<potentials::Position>(terms, parts.next().unwrap_or_default());
}

/// Tries arbitrary actions. The first byte selects the variant, each pair of bytes after it an
/// action, legal or not.
pub fn play_bytes_as_any_actions(bytes: &[u8]) {
    fn play<G: Checked>(variant: G::Variant, bytes: &[u8]) {
        let mut position = G::start(variant);
        for pair in bytes.as_chunks::<2>().0.iter().take(300) {
            let candidates = position.candidates();
            let action = candidates[usize::from(u16::from_le_bytes(*pair)) % candidates.len()];
            let legal = position.legal_actions().any(|listed| listed == action);
            let before = position;
            match position.try_play(action) {
                Ok(()) => assert!(legal, "{action:?} is not listed in {before}"),
                Err(_) => assert!(!legal && position == before, "{action:?} in {before}"),
            }
        }
    }
    let Some((&first, rest)) = bytes.split_first() else { return };
    let (yinsh, gipf) = (play::<yinsh::Position>, play::<gipf::Position>);
    for_variant(first, rest, yinsh, gipf, play::<potentials::Position>);
}

/// Reads the text as a position of every variant.
pub fn positions_are_refused_or_round_trip(bytes: &[u8]) {
    fn read<G: Checked>(variant: G::Variant, text: &str) {
        let Ok(position) = G::from_text(variant, text) else { return };
        let written = position.to_string();
        assert_eq!(G::from_text(variant, &written), Ok(position));
        assert!(position.legal_actions().len() <= G::LEGAL_ACTIONS_MAX, "{written}");
        assert_eq!(position.legal_actions().count(), position.legal_actions().len());
        for action in position.legal_actions() {
            assert!(position.is_legal(action));
            let mut next = position;
            next.play_unchecked(action);
            assert!(G::from_text(variant, &next.to_string()).is_ok(), "{written} -> {next}");
        }
    }
    let text = String::from_utf8_lossy(bytes);
    for variant in yinsh::Variant::ALL {
        read::<yinsh::Position>(variant, &text);
    }
    for variant in gipf::Variant::ALL {
        read::<gipf::Position>(variant, &text);
    }
    for preset in Preset::ALL {
        read::<potentials::Position>(preset.terms(), &text);
    }
}

/// Plays the words of the text as turns in every variant, skipping illegal ones.
pub fn turns_are_refused_or_played(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    for variant in Variant::ALL {
        let mut game = AnyGame::start(variant);
        for token in text.split_whitespace().take(500) {
            let before = game.clone();
            match game.play_turn(token) {
                Ok(actions) => assert_eq!(game.len(), before.len() + actions),
                Err(error) => {
                    assert!(!error.to_string().is_empty() && !error.code().is_empty());
                    assert_eq!(game, before);
                }
            }
        }
        // The turns, as written, must lead to the same game.
        let mut again = AnyGame::start(variant);
        for turn in game.turns() {
            again.play_turn(&turn.token).expect("a written turn can be read");
        }
        assert_eq!(again, game);
    }
    // Play the same tokens without a history.
    let mut position = gipf::Position::start(gipf::Variant::Basic);
    for token in text.split_whitespace().take(500) {
        let before = position;
        if position.play_turn(token).is_err() {
            assert_eq!(position, before);
        }
    }
}

/// Reads the text as the id of a variant and as a handicap.
pub fn catalogue_words_round_trip(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    if let Ok(variant) = text.parse::<Variant>() {
        assert_eq!(variant.id().parse(), Ok(variant));
    }
    if let Ok(handicap) = text.parse::<variants::Handicap>() {
        assert_eq!(handicap.to_string(), text.to_lowercase());
        assert!(AnyGame::with_handicap(handicap).outcome().is_none());
    }
}

/// Reads the text as a record in the project's own format and in the detected format.
pub fn records_are_refused_or_round_trip(bytes: &[u8]) {
    imported(bytes, None);
    imported(bytes, Some(Format::Record));
}

/// Reads the text as a Boardspace file.
pub fn sgf_is_refused_or_imported(bytes: &[u8]) {
    imported(bytes, Some(Format::Sgf));
}

/// Reads the text as a Board Game Arena log.
pub fn bga_is_refused_or_imported(bytes: &[u8]) {
    imported(bytes, Some(Format::Bga));
}

/// Reads the text as records in JSON, one per line.
pub fn json_is_refused_or_imported(bytes: &[u8]) {
    imported(bytes, Some(Format::Json));
}

/// Reads the text in the official notation of GIPF.
pub fn official_turns_are_refused_or_imported(bytes: &[u8]) {
    imported(bytes, Some(Format::Official));
}

/// Reads the text as YINSH games, one per line.
pub fn lines_are_refused_or_imported(bytes: &[u8]) {
    imported(bytes, Some(Format::Lines));
}

/// Reads the text as records of combined games. In addition, the first line is read as terms, links
/// and challenges, and the words after it are played if they are legal.
pub fn matches_are_refused_or_round_trip(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    for reading in combined::read(&text) {
        match reading.found {
            Some(Ok(record)) => match_round_trips(&record),
            Some(Err(error)) => {
                assert!(!error.to_string().is_empty() && !error.code().is_empty());
            }
            None => {}
        }
    }
    let (first, tokens) = text.split_once('\n').unwrap_or((&text, ""));
    let [terms, links, challenges] = first.split(' ').collect::<Vec<_>>()[..] else { return };
    let (Ok(terms), Ok(links)) = (terms.parse(), links.parse()) else { return };
    let Ok(terms) = CombinedTerms::new(terms, links) else { return };
    let Ok(challenges) = challenges.parse() else { return };
    let mut game = CombinedGame::start(terms.with_challenges(challenges));
    for token in tokens.split_whitespace().take(300) {
        let before = game.clone();
        if game.play_token(token).is_err() {
            assert_eq!(game, before);
        }
        let position = game.position();
        let read = CombinedGame::from_position(game.terms(), &position);
        assert_eq!(read.map(|read| read.position()), Ok(position));
    }
    match_round_trips(&CombinedRecord::from_game(game));
}

fn match_round_trips(record: &CombinedRecord) {
    let text = record.to_text();
    let again = combined::read(&text).next().and_then(|reading| reading.found);
    assert_eq!(again, Some(Ok(record.clone())), "{text}");
    let json = record.to_json().to_string();
    let again = combined::read(&json).next().and_then(|reading| reading.found);
    assert_eq!(again, Some(Ok(record.clone())), "{json}");
}

/// Reads every line as a puzzle. A valid puzzle round-trips, has an id and can be checked.
pub fn puzzles_are_refused_or_round_trip(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    for line in text.lines().take(20) {
        match line.parse::<Puzzle>() {
            Err(error) => assert!(!error.to_string().is_empty()),
            Ok(puzzle) => {
                assert_eq!(puzzle.to_string(), line);
                assert_eq!(puzzle.id().map(|id| id.len()), Ok(6));
                assert!(puzzles::folded_key(&puzzle).is_ok() && puzzle.detected_themes().is_ok());
                assert_eq!(puzzle.is_right(0, &puzzle.line[0]), Ok(true));
                // Limit the search, whatever the puzzle claims.
                let few = Limits { nodes: 2_000, entries: 100 };
                assert!(puzzle.check(few).map_err(|error| error.to_string()) != Err(String::new()));
            }
        }
    }
}

/// Reads the text in a format, and checks that every game in it round-trips.
fn imported(bytes: &[u8], format: Option<Format>) {
    let text = String::from_utf8_lossy(bytes);
    for variant in [None, Some(Variant::Yinsh), Some(Variant::GipfStandard)] {
        for reading in record::read(&text, ReadOptions { format, variant }) {
            match reading {
                Err(error) => assert!(!error.to_string().is_empty() && !error.code().is_empty()),
                Ok(Reading::Excerpt(_)) => {}
                Ok(Reading::Game(record)) => {
                    let written = record.to_text(TextOptions { reserves: true });
                    let options =
                        ReadOptions { format: Some(Format::Record), ..ReadOptions::default() };
                    let again = record::read(&written, options).next();
                    let again = again.and_then(Result::ok).and_then(Reading::into_record);
                    let again = again.unwrap_or_else(|| panic!("could not be read:\n{written}"));
                    assert_eq!(again.to_text(TextOptions { reserves: true }), written);
                    assert_eq!(again.game(), record.game());
                    let options = ReadOptions { format: Some(Format::Json), ..options };
                    let read = |text: &str| record::read(text, options).next().and_then(Result::ok);
                    let from_json = read(&record.to_json().to_string());
                    assert_eq!(from_json.and_then(Reading::into_record).as_ref(), Some(&*record));
                    if let Ok(sgf) = record.to_sgf() {
                        let options = ReadOptions { format: Some(Format::Sgf), ..options };
                        let back = record::read(&sgf, options).next().and_then(Result::ok);
                        let back =
                            back.and_then(Reading::into_record).expect("written SGF is read");
                        let end = |record: &Record| (record.score(), record.termination());
                        assert_eq!((back.game(), end(&back)), (record.game(), end(&record)));
                    }
                }
            }
        }
    }
}

/// Lowest first byte that stands for a preset of potentials.
const PRESETS_FROM: u8 = 200;

fn for_variant(
    first: u8,
    rest: &[u8],
    yinsh: fn(yinsh::Variant, &[u8]),
    gipf: fn(gipf::Variant, &[u8]),
    potentials: fn(Terms, &[u8]),
) {
    if first >= PRESETS_FROM {
        let preset = Preset::ALL[usize::from(first) % Preset::ALL.len()];
        return potentials(preset.terms(), rest);
    }
    match first % 5 {
        0 => yinsh(yinsh::Variant::Normal, rest),
        1 => yinsh(yinsh::Variant::Blitz, rest),
        2 => gipf(gipf::Variant::Basic, rest),
        3 => gipf(gipf::Variant::Standard, rest),
        _ => gipf(gipf::Variant::Tournament, rest),
    }
}
