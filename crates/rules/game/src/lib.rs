//! What two-player board games such as YINSH and GIPF have in common.
//!
//! The trait [`Game`] is a position that knows its rules: it lists the legal
//! actions, says why another one is illegal, plays, and tells how the game ended.
//! An *action* is one decision; a *turn* is all actions that one player takes in a
//! row, written as one token. The player to act need not alternate between actions;
//! it does between turns.
//!
//! This crate contains no rule of any game, needs no operating system, and allocates
//! only with the feature `alloc` (on by default), which adds [`History`]: a game with
//! its past, for rules about repeated positions and for taking back.
//!
//! ```
//! use game::{Color, Outcome, Reason};
//!
//! let outcome = Outcome::win(Color::White, Reason::RingsOff);
//! assert_eq!(outcome.winner(), Some(Color::White));
//! assert_eq!(outcome.to_string(), "White wins: enough rings are off");
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
mod searched;
mod turn;
mod zobrist;

#[cfg(feature = "alloc")]
mod history;

pub use codes::{Coded, UnknownCode};
pub use color::{Color, ParseColorError};
#[cfg(feature = "alloc")]
pub use history::History;
pub use outcome::{Outcome, Reason};
pub use perft::{perft, perft_made};
pub use rules::Game;
pub use searched::Searched;
pub use turn::{Shown, TurnError, TurnErrorKind, play_turn};
pub use zobrist::{next_key, nth_key};
