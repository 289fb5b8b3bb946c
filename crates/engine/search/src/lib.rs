//! Alpha-beta search over the trait [`game::Game`]; knows no concrete game.
//!
//! A search is given everything: the position, an evaluation, the table, the limits, a
//! clock and a stop flag. It starts no thread, reads no clock of its own and uses no
//! floating point, so that the same number of nodes gives the same answer everywhere.
//!
//! The same player may act several times in a row: scores change sign only when the
//! player to act does, and distances to a win count whole turns.

mod candidate;
mod control;
mod evaluate;
mod feature;
mod history;
mod known;
mod node;
mod place;
mod quiet;
mod root;
mod score;
mod searchable;
mod table;
mod worker;

pub use control::{Control, Free, Limits};
pub use evaluate::Evaluate;
pub use feature::{Feature, Features, ParseFeatureError};
pub use root::{Found, Line, Report, Task, search};
pub use score::{MATE, Score};
pub use searchable::{ActionOf, Searchable};
pub use table::Table;
