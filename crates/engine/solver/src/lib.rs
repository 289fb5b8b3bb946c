//! Proves that a player wins, or loses, by force within a number of turns.
//!
//! A turn is all actions that one player takes in a row. A player *wins within n turns* if,
//! whatever the other one does, they have won when their own turn n is over. It is an AND/OR
//! search over the rules alone: it knows no evaluation, and nothing of the engine's search, so
//! that each can be held against the other.
//!
//! ```
//! use game::{Color, Game};
//! use solver::{Limits, Solver, Verdict};
//!
//! let text = "RRRR/7/8/2MMMMR2/91/9/91/9/8/r6/rrrr w move 0-0";
//! let position = yinsh::Position::from_text(yinsh::Variant::Blitz, text)?;
//! let mut solver = Solver::new(Color::White, Limits::default());
//! assert_eq!(solver.wins_within(&position, 1), Verdict::Proved);
//!
//! let position = yinsh::Position::from_text(yinsh::Variant::Normal, text)?;
//! let mut solver = Solver::new(Color::White, Limits::default());
//! assert_eq!(solver.wins_within(&position, 1), Verdict::Disproved);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! GIPF's draw by repetition (rule G27) needs a past, which a position does not have. It
//! changes no answer: who always takes the shortest win has fewer turns to go each time they
//! are to act, so that no position stands twice on the way; and a draw is no win either.

mod limits;
mod solvable;
mod solver;
mod table;
mod turn;

pub use limits::{Limits, Verdict};
pub use solvable::Solvable;
pub use solver::{MOST_TURNS, Solver};
pub use turn::{Candidate, Turn, candidates, whole_turns};
