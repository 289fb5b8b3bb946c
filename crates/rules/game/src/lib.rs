//! What two-player board games such as YINSH and GIPF have in common.
//!
//! The trait [`Game`] is a position with its rules: it lists the legal actions, says
//! why another one is illegal, plays, and tells how the game ended. An *action* is
//! one decision; a *turn* is all actions that one player takes in a row, written as
//! one token. The player to act need not change between actions, but does between
//! turns.
//!
//! This crate contains no rule of any game and needs no `std`.
//!
//! # Features
//!
//! - `alloc` (default): `History`, a game with its past, for rules about repeated
//!   positions and for taking back. Without it nothing allocates.
//!
//! ```
//! use game::{Color, Outcome, Reason};
//!
//! const THREE_IN_LINE: Reason = Reason::new("three-in-line", "three stand in a line");
//!
//! let outcome = Outcome::win(Color::White, THREE_IN_LINE);
//! assert_eq!(outcome.winner(), Some(Color::White));
//! assert_eq!(outcome.score(), "1-0");
//! assert_eq!(outcome.to_string(), "White wins: three stand in a line");
//! ```
#![no_std]

#[cfg(feature = "alloc")]
extern crate alloc;
#[cfg(test)]
extern crate std;

mod codes;
mod color;
mod outcome;
mod perft;
mod rules;
mod zobrist;

#[cfg(feature = "alloc")]
mod history;

pub use codes::{Coded, UnknownCode};
pub use color::Color;
#[cfg(feature = "alloc")]
pub use history::History;
pub use outcome::{Outcome, Reason};
pub use perft::{perft, perft_made};
pub use rules::{Game, Shown, TurnError, TurnErrorKind};
pub use zobrist::{next_key, nth_key};
