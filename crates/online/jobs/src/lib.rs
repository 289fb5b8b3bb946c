//! What the engine computes for servers and for people: turns of engine players, reviews of games, games against itself.
//!
//! The work itself is the same wherever it is done: [`find_turn`], [`review`] and [`self_play`]. Without workers a server does
//! it on threads of its own. With the feature `cluster` a job can go into a queue of NATS instead ([`Desk`]), from which any
//! number of workers take jobs (`Worker`). A job is done at least once: if its worker is killed, another one gets it.
//! A result names its job, and whoever waits for it keeps the first.
//!
//! ```
//! use jobs::{GameRef, find_turn};
//! use engine::{Engine, Level};
//! use variants::{AnyGame, Variant};
//!
//! let game = AnyGame::start(Variant::GipfBasic);
//! let found = find_turn(&Engine::new(1), GameRef::Single(&game), Level::ALL[0], 100);
//! assert!(game.clone().play_turn(&found.unwrap().turn).is_ok());
//! ```

#[cfg(feature = "cluster")]
mod announcement;
mod desk;
mod game_text;
mod job;
#[cfg(feature = "cluster")]
mod queue;
mod result;
mod work;
#[cfg(feature = "cluster")]
mod worker;

#[cfg(feature = "cluster")]
pub use announcement::{Announcement, WORKERS};
pub use desk::Desk;
#[cfg(feature = "cluster")]
pub use desk::{Queued, ReviewResult, ReviewResults};
pub use game_text::{GameText, UnreadableGame};
pub use job::{FindTurn, Job, Kind, ReviewGame, SelfPlay, Task};
#[cfg(feature = "cluster")]
pub use queue::{Queue, QueueError};
pub use result::{FoundTurn, JobResult, Outcome};
pub use work::{
    GameRef, LONGEST_TURN, TABLE, WorkError, do_task, find_turn, review, self_play, turn_time,
};
#[cfg(feature = "cluster")]
pub use worker::{Work, Worker};
