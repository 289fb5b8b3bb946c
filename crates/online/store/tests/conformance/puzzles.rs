//! Puzzles are rated by people's attempts.

use protocol::rest::{NotebookEntry, NotebookKind};
use record::PlayerId;
use serde_json::Map;
use store::{PuzzleAttempt, PuzzleRating, Store};

/// Adds an attempt to a notebook.
pub(crate) async fn attempt(store: &Store, player: u64, key: &str, puzzle: &str, right: bool) {
    let entry = NotebookEntry {
        kind: NotebookKind::Attempt,
        key: key.to_owned(),
        at: 1000,
        body: Map::new(),
    };
    let rated = PuzzleAttempt {
        key: key.to_owned(),
        puzzle: puzzle.to_owned(),
        game: if puzzle.starts_with('g') { "gipf" } else { "yinsh" },
        difficulty: 1200,
        right,
        at: 1000,
    };
    let player = PlayerId::from_random(player);
    let added = store.add_attempts_to_notebook(player, vec![entry], vec![rated]).await;
    assert!(added.unwrap());
}

async fn only(store: &Store) -> PuzzleRating {
    let mut all = store.puzzle_ratings("yinsh").await.unwrap();
    assert_eq!(all.len(), 1);
    all.remove(0)
}

pub(crate) async fn an_attempt_moves_the_rating_of_its_puzzle(store: Store) {
    assert_eq!(store.puzzle_ratings("yinsh").await.unwrap(), []);
    attempt(&store, 1, "a", "y1", false).await;
    let first = only(&store).await;
    assert_eq!((first.puzzle.as_str(), first.attempts), ("y1", 1));
    assert!(first.rating.rating > 1200.0 && first.rating.deviation < 150.0, "{first:?}");
    attempt(&store, 2, "b", "y1", true).await;
    let second = only(&store).await;
    assert_eq!(second.attempts, 2);
    assert!(second.rating.rating < first.rating.rating, "{second:?}");
}

pub(crate) async fn nobody_moves_a_puzzle_twice(store: Store) {
    attempt(&store, 1, "a", "y1", false).await;
    let before = only(&store).await;
    for key in ["b", "c"] {
        attempt(&store, 1, key, "y1", false).await;
    }
    assert_eq!(only(&store).await, before);
}

pub(crate) async fn the_same_entry_again_moves_nothing(store: Store) {
    attempt(&store, 1, "a", "y1", false).await;
    // As if somebody wrote another puzzle under a key that is known.
    attempt(&store, 1, "a", "y2", false).await;
    assert_eq!(only(&store).await.puzzle, "y1");
}

pub(crate) async fn puzzles_of_a_game_are_listed_apart(store: Store) {
    attempt(&store, 1, "a", "y1", false).await;
    attempt(&store, 1, "b", "g1", true).await;
    let gipf = store.puzzle_ratings("gipf").await.unwrap();
    assert_eq!((gipf.len(), gipf[0].puzzle.as_str()), (1, "g1"));
    assert_eq!(only(&store).await.puzzle, "y1");
}
