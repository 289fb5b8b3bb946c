//! Request bodies, response bodies and queries of the REST API.

mod account;
mod club_nights;
mod games;
mod notebook;
mod openings;
mod players;
mod puzzles;
mod reports;
mod studies;
mod tokens;

pub use account::*;
pub use club_nights::*;
pub use games::*;
pub use notebook::*;
pub use openings::*;
pub use players::*;
pub use puzzles::*;
pub use reports::*;
pub use studies::*;
pub use tokens::*;
