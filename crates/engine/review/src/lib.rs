//! Reviews of finished games: the quality of each turn, the mistakes with their reasons, and better alternatives.
//!
//! [`review_game`] searches every position with an engine; [`review_game_by`] leaves the searches to the caller, who may
//! run them anywhere and in any order.
//!
//! ```
//! use engine::{Engine, SearchRequest};
//! use variants::{AnyGame, Variant};
//!
//! let mut game = AnyGame::start(Variant::GipfBasic);
//! game.play_turn("e9-e7")?;
//! let request = SearchRequest { nodes: Some(2_000), ..SearchRequest::default() };
//! let review = review::review_game(&game, &Engine::new(1), &request, |_| {});
//! assert_eq!(review.turns[0].token, "e9-e7");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

// The evidence of reasons is checked by code that the integration tests share, which uses this crate by its name.
#[cfg(test)]
extern crate self as review;

mod facts;
mod judged_turn;
mod kind;
mod line;
#[cfg(feature = "potentials")]
mod match_review;
mod phase;
mod reason;
mod reviewer;
mod search_id;
mod searches;
mod summary;

pub use judged_turn::JudgedTurn;
pub use kind::Kind;
#[cfg(feature = "potentials")]
pub use match_review::{
    CONTEST_CHANCES, DecisionCode, DecisionReason, DecisionValues, JudgedDecision, MatchReview,
    review_match, review_match_by,
};
pub use phase::Phase;
pub use reason::{Branch, Reason, ReasonCode};
pub use reviewer::{Assessment, REVIEW_NODES, Search, review_game_by};
pub use search_id::{ParseSearchIdError, SearchId, TurnGroup};
pub use searches::{is_independent, review_game};
pub use summary::{PlayerSummary, Review};

/// Returns the identifier of a review method: the version of the engine and the number of nodes per position. Two
/// reviews of a game with the same identifier are equal.
#[must_use]
pub fn method(nodes: u64) -> String {
    format!("{}/{nodes}", env!("CARGO_PKG_VERSION"))
}
