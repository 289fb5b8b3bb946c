//! Lessons of YINSH and GIPF, and when one is solved.
//!
//! A lesson is a few steps, and each step is a position with a [`Goal`]. The rules judge
//! whether it is reached: every way to do it is right, not only the one that we thought of.
//!
//! ```
//! use lessons::{Goal, Verdict};
//! use variants::{AnyGame, Variant};
//!
//! let goal: Goal = "push-moves 1".parse()?;
//! let mut game = AnyGame::start(Variant::GipfBasic);
//! assert_eq!(goal.judge(&game), Verdict::Open);
//! game.play_turn("e9-e7")?;
//! assert_eq!(goal.judge(&game), Verdict::Reached);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod about;
mod condition;
mod course;
mod deeds;
mod forced;
mod gipf_deeds;
mod goal;
mod yinsh_deeds;

pub use about::about;
pub use course::{Course, Lesson, Step, course};
pub use goal::{Goal, ParseGoalError, Verdict};
