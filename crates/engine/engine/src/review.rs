//! Looks over a game that has been played: what each turn was worth, which were mistakes,
//! and what would have been better.
//!
//! ```
//! use engine::{Thinker, Wish, review};
//! use variants::{AnyGame, Variant};
//!
//! let mut game = AnyGame::start(Variant::GipfBasic);
//! game.play_turn("e9-e7")?;
//! let wish = Wish { nodes: Some(2_000), ..Wish::default() };
//! let review = review::look_over(&game, &Thinker::new(1), &wish, |_| {});
//! assert_eq!(review.turns[0].token, "e9-e7");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod chance;
mod judged;
mod kind;
mod look;
mod summary;

pub use chance::{Chance, evaluation_of};
pub use judged::JudgedTurn;
pub use kind::Kind;
pub use look::look_over;
pub use summary::{Review, Side};
