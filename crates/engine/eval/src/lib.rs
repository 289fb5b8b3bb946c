//! Static evaluation of positions of YINSH and GIPF.
//!
//! [`Hand`] is the hand-written evaluation: removed rings, windows of markers, pieces and reserves,
//! with weights chosen by hand. [`pattern::Pattern`] looks up every window of the board in a table
//! of weights fitted to games. Both use integers only, so a position has the same value on every
//! platform, and both are invariant under symmetry and exchange of colours.
//!
//! ```
//! use eval::Hand;
//! use search::Evaluate;
//! use yinsh::{Game, Position, Variant};
//!
//! // White has four markers and a ring next to them: good for White, bad for Black.
//! let board = "RRRR/7/8/2MMMMR2/91/9/91/9/8/r6/rrrr";
//! let read = |player| Position::from_text(Variant::Normal, &format!("{board} {player} move 0-0"));
//! assert!(Hand.evaluate(&read('w')?) > 100);
//! assert!(Hand.evaluate(&read('b')?) < 0);
//! # Ok::<(), yinsh::ParsePositionError>(())
//! ```
//!
//! [`Yinsh`] and [`Gipf`] adapt the two games to the search. The feature `potentials` adds GIPF
//! with potentials: the patterns of GIPF evaluate the top pieces, and further weights evaluate the
//! potentials. This crate does not search and implements no rules; it asks the rules crates.
#![forbid(unsafe_code)]

mod blurred;
mod grid;
mod hand;
mod lines;
pub mod pattern;
mod searchable;
mod tops;
mod windows;

pub use blurred::Blurred;
pub use hand::Hand;
#[cfg(feature = "potentials")]
pub use searchable::Potentials;
pub use searchable::{Gipf, Yinsh};
