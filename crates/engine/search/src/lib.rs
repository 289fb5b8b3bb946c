//! Alpha-beta search for any two-player game whose positions implement [`game::Game`], through
//! [`Searchable`]. The crate does not depend on any concrete game.
//!
//! The caller passes in everything that a search needs: the game, an evaluation, the transposition
//! table, the limits, a clock and a stop flag. The crate starts no threads, reads no clock and uses
//! no floating point, so the same number of nodes gives the same result on every machine.
//!
//! A player may act several times in a row: scores change sign only when the player to act changes,
//! and distances to a win are counted in whole turns.
//!
//! Techniques have their usual names from chess programming. The "move" in *late-move reduction* or
//! *transposition-table move* is one action here.

mod alpha_beta;
mod candidate;
mod context;
mod control;
mod evaluate;
mod evaluation_cache;
mod feature;
mod history;
mod ordering;
mod parameter;
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
pub use parameter::Parameter;
pub use parameters::PARAMETERS;
pub use report::{Report, SearchResult, Variation};
pub use root::{Task, search};
pub use score::{MATE, Score};
pub use searchable::{ActionOf, Searchable};
pub use transposition_table::TranspositionTable;
