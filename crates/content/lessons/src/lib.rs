//! Lessons for YINSH, GIPF and GIPF with potentials, and the rules that decide when a step is
//! solved.
//!
//! A lesson has a few steps, each of which is a position with a [`Goal`]. The rules of the game
//! decide whether it is reached, so every solution counts, not only the expected one.
//!
//! ```
//! use lessons::{Goal, GoalStatus};
//! use variants::{AnyGame, Variant};
//!
//! let goal: Goal = "push-moves 1".parse()?;
//! let mut game = AnyGame::start(Variant::GipfBasic);
//! assert_eq!(goal.status(&game), GoalStatus::Open);
//! game.play_turn("e9-e7")?;
//! assert_eq!(goal.status(&game), GoalStatus::Reached);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod condition;
mod course;
mod explanation;
mod forced_win;
mod goal;
mod progress;

pub use course::{Course, Lesson, Step, course};
pub use explanation::lesson_for;
pub use goal::{Goal, GoalStatus, ParseGoalError};
