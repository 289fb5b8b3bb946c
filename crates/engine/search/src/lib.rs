//! Alpha-beta search over any two-player game of the trait [`game::Game`] that implements
//! [`Searchable`]; knows no concrete game.
//!
//! A search is given everything: the game, an evaluation, the transposition table, the limits,
//! a clock and a stop flag. It starts no thread, reads no clock of its own and uses no
//! floating point, so that the same number of nodes gives the same result everywhere.
//!
//! The same player may act several times in a row: scores change sign only when the player to
//! act changes, and distances to a win count whole turns.

mod alpha_beta;
mod candidate;
mod context;
mod control;
mod evaluate;
mod evaluation_cache;
mod feature;
mod history;
mod ordering;
mod parameters;
mod quiescence;
mod report;
mod root;
mod root_turn;
mod score;
mod searchable;
mod transposition_table;
mod window;
mod worker;

pub use control::{Control, Limits, NoControl};
pub use evaluate::Evaluate;
pub use feature::{Feature, Features};
pub use report::{Report, SearchResult, Variation};
pub use root::{Task, search};
pub use score::{MATE, Score};
pub use searchable::{ActionOf, Searchable};
pub use transposition_table::TranspositionTable;
