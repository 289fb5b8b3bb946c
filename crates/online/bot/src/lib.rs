//! Bridge that lets any UGI program play on a server as a bot, over the server's public API.
//!
//! The bot accepts challenges and starts one instance of the program for each game. It recovers from failures of the server, the
//! network and the program: streams are resumed where they ended, and a turn that is sent twice is played once.

mod bot;
mod client;
mod game;
#[cfg(test)]
mod test_server;

pub use bot::{Bot, Options, Report};
pub use client::BotError;
