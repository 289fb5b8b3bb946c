//! The visitor behind a request: anonymous, a player with a session, or a program with a token.

pub(crate) mod beginnings;
pub(crate) mod client_address;
mod recognition;
mod role;
pub(crate) mod session;
pub(crate) mod storage;

pub(crate) use recognition::{Via, Visitor};
pub(crate) use role::{Arrival, Owner, Player, TurnSender};
pub(crate) use session::SessionManager;
