//! Proves forced wins and losses within a number of turns.
//!
//! A turn consists of all actions that one player takes in a row. A player *wins within n turns* if
//! they can force a win no later than the end of their own turn n, whatever the opponent plays. The
//! solver is an AND/OR search over the rules alone: it uses no evaluation and shares no code with
//! the engine's search, so each can be used to check the other.
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
//! GIPF's draw by repetition (rule G27) depends on earlier positions, which a position does not
//! contain. It does not change any answer: a player who always takes the shortest win is closer to
//! it each time they are to act, so no position occurs twice on the way, and a draw is not a win
//! either.

mod limits;
mod solvable;
mod solver;
mod table;
mod turn;

pub use limits::{Limits, Verdict};
pub use solvable::Solvable;
pub use solver::{QUESTION_MAX_TURNS, Solver};
pub use turn::{Candidate, Turn, candidates, whole_turns};
