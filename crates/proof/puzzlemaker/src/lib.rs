//! Makes puzzles: levels of the engine play each other, and where one of them errs the other may
//! have a single turn that wins, saves or gains. Nothing is kept that was not proved or, for a
//! gain, judged at a stated depth.
//!
//! A run needs no network and no repository, so that it can be sent to a machine with many cores;
//! what several runs found is put together afterwards.

pub mod checking;
mod difficulty;
pub mod files;
mod judge;
mod level_game;
mod moment;
mod rivals;
mod seeker;
pub mod selection;
mod win_line;
pub mod workers;

pub use judge::{DEPTH, Judgement, judge};
