//! Puzzles: a position, a task, and the only turn that achieves it.
//!
//! ```
//! use puzzles::{Puzzle, Standing};
//! use solver::Limits;
//!
//! let line = "gipf-basic\twin2\t1225\tstop-row,reserve,quiet\t\
//!     2P1/4P/5p/PP3pp/4Pp/2P1P/p1PP w push 2-10\th6-e6 g7-g5 / a3-c5 a4-c4";
//! let puzzle: Puzzle = line.parse()?;
//! assert_eq!(puzzle.check(Limits::default()), Ok(Standing::Proved));
//! assert_eq!(puzzle.is_right(0, "g7-g5"), Ok(true));
//! assert_eq!(puzzle.is_right(0, "b4"), Ok(false));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! The files are described in `docs/puzzles.md` of the repository. A *win* and a *save* are proved
//! by [`solver`], which is independent of the engine; a *gain* is judged by the engine and marked
//! as such.

mod check;
mod daily;
mod error;
mod folding;
mod kind;
mod limits;
mod merit;
mod merits;
mod puzzle;
mod rating;
mod replay;
mod resemblance;
mod solution;
mod text;
mod theme;
mod themes;

pub use check::{CheckError, Standing, proved_save, proved_win};
pub use daily::daily;
pub use error::{Fault, ReadError};
pub use folding::folded_key;
pub use kind::{Kind, ParseKindError};
pub use limits::{CANDIDATES_MAX, PUZZLE_LINE_MAX_BYTES};
pub use merit::{Merit, MeritCode};
pub use puzzle::Puzzle;
pub use rating::{Attempt, BEGINNER, rate_attempt, rating_course, rating_of};
pub use replay::{PlayedTurn, PuzzleGame, Replay};
pub use resemblance::near_duplicates;
pub use solution::Solution;
pub use text::read_all;
pub use theme::{Theme, Themes};
