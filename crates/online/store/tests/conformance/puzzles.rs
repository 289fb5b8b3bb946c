//! Ratings of puzzles, based on players' attempts.

use protocol::rest::{NotebookEntry, NotebookKind};
use record::PlayerId;
use serde_json::Map;
use store::{PuzzleAttempt, PuzzleRating, Quota, Store};

/// Adds an attempt to a notebook.
pub(crate) async fn attempt(store: &Store, player: u64, key: &str, puzzle: &str, right: bool) {
    attempt_at(store, player, key, puzzle, right, 1000).await;
}

async fn attempt_at(store: &Store, player: u64, key: &str, puzzle: &str, right: bool, at: i64) {
    let entry =
        NotebookEntry { kind: NotebookKind::Attempt, key: key.to_owned(), at, body: Map::new() };
    let rated = PuzzleAttempt {
        key: key.to_owned(),
        puzzle: puzzle.to_owned(),
        game: if puzzle.starts_with('g') { "gipf" } else { "yinsh" },
        difficulty: 1200,
        right,
        at,
    };
    let player = PlayerId::from_random(player);
    let added = store.notebooks().add_attempts(player, vec![entry], vec![rated], Quota::FULL);
    assert!(added.await.unwrap().is_some());
}

async fn only(store: &Store) -> PuzzleRating {
    let mut all = store.puzzles().ratings("yinsh").await.unwrap();
    assert_eq!(all.len(), 1);
    all.remove(0)
}

pub(crate) async fn an_attempt_changes_the_rating_of_its_puzzle(store: Store) {
    assert_eq!(store.puzzles().ratings("yinsh").await.unwrap(), []);
    attempt(&store, 1, "a", "y1", false).await;
    let first = only(&store).await;
    assert_eq!((first.puzzle.as_str(), first.attempts), ("y1", 1));
    assert!(first.rating.rating > 1200.0 && first.rating.deviation < 150.0, "{first:?}");
    attempt(&store, 2, "b", "y1", true).await;
    let second = only(&store).await;
    assert_eq!(second.attempts, 2);
    assert!(second.rating.rating < first.rating.rating, "{second:?}");
}

pub(crate) async fn a_player_changes_the_rating_of_a_puzzle_only_once(store: Store) {
    attempt(&store, 1, "a", "y1", false).await;
    let before = only(&store).await;
    for key in ["b", "c"] {
        attempt(&store, 1, key, "y1", false).await;
    }
    assert_eq!(only(&store).await, before);
}

pub(crate) async fn a_repeated_entry_changes_no_rating(store: Store) {
    attempt(&store, 1, "a", "y1", false).await;
    // Simulates a client that sends another puzzle under a known key.
    attempt(&store, 1, "a", "y2", false).await;
    assert_eq!(only(&store).await.puzzle, "y1");
}

pub(crate) async fn an_attempt_dated_1970_does_not_make_a_puzzle_uncertain(store: Store) {
    const NOW: i64 = 1_800_000_000_000;
    attempt_at(&store, 1, "a", "y1", true, NOW).await;
    let first = only(&store).await;
    attempt_at(&store, 2, "b", "y1", true, 0).await;
    let second = only(&store).await;
    attempt_at(&store, 3, "c", "y1", true, NOW + 1000).await;
    let third = only(&store).await;
    let deviations = [first, second, third].map(|it| it.rating.deviation);
    assert!(deviations.is_sorted_by(|one, next| one > next), "{deviations:?}");
}

pub(crate) async fn a_rating_stored_with_a_date_in_1970_does_not_become_uncertain(store: Store) {
    const NOW: i64 = 1_800_000_000_000;
    // As earlier versions stored it.
    attempt_at(&store, 1, "a", "y1", true, 0).await;
    let first = only(&store).await;
    attempt_at(&store, 2, "b", "y1", true, NOW).await;
    let second = only(&store).await;
    assert!(second.rating.deviation < first.rating.deviation, "{first:?} {second:?}");
}

pub(crate) async fn an_attempt_dated_1970_does_not_make_a_person_uncertain(store: Store) {
    const NOW: i64 = 1_800_000_000_000;
    for (number, key) in (0_i64..).zip(["1", "2", "3", "4", "5", "6"]) {
        let is_fifth = number == 4;
        for (player, at) in [(1, NOW + number), (2, if is_fifth { 0 } else { NOW + number })] {
            attempt_at(&store, player, key, &format!("y{player}{key}"), true, at).await;
        }
    }
    // How much a person changes a puzzle's rating depends on how uncertain the person's own rating is.
    let last = |id| store.puzzles().rating(id);
    let (honest, liar) = (last("y16").await.unwrap(), last("y26").await.unwrap());
    let [honest, liar] = [honest, liar].map(|it| it.expect("a rating").rating.rating);
    assert!((honest - liar).abs() < 0.01, "{honest} {liar}");
}

pub(crate) async fn puzzles_of_each_game_are_listed_separately(store: Store) {
    attempt(&store, 1, "a", "y1", false).await;
    attempt(&store, 1, "b", "g1", true).await;
    let gipf = store.puzzles().ratings("gipf").await.unwrap();
    assert_eq!((gipf.len(), gipf[0].puzzle.as_str()), (1, "g1"));
    assert_eq!(only(&store).await.puzzle, "y1");
}
