//! Where people play on line: a room for each game, a lobby in which they find each other, engines as players.
//!
//! It knows neither HTTP nor SQL: a server carries texts in and out, and `store` keeps what happened. One command is one
//! whole turn; it is checked by the rules, stored, and only then acknowledged and told to anybody.

mod cards;
mod clock;
mod command;
mod engines;
mod hall;
mod lobby;
mod notices;
mod outbox;
mod people;
mod plan;
mod refusal;
mod room;
mod rooms;
mod round;
mod shared;
mod talk;
mod watch;

pub use command::{Command, Saying};
pub use hall::{Counts, Following, Hall, NewGame, Notified, OpenError, Opponent, Options};
pub use lobby::SeekWish;
pub use notices::TurnReminder;
pub use outbox::{Inbox, Outgoing};
pub use refusal::{Refusal, RefusalKind};
pub use room::{Circumstances, Told};
pub use talk::{Talk, Viewer};
pub use watch::Watch;
