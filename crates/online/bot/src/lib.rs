//! A bridge: any program that speaks UGI plays on a server as a bot, over the server's public API.
//!
//! It accepts challenges, lets a process of the program play each game, and goes on by itself when the server, the network or
//! the program was gone: streams are taken up where they ended, and a turn that was sent twice counts once.

mod game;
mod line;
mod office;
mod way;

pub use office::{Bot, Options, Report};
pub use way::BotError;
