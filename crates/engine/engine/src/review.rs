//! Reviews a finished game: the quality of each turn, the mistakes, and what would have been
//! better.
//!
//! ```
//! use engine::{Engine, SearchRequest, review};
//! use variants::{AnyGame, Variant};
//!
//! let mut game = AnyGame::start(Variant::GipfBasic);
//! game.play_turn("e9-e7")?;
//! let request = SearchRequest { nodes: Some(2_000), ..SearchRequest::default() };
//! let review = review::review_game(&game, &Engine::new(1), &request, |_| {});
//! assert_eq!(review.turns[0].token, "e9-e7");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod chance;
mod facts;
mod judged_turn;
mod kind;
mod phase;
mod reason;
mod reviewer;
mod search_id;
mod summary;

pub(crate) use chance::centi_of;
pub use chance::{Chance, evaluation_of};
pub use judged_turn::JudgedTurn;
pub use kind::Kind;
pub use phase::Phase;
pub use reason::{Reason, ReasonCode};
pub(crate) use reviewer::{Assessment, review_game_by};
pub use reviewer::{NODES, review_game};
pub(crate) use search_id::SearchId;
pub use summary::{PlayerSummary, Review};

/// How a review is made: which version of the engine, with how many nodes for each position. Two reviews of a game that were
/// made alike are the same.
#[must_use]
pub fn method(nodes: u64) -> String {
    format!("{}/{nodes}", env!("CARGO_PKG_VERSION"))
}
