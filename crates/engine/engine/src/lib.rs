//! Puts search and evaluation together: a thinker for any variant, and the protocols by
//! which other programs drive it.
//!
//! ```
//! use std::sync::atomic::AtomicBool;
//! use engine::{Thinker, Wish};
//! use variants::{AnyGame, Variant};
//!
//! let thinker = Thinker::new(1);
//! let game = AnyGame::start(Variant::GipfBasic);
//! let wish = Wish { nodes: Some(2_000), ..Wish::default() };
//! let answer = thinker.think(&game, &wish, &AtomicBool::new(false), |_| {});
//! let mut next = game.clone();
//! next.play_turn(&answer.lines[0].turn).expect("the engine plays legal turns");
//! ```

pub mod arena;
pub mod baseline;
mod chances;
pub mod conformance;
mod count;
mod json;
mod level;
mod lines;
mod mind;
pub mod openings;
mod output;
mod process;
mod refusal;
pub mod review;
mod setup;
pub mod signature;
mod stopwatch;
mod thinker;
mod time;
mod ugi;

pub use chances::Chances;
pub use json::{Json, JsonAlone};
pub use level::{Level, ParseLevelError, Sight};
pub use search::{Control, Free};
pub use thinker::{Answer, Judge, Progress, Thinker, ThoughtLine, Wish};
pub use time::Clock;
pub use ugi::Ugi;
