//! Engine jobs: turns of engine players, game reviews and self-play games.
//!
//! The computation is the same everywhere: [`find_turn`], [`review()`] and [`self_play`]. Without workers, a server runs it on its own
//! threads. With the feature `cluster`, jobs can go into a NATS queue instead ([`JobClient`]), from which any number of workers (`Worker`)
//! take them. A job is done at least once: if its worker is killed, another one takes over. Each result names its job, and the
//! receiver keeps only the first result of a job.
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
mod game_text;
mod job;
mod job_client;
#[cfg(feature = "cluster")]
mod queue;
mod result;
mod work;
#[cfg(feature = "cluster")]
mod worker;

#[cfg(feature = "cluster")]
pub use announcement::{Announcement, WORKERS};
pub use game_text::{GameText, UnreadableGame};
pub use job::{FindTurn, Job, Kind, ReviewGame, SelfPlay, Task};
pub use job_client::JobClient;
#[cfg(feature = "cluster")]
pub use job_client::{Queued, ReviewResult, ReviewResults};
#[cfg(feature = "cluster")]
pub use queue::{Queue, QueueError};
pub use result::{FoundTurn, JobResult, Outcome};
pub use work::{
    GameRef, TURN_TABLE_MIB, TURN_TIME_MAX_MS, WorkError, do_task, find_turn, review, self_play,
    turn_time,
};
#[cfg(feature = "cluster")]
pub use worker::{Work, Worker};
