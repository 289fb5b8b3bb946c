//! Generator of puzzles: levels of the engine play each other, and when one of them errs, the other
//! may have a single turn that wins, saves or gains. Only puzzles that were proved or, for a gain,
//! judged at a stated depth are kept.
//!
//! A run needs neither the network nor the repository, so it can be sent to a machine with many cores. The
//! results of several runs are merged afterwards.

pub mod checking;
mod difficulty;
pub mod files;
mod judge;
mod level_game;
mod moment;
mod rivals;
mod seeker;
pub mod selection;
pub mod verdicts;
mod win_line;
pub mod workers;

pub use judge::{GAIN_DEPTH, Judgement, judge};
