//! The common foundation of two-player board games such as YINSH and GIPF.
//!
//! The [`Game`] trait represents a position with its rules, for code that works with any game: it lists the legal actions, explains
//! why any other action is illegal, plays actions and returns the outcome. An *action* is one
//! decision; a *turn* is all consecutive actions of one player, written as one token. The
//! player to act may stay the same between actions, but changes between turns.
//!
//! This crate contains no rules of any game and does not need `std`.
//!
//! # Features
//!
//! - `alloc` (default): `History`, a game with its past positions, for rules about
//!   repetition and for undo. Without it nothing allocates.
//! - `serde`: [`Color`] as `"w"` or `"b"`.
//! - `arbitrary`: arbitrary colours, for fuzzing. Needs `std`.
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

/// Compiles and runs the examples of the README as tests.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;

mod codes;
mod color;
#[cfg(feature = "arbitrary")]
mod generation;
mod implementation;
mod outcome;
mod perft;
mod rules;
#[cfg(feature = "serde")]
mod serialization;
mod zobrist;

#[cfg(feature = "alloc")]
mod history;

pub use codes::{Coded, UnknownCode};
pub use color::Color;
#[cfg(feature = "arbitrary")]
pub use generation::arbitrary_position;
#[cfg(feature = "alloc")]
pub use history::History;
pub use outcome::{Outcome, Reason};
pub use perft::{perft, perft_made};
pub use rules::{Game, Shown, TurnError, TurnErrorKind};
#[cfg(feature = "serde")]
pub use serialization::deserialize_text;
pub use zobrist::{next_key, nth_key};
